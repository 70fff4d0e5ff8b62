// Command points against their literal reading: who must be paid for, in what order, at what price, and who is then active (13.1).
import { cell } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import {
  beginActivation,
  endActivation,
  groupPrice,
  lift,
  payGroup,
  payPool,
  refuseEnding,
  refuseGroupPayment,
  refuseLifting,
  refusePoolPayment,
} from '../../rules/activation.ts'
import { needsOrders } from '../../rules/mobility.ts'
import { type Descent, freshCache, type Unit } from '../../state.ts'
import { position } from '../support.ts'
import { type Lots, lots } from './scatter.ts'
import { def, everybody, nameOf } from './sheet.ts'

const PHASES = 15
const ours: readonly Unit[] = everybody.filter((u) => def(u).seat === 'commonwealth' && !def(u).leader)
const byName = new Map(everybody.map((u) => [nameOf(u), u]))

/** 13.13, 13.15 Those who are paid for by threes: the independent units and the Greeks. */
const isPooled = (u: Unit): boolean => def(u).independent || def(u).nation === 'greek'

/** 13.11, 13.18, 12.61, ruling M153 "all those units controlled by one headquarters"; a brigade or division "plus all division- or brigade-asset units". */
const groupOf = (s: Descent, u: Unit): string => {
  if (isPooled(u)) return ''
  const hq = cell(s.superior, u)
  return def(u).headquarters ? nameOf(u) : nameOf(hq < 0 || isPooled(hq) ? def(u).superior : hq)
}

/** What the Commonwealth player has on his sheet of paper. */
class Books {
  points: number
  readonly s: Descent
  readonly active: Set<Unit>
  /** Groups and single pooled units that were in combat and are not yet paid for. */
  readonly groups = new Set<string>()
  private readonly under = new Map<string, Unit[]>()
  readonly units = new Set<Unit>()
  readonly lifted = new Set<Unit>()

  /** 13.12, 13.18 "all battalion-equivalent groups ... that have been in combat during the previous 15 Phases"; rulings M36, M38. */
  constructor(s: Descent) {
    this.s = s
    this.points = printed.tables.turns[s.turn - 1]?.command ?? 0
    this.active = new Set(ours.filter((u) => cell(s.activated, u) === 1))
    for (const u of ours)
      if (this.isHere(u)) this.under.set(groupOf(s, u), [...(this.under.get(groupOf(s, u)) ?? []), u])
    const now = PHASES * (s.turn - 1) + s.phase
    for (const u of ours) {
      const fought = cell(s.fought, u)
      if (fought === 0 || now - fought > PHASES || this.isFree(u) || cell(s.captured, u) === 1) continue
      if (!isPooled(u)) this.groups.add(groupOf(s, u))
      else if (this.isHere(u)) this.units.add(u)
    }
    for (const group of this.groups) if (this.members(group).length === 0) this.groups.delete(group)
    for (const u of this.units) this.active.delete(u)
    for (const group of this.groups) for (const u of this.members(group)) this.active.delete(u)
  }

  isHere(u: Unit): boolean {
    return cell(this.s.at, u) < printed.hexes && cell(this.s.captured, u) === 0
  }

  /** 26.5 Reinforcements on their first Game-Turn, or still in Travel mode; 13.15 Greeks with Captain Forrester. */
  isFree(u: Unit): boolean {
    const { s } = this
    const forrester = byName.get('Forrester') ?? -1
    const led = def(u).nation === 'greek' && cell(s.at, forrester) === cell(s.at, u)
    return led || cell(s.arrived, u) === s.turn || cell(s.inColumn, u) === 1
  }

  members(group: string): readonly Unit[] {
    return this.under.get(group) ?? []
  }

  get owes(): boolean {
    return this.points > 0 && this.groups.size + this.units.size > 0
  }

  /** 13.18 One point for a group in combat, two to activate one; undefined where it may not be paid. */
  price(group: string): number | undefined {
    const price = this.groups.has(group) ? 1 : 2
    const members = this.members(group)
    if (members.length === 0 || (price === 2 && (this.owes || members.every((u) => this.active.has(u)))))
      return undefined
    return price <= this.points ? price : undefined
  }

  /** 13.13, 13.15, ruling M103 A point for up to three; those in combat first. */
  takes(units: readonly Unit[]): boolean {
    if (units.length === 0 || units.length > 3 || this.points < 1) return false
    if (units.some((u) => !isPooled(u) || !this.isHere(u))) return false
    if (units.some((u) => this.active.has(u) && !this.units.has(u))) return false
    const owed = units.filter((u) => this.units.has(u)).length
    if (!this.owes) return true
    return owed > 0 && (owed === units.length || owed === this.units.size)
  }

  /** 13.16, 12.15 "For each different command involved ... one Command Point", after what must be paid. */
  lifts(hq: Unit): boolean {
    return (
      (def(hq).headquarters || def(hq).independent) &&
      cell(this.s.captured, hq) === 0 &&
      !this.owes &&
      this.points > 0 &&
      !this.lifted.has(hq)
    )
  }
}

/** The printed set-up on a turn, everybody here and there lost, active, resubordinated or in combat of late. */
function muster(seed: string): Descent {
  const { below, pick } = lots(seed)
  const s = position({ scenario: 'bg', setUp: 'printed', turn: 2 + below(30), phase: 8 })
  const now = PHASES * (s.turn - 1) + s.phase
  const busy = pick([6, 12, 40])
  const hq = new Set<number>(ours.map((u) => def(u).superior))
  const idle = new Set([...hq].filter(() => below(2) === 0))
  for (const u of ours) {
    if (cell(s.at, u) < printed.hexes && below(12) === 0) s.at[u] = printed.boxes.lost
    s.activated[u] = idle.has(def(u).superior) || below(5) === 0 ? 0 : 1
    if (below(busy) === 0) s.fought[u] = now - pick([1, 5, 14, 15, 16, 20])
    if (below(15) === 0) s.arrived[u] = s.turn - below(2)
    if (cell(s.arrived, u) > 0 && below(3) === 0) s.inColumn[u] = 1
    if (cell(s.arrived, u) === s.turn || cell(s.inColumn, u) === 1) s.activated[u] = 1
    if (def(u).type === 'static-artillery' && below(3) === 0) s.captured[u] = 1
  }
  const heads = ours.filter((u) => def(u).headquarters)
  for (const u of ours) if (below(8) === 0) s.superior[u] = pick(heads)
  const greek = ours.filter((u) => def(u).nation === 'greek' && cell(s.at, u) < printed.hexes)
  if (greek.length > 0) s.at[byName.get('Forrester') ?? -1] = cell(s.at, pick(greek))
  s.cache = freshCache(s)
  return s
}

/** A few of these. */
const some = (from: readonly Unit[], { below, pick }: Lots): Unit[] => [
  ...new Set(Array.from({ length: 1 + below(4) }, () => pick(from))),
]

/** What the rules have and what the reading has, with its place in the test. */
const same = (found: unknown, read: unknown, ...where: readonly string[]): void => {
  if (found !== read) expect(found, where.join(': ')).toEqual(read)
}

/** One Command Phase: what each side says to everything that could be bought, and one thing is bought, until nothing is left. */
function playPhase(seed: string, tally: Tally): void {
  const s = muster(seed)
  const dice = lots(`${seed} acts`)
  const b = new Books(s)
  beginActivation(s)
  const groups = [...new Set(ours.map((u) => groupOf(s, u)).filter((g) => g !== ''))]
  const commands = ours.filter((u) => def(u).headquarters || def(u).independent || u % 9 === 0)
  const pool = ours.filter((u) => isPooled(u) && b.isHere(u))
  const idle = pool.filter((u) => !b.active.has(u))
  for (let act = 0; act < 40; act++) {
    const name = `${seed}, act ${act}`
    same(s.commandLeft, b.points, name)
    for (const u of ours) if (b.isHere(u)) same(needsOrders(s, u), !b.active.has(u) && !b.isFree(u), name, nameOf(u))
    same(refuseEnding(s) === undefined, !b.owes, name, 'end')
    for (const g of groups) {
      const price = b.price(g)
      same(refuseGroupPayment(s, g) === undefined, price !== undefined, name, g)
      if (price !== undefined) same(groupPrice(s, g), price, name, g)
    }
    for (const hq of commands) same(refuseLifting(s, hq) === undefined, b.lifts(hq), name, 'lift', nameOf(hq))
    const threes = Array.from({ length: 12 }, () =>
      some(dice.pick([b.units.size > 0 ? [...b.units] : idle, idle, pool, ours]), dice),
    )
    for (const three of threes)
      same(refusePoolPayment(s, three) === undefined, b.takes(three), name, three.map(nameOf).join())

    const buys: (() => void)[] = [
      ...groups
        .filter((g) => b.price(g) !== undefined)
        .map((g) => () => {
          count(tally, `group at ${b.price(g)}`)
          b.points -= b.price(g) ?? 0
          b.groups.delete(g)
          for (const u of b.members(g)) b.active.add(u)
          payGroup(s, g)
        }),
      ...threes
        .filter((t) => b.takes(t))
        .map((t) => () => {
          count(tally, `${t.length} pooled${b.owes ? ', owed' : ''}`)
          b.points -= 1
          for (const u of t) {
            b.units.delete(u)
            b.active.add(u)
          }
          payPool(s, t)
        }),
      ...commands
        .filter((hq) => b.lifts(hq) && dice.below(20) === 0)
        .map((hq) => () => {
          count(tally, 'lifted')
          b.points -= 1
          b.lifted.add(hq)
          lift(s, hq)
        }),
    ]
    if (buys.length === 0) break
    dice.pick(buys)()
  }
  if (b.groups.size + b.units.size > 0) count(tally, 'too few points')
  endActivation(s)
  same(s.commandLeft, 0, seed)
  same(
    commands.filter((u) => cell(s.exempt, u) === 1),
    commands.filter((u) => b.lifted.has(u)),
    seed,
  )
}

describe('13.1 Command points in random Command Phases', () => {
  it('[13.1/1 13.11 13.12 13.1/2 13.1/3 13.13 13.14 13.15 13.16 26.5] what may be bought, at what price, and who is active then', () => {
    const tally: Tally = {}
    for (let n = 0; n < 40; n++) playPhase(`command points ${n}`, tally)
    for (const what of [
      'group at 1',
      'group at 2',
      '1 pooled',
      '3 pooled',
      '3 pooled, owed',
      '1 pooled, owed',
      'lifted',
      'too few points',
    ])
      expect([what, (tally[what] ?? 0) > 3]).toEqual([what, true])
  })
})
