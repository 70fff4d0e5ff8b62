// Who belongs to whom and who is fed: chains of command and lines of supply as lines on the map (12.0, 19.0).
import { cell, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import type { Seat } from '../box.ts'
import { chainOf } from '../rules/chain.ts'
import { inSupply } from '../rules/supply.ts'
import { at, type Descent, onMap, seatOf, spaceId, type Unit } from '../state.ts'
import type { Drawn } from './ground.ts'

type Line = NonNullable<OverlayView['lines']>[number]

const between = (s: Descent, a: Unit, b: Unit, colour: string): Line[] =>
  onMap(s, a) && onMap(s, b) && at(s, a) !== at(s, b)
    ? [{ path: [spaceId(s, at(s, a)), spaceId(s, at(s, b))], colour }]
    : []

/** 12.0 The chain from a unit up to the top, and, for a headquarters, those directly under it. */
export function command(s: Descent, u: Unit): Drawn {
  const up = [u, ...chainOf(s, u)]
  const below = s.box.units.flatMap((d, x) => (cell(s.superior, x) === u && onMap(s, x) && !d.leader ? [x] : []))
  const led = s.box.units.flatMap((d, x) => (d.leader && d.leads === u && onMap(s, x) ? [x] : []))
  return {
    fills: [
      ...up
        .filter((x) => onMap(s, x))
        .map((x, i) => ({ space: spaceId(s, at(s, x)), colour: 'command', strength: i === 0 ? 0.9 : 0.6 })),
      ...[...below, ...led].map((x) => ({ space: spaceId(s, at(s, x)), colour: 'good', strength: 0.5 })),
    ],
    lines: [
      ...up.slice(1).flatMap((hq, i) => between(s, up[i] ?? u, hq, 'command')),
      ...below.flatMap((x) => between(s, x, u, 'good')),
    ],
    legend: [
      { colour: 'command', text: text('legend.above') },
      { colour: 'good', text: text('legend.below') },
    ],
  }
}

/** 19.0 Headquarters in supply with the line to the one above, and units that are out of supply. */
export function supply(s: Descent, seat: Seat): Drawn {
  const fills: OverlayView['fills'][number][] = []
  const lines: Line[] = []
  for (const [u, def] of s.box.units.entries()) {
    if (def.leader || !onMap(s, u) || seatOf(s, u) !== seat) continue
    const fed = inSupply(s, u)
    const above = cell(s.superior, u)
    if (def.headquarters) {
      fills.push({ space: spaceId(s, at(s, u)), colour: fed ? 'good' : 'bad', strength: 0.7 })
      if (above >= 0) lines.push(...between(s, u, above, fed ? 'good' : 'bad'))
    } else if (!fed) {
      fills.push({ space: spaceId(s, at(s, u)), colour: 'bad', strength: 0.5 })
      if (above >= 0) lines.push(...between(s, u, above, 'bad'))
    }
  }
  return {
    fills,
    lines,
    legend: [
      { colour: 'good', text: text('legend.supplied') },
      { colour: 'bad', text: text('legend.unsupplied') },
    ],
  }
}
