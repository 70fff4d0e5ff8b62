// What a side should be after now, place by place, and how good a hex is for one of its units: the ground the bot thinks on.
import { cell, item } from '@merkur/engine'
import { balanceAt, holdChance, strength, travelTo } from './outlook.ts'
import { expectedBack, numberOf } from './rules/odds.ts'
import { isHeld, scenarioOf } from './rules/victory.ts'
import {
  beside,
  defOf,
  distance,
  enemyZone,
  friendsAt,
  here,
  isHex,
  type Kreta,
  otherSeat,
  type Seat,
  type Space,
  type Unit,
  unitAt,
} from './state.ts'

/** What a side wants at the moment. */
export interface Aims {
  readonly seat: Seat
  /** How much each place matters now, about 0 to 1.5. */
  readonly worth: readonly number[]
  /** How many units more each place wants, 0 to 1. */
  readonly need: readonly number[]
  /** How pressing it is to come to blows near a place, 0 to 1: a hold that is nearly complete. */
  readonly urgent: readonly number[]
  /** How much of an enemy is near each place, 0 to 1. */
  readonly threat: readonly number[]
  /** Own units on or beside each place. */
  readonly guards: readonly number[]
  /** Places whose own guard must stand on them (points), rather than beside them. */
  readonly onIt: boolean
  /** Attack that could still be brought to bear on an enemy, by enemy: filled when asked for. */
  readonly helpers: Map<Unit, number>
}

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x))

/** Strength of the units planned to come down near a place. */
function plannedNear(s: Kreta, hex: Space): number {
  let sum = 0
  for (const u of s.box.germans)
    if (cell(s.planned, u) >= 0 && distance(s, cell(s.planned, u), hex) <= 4) sum += strength(s, u)
  return sum
}

/** How much each place matters to a side. */
function worths(s: Kreta, seat: Seat): number[] {
  const def = scenarioOf(s)
  const chances = s.box.places.map((_, i) => (def.victory === 'hold' ? holdChance(s, i, def.hold) : 0))
  const best = Math.max(0.0001, ...chances)
  // Airfields matter as long as somebody waits to land on them.
  const waiting = s.box.germans.filter((u) => defOf(s, u).byAir && cell(s.at, u) === s.box.reserve).length / 15
  return s.box.places.map((p, i) => {
    if (def.victory === 'points') {
      const taken = cell(s.taken, i) === 1
      return (p.points / 2) * (taken === (seat === 'german') ? 0.5 : 1)
    }
    if (!p.hold) return 0.03
    if (seat === 'german') return 0.1 + 0.9 * (item(chances, i) / best) ** 1.5 + (p.capacity > 0 ? 0.1 : 0)
    const late = cell(s.held, i) / def.hold
    const gate = p.capacity > 0 ? 0.35 * waiting : 0
    return item(chances, i) === 0 ? gate : 0.25 + gate + late + (isHeld(s, p.hex) ? 0.3 : 0)
  })
}

/** 3.0 The aims of a side as the position stands. */
export function aimsOf(s: Kreta, seat: Seat): Aims {
  const guards = s.box.places.map((p) => {
    let n = friendsAt(s, seat, p.hex)
    for (let d = 0; d < 6; d++) {
      const to = beside(s, p.hex, d)
      if (to >= 0) n += friendsAt(s, seat, to)
    }
    return n
  })
  const balances = s.box.places.map((_, i) => balanceAt(s, i))
  const threat = balances.map((b) => clamp((seat === 'german' ? b.british : b.german) / 8, 0.15, 1))
  const need = s.box.places.map((p, i) => {
    const { german, british } = item(balances, i)
    const own = seat === 'german' ? german + plannedNear(s, p.hex) : british
    const other = seat === 'german' ? british : german
    const wanted = seat === 'german' ? 1.5 * other + 8 : 1.7 * other + 4
    return clamp((wanted - own) / 12, 0.12, 1)
  })
  const { victory, hold } = scenarioOf(s)
  const urgent = s.box.places.map((_, i) =>
    seat === 'british' && victory === 'hold' ? clamp((cell(s.held, i) - 3) / (hold - 4), 0, 1) : 0,
  )
  return {
    seat,
    worth: worths(s, seat),
    need,
    urgent,
    threat,
    guards,
    onIt: scenarioOf(s).victory === 'points',
    helpers: new Map(),
  }
}

/** So near a unit may still come to a fight in this phase; and what part of those who could is counted on. */
const CALL = 4
const COUNTED_ON = 0.3

/** Attack of units that have not moved and are near enough to an enemy to join an attack on him. */
function helpersFor(s: Kreta, v: Unit, aims: Aims): number {
  let sum = aims.helpers.get(v)
  if (sum === undefined) {
    sum = 0
    const at = here(s, v)
    for (const w of aims.seat === 'german' ? s.box.germans : s.box.british) {
      const hex = here(s, w)
      if (cell(s.moved, w) === 1 || !isHex(s, hex) || defOf(s, w).gun) continue
      const far = distance(s, hex, at)
      if (far > 1 && far <= CALL) sum += defOf(s, w).attack
    }
    sum = Math.min(8, sum * COUNTED_ON)
    aims.helpers.set(v, sum)
  }
  return sum
}

/** What the ground of a hex adds in defence, in strength. */
const COVER = [0.12, 0.1, 0.06, 0.03, 0] as const

/** How a fight beside a hex would go, in hexes that enemies are thrown back: for a unit that comes there to attack. */
function fightFrom(s: Kreta, u: Unit, hex: Space, aims: Aims): number {
  const { seat } = aims
  const enemy = otherSeat(seat)
  const air = seat === 'german' ? s.air / 4 : -s.air / 5
  let sum = 0
  for (let d = 0; d < 6; d++) {
    const at = beside(s, hex, d)
    if (at < 0) continue
    const v = unitAt(s, enemy, at)
    if (v < 0) continue
    let attack = defOf(s, u).attack + air + helpersFor(s, v, aims)
    for (let e = 0; e < 6; e++) {
      const near = beside(s, at, e)
      if (near < 0 || near === hex) continue
      const w = unitAt(s, seat, near)
      if (w >= 0 && w !== u) attack += defOf(s, w).attack * 0.8
    }
    const number = numberOf(s, cell(s.box.ground, at), Math.round(attack - defOf(s, v).defence))
    const back = expectedBack(s, number, false)
    sum += back > 0 ? back * 0.7 : back
  }
  return sum
}

/** How good it is for a unit to stand on a hex, about -1 to 2. */
export function hexWorth(s: Kreta, u: Unit, hex: Space, aims: Aims): number {
  if (!isHex(s, hex)) return -1
  const travel = travelTo(s.box)
  const from = here(s, u)
  let best = 0
  let pressing = 0
  for (let i = 0; i < s.box.places.length; i++) {
    const far = cell(item(travel, i), hex)
    if (far >= 200) continue
    const place = item(s.box.places, i)
    const apart = far <= 16 ? distance(s, hex, place.hex) : 99
    const mine = isHex(s, from) && distance(s, from, place.hex) <= 1 ? 1 : 0
    const others = item(aims.guards, i) - mine
    const alone = others <= 0
    const worth = item(aims.worth, i)
    let w = worth * item(aims.need, i) * (0.75 * (1 - far / 200) + 0.4 / (1 + Math.max(0, far - 2) / 14))
    if (aims.onIt) {
      if (apart === 0) w += worth * (alone ? 0.7 : 0.35)
      else if (apart === 1 && alone) w += worth * 0.15
    } else if (apart <= 1 && aims.seat === 'british')
      w += worth * 0.8 * item(aims.threat, i) * Math.max(0, 1 - others / 3)
    if (w > best) best = w
    if (apart <= 4) pressing = Math.max(pressing, item(aims.urgent, i))
  }
  best += COVER[cell(s.box.ground, hex)] ?? 0
  if (enemyZone(s, aims.seat, hex) > 0) {
    const def = defOf(s, u)
    if (def.gun) best -= 0.5
    else best += clamp(0.28 * fightFrom(s, u, hex, aims), -0.8, 0.6) + 0.5 * pressing
  }
  return best
}
