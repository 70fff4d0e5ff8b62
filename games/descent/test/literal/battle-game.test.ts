// The Battle Game against its literal reading: who stands where at the start, who leaves by the south, which leaders land, and the points of its days (33.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { exit, refuseExit } from '../../rules/arrivals.ts'
import { loseLeader } from '../../rules/leaders.ts'
import { landLeader } from '../../rules/parachutes.ts'
import { countTurn, holds, pointsBy } from '../../rules/points.ts'
import { refuseStartMode } from '../../rules/scenario-set-up.ts'
import { verdict } from '../../rules/victory.ts'
import { type Descent, lose, put, type Space, setTimeAndWeather, type Unit } from '../../state.ts'
import { begin } from '../scenario-positions.ts'
import { hex, unit } from '../support.ts'
import { lots } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const all = [...printed.units.keys()]
const seats = ['german', 'commonwealth'] as const
type Seat = (typeof seats)[number]

/** 33.2 as printed, in the names of the counters. */
const DISRUPTED =
  `B/1W; C/1W; H/1W; 1R/SBHQ; D/RP; MNBDO LG; EFI; RAF Det; 2/1; 5/1; 3/2; 4/2; 4/8; 2/4(17); 2/3(16); Aus Eng;
  A/19; B/19; C/19; D/19; H/19; 19/4 Bde; 27 Bty/5; 27 Bty/5; 28 Bty/10; 1 ESC/NZ Dv; NZRMT/1C`
    .split(';')
    .map((name) => name.trim())

describe('33.2 to 33.4 the start', () => {
  it('[33.2/1 33.2/3 33.2/4 33.2/5 33.2/6] the set-up of Scenario 29, but for those who begin Disrupted', () => {
    const [bg, first] = [begin('bg'), begin('29')]
    const disrupted = all.filter((u) => cell(bg.disrupted, u) === 1).map((u) => def(u).name)
    expect(disrupted.toSorted()).toEqual(DISRUPTED.toSorted())
    for (const u of all) {
      const row = printed.scenarios[first.scenario]?.setups.get(u)
      if (row?.how !== 'map' && row?.how !== 'drop') continue
      const where = (s: Descent): unknown[] => [def(u).id, cell(s.at, u), cell(s.strength, u)]
      expect(where(bg)).toEqual(where(first))
    }
    expect(all.some((u) => cell(first.disrupted, u) === 1)).toBe(false)
  })

  it('[33.3/1] everybody else of the box is a reinforcement: he stands nowhere, and comes on a later turn or by air', () => {
    const s = begin('bg')
    const first = begin('29')
    const listed = (u: Unit): boolean =>
      ['map', 'drop'].includes(printed.scenarios[first.scenario]?.setups.get(u)?.how ?? '')
    const others = all.filter((u) => !listed(u))
    expect(others.length).toBeGreaterThan(80)
    for (const u of others) {
      const row = printed.scenarios[s.scenario]?.setups.get(u)
      expect([def(u).id, Number(row?.turn) > 1, cell(s.at, u) < printed.hexes]).toEqual([def(u).id, true, false])
    }
  })

  it('[33.41] Dispersed or Concentrated as its faces allow, nobody in Travel mode, the Disrupted as they are', () => {
    const s = begin('bg')
    for (const u of all) {
      if (def(u).seat !== 'commonwealth' || def(u).leader || cell(s.at, u) >= printed.hexes) continue
      expect([def(u).id, cell(s.mode, u) === 2]).toEqual([def(u).id, false])
      for (const mode of [0, 1, 2]) {
        const may = mode < 2 && def(u).modes.includes(mode) && cell(s.disrupted, u) === 0 && cell(s.mode, u) !== mode
        expect([def(u).id, mode, refuseStartMode(s, u, mode) === undefined]).toEqual([def(u).id, mode, may])
      }
    }
  })

  it('[33.43] each leader who lands on turn 1: "On a 4, the leader is eliminated"', () => {
    for (const row of printed.scenarios[begin('bg').scenario]?.setups.values() ?? []) {
      if (row.how !== 'drop' || !def(unit(row.unit)).leader) continue
      for (let die = 1; die <= 6; die++) {
        const s = begin('bg', die)
        landLeader(s, unit(row.unit), hex(row.hex), true)
        const where = die === 4 ? printed.boxes.lost : hex(row.hex)
        expect([row.unit, die, cell(s.at, unit(row.unit))]).toEqual([row.unit, die, where])
      }
    }
  })
})

/** 33.42 "treating the hex beyond the mapedge hexrow as the same terrain as that hexrow", by its road or trail where one goes on. */
function readExit(s: Descent, u: Unit, row: (typeof printed.tables.map)[number]): boolean {
  const d = def(u)
  const isSouth = row.sheet === 'east' ? row.row === 61 : row.row === 39
  if (d.seat !== 'commonwealth' || !isSouth) return false
  const price = (line: string, column: string): number => {
    const found = (
      printed.tables.terrain.find((t) => t.id === line) as Readonly<Record<string, unknown>> | undefined
    )?.[column]
    return typeof found === 'number' ? found : Number.POSITIVE_INFINITY
  }
  const route = printed.tables.exits.find((x) => x.hex === row.hex && x.edge === 'S')?.route
  const of = (column: string): number =>
    Math.min(price(row.terrain, column), route ? price(route, column) : Number.POSITIVE_INFINITY)
  const mode = cell(s.mode, u)
  const name = ['dispersed', 'concentrated', 'travel'][mode] ?? ''
  const cost = d.leader
    ? Math.min(...['dispersed', 'dispersed_vehicle', 'concentrated', 'concentrated_vehicle', 'travel'].map(of))
    : d.kind.move === 'static' || (d.kind.move === 'gun' && mode !== 2)
      ? Number.POSITIVE_INFINITY
      : of(mode === 2 || d.kind.move === 'foot' ? name : `${name}_vehicle`)
  return cost < 99 && (cell(s.spent, u) === 0 || cell(s.spent, u) + cost <= 32)
}

describe('33.42 the way out', () => {
  it('[33.42] who may leave from where, at which price, and is gone for good and not lost, in 600 places', () => {
    const met = { leaves: 0, stays: 0 }
    const land = printed.tables.map.filter((m) => m.terrain !== 'all-sea')
    const south = land.filter((m) => m.row === (m.sheet === 'east' ? 61 : 39))
    const s = begin('bg')
    s.phase = 6
    const before = seats.map((seat) => pointsBy(s, seat))
    for (let n = 0; n < 600; n++) {
      const { below, pick } = lots(`south ${n}`)
      const row = pick(below(4) === 0 ? land : south)
      const u = pick(all.filter((x) => def(x).seat === 'commonwealth' || below(5) === 0))
      const home = cell(s.at, u)
      put(s, u, hex(row.hex))
      s.mode[u] = pick(def(u).modes.length > 0 ? def(u).modes : [0])
      s.spent[u] = below(2) * below(33)
      const may = readExit(s, u, row)
      const name = `${n}: ${def(u).id} in ${row.hex}, ${row.terrain}, mode ${cell(s.mode, u)}, spent ${cell(s.spent, u)}`
      expect([name, refuseExit(s, [u], () => 0) === undefined]).toEqual([name, may])
      met[may ? 'leaves' : 'stays']++
      if (may) {
        exit(s, [u])
        expect([name, cell(s.at, u), seats.map((seat) => pointsBy(s, seat))]).toEqual([
          name,
          printed.boxes.left,
          before,
        ])
      }
      put(s, u, home)
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(100)
  })
})

const groundId = (space: Space): string => printed.grounds[cell(printed.ground, space)]?.id ?? ''
const AIRFIELD = ['W0419', 'W0519'].map(hex)
const THEODHOROI = printed.tables.map.filter((m) => m.island === 'theodhoroi').map((m) => hex(m.hex))
/** Ruling M77: the villages that score are the major ones. */
const VILLAGES = printed.tables.map.filter((m) => m.village === 'major').map((m) => hex(m.hex))
const CANEA = printed.tables.map.filter((m) => m.terrain === 'city').map((m) => hex(m.hex))
const PLACES = [...VILLAGES, ...CANEA, ...AIRFIELD, ...THEODHOROI]

/** What the players have written down about the daily objectives. */
interface Paper {
  /** "the Player to last have a unit pass through or occupy the hex"; the Commonwealth at the start. */
  readonly control: Map<Space, Seat>
  readonly points: { german: number; commonwealth: number }
}

/** 33.5 "at the conclusion of the last Game-Turn of that day": turns 8, 18, 28 ... 88; 16.54 each turn. */
function writeDown(s: Descent, paper: Paper): void {
  const german = (space: Space): boolean =>
    all.some((u) => cell(s.at, u) === space && def(u).seat === 'german' && !def(u).leader)
  if (THEODHOROI.some(german)) paper.points.commonwealth += 1
  if (s.turn % 10 !== 8) return
  for (const seat of seats) {
    const has = (space: Space): boolean => (paper.control.get(space) ?? 'commonwealth') === seat
    paper.points[seat] += VILLAGES.filter(has).length + 4 * AIRFIELD.filter(has).length + (CANEA.every(has) ? 17 : 0)
  }
}

const isBelow = (u: Unit, hq: Unit): boolean =>
  def(u).superior === hq || (def(u).superior >= 0 && isBelow(def(u).superior, hq))
const HEADQUARTERS = all.filter((u) => def(u).headquarters)
const BELOW = new Map(HEADQUARTERS.map((hq) => [hq, all.filter((u) => !def(u).leader && isBelow(u, hq))]))

/** 33.5 Two for each Strength point of the other side, six for a headquarters gone with all its units (M112), 35 for the King. */
function readLosses(s: Descent, start: Descent, seat: Seat): number {
  const enemies = all.filter((u) => def(u).seat !== seat && !def(u).leader)
  const isIn = (u: Unit): boolean => cell(s.at, u) !== printed.boxes.out
  const isGone = (u: Unit): boolean => cell(s.at, u) === printed.boxes.lost
  const strength = enemies.reduce((sum, u) => sum + cell(start.strength, u) - cell(s.strength, u), 0)
  const wiped = enemies.filter((hq) => {
    const below = (BELOW.get(hq) ?? []).filter(isIn)
    return def(hq).headquarters && isGone(hq) && below.length > 0 && below.every(isGone)
  })
  const king = seat === 'german' && cell(s.at, unit('King-George')) === printed.boxes.lost ? 35 : 0
  return 2 * strength + 6 * wiped.length + king
}

describe('33.5 the points', () => {
  it('[33.5/1 33.5/3 33.5/4 33.5/5 33.5/6] villages, airfield, Canea, losses and who wins, at the end of every turn of 6 games', () => {
    const met: Record<string, number> = {}
    const start = begin('bg')
    for (let n = 0; n < 6; n++) {
      const { below, pick } = lots(`days ${n}`)
      const s = begin('bg')
      s.phase = 15
      s.stage = 'close'
      const paper: Paper = { control: new Map(), points: { german: 0, commonwealth: 0 } }
      for (const u of all) if (cell(s.at, u) === printed.boxes.air && below(2) === 0) put(s, u, pick(VILLAGES))
      for (const u of all)
        if (cell(s.at, u) < printed.hexes && def(u).seat === 'german' && !def(u).leader)
          paper.control.set(cell(s.at, u), 'german')
      for (const { turn } of printed.tables.turns) {
        setTimeAndWeather(s, turn, 0)
        for (let k = 0; k < 8; k++) {
          const u = pick(all.filter((x) => cell(s.at, x) < printed.hexes))
          const space = n % 3 === 0 && k < 3 ? pick(CANEA) : pick(PLACES)
          const enemy = all.some((x) => cell(s.at, x) === space && def(x).seat !== def(u).seat)
          if (enemy) continue
          put(s, u, space)
          if (!def(u).leader) paper.control.set(space, def(u).seat)
          if (below(6) === 0 && !def(u).leader) lose(s, u, 1 + below(4))
        }
        if (below(8) === 0) {
          // A whole headquarters goes, or all but one of its units.
          const hq = pick(HEADQUARTERS)
          const gone = all.filter(
            (u) => (u === hq || def(u).superior === hq) && cell(s.at, u) < printed.hexes && !def(u).leader,
          )
          for (const u of gone.slice(below(2))) lose(s, u, 99)
        }
        if (below(60) === 0 && cell(s.at, unit('King-George')) < printed.hexes) loseLeader(s, unit('King-George'))
        countTurn(s)
        writeDown(s, paper)
        for (const seat of seats) {
          const read = paper.points[seat] + readLosses(s, start, seat)
          expect([n, turn, seat, pointsBy(s, seat)]).toEqual([n, turn, seat, read])
        }
      }
      for (const space of PLACES.filter((x) => !THEODHOROI.includes(x)))
        for (const seat of seats) {
          const holder = paper.control.get(space) ?? 'commonwealth'
          expect([n, printed.board.ids[space], groundId(space), seat, holds(s, seat, space)]).toEqual([
            n,
            printed.board.ids[space],
            groundId(space),
            seat,
            holder === seat,
          ])
        }
      const [german, commonwealth] = seats.map((seat) => paper.points[seat] + readLosses(s, start, seat))
      const winner =
        (german ?? 0) > (commonwealth ?? 0) ? 'german' : (german ?? 0) < (commonwealth ?? 0) ? 'commonwealth' : 'draw'
      expect([n, verdict(s, true)?.winner]).toEqual([n, winner])
      met[winner] = (met[winner] ?? 0) + 1
      if (s.kingDead) met.king = (met.king ?? 0) + 1
    }
    for (const what of ['german', 'commonwealth', 'king']) expect([what, (met[what] ?? 0) > 0]).toEqual([what, true])
  })
})
