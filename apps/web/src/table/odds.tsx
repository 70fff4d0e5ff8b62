// A calculation as a small table of terms with their cases, and its exact odds as a chart.
import type { Breakdown, Chances, RollRecord, Term } from '@merkur/engine'
import { percent } from './percent.ts'
import { CaseLink, Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'
import './odds.css'

const signed = (value: Term['value'], first: boolean): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return value[0] === value[1] ? String(value[0]) : `${value[0]} to ${value[1]}`
  if (first) return String(value).replace('-', '−')
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0'
}

export function Calculation({ breakdown }: { breakdown: Breakdown }) {
  const { terms, outcomes } = breakdown
  return (
    <div className="calculation">
      <h3>
        <Rich text={breakdown.title} /> <CaseLink rule={breakdown.rule} />
      </h3>
      {/* The chances first: where there is little room the sum that leads to them is what is scrolled to. */}
      {outcomes.length > 0 && <Odds outcomes={outcomes} />}
      {terms.length > 0 && (
        <table className="terms">
          <tbody>
            {terms.map((term, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other name and keep their order
              <tr key={i} className={term.total ? 'total' : ''}>
                <th scope="row">
                  <Rich text={term.label} /> {term.rule !== undefined && <CaseLink rule={term.rule} />}
                </th>
                <td>{signed(term.value, Boolean(term.total) || i === 0 || Boolean(terms[i - 1]?.total))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** Bars as wide as the chance they stand for; the shares stand in words beside them. */
function Odds({ outcomes }: { outcomes: readonly Chances[] }) {
  const { table } = useSitting()
  const most = Math.max(...outcomes.map((o) => o.p), 0.001)
  // Columns are for a few short words; whole sentences stand in rows.
  const long = outcomes.some((o) => table.words.plain(o.label).length > 26)
  if (outcomes.length > 5 || long)
    return (
      <ul className="odds rows" aria-label="Odds">
        {outcomes.map((o) => (
          <li key={o.label.id + JSON.stringify(o.label.args ?? '')}>
            <span>{table.words.plain(o.label)}</span>
            <span
              className="bar-line"
              data-tone={o.tone}
              style={{ inlineSize: `${(o.p / most) * 100}%` }}
              aria-hidden="true"
            />
            <b>{percent(o.p)}</b>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="odds columns" aria-label="Odds">
      {outcomes.map((o) => (
        <li key={o.label.id + JSON.stringify(o.label.args ?? '')}>
          <b>{percent(o.p)}</b>
          <span
            className="bar-block"
            data-tone={o.tone}
            style={{ blockSize: `${0.2 + (o.p / most) * 2.6}rem` }}
            aria-hidden="true"
          />
          <span>{table.words.plain(o.label)}</span>
        </li>
      ))}
    </ul>
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
}

/** A die as it fell. */
function Die({ face, sides, tone }: { face: number; sides: number; tone?: string | undefined }) {
  const pips = sides === 6 ? PIPS[face] : undefined
  return (
    <svg className="die" viewBox="0 0 40 40" role="img" aria-label={`die ${face}`} data-tone={tone}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="4" />)
      ) : (
        <text x="20" y="27" textAnchor="middle" fontSize="19">
          {face}
        </text>
      )}
    </svg>
  )
}

/** A roll or draw as it fell, with its result in words. */
/** @param beside the words it stands beside: a result they already tell is not told again */
export function Roll({ roll, beside = '' }: { roll: RollRecord; beside?: string }) {
  const { table } = useSitting()
  const result = roll.result ? table.words.plain(roll.result) : ''
  return (
    <span className="roll">
      {roll.drawn
        ? roll.drawn.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was drawn keeps its order
            <span key={i} className="chit">
              {table.words.plain(item)}
            </span>
          ))
        : roll.dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
            <Die key={i} face={face} sides={roll.sides} tone={roll.tone} />
          ))}
      {result !== '' && !beside.includes(result) && (
        <b className="roll-result" data-tone={roll.tone}>
          {result}
        </b>
      )}
    </span>
  )
}
