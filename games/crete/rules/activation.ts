// 4, 3.1 What a side activates next: an area, the reinforcement box, the Luftwaffe zone, an area once more, or nothing.
import { type Commits, cell, choose, type Flow, item, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import type { Box } from '../box.ts'
import { line, seatName, space } from '../naming.ts'
import { type Area, type Crete, countAt, FRESH, OWES, type Seat, spaceId, unitsAt } from '../state.ts'
import { couldAct } from './action.ts'
import { refuseSky } from './air.ts'
import { maySpend, passInitiative } from './initiative.ts'
import { commitsOwed, dropAsks, dropUnits, owedAttack } from './landing.ts'
import { owedAreas, refuseMoving } from './movement.ts'
import { mayRegroup } from './regrouping.ts'
import { refuseBox } from './reinforcements.ts'
import { isScattered } from './units.ts'

export const noneOfYours = refusal('4', 'refuse.none-of-yours')
export const wasActivated = refusal('4', 'refuse.was-activated')
export const nothingToDo = refusal('4', 'refuse.nothing-to-do')
export const notHolder = refusal('3.1', 'refuse.not-holder')
export const notActivatedYet = refusal('3.1', 'refuse.not-activated-yet')
export const allFired = refusal('3.1', 'refuse.all-fired')
export const areasLeft = refusal('3.1', 'refuse.areas-left')
export const dropWaits = refusal('4', 'refuse.drop-waits')
export const beachWaits = refusal('5.4', 'refuse.beach-waits')

/** What may be chosen between activations. */
export type Activation =
  | { readonly kind: 'area' | 'again' | 'fight'; readonly area: Area; readonly key: string }
  | { readonly kind: 'box' | 'sky' | 'extra' | 'end'; readonly key: string }

interface Lists {
  /** Buttons and every area. */
  readonly always: Readonly<Record<Seat, readonly Activation[]>>
  /** By area: offered where a side has counters, or owes an assault. */
  readonly again: readonly Activation[]
  readonly fights: readonly Activation[]
}

const lists = new WeakMap<Box, Lists>()

function listsOf(box: Box): Lists {
  let found = lists.get(box)
  if (!found) {
    const name = (a: Area): string => box.spaces[a] ?? ''
    const areas = box.everywhere.map((area): Activation => ({ kind: 'area', area, key: name(area) }))
    const button = (kind: 'box' | 'sky' | 'extra' | 'end'): Activation => ({ kind, key: kind })
    found = {
      always: {
        german: [button('end'), button('box'), button('sky'), ...areas],
        commonwealth: [button('end'), button('extra'), ...areas],
      },
      again: box.everywhere.map((area) => ({ kind: 'again', area, key: `again ${name(area)}` })),
      fights: box.everywhere.map((area) => ({ kind: 'fight', area, key: `fight ${name(area)}` })),
    }
    lists.set(box, found)
  }
  return found
}

/** What a side may think of: areas, its buttons, its own areas once more, the assaults of a convoy that it still owes. */
function candidates(s: Crete): Activation[] {
  const { always, again, fights } = listsOf(s.box)
  const out = always[s.side].slice()
  for (const area of s.box.everywhere) if (countAt(s, area, s.side) > 0) out.push(item(again, area))
  if (s.side === 'german') for (const area of owedAreas(s, 'german')) out.push(item(fights, area))
  return out
}

const activations: Naming<Crete, Activation> = {
  key: (_, a) => a.key,
  touches: (s, a) => ('area' in a ? [space(s, a.area)] : [{ button: a.key }]),
  label: (s, a) => ('area' in a ? text(`activate.${a.kind}`, { area: space(s, a.area) }) : text(`button.${a.kind}`)),
  verb: (_, a) => text(`verb.${a.kind}`),
}

/** Why an area may not be activated, or not once more. */
export function refuseActivation(s: Crete, a: Activation): Refusal | undefined {
  switch (a.kind) {
    case 'area':
      return refuseArea(s, a.area)
    case 'again':
      return refuseAgain(s, a.area)
    case 'fight':
      return undefined
    case 'box':
      return refuseBox(s)
    case 'sky':
      return refuseSky(s)
    case 'extra':
      return refuseExtra(s)
    case 'end':
      if (s.side === 'german' && dropUnits(s).length > 0) return dropWaits
      return s.side === 'german' && owedAreas(s, 'german').length > 0 ? beachWaits : undefined
  }
}

/** 4 An area with counters of this side that can still do something. */
function refuseArea(s: Crete, area: Area): Refusal | undefined {
  if (countAt(s, area, s.side) === 0) return noneOfYours
  if (cell(s.activated, area) === 1) return wasActivated
  return unitsAt(s, area, s.side).some((u) => cell(s.deed, u) === FRESH && couldAct(s, u)) ? undefined : nothingToDo
}

/** 3.1, rulings N7, Q25 Reactivation: of an area that has been active, or that holds scattered counters. */
function refuseAgain(s: Crete, area: Area): Refusal | undefined {
  if (countAt(s, area, s.side) === 0) return noneOfYours
  if (!maySpend(s)) return notHolder
  const units = unitsAt(s, area, s.side)
  if (cell(s.activated, area) === 0 && !units.some((u) => isScattered(s, u))) return notActivatedYet
  return units.some((u) => cell(s.fired, u) === 0) ? undefined : allFired
}

/** 3.1, 4, ruling N6 One more area may move, when the limit is reached. */
function refuseExtra(s: Crete): Refusal | undefined {
  if (!maySpend(s)) return notHolder
  if (s.moved < s.limit) return areasLeft
  s.limit++
  const any = s.box.sides.commonwealth.some((u) => cell(s.deed, u) === FRESH && inAnArea(s, u) && !refuseMoving(s, u))
  s.limit--
  return any ? undefined : nothingToDo
}

const inAnArea = (s: Crete, u: number): boolean =>
  cell(s.at, u) >= 0 && cell(s.at, u) < s.box.areas && cell(s.activated, cell(s.at, u)) === 0

function commitsActivation(s: Crete, a: Activation): Commits | undefined {
  switch (a.kind) {
    case 'box':
      return dropUnits(s).length > 0 && !dropAsks(s) ? 'roll' : undefined
    case 'fight':
      return commitsOwed(s, a.area, 'assault')
    case 'end':
      return s.side === 'german' && (s.solo || !mayRegroup(s)) ? 'roll' : undefined
    default:
      return undefined
  }
}

/** 4 Between two activations: what comes next, or the end of this side's turn. */
export function* activate(s: Crete): Flow {
  const seat = s.side
  const a = yield* choose<Crete, Activation>(s, {
    id: 'activation',
    seat,
    rule: '4',
    of: candidates(s),
    as: activations,
    refuse: (x) => refuseActivation(s, x),
    commits: (x) => commitsActivation(s, x),
    prompt: () =>
      seat === 'german'
        ? text('ask.activation-german', { turn: s.turn })
        : text('ask.activation-commonwealth', { turn: s.turn, left: Math.max(0, s.limit - s.moved) }),
    preview: (x) => ('area' in x ? { spaces: [spaceId(s, x.area)] } : undefined),
    auto: false,
  })
  switch (a.kind) {
    case 'area':
      begin(s, a.area)
      return
    case 'again':
      reactivate(s, a.area)
      return
    case 'fight':
      return yield* owedAttack(s, a.area, 'assault')
    case 'box':
      s.boxUsed = true
      s.doing = dropUnits(s).length > 0 ? 'placing' : 'landing'
      return
    case 'sky':
      s.doing = 'aiming'
      return
    case 'extra':
      s.limit++
      s.journal?.push(line('note', '3.1', 'log.extra', { seat: seatName(seat) }, { seat }))
      passInitiative(s)
      return
    case 'end':
      s.stage = seat === 'german' ? 'regroup' : 'turn-end'
  }
}

/** 4 An area becomes active. */
export function begin(s: Crete, area: Area): void {
  s.activated[area] = 1
  s.active = area
  s.doing = 'acting'
}

/** 3.1, rulings Q25, N7 An area acts again, newcomers and scattered counters too; what has fired stays out. */
export function reactivate(s: Crete, area: Area): void {
  for (const u of unitsAt(s, area, s.side)) {
    s.scatter[u] = 0
    if (cell(s.fired, u) === 0 && cell(s.deed, u) !== OWES) s.deed[u] = FRESH
  }
  s.counted[area] = 1
  s.journal?.push(
    line('note', '3.1', 'log.reactivated', { seat: seatName(s.side), area: space(s, area) }, { seat: s.side }),
  )
  passInitiative(s)
  begin(s, area)
}
