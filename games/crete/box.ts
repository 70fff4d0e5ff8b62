// The box of Crete 1941: areas, counters, leaders, groups and charts, built once from the tables and never changed.
import { type Board, edgeFeatures, makeBoard, neighbours } from '@merkur/board'
import { type BoxFiles, readBox } from '@merkur/box'
import { cell, type Ids, item } from '@merkur/engine'
import { files } from './box/box.data.ts'
import type { Box, Ground, GroupDef, Kind, LeaderDef, Seat, UnitDef } from './box-def.ts'
import { checkTables } from './checks.ts'
import { readTables, type Tables } from './tables.ts'

export type { Box, Face, Kind, Seat, UnitDef } from './box-def.ts'

const SEATS: readonly Seat[] = ['german', 'commonwealth']

export const ids = (box: Box): Ids => ({
  seats: [...SEATS],
  units: box.units.map((u) => u.id),
  spaces: box.spaces,
  maps: box.maps,
  formations: box.formations,
  groups: box.groups.map((g) => g.id),
})

/** Opens the box of these files: printed ones, or with a data pack laid over them. @throws BoxError with every problem */
export const openBox = (from: BoxFiles): Box =>
  makeBox(
    readBox(from, (box) => {
      const tables = readTables(box)
      checkTables(box, tables)
      return tables
    }),
  )

/** Boxes beside the map: waiting counters, aircraft, eliminated parachutists (9), all that is out for good. */
const BOXES = ['reinforcements', 'luftwaffe', 'regrouping', 'eliminated']

const indexed = (rows: readonly { readonly id: string }[]): ((id: string) => number) => {
  const at = new Map(rows.map((row, i) => [row.id, i]))
  return (id) => at.get(id) ?? -1
}

function makeBoardOf(t: Tables): Board {
  const around = new Map<string, string[]>(t.areas.map((a) => [a.id, []]))
  for (const { a, b } of t.borders) {
    around.get(a)?.push(b)
    around.get(b)?.push(a)
  }
  return makeBoard({
    places: t.areas.map((a) => ({ id: a.id, x: a.x, y: a.y, neighbours: (around.get(a.id) ?? []).sort() })),
  })
}

/** Steps over borders inside one map; 99 where there is no way. */
function stepsOnMaps(near: readonly (readonly number[])[], mapOf: Int16Array): Int16Array {
  const n = near.length
  const apart = new Int16Array(n * n).fill(99)
  for (let from = 0; from < n; from++) {
    apart[from * n + from] = 0
    const queue = [from]
    for (const here of queue)
      for (const to of near[here] ?? []) {
        if (cell(mapOf, to) !== cell(mapOf, from) || cell(apart, from * n + to) < 99) continue
        apart[from * n + to] = cell(apart, from * n + here) + 1
        queue.push(to)
      }
  }
  return apart
}

function unitsOf(t: Tables, area: (id: string) => number): UnitDef[] {
  const rows = [...t.units.filter((u) => u.seat === 'german'), ...t.units.filter((u) => u.seat === 'commonwealth')]
  return rows.map((u): UnitDef => {
    const kind: Kind =
      u.type === 'leader' ? 'leader' : u.type === 'artillery' ? 'battery' : u.type === 'bomber' ? 'aircraft' : 'unit'
    const leadsShot = kind === 'unit'
    return {
      id: u.id,
      name: u.name,
      seat: u.seat,
      type: u.type,
      kind,
      formation: t.formations.findIndex((f) => f.id === u.formation),
      group: u.bonus_group,
      faces: [
        {
          attack: u.attack ?? 0,
          defence: u.defence ?? 0,
          movement: u.fixed ? 0 : (u.movement ?? 0),
          artillery: u.artillery ?? 0,
          dca: u.dca ?? 0,
        },
        {
          attack: u.back_attack ?? 0,
          defence: u.back_defence ?? 0,
          movement: u.fixed ? 0 : (u.back_movement ?? 0),
          artillery: u.back_artillery ?? 0,
          dca: u.back_dca ?? 0,
        },
      ],
      tanks: u.type === 'tanks',
      guns: u.type === 'anti-aircraft',
      para: u.para,
      glider: u.glider,
      mechanized: u.mechanized,
      night: u.night,
      leadsAssault: leadsShot && u.type !== 'anti-aircraft',
      leadsShot,
      arrivals: t.arrivals.flatMap((g, i) => (g.units.includes(u.id) ? [i] : [])),
      areas: u.areas.map(area),
    }
  })
}

function makeBox(t: Tables): Box {
  const board = makeBoardOf(t)
  const area = indexed(t.areas)
  const n = t.areas.length
  const maps = t.maps.map((m) => m.id)
  const mapOf = Int16Array.from(t.areas, (a) => maps.indexOf(a.map))
  const near = t.areas.map((_, i) => [...neighbours(board, i)])
  const features = edgeFeatures(
    board,
    ['road'],
    t.borders.filter((b) => b.road).map(({ a, b }) => ({ a, b, kind: 'road' as const })),
    'borders.csv',
  )
  const strategic = Int16Array.from(t.areas, (a) => (a.letter === '' ? 0 : 1))
  const points = (id: string): number => t.movement.find((m) => m.id === id)?.cost ?? 0
  const units = unitsOf(t, area)
  const unit = indexed(units)
  const sideOf = (seat: Seat): number[] =>
    units.flatMap((u, i) => (u.seat === seat && u.kind !== 'aircraft' ? [i] : []))
  const formation = indexed(t.formations)
  const leaders = t.leaders.map(
    (l): LeaderDef => ({
      unit: unit(l.id),
      divisional: l.level === 'division',
      commands: l.commands.reduce((bits, f) => bits | (1 << formation(f)), 0),
      sums: l.sums.map(unit),
      radius: l.radius ?? 0,
      excludes: l.excludes.map(unit),
    }),
  )
  const leaderOf = new Int16Array(units.length).fill(-1)
  for (const [i, l] of leaders.entries()) leaderOf[l.unit] = i
  const groundFor = (seat: Seat, column: 'combat' | 'bombing'): Ground[] =>
    t.areas.map((a) => {
      const here = [a.terrain, a.defence, a.city === 'none' ? '' : a.city]
      let best: Ground = { id: a.terrain, value: 0 }
      for (const row of t.defence) {
        if (row.stacks !== 'highest' || !here.includes(row.id) || (row.seat !== '' && row.seat !== seat)) continue
        if (row[column] > best.value || row.id === best.id) best = { id: row.id, value: row[column] }
      }
      return best
    })
  const listed = (is: (a: Tables['areas'][number]) => boolean): number[] =>
    t.areas.flatMap((a, i) => (is(a) ? [i] : []))
  const objectives = [...t.objectives].sort((a, b) => a.order - b.order).map((o) => area(o.area))
  const zones = listed((a) => a.zone !== null).sort((a, b) => (t.areas[a]?.zone ?? 0) - (t.areas[b]?.zone ?? 0))
  const groups = t.arrivals.map(
    (g): GroupDef => ({ id: g.id, kind: g.kind, turn: g.turn, units: g.units.map(unit), tested: g.interception }),
  )
  const boxNames = [...BOXES, ...t.soloMaps.map((m) => `cup-${m.map}`)]
  const spaces = [...t.areas.map((a) => a.id), ...boxNames]
  const landing = Object.fromEntries(t.landing.map((l) => [l.id, l.value]))
  const marks = (is: readonly number[]): Int16Array => {
    const row = new Int16Array(n)
    for (const i of is) row[i] = 1
    return row
  }
  return {
    tables: t,
    board,
    units,
    firstCommonwealth: units.findIndex((u) => u.seat === 'commonwealth'),
    sides: { german: sideOf('german'), commonwealth: sideOf('commonwealth') },
    aircraft: units.flatMap((u, i) => (u.kind === 'aircraft' ? [i] : [])),
    leaders,
    leaderOf,
    batteries: units.flatMap((u, i) => (u.kind === 'battery' ? [i] : [])),
    spaces,
    areas: n,
    everywhere: t.areas.map((_, i) => i),
    boxes: Object.fromEntries(boxNames.map((b) => [b, spaces.indexOf(b)])),
    waiting: spaces.indexOf('reinforcements'),
    maps,
    formations: t.formations.map((f) => f.id),
    mapOf,
    stack: Int16Array.from(t.areas, (a) => t.maps.find((m) => m.id === a.map)?.stack ?? units.length),
    near,
    roadEdge: Int16Array.from(features.mask),
    road: Int16Array.from(t.areas, (a) => (a.road ? 1 : 0)),
    flat: Int16Array.from(t.areas, (a) => (a.terrain === 'flat' ? 1 : 0)),
    strategic,
    cost: Int16Array.from(t.areas, (a, i) => points(cell(strategic, i) ? 'strategic' : a.terrain)),
    roadCost: Int16Array.from(t.areas, (_, i) => points(cell(strategic, i) ? 'strategic' : 'road')),
    enemyCost: points('enemy'),
    apart: stepsOnMaps(near, mapOf),
    ground: { german: groundFor('german', 'combat'), commonwealth: groundFor('commonwealth', 'combat') },
    cover: { german: groundFor('german', 'bombing'), commonwealth: groundFor('commonwealth', 'bombing') },
    city: Int16Array.from(t.areas, (a) => (a.city === 'none' ? 0 : 1)),
    airfields: listed((a) => a.airfield),
    ports: listed((a) => a.port),
    beach: marks(listed((a) => a.beach)),
    objectives,
    isObjective: marks(objectives),
    zones,
    isZone: marks(zones),
    groups,
    airGroups: groups
      .flatMap((g, i) => (g.kind === 'air' ? [i] : []))
      .sort((a, b) => (t.arrivals[a]?.order ?? 0) - (t.arrivals[b]?.order ?? 0)),
    seaGroups: groups.flatMap((g, i) => (g.kind === 'sea' ? [i] : [])),
    values: {
      ...Object.fromEntries(t.attack.map((a) => [a.id, a.value])),
      ...Object.fromEntries(t.bombing.map((b) => [b.id, b.value])),
      fort: t.defence.find((d) => d.id === 'fort')?.combat ?? 0,
      'fort-bombing': t.defence.find((d) => d.id === 'fort')?.bombing ?? 0,
      'leader-defence': t.defence.find((d) => d.id === 'leader')?.combat ?? 0,
      dca: t.defence.find((d) => d.id === 'dca')?.bombing ?? 0,
      regroup: t.regrouping.find((r) => r.id === 'eliminated')?.value ?? 4,
    },
    landing,
    landingEnemies: enemiesByNumber(t),
    forts: t.lists?.scenarios[0]?.forts ?? 0,
    paraGroups: new Set(units.filter((u) => u.para && u.group !== '' && u.group !== 'any-para').map((u) => u.group)),
  }
}

/** What so many enemies add to a landing test; the last row holds for more, too. */
function enemiesByNumber(t: Tables): number[] {
  const out = [0]
  for (const row of t.landing)
    if (row.kind === 'enemies') for (const count of row.applies.split(' ')) out[Number(count)] = row.value
  return out
}

/** The turn's row, 1 to 24. */
export const turnOf = (box: Box, turn: number): Tables['turns'][number] => item(box.tables.turns, turn - 1, 'turns.csv')

export const printed = openBox(files)
