// What lies on the map beside the counters: objectives and their holders, forts, activated areas, aims of aircraft and drops.
import { cell, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import { isGerman } from '../rules/areas.ts'
import { type Crete, inPlay, spaceId, unitId } from '../state.ts'

/** All marks; every seat sees them. */
export function marksOf(s: Crete): Record<string, MarkView> {
  const out: Record<string, MarkView> = {}
  for (const area of s.box.objectives) {
    const space = spaceId(s, area)
    const holder = isGerman(s, area) ? 'german' : 'commonwealth'
    out[`objective ${space}`] = {
      id: `objective ${space}`,
      space,
      glyph: 'star',
      colour: holder,
      label: text('mark.objective', { holder }),
    }
  }
  for (const area of s.box.everywhere) {
    const space = spaceId(s, area)
    if (cell(s.fort, area) === 1)
      out[`fort ${space}`] = {
        id: `fort ${space}`,
        space,
        glyph: 'label',
        short: 'Fort',
        colour: 'fort',
        label: text('mark.fort'),
      }
    if (area === s.active)
      out[`active ${space}`] = {
        id: `active ${space}`,
        space,
        glyph: 'ring',
        colour: 'warn',
        label: text('mark.active'),
      }
  }
  for (let u = 0; u < s.aim.length; u++) {
    const area = cell(s.aim, u)
    if (area < 0 || inPlay(s, u)) continue
    const piece = unitId(s, u)
    const kind = s.box.units[u]?.kind === 'aircraft' ? 'aim' : 'drop'
    out[`${kind} ${piece}`] = {
      id: `${kind} ${piece}`,
      space: spaceId(s, area),
      glyph: kind === 'aim' ? 'cross' : 'chute',
      colour: 'german',
      label: text(`mark.${kind}`, { unit: { piece } }),
    }
  }
  return out
}
