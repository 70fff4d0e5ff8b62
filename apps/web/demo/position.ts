// A written position for the demo: counters with their states, marks and a watch, in the shape of a view.
import type { Badge, BoardDef, CounterView, MarkView, TrackView } from '@merkur/table'
import type { Highlights, Tableau } from '../src/map/index.ts'
import maleme from './maleme.json'

interface Written {
  /** Piece, space, face, badges as "id short tone". */
  readonly counters: readonly (readonly [string, string, number, readonly string[]])[]
  /** Space, glyph, colour, what stands on it. */
  readonly marks: readonly (readonly [string, string, string, string?])[]
  readonly path: readonly string[]
  readonly legal: { readonly pieces: readonly string[]; readonly spaces: readonly string[] }
  readonly fire: readonly string[]
  readonly summit: string
}

const positions: Readonly<Record<string, Written>> = { maleme: maleme as unknown as Written }
const label = (id: string) => ({ id })

function badgeOf(written: string): Badge {
  const [id = '', short = '', tone = 'plain'] = written.split(' ')
  return { id, short, label: label(id), tone: tone as Badge['tone'] }
}

function watch(): TrackView {
  const steps = Array.from({ length: 24 }, (_, i) => {
    const half = 17 + i
    return { id: `t${i}`, label: `${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}` }
  })
  const token = (id: string, step: string, short: string, colour: string) => ({
    id,
    step,
    short,
    colour,
    label: label(id),
  })
  const tokens = [
    token('time', 't6', 'T', 'red'),
    token('german', 't20', 'G', 'german'),
    token('allied', 't19', 'A', 'allied'),
  ]
  return { id: 'watch', title: label('20 May 1941'), watch: true, steps, tokens }
}

/** The written position of a game, or an empty board. */
export function positionOf(game: string): Tableau {
  const written = positions[game]
  const counters: Record<string, CounterView> = {}
  const marks: Record<string, MarkView> = {}
  const height = new Map<string, number>()
  for (const [piece, space, face, badges] of written?.counters ?? []) {
    const z = height.get(space) ?? 0
    height.set(space, z + 1)
    counters[piece] = { piece, space, face, z, badges: badges.map(badgeOf) }
  }
  for (const [space, glyph, colour, short] of written?.marks ?? []) {
    const id = `${glyph} ${colour} ${space}`
    marks[id] = { id, space, glyph, colour, label: label(`${colour} ${glyph}`), ...(short ? { short } : {}) }
  }
  return { counters, marks, lines: {}, tracks: written ? { watch: watch() } : {} }
}

/** Lights as a table would ask for them while a unit moves. */
export function moveLights(game: string): Highlights {
  const written = positions[game]
  if (!written) return {}
  const to = written.path[written.path.length - 1] ?? ''
  return {
    ...written.legal,
    selected: [written.legal.pieces[0] ?? ''],
    path: written.path,
    arrows: written.fire.map((from) => ({ from, to, kind: 'fire' })),
  }
}

/** A unit that walks, and the way it takes. */
export function walk(
  game: string,
  view: Tableau,
): { readonly view: Tableau; readonly ways: Record<string, readonly string[]> } | null {
  const written = positions[game]
  const piece = written?.legal.pieces[0]
  const counter = piece === undefined ? undefined : view.counters[piece]
  const space = written?.path[written.path.length - 1]
  if (!written || piece === undefined || !counter || space === undefined) return null
  return {
    view: { ...view, counters: { ...view.counters, [piece]: { ...counter, space } } },
    ways: { [piece]: written.path },
  }
}

/** An overlay as a game would answer it: the nearer, the stronger. */
export function fireLights(game: string, board: BoardDef): Highlights {
  const middle =
    board.spaces.find((s) => s.id === positions[game]?.summit) ?? board.spaces[Math.floor(board.spaces.length / 2)]
  if (!middle) return {}
  const fills = board.spaces.flatMap((s) => {
    const d = Math.hypot(s.x - middle.x, s.y - middle.y)
    if (s.ring || d > 4.3) return []
    return [{ space: s.id, colour: 'bad', strength: 1 - d / 4.6, label: String(Math.max(1, Math.round(8 - d * 1.6))) }]
  })
  return { overlay: { id: 'fire', title: label('Fields of fire'), fills } }
}
