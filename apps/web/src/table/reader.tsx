// The table as text: the same decision as headings, lists and buttons, with a cursor that walks the spaces by arrow keys.

import type { OptionView } from '@merkur/table'
import { useRef, useState } from 'react'
import { useStore } from '../app/store.ts'
import { spacesOf, stepFrom } from '../map/hit.ts'
import { openIn, touch } from './choices.ts'
import { spokenPiece, spokenSpace, unitsIn } from './speech.ts'
import { useSitting } from './table-context.ts'
import './reader.css'

export function Reader() {
  const { table, kit } = useSitting()
  const state = useStore(table.state)
  const { picked } = state
  const view = state.past?.view ?? state.view
  const { words } = table
  const options = state.past ? [] : (view.decision?.options ?? [])
  const open = openIn(options, picked)
  const pieces = open.pieces.flatMap((id) => kit.pieces.find((p) => p.id === id) ?? [])
  const spaces = kit.boards.flatMap((b) => b.spaces).filter((s) => open.spaces.includes(s.id))
  return (
    <div className="reader">
      <section aria-labelledby="reader-now">
        <h2 id="reader-now">Now</h2>
        <p>{words.plain(view.phase)}</p>
        {view.status.map((status) => (
          <p key={status.id}>{words.plain(status.text)}</p>
        ))}
        {view.decision && <p className="reader-ask">{words.plain(view.decision.prompt)}</p>}
        {picked.length > 0 && (
          <p>
            Taken up: {picked.map((ref) => words.name(ref)).join(', ')}.{' '}
            <button type="button" className="button tiny" onClick={() => table.putDown()}>
              Put down
            </button>
          </p>
        )}
      </section>
      <section aria-labelledby="reader-units">
        <h2 id="reader-units">Units that can be chosen ({pieces.length})</h2>
        <ul className="reader-list">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <button
                type="button"
                className="button bare"
                aria-pressed={picked.some((r) => 'piece' in r && r.piece === piece.id)}
                onFocus={() => table.point({ piece: piece.id })}
                onClick={() => void table.touch({ piece: piece.id })}
              >
                {spokenPiece(piece, view.counters[piece.id], kit, words)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="reader-spaces">
        <h2 id="reader-spaces">Places that can be chosen ({spaces.length})</h2>
        <ul className="reader-list">
          {spaces.map((space) => (
            <li key={space.id}>
              <button
                type="button"
                className="button bare"
                onFocus={() => table.point({ space: space.id })}
                onClick={() => void table.touch({ space: space.id })}
              >
                {spokenSpace(space.id, view, kit, words)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Cursor options={options} />
      <section aria-labelledby="reader-all">
        <h2 id="reader-all">All units on the map</h2>
        {kit.seats.map((seat) => (
          <details key={seat.id}>
            <summary>{seat.name}</summary>
            <ul className="reader-list">
              {kit.pieces
                .filter((p) => p.seat === seat.id && view.counters[p.id])
                .map((piece) => (
                  <li key={piece.id}>{spokenPiece(piece, view.counters[piece.id], kit, words)}</li>
                ))}
            </ul>
          </details>
        ))}
      </section>
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A cursor over the map without a map: arrows walk, Enter chooses, W asks why not. */
function Cursor({ options }: { options: readonly OptionView[] }) {
  const { table, kit, ui } = useSitting()
  const state = useStore(table.state)
  const view = state.past?.view ?? state.view
  const boardId = useStore(ui, (s) => s.board)
  const board = kit.boards.find((b) => b.id === boardId) ?? kit.boards[0]
  const [at, setAt] = useState(board?.spaces[0]?.id ?? '')
  const lane = useRef({ x: 0, y: 0 })
  if (!board) return null
  const go = (id: string): void => {
    setAt(id)
    table.point({ space: id })
  }
  const can = touch(options, state.picked, { space: at }).kind !== 'refused'
  const onKey = (event: React.KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (arrow) {
      const [dx, dy] = arrow
      const next = stepFrom(spacesOf(board), at, dx, dy, dx === 0 ? lane.current.x : lane.current.y)
      const there = board.spaces.find((s) => s.id === next)
      if (there) {
        lane.current = dx === 0 ? { ...lane.current, y: there.y } : { ...lane.current, x: there.x }
        go(there.id)
      }
      event.preventDefault()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      void table.touch({ space: at })
    }
  }
  return (
    <section aria-labelledby="reader-cursor">
      <h2 id="reader-cursor">Cursor</h2>
      <p className="quiet small">Arrow keys walk from place to place, Enter chooses, W asks why not.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the cursor is walked by keys */}
      <div className="reader-cursor" role="application" aria-label="Map cursor" tabIndex={0} onKeyDown={onKey}>
        <p aria-live="polite">
          {can ? 'Can be chosen. ' : ''}
          {spokenSpace(at, view, kit, table.words)}
        </p>
      </div>
      <div className="row">
        <label className="field">
          <span className="spoken">Go to a place</span>
          <select value={at} onChange={(event) => go(event.target.value)}>
            {board.spaces.map((space) => (
              <option key={space.id} value={space.id}>
                {space.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button tiny" onClick={() => void table.touch({ space: at })}>
          Choose this place
        </button>
        <button type="button" className="button tiny" onClick={() => void table.why({ space: at })}>
          Why not?
        </button>
      </div>
      <ul className="reader-list">
        {unitsIn(at, view).map((counter) => {
          const piece = kit.pieces.find((p) => p.id === counter.piece)
          return (
            piece && (
              <li key={piece.id}>
                <button type="button" className="button bare" onClick={() => void table.touch({ piece: piece.id })}>
                  {spokenPiece(piece, counter, kit, table.words)}
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
