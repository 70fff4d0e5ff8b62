// 6.0 Combat: who fights whom, declared and gathered; support, the roll and its results follow.
import { type About, assign, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { pieces, unitRef } from '../naming.ts'
import { activeSeat, defOf, type Kreta, maskNamed, type Seat, type Unit, unitId, unitsOf } from '../state.ts'
import { gunOutOfRange, gunsFor, reaches, refuseGun } from './artillery.ts'
import { inSecret } from './camouflage.ts'
import { boundTo, isOpen, leftOver, openEnemies } from './contact.ts'
import {
  canDivide,
  type Declaration,
  declarations,
  declarationsOf,
  faceDown,
  fewerThanTwo,
  ownUnits,
  refuseDeclaration,
} from './declaration.ts'
import type { Combat } from './odds.ts'
import { endCombatPhase } from './phases.ts'
import { resolve } from './results.ts'
import { aboutCombat, airMayJoin, rollsNext, support } from './support.ts'

/** 6.2 One combat from its declaration to its result, or the end of the phase. */
export function* combat(s: Kreta): Flow {
  const seat = activeSeat(s)
  const declared = yield* inSecret(s, seat, declare(s, seat))
  if (!declared) {
    endCombatPhase(s)
    return
  }
  resolve(s, yield* support(s, declared))
}

/** 6.2 Who attacks whom; nothing when the seat closes its phase. */
function* declare(s: Kreta, seat: Seat): Flow<Combat | undefined> {
  const d = yield* choose<Kreta, Declaration>(s, {
    id: 'combat',
    seat,
    rule: '6.2',
    of: declarationsOf(s.box, seat),
    as: declarations,
    refuse: (c) => refuseDeclaration(s, c),
    outside: (ref) => (maskNamed(s, ref) >= 0 ? faceDown : ownUnits),
    usual: (c) => c.kind === 'done',
    prompt: () => text('ask.combat', { seat }),
    preview: (c) => previewDeclaration(s, c),
  })
  if (d.kind === 'done') return undefined
  return d.kind === 'attack' ? yield* gather(s, d.unit) : yield* divide(s, d.unit)
}

const bare: Combat = { attackers: [], guns: [], defenders: [], air: 0, support: [], airSupport: 0 }

function previewDeclaration(s: Kreta, d: Declaration): About | undefined {
  if (d.kind === 'done') return undefined
  const bound = boundTo(s, d.unit)
  if (d.kind === 'split') return aboutCombat(s, { ...bare, attackers: [d.unit], defenders: openEnemies(s, d.unit) })
  const attackers = bound.length > 0 ? bound : openEnemies(s, d.unit)
  return attackers.length > 0 ? aboutCombat(s, { ...bare, attackers, defenders: [d.unit] }) : undefined
}

export const boundIn = refusal('6.22', 'refuse.bound-in')
export const boundEnemy = refusal('6.21', 'refuse.bound-enemy')
export const forceLeavesEnemy = refusal('6.21', 'refuse.force-leaves-enemy')
export const forceLeavesOwn = refusal('6.22', 'refuse.force-leaves-own')
export const nobodyNamed = refusal('6.12', 'refuse.nobody-named')
export const notBeside = refusal('6.11', 'refuse.not-beside')

/** 6.23, 7.23, 7.31 Several against one: units beside the enemy, guns in range. */
function* gather(s: Kreta, target: Unit): Flow<Combat> {
  const seat = activeSeat(s)
  const defenders = [target]
  const near = isOpen(s, target) ? openEnemies(s, target) : []
  const bound = near.length > 0 ? boundTo(s, target) : []
  const guns = gunsFor(s, seat, defenders)
  const air = airMayJoin(s, seat, defenders)
  const force = yield* assign<Kreta, Unit>(s, {
    id: 'force',
    seat,
    rule: '6.23',
    of: [...near, ...guns],
    start: bound,
    as: pieces,
    refuse: (u, chosen) => {
      if (!near.includes(u) || chosen.has(u)) return bound.includes(u) ? boundIn : undefined
      return leftOver(s, [target, ...near.filter((x) => chosen.has(x)), u]) < 0 ? undefined : forceLeavesEnemy
    },
    refuseDone: (chosen) => (chosen.size === 0 && !air ? nobodyNamed : undefined),
    commits: (chosen) => (chosen.size === 0 ? undefined : rollsNext(s, seat, defenders)),
    outside: (ref) => ('piece' in ref ? refuseHelper(s, seat, defenders, ref.piece) : notBeside),
    doneLabel: text('button.declare'),
    prompt: () => text('ask.force', { unit: unitRef(s, target) }),
    about: () => ({ pieces: [unitId(s, target)] }),
    preview: (chosen) => aboutCombat(s, { ...bare, ...split(near, guns, chosen), defenders }),
    auto: false,
  })
  const chosen = new Set(force)
  return { ...bare, ...split(near, guns, chosen), defenders }
}

/** A chosen set as units beside the enemy and guns. */
const split = (near: readonly Unit[], guns: readonly Unit[], chosen: ReadonlySet<Unit>) => ({
  attackers: near.filter((u) => chosen.has(u)),
  guns: guns.filter((u) => chosen.has(u)),
})

/** Why a piece cannot take part in this attack. */
function refuseHelper(s: Kreta, seat: Seat, defenders: readonly Unit[], id: string): Refusal {
  const u = s.box.units.findIndex((x) => x.id === id)
  if (u < 0 || !unitsOf(s, seat).includes(u) || !defOf(s, u).gun) return notBeside
  return refuseGun(s, u) ?? (reaches(s, u, defenders) ? notBeside : gunOutOfRange)
}

/** 6.24, 7.32 One against several: enemies beside the unit, guns in range of any of them. */
function* divide(s: Kreta, u: Unit): Flow<Combat> {
  const seat = activeSeat(s)
  const enemies = openEnemies(s, u)
  const bound = boundTo(s, u)
  const guns = gunsFor(s, seat, enemies)
  const targets = (chosen: ReadonlySet<Unit>): Unit[] => enemies.filter((v) => chosen.has(v))
  const force = yield* assign<Kreta, Unit>(s, {
    id: 'targets',
    seat,
    rule: '6.24',
    of: [...enemies, ...guns],
    start: bound,
    as: pieces,
    refuse: (c, chosen) => {
      if (!enemies.includes(c) || chosen.has(c)) return bound.includes(c) ? boundEnemy : undefined
      return canDivide(s, u, [...targets(chosen), c]) ? undefined : forceLeavesOwn
    },
    refuseDone: (chosen) => {
      const named = targets(chosen)
      if (named.length < 2) return fewerThanTwo
      return guns.some((g) => chosen.has(g) && !reaches(s, g, named)) ? gunOutOfRange : undefined
    },
    commits: (chosen) => rollsNext(s, seat, targets(chosen)),
    outside: (ref) => ('piece' in ref ? refuseHelper(s, seat, enemies, ref.piece) : notBeside),
    doneLabel: text('button.declare'),
    prompt: () => text('ask.targets', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
    preview: (chosen) => {
      const defenders = targets(chosen)
      if (defenders.length === 0) return undefined
      return aboutCombat(s, { ...bare, attackers: [u], guns: guns.filter((g) => chosen.has(g)), defenders })
    },
    auto: false,
  })
  return {
    ...bare,
    attackers: [u],
    guns: force.filter((x) => guns.includes(x)),
    defenders: force.filter((x) => enemies.includes(x)),
  }
}
