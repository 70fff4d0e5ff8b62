// 12.0 and 16.2 Parachute landings: planned hexes, anti-aircraft fire, scatter, and what lies below.
import { ring } from '@merkur/board'
import { cell, choose, type Flow, item, type Refusal, refusal, type Text, text } from '@merkur/engine'
import { orButton, pieces, refsOf, spaceRef, spaces, unitRef } from '../naming.ts'
import {
  beside,
  defOf,
  distance,
  isHex,
  type Kreta,
  type Mask,
  put,
  type Space,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { eliminate, turnUp } from './losses.ts'
import { scenarioOf } from './victory.ts'

export const notAParatroop = refusal('12.11', 'refuse.not-a-paratroop')
export const hasJumped = refusal('12.11', 'refuse.has-jumped')
export const alreadyPlanned = refusal('12.1', 'refuse.already-planned')
export const nobodyPlanned = refusal('16.2', 'refuse.nobody-planned')
export const hexPlanned = refusal('12.1', 'refuse.hex-planned')
export const mustDrop = refusal('12.1', 'refuse.must-drop')
export const notInTheAir = refusal('12.2', 'refuse.not-in-the-air')
export const onlyMapHex = refusal('16.2', 'refuse.only-map-hex')
export const notNearest = refusal('12.22', 'refuse.not-nearest')

/** Paratroops that wait and have not jumped. */
export const waitingToJump = (s: Kreta): Unit[] =>
  s.box.germans.filter((u) => defOf(s, u).parachute && cell(s.at, u) === s.box.reserve && cell(s.planned, u) < 0)

/** 12.1 In the historical scenario all paratroops jump in the first turn. */
export const allJump = (s: Kreta): boolean => scenarioOf(s).german === 'printed'

/** Paratroops placed on their hexes, their dice still to come (ruling A22). */
export const inTheAir = (s: Kreta): Unit[] => s.box.germans.filter((u) => cell(s.planned, u) >= 0)

/** 12.1, 16.2 Opens the landing: the printed hexes for all, or a plan of the German seat's own. */
export function openDrop(s: Kreta): void {
  s.dropDone = true
  if (scenarioOf(s).german === 'free') {
    s.stage = 'drop-plan'
    return
  }
  for (const u of waitingToJump(s)) s.planned[u] = defOf(s, u).landing
  s.stage = 'drop'
  s.journal?.push({
    kind: 'phase',
    seat: 'german',
    rule: '12.1',
    text: text('log.drop', { units: inTheAir(s).length }),
  })
}

function refusePlan(s: Kreta, u: Unit): Refusal | undefined {
  if (!defOf(s, u).parachute) return notAParatroop
  if (cell(s.planned, u) >= 0) return alreadyPlanned
  return cell(s.at, u) === s.box.reserve ? undefined : hasJumped
}

/** 16.2 One unit of the plan with its hex, or the end of the plan. */
export function* planDrop(s: Kreta): Flow {
  const u = yield* choose<Kreta, Unit | 'done'>(s, {
    id: 'drop-unit',
    seat: 'german',
    rule: '16.2',
    of: [...s.box.germans, 'done'],
    as: orButton<'done'>(pieces),
    refuse: (c) => (c === 'done' ? (inTheAir(s).length === 0 ? nobodyPlanned : undefined) : refusePlan(s, c)),
    outside: () => notAParatroop,
    usual: (c) => c === 'done',
    prompt: () => text('ask.drop-unit'),
    about: () => ({ pieces: inTheAir(s).map((x) => unitId(s, x)) }),
  })
  if (u === 'done') {
    s.stage = 'drop'
    s.journal?.push({
      kind: 'phase',
      seat: 'german',
      rule: '12.1',
      text: text('log.drop', { units: inTheAir(s).length }),
    })
    return
  }
  const hex = yield* choose<Kreta, Space>(s, {
    id: 'drop-hex',
    seat: 'german',
    rule: '16.2',
    of: mapHexes(s),
    as: spaces,
    refuse: (h) => (s.planned.includes(h) ? hexPlanned : undefined),
    outside: () => onlyMapHex,
    prompt: () => text('ask.drop-hex', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  s.planned[u] = hex
}

const everyHex = new WeakMap<object, readonly Space[]>()

/** All hexes of both parts, sea and peaks too (ruling A43). */
function mapHexes(s: Kreta): readonly Space[] {
  let hexes = everyHex.get(s.box)
  if (!hexes) {
    hexes = Array.from({ length: s.box.hexes }, (_, i) => i)
    everyHex.set(s.box, hexes)
  }
  return hexes
}

/** A battery that fires at a planned hex: a unit, or a face-down counter that may be one. */
interface Gunner {
  readonly hex: Space
  readonly mask: Mask
  readonly far: number
}

/** 12.31, 12.34 Batteries and face-down counters within reach of a planned hex, in the order of their distance (ruling K5). */
function gunnersNear(s: Kreta, planned: Space): Gunner[] {
  const reach = s.box.limits['battery-reach'] ?? 0
  const out: Gunner[] = []
  const add = (hex: Space, mask: Mask): void => {
    if (!isHex(s, hex)) return
    const far = distance(s, hex, planned)
    if (far <= reach) out.push({ hex, mask, far })
  }
  for (const u of s.box.batteries) add(cell(s.at, u), -1)
  for (let m = 0; m < s.maskAt.length; m++) add(cell(s.maskAt, m), m)
  return out.sort((a, b) => a.far - b.far || a.hex - b.hex)
}

/** 12.2, 12.3 One paratroop unit comes down. */
export function* land(s: Kreta): Flow {
  const u = yield* choose<Kreta, Unit>(s, {
    id: 'land',
    seat: 'german',
    rule: '12.2',
    of: inTheAir(s),
    as: pieces,
    commits: () => 'roll',
    outside: () => notInTheAir,
    prompt: () => text('ask.land'),
    about: () => ({ spaces: inTheAir(s).map((x) => spaceId(s, cell(s.planned, x))) }),
    auto: false,
  })
  const planned = cell(s.planned, u)
  s.planned[u] = -1
  const hex = aim(s, u, planned)
  if (cell(s.at, u) !== s.box.lost) yield* comeDown(s, u, hex)
  if (inTheAir(s).length === 0) s.stage = 'opening'
}

/** Where the dice bring a unit: its planned hex, one hex off, three hexes off, or -1 off its part; or it is eliminated. */
function aim(s: Kreta, u: Unit, planned: Space): Space {
  let fired = false
  let scattered = false
  for (const { hex, mask, far } of gunnersNear(s, planned)) {
    if (mask >= 0) {
      const under = cell(s.maskOf, mask)
      if (under < 0 || !defOf(s, under).antiAircraft) {
        s.quiet[mask] = 1
        continue
      }
      turnUp(s, mask, '16.32')
    }
    fired = true
    const die = s.chance.die(6, 'anti-aircraft')
    const result = item(item(s.box.antiAircraft, die), far)
    journalRoll(s, u, '12.31', [die], text(`flak.${result === '-' ? 'none' : result}`, { hex: spaceRef(s, hex) }), {
      distance: far,
      result,
    })
    if (result === 'E') {
      eliminate(s, u, '12.31')
      return -1
    }
    if (result === 'R') scattered = true
  }
  if (scattered) return scatter(s, u, planned, s.box.limits['battery-scatter'] ?? 0, [])
  if (fired) return planned
  const die = s.chance.die(6, 'landing')
  if (die === 1) {
    journalRoll(s, u, '12.2', [die], text('drop.exact'), { landing: die })
    return planned
  }
  return scatter(s, u, planned, s.box.limits.scatter ?? 0, [die])
}

/** 12.2, 12.32 A direction by die, so many hexes; -1 off its part of the map (ruling A11). */
function scatter(s: Kreta, u: Unit, planned: Space, hexes: number, before: readonly number[]): Space {
  const die = s.chance.die(6, 'direction')
  const direction = item(s.box.scatter, die)
  let hex = planned
  for (let i = 0; i < hexes && hex >= 0; i++) hex = beside(s, hex, direction)
  journalRoll(
    s,
    u,
    hexes === 1 ? '12.2' : '12.32',
    [...before, die],
    hex < 0 ? text('drop.off-map') : text('drop.scattered', { hexes, hex: spaceRef(s, hex) }),
    { direction: item(s.box.tables.scatter, die - 1).direction, hexes },
  )
  return hex
}

function journalRoll(
  s: Kreta,
  u: Unit,
  rule: string,
  dice: readonly number[],
  result: Text,
  facts: Readonly<Record<string, number | string>>,
): void {
  s.journal?.push({
    kind: 'roll',
    seat: 'german',
    rule,
    text: text('log.landing', { unit: unitRef(s, u), result, dice: dice.join(', ') }),
    refs: refsOf(s, [u]),
    roll: { dice, sides: 6, result, facts },
  })
}

/** 12.21 to 12.23 What lies below: sea and peaks eliminate, friends send aside, enemies must be fought. */
function* comeDown(s: Kreta, u: Unit, hex: Space): Flow {
  if (hex < 0 || cell(s.box.land, hex) === 0) {
    eliminate(s, u, '12.21')
    return
  }
  let to = hex
  if (cell(s.cache.german, hex) > 0) {
    const aside = nearestFree(s, hex)
    if (aside.length === 0) {
      eliminate(s, u, '12.22')
      return
    }
    to = yield* choose<Kreta, Space>(s, {
      id: 'aside',
      seat: 'german',
      rule: '12.22',
      of: aside,
      as: spaces,
      outside: () => notNearest,
      prompt: () => text('ask.aside', { unit: unitRef(s, u), hex: spaceRef(s, hex) }),
      about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, hex)] }),
    })
  }
  put(s, u, to)
  s.landed[u] = 1
  const below = cell(s.cache.british, to) > 0
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: below ? '12.23' : '12.2',
    text: text(below ? 'log.lands-on-enemy' : 'log.lands', { unit: unitRef(s, u), hex: spaceRef(s, to) }),
    refs: [unitRef(s, u), spaceRef(s, to)],
  })
}

/** 12.22, K6 The nearest land hexes of the same part without any counter. */
export function nearestFree(s: Kreta, hex: Space): Space[] {
  for (let radius = 1; radius < s.box.hexes; radius++) {
    const all = ring(s.box.board, hex, radius)
    const free = all.filter(
      (h) => cell(s.box.land, h) === 1 && cell(s.cache.german, h) === 0 && cell(s.cache.british, h) === 0,
    )
    if (free.length > 0 || radius > 120) return free
  }
  return []
}
