// What a side should be after now, place by place, and how good a hex is for one of its units: the ground the bot thinks on.
import { cell, item } from '@merkur/engine'
import { type Balances, balancesOf, groundOf, holdChance, strength } from './outlook.ts'
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
  /** How much the places draw a unit from afar, by hex: filled when asked for, UNTOLD before. */
  readonly pulls: Float64Array
}

const UNTOLD = -1

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x))

/** Strength of the units planned to come down near a place. */
function plannedNear(s: Kreta, hex: Space): number {
  let sum = 0
  for (const u of s.box.germans)
    if (cell(s.planned, u) >= 0 && distance(s, cell(s.planned, u), hex) <= 4) sum += strength(s, u)
  return sum
}

/** How much each place matters to a side. */
function worths(s: Kreta, seat: Seat, balances: Balances): number[] {
  const def = scenarioOf(s)
  const chances = s.box.places.map((_, i) => (def.victory === 'hold' ? holdChance(s, balances, i, def.hold) : 0))
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
  const balances = balancesOf(s)
  const facing = seat === 'german' ? balances.british : balances.german
  const threat = Array.from(facing, (strong) => clamp(strong / 8, 0.15, 1))
  const need = s.box.places.map((p, i) => {
    // 15.0 A place with nobody on or beside it counts as held, whether Germans are near or not.
    if (seat === 'british' && scenarioOf(s).victory === 'hold' && p.hold && item(guards, i) === 0) return 1
    const german = balances.german[i] ?? 0
    const british = balances.british[i] ?? 0
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
    worth: worths(s, seat, balances),
    need,
    urgent,
    threat,
    guards,
    onIt: scenarioOf(s).victory === 'points',
    helpers: new Map(),
    pulls: new Float64Array(s.box.hexes).fill(UNTOLD),
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

/** How much the places draw a unit to a hex. @param from where it stands now: what it guards there is not guarded without it */
function pull(s: Kreta, hex: Space, from: Space, aims: Aims): number {
  const { draw, apart } = groundOf(s)
  const n = aims.worth.length
  let best = 0
  for (let i = 0; i < n; i++) {
    const drawn = draw[hex * n + i] ?? 0
    if (drawn === 0) continue
    const worth = aims.worth[i] ?? 0
    let w = worth * (aims.need[i] ?? 0) * drawn
    const far = apart[hex * n + i] ?? 99
    if (far <= 1) {
      const mine = isHex(s, from) && (apart[from * n + i] ?? 99) <= 1 ? 1 : 0
      const others = (aims.guards[i] ?? 0) - mine
      if (aims.onIt) w += worth * (far === 0 ? (others <= 0 ? 0.7 : 0.35) : others <= 0 ? 0.15 : 0)
      // The last guard of a place holds it alone, be the enemy ever so far.
      else if (aims.seat === 'british')
        w += worth * 0.8 * (others <= 0 ? 1 : (aims.threat[i] ?? 0) * Math.max(0, 1 - others / 3))
    }
    if (w > best) best = w
  }
  return best
}

/** The same for a unit that guards nothing, told once a hex. */
function pullFromAfar(s: Kreta, hex: Space, aims: Aims): number {
  let known = aims.pulls[hex] ?? UNTOLD
  if (known === UNTOLD) {
    known = pull(s, hex, -1, aims)
    aims.pulls[hex] = known
  }
  return known
}

/** Whether a unit there guards any place. */
function guards(s: Kreta, hex: Space, places: number): boolean {
  const { apart } = groundOf(s)
  for (let i = 0; i < places; i++) if ((apart[hex * places + i] ?? 99) <= 1) return true
  return false
}

/** How pressing a fight at a hex is. */
function pressingAt(s: Kreta, hex: Space, aims: Aims): number {
  const { apart } = groundOf(s)
  const n = aims.urgent.length
  let most = 0
  for (let i = 0; i < n; i++) if ((apart[hex * n + i] ?? 99) <= 4) most = Math.max(most, aims.urgent[i] ?? 0)
  return most
}

/** How good it is for a unit to stand on a hex, about -1 to 2. */
export function hexWorth(s: Kreta, u: Unit, hex: Space, aims: Aims): number {
  if (!isHex(s, hex)) return -1
  const from = here(s, u)
  const guarding = isHex(s, from) && guards(s, from, aims.worth.length)
  let best = guarding ? pull(s, hex, from, aims) : pullFromAfar(s, hex, aims)
  best += COVER[cell(s.box.ground, hex)] ?? 0
  if (enemyZone(s, aims.seat, hex) > 0) {
    const def = defOf(s, u)
    if (def.gun) best -= 0.5
    else best += clamp(0.28 * fightFrom(s, u, hex, aims), -0.8, 0.6) + 0.5 * pressingAt(s, hex, aims)
  }
  return best
}
