// Reinforcements that come over the edge of the map or from the sea, and units that leave it (26.0, 33.42).

import { IMPASSABLE } from '@merkur/board'
import { cell, choose, type Flow, type Naming, type Refusal, refusal, text } from '@merkur/engine'
import { TRAVEL } from '../box.ts'
import { distance } from '../lines.ts'
import { hexes, line, piece, space } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  onMap,
  put,
  type Space,
  scenarioOf,
  seatOf,
  setMode,
  spaceId,
  type Unit,
  unitId,
  waiting,
} from '../state.ts'
import { MODES } from '../tables/words.ts'
import { isPhaseOf } from './phases.ts'
import { unlock } from './restacking.ts'
import { fits, limitOf, settleStack } from './stack.ts'
import { inSupply } from './supply.ts'
import { holdsEnemies, overrun } from './walk.ts'

export const notDue = refusal('26.14', 'refuse.not-due')
export const noEntry = refusal('26.19', 'refuse.no-entry')

/** 26.18 Turns by which a reinforcement may be late. */
const delay = (s: Descent): number => s.box.limits.delay ?? 0
const allowance = (s: Descent): number => (s.box.limits.movement ?? 0) * (s.box.limits.eighths ?? 1)

type SetupRow = Descent['box']['tables']['setups'][number]

/** How a unit of this scenario comes into play. */
export const rowOf = (s: Descent, u: Unit): SetupRow | undefined => scenarioOf(s).setups.get(u)

/** 26.14, 26.18 Why a unit beside the map cannot come onto it now; nothing when it can. */
export function refuseArrival(s: Descent, u: Unit): Refusal | undefined {
  if (cell(s.at, u) !== s.box.boxes.off || !isPhaseOf(s, seatOf(s, u), 'movement') || cell(s.due, u) > s.turn)
    return notDue
  return arrivalModes(s, u).length > 0 ? undefined : noEntry
}

/** 26.18 At the start of a turn: who is more than ten turns late is lost, without points. */
export function expire(s: Descent): void {
  for (const u of waiting(s)) {
    if (cell(s.due, u) + delay(s) >= s.turn) continue
    put(s, u, s.box.boxes.out)
    s.journal?.push(line('note', '26.18', 'log.expired', { unit: piece(s, u) }))
  }
}

/** Hexes of the edge of the sheet by which a hex is entered: its column in the east, its row in the south. */
const edgeOf = (s: Descent, hex: Space): readonly Space[] => {
  const { east, south } = s.box.gates
  const sheet = spaceId(s, hex).slice(0, 1)
  return east.includes(hex) ? east : south.filter((x) => spaceId(s, x).startsWith(sheet))
}

/** 26.19, rulings M58, M134 Those among hexes that are open, else open ones of a neighbourhood, else of all. */
function openOf(s: Descent, u: Unit, named: readonly Space[], all: readonly Space[]): Space[] {
  const open = (list: readonly Space[]): Space[] => list.filter((hex) => !holdsEnemies(s, u, hex))
  const free = open(named)
  if (free.length > 0) return free
  const beside = open(all.filter((hex) => named.some((n) => distance(s.box, n, hex) === 1)))
  return beside.length > 0 ? beside : open(all)
}

/** 26.11 to 26.13, 26.19, 26.4 The hexes by which a unit may come onto the map now. */
export function entryHexes(s: Descent, u: Unit): Space[] {
  const row = rowOf(s, u)
  const { eastRoads, layforce, kastelli, coasts } = s.box.gates
  switch (row?.how) {
    case 'edge': {
      const named = row.hex === 'A' ? eastRoads : [s.box.spaces.indexOf(row.hex)]
      return openOf(s, u, named, edgeOf(s, named[0] ?? -1))
    }
    case 'sea':
      return openOf(s, u, s.layforceAt < 0 ? layforce.flatMap((l) => l.hexes) : layforceHexes(s, u), coasts)
    case 'kastelli':
      return openOf(s, u, kastelli, coasts)
    default:
      return []
  }
}

/** 26.13 All of Layforce lands near one place, unless Germans hold its hexes. */
function layforceHexes(s: Descent, u: Unit): readonly Space[] {
  const near = s.box.gates.layforce.find((l) => l.anchor === s.layforceAt)?.hexes ?? []
  const open = near.some((hex) => !holdsEnemies(s, u, hex))
  return open ? near : s.box.gates.layforce.flatMap((l) => l.hexes)
}

/** 26.16, 33.42 What a unit pays in a mode to enter a hex from beyond it, in eighths: by its road or trail if it has one. */
export function enterPrice(s: Descent, u: Unit, mode: number, hex: Space): number {
  const column = defOf(s, u).columns[mode]
  if (column === undefined) return IMPASSABLE
  const ground = cell(s.box.prices.enter[column], hex)
  const exit = s.box.tables.exits.find((x) => x.hex === spaceId(s, hex))
  const route = exit ? s.box.prices.enterBy[exit.route][column] : IMPASSABLE
  if (ground === IMPASSABLE || route === IMPASSABLE) return Math.max(ground, route)
  return Math.min(ground, route)
}

/** 26.17 Stacks that have marched in by this hex in this phase before this unit. */
function ahead(s: Descent, u: Unit, hex: Space): number {
  let points = cell(s.strength, u)
  for (let x = 0; x < s.box.units.length; x++) if (cell(s.entry, x) === hex) points += cell(s.strength, x)
  return defOf(s, u).leader ? 0 : Math.floor(Math.max(0, points - 1) / Math.max(1, limitOf(s, hex)))
}

/** 26.16, 26.17 What the arrival costs; IMPASSABLE where it cannot come in this phase. */
export function arrivalPrice(s: Descent, u: Unit, mode: number, hex: Space): number {
  const once = enterPrice(s, u, mode, hex)
  if (once === IMPASSABLE) return IMPASSABLE
  const before = ahead(s, u, hex)
  const price = once * (before + 1)
  return before > 0 && price > allowance(s) ? IMPASSABLE : price
}

/** 26.15, 28.43 The modes in which it may come; Travel alone in Scenario 28, but for leaders (ruling M163). */
function arrivalModes(s: Descent, u: Unit): number[] {
  const { leader } = defOf(s, u)
  const modes = leader ? [cell(s.mode, u)] : defOf(s, u).modes
  const inTravel = !leader && scenarioOf(s).row.restrictions.includes('28.43')
  return modes.filter((m) => (!inTravel || m === TRAVEL) && entriesIn(s, u, m).length > 0)
}

const entriesIn = (s: Descent, u: Unit, mode: number): Space[] =>
  entryHexes(s, u).filter((hex) => arrivalPrice(s, u, mode, hex) !== IMPASSABLE && fits(s, hex, [u]))

const asMode: Naming<Descent, number> = {
  key: (_, m) => MODES[m] ?? '',
  touches: (_, m) => [{ button: MODES[m] ?? '' }],
  label: (_, m) => text(`mode.${MODES[m] ?? ''}`),
}

/** 26.1, 26.4, 26.5 A reinforcement comes onto the map: its mode, its hex; it is activated and may move on. */
export function* arrive(s: Descent, u: Unit): Flow {
  const seat = seatOf(s, u)
  const about = () => ({ pieces: [unitId(s, u)] })
  const prompt = () => text('ask.arrival-mode', { unit: piece(s, u) })
  const modes = arrivalModes(s, u)
  const mode = yield* choose<Descent, number>(s, {
    id: 'arrival-mode',
    seat,
    rule: '26.15',
    of: modes,
    as: asMode,
    prompt,
    about,
  })
  const hex = yield* choose<Descent, Space>(s, {
    id: 'arrival-hex',
    seat,
    rule: '26.11',
    of: entriesIn(s, u, mode),
    as: hexes,
    prompt: () => text('ask.arrival-hex', { unit: piece(s, u) }),
    about,
  })
  const price = arrivalPrice(s, u, mode, hex)
  const anchor = s.box.gates.layforce.find((l) => l.hexes.includes(hex))
  if (rowOf(s, u)?.how === 'sea' && s.layforceAt < 0 && anchor) s.layforceAt = anchor.anchor
  overrun(s, hex, seat)
  setMode(s, u, mode)
  put(s, u, hex)
  s.entry[u] = hex
  s.spent[u] = price
  s.inColumn[u] = mode === TRAVEL ? 1 : 0
  s.arrived[u] = s.turn
  settleStack(s, hex)
  unlock(s, hex)
  s.moving = [u]
  s.journal?.push(line('move', '26.1', 'log.arrived', { unit: piece(s, u), hex: space(s, hex) }, { seat }))
}

export const noExitHere = refusal('33.42', 'refuse.no-exit-here')
export const exitTooDear = refusal('9.13', 'refuse.exit-too-dear')

/** Whether the scenario lets this unit leave the map at this hex: 28.43 by the Sfakia road, 31.5 Germans by routes in the east and south, 33.42 the Commonwealth southward. */
function isExit(s: Descent, u: Unit, hex: Space): boolean {
  const seat = seatOf(s, u)
  const { id } = scenarioOf(s)
  if (id === '28') return seat === 'commonwealth' && cell(s.arrived, u) > 0 && hex === s.box.gates.sfakia
  if (id === '31') return seat === 'german' && s.box.gates.routesOut.includes(hex)
  return id === 'bg' && seat === 'commonwealth' && s.box.gates.south.includes(hex)
}

/** Why a group cannot leave the map where it stands; nothing when it can. It pays as for one more such hex, beside leaving a zone. */
export function refuseExit(s: Descent, units: readonly Unit[], leave: (u: Unit) => number): Refusal | undefined {
  for (const u of units) {
    const hex = at(s, u)
    if (!isExit(s, u, hex)) return noExitHere
    const price = enterPrice(s, u, cell(s.mode, u), hex)
    if (price === IMPASSABLE) return noExitHere
    const spent = cell(s.spent, u)
    if (spent > 0 && spent + price + leave(u) > allowance(s)) return exitTooDear
  }
  return undefined
}

/** 31.5, 33.42 These units leave the map for good; they are not lost (ruling M76). Whether they were in supply stays known (ruling M111). */
export function exit(s: Descent, units: readonly Unit[]): void {
  for (const u of units) {
    if (!onMap(s, u)) continue
    s.journal?.push(line('move', '33.42', 'log.exited', { unit: piece(s, u), hex: space(s, at(s, u)) }))
    s.supplied[u] = inSupply(s, u) ? 1 : 0
    put(s, u, s.box.boxes.left)
  }
}
