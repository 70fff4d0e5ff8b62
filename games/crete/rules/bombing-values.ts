// 8.1, 8.2 What a bombing and the cover against it are worth before the dice, term by term, and the odds of its results.
import { type Breakdown, type Chances, cell, item, type Term, text } from '@merkur/engine'
import { piece, space } from '../naming.ts'
import { type Area, type Crete, countAt, otherSeat, type Seat, type Unit, unitsAt } from '../state.ts'
import { isContested } from './areas.ts'
import { strengthOf } from './leaders.ts'
import { defenceFactor, faceOf, targetKind, targetsIn } from './units.ts'
import { SWING } from './values.ts'

/** A bombing about to be settled. */
export interface Bombing {
  readonly from: 'ground' | 'air' | 'invasion'
  readonly seat: Seat
  readonly area: Area
  /** Leaders and batteries, or the aircraft; none before the invasion. */
  readonly bombers: readonly Unit[]
  readonly value: number
  defenceGuns: Unit
  target: Unit
}

export const RULE_OF_BOMBING = { ground: '8', air: '8', invasion: '8.4' } as const

/** 8.2, ruling N31 Anti-aircraft points in and beside an area. */
export function dcaOver(s: Crete, area: Area): number {
  let points = 0
  const seat: Seat = 'commonwealth'
  for (const where of [area, ...(s.box.near[area] ?? [])]) {
    if (countAt(s, where, seat) === 0) continue
    for (const u of unitsAt(s, where, seat)) points += faceOf(s, u).dca
  }
  return points
}

/** 2.4, 8, ruling Q6 Whether a bombing finds a target of a side in an area: from the air never a leader. */
export function canBeBombed(s: Crete, area: Area, seat: Seat, from: Bombing['from']): boolean {
  const kind = targetKind(s, area, seat)
  return kind !== undefined && (from === 'ground' || kind !== 'leader')
}

type Add = (id: string, value: number, rule: string, unit?: Unit) => void
const silent: Add = () => undefined

/** 8.2 Walks over the terms of the defence; gives the value. */
export function coverValue(s: Crete, b: Bombing, add: Add = silent): number {
  const seat = otherSeat(b.seat)
  let best = -1
  let factor = -1
  for (const u of targetsIn(s, b.area, seat)) {
    if (defenceFactor(s, u) <= factor) continue
    factor = defenceFactor(s, u)
    best = u
  }
  add('term.defence', factor, '8.2', best)
  const ground = item(s.box.cover[seat], b.area)
  add(`term.${ground.id}`, ground.value, '8.2')
  let sum = factor + ground.value
  if (seat === 'commonwealth' && cell(s.fort, b.area) === 1) {
    const fort = s.box.values['fort-bombing'] ?? 0
    add('term.fort', fort, '8.2')
    sum += fort
  }
  if (b.from !== 'ground') {
    const points = dcaOver(s, b.area) * (s.box.values.dca ?? 0)
    if (points > 0) add('term.dca', points, '8.2')
    sum += points
  } else if (b.defenceGuns >= 0) {
    const strength = strengthOf(s, b.defenceGuns)
    add('term.guns', strength, '8.2', b.defenceGuns)
    sum += strength
  }
  return sum
}

/** 8.1, 8.2 The whole calculation with its odds. */
export function bombingBreakdown(s: Crete, b: Bombing): Breakdown {
  const terms: Term[] = []
  const add: Add = (id, value, rule, unit) =>
    terms.push({ label: unit === undefined ? text(id) : text(id, { unit: piece(s, unit) }), value, rule })
  if (b.bombers.length === 0) add('term.invasion', b.value, '8.4')
  else for (const u of b.bombers) add('term.bomber', b.bombers.length > 1 ? faceOf(s, u).artillery : b.value, '8.1', u)
  terms.push({ label: text('term.attack-total'), value: b.value, rule: '8.1', total: true })
  const defence = coverValue(s, b, add)
  terms.push({ label: text('term.defence-total'), value: defence, rule: '8.2', total: true })
  terms.push({ label: text('term.difference'), value: b.value - defence, rule: '8.3', total: true })
  return {
    title: text(`bombing.${b.from}`, { area: space(s, b.area) }),
    rule: RULE_OF_BOMBING[b.from],
    terms,
    outcomes: bombingChances(s, b, b.value - defence),
  }
}

/** Exact chances of less, equal and greater; below the defence it matters whether the area is contested or covered (8.3). */
export function bombingChances(s: Crete, b: Bombing, lead: number): Chances[] {
  const p = { less: 0, equal: 0, greater: 0 }
  for (let d = -10; d <= 10; d++) p[bombingBand(lead + d)] += SWING[d + 10] ?? 0
  const risky = isContested(s, b.area) || (b.from === 'air' && dcaOver(s, b.area) > 0)
  return [
    { label: text(risky ? 'bombed.less-risky' : 'bombed.less'), p: p.less, tone: risky ? 'bad' : 'none' },
    { label: text('bombed.equal'), p: p.equal, tone: 'good' },
    { label: text('bombed.greater'), p: p.greater, tone: 'good' },
  ]
}

export const bombingBand = (difference: number): 'less' | 'equal' | 'greater' =>
  difference < 0 ? 'less' : difference === 0 ? 'equal' : 'greater'
