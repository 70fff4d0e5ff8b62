// The boxes beside the map: displays with counters and words, tracks with their tokens, what is still owed.
import type { DisplayView, TrackView } from '@merkur/table'
import { useStore } from '../app/store.ts'
import { CounterPicture } from './counter-picture.tsx'
import { openIn } from './choices.ts'
import { CaseLink, Rich } from './rich.tsx'
import { useSitting } from './table-context.ts'

export function Boxes() {
  const { table } = useSitting()
  const view = useStore(table.state, (s) => s.past?.view ?? s.view)
  const duties = Object.entries(view.duties)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="scroll" tabIndex={0} role="region" aria-label="Boxes and tracks">
      {duties.length > 0 && (
        <section>
          <h3>Still owed</h3>
          <ul>
            {duties.map(([id, duty]) => (
              <li key={id}>
                <Rich text={duty.text} /> <CaseLink rule={duty.rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.values(view.tracks).map((track) => (
        <Track key={track.id} track={track} />
      ))}
      {Object.values(view.displays).map((display) => (
        <Display key={display.id} display={display} />
      ))}
    </div>
  )
}

function Track({ track }: { track: TrackView }) {
  const { table, kit } = useSitting()
  return (
    <section>
      <h3>{table.words.plain(track.title)}</h3>
      <ol className="track">
        {track.steps.map((step) => {
          const tokens = track.tokens.filter((t) => t.step === step.id)
          return (
            <li key={step.id} data-tokens={tokens.length > 0 || undefined}>
              {step.label}
              {tokens.map((token) => (
                <div key={token.id}>
                  <span
                    className="token"
                    style={{
                      background: kit.palette[token.colour ?? '']?.ground,
                      color: kit.palette[token.colour ?? '']?.ink,
                    }}
                    title={table.words.plain(token.label)}
                  >
                    {token.short}
                  </span>
                  <span className="spoken">{table.words.plain(token.label)}</span>
                </div>
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Display({ display }: { display: DisplayView }) {
  const { table } = useSitting()
  return (
    <section>
      <h3>
        {table.words.plain(display.title)} {display.rule !== undefined && <CaseLink rule={display.rule} />}
      </h3>
      {display.lines.map((line) => (
        <p key={line.id + JSON.stringify(line.args ?? '')} className="small">
          <Rich text={line} />
        </p>
      ))}
      {display.pieces.length > 0 && <PieceRow ids={display.pieces} />}
      {display.pieces.length === 0 && display.lines.length === 0 && <p className="small quiet">Empty.</p>}
    </section>
  )
}

/** Counters as buttons that can be chosen like those on the map. */
export function PieceRow({ ids }: { ids: readonly string[] }) {
  const { table, kit } = useSitting()
  const state = useStore(table.state)
  const open = new Set(openIn(state.view.decision?.options ?? [], state.picked).pieces)
  return (
    <div className="box-pieces">
      {ids.map((id) => {
        const piece = kit.pieces.find((p) => p.id === id)
        return (
          piece && (
            <button
              type="button"
              key={id}
              className="piece-button"
              data-piece-button={id}
              data-open={open.has(id)}
              data-picked={state.picked.some((r) => 'piece' in r && r.piece === id)}
              aria-label={`${piece.name}${open.has(id) ? ', can be chosen' : ''}`}
              title={piece.name}
              onPointerEnter={() => table.point({ piece: id })}
              onPointerLeave={() => table.point(null)}
              onClick={(event) =>
                void table.touch({ piece: id }, event.detail === 0 ? {} : { at: { x: event.clientX, y: event.clientY } })
              }
            >
              <CounterPicture piece={piece} counter={state.view.counters[id]} size={2.8} />
            </button>
          )
        )
      })}
    </div>
  )
}
