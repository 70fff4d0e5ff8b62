// A crash landing of mountain troops while the airfield is closed: where, and what comes out of it (16.86).

import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { groundAt } from '../lines.ts'
import { hexes, piece } from '../naming.ts'
import {
  type Descent,
  lose,
  type Space,
  scenarioOf,
  seatOf,
  setDisrupted,
  setMode,
  stackAt,
  type Unit,
} from '../state.ts'
import { isHeld, losePlane, openHexes } from './airfield.ts'
import { loseLeader } from './leaders.ts'
import { refuseFlight } from './mountain.ts'
import { isLostBy, mountainBreakdown, rollLanding, rowOf } from './mountain-danger.ts'
import { bringDown, landingModes } from './parachutes.ts'
import { fits, settleStack } from './stack.ts'

export const airfieldOpen = refusal('16.86', 'refuse.airfield-open')

/** 16.86 Why a unit cannot crash-land now; nothing when it can. */
export function refuseCrash(s: Descent, u: Unit): Refusal | undefined {
  const grounded = refuseFlight(s, u)
  if (grounded) return grounded
  return openHexes(s).length > 0 ? airfieldOpen : undefined
}

const CRASHABLE = ['clear', 'mixed']

/** 16.86, ruling M55 The hexes on which a unit may crash-land: clear or mixed, without enemies, with room, in the limits. */
export function crashHexes(s: Descent, u: Unit): Space[] {
  const out: Space[] = []
  for (let hex = 0; hex < s.box.hexes; hex++)
    if (
      CRASHABLE.includes(groundAt(s.box, hex).id) &&
      cell(scenarioOf(s).inPlay, hex) === 1 &&
      !isHeld(s, hex) &&
      fits(s, hex, [u])
    )
      out.push(hex)
  return out
}

/** 16.86 One unit crash-lands: 1 to 4 lost, 5 half of it, 6 safe; who comes down is Disrupted. */
export function* crashLand(s: Descent, u: Unit): Flow {
  const row = rowOf(s, 'crash')
  const hex = yield* choose<Descent, Space>(s, {
    id: 'crash-hex',
    seat: 'german',
    rule: '16.86',
    of: crashHexes(s, u),
    as: hexes,
    commits: () => 'roll',
    prompt: () => text('ask.crash-hex', { unit: piece(s, u) }),
    preview: () => ({ breakdowns: [mountainBreakdown(s, u, row)] }),
  })
  s.flights += 1
  const die = rollLanding(s, u, row)
  if (isLostBy(s, row, die)) {
    lose(s, u, cell(s.strength, u))
    losePlane(s)
    return
  }
  if (die === row.lost_to + 1) lose(s, u, Math.floor(cell(s.strength, u) / 2))
  setMode(s, u, landingModes(s, u)[0] ?? 0)
  setDisrupted(s, u, true)
  for (const x of stackAt(s, hex)) if (seatOf(s, x) === 'commonwealth') loseLeader(s, x)
  bringDown(s, [u], hex)
  settleStack(s, hex)
}
