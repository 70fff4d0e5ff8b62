// The counters as they are printed: symbol, figures, small signs on both faces, and where each value comes from.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { Face, Fact, PieceDef } from '@merkur/table'
import type { Box, UnitDef, Face as Values } from '../box.ts'

type UnitRow = Box['tables']['units'][number]

/** Drawing of each type in the symbol sheet, and what it is called. */
const TYPES: Readonly<Record<string, { readonly symbol: string; readonly spoken: string }>> = {
  infantry: { symbol: 'infantry', spoken: 'infantry platoon' },
  glider_infantry: { symbol: 'glider-infantry', spoken: 'glider infantry platoon' },
  machine_guns: { symbol: 'machine-guns', spoken: 'machine-gun platoon' },
  mechanized: { symbol: 'mechanized', spoken: 'Bren carriers' },
  engineers: { symbol: 'engineers', spoken: 'engineer platoon' },
  mortar: { symbol: 'mortar', spoken: 'mortar platoon' },
  artillery: { symbol: 'artillery', spoken: 'artillery battery' },
  infantry_guns: { symbol: 'infantry-guns', spoken: 'infantry gun platoon' },
  antitank: { symbol: 'antitank', spoken: 'antitank platoon' },
  tanks: { symbol: 'tanks', spoken: 'tank' },
  leader: { symbol: 'leader', spoken: 'leader' },
}

/** How sentences call the units whose designation is no name. */
const NAMES: Readonly<Record<string, string>> = {
  '22 HQ Carriers': '22 Carrier Platoon',
  '22 HQ Engineers': '22 Engineer Platoon',
  '22 Mortars': '22 Mortar Platoon',
  '30 Sqn': '30 Squadron RAF',
  '33 Sqn': '33 Squadron RAF',
  '805 Sqn FAA': '805 Squadron FAA',
}

/** What follows the designation in a sentence: `5/I infantry`. */
const SORTS: Readonly<Record<string, string>> = {
  infantry: 'infantry',
  glider_infantry: 'glider infantry',
  machine_guns: 'machine gun',
  infantry_guns: 'infantry gun',
  antitank: 'antitank',
}

/** The name in sentences and lists: `5/I infantry`, `Leader Koch`, `Matilda 1`. */
function nameOf(u: UnitDef): string {
  const given = NAMES[u.name]
  if (given !== undefined) return given
  if (u.leader) return `Leader ${u.name}`
  const sort = SORTS[u.type]
  return sort === undefined || u.battalion === '27' ? u.name : `${u.name} ${sort}`
}

/** Short words for counters whose name is too long for one. */
const SHORT: Readonly<Record<string, string>> = {
  '22 HQ Carriers': '22 Car',
  '22 HQ Engineers': '22 Eng',
  '22 Mortars': '22 Mor',
  '805 Sqn FAA': '805 FAA',
  'Matilda 1': 'Mat 1',
  'Matilda 2': 'Mat 2',
}

const glyph = (id: string, condition: boolean) => (condition ? [{ glyph: id, label: text(`glyph.${id}`) }] : [])

function faceOf(u: UnitDef, values: Values, back: boolean): Face {
  const fired = back && u.backKind === 'fired'
  return {
    name: text(`face.${back ? u.backKind : 'front'}`, { unit: { piece: u.id } }),
    symbol: TYPES[u.type]?.symbol ?? 'any',
    ...(u.type === 'leader' || u.type === 'tanks' ? {} : { echelon: u.type === 'artillery' ? 'company' : 'platoon' }),
    figures: [
      { value: String(values.of), boxed: values.direct, label: text(values.direct ? 'figure.direct' : 'figure.of') },
      { value: String(values.range), label: text('figure.range') },
    ],
    glyphs: [
      ...glyph('armored', u.armored),
      ...glyph('antitank', u.antitank),
      ...glyph('heavy', u.heavy),
      ...glyph('limited', u.artillery),
      ...glyph('immobile', values.immobile),
    ],
    ...(back && !fired ? { reduced: true } : {}),
  }
}

function factsOf(box: Box, row: UnitRow, u: UnitDef): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const direct = (on: boolean): string => (on ? ', Direct Fire' : '')
  const front = `OF ${u.front.of}, range ${u.front.range}${direct(u.front.direct)}${u.front.immobile ? ', immobile' : ''}`
  const back = `OF ${u.back.of}, range ${u.back.range}${direct(u.back.direct)}${u.back.immobile ? ', immobile' : ''}`
  const refitUpTo =
    u.refitUpTo > 0 ? `a die of ${u.refitUpTo} or less${u.refitAtEnd ? ', or the end of the turn (T)' : ''}` : ''
  const group = row.group ?? row.assignable_to.split(' ').filter(Boolean).join(' or ')
  return [
    fact('fact.type', TYPES[u.type]?.spoken ?? u.type, 'type'),
    fact('fact.front', front, 'front_of'),
    ...(u.backKind === 'none' ? [] : [fact(`fact.back-${u.backKind}`, back, 'back_of')]),
    fact('fact.steps', u.steps, 'steps'),
    ...(refitUpTo === '' ? [] : [fact('fact.refit', refitUpTo, 'refit_up_to')]),
    ...(u.company < 0 ? [] : [fact('fact.area', companyName(item(box.companies, u.company)), 'company')]),
    ...(u.leads === '' ? [] : [fact('fact.leads', leadsName(u), 'leads')]),
    ...(group === '' ? [] : [fact('fact.group', group, 'group')]),
    ...(u.seat === 'allied' ? [fact('fact.set-up', setUpName(row), 'setup')] : []),
    ...(row.history === '' ? [] : [{ label: text('fact.history'), value: row.history, source: 'H' as const }]),
  ]
}

/** The name of a company: `A Company`, `Headquarters Company`. */
const companyName = (id: string): string => (id === 'HQ' ? 'Headquarters Company' : `${id} Company`)

const leadsName = (u: UnitDef): string =>
  u.leads === 'battalion'
    ? `battalion ${u.battalion}`
    : u.leads === 'regiment'
      ? 'the Storm Regiment'
      : companyName(u.leads)

const RESERVES: Readonly<Record<string, string>> = {
  'reserve-maori': 'the box of the Māori company',
  'reserve-matildas': 'the box of the Matildas',
  'reserve-engineers': 'the box of the engineers',
}

const setUpName = (row: UnitRow): string =>
  RESERVES[row.setup] ?? (row.setup_options === '' ? row.setup : row.setup_options.split(' ').join(', '))

/** `3rd Company` from `3/I`; nothing for leaders. */
function germanCompany(id: string): string[] {
  const number = /^(\d+)\//.exec(id)?.[1]
  return number === undefined ? [] : [`${number}${number === '3' ? 'rd' : 'th'} Company`]
}

/** Battalion and company, outermost first. */
function formationOf(row: UnitRow, u: UnitDef): string[] {
  if (row.seat === 'german') {
    const [battalion, regiment] = row.formation.split(', ')
    return regiment === 'Storm Regiment'
      ? [regiment, battalion ?? '', ...germanCompany(row.id)]
      : ['Storm Regiment', 'Regimental staff']
  }
  if (row.id.startsWith('22/HQ')) return [row.formation, companyName('HQ')]
  return u.company < 0 ? [row.formation] : [row.formation, companyName(row.company)]
}

function pieceOf(box: Box, row: UnitRow, u: UnitDef): PieceDef {
  return {
    id: u.id,
    short: SHORT[u.name] ?? u.name,
    name: nameOf(u),
    seat: u.seat,
    colour: row.nation,
    faces: u.backKind === 'none' ? [faceOf(u, u.front, false)] : [faceOf(u, u.front, false), faceOf(u, u.back, true)],
    facts: factsOf(box, row, u),
    formation: formationOf(row, u),
    ...(row.note === '' ? {} : { note: row.note }),
  }
}

/** All combat units, in the order of the box. */
export const counters = (box: Box): PieceDef[] =>
  box.units.map((u) => {
    const row = box.tables.units.find((r) => r.id === u.id)
    if (!row) throw new RangeError(`units.csv has no row for ${u.id}`)
    return pieceOf(box, row, u)
  })
