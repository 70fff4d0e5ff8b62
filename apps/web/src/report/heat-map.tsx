// Where the units went: every space of a board, the darker the more often it was entered.
import type { BoardDef } from '@merkur/table'
import { useRef } from 'react'
import { download } from '../app/file.ts'

/** Corners of a hex around its centre. */
function hexagon(x: number, y: number, size: number, orientation: 'flat' | 'pointy'): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i + (orientation === 'flat' ? 0 : Math.PI / 6)
    return `${(x + size * Math.cos(a)).toFixed(3)},${(y + size * Math.sin(a)).toFixed(3)}`
  }).join(' ')
}

const pairs = (ring: readonly number[]): string =>
  ring.reduce((out, v, i) => out + (i === 0 ? '' : i % 2 === 0 ? ' ' : ',') + v.toFixed(3), '')

export function HeatMap({ board, heat }: { board: BoardDef; heat: Readonly<Record<string, number>> }) {
  const svg = useRef<SVGSVGElement>(null)
  const most = Math.max(1, ...Object.values(heat))
  const [x0, y0, x1, y1] = board.extent
  const busiest = board.spaces
    .filter((s) => heat[s.id])
    .sort((a, b) => (heat[b.id] ?? 0) - (heat[a.id] ?? 0))
    .slice(0, 5)
  return (
    <figure className="chart-figure">
      <figcaption className="spread">
        <h2>Where the units went</h2>
        <button
          type="button"
          className="button tiny"
          onClick={() => svg.current && download('movement.svg', svg.current.outerHTML, 'image/svg+xml')}
        >
          SVG<span className="spoken"> of movement</span>
        </button>
      </figcaption>
      <svg
        ref={svg}
        className="heat"
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
        role="img"
        aria-label={`Movement on ${board.title}. Most entered: ${busiest.map((s) => `${s.name} ${heat[s.id]} times`).join(', ')}`}
      >
        {board.spaces.map((space) => {
          const share = (heat[space.id] ?? 0) / most
          const look = {
            fill: share === 0 ? 'currentColor' : '#c24a22',
            fillOpacity: share === 0 ? 0.06 : 0.2 + 0.8 * share,
            stroke: 'currentColor',
            strokeOpacity: 0.35,
            strokeWidth: 0.02,
          }
          const points = space.ring
            ? pairs(space.ring)
            : board.hex
              ? hexagon(space.x, space.y, board.hex.size, board.hex.orientation)
              : ''
          return (
            <polygon key={space.id} points={points} {...look}>
              <title>{`${space.name}: ${heat[space.id] ?? 0}`}</title>
            </polygon>
          )
        })}
        {board.spaces
          .filter((s) => heat[s.id])
          .map((s) => (
            <text
              key={s.id}
              x={s.x}
              y={s.y}
              dy="0.12"
              textAnchor="middle"
              fontSize="0.36"
              fontWeight="700"
              fill="currentColor"
            >
              {heat[s.id]}
            </text>
          ))}
      </svg>
    </figure>
  )
}
