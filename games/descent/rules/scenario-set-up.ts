// Each side makes ready before a scenario begins: modes, order in the stacks, Supply markers (27.2, ruling M92).
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { type Act, acts, line, seatName } from '../naming.ts'
import {
  at,
  combatUnitsOf,
  type Descent,
  defOf,
  isDisrupted,
  put,
  type Space,
  scenarioOf,
  seatOf,
  setMode,
  stackAt,
  type Unit,
} from '../state.ts'
import { MODES } from '../tables/words.ts'
import { placeMarker } from './markers.ts'
import { rollWeather, weatherAtStart } from './weather.ts'

type Verb = (typeof MODES)[number] | `all-${(typeof MODES)[number]}` | 'top' | 'marker' | 'done'
type SetUpAct = Act<Verb>

export const noSuchFace = refusal('15.0', 'refuse.no-such-mode')
export const modeNotAtStart = refusal('27.4', 'refuse.mode-not-at-start')
export const startsDisrupted = refusal('33.2', 'refuse.starts-disrupted')
export const sameModeAtStart = refusal('15.0', 'refuse.same-mode')
export const modeChosen = refusal('27.2', 'refuse.mode-chosen')
export const onTop = refusal('27.23', 'refuse.on-top')
export const putOnTop = refusal('27.23', 'refuse.put-on-top')
export const markersPlaced = refusal('27.2', 'refuse.markers-placed')
export const markerNeedsUnit = refusal('27.2', 'refuse.marker-needs-unit')
export const markersWait = refusal('27.2', 'refuse.markers-wait')
export const fixedHex = refusal('27.21', 'refuse.fixed-hex')

/** 27.2 Supply markers that a side sets up with its units, and with which (30.2, 31.2, 32.2). */
function markerRows(s: Descent, seat: Seat) {
  const { id } = scenarioOf(s)
  return s.box.tables.supplyMarkers.filter((r) => r.scenario === id && r.seat === seat && r.turn === null)
}

/** How many markers a side has still to place: those of the list less those that lie with its units. */
export function markersLeft(s: Descent, seat: Seat): number {
  let left = 0
  for (const row of markerRows(s, seat)) left += row.count
  for (let m = 0; m < s.markerAt.length; m++) {
    const hex = cell(s.markerAt, m)
    if (hex >= 0 && stackAt(s, hex).some((u) => seatOf(s, u) === seat)) left--
  }
  return left
}

/** 30.2, 31.2, 32.2 Whether a unit is one of those with which this side's markers lie. */
const mayHaveMarker = (s: Descent, u: Unit): boolean =>
  !defOf(s, u).leader && markerRows(s, seatOf(s, u)).some((r) => r.with === 'any' || r.with === defOf(s, u).nation)

/** 28.42, 29.44, 30.43, 31.43, 32.44, 33.41 Why a unit may not be set up in this mode; nothing when it may. */
export function refuseStartMode(s: Descent, u: Unit, mode: number): Refusal | undefined {
  const { modes } = defOf(s, u)
  if (!modes.includes(mode)) return noSuchFace
  if (isDisrupted(s, u)) return startsDisrupted
  const allowed = scenarioOf(s).row.modes[seatOf(s, u)].map((m) => MODES.indexOf(m))
  if (!allowed.includes(mode)) return modeNotAtStart
  if (cell(s.mode, u) === mode) return sameModeAtStart
  return cell(s.changed, u) === 1 ? modeChosen : undefined
}

/** 27.23, ruling M92 Why a unit is not put on top of its stack; once each. */
function refuseTop(s: Descent, u: Unit): Refusal | undefined {
  if (cell(s.place, u) === 0) return onTop
  return cell(s.moved, u) === 1 ? putOnTop : undefined
}

function refuseMarker(s: Descent, seat: Seat, hex: Space): Refusal | undefined {
  if (markersLeft(s, seat) === 0) return markersPlaced
  return stackAt(s, hex).some((u) => seatOf(s, u) === seat && mayHaveMarker(s, u)) ? undefined : markerNeedsUnit
}

function refuse(s: Descent, seat: Seat, act: SetUpAct): Refusal | undefined {
  const { verb, unit, hex } = act
  if (verb === 'done') return markersLeft(s, seat) > 0 ? markersWait : undefined
  if (verb === 'marker') return refuseMarker(s, seat, hex ?? -1)
  if (unit !== undefined) return verb === 'top' ? refuseTop(s, unit) : refuseStartMode(s, unit, modeOf(verb))
  return unitsFor(s, seat, modeOf(verb)).length > 0 ? undefined : modeNotAtStart
}

const modeOf = (verb: Verb): number => MODES.findIndex((m) => verb === m || verb === `all-${m}`)

/** Those whose mode is not chosen yet and who may be set up in this one. */
const unitsFor = (s: Descent, seat: Seat, mode: number): Unit[] =>
  combatUnitsOf(s, seat).filter((u) => refuseStartMode(s, u, mode) === undefined)

function candidates(s: Descent, seat: Seat): SetUpAct[] {
  const units = combatUnitsOf(s, seat)
  const hexes = markersLeft(s, seat) > 0 ? [...new Set(units.map((u) => at(s, u)))] : []
  return [
    { verb: 'done' },
    ...MODES.map((m): SetUpAct => ({ verb: `all-${m}` })),
    ...hexes.map((hex): SetUpAct => ({ verb: 'marker', hex })),
    ...units.flatMap((unit): SetUpAct[] => [
      ...defOf(s, unit).modes.map((m): SetUpAct => ({ verb: MODES[m] ?? 'dispersed', unit })),
      ...(stackAt(s, at(s, unit)).length > 1 ? [{ verb: 'top', unit } as const] : []),
    ]),
  ]
}

const naming = acts<Verb>()

/** Whether nobody is asked after this side: then the weather is rolled, or something lands without a question. */
function isLastAsked(s: Descent, seat: Seat): boolean {
  const second = scenarioOf(s).row.setUp[1]
  return second === undefined || seat === second || combatUnitsOf(s, second).length === 0
}

/** 27.2 One act of the side that makes ready; after both, the weather in force is rolled (27.25, ruling M48). */
export function* scenarioSetUp(s: Descent): Flow {
  const seat = s.acting
  const { setUp } = scenarioOf(s).row
  const act = yield* choose<Descent, SetUpAct>(s, {
    id: 'set-up',
    seat,
    rule: '27.2',
    of: candidates(s, seat),
    as: naming,
    refuse: (a) => refuse(s, seat, a),
    usual: (a) => (markersLeft(s, seat) > 0 ? a.verb === 'marker' : a.verb === 'done'),
    commits: (a) => (a.verb === 'done' && isLastAsked(s, seat) ? 'roll' : undefined),
    outside: () => fixedHex,
    prompt: () => text('ask.set-up', { markers: markersLeft(s, seat), seat: seatName(seat) }),
  })
  if (act.verb !== 'done') {
    perform(s, seat, act)
    return
  }
  s.journal?.push(line('phase', '27.2', 'log.set-up', { seat: seatName(seat) }, { seat }))
  if (seat === setUp[0]) s.acting = setUp[1] ?? seat
  else begin(s)
}

function perform(s: Descent, seat: Seat, { verb, unit, hex }: SetUpAct): void {
  if (verb === 'marker') placeMarker(s, hex ?? -1)
  else if (verb === 'top') {
    put(s, unit ?? -1, at(s, unit ?? -1))
    s.moved[unit ?? -1] = 1
  } else
    for (const u of unit === undefined ? unitsFor(s, seat, modeOf(verb)) : [unit]) {
      setMode(s, u, modeOf(verb))
      s.changed[u] = 1
    }
}

/** Play begins: what was kept for the set-up alone is cleared. */
function begin(s: Descent): void {
  s.changed.fill(0)
  s.moved.fill(0)
  const column = weatherAtStart(s)
  if (column) rollWeather(s, column)
  s.stage = 'open'
}
