// A chart of steps over the course of a match, drawn as SVG, with the turns below and names at the lines' ends.
import { download } from '../app/file.ts'
import { useWidth } from '../app/use-width.ts'
import { csvOf, type Series } from './figures.ts'

export interface ChartTerms {
  readonly title: string
  readonly series: readonly Series[]
  readonly name: (id: string) => string
  readonly colour: (id: string) => string
  readonly length: number
  readonly turns: readonly { readonly seq: number; readonly label: string }[]
  /** What a value means, for the axis. */
  readonly unit: string
  /** How a value is written; as a number without it. */
  readonly value?: (value: number) => string
}

const plainValue = (value: number): string => String(Number(value.toFixed(2)))

const H = 250
const LEFT = 44
const RIGHT = 118
const TOP = 30
const BOTTOM = 30

/** Round values between the ends of an axis, about four. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1e-9)
  const raw = span / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((m) => m * power).find((s) => s >= raw * 0.999) ?? raw
  const first = Math.ceil(low / step) * step
  const out: number[] = []
  for (let v = first; v <= high + step * 1e-6; v += step) out.push(Number(v.toFixed(6)))
  return out
}

export function Chart({ title, series, name, colour, length, turns, unit, value = plainValue }: ChartTerms) {
  const [svg, W] = useWidth<SVGSVGElement>(720)
  const values = series.flatMap((s) => s.points.map((p) => p.value))
  // An axis of names (hours, turns) need not begin at nothing.
  const low = value === plainValue ? Math.min(0, ...values) : Math.min(...values) - 1
  const high = Math.max(low + 1, ...values)
  const x = (seq: number): number => LEFT + (seq / Math.max(1, length)) * (W - LEFT - RIGHT)
  const y = (value: number): number => TOP + (1 - (value - low) / (high - low)) * (H - TOP - BOTTOM)
  const labelled = Math.max(2, Math.floor((W - LEFT - RIGHT) / 46))
  const every = Math.max(1, Math.ceil(turns.length / labelled))
  const file = title.toLowerCase().replace(/\W+/g, '-')
  const ends = spread(series.map((s) => y(s.points.at(-1)?.value ?? 0)))
  return (
    <figure className="chart-figure">
      <figcaption className="spread">
        <h2>{title}</h2>
        <span className="row">
          <button
            type="button"
            className="button tiny"
            onClick={() => svg.current && download(`${file}.svg`, svg.current.outerHTML, 'image/svg+xml')}
          >
            SVG<span className="spoken"> of {title}</span>
          </button>
          <button
            type="button"
            className="button tiny"
            onClick={() => download(`${file}.csv`, csvOf(series, name), 'text/csv')}
          >
            CSV<span className="spoken"> of {title}</span>
          </button>
        </span>
      </figcaption>
      <svg
        ref={svg}
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={spoken(title, series, name, value)}
        xmlns="http://www.w3.org/2000/svg"
        fontFamily="sans-serif"
      >
        {ticks(low, high).map((v) => (
          <g key={v}>
            <line
              x1={LEFT}
              x2={W - RIGHT}
              y1={y(v)}
              y2={y(v)}
              stroke="currentColor"
              strokeOpacity={v === 0 ? 0.5 : 0.16}
            />
            <text x={LEFT - 6} y={y(v) + 4} textAnchor="end" fontSize="13" fill="currentColor">
              {value(v)}
            </text>
          </g>
        ))}
        <text x={4} y={12} fontSize="13" fill="currentColor" opacity="0.8">
          {unit}
        </text>
        {turns.map((turn, i) => (
          <g key={`${turn.seq} ${turn.label}`}>
            <line
              x1={x(turn.seq)}
              x2={x(turn.seq)}
              y1={TOP}
              y2={H - BOTTOM}
              stroke="currentColor"
              strokeOpacity="0.1"
            />
            {i % every === 0 && (
              <text x={x(turn.seq)} y={H - 10} textAnchor="middle" fontSize="13" fill="currentColor" opacity="0.85">
                {turn.label}
              </text>
            )}
          </g>
        ))}
        {series.map((s, i) => (
          <g key={s.id}>
            <path
              d={stairs(s, x, y)}
              fill="none"
              style={{ stroke: `color-mix(in oklab, ${colour(s.id)} 72%, currentcolor)` }}
              strokeWidth="2.6"
              strokeDasharray={i === 0 ? undefined : i === 1 ? '9 3' : '3 3'}
            />
            <text x={W - RIGHT + 6} y={(ends[i] ?? 0) + 4} fontSize="13" fontWeight="700" fill="currentColor">
              {name(s.id)} {value(s.points.at(-1)?.value ?? 0)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** A line that keeps its value until the next change. */
function stairs(s: Series, x: (seq: number) => number, y: (value: number) => number): string {
  let d = ''
  for (const [i, p] of s.points.entries())
    d +=
      i === 0 ? `M${x(p.seq).toFixed(1)},${y(p.value).toFixed(1)}` : `H${x(p.seq).toFixed(1)}V${y(p.value).toFixed(1)}`
  return d
}

/** Labels at heights that do not cover each other. */
export function spread(heights: readonly number[], gap = 15): number[] {
  const order = heights.map((h, i) => ({ h, i })).sort((a, b) => a.h - b.h)
  let last = -Infinity
  const out = [...heights]
  for (const { h, i } of order) {
    last = Math.max(h, last + gap)
    out[i] = last
  }
  return out
}

const spoken = (
  title: string,
  series: readonly Series[],
  name: (id: string) => string,
  value: (value: number) => string,
): string =>
  `${title}. At the end: ${series.map((s) => `${name(s.id)} ${value(s.points.at(-1)?.value ?? 0)}`).join(', ')}`
