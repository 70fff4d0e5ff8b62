// A new match: scenario, its options, and who sits where.
import type { Kit } from '@merkur/table'
import { useEffect, useState } from 'react'
import { go } from '../../app/app-context.ts'
import { Bar } from '../../app/bar.tsx'
import { useKit } from '../../app/use-kit.ts'
import { beginMatch } from '../../match/begin.ts'
import type { Player } from '../../match/saved.ts'
import { Lid } from '../home/lid.tsx'
import './new-page.css'

const PLAYERS: Readonly<Record<Player, string>> = {
  human: 'Somebody here',
  bot: 'Computer',
  random: 'Computer, any move',
}

export function NewMatchPage({ game }: { game: string }) {
  const kit = useKit(game)
  useEffect(() => {
    document.title = 'New match · Merkur'
  }, [])
  return (
    <>
      <Bar />
      <main className="page narrow">
        {kit === null && <p className="waiting">Opening the box …</p>}
        {kit instanceof Error && (
          <p className="error" role="alert">
            {kit.message}
          </p>
        )}
        {kit && !(kit instanceof Error) && (
          <>
            <Lid game={game} />
            <h1>{kit.title}</h1>
            <NewMatch kit={kit} />
          </>
        )}
      </main>
    </>
  )
}

function NewMatch({ kit }: { kit: Kit }) {
  const [scenarioId, setScenario] = useState(kit.scenarios[0]?.id ?? '')
  const scenario = kit.scenarios.find((s) => s.id === scenarioId) ?? kit.scenarios[0]
  const [options, setOptions] = useState<Record<string, string>>({})
  const seats = kit.seats.filter((seat) => scenario?.seats.includes(seat.id))
  const [players, setPlayers] = useState<Record<string, Player>>(() =>
    Object.fromEntries(kit.seats.map((seat, i) => [seat.id, i === 0 ? 'human' : 'bot'])),
  )
  if (!scenario) return <p className="error">This game has no scenario.</p>
  const start = (): void => {
    const seated = Object.fromEntries(seats.map(({ id }) => [id, players[id] ?? 'human']))
    const chosen = Object.fromEntries(scenario.options.map((o) => [o.id, options[o.id] ?? o.default]))
    const people = seats.filter(({ id }) => seated[id] === 'human').map(({ name }) => name)
    const who = people.length === seats.length ? 'two players' : people.length === 0 ? 'computers' : people.join(', ')
    const name = `${scenario.title}, ${who}`
    go({
      page: 'table',
      match: beginMatch({ game: kit.game, name, scenario: scenario.id, options: chosen, players: seated }),
    })
  }
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      {kit.scenarios.length > 1 && (
        <label className="field">
          <span>Scenario</span>
          <select value={scenario.id} onChange={(event) => setScenario(event.target.value)}>
            {kit.scenarios.map((s) => (
              <option key={s.id} value={s.id}>
                {s.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>
        {kit.scenarios.length === 1 && <b>{scenario.title}. </b>}
        {scenario.text} <span className="quiet">{scenario.length}.</span>
      </p>
      <fieldset className="players">
        <legend>Who plays</legend>
        {seats.map((seat) => (
          <label key={seat.id} className="seat-choice">
            <span>
              <span className="seat-chip" style={{ background: kit.palette[seat.colour]?.ground }} />
              {seat.name}
            </span>
            <select
              aria-label={`Who plays ${seat.name}`}
              value={players[seat.id] ?? 'human'}
              onChange={(event) => setPlayers({ ...players, [seat.id]: event.target.value as Player })}
            >
              {Object.entries(PLAYERS).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {scenario.options.length > 0 && (
        <fieldset className="players">
          <legend>Options</legend>
          {scenario.options.map((option) => (
            <label key={option.id} className="field">
              <span>{option.label}</span>
              <select
                aria-label={option.label}
                value={options[option.id] ?? option.default}
                onChange={(event) => setOptions({ ...options, [option.id]: event.target.value })}
              >
                {option.values.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <div className="row">
        <button type="submit" className="button first">
          Set up the table
        </button>
      </div>
    </form>
  )
}
