// The computer player on the march: where a unit goes, and whom it assaults.
import { type Ask, cell, refusalAt } from '@merkur/engine'
import { DISPERSED } from '../box.ts'
import { groundAt } from '../lines.ts'
import { refuseExit } from '../rules/arrivals.ts'
import { assaultOf, isTwoMode } from '../rules/assault-case.ts'
import { refuseAssault } from '../rules/assault-who.ts'
import { phasingSeat } from '../rules/phases.ts'
import { isEast, isHeldEast } from '../rules/victory.ts'
import { leavePrice, mayLeave } from '../rules/walk.ts'
import { at, type Descent, defOf, otherSeat, type Space, scenarioOf, seatOf, stackAt, type Unit } from '../state.ts'
import { assaultGain } from './exchange.ts'
import { distances, passes, SFAKIA } from './ground.ts'
import { planGun, planHeadquarters } from './guns.ts'
import { bestMove, contact, ENOUGH, leavingRisk, type Plan } from './reach.ts'
import { isBusy, type Scene, sceneOf } from './scene.ts'

/** What a step nearer to the goal is worth, in Strength points for each point of movement. */
const PULL = 0.05

/** Beyond so many hexes from the enemy one marches on for any point of movement that is gained: a little less than PULL. */
const IN_TOUCH = 2
const A_POINT_NEARER = 0.04

/** An assault must promise so much. */
const BOLD = 0.6

/** Who can go off the map does it first: others wait behind him on the road. */
const GOING_OFF = 6

/** What it is worth to keep units where a scenario wants them (30.42). */
const ASTRAY = 100

/** How a side weighs what contact promises and what it risks: who presses dares more. */
const PRESSING = { gain: 1.1, risk: 1.4 }
const HOLDING = { gain: 1, risk: 1.2 }

/** What cover is worth where nothing else speaks. */
const COVER = 0.02

/** What it is worth to a unit to stand in a hex. */
function worthOfHexes(scene: Scene, u: Unit): (hex: Space) => number {
  const { s, near } = scene
  const mode = cell(s.mode, u)
  const way = scene.way(u)
  const standing = scene.standing(u)
  const sight = scene.sight(u)
  const weights = scene.presses ? PRESSING : HOLDING
  const bound = scenarioOf(s).id === '30' && isHeldEast(s, u)
  return (hex) => {
    const { gain, risk } = cell(near, hex) <= 1 ? contact(s, u, hex, mode) : NO_CONTACT
    const far = way ? PULL * way(hex) : 0
    const cover = mode === DISPERSED && groundAt(s.box, hex).id !== 'clear' ? COVER : 0
    const astray = bound && !isEast(s, hex) ? ASTRAY : 0
    return weights.gain * gain - weights.risk * risk - far + cover + standing(hex) + sight(hex) - astray
  }
}
const NO_CONTACT = { gain: 0, risk: 0 }

/** Who marches at all: foot and vehicles that fight, not two-mode headquarters, guns or support groups. */
const marches = (s: Descent, u: Unit): boolean => {
  const { kind, opportunityOnly, type } = defOf(s, u)
  return (kind.move === 'foot' || kind.move === 'vehicle') && !opportunityOnly && type !== 'support-group'
}

/** Whether a unit that only passes through stands where it can go off the map. */
const goesOff = (s: Descent, u: Unit): boolean =>
  passes(s, u) && refuseExit(s, [u], (x) => leavePrice(s, x, at(s, x))) === undefined

/** The best move of a unit from where it stands. */
export function planOf(s: Descent, u: Unit, scene: Scene = sceneOf(s, seatOf(s, u))): Plan {
  const start = at(s, u)
  const stay: Plan = { to: start, step: start, gain: 0 }
  if (passes(s, u)) {
    const road = distances(s, SFAKIA, 'travel')
    return bestMove(s, u, (hex) => -cell(road, hex) / 8, 0, 0.01)
  }
  const near = (hex: Space): number => cell(scene.near, hex)
  if (isTwoMode(s, u)) return planHeadquarters(s, u, near, scene.lookouts())
  if (defOf(s, u).kind.move === 'gun') return planGun(s, u, near)
  if (!marches(s, u) || !isBusy(scene, u)) return stay
  const marching = near(start) > IN_TOUCH && scene.way(u) !== undefined && scene.standing(u)(start) === 0
  return bestMove(s, u, worthOfHexes(scene, u), leavingRisk(s, u), marching ? A_POINT_NEARER : ENOUGH)
}

/** The best assault of a group on a hex beside it: what it promises, and where. */
export function bestAssault(s: Descent, units: readonly Unit[]): { hex: Space; gain: number } {
  let best = { hex: -1, gain: 0 }
  const from = at(s, units[0] ?? -1)
  const enemy = otherSeat(seatOf(s, units[0] ?? -1))
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * from + d)
    if (to < 0 || !stackAt(s, to).some((x) => seatOf(s, x) === enemy && !defOf(s, x).leader)) continue
    if (refuseAssault(s, units, to)) continue
    const gain = assaultGain(s, assaultOf(s, units, to))
    if (gain > best.gain) best = { hex: to, gain }
  }
  return best
}

interface Act {
  readonly verb: string
  readonly unit?: Unit
  readonly hex?: Space
}

/** Taking up a unit, a stack for an assault, a reinforcement; or being done. */
export function move(ask: Ask, s: Descent): number[] {
  const out = ask.of.map(() => 0)
  let found = false
  const n = ask.of.length
  const scene = sceneOf(s, phasingSeat(s))
  const first = (s.turn * 31 + s.phase * 7 + s.spent.reduce((a, b) => a + b, 0)) % Math.max(1, n)
  for (let k = 0; k < n; k++) {
    const i = (first + k) % n
    const a = ask.of[i] as unknown as Act
    if (refusalAt(ask, i)) continue
    out[i] = 1e-6
    if (a.verb === 'restack' || a.verb === 'blow') continue
    if (a.verb === 'done') out[i] = 0.1
    if (found) continue
    const weight = beginning(scene, a)
    if (weight > 0) {
      out[i] = weight
      found = true
    }
  }
  return out
}

function beginning(scene: Scene, a: Act): number {
  const { s } = scene
  if (a.verb === 'arrive') return 5
  if (a.verb === 'take' && a.unit !== undefined) {
    if (defOf(s, a.unit).leader || !mayLeave(s, [a.unit])) return 0
    if (goesOff(s, a.unit)) return GOING_OFF
    if (cell(scene.near, at(s, a.unit)) <= 1 && bestAssault(s, [a.unit]).gain > BOLD) return 1
    return planOf(s, a.unit, scene).gain > 0 ? 1 : 0
  }
  if (a.verb === 'stack' && a.hex !== undefined) {
    if (cell(scene.near, a.hex) > 1) return 0
    const group = attackers(s, stackAt(s, a.hex))
    return group.length > 1 && bestAssault(s, group).gain > BOLD ? 2 : 0
  }
  return 0
}

/** Those of a stack who could assault: not bound, not spent. */
const attackers = (s: Descent, stack: readonly Unit[]): Unit[] =>
  stack.filter((u) => !defOf(s, u).leader && marches(s, u) && cell(s.bound, u) === 0 && cell(s.assaulted, u) === 0)

export function step(ask: Ask, s: Descent): number[] {
  const group = s.moving
  const lead = group[0] ?? -1
  const storm = bestAssault(s, group)
  const plan = group.length === 1 ? planOf(s, lead) : undefined
  return ask.of.map((c, i) => {
    if (refusalAt(ask, i)) return 0
    const a = c as unknown as Act
    if (a.verb === 'exit') return passes(s, lead) ? 9 : 1e-6
    if (a.verb === 'assault') return a.hex === storm.hex && storm.gain > BOLD ? 5 : 1e-6
    if (a.verb === 'step' && plan && plan.gain > 0 && a.hex === plan.step) return 3
    if (a.verb === 'drop' && a.unit !== undefined && !attackers(s, [a.unit]).includes(a.unit)) return 1.5
    return a.verb === 'stop' ? 1 : 1e-6
  })
}
