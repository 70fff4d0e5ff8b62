// 7 Combat: supporters and guns are named, both sides roll, the result is applied (7.4).
import {
  type About,
  assign,
  type Commits,
  cell,
  type Flow,
  item,
  type Naming,
  type Refusal,
  refusal,
  text,
} from '@merkur/engine'
import { areas, orButton, piece, pieces, space } from '../naming.ts'
import {
  ARRIVED,
  type Area,
  after,
  at,
  type Crete,
  countAt,
  DONE,
  defOf,
  FRESH,
  firstAt,
  isAutomaton,
  otherSeat,
  type Seat,
  seatOf,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { reportCombat } from './combat-report.ts'
import { commitsWithin, decide } from './decide.ts'
import { rollWithInitiative } from './initiative.ts'
import { supportersAt, useStrength } from './leaders.ts'
import { applyCombat } from './results.ts'
import { mainByLot, strongest } from './solo/picks.ts'
import {
  type Attack,
  type AttackKind,
  attackValue,
  bandOf,
  breakdownOf,
  defenceValue,
  mainDefenders,
  RULE_OF,
} from './values.ts'

export const notOfThisAttack = refusal('7', 'refuse.not-supporter')
export const notGuns = refusal('7.1', 'refuse.not-guns')
export const notMain = refusal('7.2', 'refuse.not-main')
export const notTargetArea = refusal('7', 'refuse.not-target-area')

/** 7.1, ruling N10 Who may support an attack led by this unit: fresh troops of its area, and those that came in with it. */
export function maySupport(s: Crete, kind: 'assault' | 'shot', lead: Unit): Unit[] {
  const here = at(s, lead)
  const out: Unit[] = []
  for (let u = firstAt(s, here, seatOf(s, lead)); u >= 0; u = after(s, u)) {
    if (u === lead || defOf(s, u).kind === 'leader') continue
    const deed = cell(s.deed, u)
    if ((deed === FRESH && here === s.active) || (deed === ARRIVED && kind === 'assault')) out.push(u)
  }
  return out
}

const draft = (kind: AttackKind, area: Area, lead: Unit, supporters: readonly Unit[]): Attack => ({
  kind,
  area,
  lead,
  supporters,
  guns: -1,
  defenceGuns: -1,
  main: -1,
})

const attackGuns = (s: Crete, kind: AttackKind, area: Area, seat: Seat): Unit[] =>
  kind === 'assault' || kind === 'landing' ? supportersAt(s, seat, area, 'assault') : []

const defenceGuns = (s: Crete, kind: AttackKind, area: Area, seat: Seat): Unit[] =>
  kind === 'night' ? [] : supportersAt(s, otherSeat(seat), area, 'defence', kind === 'landing')

const STEPS = ['declared', 'supporters', 'guns', 'defence-guns', 'main'] as const
type Step = (typeof STEPS)[number]

/** Whether the dice of an attack fall before anybody is asked again, when the answers up to a step have been given. */
function diceFollow(s: Crete, kind: AttackKind, area: Area, lead: Unit, step: Step, choosing: number): boolean {
  const seat = seatOf(s, lead)
  const enemy = otherSeat(seat)
  const given = STEPS.indexOf(step)
  const asked = (one: Seat, of: Step, what: () => boolean): boolean =>
    given < STEPS.indexOf(of) && !isAutomaton(s, one) && what()
  return !(
    asked(seat, 'supporters', () => choosing > 0) ||
    asked(seat, 'guns', () => attackGuns(s, kind, area, seat).length > 0) ||
    asked(enemy, 'defence-guns', () => defenceGuns(s, kind, area, seat).length > 0) ||
    asked(enemy, 'main', () => kind !== 'night' && mainDefenders(s, { kind, lead, area }).length > 1)
  )
}

/** What naming a main attacker commits to. */
export function commitsAttack(
  s: Crete,
  kind: AttackKind,
  area: Area,
  lead: Unit,
  supporters: number,
): Commits | undefined {
  return diceFollow(s, kind, area, lead, 'declared', supporters) ? 'roll' : undefined
}

/** What the calculation would be with the guns and the main defender that are likely: the strongest, or none yet. */
export function previewAttack(s: Crete, kind: AttackKind, area: Area, lead: Unit, supporters: readonly Unit[]): About {
  const a = draft(kind, area, lead, supporters)
  a.main = mainDefenders(s, a)[0] ?? -1
  return {
    pieces: [lead, ...supporters, ...(a.main >= 0 ? [a.main] : [])].map((u) => unitId(s, u)),
    spaces: [spaceId(s, area)],
    ...(a.main >= 0 ? { breakdowns: [breakdownOf(s, a)] } : {}),
  }
}

/** 7.1 The attacker names supporters among those who may; all are in at the start. */
export function* nameSupporters(s: Crete, kind: 'assault' | 'shot', area: Area, lead: Unit): Flow<Unit[]> {
  const of = maySupport(s, kind, lead)
  if (of.length === 0) return of
  return yield* assign<Crete, Unit>(s, {
    id: 'supporters',
    seat: seatOf(s, lead),
    rule: '7.1',
    of,
    start: of,
    as: pieces,
    doneLabel: text('button.attack'),
    outside: () => notOfThisAttack,
    ...(diceFollow(s, kind, area, lead, 'supporters', 0) ? { commits: 'roll' as const } : {}),
    prompt: () => text(`ask.supporters-${kind}`, { unit: piece(s, lead), area: space(s, area) }),
    about: () => ({ pieces: [unitId(s, lead)], spaces: [spaceId(s, area)] }),
    preview: (chosen) => previewAttack(s, kind, area, lead, [...chosen]),
  })
}

const gunsOrNone: Naming<Crete, Unit | 'none'> = orButton<'none'>(pieces)

function* nameGuns(s: Crete, a: Attack, seat: Seat, of: readonly Unit[], step: 'guns' | 'defence-guns'): Flow<Unit> {
  if (of.length === 0) return -1
  const taken = yield* decide<Unit | 'none'>(
    s,
    {
      id: step,
      seat,
      rule: step === 'guns' ? '7.1' : '7.2',
      of: [...of, 'none'],
      as: gunsOrNone,
      commits: () => (diceFollow(s, a.kind, a.area, a.lead, step, 0) ? 'roll' : undefined),
      outside: () => notGuns,
      prompt: () => text(`ask.${step}`, { area: space(s, a.area) }),
      about: () => {
        const now = { ...a, main: mainDefenders(s, a)[0] ?? -1 }
        return {
          pieces: [a.lead, ...a.supporters].map((u) => unitId(s, u)),
          spaces: [spaceId(s, a.area)],
          breakdowns: [breakdownOf(s, now)],
        }
      },
      preview: (c) => {
        const guns = c === 'none' ? -1 : c
        const now = {
          ...a,
          main: mainDefenders(s, a)[0] ?? -1,
          ...(step === 'guns' ? { guns } : { defenceGuns: guns }),
        }
        return { breakdowns: [breakdownOf(s, now)] }
      },
    },
    () => strongest(s, of),
  )
  return taken === 'none' ? -1 : taken
}

function* nameMain(s: Crete, a: Attack): Flow<Unit> {
  const of = mainDefenders(s, a)
  if (of.length === 1) return of[0] ?? -1
  return yield* decide<Unit>(
    s,
    {
      id: 'main',
      seat: otherSeat(seatOf(s, a.lead)),
      rule: '7.2',
      of,
      as: pieces,
      commits: () => 'roll',
      outside: () => notMain,
      prompt: () => text('ask.main', { area: space(s, a.area) }),
      about: () => ({ pieces: [unitId(s, a.lead)], spaces: [spaceId(s, a.area)] }),
      preview: (u) => ({ breakdowns: [breakdownOf(s, { ...a, main: u })] }),
    },
    () => mainByLot(s, of),
  )
}

/**
 * 7 An attack with its supporters named: guns of both sides, the main defender, the dice, the result.
 * The attackers have done their deed of this turn.
 */
export function* attack(
  s: Crete,
  kind: AttackKind,
  area: Area,
  lead: Unit,
  supporters: readonly Unit[],
  target: Unit = -1,
): Flow {
  const a = draft(kind, area, lead, supporters)
  const seat = seatOf(s, lead)
  for (const u of [lead, ...supporters]) s.deed[u] = DONE
  a.guns = yield* nameGuns(s, a, seat, attackGuns(s, kind, area, seat), 'guns')
  a.defenceGuns = yield* nameGuns(s, a, otherSeat(seat), defenceGuns(s, kind, area, seat), 'defence-guns')
  a.main = target >= 0 ? target : yield* nameMain(s, a)
  if (a.main < 0) throw new Error(`nobody defends ${spaceId(s, area)}`)
  const attackWorth = attackValue(s, a)
  const defenceWorth = defenceValue(s, a)
  const difference = (dice: readonly number[]): number =>
    attackWorth + item(dice, 0) + item(dice, 1) - defenceWorth - item(dice, 2) - item(dice, 3)
  const dice = yield* rollWithInitiative(s, {
    rule: RULE_OF[kind],
    name: 'combat',
    dice: 4,
    breakdown: () => breakdownOf(s, a),
    pieces: [unitId(s, lead), unitId(s, a.main)],
    spaces: [spaceId(s, area)],
    rollsOn: () => commitsWithin(s) !== undefined,
    displeases: (faces) => difference(faces) < 0,
  })
  const d = difference(dice)
  const band = bandOf(s, d)
  if (s.journal) reportCombat(s, a, dice, attackWorth, defenceWorth)
  if (a.guns >= 0) useStrength(s, a.guns, 'assault')
  if (a.defenceGuns >= 0) useStrength(s, a.defenceGuns, 'defence')
  yield* applyCombat(s, a, band)
}

/** 7 Why an area cannot be shot at: only neighbours with enemies in them. */
export function refuseTarget(s: Crete, seat: Seat, from: Area, to: Area): Refusal | undefined {
  if (!(s.box.near[from] ?? []).includes(to) || countAt(s, to, otherSeat(seat)) === 0) return notTargetArea
  return undefined
}

/** The one area a shot could be aimed at, -1 when there are several. */
export function onlyShotArea(s: Crete, lead: Unit): Area {
  const from = at(s, lead)
  const open = (s.box.near[from] ?? []).filter((a) => !refuseTarget(s, seatOf(s, lead), from, a))
  return open.length === 1 ? (open[0] ?? -1) : -1
}

/** 7 The shooter picks the area. */
export function* chooseTarget(s: Crete, lead: Unit): Flow<Area> {
  const seat = seatOf(s, lead)
  const from = at(s, lead)
  return yield* decide<Area>(
    s,
    {
      id: 'target',
      seat,
      rule: '7',
      of: s.box.everywhere,
      as: areas,
      refuse: (a) => refuseTarget(s, seat, from, a),
      commits: (a) => commitsAttack(s, 'shot', a, lead, maySupport(s, 'shot', lead).length),
      prompt: () => text('ask.target', { unit: piece(s, lead) }),
      about: () => ({ pieces: [unitId(s, lead)], spaces: [spaceId(s, from)] }),
      preview: (a) => previewAttack(s, 'shot', a, lead, maySupport(s, 'shot', lead)),
    },
    () => {
      throw new Error('the automaton names its targets itself')
    },
  )
}
