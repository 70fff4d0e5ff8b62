// What the coach of a guided turn says, and the button to go on.
import { useState } from 'react'
import { go } from '../app/app-context.ts'
import { useStore } from '../app/store.ts'
import type { Coach } from './coach.ts'
import { CaseLink, Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'
import './coach-card.css'

export function CoachCard({ coach }: { coach: Coach }) {
  const sitting = useSitting()
  const { table } = sitting
  const { step, waits, strayed } = useStore(coach.state)
  const [error, setError] = useState<string | null>(null)
  const told = coach.tutorial.steps[step]
  const onward = (): void => {
    sitting.fork(table.state.get().view.seq).then(
      (match) => go({ page: 'table', match }),
      (e: unknown) => setError(e instanceof Error ? e.message : String(e)),
    )
  }
  return (
    <section className="card coach" aria-label="Lesson">
      <div className="card-head">
        <h2>{table.words.plain(coach.tutorial.title)}</h2>
        {told && <CaseLink rule={told.rule} />}
      </div>
      <progress
        className="coach-progress"
        max={coach.tutorial.steps.length}
        value={step}
        aria-label="Steps of the lesson"
      />
      <p aria-live="polite">
        <Rich text={told ? told.say : coach.tutorial.end} />
      </p>
      {strayed && waits === 'do' && (
        <p className="small coach-strayed" role="status">
          The lesson goes another way here; what it asks for is lit. Afterwards everything is yours to try.
        </p>
      )}
      <div className="row">
        {waits === 'read' && (
          <button type="button" className="button first" onClick={() => coach.goOn()}>
            Go on
          </button>
        )}
        {waits === 'watch' && <span className="quiet small">Watch …</span>}
        {waits === 'over' && (
          <>
            <button type="button" className="button first" onClick={onward}>
              Play on from here
            </button>
            <a className="button" href="#/">
              Home
            </a>
          </>
        )}
      </div>
      {error !== null && <p className="error">{error}</p>}
    </section>
  )
}
