// How strong the computer plays, as measured: its share of wins from each side, with random play beside it.
import type { Strength, StrengthRow } from '@merkur/bots'
import type { Kit } from '@merkur/table'
import { percent } from '../../table/percent.ts'
import { commandFor, gamesOf } from './strength.ts'
import './strength-card.css'

/** The opponents by the words a player knows them under. */
const OPPONENTS: Readonly<Record<string, string>> = {
  random: 'a player who moves at random',
  greedy: 'a player who looks one step ahead',
  'the rules alone': 'the rules that move the other side',
  bot: 'itself',
}

export function StrengthCard({ strength, kit }: { strength: Strength; kit: Pick<Kit, 'seats' | 'scenarios'> }) {
  const { game, scenarios } = strength
  return (
    <section className="card" aria-labelledby="strength">
      <h2 id="strength">How strong the computer plays</h2>
      <p className="small quiet">
        The bar is the share of wins, its pale end the 95 % interval. The upright line is what random play from the same
        side wins against random play.
      </p>
      {scenarios.map((one) => (
        <div key={one.scenario}>
          {kit.scenarios.length > 1 && (
            <h3>{kit.scenarios.find((s) => s.id === one.scenario)?.title ?? one.scenario}</h3>
          )}
          <ul className="strength">
            {one.rows.map((row) => (
              <Row key={`${row.seat} ${row.against}`} row={row} name={nameOf(kit, row.seat)} />
            ))}
          </ul>
          <p className="small quiet">
            {gamesOf(one)} games each, measured by <code>{commandFor(game, one)}</code>.
          </p>
        </div>
      ))}
    </section>
  )
}

const nameOf = (kit: Pick<Kit, 'seats'>, seat: string): string => kit.seats.find((s) => s.id === seat)?.name ?? seat

function Row({ row: { against, wins, draws, random, msPerDecision }, name }: { row: StrengthRow; name: string }) {
  const at = (share: number): string => `${share * 100}%`
  return (
    <li>
      <span>
        <b>{name}</b> against {OPPONENTS[against] ?? against}
      </span>
      <b className="strength-share">{percent(wins.share)}</b>
      <span className="strength-bar" aria-hidden="true">
        <span
          className="strength-maybe"
          style={{ insetInlineStart: at(wins.low), inlineSize: at(wins.high - wins.low) }}
        />
        <span className="strength-wins" style={{ inlineSize: at(wins.low) }} />
        <span className="strength-random" style={{ insetInlineStart: at(random.share) }} />
      </span>
      <span className="small quiet strength-words">
        {percent(wins.low)} to {percent(wins.high)}
        {draws.n > 0 && `, draws ${percent(draws.share)}`}; random against random {percent(random.share)};{' '}
        {msPerDecision.median < 1 ? 'under 1' : Math.round(msPerDecision.median)} ms a decision
      </span>
    </li>
  )
}
