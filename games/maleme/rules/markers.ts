// 2.2.3 Conditions: Regrouping and Pinned markers from the cup and back, losses, the eliminated boxes.
import { cell, item, text } from '@merkur/engine'
import { type Maleme, place, seatOf, type Unit, unitId } from '../state.ts'
import { defOf, isPinned, isRegrouping } from './units.ts'
import { moveWithdrawal } from './victory.ts'

/** Markers left in the cup. */
export const inCup = (s: Maleme): number => {
  let n = 0
  for (let m = 0; m < s.cup.length; m++) n += cell(s.cup, m)
  return n
}

/** 2.2.2 Takes one marker from the cup; the stand-in when it is empty (ruling N13). */
export function drawMarker(s: Maleme, draw: 'regroup' | 'pin'): number {
  if (inCup(s) === 0) return s.box.spare
  const marker = s.chance.draw(s.cup, draw)
  s.cup[marker] = cell(s.cup, marker) - 1
  return marker
}

/** Returns a marker to the cup. */
export function returnMarker(s: Maleme, marker: number): void {
  if (marker >= 0 && marker !== s.box.spare) s.cup[marker] = cell(s.cup, marker) + 1
}

export function removePin(s: Maleme, u: Unit): void {
  returnMarker(s, cell(s.pinned, u))
  s.pinned[u] = -1
}

export function removeRegrouping(s: Maleme, u: Unit): void {
  returnMarker(s, cell(s.regrouping, u))
  s.regrouping[u] = -1
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/**
 * 4.2.3 Pins a unit that is not pinned. With heavy weapons in the fire two markers are drawn and the worse,
 * the lower, is kept (rulings Q29, M2).
 */
export function pin(s: Maleme, u: Unit, heavy: boolean, rule = '4.2.3'): void {
  if (isPinned(s, u)) return
  let marker = drawMarker(s, 'pin')
  if (heavy && inCup(s) > 0) {
    const second = drawMarker(s, 'pin')
    const worse = item(s.box.markers, second).pin < item(s.box.markers, marker).pin
    returnMarker(s, worse ? marker : second)
    if (worse) marker = second
  }
  s.pinned[u] = marker
  s.journal?.push({
    kind: 'draw',
    seat: seatOf(s, u),
    rule,
    text: text('log.pinned', {
      unit: { piece: unitId(s, u) },
      modifier: signed(item(s.box.markers, marker).pin),
      heavy: heavy ? 'yes' : 'no',
    }),
    refs: [{ piece: unitId(s, u) }],
  })
}

/** 4.2.3 Takes a step: turns a two-step unit to its reduced side, eliminates any other. */
export function hit(s: Maleme, u: Unit): void {
  if (defOf(s, u).steps === 2 && cell(s.side, u) === 0) reduce(s, u, '4.2.3')
  else eliminate(s, u, '4.2.3')
}

export function reduce(s: Maleme, u: Unit, rule: string): void {
  s.side[u] = 1
  s.journal?.push({
    kind: 'loss',
    seat: seatOf(s, u),
    rule,
    value: 1,
    text: text('log.reduced', { unit: { piece: unitId(s, u) } }),
    refs: [{ piece: unitId(s, u) }],
  })
}

/** Removes a unit for good (Allied) or to the Eliminated box (German), with its markers back to the cup. */
export function eliminate(s: Maleme, u: Unit, rule: string): void {
  const steps = defOf(s, u).steps - (defOf(s, u).backKind === 'fired' ? 0 : cell(s.side, u))
  if (isPinned(s, u)) removePin(s, u)
  if (isRegrouping(s, u)) removeRegrouping(s, u)
  s.owed[u] = 0
  const german = seatOf(s, u) === 'german'
  place(s, u, s.box.boxes[german ? 'eliminated' : 'allied-eliminated'] ?? -1)
  s.journal?.push({
    kind: 'loss',
    seat: seatOf(s, u),
    rule,
    value: steps,
    text: text('log.eliminated', { unit: { piece: unitId(s, u) } }),
    refs: [{ piece: unitId(s, u) }],
  })
  if (german) countEliminated(s)
}

/** 7.1 Four in the box: one that is not artillery waits to return, three are out for good, the withdrawal comes nearer. */
function countEliminated(s: Maleme): void {
  const box = s.box.boxes
  const lost = s.box.germans.filter((u) => cell(s.at, u) === box.eliminated)
  if (lost.length < 4) return
  const able = s.box.units.map((def, u) => (lost.includes(u) && !def.artillery ? 1 : 0))
  const back = able.includes(1) ? s.chance.draw(able, 'seize') : -1
  for (const u of lost) {
    place(s, u, (u === back ? box.seize : box.permanent) ?? -1)
    s.side[u] = 0
  }
  s.journal?.push({
    kind: 'draw',
    seat: 'german',
    rule: '7.1',
    text: back < 0 ? text('log.four-lost-none') : text('log.four-lost', { unit: { piece: unitId(s, back) } }),
    ...(back < 0 ? {} : { refs: [{ piece: unitId(s, back) }] }),
  })
  moveWithdrawal(s, 'german', -1, '7.1', text('why.four-lost'))
}
