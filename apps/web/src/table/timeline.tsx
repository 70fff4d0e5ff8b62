// The course of the match as a line with turns on it: look back anywhere, and play on from there.
import { useEffect, useState } from 'react'
import { go } from '../app/app-context.ts'
import { useStore } from '../app/store.ts'
import { useWidth } from '../app/use-width.ts'
import { useSitting } from './table-context.ts'
import './timeline.css'

/** Milliseconds a moment is shown when the match plays by itself. */
const STEP = 700
/** Pixels a mark's words take at most, with air. */
const LABEL = 52

export function Timeline() {
  const sitting = useSitting()
  const { table, mode } = sitting
  const timeline = useStore(table.state, (s) => s.timeline)
  const past = useStore(table.state, (s) => s.past?.seq ?? null)
  const [playing, setPlaying] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [line, width] = useWidth<HTMLDivElement>(800)
  const { length, milestones } = timeline
  const at = past ?? length
  const turns = milestones.filter((m) => m.kind === 'turn')
  const marks = turns.length > 0 ? turns : milestones
  const near = [...milestones].reverse().find((m) => m.seq <= at)
  useEffect(() => {
    if (!playing) return
    if (past === null) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => void table.lookBack(past + 1), STEP)
    return () => clearTimeout(timer)
  }, [playing, past, table])
  const labelled = spaced(
    marks.map((m) => m.seq / Math.max(1, length)),
    LABEL / width,
  )
  return (
    <section className="timeline" aria-label="Course of the match">
      <button
        type="button"
        className="button bare tiny"
        aria-label="One step back"
        title="One step back ([)"
        disabled={at === 0}
        onClick={() => void table.lookBy(-1)}
      >
        ‹
      </button>
      <div className="timeline-line" ref={line}>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label="Moment"
          aria-valuetext={`${at} of ${length}${near ? `, ${table.words.plain(near.label)}` : ''}`}
          onChange={(event) => void table.lookBack(Number(event.target.value))}
        />
        <ol className="timeline-marks" aria-hidden="true">
          {marks.map((mark, i) => (
            <li
              key={`${mark.seq}${mark.label.id}${JSON.stringify(mark.label.args ?? '')}`}
              style={{ insetInlineStart: `${(length === 0 ? 0 : mark.seq / length) * 100}%` }}
            >
              {labelled.has(i) && <span>{short(table.words.plain(mark.label))}</span>}
            </li>
          ))}
        </ol>
      </div>
      <button
        type="button"
        className="button bare tiny"
        aria-label="One step on"
        title="One step on (])"
        disabled={past === null}
        onClick={() => void table.lookBy(1)}
      >
        ›
      </button>
      <button
        type="button"
        className="button tiny"
        aria-pressed={playing}
        disabled={length === 0}
        onClick={() => {
          if (!playing && past === null) void table.lookBack(0).then(() => setPlaying(true))
          else setPlaying(!playing)
        }}
      >
        {playing ? 'Halt' : 'Play back'}
      </button>
      {past !== null && (
        <>
          <button
            type="button"
            className="button tiny"
            onClick={() =>
              void sitting.fork(past).then(
                (id) => go({ page: 'table', match: id }),
                (e: unknown) => setError(e instanceof Error ? e.message : String(e)),
              )
            }
          >
            Play on from here
          </button>
          {mode !== 'replay' && (
            <button type="button" className="button first tiny" onClick={() => void table.lookBack(null)}>
              Back to now
            </button>
          )}
        </>
      )}
      {error !== null && <p className="error">{error}</p>}
    </section>
  )
}

/** Which of these places (0 to 1, rising) are labelled so that no two labels come closer than `gap`. */
export function spaced(places: readonly number[], gap: number): ReadonlySet<number> {
  const kept = new Set<number>()
  let last = -Infinity
  for (const [i, at] of places.entries()) {
    if (at - last < gap) continue
    kept.add(i)
    last = at
  }
  return kept
}

/** A mark's words, as far as a tick has room: the time, else what stands before the first comma or colon. */
export function short(words: string): string {
  const time = /\d{1,2}[:.]\d{2}/.exec(words)?.[0]
  const first = words.split(/[,:]/, 1)[0] ?? ''
  return time ?? (first.length > 12 ? `${first.slice(0, 11)}…` : first)
}
