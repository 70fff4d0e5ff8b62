// The counters as they are printed: symbol, figures, small signs on both faces, and where each value comes from.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { Face, Fact, PieceDef } from '@merkur/table'
import type { Box, UnitDef, Face as Values } from '../box.ts'

type UnitRow = Box['tables']['units'][number]

const SYMBOLS: Readonly<Record<UnitDef['type'], string>> = {
  leader: 'leader',
  infantry: 'infantry',
  engineers: 'engineers',
  antitank: 'antitank',
  reconnaissance: 'reconnaissance',
  'anti-aircraft': 'anti-aircraft',
  artillery: 'artillery',
  tanks: 'tanks',
  bomber: 'bomber',
}

const SPOKEN: Readonly<Record<UnitDef['type'], string>> = {
  leader: 'leader',
  infantry: 'battalion',
  engineers: 'pioneers',
  antitank: 'antitank battalion',
  reconnaissance: 'reconnaissance battalion',
  'anti-aircraft': 'anti-aircraft battery',
  artillery: 'artillery battery',
  tanks: 'tanks',
  bomber: 'bomber',
}

/** Counters whose drawing says more than their type. */
const OWN_SYMBOL: Readonly<Record<string, string>> = {
  'I-CA': 'tankettes',
  'C-SupGB': 'supply',
  'C-SupNZ': 'supply',
  'C-42P': 'engineers',
  'C-7P': 'engineers',
  'G-Ju87': 'dive-bomber',
}

function symbolOf(u: UnitDef): string {
  const own = OWN_SYMBOL[u.id]
  if (own !== undefined) return own
  if (u.type === 'infantry' && u.glider) return 'glider-infantry'
  if (u.type === 'infantry' && u.para) return 'airborne'
  if (u.type === 'infantry' && u.id.startsWith('G-')) return 'mountain-infantry'
  return SYMBOLS[u.type]
}

/** How sentences and lists call a counter: its name, for leaders their rank. */
function nameOf(box: Box, u: UnitDef): string {
  if (u.kind === 'leader') return `Leader ${u.name}`
  if (u.id === 'G-Ju88a') return 'first Ju88'
  if (u.id === 'G-Ju88b') return 'second Ju88'
  if (box.units.some((x) => x !== u && x.name === u.name)) return `${u.name} ${u.id}`
  return u.name
}

const glyph = (id: string, condition: boolean) => (condition ? [{ glyph: id, label: text(`glyph.${id}`) }] : [])

/** The figures of a face, left to right: attack or artillery, defence, movement; of aircraft the bombing factor. */
function figuresOf(u: UnitDef, values: Values): { value: string; boxed?: boolean; label: ReturnType<typeof text> }[] {
  if (u.kind === 'aircraft') return [{ value: String(values.artillery), boxed: true, label: text('figure.bombing') }]
  const first =
    u.kind === 'unit'
      ? { value: String(values.attack), label: text('figure.attack') }
      : { value: values.artillery > 0 ? String(values.artillery) : '–', boxed: true, label: text('figure.artillery') }
  return [
    first,
    { value: String(values.defence), label: text('figure.defence') },
    { value: String(values.movement), label: text('figure.movement') },
  ]
}

function faceOf(u: UnitDef, row: UnitRow, values: Values, back: boolean): Face {
  return {
    name: text(back ? 'face.reduced' : 'face.full', { unit: { piece: u.id } }),
    symbol: symbolOf(u),
    ...(u.kind === 'leader' || u.kind === 'aircraft' ? {} : { echelon: echelonOf(row.echelon) }),
    figures: figuresOf(u, values),
    glyphs: [
      ...glyph('motor', u.mechanized),
      ...glyph('parachute', u.para),
      ...glyph('immobile', u.kind !== 'aircraft' && values.movement === 0),
      ...glyph('flak', values.dca > 0),
    ],
    ...(back ? { reduced: true } : {}),
  }
}

const echelonOf = (echelon: string): string =>
  echelon === 'platoon' ? 'platoon' : echelon === 'battery' ? 'company' : echelon

function factsOf(box: Box, row: UnitRow, u: UnitDef): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const worth = ([full, back]: UnitDef['faces'], read: (f: Values) => number): string =>
    `${read(full)}, reduced ${read(back)}`
  const formation = item(box.tables.formations, u.formation)
  const leader = box.leaders.find((l) => box.units[l.unit] === u)
  const groups = u.arrivals.map((g) => item(box.groups, g))
  return [
    fact('fact.type', SPOKEN[u.type], 'type'),
    fact('fact.formation', formation.name, 'formation'),
    ...(u.kind === 'unit'
      ? [
          fact(
            'fact.attack',
            worth(u.faces, (f) => f.attack),
            'attack',
          ),
        ]
      : []),
    ...(u.kind === 'aircraft'
      ? []
      : [
          fact(
            'fact.defence',
            worth(u.faces, (f) => f.defence),
            'defence',
          ),
        ]),
    ...(u.kind === 'aircraft' ? [] : [fact('fact.movement', u.faces[0].movement, 'movement')]),
    ...(u.faces[0].artillery > 0
      ? [
          fact(
            u.kind === 'aircraft' ? 'fact.bombing' : 'fact.artillery',
            worth(u.faces, (f) => f.artillery),
            'artillery',
          ),
        ]
      : []),
    ...(u.faces[0].dca > 0
      ? [
          fact(
            'fact.dca',
            worth(u.faces, (f) => f.dca),
            'dca',
          ),
        ]
      : []),
    ...(leader
      ? [
          fact(
            'fact.commands',
            leader.divisional
              ? u.seat === 'commonwealth'
                ? 'all Commonwealth formations'
                : u.para
                  ? 'all parachutists'
                  : formation.name
              : formation.name,
            'formation',
          ),
        ]
      : []),
    ...(u.group === ''
      ? []
      : [fact('fact.three', u.group === 'any-para' ? 'any parachute regiment' : formation.name, 'bonus_group')]),
    ...(groups.length === 0
      ? []
      : [fact('fact.arrival', groups.map((g) => `${g.id} (turn ${g.turn})`).join(' or '), 'arrival')]),
    ...(u.areas.length === 0 || u.areas.length > 3
      ? []
      : [fact('fact.set-up', u.areas.map((a) => item(box.tables.areas, a).name).join(' or '), 'areas')]),
    ...(row.history === '' ? [] : [{ label: text('fact.history'), value: row.history, source: 'H' as const }]),
  ]
}

const COLOURS: Readonly<Record<string, string>> = {
  ge: 'german',
  it: 'italian',
  uk: 'uk',
  nz: 'nz',
  au: 'au',
  gk: 'gk',
}

const SIDES = { german: 'German', commonwealth: 'Commonwealth' } as const

/** All counters of a box. */
export const counters = (box: Box): PieceDef[] =>
  box.units.map((u): PieceDef => {
    const row = box.tables.units.find((r) => r.id === u.id)
    if (!row) throw new RangeError(`units.csv has no row ${u.id}`)
    return {
      id: u.id,
      short: u.id === 'G-Ju88b' ? 'Ju88 II' : u.id === 'G-Ju88a' ? 'Ju88 I' : row.short,
      name: nameOf(box, u),
      seat: u.seat,
      colour:
        u.kind === 'aircraft' ? 'luftwaffe' : u.formation >= 0 && u.para ? 'para' : (COLOURS[row.nation] ?? u.seat),
      faces: [faceOf(u, row, u.faces[0], false), faceOf(u, row, u.faces[1], true)],
      facts: factsOf(box, row, u),
      formation: [SIDES[u.seat], item(box.tables.formations, u.formation).name],
    }
  })
