// Mountain troops land on Maleme airfield: who may fly, one landing, and what is too much on the airfield (16.7, 16.8).

import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { hexes, line, piece } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  inTheAir,
  isControlled,
  isDisrupted,
  isNight,
  lose,
  put,
  type Space,
  scenarioOf,
  seatOf,
  setMode,
  stackAt,
  type Unit,
} from '../state.ts'
import { countLanded, hexesFor, isHeld, losePlane, openHexes } from './airfield.ts'
import { settle } from './displacement.ts'
import { loseLeader } from './leaders.ts'
import { dangerRow, isLostBy, mountainBreakdown, rollLanding } from './mountain-danger.ts'
import { bringDown, landingModes } from './parachutes.ts'
import { mayBePushed } from './passage.ts'
import { isPhaseOf } from './phases.ts'
import { disrupt, fits, limitOf, strengthIn, surplus } from './stack.ts'
import { isGrounded } from './weather.ts'

export const notMountain = refusal('16.7', 'refuse.not-mountain')
export const notDueYet = refusal('26.32', 'refuse.not-due-yet')
export const noNightLanding = refusal('16.83', 'refuse.no-night-landing')
export const noTransport = refusal('16.85', 'refuse.no-transport')
export const airfieldHeld = refusal('16.72', 'refuse.airfield-held')
export const rateReached = refusal('16.83', 'refuse.rate-reached')
export const groundedPlanes = refusal('16.12', 'refuse.nothing-flies')

/** Mountain and army troops that come by air and are due: the units of 16.7. */
export const byAir = (s: Descent): Unit[] =>
  inTheAir(s).filter((u) => !defOf(s, u).leader && scenarioOf(s).setups.get(u)?.how === 'mountain')

/** What keeps every mountain unit from flying now; nothing when planes go. */
export function refuseFlight(s: Descent, u: Unit): Refusal | undefined {
  if (cell(s.at, u) !== s.box.boxes.air || scenarioOf(s).setups.get(u)?.how !== 'mountain') return notMountain
  if (!isPhaseOf(s, 'german', 'movement') || cell(s.due, u) > s.turn) return notDueYet
  if (isNight(s)) return noNightLanding
  if (isGrounded(s)) return groundedPlanes
  return s.flights >= s.transportLeft ? noTransport : undefined
}

/** 16.7, 16.8 Why a unit cannot land on the airfield now; nothing when it can. */
export function refuseMountain(s: Descent, u: Unit): Refusal | undefined {
  const grounded = refuseFlight(s, u)
  if (grounded) return grounded
  if (openHexes(s).length === 0) return airfieldHeld
  return hexesFor(s, u).length === 0 ? rateReached : undefined
}

/** 16.7 One unit lands on a hex of the airfield; what is too much there gives way (16.77). */
export function* landMountain(s: Descent, u: Unit): Flow {
  const hex = yield* choose<Descent, Space>(s, {
    id: 'airfield-hex',
    seat: 'german',
    rule: '16.7',
    of: hexesFor(s, u),
    as: hexes,
    commits: () => 'roll',
    prompt: () => text('ask.airfield-hex', { unit: piece(s, u) }),
    preview: () => ({ breakdowns: [mountainBreakdown(s, u, dangerRow(s))] }),
  })
  const row = dangerRow(s)
  s.flights += 1
  countLanded(s, hex, cell(s.strength, u))
  if (row.lost_to > 0 && isLostBy(s, row, rollLanding(s, u, row))) {
    lose(s, u, cell(s.strength, u))
    losePlane(s)
    return
  }
  setMode(s, u, landingModes(s, u)[0] ?? 0)
  for (const x of stackAt(s, hex)) if (seatOf(s, x) === 'commonwealth') loseLeader(s, x)
  bringDown(s, [u], hex)
  yield* cure(s, hex)
}

/** 16.77 The hexes to which the surplus of the airfield may go: beside it, not enemy-controlled; else friends it overstacks. */
export function surplusHexes(s: Descent, u: Unit): Space[] {
  const from = at(s, u)
  const free: Space[] = []
  const full: Space[] = []
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * from + d)
    if (to < 0) continue
    const side = cell(s.box.sideToward, 6 * from + d)
    if (!mayBePushed(s, u, side, from, to) || isHeld(s, to) || isControlled(s, to, 'german')) continue
    if (fits(s, to, [u])) free.push(to)
    else full.push(to)
  }
  return free.length > 0 ? free : full
}

/** 16.77, ruling G13 What exceeds the limit of an airfield hex retreats one hex; the airfield's own stack is not Disrupted by it. */
function* cure(s: Descent, hex: Space): Flow {
  settleDisrupted(s, hex)
  if (strengthIn(s, hex) <= limitOf(s, hex)) return
  for (const u of surplus(s, hex)) {
    const of = surplusHexes(s, u)
    if (of.length === 0) {
      s.journal?.push(line('loss', '16.77', 'log.no-room-beside', { unit: piece(s, u) }))
      lose(s, u, cell(s.strength, u))
      continue
    }
    const to = yield* choose<Descent, Space>(s, {
      id: 'surplus',
      seat: 'german',
      rule: '16.77',
      of,
      as: hexes,
      prompt: () => text('ask.surplus', { unit: piece(s, u) }),
    })
    for (const x of stackAt(s, to)) if (seatOf(s, x) === 'commonwealth') loseLeader(s, x)
    put(s, u, to)
    yield* settle(s, to)
  }
}

/** 10.31 Who lands among Disrupted units is Disrupted; too many points Disrupt nobody here. */
function settleDisrupted(s: Descent, hex: Space): void {
  if (stackAt(s, hex).some((u) => isDisrupted(s, u))) disrupt(s, stackAt(s, hex).find((u) => isDisrupted(s, u)) ?? -1)
}
