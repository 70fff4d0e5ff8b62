// A moment of the past: what had just happened then, and whose eyes look at it.
import { useStore } from '../app/store.ts'
import { Line } from './journal.tsx'
import { useSitting } from './table-context.ts'

export function PastCard() {
  const { table, mode } = useSitting()
  const { past, journal, timeline } = useStore(table.state)
  if (!past) return null
  const lines = journal.filter((line) => line.seq === past.seq)
  return (
    <section className="card decision" aria-label="Moment of the past">
      <div className="card-head">
        <h2>{past.seq === 0 ? 'The beginning' : `Move ${past.seq} of ${timeline.length}`}</h2>
      </div>
      <ol className="journal past-lines">
        {lines.map((line) => (
          <Line key={line.n} line={line} later={false} />
        ))}
        {lines.length === 0 && <li className="quiet">A choice that nobody else could see.</li>}
      </ol>
      {mode === 'replay' && <Eyes />}
    </section>
  )
}

/** Whose eyes look at a replay: everybody's when the match is over. */
function Eyes() {
  const { table, kit, eyes } = useSitting()
  const seat = useStore(table.state, (s) => s.seat)
  const at = useStore(table.state, (s) => s.past?.seq ?? null)
  if (eyes.length < 2) return null
  return (
    <fieldset className="row" aria-label="Whose eyes">
      {eyes.map((id) => (
        <button
          type="button"
          key={id}
          className="button tiny"
          aria-pressed={seat === id}
          onClick={() => void table.lookAs(id).then(() => table.lookBack(at))}
        >
          {kit.seats.find((s) => s.id === id)?.name ?? 'Onlooker'}
        </button>
      ))}
    </fieldset>
  )
}
