// 7.1, 7.2, 7.3 What an attack and a defence are worth before the dice, term by term, and the odds of each result.
import { type Breakdown, type Chances, cell, item, type Term, text } from '@merkur/engine'
import { piece, space } from '../naming.ts'
import { type Area, at, type Crete, defOf, otherSeat, type Seat, seatOf, type Unit, unitsAt } from '../state.ts'
import { isContested, isNight } from './areas.ts'
import { strengthOf } from './leaders.ts'
import { attackFactor, defenceFactor, half, isLeader, leaderWith, targetKind, targetsIn } from './units.ts'

/** An assault in the attackers' own area, a shot at a neighbouring one, the compulsory combat of a landing, the Māori at night. */
export type AttackKind = 'assault' | 'shot' | 'landing' | 'night'

/** An attack as far as it is declared. */
export interface Attack {
  readonly kind: AttackKind
  /** The area that is attacked. */
  readonly area: Area
  readonly lead: Unit
  readonly supporters: readonly Unit[]
  /** The leader or battery that supports each side; -1 for none. */
  guns: Unit
  defenceGuns: Unit
  /** The main defender; -1 until he is known. */
  main: Unit
}

type Add = (id: string, value: number, rule: string, unit?: Unit) => void

export const RULE_OF: Readonly<Record<AttackKind, string>> = {
  assault: '7.1',
  shot: '7.1',
  landing: '5.2',
  night: '11',
}

/** 7.1, rulings Q5, M14, M20 Whether three battalions of one regiment or brigade take part. */
function threeOfOne(s: Crete, units: readonly Unit[]): boolean {
  if (units.length < 3) return false
  const stand = units.some((u) => defOf(s, u).group === 'any-para') ? 1 : 0
  for (const u of units) {
    const { group } = defOf(s, u)
    if (group === '' || group === 'any-para') continue
    let n = s.box.paraGroups.has(group) ? stand : 0
    for (const other of units) if (defOf(s, other).group === group) n++
    if (n >= 3) return true
  }
  return false
}

/** 7.1 Walks over the terms of the attack value; gives the value. */
export function attackValue(s: Crete, a: Attack, add?: Add): number {
  const v = s.box.values
  const seat = seatOf(s, a.lead)
  let sum = 0
  const count = (id: string, value: number, rule: string, unit?: Unit): void => {
    sum += value
    add?.(id, value, rule, unit)
  }
  count(
    attackFactor(s, a.lead) === v['scatter-attack'] && cell(s.scatter, a.lead) ? 'term.scattered' : 'term.attack',
    attackFactor(s, a.lead),
    '7.1',
    a.lead,
  )
  if (a.kind === 'night') return sum
  for (const u of a.supporters) count('term.supporter', v.supporter ?? 0, '7.1', u)
  if (threeOfOne(s, [a.lead, ...a.supporters])) {
    if (seat === 'german') count('term.regiment', v.regiment ?? 0, '7.1')
    else count('term.brigade', v.brigade ?? 0, '7.1')
  }
  if (seat === 'german' && !isNight(s)) count('term.day', v.day ?? 0, '7.1')
  const leader = leaderWith(s, a.lead, at(s, a.lead))
  if (leader >= 0) count('term.leader', v.leader ?? 0, '2.5', leader)
  if (a.guns >= 0) count('term.guns', strengthOf(s, a.guns), '7.1', a.guns)
  if (a.kind === 'shot' && isContested(s, at(s, a.lead))) {
    const whole = sum
    count('term.halved-shot', half(whole) - whole, '7.3')
  }
  return sum
}

/** 7.3, rulings Q2, M4 Whether tanks halve the defence factor of this defender. */
function tanksHalve(s: Crete, lead: Unit, u: Unit, area: Area): boolean {
  if (!defOf(s, lead).tanks || !defOf(s, u).para || isLeader(s, u)) return false
  return !unitsAt(s, area, seatOf(s, u)).some((x) => isLeader(s, x))
}

/** The defence factor as it counts in this attack (7.3). */
function factorAgainst(s: Crete, a: Pick<Attack, 'kind' | 'lead' | 'area'>, u: Unit): number {
  const factor = defenceFactor(s, u)
  return a.kind !== 'night' && tanksHalve(s, a.lead, u, a.area) ? half(factor) : factor
}

/** 7.2, rulings M18, M30, M33 Who may be the main defender: the highest factor, or any of several leaders alone. */
export function mainDefenders(s: Crete, a: Pick<Attack, 'kind' | 'lead' | 'area'>): Unit[] {
  const seat = otherSeat(seatOf(s, a.lead))
  const all = targetsIn(s, a.area, seat)
  if (all.length < 2 || targetKind(s, a.area, seat) === 'leader') return all
  let top = -1
  let out: Unit[] = []
  for (const u of all) {
    const factor = factorAgainst(s, a, u)
    if (factor > top) {
      top = factor
      out = [u]
    } else if (factor === top) out.push(u)
  }
  return out
}

/** 3.2, 7.2 What the ground and a fort add for a side. */
function groundTerms(s: Crete, area: Area, seat: Seat, add: Add): number {
  const ground = item(s.box.ground[seat], area)
  add(`term.${ground.id}`, ground.value, '7.2')
  let sum = ground.value
  if (seat === 'commonwealth' && cell(s.fort, area) === 1) {
    const fort = s.box.values.fort ?? 0
    add('term.fort', fort, '3.2')
    sum += fort
  }
  return sum
}

const silent: Add = () => undefined

/** 7.2 Walks over the terms of the defence value of a main defender; gives the value. */
export function defenceValue(s: Crete, a: Attack, add: Add = silent): number {
  const u = a.main
  const seat = seatOf(s, u)
  const factor = factorAgainst(s, a, u)
  add(
    factor < defenceFactor(s, u) ? 'term.halved-defence' : cell(s.scatter, u) ? 'term.scattered' : 'term.defence',
    factor,
    '7.2',
    u,
  )
  if (a.kind === 'night') return factor
  let sum = factor
  const leader = leaderWith(s, u, a.area)
  if (leader >= 0) {
    const bonus = s.box.values['leader-defence'] ?? 0
    add('term.leader', bonus, '2.5', leader)
    sum += bonus
  }
  sum += groundTerms(s, a.area, seat, add)
  if (a.defenceGuns >= 0) {
    const strength = strengthOf(s, a.defenceGuns)
    add('term.guns', strength, '7.2', a.defenceGuns)
    sum += strength
  }
  return sum
}

export type Band = 'repulsed' | 'lost' | 'drawn' | 'won' | 'overrun'
export const BANDS: readonly Band[] = ['repulsed', 'lost', 'drawn', 'won', 'overrun']

/** 7.4 The band of a difference, attack total less defence total. */
export function bandOf(s: Crete, difference: number): Band {
  for (const row of s.box.tables.combatResults) if (difference >= row.from && difference <= row.to) return row.id
  return difference < 0 ? 'repulsed' : 'overrun'
}

/** Chance that two dice less two dice come to -10 ... 10, at index difference + 10. */
export const SWING: readonly number[] = (() => {
  const two = (n: number): number => 6 - Math.abs(n - 7)
  return Array.from({ length: 21 }, (_, i) => {
    let ways = 0
    for (let a = 2; a <= 12; a++) {
      const d = a - (i - 10)
      if (d >= 2 && d <= 12) ways += two(a) * two(d)
    }
    return ways / 1296
  })
})()

/** Exact chance of each band when the values differ by `lead`. */
export function bandChances(s: Crete, lead: number): Record<Band, number> {
  const out: Record<Band, number> = { repulsed: 0, lost: 0, drawn: 0, won: 0, overrun: 0 }
  for (let d = -10; d <= 10; d++) out[bandOf(s, lead + d)] += SWING[d + 10] ?? 0
  return out
}

/** What a result is worth to the attacker in the luck report: reductions dealt less reductions taken. */
export const meritOf = (kind: AttackKind, band: Band): number =>
  ({ repulsed: kind === 'shot' ? -1 : -1.5, lost: -1, drawn: 0, won: 1, overrun: kind === 'shot' ? 2 : 1.5 })[band]

/** How a result looks to the attacker. */
export const TONE = { repulsed: 'bad', lost: 'bad', drawn: 'light', won: 'good', overrun: 'good' } as const

/** The odds of each band, worded for an assault or a shot. */
const outcomesOf = (s: Crete, kind: AttackKind, lead: number): Chances[] => {
  const chances = bandChances(s, lead)
  const column = kind === 'shot' ? 'shot' : kind === 'night' ? 'night' : 'assault'
  return BANDS.map((band) => ({ label: text(`band.${column}-${band}`), p: chances[band], tone: TONE[band] }))
}

/** The whole calculation of both sides with its cases. */
export function breakdownOf(s: Crete, a: Attack): Breakdown {
  const terms: Term[] = []
  const add: Add = (id, value, rule, unit) =>
    terms.push({ label: unit === undefined ? text(id) : text(id, { unit: piece(s, unit) }), value, rule })
  const rule = RULE_OF[a.kind]
  const attack = attackValue(s, a, add)
  terms.push({ label: text('term.attack-total'), value: attack, rule, total: true })
  const defence = defenceValue(s, a, add)
  terms.push({ label: text('term.defence-total'), value: defence, rule: '7.2', total: true })
  terms.push({ label: text('term.difference'), value: attack - defence, rule: '7.4', total: true })
  return {
    title: text(`combat.${a.kind}`, { area: space(s, a.area) }),
    rule,
    terms,
    outcomes: outcomesOf(s, a.kind, attack - defence),
  }
}
