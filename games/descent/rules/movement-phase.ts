// The Conditional Movement Phases: one group, one step at a time, arrivals, close assaults and bridges between (9.0).
import { type About, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { neighbours } from '../lines.ts'
import { type Act, acts, hexActs, piece, space, unitActs } from '../naming.ts'
import { once } from '../once.ts'
import {
  at,
  type Descent,
  defOf,
  onMap,
  type Space,
  seatOf,
  someAt,
  stackAt,
  type Unit,
  unitId,
  unitsOf,
  waiting,
} from '../state.ts'
import { mayLand } from './air-landing.ts'
import { mustRoll, tankBreakdown } from './armor.ts'
import { arrive, exit, refuseArrival, refuseExit } from './arrivals.ts'
import { assault, assaultPreview } from './assault.ts'
import { refuseAssault } from './assault-who.ts'
import { ferryFor, payFerry, refuseFerry } from './ferry.ts'
import { endMove, keep, refuseMove, refuseTake, stepGroup, takeable, takeUp } from './group.ts'
import { carry, isCarrying, leaveMarker, markersAt, refuseCarry } from './markers.ts'
import { whyCannotMove } from './mobility.ts'
import { opportunity, opportunityFirers, wouldFire } from './opportunity.ts'
import { outsideMove, outsideStep } from './outside.ts'
import { owedBy, owedMoves } from './owed-moves.ts'
import { phasingSeat } from './phases.ts'
import { refuseRestack, restackHex, restacking } from './restacking.ts'
import { strayed } from './restrictions.ts'
import { fits } from './stack.ts'
import { passOn } from './stages.ts'
import { leavePrice, leaving, mayLeave, notOnTop } from './walk.ts'
import { BLOW, blow, blowBreakdown, refuseBlow } from './work.ts'

export const nobodyElse = refusal('9.11', 'refuse.nobody-else')
export const nobodyToTake = refusal('9.11', 'refuse.nobody-to-take')
export const noMarkerHere = refusal('16.32', 'refuse.no-marker-here')

type Verb =
  | 'take'
  | 'land'
  | 'stack'
  | 'restack'
  | 'arrive'
  | 'blow'
  | 'done'
  | 'step'
  | 'ferry'
  | 'assault'
  | 'ferry-assault'
  | 'detach'
  | 'join'
  | 'carry'
  | 'put-down'
  | 'exit'
  | 'stop'
type Move = Act<Verb>

const DONE: Move = { verb: 'done' }
const STOP: Move = { verb: 'stop' }
const EXIT: Move = { verb: 'exit' }
const naming = acts<Verb>()
const withUnit = unitActs<Verb>()
const atHex = hexActs<Verb>()

/** One act of the phasing side: a group is taken up, or the one that is up goes on. */
export function* move(s: Descent): Flow {
  keep(
    s,
    s.moving.filter((u) => onMap(s, u)),
  )
  if (s.moving.length > 0) yield* goOn(s)
  else yield* begin(s)
}

/** Every act with which something could begin. */
function beginnings(s: Descent): Move[] {
  const seat = phasingSeat(s)
  const out: Move[] = [DONE]
  if (mayLand(s)) out.push({ verb: 'land' })
  for (const u of unitsOf(s, seat)) {
    out.push(withUnit('take', u))
    if (cell(s.task, u) === BLOW) out.push(withUnit('blow', u))
    const hex = at(s, u)
    if (cell(s.place, u) !== 0 || cell(s.cache.below, u) < 0) continue
    out.push(atHex('stack', hex), atHex('restack', hex))
  }
  for (const u of waiting(s)) if (seatOf(s, u) === seat) out.push(withUnit('arrive', u))
  return out
}

function refuseBeginning(s: Descent, a: Move, owed: () => Refusal | undefined): Refusal | undefined {
  const { unit, hex } = a
  if (unit !== undefined) {
    if (a.verb === 'blow') return refuseBlow(s, unit)
    return a.verb === 'arrive' ? refuseArrival(s, unit) : refuseTake(s, unit)
  }
  if (hex === undefined) return owed()
  if (a.verb === 'restack') return refuseRestack(s, hex)
  return takeable(s, hex).length < 2 ? nobodyToTake : undefined
}

function* begin(s: Descent): Flow {
  const owed = once(() => owedMoves(s, phasingSeat(s)))
  const act = yield* choose<Descent, Move>(s, {
    id: 'move',
    seat: phasingSeat(s),
    rule: '9.1',
    of: beginnings(s),
    as: naming,
    refuse: (a) => refuseBeginning(s, a, owed),
    usual: (a) => a.verb === 'done',
    commits: (a) => commitsOfBeginning(s, a),
    preview: (a) => previewOfBeginning(s, a),
    prompt: () => text('ask.move'),
    outside: (ref) => outsideMove(s, ref),
  })
  const { unit, hex } = act
  if (act.verb === 'done') passOn(s)
  else if (act.verb === 'land') s.stage = 'landing'
  else if (act.verb === 'take' && unit !== undefined) takeUp(s, [unit])
  else if (act.verb === 'stack' && hex !== undefined) takeUp(s, takeable(s, hex))
  else if (act.verb === 'restack' && hex !== undefined) yield* restackHex(s, hex)
  else if (act.verb === 'arrive' && unit !== undefined) yield* arrive(s, unit)
  else if (act.verb === 'blow' && unit !== undefined) blow(s, unit)
}

/** The tanks that roll when they are taken up by this act (23.2). */
const rollersOf = (s: Descent, a: Move): Unit[] => {
  const up =
    a.verb === 'stack'
      ? takeable(s, a.hex ?? -1)
      : (a.verb === 'take' || a.verb === 'join') && a.unit !== undefined
        ? [a.unit]
        : []
  return up.filter((u) => mustRoll(s, u))
}

/** The dice with which something begins: tanks that may break down, a bridge that is blown. */
function previewOfBeginning(s: Descent, a: Move): About | undefined {
  if (a.verb === 'blow' && a.unit !== undefined) return { breakdowns: [blowBreakdown(s, a.unit)] }
  const rollers = rollersOf(s, a)
  return rollers.length === 0 ? undefined : { breakdowns: rollers.map((u) => tankBreakdown(s, u)) }
}

/** What can no longer be taken back: dice for bridges and tanks, the end of movement, fire at a stack that is rearranged. */
function commitsOfBeginning(s: Descent, a: Move): 'roll' | 'handover' | undefined {
  if (a.verb === 'blow' || a.verb === 'done') return 'roll'
  if (rollersOf(s, a).length > 0) return 'roll'
  return isRestackUnderFire(s, a) ? 'handover' : undefined
}

function isRestackUnderFire(s: Descent, a: Move): boolean {
  if (a.verb !== 'restack' || a.hex === undefined) return false
  const trigger = restacking(s, a.hex)
  return trigger !== undefined && wouldFire(s, trigger)
}

const hereOf = (s: Descent): Space => at(s, s.moving[0] ?? -1)

/** Whether somebody who is no lone leader, and of the other side, holds a hex. */
const holdsEnemy = (s: Descent, hex: Space): boolean =>
  someAt(s, hex, (u) => seatOf(s, u) !== phasingSeat(s) && !defOf(s, u).leader)

/** Every act with which the group could go on. */
function continuations(s: Descent): Move[] {
  const here = hereOf(s)
  const out: Move[] = [STOP]
  for (const hex of neighbours(s.box, here)) {
    const enemy = holdsEnemy(s, hex)
    out.push(atHex(enemy ? 'assault' : 'step', hex))
    if (!refuseFerry(s, s.moving, hex)) out.push(atHex(enemy ? 'ferry-assault' : 'ferry', hex))
  }
  // Who may leave the group comes first: whoever takes the first of equal acts makes it smaller, and goes in no circle.
  const stack = stackAt(s, here)
  for (const u of [...s.moving, ...stack.filter((x) => !s.moving.includes(x))]) {
    const inGroup = s.moving.includes(u)
    out.push(withUnit(inGroup ? 'detach' : 'join', u))
    if (inGroup && markersAt(s, here).length > 0) out.push(withUnit(carried(s, u) < 0 ? 'carry' : 'put-down', u))
  }
  if (stack.length > 1) out.push(atHex('restack', here))
  out.push(EXIT)
  return out
}

/** The marker that a unit carries, and the first that it could take up; -1 for none. */
const carried = (s: Descent, u: Unit): number => markersAt(s, at(s, u)).find((m) => isCarrying(s, u, m)) ?? -1
const carriable = (s: Descent, u: Unit): number => markersAt(s, at(s, u)).find((m) => !refuseCarry(s, u, m)) ?? -1

function refuseContinuation(s: Descent, a: Move): Refusal | undefined {
  const { unit, hex } = a
  const group = s.moving
  switch (a.verb) {
    case 'step':
      return refuseMove(s, group, hex ?? -1, 'march')
    case 'ferry':
      return refuseMove(s, group, hex ?? -1, 'ferry')
    case 'assault':
      return refuseAssault(s, group, hex ?? -1)
    case 'ferry-assault':
      return refuseAssault(s, group, hex ?? -1, 'ferry')
    case 'detach':
      return group.length < 2 ? nobodyElse : undefined
    case 'join':
      return whyCannotMove(s, unit ?? -1)
    case 'carry': {
      if (carriable(s, unit ?? -1) >= 0) return undefined
      return refuseCarry(s, unit ?? -1, markersAt(s, hereOf(s))[0] ?? -1) ?? noMarkerHere
    }
    case 'restack':
      return refuseRestack(s, hex ?? -1)
    case 'exit':
      return refuseExit(s, group, (u) => leavePrice(s, u, at(s, u))) ?? (mayLeave(s, group) ? undefined : notOnTop)
    case 'stop':
      return refuseStop(s)
    default:
      return undefined
  }
}

/** Rulings M65, M72 A group does not stop where it began while one of it must move and can. */
function refuseStop(s: Descent): Refusal | undefined {
  const resting = s.moving.filter((u) => cell(s.spent, u) === 0)
  if (resting.length === 0) return undefined
  const stray = strayed(s)
  for (const u of resting) {
    const owed = owedBy(s, u, stray)
    if (owed) return owed
  }
  return undefined
}

function* goOn(s: Descent): Flow {
  const here = hereOf(s)
  const act = yield* choose<Descent, Move>(s, {
    id: 'step',
    seat: phasingSeat(s),
    rule: '9.1',
    of: continuations(s),
    as: naming,
    refuse: (a) => refuseContinuation(s, a),
    usual: (a) => a.verb === 'stop',
    commits: (a) => commitsOf(s, a),
    preview: (a) => previewOf(s, a),
    prompt: () =>
      text('ask.step', { unit: piece(s, s.moving[0] ?? -1), more: s.moving.length - 1, hex: space(s, here) }),
    about: () => ({ pieces: s.moving.map((u) => unitId(s, u)) }),
    outside: (ref) => outsideStep(s, ref),
  })
  yield* perform(s, act)
}

/** The odds of an assault; for a step whether it overstacks, and who could fire at those who leave. */
function previewOf(s: Descent, a: Move): About | undefined {
  if (a.verb === 'assault' || a.verb === 'ferry-assault')
    return { breakdowns: [assaultPreview(s, s.moving, a.hex ?? -1)] }
  if (a.verb === 'join') return previewOfBeginning(s, a)
  if (a.verb !== 'step' && a.verb !== 'ferry' && a.verb !== 'exit') return undefined
  if (overstacks(s, a)) return { text: text('preview.overstacks') }
  const trigger = leaving(s, s.moving)
  if (!trigger || !wouldFire(s, trigger)) return undefined
  const firers = opportunityFirers(s, trigger)
  return { text: text('preview.under-fire', { count: firers.length }), pieces: firers.map((u) => unitId(s, u)) }
}

/** 10.32 Whether a step puts more Strength points into a hex than its ground holds. */
const overstacks = (s: Descent, a: Move): boolean =>
  (a.verb === 'step' || a.verb === 'ferry') && !fits(s, a.hex ?? -1, s.moving)

/** What can no longer be taken back: dice of an assault, and the fire that a step or a displacement lets the enemy give. */
function commitsOf(s: Descent, a: Move): 'roll' | 'handover' | undefined {
  if (a.verb === 'assault' || a.verb === 'ferry-assault') return 'roll'
  if (a.verb === 'join') return rollersOf(s, a).length > 0 ? 'roll' : undefined
  if (a.verb !== 'step' && a.verb !== 'ferry' && a.verb !== 'exit')
    return isRestackUnderFire(s, a) ? 'handover' : undefined
  if (overstacks(s, a)) return 'handover'
  const trigger = leaving(s, s.moving)
  return trigger && wouldFire(s, trigger) ? 'handover' : undefined
}

function* perform(s: Descent, act: Move): Flow {
  const group = [...s.moving]
  const { unit, hex } = act
  if (act.verb === 'stop') endMove(s, group)
  else if (act.verb === 'exit') yield* leaveMap(s, group)
  else if (unit !== undefined) regroup(s, act.verb, unit)
  else if (hex !== undefined) {
    if (act.verb === 'step') yield* stepGroup(s, group, hex, 'march')
    else if (act.verb === 'ferry') yield* stepGroup(s, group, hex, 'ferry')
    else if (act.verb === 'restack') yield* restackHex(s, hex)
    else yield* attack(s, group, hex, act.verb === 'ferry-assault')
  }
}

/** 9.11, 16.32 Changes who is in the group, and what it carries. */
function regroup(s: Descent, verb: Verb, u: Unit): void {
  if (verb === 'detach') s.moving = s.moving.filter((x) => x !== u)
  else if (verb === 'join') takeUp(s, [u])
  else if (verb === 'carry') carry(s, u, carriable(s, u))
  else leaveMarker(s, carried(s, u))
}

/** 9.6, 18.13 The group close assaults; it is its last act. */
function* attack(s: Descent, group: readonly Unit[], to: Space, ferried: boolean): Flow {
  if (ferried) payFerry(s, ferryFor(s, group), group)
  s.moving = []
  yield* assault(s, at(s, group[0] ?? -1), to, group, ferried ? 'ferry' : 'march')
}

/** 33.42, 9.4 The group leaves the map, under the fire that leaving its hex draws. */
function* leaveMap(s: Descent, group: readonly Unit[]): Flow {
  const trigger = leaving(s, group)
  const left = trigger ? yield* opportunity(s, trigger) : group
  keep(s, left)
  if (s.moving.length === 0 || refuseContinuation(s, EXIT)) return
  exit(s, s.moving)
  s.moving = []
}
