// The boxes beside the map: displays with counters and words, tracks with their tokens, what is still owed.
import type { Badge, DisplayView, TrackView } from '@merkur/table'
import { useState } from 'react'
import { useStore } from '../app/store.ts'
import { PieceRow } from './piece-row.tsx'
import { CaseLink, Rich } from './rich.tsx'
import { Scroll } from './scroll.tsx'
import { useSitting } from './table-context.ts'

export function Boxes() {
  const { table } = useSitting()
  const view = useStore(table.state, (s) => s.past?.view ?? s.view)
  const duties = Object.entries(view.duties)
  return (
    <Scroll label="Boxes and tracks">
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
    </Scroll>
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
            <li key={step.id} data-tokens={tokens.length > 0 || undefined} data-night={step.night || undefined}>
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
  if (display.signs) return <Drawer display={display} signs={display.signs} />
  return (
    <section>
      <h3>
        {table.words.plain(display.title)} {display.rule !== undefined && <CaseLink rule={display.rule} />}
      </h3>
      <Contents display={display} />
    </section>
  )
}

/** A drawer: its state at a glance, what lies in it when it is opened. */
function Drawer({ display, signs }: { display: DisplayView; signs: readonly Badge[] }) {
  const { table } = useSitting()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="box-drawer"
      style={{ marginInlineStart: `${0.8 * (display.level ?? 0)}rem` }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{table.words.plain(display.title)}</h3>
        {signs.map((sign) => (
          <span key={sign.id} className="unit-badge" data-tone={sign.tone} title={table.words.plain(sign.label)}>
            <span aria-hidden="true">{sign.short}</span>
            <span className="spoken">{table.words.plain(sign.label)}</span>
          </span>
        ))}
      </summary>
      {open && (
        <>
          <Contents display={display} />
          {display.rule !== undefined && <CaseLink rule={display.rule} />}
        </>
      )}
    </details>
  )
}

function Contents({ display }: { display: DisplayView }) {
  return (
    <>
      {display.lines.map((line) => (
        <p key={line.id + JSON.stringify(line.args ?? '')} className="small">
          <Rich text={line} />
        </p>
      ))}
      {display.pieces.length > 0 && <PieceRow ids={display.pieces} />}
      {display.pieces.length === 0 && display.lines.length === 0 && <p className="small quiet">Empty.</p>}
    </>
  )
}
