// Mountain troops land on Maleme airfield: how dangerous it is, how many may come, what planes it costs (16.7, 16.8).

import { bearing, IMPASSABLE } from '@merkur/board'
import { type Breakdown, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { distance, groundAt } from '../lines.ts'
import { hexes, line, piece, space } from '../naming.ts'
import { wayOf } from '../prices.ts'
import {
  at,
  controls,
  type Descent,
  defOf,
  isControlled,
  isDisrupted,
  isNight,
  lose,
  onMap,
  put,
  type Space,
  scenarioOf,
  seatOf,
  setDisrupted,
  setMode,
  stackAt,
  type Unit,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { directions } from './battery.ts'
import { settle } from './displacement.ts'
import { loseLeader } from './leaders.ts'
import { seesItself } from './observation.ts'
import { bringDown, landingModes } from './parachutes.ts'
import { isPhaseOf } from './phases.ts'
import { disrupt, fits, limitOf, settleStack, strengthIn, surplus } from './stack.ts'
import { isGrounded } from './weather.ts'

export const notMountain = refusal('16.7', 'refuse.not-mountain')
export const notDueYet = refusal('26.32', 'refuse.not-due-yet')
export const noNightLanding = refusal('16.83', 'refuse.no-night-landing')
export const noTransport = refusal('16.85', 'refuse.no-transport')
export const airfieldHeld = refusal('16.72', 'refuse.airfield-held')
export const rateReached = refusal('16.83', 'refuse.rate-reached')
export const groundedPlanes = refusal('16.12', 'refuse.nothing-flies')
export const airfieldOpen = refusal('16.86', 'refuse.airfield-open')

export type DangerRow = Tables['air']['mountainLanding'][number]

/** 16.71 The condition of weather above which landings go worse. */
const BAD_WEATHER = 6

/** 16.7 The two hexes of the airfield, W0419 first. */
export const airfield = (s: Descent): readonly [Space, Space] => [
  s.box.spaces.indexOf('W0419'),
  s.box.spaces.indexOf('W0519'),
]

/** Whether a Commonwealth combat unit stands there, Disrupted or not; leaders are none (16.72). */
const isHeld = (s: Descent, hex: Space): boolean =>
  stackAt(s, hex).some((u) => seatOf(s, u) === 'commonwealth' && !defOf(s, u).leader)

/** 16.84 Whether planes that were lost have closed this hex of the airfield. */
const isDamaged = (s: Descent, hex: Space): boolean => (s.airfieldDamaged & (hex === airfield(s)[0] ? 1 : 2)) !== 0

/** 16.83, 16.84 The hexes of the airfield on which the Germans may land: theirs, or nobody's, and usable. */
export const openHexes = (s: Descent): Space[] => airfield(s).filter((hex) => !isHeld(s, hex) && !isDamaged(s, hex))

const commonwealth = (s: Descent): Unit[] =>
  s.box.units.flatMap((d, u) => (!d.leader && onMap(s, u) && seatOf(s, u) === 'commonwealth' ? [u] : []))

/** 16.7 The line of the table that applies, read from the position: the first one that fits. */
export function dangerRow(s: Descent): DangerRow {
  const both = airfield(s)
  const held = both.filter((hex) => isHeld(s, hex)).length
  const away = (u: Unit): number => Math.min(...both.map((hex) => distance(s.box, at(s, u), hex)))
  const sees = (u: Unit): boolean => both.some((hex) => seesItself(s, u, hex))
  const directed = (u: Unit): boolean =>
    defOf(s, u).kind.fire === 'indirect' && both.some((hex) => directions(s, u, hex).length > 0)
  const enemies = commonwealth(s)
  const id =
    held === 2
      ? 'closed'
      : held === 1
        ? 'half'
        : enemies.some((u) => away(u) === 1 && both.some((hex) => controls(s, u, hex)))
          ? 'beside'
          : enemies.some((u) => !isDisrupted(s, u) && away(u) === 2 && sees(u))
            ? 'near'
            : enemies.some((u) => !isDisrupted(s, u) && away(u) <= defOf(s, u).range && (sees(u) || directed(u)))
              ? 'range'
              : 'safe'
  return rowOf(s, id)
}

const rowOf = (s: Descent, id: DangerRow['id']): DangerRow =>
  s.box.tables.air.mountainLanding.find((r) => r.id === id) as DangerRow

/** 16.71 What is taken off the die. */
const weatherOff = (s: Descent, row: DangerRow): number => (row.bad_weather && s.weather > BAD_WEATHER ? 1 : 0)

/** 16.7 Whether a die loses the unit. */
export const isLostBy = (s: Descent, row: DangerRow, die: number): boolean => die - weatherOff(s, row) <= row.lost_to

/** 16.7 The calculation of a landing on the airfield, or of a crash landing. */
export function mountainBreakdown(s: Descent, u: Unit, row: DangerRow): Breakdown {
  const lost = [1, 2, 3, 4, 5, 6].filter((die) => isLostBy(s, row, die)).length / 6
  const half = row.id === 'crash' ? 1 / 6 : 0
  return {
    title: text('title.mountain', { unit: piece(s, u) }),
    rule: row.case,
    terms: [
      { label: text(`danger.${row.id}`), value: row.lost_to, rule: row.case },
      ...(weatherOff(s, row) > 0 ? [{ label: text('term.bad-weather'), value: -1, rule: '16.71' }] : []),
    ],
    outcomes: [
      { label: text('result.plane-lost'), p: lost, tone: 'heavy' },
      ...(half > 0 ? [{ label: text('result.half-lost'), p: half, tone: 'serious' as const }] : []),
      { label: text('result.landed'), p: 1 - lost - half, tone: 'good' },
    ],
  }
}

/** Mountain and army troops that come by air and are due: the units of 16.7. */
export const byAir = (s: Descent): Unit[] =>
  s.box.units.flatMap((d, u) =>
    !d.leader && cell(s.at, u) === s.box.boxes.air && scenarioOf(s).setups.get(u)?.how === 'mountain' ? [u] : [],
  )

/** 16.83, ruling G14 Strength that counts against the rate of a hex: who stood there before this phase, and who landed in it. */
function rateUsed(s: Descent, hex: Space): number {
  let used = hex === airfield(s)[0] ? s.landedNorth : s.landedSouth
  for (const u of stackAt(s, hex)) if (cell(s.tried, u) === 0) used += cell(s.strength, u)
  return used
}

/** 16.83 The open hexes with room in their rate for this unit. */
export const hexesFor = (s: Descent, u: Unit): Space[] =>
  openHexes(s).filter((hex) => rateUsed(s, hex) + cell(s.strength, u) <= (s.box.limits['landing-rate'] ?? 0))

/** What keeps every mountain unit from flying now; nothing when planes go. */
function refuseFlight(s: Descent, u: Unit): Refusal | undefined {
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

/** 16.84 A plane is lost with its unit; at 25 lost ones a die closes one hex of the airfield, at 40 both are closed. */
export function losePlane(s: Descent): void {
  s.transportLeft = Math.max(0, s.transportLeft - 1)
  s.transportLost += 1
  if (s.transportLost === s.box.limits['airfield-damage-one']) {
    const even = s.chance.die(6, 'airfield damage') % 2 === 0
    s.airfieldDamaged |= even ? 1 : 2
    s.journal?.push(line('note', '16.84', 'log.airfield-damaged', { hex: space(s, airfield(s)[even ? 0 : 1]) }))
  }
  if (s.transportLost === s.box.limits['airfield-damage-both']) {
    s.airfieldDamaged = 3
    s.journal?.push(line('note', '16.84', 'log.airfield-closed'))
  }
}

/** The die of a landing, written down. */
function roll(s: Descent, u: Unit, row: DangerRow): number {
  const breakdown = s.journal ? mountainBreakdown(s, u, row) : undefined
  const die = s.chance.die(6, 'mountain landing')
  const lost = isLostBy(s, row, die)
  s.journal?.push(
    line(
      'roll',
      row.case,
      lost ? 'log.plane-lost' : 'log.plane-landed',
      { unit: piece(s, u) },
      {
        seat: 'german',
        roll: { dice: [die], sides: 6, tone: lost ? 'heavy' : 'good', ...(breakdown ? { breakdown } : {}) },
      },
    ),
  )
  return die
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
  count(s, hex, cell(s.strength, u))
  if (row.lost_to > 0 && isLostBy(s, row, roll(s, u, row))) {
    lose(s, u, cell(s.strength, u))
    losePlane(s)
    return
  }
  setMode(s, u, landingModes(s, u)[0] ?? 0)
  for (const x of stackAt(s, hex)) if (seatOf(s, x) === 'commonwealth') loseLeader(s, x)
  bringDown(s, [u], hex)
  yield* cure(s, hex)
}

function count(s: Descent, hex: Space, strength: number): void {
  if (hex === airfield(s)[0]) s.landedNorth += strength
  else s.landedSouth += strength
}

/** 16.77 The hexes to which the surplus of the airfield may go: beside it, not enemy-controlled; else friends it overstacks. */
export function surplusHexes(s: Descent, u: Unit): Space[] {
  const from = at(s, u)
  const free: Space[] = []
  const full: Space[] = []
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * from + d)
    if (to < 0 || bearing(s.box.board, from, to) < 0 || cell(scenarioOf(s).inPlay, to) !== 1) continue
    const side = cell(s.box.sideToward, 6 * from + d)
    const passable = defOf(s, u).columns.some(
      (c) => c !== undefined && cell(s.box.prices.whole[c], wayOf(side, from, to)) !== IMPASSABLE,
    )
    if (!passable || isHeld(s, to) || isControlled(s, to, 'german')) continue
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
  const die = roll(s, u, row)
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
