// The counters as they are printed: symbol, size, figures, and where each value comes from; and the face-down ones.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { Face, Fact, PieceDef } from '@merkur/table'
import type { Box, UnitDef } from '../box-def.ts'

type UnitRow = Box['tables']['units'][number]

/** What each type is called. */
const TYPES: Readonly<Record<string, string>> = {
  airborne: 'airborne infantry',
  'heavy-weapons': 'heavy weapons company',
  'mountain-infantry': 'mountain infantry',
  infantry: 'infantry',
  engineers: 'engineers',
  reconnaissance: 'reconnaissance',
  'anti-tank': 'anti-tank guns',
  tanks: 'tanks',
  tankettes: 'tankettes',
  'field-artillery': 'field artillery',
  'anti-aircraft': 'anti-aircraft artillery',
}

/** Names of guns alone do not tell which they are. */
const nameOf = (row: UnitRow): string => (row.name.startsWith('art.') ? `${row.name} (${row.full_name})` : row.name)

function faceOf(u: UnitDef, row: UnitRow): Face {
  const figure = (value: string, id: string, boxed = false) => ({
    value,
    label: text(id),
    ...(boxed ? { boxed: true } : {}),
  })
  const first = u.gun
    ? figure(`${u.attack}-${u.fireDefence}-${u.range}`, 'figure.fire', true)
    : figure(String(u.attack), 'figure.attack')
  return {
    name: text('face', { unit: { piece: u.id } }),
    symbol: u.type,
    ...(row.size === '' ? {} : { echelon: row.size }),
    figures: [first, figure(String(u.defence), 'figure.defence'), figure(String(u.move), 'figure.move')],
  }
}

const WAYS = [
  ['parachute', 'parachute'],
  ['air', 'aircraft'],
  ['beach', 'sea, to a beach'],
  ['port', 'sea, to a port'],
] as const

function factsOf(row: UnitRow, u: UnitDef): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const ways = WAYS.filter(([column]) => row[column]).map(([, word]) => word)
  return [
    fact('fact.full-name', row.full_name, 'full_name'),
    fact('fact.type', TYPES[u.type] ?? u.type, 'type'),
    ...(u.gun
      ? [
          fact('fact.attack-fire', u.attack, 'fire_attack'),
          fact('fact.defensive-fire', u.fireDefence, 'fire_defence'),
          fact('fact.range', `${u.range} hexes`, 'range'),
        ]
      : [fact('fact.attack', u.attack, 'attack')]),
    fact('fact.defence', u.defence, 'defence'),
    fact('fact.move', u.move, 'move'),
    ...(row.setup === null ? [] : [fact('fact.set-up', row.setup, 'setup')]),
    ...(row.landing === null ? [] : [fact('fact.landing', row.landing, 'landing')]),
    ...(ways.length > 0 ? [fact('fact.comes-by', ways.join('; '), 'air')] : []),
    ...(u.arrives > 0 ? [fact('fact.arrives', `turn ${u.arrives}, ${row.arrives_at}`, 'arrives')] : []),
    ...(row.history === '' ? [] : [{ label: text('fact.history'), value: row.history, source: 'H' as const }]),
  ]
}

const FORMATIONS: Readonly<Record<string, string>> = {
  greek: 'Greek forces',
  'new-zealand': 'New Zealand forces',
  australian: 'Australian forces',
  british: 'British forces',
}

/** German units by division and regiment, British ones by nation. */
function formationOf(row: UnitRow): string[] {
  if (row.seat === 'british') return [FORMATIONS[row.nation] ?? row.nation]
  const regiment = /(\d+)(st|nd|rd|th) (Parachute|Mountain) Regiment/.exec(row.full_name)?.[0]
  const division = row.parachute ? '7th Airborne Division' : 'Mountain troops and attachments'
  return [division, regiment ?? (row.full_name.includes('Storm') ? 'Storm Regiment' : 'Division troops')]
}

function pieceOf(row: UnitRow, u: UnitDef): PieceDef {
  return {
    id: u.id,
    short: u.name.length > 9 ? u.id : u.name,
    name: nameOf(row),
    seat: u.seat,
    colour: row.nation,
    faces: [faceOf(u, row)],
    facts: factsOf(row, u),
    formation: formationOf(row),
    ...(row.note === '' ? {} : { note: row.note }),
  }
}

/** A face-down counter of the full scenario: nothing is to be seen on it. */
const maskOf = (id: string, i: number): PieceDef => ({
  id,
  short: '?',
  name: `face-down counter ${i + 1}`,
  seat: 'british',
  colour: 'british',
  faces: [{ name: text('face.down', { number: i + 1 }), symbol: 'any', figures: [] }],
  facts: [],
  formation: ['Face down'],
})

/** All counters that can lie on the map. */
export const counters = (box: Box): PieceDef[] => [
  ...box.units.map((u) =>
    pieceOf(
      item(
        box.tables.units.filter((r) => r.id === u.id),
        0,
        `units.csv, ${u.id}`,
      ),
      u,
    ),
  ),
  ...box.masks.map(maskOf),
]
