// What each seat may see: posts face down for the German seat, with their names for the Allied one.
import { cell, item, type SeatId, type Text, text } from '@merkur/engine'
import type { CounterView, DisplayView, MarkView, Sight, TrackView } from '@merkur/table'
import { areaRef, unitRef } from './rules/names.ts'
import { ALLIED, GERMAN, pointsOf, type Sfakia, strengthOf } from './state.ts'

/** Built from public fields and, for its owner, from the seat's secret ones. */
export function sight(s: Sfakia, seat: SeatId): Sight {
  return {
    phase: text(`phase.${s.phase}`, { turn: s.turn, day: item(s.box.turns, s.turn - 1) }),
    status: [
      {
        id: 'points',
        text: text('status.points', { points: pointsOf(s), drawAt: s.box.scenario.drawAt }),
        colour: ALLIED,
      },
    ],
    counters: countersFor(s, seat),
    marks: marksFor(s, seat),
    tracks: tracksOf(s),
    displays: displaysOf(s),
    duties: {},
    lines: {},
  }
}

function countersFor(s: Sfakia, seat: SeatId): Record<string, CounterView> {
  const out: Record<string, CounterView> = {}
  const heights = new Map<number, number>()
  const lay = (piece: string, space: number, more: Partial<CounterView> = {}): void => {
    const z = heights.get(space) ?? 0
    heights.set(space, z + 1)
    out[piece] = { piece, space: item(s.box.spaces, space), face: 0, z, badges: [], ...more }
  }
  for (const [u, def] of s.box.units.entries()) {
    const planned = seat === ALLIED ? cell(s.plan, u) : -1
    const at = cell(s.at, u) >= 0 ? cell(s.at, u) : planned
    if (at < 0) continue
    const badges = cell(s.moved, u)
      ? [{ id: 'moved', short: 'M', label: text('badge.moved'), tone: 'plain' as const }]
      : []
    lay(def.id, at, cell(s.reduced, u) ? { face: 1, badges, figures: [String(strengthOf(s, u))] } : { badges })
  }
  for (const [p, post] of s.box.posts.entries()) {
    const at = cell(s.postAt, p)
    if (at < 0) continue
    const unit = seat === ALLIED ? cell(s.under, p) : -1
    const badges =
      unit < 0
        ? []
        : [
            {
              id: 'under',
              short: item(s.box.units, unit).id.slice(0, 4),
              label: text('badge.under', { unit: unitRef(s, unit) }),
              tone: 'good' as const,
            },
          ]
    lay(post, at, { badges })
  }
  return out
}

function marksFor(s: Sfakia, seat: SeatId): Record<string, MarkView> {
  if (seat !== GERMAN || s.flank < 0) return {}
  const space = item(s.box.spaces, s.flank)
  return {
    flank: {
      id: 'flank',
      space,
      glyph: 'flag',
      label: text('mark.flank', { area: areaRef(s, s.flank) }),
      colour: GERMAN,
    },
  }
}

const tracksOf = (s: Sfakia): Record<string, TrackView> => ({
  turn: {
    id: 'turn',
    title: text('track.turn'),
    steps: s.box.turns.map((label, i) => ({ id: String(i + 1), label })),
    tokens: [{ id: 'now', step: String(s.turn), label: text('track.now', { turn: s.turn }), short: String(s.turn) }],
  },
})

function displaysOf(s: Sfakia): Record<string, DisplayView> {
  const lines: Text[] = s.box.ships.map((ship, i) =>
    text('display.ship', { name: ship.name, room: ship.room, left: cell(s.cup, i) }),
  )
  const inBox = (space: number): string[] => s.box.units.flatMap((def, u) => (cell(s.at, u) === space ? [def.id] : []))
  return {
    cup: { id: 'cup', title: text('display.cup'), rule: '6.1', pieces: [], lines },
    afloat: { id: 'afloat', title: text('display.afloat'), rule: '7.2', pieces: inBox(s.box.afloat), lines: [] },
    lost: { id: 'lost', title: text('display.lost'), rule: '4.4', pieces: inBox(s.box.lost), lines: [] },
  }
}
