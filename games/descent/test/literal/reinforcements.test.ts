// Reinforcements against their literal reading: when they come, by which hexes, at what price, and whether they need Command points (26.0).
import { cell, entry } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed, TRAVEL } from '../../box.ts'
import { distance } from '../../lines.ts'
import { refusePara } from '../../rules/air-landing.ts'
import { arrivalPrice, arrive, enterPrice, entryHexes, expire, refuseArrival } from '../../rules/arrivals.ts'
import { needsOrders } from '../../rules/mobility.ts'
import { refuseMountain } from '../../rules/mountain.ts'
import { type Descent, put, type Space, setMode, setTimeAndWeather, type Unit } from '../../state.ts'
import { hex, position, unit } from '../support.ts'
import { answering } from './answers.ts'
import { lots, pile } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const scenario = (id: string) =>
  printed.scenarios.find((x) => x.id === id) as NonNullable<(typeof printed.scenarios)[number]>
const rowsOf = (id: string, ...how: string[]) => [...scenario(id).setups.values()].filter((r) => how.includes(r.how))
const MOVEMENT: Readonly<Record<string, readonly number[]>> = { german: [4, 13], commonwealth: [6, 11] }

/** A scenario whose reinforcements wait beside the map. */
const waiting = (id: string): Descent => position({ scenario: id, setUp: 'printed', phase: 6 })

describe('26.1 when', () => {
  it('[26.14 26.18] in either own Conditional Movement Phase from their turn on, ten turns long, then never, in every scenario', () => {
    const met = { comes: 0, waits: 0, lost: 0 }
    for (const { id } of printed.scenarios) {
      const rows = rowsOf(id, 'edge', 'sea', 'kastelli')
      if (rows.length === 0) continue
      const s = waiting(id)
      const about = rows.flatMap((r) => [-1, 0, 1, 10, 11].map((n) => Number(r.turn) + n))
      for (const { turn } of printed.tables.turns) {
        s.turn = turn
        expire(s)
        if (!about.includes(turn)) continue
        for (const phase of [1, 4, 6, 7, 11, 13]) {
          s.phase = phase
          for (const row of rows) {
            const u = unit(row.unit)
            const due = Number(row.turn)
            // 26.18 "by the end of the tenth Game-Turn after its specified arrival, the unit is lost".
            const lost = turn > due + 10
            const may = !lost && turn >= due && (MOVEMENT[def(u).seat] ?? []).includes(phase)
            const name = `${id}: ${row.unit} on ${turn}/${phase}`
            expect([name, cell(s.at, u) === printed.boxes.out]).toEqual([name, lost])
            if (!lost) expect([name, refuseArrival(s, u) === undefined]).toEqual([name, may])
            met[lost ? 'lost' : may ? 'comes' : 'waits']++
          }
        }
      }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(100)
  })
})

type MapRow = (typeof printed.tables.map)[number]
const land = printed.tables.map.filter((m) => m.terrain !== 'all-sea')
const landRows = new Map(land.map((m) => [hex(m.hex), m]))
const rowOf = (space: Space): MapRow | undefined => landRows.get(space)
const inColumnOne = (m: MapRow): boolean => m.sheet === 'east' && m.column === 1
/** The south edge of the East map, where E6110 lies. */
const onSouth = (m: MapRow): boolean => m.sheet === 'east' && m.row === 61
const touchesRoad = (m: MapRow): boolean =>
  printed.tables.edges.some((e) => e.route === 'road' && (e.a === m.hex || e.b === m.hex))
const LAYFORCE = ['E2122', 'E2516', 'E2411']
const KASTELLI = ['W1040', 'W1041', 'W1042', 'W0943']

interface Way {
  readonly starts: readonly Space[]
  /** The edge, or the coast, on which they may come if those are blocked. */
  readonly edge: readonly Space[]
}

/** 26.11, 26.12, 26.13, 26.4 The entrance hexes of a code, and what 26.19 makes of them. */
function readWay(row: { readonly how: string; readonly hex: string }): Way {
  const coast = land.filter((m) => m.sea === 'partial').map((m) => hex(m.hex))
  const column = land.filter(inColumnOne)
  if (row.how === 'sea')
    return { starts: coast.filter((x) => LAYFORCE.some((a) => distance(printed, hex(a), x) <= 1)), edge: coast }
  if (row.how === 'kastelli') return { starts: KASTELLI.map(hex), edge: coast }
  if (row.hex === 'A')
    return { starts: column.filter(touchesRoad).map((m) => hex(m.hex)), edge: column.map((m) => hex(m.hex)) }
  return { starts: [hex(row.hex)], edge: land.filter(onSouth).map((m) => hex(m.hex)) }
}

/** 26.13, 26.19, ruling M134 */
function readEntry(
  s: Descent,
  u: Unit,
  row: { readonly how: string; readonly hex: string },
  landed: Space | undefined,
): Space[] {
  const enemy = (x: Space): boolean => pile(s, x).some((e) => def(e).seat !== def(u).seat && !def(e).leader)
  const open = (list: readonly Space[]): Space[] => list.filter((x) => !enemy(x))
  const { starts, edge } = readWay(row)
  if (landed !== undefined) {
    const near = LAYFORCE.filter((a) => distance(printed, hex(a), landed) <= 1).map(hex)
    const together = open(starts.filter((x) => near.some((a) => distance(printed, a, x) <= 1)))
    if (together.length > 0) return together
  }
  if (open(starts).length > 0) return open(starts)
  const beside = open(edge.filter((x) => starts.some((a) => distance(printed, a, x) === 1)))
  return beside.length > 0 ? beside : open(edge)
}

describe('26.1 where', () => {
  it('[26.11 26.12 26.13 26.19 26.4/1] which hexes, while enemies hold some of them, in 160 positions', () => {
    const met: Record<string, number> = {}
    const kinds = ['A/LF', '55-Kraf/1', '23-1-MTC', '106-RHA']
    for (let n = 0; n < 160; n++) {
      const { below, pick } = lots(`reinforcements ${n}`)
      const id = kinds[n % kinds.length] ?? ''
      const u = unit(id)
      const row = rowsOf('bg', 'edge', 'sea', 'kastelli').find((r) => r.unit === id)
      if (!row) throw new Error(id)
      const s = position({ turn: Number(row.turn), phase: entry(MOVEMENT[def(u).seat] ?? [], below(2)) })
      put(s, u, printed.boxes.off)
      s.due[u] = s.turn
      const { starts, edge } = readWay(row)
      let landed: Space | undefined
      if (row.how === 'sea' && below(2) === 0) {
        landed = pick(starts)
        put(s, unit('B/LF'), landed)
        s.layforceAt = LAYFORCE.map(hex).find((a) => distance(printed, a, landed ?? a) <= 1) ?? -1
      }
      const near = edge.filter((x) => starts.some((a) => distance(printed, a, x) <= 1))
      const enemies = printed.units.flatMap((d, x) => (d.seat !== def(u).seat && d.type === 'infantry' ? [x] : []))
      const share = pick([1, 4, 8])
      for (const x of below(3) === 0 ? near : starts)
        if (x !== landed && below(9) < share + 1) put(s, enemies.pop() ?? -1, x)
      const [lone] = starts
      const leader = unit(def(u).seat === 'german' ? 'Weston' : 'Koch')
      if (lone !== undefined && pile(s, lone).length === 0) put(s, leader, lone)
      const read = readEntry(s, u, row, landed)
      const ids = (list: readonly Space[]): string[] => list.map((x) => printed.board.ids[x] ?? '').toSorted()
      expect([n, id, ids(entryHexes(s, u))]).toEqual([n, id, ids(read)])
      const kind = read.every((x) => starts.includes(x)) ? 'starts' : read.length < 20 ? 'beside' : 'edge'
      met[kind] = (met[kind] ?? 0) + 1
    }
    for (const what of ['starts', 'beside', 'edge']) expect([what, (met[what] ?? 0) > 3]).toEqual([what, true])
  })
})

/** 11.14, 26.16, N4 What a chart reader pays for the first hex: its ground, or the road or trail that comes in there if that is less. */
function readPrice(u: Unit, mode: number, space: Space): number {
  const d = def(u)
  const columns = ['dispersed', 'concentrated', 'travel']
  // 26.15 "some kinds of units would have to be in Travel mode or they could not be moved onto the map".
  if (d.kind.move === 'gun' && mode !== TRAVEL) return Number.POSITIVE_INFINITY
  const wheels = d.kind.move !== 'foot'
  const lines = printed.tables.terrain
  const price = (line: string, column: string): number => {
    const found = (lines.find((t) => t.id === line) as Readonly<Record<string, unknown>> | undefined)?.[column]
    return typeof found === 'number' ? found : Number.POSITIVE_INFINITY
  }
  const ground = rowOf(space)?.terrain ?? ''
  const route = printed.tables.exits.find((x) => hex(x.hex) === space)?.route
  const of = (column: string): number =>
    Math.min(price(ground, column), route ? price(route, column) : Number.POSITIVE_INFINITY)
  if (d.leader)
    return Math.min(...['dispersed', 'dispersed_vehicle', 'concentrated', 'concentrated_vehicle', 'travel'].map(of))
  const name = columns[mode] ?? ''
  return of(mode === TRAVEL || !wheels ? name : `${name}_vehicle`)
}

describe('26.1 at what price', () => {
  it('[26.15 26.16 26.17] the first hex in every mode, and once more for each full stack that came in before', () => {
    const met = { prices: 0, barred: 0, columns: 0 }
    const s = waiting('bg')
    const tried = new Set<string>()
    for (const row of rowsOf('bg', 'edge', 'sea', 'kastelli')) {
      const u = unit(row.unit)
      const kind = [row.how, row.hex, def(u).type, def(u).nation, def(u).strength, def(u).modes].join(' ')
      if (tried.has(kind)) continue
      tried.add(kind)
      for (const space of [...readWay(row).starts, ...readWay(row).edge.slice(0, 25)])
        for (const mode of def(u).modes) {
          const read = readPrice(u, mode, space)
          const name = `${row.unit} in mode ${mode} into ${printed.board.ids[space]}`
          const found = enterPrice(s, u, mode, space)
          expect([name, found < 0 ? Number.POSITIVE_INFINITY : found]).toEqual([name, read])
          met[read < 99 ? 'prices' : 'barred']++
          if (read > 99) continue
          const { below } = lots(`${name} behind`)
          const before = printed.units
            .flatMap((x, i) => (x.seat === def(u).seat && i !== u && !x.leader ? [i] : []))
            .slice(0, below(12))
          s.entry.fill(-1)
          for (const x of before) {
            s.entry[x] = space
            s.strength[x] = def(x).strength
          }
          // Imagined in successive stacks: who does not fit into the stack of the ones before waits one hex behind it.
          const limit = Number(printed.tables.terrain.find((t) => t.id === rowOf(space)?.terrain)?.stack)
          const came = before.reduce((sum, x) => sum + def(x).strength, 0)
          const stacks = Math.floor((came + Math.max(0, def(u).strength - 1)) / limit)
          // Ruling M133: who would have to pay more than the four points waits.
          const price = (1 + stacks) * read
          expect([name, came, arrivalPrice(s, u, mode, space)]).toEqual([
            name,
            came,
            stacks > 0 && price > 32 ? -1 : price,
          ])
          if (stacks > 0) met.columns++
        }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(20)
  })
})

describe('26.5 Command points', () => {
  it('[26.5/1 26.15] "never" on the turn of arrival, and not while it has never left Travel mode, in 120 histories', () => {
    const met = { first: 0, column: 0, needs: 0 }
    const rows = rowsOf('bg', 'edge', 'sea').filter((r) => !def(unit(r.unit)).leader)
    for (let n = 0; n < 120; n++) {
      const { pick, below } = lots(`orders ${n}`)
      const row = pick(rows)
      const u = unit(row.unit)
      const s = position({ turn: Number(row.turn) + below(4), phase: 6 })
      put(s, u, printed.boxes.off)
      s.strength[u] = def(u).strength
      s.due[u] = Number(row.turn)
      s.activated[u] = 0
      let offered: readonly string[] = []
      answering(arrive(s, u), ({ id, keys }) => {
        if (id === 'arrival-mode') offered = keys
        return pick(keys)
      })
      const readModes = def(u).modes.filter((m) => readPrice(u, m, cell(s.at, u)) < 99).length
      expect([n, offered.length <= def(u).modes.length, offered.length >= Math.min(2, readModes)]).toEqual([
        n,
        true,
        true,
      ])
      let column = cell(s.mode, u) === TRAVEL
      const arrived = s.turn
      for (let k = 0; k < 8; k++) {
        const name = `${n}: ${row.unit} on ${s.turn}, came on ${arrived}`
        const needs = s.turn > arrived && !column
        expect([name, needsOrders(s, u)]).toEqual([name, needs])
        met[needs ? 'needs' : s.turn === arrived ? 'first' : 'column']++
        if (below(2) === 0) s.turn += 1
        if (below(3) > 0) continue
        setMode(s, u, pick(def(u).modes))
        if (cell(s.mode, u) !== TRAVEL) column = false
      }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(30)
  })
})

describe('26.2, 26.3 by air', () => {
  it('[26.2/1 26.32] the six reserves by day after turn nine (G10), mountain units not before the turn above them, in the Battle Game', () => {
    const met = { reserves: 0, mountain: 0, early: 0 }
    const s = waiting('bg')
    for (const [id, where] of Object.entries({ 'AR/1/2': 'W0419', 'AR/1/3': 'W0519' })) {
      for (const u of pile(s, hex(where))) put(s, u, printed.boxes.out)
      put(s, unit(id), hex(where))
    }
    for (const { turn, night } of printed.tables.turns)
      for (const phase of [3, 4, 13]) {
        setTimeAndWeather(s, turn, 0)
        s.phase = phase
        s.stage = 'landing'
        s.transportLeft = 50
        for (const row of rowsOf('bg', 'reserve', 'mountain')) {
          const u = unit(row.unit)
          const due = row.how === 'reserve' ? turn > Number(row.turn) : turn >= Number(row.turn)
          const may = phase !== 3 && due && !night
          const found = row.how === 'reserve' ? refusePara(s, u) : refuseMountain(s, u)
          const name = `${row.unit} on ${turn}/${phase}`
          expect([name, found === undefined]).toEqual([name, may])
          if (may) met[row.how === 'reserve' ? 'reserves' : 'mountain']++
          else met.early++
        }
      }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(30)
  })
})
