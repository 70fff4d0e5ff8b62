// What lies on the map beside the counters: objectives and their holders, forts, activated areas, aims of aircraft and drops.
import { cell, text } from '@merkur/engine'
import type { MarkView } from '@merkur/table'
import type { Box } from '../box.ts'
import { isAlone, isContested, isEmpty, isGerman } from '../rules/areas.ts'
import { type Crete, inPlay, spaceId, unitId } from '../state.ts'

const STATES = ['none', 'held-german', 'held-commonwealth', 'owned-german', 'owned-commonwealth', 'contested'] as const

/** The signs of the six states of each area, made once a box. */
const signs = new WeakMap<Box, readonly (MarkView | null)[]>()

function signsOf(s: Crete): readonly (MarkView | null)[] {
  let found = signs.get(s.box)
  if (!found) {
    found = s.box.everywhere.flatMap((area) => {
      const space = spaceId(s, area)
      return STATES.map((state): MarkView | null => {
        if (state === 'none') return null
        const id = `state ${space}`
        if (state === 'contested')
          return {
            id,
            space,
            glyph: 'contested',
            colour: 'held-german',
            other: 'held-commonwealth',
            label: text('mark.contested'),
          }
        const [glyph = '', holder = ''] = state.split('-')
        const label = glyph === 'held' ? text('mark.held', { holder }) : text('mark.owned', { holder })
        return { id, space, glyph, colour: `held-${holder}`, label }
      })
    })
    signs.set(s.box, found)
  }
  return found
}

/** 5.5 The state of an area as a place in STATES: held, empty with its last owner, contested, or nobody's. */
function stateOf(s: Crete, area: number): number {
  if (isContested(s, area)) return 5
  if (isEmpty(s, area)) return cell(s.owner, area) === 0 ? 0 : cell(s.owner, area) + 2
  return isAlone(s, area, 'german') ? 1 : 2
}

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
      colour: `held-${holder}`,
      label: text('mark.objective', { holder }),
    }
  }
  const states = signsOf(s)
  let index = 0
  for (const area of s.box.everywhere) {
    const space = spaceId(s, area)
    const state = states[index++ * STATES.length + stateOf(s, area)]
    if (state) out[state.id] = state
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
