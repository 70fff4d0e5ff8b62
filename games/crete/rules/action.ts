// 4 What the counters of the active area do: moves, assaults, shots, bombardments, the assaults they owe where they entered.
import { type Commits, cell, choose, type Flow, item, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import type { Box } from '../box.ts'
import { piece, space } from '../naming.ts'
import {
  ARRIVED,
  type Area,
  at,
  type Crete,
  countAt,
  DONE,
  defOf,
  inPlay,
  otherSeat,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsAt,
} from '../state.ts'
import { besideEnemy, isNight } from './areas.ts'
import { bombard, noCombatAtNight, onlyTarget, refuseBombarding } from './bombardment.ts'
import { commitsBombing } from './bombing.ts'
import {
  attack,
  chooseTarget,
  commitsAttack,
  maySupport,
  nameSupporters,
  onlyShotArea,
  previewAttack,
} from './combat.ts'
import { cannotLead, commitsOwed, leadsOf, owedAttack } from './landing.ts'
import { hasFired, noArtillery, scatteredGuns } from './leaders.ts'
import {
  hasActed,
  limitReached,
  mayLeave,
  move,
  notHere,
  owedAtOnce,
  owersIn,
  refuseDeed,
  refuseMove,
  refuseMoving,
} from './movement.ts'
import { chooseNightTarget, commitsNight, nightAttack } from './night.ts'
import { isScattered } from './units.ts'

export const leadersTakeNoPart = refusal('7', 'refuse.leaders-no-part')
export const cannotLeadShot = refusal('7', 'refuse.cannot-shoot')
export const noEnemyHere = refusal('7', 'refuse.no-enemy-here')
export const noEnemyBeside = refusal('7', 'refuse.no-enemy-beside')
export const owesFirst = refusal('5.5', 'refuse.owes-first')
export const enemyCounter = refusal('4', 'refuse.enemy-counter')
export const chooseCounter = refusal('4', 'refuse.choose-counter')

/** What may be done while an area is active. */
export type Action =
  | { readonly kind: 'move' | 'assault' | 'shoot' | 'bombard'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'fight'; readonly area: Area; readonly key: string }
  | { readonly kind: 'stop'; readonly key: 'stop' }

interface Lists {
  readonly byUnit: readonly (readonly Action[])[]
  readonly fights: readonly Action[]
}

/** Every counter is thought of for every deed: who may not is told why. */
const VERBS = ['move', 'assault', 'shoot', 'bombard'] as const

const STOP: Action = { kind: 'stop', key: 'stop' }
const lists = new WeakMap<Box, Lists>()

function listsOf(box: Box): Lists {
  let found = lists.get(box)
  if (!found) {
    found = {
      byUnit: box.units.map((u, unit) => VERBS.map((kind): Action => ({ kind, unit, key: `${kind} ${u.id}` }))),
      fights: box.everywhere.map((area): Action => ({ kind: 'fight', area, key: `fight ${box.spaces[area] ?? ''}` })),
    }
    lists.set(box, found)
  }
  return found
}

export const actions: Naming<Crete, Action> = {
  key: (_, a) => a.key,
  touches: (s, a) =>
    a.kind === 'stop' ? [{ button: 'stop' }] : a.kind === 'fight' ? [space(s, a.area)] : [piece(s, a.unit)],
  label: (s, a) =>
    a.kind === 'stop'
      ? text('button.stop')
      : a.kind === 'fight'
        ? text('act.fight', { area: space(s, a.area) })
        : text(`act.${a.kind}`, { unit: piece(s, a.unit) }),
  verb: (_, a) => text(`verb.${a.kind}`),
}

/** 7, rulings N11, N13, N15, 11 Why a counter may not lead an assault where it stands. */
function refuseAssault(s: Crete, u: Unit): Refusal | undefined {
  const deed = cell(s.deed, u)
  if (deed !== ARRIVED) {
    const refused = refuseDeed(s, u)
    if (refused) return refused
  }
  return refuseAssaulting(s, u)
}

/** The same, its deed of the turn left aside. */
export function refuseAssaulting(s: Crete, u: Unit): Refusal | undefined {
  const def = defOf(s, u)
  const here = at(s, u)
  if (def.kind === 'leader') return leadersTakeNoPart
  if (!def.leadsAssault) return cannotLead
  if (isNight(s)) {
    if (!def.night) return noCombatAtNight
    if (!mayLeave(s, here)) return limitReached
    if (!unitsAt(s, here, otherSeat(seatOf(s, u))).some((x) => defOf(s, x).kind !== 'leader')) return noEnemyHere
  }
  return countAt(s, here, otherSeat(seatOf(s, u))) > 0 ? undefined : noEnemyHere
}

/** 7, ruling N14 Why a counter may not lead a shot, its deed of the turn left aside. */
export function refuseShooting(s: Crete, u: Unit): Refusal | undefined {
  const def = defOf(s, u)
  if (def.kind === 'leader') return leadersTakeNoPart
  if (isNight(s)) return noCombatAtNight
  if (!def.leadsShot) return cannotLeadShot
  return besideEnemy(s, at(s, u), seatOf(s, u)) ? undefined : noEnemyBeside
}

/** 8 Why a counter may not bombard: that it has no artillery, is scattered or has fired says more than that it has acted. */
function refuseBombard(s: Crete, u: Unit): Refusal | undefined {
  if (at(s, u) !== s.active) return notHere
  if (defOf(s, u).kind !== 'leader' && defOf(s, u).kind !== 'battery') return noArtillery
  if (cell(s.fired, u) === 1) return hasFired
  if (isScattered(s, u)) return scatteredGuns
  return refuseDeed(s, u) ?? refuseBombarding(s, u)
}

/** Why an action is not open. */
export function refuseAction(s: Crete, a: Action): Refusal | undefined {
  switch (a.kind) {
    case 'move':
      return refuseMove(s, a.unit)
    case 'assault':
      return refuseAssault(s, a.unit)
    case 'shoot':
      return refuseDeed(s, a.unit) ?? refuseShooting(s, a.unit)
    case 'bombard':
      return refuseBombard(s, a.unit)
    case 'fight':
      return undefined
    case 'stop':
      return owedHere(s) ? owesFirst : undefined
  }
}

/** Areas entered in this activation that must be assaulted before it ends. */
const owedHere = (s: Crete): boolean => owedAtOnce(s, s.side).length > 0

/** Whether a counter could do anything if it were its turn. */
export const couldAct = (s: Crete, u: Unit): boolean =>
  !refuseMoving(s, u) || !refuseAssaulting(s, u) || !refuseShooting(s, u) || !refuseBombarding(s, u)

/** 4 One action of the active area, or its end. */
export function* act(s: Crete): Flow {
  const seat = s.side
  const { byUnit, fights } = listsOf(s.box)
  const of: Action[] = [STOP]
  for (const u of unitsAt(s, s.active, seat)) of.push(...(byUnit[u] ?? []))
  for (const u of s.box.sides[seat])
    if (cell(s.deed, u) === ARRIVED && at(s, u) !== s.active)
      of.push(...(byUnit[u] ?? []).filter((a) => a.kind === 'assault'))
  const owed = owedAtOnce(s, seat)
  for (const area of owed) of.push(item(fights, area))
  const a = yield* choose<Crete, Action>(s, {
    id: 'action',
    seat,
    rule: '4',
    of,
    as: actions,
    refuse: (x) => refuseAction(s, x),
    commits: (x) => commitsAction(s, x),
    outside: (ref) => ('piece' in ref ? outsidePiece(s, ref.piece) : chooseCounter),
    usual: (x) => x.kind === 'stop',
    prompt: () => text('ask.action', { area: space(s, s.active) }),
    about: () => ({ spaces: [spaceId(s, s.active)] }),
    preview: (x) => previewAction(s, x),
    auto: owed.length === 0,
  })
  yield* perform(s, a)
}

function outsidePiece(s: Crete, id: string): Refusal {
  const u = s.box.units.findIndex((x) => x.id === id)
  if (u < 0 || seatOf(s, u) !== s.side) return enemyCounter
  return cell(s.deed, u) === DONE ? hasActed : notHere
}

function commitsAction(s: Crete, a: Action): Commits | undefined {
  if (a.kind === 'assault') {
    if (isNight(s)) return commitsNight(s, at(s, a.unit))
    return commitsAttack(s, 'assault', at(s, a.unit), a.unit, maySupport(s, 'assault', a.unit).length)
  }
  if (a.kind === 'fight') return isNight(s) ? commitsNight(s, a.area) : commitsOwed(s, a.area, 'assault')
  // An area that is the only one to aim at is not asked for.
  if (a.kind === 'shoot') {
    const only = onlyShotArea(s, a.unit)
    return only < 0 ? undefined : commitsAttack(s, 'shot', only, a.unit, maySupport(s, 'shot', a.unit).length)
  }
  if (a.kind === 'bombard') {
    const only = onlyTarget(s, a.unit)
    return only < 0 ? undefined : commitsBombing(s, s.side, only, 'ground')
  }
  return undefined
}

function previewAction(s: Crete, a: Action) {
  if (a.kind === 'assault' && !isNight(s))
    return previewAttack(s, 'assault', at(s, a.unit), a.unit, maySupport(s, 'assault', a.unit))
  if (a.kind === 'fight' && !isNight(s)) {
    const owers = owersIn(s, a.area, s.side)
    const lead = leadsOf(s, owers)[0]
    if (lead !== undefined)
      return previewAttack(
        s,
        'assault',
        a.area,
        lead,
        owers.filter((u) => u !== lead),
      )
  }
  return 'unit' in a ? { pieces: [unitId(s, a.unit)] } : undefined
}

function* perform(s: Crete, a: Action): Flow {
  switch (a.kind) {
    case 'move':
      return yield* move(s, a.unit)
    case 'bombard':
      return yield* bombard(s, a.unit)
    case 'shoot': {
      const area = yield* chooseTarget(s, a.unit)
      const supporters = yield* nameSupporters(s, 'shot', area, a.unit)
      return yield* attack(s, 'shot', area, a.unit, supporters)
    }
    case 'assault': {
      if (isNight(s)) return yield* nightAssault(s, a.unit, true)
      const area = at(s, a.unit)
      const supporters = yield* nameSupporters(s, 'assault', area, a.unit)
      return yield* attack(s, 'assault', area, a.unit, supporters)
    }
    case 'fight': {
      if (!isNight(s)) return yield* owedAttack(s, a.area, 'assault')
      const maori = owersIn(s, a.area, s.side)[0]
      if (maori !== undefined) yield* nightAssault(s, maori, false)
      return
    }
    case 'stop':
      endActivation(s)
  }
}

/** 11, ruling N46 The Māori's attack counts against the night's number of areas, once. */
function* nightAssault(s: Crete, u: Unit, counts: boolean): Flow {
  const area = at(s, u)
  if (counts && cell(s.counted, area) === 0) {
    s.counted[area] = 1
    s.moved++
  }
  yield* nightAttack(s, u, yield* chooseNightTarget(s, u))
}

/** The activation ends; who came into a contested area has done his deed. */
export function endActivation(s: Crete): void {
  for (const u of s.box.sides[s.side]) if (cell(s.deed, u) === ARRIVED && inPlay(s, u)) s.deed[u] = DONE
  s.active = -1
  s.doing = 'choosing'
}
