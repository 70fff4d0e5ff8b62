// 13.0 Air transport: German units landing on airfields that no British unit is on or beside.
import { cell, choose, type Flow, item, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import { spaceRef, unitRef } from '../naming.ts'
import { friendsAt, type Kreta, put, turnDef, type Unit, unitId } from '../state.ts'
import { couldMoveOff, friendThere, moveUnit } from './movement.ts'
import { isHeld } from './victory.ts'

export const byNight = refusal('10.31', 'refuse.by-night')
export const notWaiting = refusal('13.0', 'refuse.not-waiting')
export const noAirfield = refusal('13.12', 'refuse.no-airfield')
export const notHeld = refusal('13.11', 'refuse.not-held')
export const airfieldFull = refusal('13.13', 'refuse.airfield-full')
export const onlyAirfield = refusal('13.12', 'refuse.only-airfield')

/** 13.1 Why a unit may not land on an airfield (an index of the places). */
export function refuseAirfield(s: Kreta, u: Unit, place: number): Refusal | undefined {
  const { hex, capacity } = item(s.box.places, place)
  if (!isHeld(s, hex)) return notHeld
  if (cell(s.flown, place) >= capacity) return airfieldFull
  return friendsAt(s, 'german', hex) > 0 && !couldMoveOff(s, u, hex) ? friendThere : undefined
}

/** 13.0 Why a unit that may come by aircraft may not now. */
export function refuseFly(s: Kreta, u: Unit): Refusal | undefined {
  if (cell(s.at, u) !== s.box.reserve) return notWaiting
  if (!turnDef(s).landings) return byNight
  return s.box.airfields.some((p) => !refuseAirfield(s, u, p)) ? undefined : noAirfield
}

const airfields: Naming<Kreta, number> = {
  key: (s, p) => item(s.box.places, p).id,
  touches: (s, p) => [spaceRef(s, item(s.box.places, p).hex)],
  label: (s, p) => text('place-name', { name: item(s.box.places, p).name }),
}

/** 13.1 One unit lands; where a friend stands it moves off at once (ruling K10). */
export function* fly(s: Kreta, u: Unit): Flow {
  const place = yield* choose<Kreta, number>(s, {
    id: 'airfield',
    seat: 'german',
    rule: '13.12',
    of: s.box.airfields,
    as: airfields,
    refuse: (p) => refuseAirfield(s, u, p),
    outside: () => onlyAirfield,
    prompt: () => text('ask.airfield', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  const { hex, name } = item(s.box.places, place)
  s.flown[place] = cell(s.flown, place) + 1
  s.landed[u] = 1
  const crowded = friendsAt(s, 'german', hex) > 0
  put(s, u, hex)
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: '13.12',
    text: text('log.flown', { unit: unitRef(s, u), place: name }),
    refs: [unitRef(s, u), spaceRef(s, hex)],
  })
  if (crowded) yield* moveUnit(s, u)
}
