// The bar of phases at the head of the table: every phase of the turn by its number, whose it is, and which one is on.
import type { TrackView } from '@merkur/table'
import { useStore } from '../app/store.ts'
import { useSitting } from './table-context.ts'
import './phase-bar.css'

/** Every track that the game wants always in sight. */
export function PhaseBars() {
  const { table } = useSitting()
  const tracks = useStore(table.state, (s) => (s.past?.view ?? s.view).tracks)
  return Object.values(tracks)
    .filter((track) => track.bar)
    .map((track) => <PhaseBar key={track.id} track={track} />)
}

function PhaseBar({ track }: { track: TrackView }) {
  const { table, kit } = useSitting()
  const now = track.tokens[0]?.step
  return (
    <ol className="phase-bar" aria-label={table.words.plain(track.title)}>
      {track.steps.map(({ id, label, colour }) => {
        const side = kit.palette[colour ?? '']
        const on = id === now
        return (
          <li
            key={id}
            title={label}
            aria-current={on ? 'step' : undefined}
            style={{ borderColor: side?.ground, ...(on && side ? { background: side.ground, color: side.ink } : {}) }}
          >
            <span aria-hidden="true">{id}</span>
            <span className="spoken">{label}</span>
          </li>
        )
      })}
    </ol>
  )
}
