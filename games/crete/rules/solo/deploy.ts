// 12 The random set-up: area by area a die, and so many counters from the cup of the map; then the forts (12.1).
import { cell, type Flow, item } from '@merkur/engine'
import { line, piece, space } from '../../naming.ts'
import { type Area, boxNamed, type Crete, countAt, defOf, place, type Unit, unitsAt } from '../../state.ts'
import { hasRoom } from '../areas.ts'
import { best } from '../decide.ts'
import { drawUnit } from '../lots.ts'
import { build, chooseForts, noteStart, refuseFort } from '../setup.ts'
import { isLeader } from '../units.ts'
import { mapsOfTurn } from './draw.ts'

/** Counters still in the cup of a map. */
const cupOf = (s: Crete, map: number): Unit[] => {
  const cup = boxNamed(s, `cup-${s.box.maps[map] ?? ''}`)
  const out: Unit[] = []
  for (const u of s.box.sides.commonwealth) if (cell(s.at, u) === cup) out.push(u)
  return out
}

/** Ruling S12 Counters of the cup that may be placed in an area: one leader only, vehicles where a road is. */
const fitting = (s: Crete, cup: readonly Unit[], area: Area): Unit[] => {
  const led = unitsAt(s, area, 'commonwealth').some((u) => isLeader(s, u))
  return cup.filter((u) => {
    if (isLeader(s, u) && led) return false
    return !defOf(s, u).mechanized || cell(s.box.road, area) === 1
  })
}

/** 12 The next area of the first pass on a map: objectives, historical areas by number, areas where parachutists will land. */
function firstPass(s: Crete, map: number): Area {
  const open = (a: Area): boolean => cell(s.box.mapOf, a) === map && cell(s.visited, a) === 0
  for (const a of s.box.objectives) if (open(a)) return a
  for (const a of s.box.zones) if (open(a)) return a
  let landing = -1
  for (const u of s.box.sides.german) {
    const a = cell(s.aim, u)
    if (a >= 0 && open(a) && (landing < 0 || a < landing)) landing = a
  }
  return landing
}

/** 12, ruling S12 The area that is drawn for next; -1 when the cup is empty. */
export function nextArea(s: Crete): Area {
  const map = s.deployMap
  const cup = cupOf(s, map)
  if (cup.length === 0) return -1
  if (s.deployPass === 1) {
    const first = firstPass(s, map)
    if (first >= 0) return first
    nextPass(s)
  }
  const zones = s.box.zones.filter(
    (a) => cell(s.box.mapOf, a) === map && hasRoom(s, a, 'commonwealth') && fitting(s, cup, a).length > 0,
  )
  const thin = zones.filter((a) => countAt(s, a, 'commonwealth') <= 2)
  if (thin.length === 0) {
    const everywhere = s.box.everywhere.filter(
      (a) => cell(s.box.mapOf, a) === map && hasRoom(s, a, 'commonwealth') && fitting(s, cup, a).length > 0,
    )
    const fewest = best(zones.length > 0 ? zones : everywhere, (a) => -countAt(s, a, 'commonwealth'))
    return fewest[0] ?? -1
  }
  const left = thin.find((a) => cell(s.visited, a) === 0)
  if (left !== undefined) return left
  nextPass(s)
  return item(thin, 0)
}

function nextPass(s: Crete): void {
  s.deployPass = Math.min(999, s.deployPass + 1)
  s.visited.fill(0)
}

/** 12 What the ground and the importance of an area add to its die. */
export function deployModifier(s: Crete, area: Area): number {
  const row = (id: string): number => s.box.tables.soloDeployment.find((d) => d.id === id)?.value ?? 0
  const terrain = item(s.box.tables.areas, area).terrain
  return (
    row(terrain === 'mountain' ? 'mountain' : 'other') +
    (cell(s.box.isObjective, area) === 1 ? row('objective') : 0) +
    (cell(s.box.isZone, area) === 1 ? row('zone') : 0)
  )
}

/** 12, ruling S12 How many counters a modified die brings: totals beyond the rows count as the lowest or the highest of them. */
export function countersFor(s: Crete, total: number): number {
  const rows = s.box.tables.soloDeployment.filter((d) => d.kind === 'result')
  let found = 0
  for (const row of rows) if (total >= Number.parseInt(row.applies, 10)) found = Math.max(found, row.value)
  return found
}

/** 12 One area of the random set-up. */
export function deploy(s: Crete): void {
  const area = nextArea(s)
  if (area < 0) {
    nextMap(s)
    return
  }
  s.visited[area] = 1
  const die = s.chance.die(6, 'deploy')
  const total = die + deployModifier(s, area)
  const n = countersFor(s, total)
  s.journal?.push(
    line(
      'roll',
      '12',
      'log.deploy-die',
      { area: space(s, area), die, total, count: n },
      {
        seat: 'commonwealth',
        roll: { dice: [die], sides: 6, facts: { total, count: n } },
      },
    ),
  )
  for (let i = 0; i < n && hasRoom(s, area, 'commonwealth'); i++) {
    const open = fitting(s, cupOf(s, s.deployMap), area)
    if (open.length === 0) return
    const u = drawUnit(s, open, 'cup')
    place(s, u, area)
    s.journal?.push(
      line('draw', '12', 'log.deployed', { unit: piece(s, u), area: space(s, area) }, { seat: 'commonwealth' }),
    )
  }
}

function nextMap(s: Crete): void {
  const maps = mapsOfTurn(s)
  const next = maps[maps.indexOf(item(s.box.maps, s.deployMap)) + 1]
  s.visited.fill(0)
  s.deployPass = 1
  if (next !== undefined) {
    s.deployMap = s.box.maps.indexOf(next)
    return
  }
  s.deployMap = -1
  s.stage = 'solo-forts'
}

/** 12.1, rulings S14, S17 The forts of the airfields and of Prison Valley where Commonwealth counters stand; the others as the player likes. */
export function* soloForts(s: Crete): Flow {
  for (const row of s.box.tables.soloForts) {
    const area = s.box.spaces.indexOf(row.area)
    if (area < 0 || (s.randomSetUp ? row.turn !== s.turn : s.turn > 1) || s.forts === 0) continue
    if (!refuseFort(s, area)) build(s, area)
  }
  noteStart(s, s.randomSetUp ? (s.turn === 1 ? [...mapsOfTurn(s), 'strategic'] : mapsOfTurn(s)) : s.box.maps)
  const last = s.turn > 1 || !s.randomSetUp
  if (s.forts > 0) {
    const kept = s.randomSetUp && s.turn === 1 ? reserved(s) : 0
    const before = s.forts
    s.forts = Math.max(0, before - kept)
    const chosen = s.forts > 0 ? yield* chooseForts(s, 'german', '12.1') : []
    s.forts = before
    for (const area of chosen) build(s, area)
  }
  if (last) s.forts = 0
  s.stage = s.turn === 1 ? (s.preBombing ? 'bombing' : 'turn-start') : 'german'
}

/** Forts that wait for airfields of maps still to be set up. */
const reserved = (s: Crete): number =>
  s.box.tables.soloForts.filter((row) => row.turn > s.turn && s.box.spaces.includes(row.area)).length
