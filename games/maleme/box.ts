// The box of 12 Hours at Maleme: units, map, markers and charts, built once from the tables and never changed.
import { distanceTable, makeBoard, neighbours, spaceOf } from '@merkur/board'
import { type BoxFiles, readBox } from '@merkur/box'
import { cell, type Ids, item } from '@merkur/engine'
import { files } from './box/box.data.ts'
import {
  BOXES,
  type Box,
  type FireResult,
  type MarkerDef,
  PERFECT,
  SNAFU,
  STAY,
  type TurnRule,
  type UnitDef,
} from './box-def.ts'
import { readTables, type Tables } from './tables.ts'
import { fit } from './tables-fit.ts'

export * from './box-def.ts'

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

/** Opens the box of these files: printed ones, or with a data pack laid over them. @throws BoxError with every problem */
export function openBox(from: BoxFiles): Box {
  return makeBox(
    readBox(from, (box) => {
      const tables = readTables(box)
      fit(box, tables)
      return tables
    }),
  )
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
  const refitValue = (id: string): number => t.refit.find((r) => r.id === id)?.value ?? 0
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
    contacts: r.contacts === '' ? -1 : companies.indexOf(r.contacts),
    ...(r.initiative_to === '' ? {} : { initiativeTo: r.initiative_to }),
    panics: r.panic === 'full-hours',
  }))
  const panicRow = turnRules.findIndex((r) => r.panics)
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
    fireTable: fireTableOf(t),
    refit: {
      pin: refitValue('pinned'),
      regroup: refitValue('regrouping'),
      leader: refitValue('leader'),
      enemy: refitValue('enemy-adjacent'),
    },
    andrew: unitIndex('L-Andrew'),
    companyLeaders: companies.map((c) => units.findIndex((u) => u.leader && u.leads === c)),
    hq: Object.fromEntries(
      t.hq.map((h) => [h.id, { upTo: h.up_to, leaderOut: h.leader_eliminated, later: h.allied_later }]),
    ),
    stukaAttack: t.hq.find((h) => h.id === 'stuka')?.attack_of ?? 0,
    reliability: Array.from({ length: 7 }, (_, die) => t.reliability.find((r) => r.roll === die)?.result ?? 'none'),
    panicFrom: panicRow < 0 ? Infinity : isFullHour(panicRow) ? panicRow : panicRow + 1,
    surprised: unitIndex('151RA'),
  }
}

function fireTableOf(t: Tables): FireResult[] {
  const out: FireResult[] = Array.from({ length: 9 * 7 }, () => '-')
  for (const row of t.fire)
    for (const [i, column] of (['fn1', 'fn2', 'fn3', 'fn4', 'fn5', 'fn6', 'fn7', 'fn8'] as const).entries())
      out[(i + 1) * 7 + row.roll] = row[column]
  return out
}

/** Turns are half hours from 8:30 on. */
export const isFullHour = (turn: number): boolean => turn % 2 === 1

/** What the rules of a turn say: its own row, or the last one for all later turns. */
export const turnRule = (box: Box, turn: number): TurnRule =>
  item(box.turns, Math.min(turn, box.turns.length - 1), 'turns.csv')

export const printed = openBox(files)
