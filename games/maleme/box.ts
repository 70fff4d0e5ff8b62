// The box of 12 Hours at Maleme: units, map, markers and charts, built once from the tables and never changed.
import { type Board, distanceTable, makeBoard, neighbours, spaceOf } from '@merkur/board'
import type { BoxFiles } from '@merkur/box'
import { cell, type Ids, item } from '@merkur/engine'
import { files } from './box/box.data.ts'
import { openTables, type Tables } from './tables.ts'

/** What a face of a counter says. */
export interface Face {
  readonly of: number
  readonly range: number
  readonly direct: boolean
  readonly immobile: boolean
}

export interface UnitDef {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly seat: 'german' | 'allied'
  readonly steps: number
  readonly front: Face
  /** The back; for units without one, the front again. */
  readonly back: Face
  readonly backKind: 'reduced' | 'fired' | 'immobilised' | 'none'
  /** Artillery: a zigzag, turned to its Fired side by its own Direct Fire. */
  readonly artillery: boolean
  readonly armored: boolean
  readonly antitank: boolean
  readonly heavy: boolean
  readonly leader: boolean
  readonly matilda: boolean
  /** Highest die that turns it back from its Fired side (4.3.2); 0 for none. */
  readonly refitUpTo: number
  /** A T: turned back at the end of the turn (6.2). */
  readonly refitAtEnd: boolean
  /** Index of the company that binds it to its area until contacted; -1 for none. */
  readonly company: number
  readonly battalion: string
  /** What a leader leads: a company's letter, `battalion`, `regiment`, or nothing. */
  readonly leads: string
  /** Index of its drop group; -1 when it is assigned in the plan, or Allied. */
  readonly group: number
  /** Groups it may be assigned to. */
  readonly choices: readonly number[]
  /** Space at the start; -1 for German units, which start in their group's box. */
  readonly setup: number
  readonly setupBack: boolean
}

interface GroupDef {
  readonly id: string
  readonly label: string
  readonly battalion: string
  /** Turn of landing, half hours since 8:30. */
  readonly turn: number
  /** Lands on a Drop Group marker; else by die into zones A, B and C. */
  readonly marker: boolean
  readonly glider: boolean
  /** Regrouping markers drawn a unit, of which one is kept. */
  readonly draws: number
}

interface MarkerDef {
  readonly id: string
  readonly copies: number
  readonly regroupOf: number
  readonly pin: number
}

export interface TurnRule {
  /** Bit n is set when a natural n ends the turn. */
  readonly ends: number
  readonly hq: boolean
  readonly handsOver: boolean
  /** Its drop is a die a unit, which nobody is asked about. */
  readonly byZone: boolean
}

/** What a drift roll says: a direction 0 to 5 clockwise from north, or one of these. */
export const STAY = 6
export const PERFECT = 7
export const SNAFU = 8

export interface Box {
  readonly tables: Tables
  readonly board: Board
  readonly units: readonly UnitDef[]
  /** German units come first. */
  readonly firstAllied: number
  readonly germans: readonly number[]
  readonly allies: readonly number[]
  readonly spaces: readonly string[]
  /** Hexes are spaces 0 to hexes-1, zones up to firstBox-1, then boxes. */
  readonly hexes: number
  readonly firstBox: number
  readonly zones: readonly number[]
  readonly maoriZone: number
  readonly boxes: Readonly<Record<string, number>>
  /** Distance of hexes a and b at a * hexes + b. */
  readonly distance: Uint8Array
  /** The playable hexes around a hex. */
  readonly around: readonly (readonly number[])[]
  /** Hex in direction 0 to 5 clockwise from north; -1 off the map. */
  readonly toward: readonly (readonly number[])[]
  /** Where a unit may step from here by the map alone: hexes, from zones also zones and the map. */
  readonly steps: readonly (readonly number[])[]
  readonly playable: Uint8Array
  readonly companies: readonly string[]
  /** Company whose area holds a hex; -1 for none. */
  readonly area: Int8Array
  readonly markers: readonly MarkerDef[]
  /** Index of the marker that stands in for an empty cup. */
  readonly spare: number
  readonly groups: readonly GroupDef[]
  /** Drop markers: the groups that land by marker, then the dummies. */
  readonly drops: readonly { readonly id: string; readonly group: number }[]
  readonly dropHexes: readonly number[]
  readonly gliderHexes: readonly number[]
  readonly stars: readonly { readonly id: string; readonly hex: number; readonly brown: boolean }[]
  readonly drift: readonly number[]
  /** Zone space by die 1 to 6. */
  readonly zoneOfDie: readonly number[]
  readonly matildaHexes: readonly number[]
  readonly engineerHex: number
  readonly rafHexes: readonly number[]
  readonly rafUnits: readonly number[]
  readonly turns: readonly TurnRule[]
  readonly andrew: number
  readonly companyLeaders: readonly number[]
  readonly hq: Readonly<Record<string, { readonly upTo: number; readonly leaderOut: number; readonly later: number }>>
  readonly stukaAttack: number
  readonly reliability: readonly ('removed' | 'immobilised' | 'none')[]
  readonly panicFrom: number
}

export const ids = (box: Box): Ids => ({
  seats: ['german', 'allied'],
  units: box.units.map((u) => u.id),
  spaces: box.spaces,
  markers: box.markers.map((m) => m.id),
  groups: box.groups.map((g) => g.id),
  drops: box.drops.map((d) => d.id),
  companies: box.companies,
  stars: box.stars.map((x) => x.id),
})

/** Half hours from 8:30 to a time of day as `18:00`. */
export function halfHours(time: string): number {
  const [h, m] = time.split(':').map(Number)
  return ((h ?? 0) * 60 + (m ?? 0) - 510) / 30
}

/** A time of day as `18:00` from half hours since 8:30. */
export function clock(halves: number): string {
  const minutes = 510 + halves * 30
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** Boxes beside the map, in the order of their spaces. */
const BOXES = [
  'eliminated',
  'seize',
  'permanent',
  'allied-eliminated',
  'removed',
  'reserve-maori',
  'reserve-matildas',
  'reserve-engineers',
  'waiting',
]

/** Opens the box of these files: printed ones, or with a data pack laid over them. @throws BoxError with every problem */
export function openBox(from: BoxFiles): Box {
  return makeBox(openTables(from))
}

function makeBox(t: Tables): Box {
  const hexRows = t.map
  const zoneRows = t.zones
  const layout = { columns: 15, rows: 18, orientation: 'flat', offset: 'odd', naming: '{CC}{RR}' } as const
  const board = makeBoard({
    sheets: [{ layout }],
    places: zoneRows.map((z) => ({ id: z.id })),
    links: [
      ...zoneRows.flatMap((z) => z.touches.map((hex) => ({ from: z.id, to: hex, oneWay: true }))),
      ...zoneRows.flatMap((z) => z.adjacent.filter((a) => a > z.id).map((a) => ({ from: z.id, to: a }))),
    ],
    closed: hexRows.filter((h) => !h.playable).map((h) => h.hex),
  })
  const hexes = hexRows.length
  const spaces = [...board.ids, ...BOXES]
  const space = (id: string): number => spaces.indexOf(id)
  const hexOf = (id: string): number => spaceOf(board, id, 'map.csv')
  const playable = new Uint8Array(board.size).fill(1)
  for (const h of hexRows) if (!h.playable) playable[hexOf(h.hex)] = 0
  const all = distanceTable(board)
  const distance = new Uint8Array(hexes * hexes)
  for (let a = 0; a < hexes; a++)
    for (let b = 0; b < hexes; b++) distance[a * hexes + b] = cell(all, a * board.size + b)
  const isOpen = (x: number): boolean => cell(playable, x) === 1
  const toward = Array.from({ length: hexes }, (_, h) =>
    Array.from({ length: 6 }, (_, d) => cell(board.around, 6 * h + d)),
  )
  const around = toward.map((row) => row.filter((n) => n >= 0 && isOpen(n)))
  const steps = Array.from({ length: board.size }, (_, x) =>
    x < hexes ? item(around, x) : [...neighbours(board, x)].filter((n) => isOpen(n)),
  )
  const companies = [...new Set(t.map.map((h) => h.area).filter((a) => a !== ''))].sort(
    (a, b) => a.length - b.length || a.localeCompare(b),
  )
  const area = new Int8Array(board.size).fill(-1)
  for (const h of hexRows) if (h.area !== '') area[hexOf(h.hex)] = companies.indexOf(h.area)
  const groups = t.groups.map((g) => ({ ...g, turn: halfHours(g.turn) }))
  const unitRows = [...t.units.filter((u) => u.seat === 'german'), ...t.units.filter((u) => u.seat === 'allied')]
  const units = unitRows.map((u): UnitDef => {
    const front = { of: u.front_of, range: u.front_range, direct: u.front_direct_fire, immobile: u.front_immobile }
    const fixed = t.groups.findIndex((g) => g.units.includes(u.id))
    const setup = u.seat === 'german' ? -1 : space(u.setup)
    if (u.seat === 'allied' && setup < 0)
      throw new Error(`units.csv, ${u.id}: set-up space '${u.setup}' is neither a hex nor a box (${BOXES.join(', ')})`)
    return {
      id: u.id,
      name: u.name,
      type: u.type,
      seat: u.seat,
      steps: u.steps,
      front,
      back:
        u.back === 'none'
          ? front
          : { of: u.back_of ?? 0, range: u.back_range ?? 0, direct: u.back_direct_fire, immobile: u.back_immobile },
      backKind: u.back,
      artillery: u.artillery,
      armored: u.armored,
      antitank: u.antitank,
      heavy: u.heavy,
      leader: u.type === 'leader',
      matilda: u.back === 'immobilised',
      refitUpTo: u.refit_up_to ?? 0,
      refitAtEnd: u.refit_at_end,
      company: u.company === '' ? -1 : companies.indexOf(u.company),
      battalion: u.battalion,
      leads: u.leads,
      group: fixed,
      choices: t.groups.flatMap((g, i) => (g.assignable.includes(u.id) ? [i] : [])),
      setup,
      setupBack: u.setup_side === 'back',
    }
  })
  const unitIndex = (id: string): number => units.findIndex((u) => u.id === id)
  const firstAllied = units.findIndex((u) => u.seat === 'allied')
  const markerRows = t.markers.map(
    (m): MarkerDef => ({ id: m.id, copies: m.copies, regroupOf: m.regroup_of, pin: m.pin_modifier }),
  )
  const markers = [...markerRows, { id: 'spare', copies: 0, regroupOf: 2, pin: 0 }]
  const dummies = t.pieces.find((p) => p.id === 'drop-dummy')?.copies ?? 0
  const drops = [
    ...groups.flatMap((g, i) => (g.marker ? [{ id: g.id, group: i }] : [])),
    ...Array.from({ length: dummies }, (_, i) => ({ id: `dummy-${i + 1}`, group: -1 })),
  ]
  const zones = t.zones.filter((z) => z.faces.length > 0).map((z) => space(z.id))
  const airfield = hexRows.filter((h) => h.terrain === 'airfield').map((h) => hexOf(h.hex))
  const matildaHexes = [...new Set(airfield.flatMap((h) => [h, ...(around[h] ?? [])]))].sort((a, b) => a - b)
  const turnRules = t.turns.map((r) => ({
    ends: r.ends_on.reduce((bits, n) => bits | (1 << n), 0),
    hq: r.hq,
    handsOver: r.first_roll_hands_over,
    byZone: r.drop === 'zones',
  }))
  const direction = (name: string): number => {
    const d = DIRECTIONS.indexOf(name)
    return d >= 0 ? d : name === 'stay' ? STAY : name === 'perfect' ? PERFECT : SNAFU
  }
  const drift = Array.from({ length: 13 }, (_, roll) => {
    const row = t.drift.find((x) => x.roll === roll)
    return row ? direction(row.direction) : STAY
  })
  return {
    tables: t,
    board,
    units,
    firstAllied,
    germans: units.flatMap((u, i) => (u.seat === 'german' ? [i] : [])),
    allies: units.flatMap((u, i) => (u.seat === 'allied' ? [i] : [])),
    spaces,
    hexes,
    firstBox: board.size,
    zones,
    maoriZone: space('maori'),
    boxes: Object.fromEntries(BOXES.map((b) => [b, space(b)])),
    distance,
    around,
    toward,
    steps,
    playable,
    companies,
    area,
    markers,
    spare: markers.length - 1,
    groups,
    drops,
    dropHexes: hexRows.filter((h) => h.drop !== '').map((h) => hexOf(h.hex)),
    gliderHexes: hexRows.filter((h) => h.drop.includes('glider')).map((h) => hexOf(h.hex)),
    stars: hexRows.flatMap((h) =>
      h.star === ''
        ? []
        : (h.star === 'dual' ? ['blue', 'brown'] : [h.star]).map((c) => ({
            id: `${h.hex} ${c}`,
            hex: hexOf(h.hex),
            brown: c === 'brown',
          })),
    ),
    drift,
    zoneOfDie: Array.from({ length: 7 }, (_, die) => space(t.zones.find((z) => z.faces.includes(die))?.id ?? 'A')),
    matildaHexes,
    engineerHex: hexOf('0817'),
    rafHexes: hexRows.filter((h) => h.raf).map((h) => hexOf(h.hex)),
    rafUnits: units.flatMap((u, i) => (u.id.startsWith('RAF-') ? [i] : [])),
    turns: turnRules,
    andrew: unitIndex('L-Andrew'),
    companyLeaders: companies.map((c) => units.findIndex((u) => u.leader && u.leads === c)),
    hq: Object.fromEntries(
      t.hq.map((h) => [h.id, { upTo: h.up_to, leaderOut: h.leader_eliminated, later: h.allied_later }]),
    ),
    stukaAttack: t.hq.find((h) => h.id === 'stuka')?.attack_of ?? 0,
    reliability: Array.from({ length: 7 }, (_, die) => t.reliability.find((r) => r.roll === die)?.result ?? 'none'),
    panicFrom: halfHours('11:00'),
  }
}

/** What the rules of a turn say: its own row, or the last one for all later turns. */
export const turnRule = (box: Box, turn: number): TurnRule =>
  item(box.turns, Math.min(turn, box.turns.length - 1), 'turns.csv')

export const printed = openBox(files)
