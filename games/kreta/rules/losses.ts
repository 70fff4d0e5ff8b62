// Taking units off the map, and what a British unit finds where it comes to rest: an empty counter of its own side.
import { type Commits, cell, text } from '@merkur/engine'
import { spaceRef, unitRef } from '../naming.ts'
import { here, isHex, type Kreta, liftMask, type Mask, put, type Space, seatOf, type Unit } from '../state.ts'

/** Eliminates a unit. */
export function eliminate(s: Kreta, u: Unit, rule: string): void {
  const from = here(s, u)
  put(s, u, s.box.lost)
  s.planned[u] = -1
  s.journal?.push({
    kind: 'loss',
    seat: seatOf(s, u),
    rule,
    value: 1,
    text: text('log.eliminated', { unit: unitRef(s, u) }),
    refs: [unitRef(s, u), ...(from >= 0 && from <= s.box.east ? [spaceRef(s, from)] : [])],
  })
}

/** 16.3 Turns a face-down counter up: a unit appears, an empty counter goes. */
export function turnUp(s: Kreta, m: Mask, rule: string): Unit {
  const hex = cell(s.maskAt, m)
  const u = liftMask(s, m)
  s.journal?.push({
    kind: 'reveal',
    seat: 'british',
    rule: u < 0 ? '16.34' : rule,
    text:
      u < 0
        ? text('log.empty', { hex: spaceRef(s, hex) })
        : text('log.turned-up', { unit: unitRef(s, u), hex: spaceRef(s, hex) }),
    refs: [...(u < 0 ? [] : [unitRef(s, u)]), spaceRef(s, hex)],
  })
  return u
}

/** Turns a unit up if it lies face down. */
export function show(s: Kreta, u: Unit, rule: string): void {
  const m = cell(s.cache.mask, u)
  if (m >= 0) turnUp(s, m, rule)
}

/** Whether an empty counter lies in a space: more British counters than units. */
const isEmptyAt = (s: Kreta, space: Space): boolean =>
  isHex(s, space) && cell(s.cache.british, space) > cell(s.cache.troops, space)

/** 16.32, K30 What a unit's coming to rest in a space turns up, if anything: itself, or an empty counter there. */
export const revealsAt = (s: Kreta, u: Unit, space: Space): Commits | undefined =>
  cell(s.cache.mask, u) >= 0 || (seatOf(s, u) === 'british' && isEmptyAt(s, space)) ? 'reveal' : undefined

/** Puts a unit where it comes to rest after a move of any sort; an empty counter there goes (ruling K30). */
export function comeToRest(s: Kreta, u: Unit, space: Space): void {
  if (seatOf(s, u) === 'british' && isEmptyAt(s, space)) {
    const empty = s.maskAt.findIndex((at, m) => at === space && cell(s.maskOf, m) < 0)
    if (empty >= 0) turnUp(s, empty, '16.34')
  }
  put(s, u, space)
}
