// 6.0 Combat: declaring who fights whom with which support, the roll, and what it does.
import {
  type About,
  assign,
  type Commits,
  cell,
  choose,
  type Flow,
  type Naming,
  type Refusal,
  refusal,
  text,
} from '@merkur/engine'
import type { Box } from '../box.ts'
import { pieces, refsOf, unitRef } from '../naming.ts'
import {
  activeSeat,
  defOf,
  here,
  isHex,
  type Kreta,
  otherSeat,
  type Seat,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import type { CombatResult } from '../tables.ts'
import { askAir, spendAir } from './air.ts'
import { gunOutOfRange, gunsFor, hasGunFor, mayHideGun, reaches, refuseGun } from './artillery.ts'
import { inSecret } from './camouflage.ts'
import { boundTo, isOnEnemy, isOpen, isOwed, leftOver, openEnemies, riderOf } from './contact.ts'
import { eliminate, show } from './losses.ts'
import {
  attackTotal,
  breakdownOf,
  type Combat,
  combatNumber,
  defenceTotal,
  expectedBack,
  hexesBack,
  isFireAlone,
  listOf,
  resultOf,
  rowOf,
  toneOf,
} from './odds.ts'
import { endCombatPhase } from './phases.ts'

/** What a seat may declare: an attack on one enemy, an attack by one unit on several, the end of its phase. */
export type Declaration =
  | { readonly kind: 'attack'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'split'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'done'; readonly key: 'done' }

const lists = new WeakMap<Box, Readonly<Record<Seat, readonly Declaration[]>>>()

/** Every declaration a seat could ever make, in a fixed order: made once a box. */
function declarationsOf(box: Box, seat: Seat): readonly Declaration[] {
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

const declarations: Naming<Kreta, Declaration> = {
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
  for (const v of openEnemies(s, d.unit)) {
    const left = least.includes(v) ? -1 : leftOver(s, [...least, v])
    if (left >= 0) return { unit: unitRef(s, left) }
  }
  return { unit: unitRef(s, d.unit) }
}

/** 8.21 Whether the attacker may use aircraft now. */
const hasAir = (s: Kreta, seat: Seat): boolean => seat === 'german' && s.air > 0

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
  const enemies = openEnemies(s, u)
  if (enemies.length < 2) return fewerThanTwo
  const bound = boundTo(s, u)
  if (bound.length >= 2) return undefined
  const least = [u, ...bound]
  let more = 2 - bound.length
  for (const v of enemies)
    if (!least.includes(v) && leftOver(s, [...least, v]) < 0) {
      least.push(v)
      if (--more === 0) return undefined
    }
  return leavesOwn
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
    outside: () => ownUnits,
    usual: (c) => c.kind === 'done',
    prompt: () => text('ask.combat', { seat }),
    preview: (c) => previewDeclaration(s, c),
  })
  if (d.kind === 'done') return undefined
  return d.kind === 'attack' ? yield* gather(s, d.unit) : yield* divide(s, d.unit)
}

const bare: Combat = { attackers: [], guns: [], defenders: [], air: 0, support: [], airSupport: 0 }

const aboutCombat = (s: Kreta, c: Combat): About => ({
  pieces: [...c.attackers, ...c.guns, ...c.defenders, ...c.support].map((u) => unitId(s, u)),
  breakdowns: [breakdownOf(s, c)],
})

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

/** 8.21, K27 Whether aircraft may take part in an attack on these. */
const airMayJoin = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  hasAir(s, seat) && !defenders.some((u) => riderOf(s, u) >= 0)

/**
 * 7.47 Whether the defender is asked for guns: not only when he has some, but also when a face-down counter might be one,
 * since the question would tell.
 */
const gunsAreAsked = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  gunsToDefend(s, otherSeat(seat), defenders).some((u) => cell(s.at, u) >= 0) ||
  (seat === 'german' && mayHideGun(s, defenders))

/** Whether the defender has anything to say after the attacker's declaration. */
const defenderMaySupport = (s: Kreta, seat: Seat, defenders: readonly Unit[]): boolean =>
  gunsAreAsked(s, seat, defenders) || (seat === 'british' && s.air > 0)

const gunsToDefend = (s: Kreta, seat: Seat, defenders: readonly Unit[]): Unit[] =>
  gunsFor(s, seat, defenders).filter((u) => !defenders.includes(u))

/** Whether closing the declaration makes the die fall. */
const rollsNext = (s: Kreta, seat: Seat, defenders: readonly Unit[]): Commits | undefined =>
  airMayJoin(s, seat, defenders) || defenderMaySupport(s, seat, defenders) ? undefined : 'roll'

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
      return leftOver(s, [u, ...targets(chosen), c]) < 0 ? undefined : forceLeavesOwn
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

export const cannotSupport = refusal('7.42', 'refuse.cannot-support')

/** 7.33, 7.47, 8.21 Aircraft of the attacker; then, when he has shown everything, guns and aircraft of the defender. */
function* support(s: Kreta, declared: Combat): Flow<Combat> {
  const seat = activeSeat(s)
  const enemy = otherSeat(seat)
  const { attackers, defenders, guns } = declared
  for (const u of [...attackers, ...defenders]) s.fought[u] = 1
  for (const u of guns) {
    show(s, u, '16.32')
    s.fired[u] = 1
  }
  let c = declared
  const asked = gunsAreAsked(s, seat, defenders)
  if (airMayJoin(s, seat, defenders)) {
    const air = yield* askAir(s, {
      id: 'air',
      rule: '8.21',
      alone: attackers.length + guns.length === 0,
      rolls: !asked,
      about: () => aboutCombat(s, declared),
      preview: (points) => aboutCombat(s, { ...declared, air: points }),
    })
    spendAir(s, air, '8.21')
    c = { ...c, air }
  }
  if (asked) {
    const named = yield* inSecret(s, enemy, nameSupport(s, enemy, c))
    for (const u of named) {
      show(s, u, '16.32')
      s.fired[u] = 1
    }
    c = { ...c, support: named }
  }
  if (seat === 'british' && s.air > 0) {
    const shown = c
    const airSupport = yield* askAir(s, {
      id: 'air-support',
      rule: '8.21',
      rolls: true,
      about: () => aboutCombat(s, shown),
      preview: (points) => aboutCombat(s, { ...shown, airSupport: points }),
    })
    spendAir(s, airSupport, '8.21')
    c = { ...c, airSupport }
  }
  return c
}

/** 7.42 to 7.47 Which guns support a defence. */
function* nameSupport(s: Kreta, seat: Seat, shown: Combat): Flow<Unit[]> {
  const helpers = gunsToDefend(s, seat, shown.defenders)
  return yield* assign<Kreta, Unit>(s, {
    id: 'support',
    seat,
    rule: '7.47',
    of: helpers,
    as: pieces,
    commits: () => (seat === 'german' && s.air > 0 ? undefined : 'roll'),
    outside: (ref) => ('piece' in ref ? refuseSupporter(s, seat, shown.defenders, ref.piece) : cannotSupport),
    doneLabel: text('button.declare'),
    prompt: () => text('ask.support', { units: text('list', listOf(s, shown.defenders)) }),
    about: () => aboutCombat(s, shown),
    preview: (chosen) => aboutCombat(s, { ...shown, support: helpers.filter((u) => chosen.has(u)) }),
    auto: false,
  })
}

/** Why a piece cannot support this defence. */
function refuseSupporter(s: Kreta, seat: Seat, defenders: readonly Unit[], id: string): Refusal {
  const u = s.box.guns[seat].find((x) => unitId(s, x) === id)
  if (u === undefined || defenders.includes(u)) return cannotSupport
  return refuseGun(s, u) ?? gunOutOfRange
}

/** 6.12 III and IV, 6.3 The roll and what it does. */
function resolve(s: Kreta, c: Combat): void {
  const number = combatNumber(s, c)
  const die = s.chance.die(6, 'combat')
  const result = resultOf(s, number, die, isFireAlone(c))
  journalCombat(s, c, number, die, result)
  apply(s, c, result)
}

/** 6.31, 7.25, 7.27, 12.23 Applies a result: eliminations at once, retreats and pursuit as what is still to do. */
function apply(s: Kreta, c: Combat, result: CombatResult): void {
  const rider = c.attackers.find((u) => isOnEnemy(s, u))
  const back = hexesBack(result)
  if (rider !== undefined) {
    if (back > 0) {
      for (const u of c.defenders) eliminate(s, u, '12.23')
      return
    }
    eliminate(s, rider, '12.23')
  }
  const attackers = c.attackers.filter((u) => u !== rider)
  if (result === 'Ae') {
    for (const u of attackers) eliminate(s, u, '6.31')
    return
  }
  if (back === 0) return
  s.back = Math.abs(back)
  if (back < 0) {
    s.beaten = attackers.slice()
    if (s.beaten.length === 0) s.back = 0
    return
  }
  // A gun without an enemy beside it that is fired at bears no result (7.25, ruling A10).
  s.beaten = c.defenders.filter((u) => !(isFireAlone(c) && defOf(s, u).gun && cell(s.direct, u) === 0))
  if (s.beaten.length === 0) s.back = 0
  else s.victors = attackers.filter((u) => !defOf(s, u).gun)
}

function journalCombat(s: Kreta, c: Combat, number: number, die: number, result: CombatResult): void {
  if (!s.journal) return
  const seat = activeSeat(s)
  const attack = attackTotal(s, c)
  const defence = defenceTotal(s, c)
  s.journal.push({
    kind: 'roll',
    seat,
    rule: isFireAlone(c) ? '7.27' : '6.12',
    text: text(isFireAlone(c) ? 'log.fire' : 'log.combat', {
      attackers: text('list', listOf(s, isFireAlone(c) ? c.guns : c.attackers)),
      defenders: text('list', listOf(s, c.defenders)),
      difference: attack - defence,
      number,
      die,
      result: text(`result.${result}`),
    }),
    refs: refsOf(s, [...c.attackers, ...c.guns, ...c.defenders, ...c.support]),
    roll: {
      dice: [die],
      sides: 6,
      result: text(`result.${result}`),
      tone: toneOf(result),
      breakdown: breakdownOf(s, c),
      merit: { seat, got: hexesBack(result), expected: expectedBack(s, number, isFireAlone(c)) },
      facts: {
        attack,
        defence,
        difference: attack - defence,
        row: s.box.tables.crtRows[rowOf(s, c)]?.id ?? '',
        number,
        result,
      },
    },
  })
}
