// Boards for the demo, read from the boxes of the games: layers, heights and hexes.
import type { BoardDef, SpaceDef } from '@merkur/table'
import type { Art, Relief } from '../src/theme/art.ts'

/** The rows of a CSV file without quoting rules beyond plain double quotes. */
export function rowsOf(csv: string): Record<string, string>[] {
  const lines = csv.split(/\r?\n/).filter((line) => line && !line.startsWith('#'))
  const cells = (line: string): string[] =>
    [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].slice(0, -1).map((m) => m[2] ?? m[1] ?? '')
  const split = (line: string): string[] => (line.includes('"') ? cells(`${line},`) : line.split(','))
  const head = split(lines[0] ?? '')
  return lines.slice(1).map((line) => {
    const row = split(line)
    return Object.fromEntries(head.map((key, i) => [key, row[i] ?? '']))
  })
}

const text = async (path: string): Promise<string> => (await fetch(`/box/${path}`)).text()

/** Heights from relief.csv (x fastest). */
export function reliefOf(csv: string): Relief {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const xs = [...new Set(rows.map((r) => r[0] ?? 0))]
  const ys = [...new Set(rows.map((r) => r[1] ?? 0))]
  const [x0 = 0, x1 = 1] = xs
  const [y0 = 0, y1 = 1] = ys
  return { x0, y0, stepX: x1 - x0, stepY: y1 - y0, nx: xs.length, ny: ys.length, z: rows.map((r) => r[2] ?? 0) }
}

export interface Board {
  readonly board: BoardDef
  readonly art: Art
  readonly relief: Relief
  readonly units: readonly Record<string, string>[]
  readonly map: readonly Record<string, string>[]
}

const SIDE = 0.5773503

/** Hexes that lie side by side. */
function neighboursOf(spaces: readonly SpaceDef[]): Record<string, string[]> {
  const at = new Map(spaces.map((s) => [`${Math.round(s.x * 10)},${Math.round(s.y * 10)}`, s.id]))
  const near: Record<string, string[]> = {}
  for (const s of spaces) {
    const ids: string[] = []
    for (let a = 0; a < 360; a += 30) {
      const r = (a * Math.PI) / 180
      const key = `${Math.round((s.x + Math.cos(r)) * 10)},${Math.round((s.y + Math.sin(r)) * 10)}`
      const id = at.get(key)
      if (id) ids.push(id)
    }
    near[s.id] = ids
  }
  return near
}

/** One of the hex boards. */
export async function loadBoard(game: string): Promise<Board> {
  const [layers, heights, units, map] = await Promise.all(
    ['layers.json', 'relief.csv', 'units.csv', 'map.csv'].map((file) => text(`${game}/box/${file}`)),
  )
  const art = JSON.parse(layers ?? '') as Art
  const rows = rowsOf(map ?? '')
  const spaces: SpaceDef[] = []
  for (const row of rows) {
    const id = row.hex ?? row.id ?? ''
    if (game === 'maleme') {
      const column = Number(id.slice(0, 2))
      const y = Number(id.slice(2)) - 1 - (column % 2 ? 0 : 0.5)
      if (row.playable === '1') spaces.push({ id, name: id, x: (column - 1) * 0.8660254, y })
    } else if (game === 'kreta') {
      const [column = 0, line = 0] = id.split(',').map(Number)
      const x = (column - 1) * 0.8660254 + (column > 89 ? 4.5 : 0)
      spaces.push({ id, name: id, x, y: 1 - line - (column % 2 ? 0 : 0.5) })
    } else {
      const x = 52 - Number(row.X ?? row.x)
      spaces.push({ id, name: id.replace(/^[EW]/, ''), x, y: (Number(row.Y ?? row.y) - 1) * 0.8660254 })
    }
  }
  const zones = (art.zones ?? []).map(
    (z): SpaceDef => ({ id: z.zone, name: `Zone ${z.zone}`, x: z.label[0], y: z.label[1], ring: z.ring }),
  )
  const board: BoardDef = {
    id: game,
    title: art.about.title,
    extent: art.about.extent.map,
    hex: { orientation: game === 'descent' ? 'pointy' : 'flat', size: SIDE },
    counter: 0.66,
    spaces: [...spaces, ...zones],
    neighbours: neighboursOf(spaces),
    art: 'layers',
  }
  return { board, art, relief: reliefOf(heights ?? ''), units: rowsOf(units ?? ''), map: rows }
}
