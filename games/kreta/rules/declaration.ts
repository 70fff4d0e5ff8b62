// 6.2 What a seat may declare in its combat phase: an attack on one enemy, an attack on several, or the end; and why not.
import { cell, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import type { Box } from '../box-def.ts'
import { pieces, unitRef } from '../naming.ts'
import { activeSeat, here, isHex, type Kreta, type Seat, type Unit } from '../state.ts'
import { hasGunFor } from './artillery.ts'
import { boundTo, isOpen, isOwed, leftOver, openEnemies, riderOf } from './contact.ts'

/** What a seat may declare: an attack on one enemy, an attack by one unit on several, the end of its phase. */
export type Declaration =
  | { readonly kind: 'attack'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'split'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'done'; readonly key: 'done' }

const lists = new WeakMap<Box, Readonly<Record<Seat, readonly Declaration[]>>>()

/** Every declaration a seat could ever make, in a fixed order: made once a box. */
export function declarationsOf(box: Box, seat: Seat): readonly Declaration[] {
  let both = lists.get(box)
  if (!both) {
    const of = (own: readonly number[], enemies: readonly number[]): Declaration[] => [
      ...enemies.map((unit): Declaration => ({ kind: 'attack', unit, key: `attack ${box.units[unit]?.id}` })),
      ...own.map((unit): Declaration => ({ kind: 'split', unit, key: `split ${box.units[unit]?.id}` })),
      { kind: 'done', key: 'done' },
    ]
    both = { german: of(box.germans, box.british), british: of(box.british, box.germans) }
    lists.set(box, both)
  }
  return both[seat]
}

export const declarations: Naming<Kreta, Declaration> = {
  key: (_, d) => d.key,
  touches: (s, d) => (d.kind === 'done' ? [{ button: 'done' }] : pieces.touches(s, d.unit)),
  label: (s, d) =>
    d.kind === 'done' ? text('button.end-combat') : text(`act.${d.kind}`, { unit: unitRef(s, d.unit) }),
  verb: (_, d) => text(`verb.${d.kind}`),
}

export const notATarget = refusal('6.11', 'refuse.not-a-target')
export const faceDown = refusal('16.1', 'refuse.face-down')
export const attacked = refusal('6.27', 'refuse.attacked')
export const hasAttacked = refusal('6.26', 'refuse.has-attacked')
export const nobodyReaches = refusal('6.11', 'refuse.nobody-reaches')
export const notInContact = refusal('6.24', 'refuse.not-in-contact')
export const fewerThanTwo = refusal('6.24', 'refuse.fewer-than-two')
export const leavesOwn = refusal('6.22', 'refuse.leaves-own', (s: Kreta, d: Declaration) => leftBy(s, d))
export const leavesEnemy = refusal('6.21', 'refuse.leaves-enemy', (s: Kreta, d: Declaration) => leftBy(s, d))
export const stillOwed = refusal('6.29', 'refuse.still-owed')
export const ownUnits = refusal('6.28', 'refuse.choose-target')

/** Who fights whom in a declaration with the fewest units: the centre and those bound to it. */
const leastForce = (s: Kreta, d: Declaration): Unit[] => (d.kind === 'done' ? [] : [d.unit, ...boundTo(s, d.unit)])

/** The unit that keeps a declaration from being made. */
function leftBy(s: Kreta, d: Declaration): { unit: ReturnType<typeof unitRef> } {
  if (d.kind === 'done') return { unit: unitRef(s, -1) }
  const least = leastForce(s, d)
  const more = openEnemies(s, d.unit).filter((v) => !least.includes(v))
  for (const v of more)
    for (const w of d.kind === 'split' ? more : [v]) {
      const left = leftOver(s, [...least, v, w])
      if (left >= 0) return { unit: unitRef(s, left) }
    }
  return { unit: unitRef(s, d.unit) }
}

/** 8.21 Whether the attacker may use aircraft now. */
export const hasAir = (s: Kreta, seat: Seat): boolean => seat === 'german' && s.air > 0

/** 6.2, 7.2, 8.2 Why an enemy may not be attacked now. */
export function refuseAttack(s: Kreta, target: Unit): Refusal | undefined {
  const hex = cell(s.at, target)
  if (!isHex(s, hex)) return hex < 0 ? faceDown : notATarget
  if (cell(s.fought, target) === 1) return attacked
  const seat = activeSeat(s)
  const ridden = riderOf(s, target) >= 0
  const fire = !ridden && (hasAir(s, seat) || hasGunFor(s, seat, target))
  if (!isOpen(s, target)) return fire ? undefined : nobodyReaches
  const bound = boundTo(s, target)
  if (bound.length > 0 || fire) return undefined
  const least = [target]
  for (const v of openEnemies(s, target)) if (leftOver(s, [...least, v]) < 0) return undefined
  return leavesEnemy
}

/** 6.24 Why a unit may not attack several enemies at once now. */
export function refuseSplit(s: Kreta, u: Unit): Refusal | undefined {
  if (!isHex(s, here(s, u)) || cell(s.contact, u) === 0) return notInContact
  if (cell(s.fought, u) === 1) return hasAttacked
  if (openEnemies(s, u).length < 2) return fewerThanTwo
  const bound = boundTo(s, u)
  return bound.length >= 2 || canDivide(s, u, bound) ? undefined : leavesOwn
}

/** 6.24 Whether a unit can attack these enemies at once, with others if they are fewer than two, and leave nobody over. */
export function canDivide(s: Kreta, u: Unit, enemies: readonly Unit[]): boolean {
  if (leftOver(s, [u, ...enemies]) >= 0) return false
  return enemies.length >= 2 || openEnemies(s, u).some((v) => !enemies.includes(v) && canDivide(s, u, [...enemies, v]))
}

export function refuseDeclaration(s: Kreta, d: Declaration): Refusal | undefined {
  switch (d.kind) {
    case 'attack':
      return refuseAttack(s, d.unit)
    case 'split':
      return refuseSplit(s, d.unit)
    case 'done':
      return isOwed(s) ? stillOwed : undefined
  }
}
