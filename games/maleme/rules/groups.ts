// 5 Who still has to come down this turn, and around which marker.
import { cell, item } from '@merkur/engine'
import { at, type Maleme, type Space, type Unit } from '../state.ts'

/** Groups that land by marker this turn and have not been revealed. */
export function toReveal(s: Maleme): number[] {
  const out: number[] = []
  s.box.drops.forEach((d, i) => {
    if (d.group >= 0 && item(s.box.groups, d.group).turn === s.turn && cell(s.revealed, i) === 0) out.push(i)
  })
  return out
}

/** Units of the landing group that are still in the air, in the order of the box. */
export const inTheAir = (s: Maleme): Unit[] =>
  s.dropping < 0
    ? []
    : s.box.germans.filter((u) => cell(s.assigned, u) === s.dropping && at(s, u) === s.box.boxes.waiting)

/** Units of the groups that enter by zone this turn and have not yet. */
export const byZone = (s: Maleme): Unit[] =>
  s.box.germans.filter((u) => {
    const group = s.box.groups[cell(s.assigned, u)]
    return group !== undefined && !group.marker && group.turn === s.turn && at(s, u) === s.box.boxes.waiting
  })

/** Where the landing group's marker lies. */
export const dropHexOf = (s: Maleme): Space =>
  cell(
    s.plan,
    s.box.drops.findIndex((d) => d.group === s.dropping),
  )

/** 5.1 The playable hexes of a drift zone: the marker's and the six around it. */
export const driftZone = (s: Maleme, centre: Space): Space[] => [centre, ...(s.box.around[centre] ?? [])]
