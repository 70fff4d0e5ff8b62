// Using up a Supply marker with a headquarters: half a turn for paratroops, a turn for twenty Commonwealth units (16.33, 16.34).
import { assign, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { distance } from '../lines.ts'
import { buttons, line, piece, pieces, space } from '../naming.ts'
import { at, combatUnitsOf, type Descent, defOf, seatOf, type Unit } from '../state.ts'
import { EARLY, LATE, type Marker, TURN } from './markers.ts'
import { phasingSeat } from './phases.ts'
import { feedFrom } from './supply.ts'

export const twentyAtMost = refusal('16.34', 'refuse.twenty-at-most')

type Half = 'early' | 'late'

/** Ruling M61 The units that a Commonwealth headquarters can feed from a marker: within eight hexes of it. */
export function feedable(s: Descent, hq: Unit): Unit[] {
  const most = s.box.limits['unit-supply'] ?? 0
  return combatUnitsOf(s, seatOf(s, hq)).filter((u) => u !== hq && distance(s.box, at(s, u), at(s, hq)) <= most)
}

/** 16.33, 16.34, ruling M61 A headquarters of the phasing side uses up a marker of its hex. */
export function* useMarker(s: Descent, marker: Marker, headquarters: readonly Unit[]): Flow {
  const seat = phasingSeat(s)
  const hex = cell(s.markerAt, marker)
  const hq = yield* choose<Descent, Unit>(s, {
    id: 'marker-headquarters',
    seat,
    rule: seat === 'german' ? '16.33' : '16.34',
    of: headquarters,
    as: pieces,
    prompt: () => text('ask.marker-headquarters', { hex: space(s, hex) }),
  })
  if (seat === 'german') yield* useForHalf(s, marker, hq)
  else yield* useForTurn(s, marker, hq)
  s.journal?.push(line('note', '16.3', 'log.marker-used', { unit: piece(s, hq), hex: space(s, hex) }, { seat }))
}

function* useForHalf(s: Descent, marker: Marker, hq: Unit): Flow {
  const half = yield* choose<Descent, Half>(s, {
    id: 'marker-half',
    seat: 'german',
    rule: '16.33',
    of: ['early', 'late'],
    as: buttons<Half>(),
    prompt: () => text('ask.marker-half', { unit: piece(s, hq) }),
  })
  s.markerUsed[marker] = half === 'early' ? EARLY : LATE
  feedFrom(s, hq, half === 'early' ? EARLY : LATE)
}

function* useForTurn(s: Descent, marker: Marker, hq: Unit): Flow {
  const most = (s.box.limits['marker-feeds'] ?? 1) - 1
  const fed = yield* assign<Descent, Unit>(s, {
    id: 'marker-feeds',
    seat: 'commonwealth',
    rule: '16.34',
    of: feedable(s, hq),
    as: pieces,
    doneLabel: text('button.feed'),
    refuse: (u, chosen): Refusal | undefined => (!chosen.has(u) && chosen.size >= most ? twentyAtMost : undefined),
    prompt: () => text('ask.marker-feeds', { unit: piece(s, hq), most }),
    about: () => ({ pieces: [defOf(s, hq).id] }),
  })
  s.markerUsed[marker] = TURN
  for (const u of [hq, ...fed]) s.fed[u] = cell(s.fed, u) | LATE
}
