// Counters on the map and in the zones as they count now: face, markers on them, figures, place in the stack.
import { cell, item, text } from '@merkur/engine'
import type { Badge, CounterView } from '@merkur/table'
import { hasFired, inGoodOrder, isPinned, isRegrouping, ofOf, pinOf, rangeOf } from '../rules/units.ts'
import { isInPlay, type Maleme, spaceId, unitId } from '../state.ts'

/** `+1`, `0`, `−1`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

function badgesOf(s: Maleme, u: number): Badge[] {
  const badges: Badge[] = []
  if (isPinned(s, u)) {
    const modifier = signed(pinOf(s, u))
    badges.push({ id: 'pinned', short: `P${modifier}`, label: text('badge.pinned', { modifier }), tone: 'bad' })
  }
  if (isRegrouping(s, u)) {
    const of = item(s.box.markers, cell(s.regrouping, u)).regroupOf
    badges.push({ id: 'regrouping', short: `R${of}`, label: text('badge.regrouping', { of }), tone: 'warn' })
  }
  if (hasFired(s, u)) badges.push({ id: 'fired', short: 'F', label: text('badge.fired'), tone: 'plain' })
  const kind = item(s.box.units, u).backKind
  if (cell(s.side, u) === 1 && kind === 'reduced')
    badges.push({ id: 'reduced', short: '½', label: text('badge.reduced'), tone: 'plain' })
  if (cell(s.side, u) === 1 && kind === 'immobilised')
    badges.push({ id: 'immobilised', short: '½', label: text('badge.immobilised'), tone: 'plain' })
  if (cell(s.owed, u) === 1) badges.push({ id: 'owed', short: '!', label: text('badge.owed'), tone: 'warn' })
  return badges
}

/** 2.2.4 Every unit on the map or in a zone; those in Good Order lie on top. */
export function countersOf(s: Maleme): Record<string, CounterView> {
  const out: Record<string, CounterView> = {}
  const heights = new Uint8Array(s.box.firstBox)
  for (const good of [false, true]) {
    for (let u = 0; u < s.box.units.length; u++) {
      const space = cell(s.at, u)
      if (!isInPlay(s, space) || inGoodOrder(s, u) !== good) continue
      const z = cell(heights, space)
      heights[space] = z + 1
      const piece = unitId(s, u)
      out[piece] = {
        piece,
        space: spaceId(s, space),
        face: cell(s.side, u),
        z,
        badges: badgesOf(s, u),
        ...(good ? {} : { figures: [String(ofOf(s, u)), String(rangeOf(s, u))] }),
      }
    }
  }
  return out
}
