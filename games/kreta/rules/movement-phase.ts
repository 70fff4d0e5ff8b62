// 3.11 and 3.13 The movement phases: landings open the German one, then one act after the other until the seat closes it.
import { cell, choose, type Flow, type Naming, type Ref, type Refusal, refusal, text } from '@merkur/engine'
import type { Box } from '../box-def.ts'
import { pieces, refsOf, unitRef } from '../naming.ts'
import {
  activeSeat,
  here,
  isHex,
  isTrack,
  type Kreta,
  maskNamed,
  type Seat,
  type Space,
  turnDef,
  type Unit,
  unitsOf,
} from '../state.ts'
import { fly, refuseFly } from './air-transport.ts'
import { inSecret, inSight } from './camouflage.ts'
import { canSail } from './convoy.ts'
import { allJump, mustDrop, openDrop, waitingToJump } from './drop.ts'
import { moveUnit, refuseMove } from './movement.ts'
import { endMovementPhase } from './phases.ts'
import { type Direction, owesStep, push, pushKey, refusePush, refuseTrackMove, stepOnTrack } from './track.ts'

type Opening = 'drop' | 'convoy' | 'done'

export const dropIsDone = refusal('12.1', 'refuse.drop-done')
export const nobodyToDrop = refusal('12.11', 'refuse.nobody-to-drop')
export const convoyIsDone = refusal('14.13', 'refuse.convoy-done')
export const nobodyToSail = refusal('14.0', 'refuse.nobody-to-sail')
export const onlyLandings = refusal('3.11', 'refuse.only-landings')

const dropIsOwed = (s: Kreta): boolean => allJump(s) && !s.dropDone && waitingToJump(s).length > 0

function refuseOpening(s: Kreta, c: Opening): Refusal | undefined {
  switch (c) {
    case 'drop':
      if (s.dropDone) return dropIsDone
      return waitingToJump(s).length > 0 ? undefined : nobodyToDrop
    case 'convoy':
      if (s.convoyDone) return convoyIsDone
      return canSail(s) ? undefined : nobodyToSail
    case 'done':
      return dropIsOwed(s) ? mustDrop : undefined
  }
}

const openings: Naming<Kreta, Opening> = {
  key: (_, c) => c,
  touches: (_, c) => [{ button: c === 'done' ? 'go-on' : c }],
  label: (_, c) => text(`button.${c === 'done' ? 'go-on' : c}`),
}

/** K1 What opens the German movement phase by day: the landing and the convoy, each at most once. */
export function* opening(s: Kreta): Flow {
  const c = yield* choose<Kreta, Opening>(s, {
    id: 'opening',
    seat: 'german',
    rule: '3.11',
    of: ['drop', 'convoy', 'done'],
    as: openings,
    refuse: (x) => refuseOpening(s, x),
    outside: () => onlyLandings,
    usual: (x) => x === (dropIsOwed(s) ? 'drop' : 'done'),
    prompt: () => text('ask.opening', { turn: s.turn }),
  })
  if (c === 'drop') openDrop(s)
  else s.stage = c === 'convoy' ? 'convoy' : 'german-move'
}

/** One act of a movement phase. */
export type Act =
  | { readonly kind: 'move' | 'fly'; readonly unit: Unit; readonly key: string }
  | { readonly kind: 'push'; readonly from: Space; readonly direction: Direction; readonly key: string }
  | { readonly kind: 'done'; readonly key: 'done' }

const lists = new WeakMap<Box, Readonly<Record<Seat, readonly Act[]>>>()

/** Every act a seat could ever do in a movement phase, in a fixed order: made once a box. */
export function actsOf(s: Kreta, seat: Seat): readonly Act[] {
  let both = lists.get(s.box)
  if (!both) {
    both = { german: listActs(s, 'german'), british: listActs(s, 'british') }
    lists.set(s.box, both)
  }
  return both[seat]
}

function listActs(s: Kreta, seat: Seat): Act[] {
  const units = unitsOf(s, seat)
  const of = (kind: 'move' | 'fly', own: readonly Unit[]): Act[] =>
    own.map((unit) => ({ kind, unit, key: `${kind} ${s.box.units[unit]?.id ?? ''}` }))
  const pushes: Act[] = []
  for (let from = s.box.west; from <= s.box.east; from++)
    for (const direction of [-1, 1] as const)
      if (from + direction >= s.box.west && from + direction <= s.box.east)
        pushes.push({ kind: 'push', from, direction, key: pushKey(s, from, direction) })
  return [
    ...of('move', units),
    ...of(
      'fly',
      units.filter((u) => s.box.units[u]?.byAir),
    ),
    ...pushes,
    { kind: 'done', key: 'done' },
  ]
}

const acts: Naming<Kreta, Act> = {
  key: (_, a) => a.key,
  touches: (s, a) => {
    if (a.kind === 'done') return [{ button: 'done' }]
    if (a.kind !== 'push') return pieces.touches(s, a.unit)
    const own = unitsOf(s, activeSeat(s)).filter((u) => here(s, u) === a.from)
    return [{ space: s.box.spaces[a.from + a.direction] ?? '' }, ...refsOf(s, own)]
  },
  label: (s, a) => {
    if (a.kind === 'done') return text('button.end-movement')
    if (a.kind !== 'push') return text(`act.${a.kind}`, { unit: unitRef(s, a.unit) })
    return text('act.push', {
      from: { space: s.box.spaces[a.from] ?? '' },
      to: { space: s.box.spaces[a.from + a.direction] ?? '' },
    })
  },
  verb: (_, a) => text(`verb.${a.kind}`),
}

export const stepsOwed = refusal('9.24', 'refuse.steps-owed')
export const notYours = refusal('3.1', 'refuse.not-yours')
export const emptyStays = refusal('16.32', 'refuse.empty-stays')
export const chooseUnitFirst = refusal('4.1', 'refuse.choose-unit-first')

/** Why an act is not open now. */
export function refuseAct(s: Kreta, a: Act): Refusal | undefined {
  switch (a.kind) {
    case 'move':
      return isTrack(s, here(s, a.unit)) ? refuseTrackMove(s, a.unit) : refuseMove(s, a.unit)
    case 'fly':
      return refuseFly(s, a.unit)
    case 'push':
      return refusePush(s, activeSeat(s), a.from, a.direction)
    case 'done':
      return unitsOf(s, activeSeat(s)).some((u) => owesStep(s, u)) ? stepsOwed : undefined
  }
}

/** Why a thing that no act is about cannot be moved; what its own seat sees as a mere counter is an empty one (ruling K30). */
function refuseThing(s: Kreta, seat: Seat, thing: Ref): Refusal {
  if (!('piece' in thing)) return chooseUnitFirst
  return seat === 'british' && maskNamed(s, thing) >= 0 ? emptyStays : notYours
}

/** 4.1 One act of a movement phase, or its end. */
export function* movementAct(s: Kreta): Flow {
  const seat = activeSeat(s)
  const a = yield* inSecret(s, seat, chooseAct(s, seat))
  switch (a.kind) {
    case 'move':
      if (cell(s.moved, a.unit) === 0) yield* stepOnTrack(s, a.unit)
      return
    case 'fly':
      return yield* fly(s, a.unit)
    case 'push':
      return yield* push(s, seat, a.from, a.direction)
    case 'done':
      endMovementPhase(s, seat)
  }
}

/** Which act; a move over the map is carried out with it. */
function* chooseAct(s: Kreta, seat: Seat): Flow<Act> {
  const a = yield* choose<Kreta, Act>(s, {
    id: 'move',
    seat,
    rule: '4.1',
    of: actsOf(s, seat),
    as: acts,
    refuse: (x) => refuseAct(s, x),
    commits: (x) => (x.kind === 'done' && inSight(s).length > 0 ? 'reveal' : undefined),
    outside: (ref) => refuseThing(s, seat, ref),
    usual: (x) => x.kind === 'done',
    prompt: () => text('ask.move', { seat, time: turnDef(s).day ? 'day' : 'night' }),
  })
  if (a.kind === 'move' && isHex(s, here(s, a.unit))) yield* moveUnit(s, a.unit)
  return a
}
