// 14.0 and 8.3 Convoys: units, places and cover are named, each rolls for its passage, and those that arrive land.
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { orButton, pieces, refsOf, spaceRef, spaces, unitRef } from '../naming.ts'
import { defOf, friendsAt, type Kreta, put, type Space, spaceId, type Unit, unitId } from '../state.ts'
import { askAir, spendAir } from './air.ts'
import { allJump, mustDrop } from './drop.ts'
import { eliminate } from './losses.ts'
import { couldMoveOff, friendThere, moveUnit } from './movement.ts'
import { isHeld } from './victory.ts'

export const notForConvoy = refusal('14.0', 'refuse.not-waiting')
export const enoughForConvoy = refusal('14.12', 'refuse.convoy-full')
export const namedAlready = refusal('14.13', 'refuse.named-already')
export const nobodyNamedYet = refusal('14.13', 'refuse.nobody-named')
export const noPlaceOpen = refusal('14.11', 'refuse.no-place-open')
export const placeClosed = refusal('14.14', 'refuse.place-closed')
export const placeTaken = refusal('14.11', 'refuse.place-taken')
export const tanksInPorts = refusal('14.15', 'refuse.tanks-in-ports')
export const notALandingPlace = refusal('14.11', 'refuse.not-a-landing-place')

/** A unit on its way with the place it aims at. */
interface Passage {
  readonly unit: Unit
  readonly hex: Space
}

/** 14.11, 14.14, 14.15 Why a unit may not aim at a beach or port. */
function refusePlace(s: Kreta, u: Unit, hex: Space, named: readonly Passage[]): Refusal | undefined {
  const def = defOf(s, u)
  const port = cell(s.box.isPort, hex) === 1
  if (port ? !def.byPort : !def.byBeach) return tanksInPorts
  if (!isHeld(s, hex)) return placeClosed
  if (named.some((p) => p.hex === hex)) return placeTaken
  return friendsAt(s, 'german', hex) > 0 && !couldMoveOff(s, u, hex) ? friendThere : undefined
}

const hasPlace = (s: Kreta, u: Unit, named: readonly Passage[]): boolean =>
  s.box.landingPlaces.some((hex) => !refusePlace(s, u, hex, named))

/** Why a unit may not sail. */
function refuseSail(s: Kreta, u: Unit, named: readonly Passage[]): Refusal | undefined {
  if (named.length >= (s.box.limits['convoy-attempts'] ?? 0)) return enoughForConvoy
  if (named.some((p) => p.unit === u)) return namedAlready
  if (cell(s.at, u) !== s.box.reserve || cell(s.planned, u) >= 0) return notForConvoy
  if (defOf(s, u).parachute && allJump(s)) return mustDrop
  return hasPlace(s, u, named) ? undefined : noPlaceOpen
}

/** Whether any unit waits that could sail now. */
export const canSail = (s: Kreta): boolean => s.box.germans.some((u) => !refuseSail(s, u, []))

/** 14.1 The convoy of this turn. */
export function* convoy(s: Kreta): Flow {
  const named = yield* name(s)
  const cover = yield* askAir(s, {
    id: 'cover',
    rule: '8.32',
    rolls: true,
    about: () => ({ pieces: named.map((p) => unitId(s, p.unit)), spaces: named.map((p) => spaceId(s, p.hex)) }),
  })
  s.convoyDone = true
  s.stage = 'opening'
  spendAir(s, cover, '8.32')
  const arrived = named.filter(({ unit }) => sails(s, unit, cover))
  for (const { unit, hex } of arrived) yield* goAshore(s, unit, hex)
}

/** 14.13, K41 Units and places, one after the other. */
function* name(s: Kreta): Flow<Passage[]> {
  const named: Passage[] = []
  for (;;) {
    const u = yield* choose<Kreta, Unit | 'done'>(s, {
      id: 'convoy-unit',
      seat: 'german',
      rule: '14.13',
      of: [...s.box.germans, 'done'],
      as: orButton<'done'>(pieces),
      refuse: (c) => (c === 'done' ? (named.length === 0 ? nobodyNamedYet : undefined) : refuseSail(s, c, named)),
      outside: () => notForConvoy,
      usual: (c) => c === 'done',
      prompt: () => text('ask.convoy-unit', { named: named.length }),
      about: () => ({ pieces: named.map((p) => unitId(s, p.unit)), spaces: named.map((p) => spaceId(s, p.hex)) }),
    })
    if (u === 'done') return named
    const hex = yield* choose<Kreta, Space>(s, {
      id: 'convoy-place',
      seat: 'german',
      rule: '14.11',
      of: s.box.landingPlaces,
      as: spaces,
      refuse: (h) => refusePlace(s, u, h, named),
      outside: () => notALandingPlace,
      prompt: () => text('ask.convoy-place', { unit: unitRef(s, u) }),
      about: () => ({ pieces: [unitId(s, u)] }),
    })
    named.push({ unit: u, hex })
  }
}

/** 8.32, 17.4 The passage of one unit; true when it arrives. */
function sails(s: Kreta, u: Unit, cover: number): boolean {
  const die = s.chance.die(6, 'convoy')
  const needed = s.box.coverNeeded[die] ?? -1
  const arrives = needed >= 0 && cover >= needed
  const result = text(arrives ? 'convoy.arrives' : 'convoy.sunk')
  s.journal?.push({
    kind: 'roll',
    seat: 'german',
    rule: '8.32',
    text: text('log.convoy', { unit: unitRef(s, u), die, result }),
    refs: refsOf(s, [u]),
    roll: {
      dice: [die],
      sides: 6,
      result,
      tone: arrives ? 'good' : 'heavy',
      facts: { cover, result: arrives ? 'arrives' : 'sunk' },
    },
  })
  if (!arrives) eliminate(s, u, '8.32')
  return arrives
}

/** 14.11, 14.13 A unit lands; where a friend stands it moves off at once, or turns back if it no longer can (ruling K45). */
function* goAshore(s: Kreta, u: Unit, hex: Space): Flow {
  const crowded = friendsAt(s, 'german', hex) > 0
  if (crowded && !couldMoveOff(s, u, hex)) {
    s.journal?.push({
      kind: 'note',
      seat: 'german',
      rule: '14.11',
      text: text('log.turns-back', { unit: unitRef(s, u) }),
      refs: [unitRef(s, u)],
    })
    return
  }
  put(s, u, hex)
  s.landed[u] = 1
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: '14.13',
    text: text('log.ashore', { unit: unitRef(s, u), hex: spaceRef(s, hex) }),
    refs: [unitRef(s, u), spaceRef(s, hex)],
  })
  if (crowded) yield* moveUnit(s, u)
}
