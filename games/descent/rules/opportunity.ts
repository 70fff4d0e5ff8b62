// Opportunity fire at units that move, change their mode, restack, assault or are displaced in a zone of control (9.4).
import {
  type About,
  assign,
  choose,
  type Flow,
  type Naming,
  type Ref,
  type Refusal,
  refusal,
  text,
} from '@merkur/engine'
import type { Seat } from '../box.ts'
import { distance } from '../lines.ts'
import { piece, pieces, space } from '../naming.ts'
import {
  at,
  controls,
  type Descent,
  defOf,
  onMap,
  otherSeat,
  type Space,
  seatOf,
  spaceId,
  stackAt,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { formationPenalty } from './chain.ts'
import type { Manner } from './fire-case.ts'
import { needsOrders } from './mobility.ts'
import { faceEffectiveness, modeRow } from './modes.ts'
import { refuseSoleUse } from './restrictions.ts'
import { shoot, shotBreakdowns } from './shot.ts'
import { isTopTwo, topTwo } from './stack.ts'
import type { Trigger } from './walk.ts'

export const noZoneThere = refusal('9.44', 'refuse.no-zone-there')
export const silentMode = refusal('6.12', 'refuse.silent-mode')
export const nothingToFire = refusal('9.45', 'refuse.nothing-to-fire')
export const onlyWhenAssaulted = refusal('6.51', 'refuse.only-when-assaulted')
export const tooDeepForOpportunity = refusal('10.43', 'refuse.too-deep-for-opportunity')
export const silentWithoutOrders = refusal('13.14', 'refuse.silent-without-orders')
export const silentByCheck = refusal('13.43', 'refuse.silent-by-check')
export const nobodyDeclared = refusal('9.46', 'refuse.nobody-declared')

/** Whether a unit defends against the close assault that is the trigger. */
const isDefender = (s: Descent, u: Unit, trigger: Trigger): boolean =>
  trigger.kind === 'assault' && at(s, u) === trigger.target

/**
 * Why an enemy of the trigger's units may not fire at them; nothing when it may. Defenders against a close assault fire
 * over any hexside and from any zone (9.48), guns and units without orders only then (6.51, 13.14).
 */
export function refuseOpportunity(s: Descent, firer: Unit, trigger: Trigger): Refusal | undefined {
  const { kind } = defOf(s, firer)
  if (kind.opportunity === 'none') return nothingToFire
  if (!modeRow(s, firer).opportunity_fire) return silentMode
  if (faceEffectiveness(s, firer) === 0) return nothingToFire
  if (!isTopTwo(s, firer)) return tooDeepForOpportunity
  if (isDefender(s, firer, trigger)) return undefined
  if (kind.opportunity === 'assaulted') return onlyWhenAssaulted
  if (needsOrders(s, firer)) return silentWithoutOrders
  const bound = refuseSoleUse(s, firer)
  if (bound) return bound
  if (s.box.tables.commandResults[s.check[firer] ?? 0]?.fire === 'assaulted') return silentByCheck
  return controls(s, firer, trigger.hex) ? undefined : noZoneThere
}

/** How far a zone reaches (8.0). */
const zoneReach = (s: Descent): number => s.box.limits['zone-ranged'] ?? 0

/** The enemies near enough to have something to say about a trigger, eligible or not. */
function enemiesNear(s: Descent, trigger: Trigger, seat: Seat): Unit[] {
  const near = zoneReach(s)
  return unitsOf(s, seat).filter((u) => !defOf(s, u).leader && distance(s.box, at(s, u), trigger.hex) <= near)
}

/** 9.46 Who may fire at a trigger. */
export function opportunityFirers(s: Descent, trigger: Trigger): Unit[] {
  const first = trigger.units[0]
  if (first === undefined) return []
  return enemiesNear(s, trigger, otherSeat(seatOf(s, first))).filter((u) => !refuseOpportunity(s, u, trigger))
}

/** The units of a trigger that still stand where they were. */
const standing = (s: Descent, trigger: Trigger): Unit[] =>
  trigger.units.filter((u) => onMap(s, u) && at(s, u) === trigger.hex)

/**
 * 9.42, 6.13, 9.51 At whom one may fire now: the top two of those who act together, leaders left out; at a restacking
 * the top two of the hex.
 */
export function opportunityTargets(s: Descent, trigger: Trigger): Unit[] {
  if (trigger.kind === 'restack') return standing(s, trigger).length > 0 ? topTwo(s, trigger.hex) : []
  const group = standing(s, trigger)
  return stackAt(s, trigger.hex)
    .filter((u) => group.includes(u) && !defOf(s, u).leader)
    .slice(0, 2)
}

/** 6.51 A gun that defends fires at the top attacker only. */
const targetsOf = (s: Descent, firer: Unit, trigger: Trigger): Unit[] =>
  opportunityTargets(s, trigger).slice(0, defOf(s, firer).kind.opportunity === 'assaulted' ? 1 : 2)

/** Answers to a trigger: fire; let this one pass; or all of this phase, for one stack or for everybody. */
type Answer = 'fire' | 'pass' | 'hold' | Space

const asAnswer: Naming<Descent, Answer> = {
  key: (s, c) => (typeof c === 'number' ? `hold ${spaceId(s, c)}` : c),
  touches: (s, c) => [typeof c === 'number' ? space(s, c) : { button: c }],
  label: (s, c) =>
    typeof c === 'number' ? text('opportunity.hold-stack', { hex: space(s, c) }) : text(`opportunity.${c}`),
  verb: (_, c) => (typeof c === 'number' ? text('verb.hold-stack') : undefined),
}

/** Who may fire at a trigger and has not been told to hold his fire in this phase. */
const firersAsked = (s: Descent, trigger: Trigger): Unit[] =>
  opportunityFirers(s, trigger).filter((u) => !s.holding.includes(at(s, u)))

/** 12.2 How these fire if they are declared together. */
const mannerOf = (s: Descent, declared: readonly Unit[]): Manner => ({
  opportunity: true,
  penalty: formationPenalty(s, declared),
})

/** What the fire of these would come to, each at the uppermost unit that it may fire at. */
const oddsOf = (s: Descent, trigger: Trigger, declared: readonly Unit[]): About => ({
  pieces: declared.map((u) => unitId(s, u)),
  breakdowns: declared.flatMap((u) => {
    const target = targetsOf(s, u, trigger)[0]
    return target === undefined ? [] : shotBreakdowns(s, u, target, mannerOf(s, declared))
  }),
})

/** 9.46, 9.47, ruling M13 The firers at one trigger, declared together; nobody for a pass. Who holds a stack is asked about the others. */
function* declare(s: Descent, trigger: Trigger, seat: Seat): Flow<Unit[]> {
  const firers = firersAsked(s, trigger)
  if (firers.length === 0) return []
  const about = () => ({ pieces: opportunityTargets(s, trigger).map((u) => unitId(s, u)) })
  const outside = (ref: Ref) => refuseRef(s, trigger, seat, ref)
  const answer = yield* choose<Descent, Answer>(s, {
    id: 'opportunity',
    seat,
    rule: '9.4',
    of: ['fire', 'pass', ...new Set(firers.map((u) => at(s, u))), 'hold'],
    as: asAnswer,
    usual: (c) => c === 'fire',
    commits: () => 'roll',
    prompt: () => text(`ask.opportunity-${trigger.kind}`, { hex: space(s, trigger.hex) }),
    about,
    outside,
    preview: (c) => (c === 'fire' ? oddsOf(s, trigger, firers) : undefined),
  })
  if (answer === 'hold') setHold(s, seat)
  if (typeof answer === 'number') {
    s.holding = [...s.holding, answer]
    return yield* declare(s, trigger, seat)
  }
  if (answer !== 'fire') return []
  if (firers.length === 1) return [...firers]
  return yield* assign<Descent, Unit>(s, {
    id: 'opportunity-firers',
    seat,
    rule: '9.46',
    of: firers,
    as: pieces,
    start: firers,
    doneLabel: text('opportunity.declared'),
    commits: 'roll',
    prompt: () => text('ask.opportunity-firers', { hex: space(s, trigger.hex) }),
    about,
    outside,
    refuseDone: (chosen) => (chosen.size === 0 ? nobodyDeclared : undefined),
    preview: (chosen) => oddsOf(s, trigger, [...chosen]),
  })
}

/** Why a unit that is pointed at is not among those who may fire. */
function refuseRef(s: Descent, trigger: Trigger, seat: Seat, ref: Ref): Refusal | undefined {
  const u = 'piece' in ref ? s.box.units.findIndex((d) => d.id === ref.piece) : -1
  return u >= 0 && onMap(s, u) && seatOf(s, u) === seat ? refuseOpportunity(s, u, trigger) : undefined
}

function setHold(s: Descent, seat: Seat): void {
  if (seat === 'german') s.germanHolds = true
  else s.commonwealthHolds = true
}

const holds = (s: Descent, seat: Seat): boolean => (seat === 'german' ? s.germanHolds : s.commonwealthHolds)

/** 9.47 Whether the enemy will be asked about a trigger. */
export function wouldFire(s: Descent, trigger: Trigger): boolean {
  const first = trigger.units[0]
  return (
    first !== undefined &&
    !holds(s, otherSeat(seatOf(s, first))) &&
    opportunityTargets(s, trigger).length > 0 &&
    firersAsked(s, trigger).length > 0
  )
}

interface Shot {
  readonly firer: Unit
  readonly target: Unit
}
type Next = Shot | 'cease'

const asShot: Naming<Descent, Next> = {
  key: (s, c) => (c === 'cease' ? c : `${unitId(s, c.firer)} at ${unitId(s, c.target)}`),
  touches: (s, c) => (c === 'cease' ? [{ button: c }] : [piece(s, c.firer), piece(s, c.target)]),
  label: (s, c) =>
    c === 'cease'
      ? text('opportunity.cease')
      : text('opportunity.shot', { firer: piece(s, c.firer), target: piece(s, c.target) }),
}

/** Ruling M13 The declared firers fire one by one, in any order, until none is left or their owner ceases. */
function* fireInTurn(s: Descent, trigger: Trigger, seat: Seat, declared: readonly Unit[]): Flow {
  const manner = mannerOf(s, declared)
  const left = [...declared]
  while (left.length > 0) {
    const shots = left.flatMap((firer) => targetsOf(s, firer, trigger).map((target): Shot => ({ firer, target })))
    if (shots.length === 0) return
    const alone = declared.length === 1 && shots.length === 1
    const taken = yield* choose<Descent, Next>(s, {
      id: 'opportunity-shot',
      seat,
      rule: '9.44',
      of: alone ? shots : [...shots, 'cease'],
      as: asShot,
      commits: () => 'roll',
      preview: (c) => (c === 'cease' ? undefined : { breakdowns: shotBreakdowns(s, c.firer, c.target, manner) }),
    })
    if (taken === 'cease') return
    left.splice(left.indexOf(taken.firer), 1)
    yield* shoot(s, taken.firer, taken.target, manner)
  }
}

/**
 * 9.4 The other side fires at a trigger as far as it may and will, before the act; gives the trigger's units that are
 * still there. Whoever acts must look afterwards whether they may still do it: fire changes modes.
 */
export function* opportunity(s: Descent, trigger: Trigger): Flow<Unit[]> {
  const first = trigger.units[0]
  if (first === undefined) return []
  const seat = otherSeat(seatOf(s, first))
  if (!holds(s, seat) && opportunityTargets(s, trigger).length > 0)
    yield* fireInTurn(s, trigger, seat, yield* declare(s, trigger, seat))
  return standing(s, trigger)
}
