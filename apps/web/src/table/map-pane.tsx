// The place of the map on the page, with its buttons; the map itself lives outside React.

import type { BoardArt } from '@merkur/table'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/app-context.ts'
import { useStore } from '../app/store.ts'
import { colourOf } from '../map/colour.ts'
import type { MapView } from '../map/index.ts'
import { bindMap } from './map-binding.ts'
import { useSitting } from './table-context.ts'
import './map-pane.css'

/** Whether the list of overlays stands open, as the player left it; at first only on a screen where it hides little of the map. */
let open = matchMedia('(min-width: 1800px) and (min-height: 900px)').matches

export function MapPane({ art }: { art: Readonly<Record<string, BoardArt>> | null }) {
  const sitting = useSitting()
  const { kit, table, ui } = sitting
  const app = useApp()
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<MapView>(null)
  const boardId = useStore(ui, (s) => s.board)
  const board = kit.boards.find((b) => b.id === boardId) ?? kit.boards[0]
  const overlay = useStore(table.state, (s) => s.overlay?.id ?? null)
  const legend = useStore(table.state, (s) => (s.reach ?? s.overlay)?.legend)

  useEffect(() => {
    if (!place.current || !board || !art) return
    const bound = bindMap(place.current, sitting, board, board.art === undefined ? undefined : art[board.art], app)
    map.current = bound.map
    return () => {
      map.current = null
      bound.end()
    }
  }, [sitting, board, art, app])

  return (
    <section className="map-pane" aria-label="Map">
      <div className="map-place" ref={place}>
        {!art && <p className="waiting">Unfolding the map …</p>}
      </div>
      <div className="map-tools" role="toolbar" aria-label="Zoom" aria-orientation="vertical">
        <button
          type="button"
          className="tool zoom"
          title="Zoom in (+)"
          aria-label="Zoom in"
          onClick={() => map.current?.zoomBy(1.5)}
        >
          +
        </button>
        <button
          type="button"
          className="tool zoom"
          title="Zoom out (-)"
          aria-label="Zoom out"
          onClick={() => map.current?.zoomBy(1 / 1.5)}
        >
          −
        </button>
        <button
          type="button"
          className="tool"
          title="Whole map (0)"
          aria-label="Whole map"
          onClick={() => map.current?.fit()}
        >
          ⤢
        </button>
      </div>
      <div className="map-left">
        {kit.overlays.length > 0 && (
          <details
            className="map-overlays"
            open={open}
            onToggle={(event) => {
              open = event.currentTarget.open
            }}
          >
            <summary>Overlays</summary>
            <ul>
              {kit.overlays.map((o) => (
                <li key={o.id}>
                  <button
                    type="button"
                    className="button tiny"
                    aria-pressed={overlay === o.id}
                    onClick={() => void table.overlay(o.id)}
                  >
                    {table.words.plain(o.name)} <kbd className="key">{o.key.toUpperCase()}</kbd>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        {legend && (
          <ul className="map-legend" aria-label="What the colours mean">
            {legend.map((entry) => (
              <li key={entry.colour + entry.text.id}>
                <span className="swatch" style={{ background: colourOf(entry.colour, kit.palette) }} />
                {table.words.plain(entry.text)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <nav className="map-boards row" aria-label="Travel on the map">
        {kit.boards.length > 1 &&
          kit.boards.map((b) => (
            <button
              type="button"
              key={b.id}
              className="button tiny"
              aria-pressed={b.id === board?.id}
              onClick={() => ui.patch({ board: b.id })}
            >
              {b.title}
            </button>
          ))}
        {board?.parts?.map((part) => (
          <button type="button" key={part.id} className="button tiny" onClick={() => ui.travel(board.id, part.id)}>
            {part.title}
          </button>
        ))}
        <button
          type="button"
          className="button tiny"
          title="Go to a part, place or unit (/)"
          onClick={() => ui.patch({ dialog: 'travel' })}
        >
          Go to … <kbd className="key">/</kbd>
        </button>
      </nav>
    </section>
  )
}
