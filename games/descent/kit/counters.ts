// The counters as they are printed: symbol, size, figures of each face, and where each value comes from.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import { type Face, type Fact, type FactOf, factMaker, type PieceDef } from '@merkur/table'
import { type Box, CONCENTRATED, DISPERSED, TRAVEL, type UnitDef } from '../box.ts'
import { MODES } from '../tables/words.ts'

type UnitRow = Box['tables']['units'][number]
type Type = UnitRow['type']

const SPOKEN: Readonly<Record<Type, string>> = {
  infantry: 'infantry',
  'machine-gun': 'machine guns',
  engineer: 'engineers',
  pioneer: 'pioneers',
  headquarters: 'headquarters',
  reconnaissance: 'reconnaissance',
  'cavalry-machine-gun': 'cavalry machine guns',
  'heavy-weapons': 'heavy weapons',
  artillery: 'artillery',
  'anti-tank': 'anti-tank guns',
  flak: 'flak',
  'static-artillery': 'static artillery',
  armor: 'armor',
  'support-group': 'support group',
  leader: 'leader',
}

const SYMBOLS: Readonly<Record<Type, string>> = {
  infantry: 'infantry',
  'machine-gun': 'machine-guns',
  engineer: 'engineers',
  pioneer: 'engineers',
  headquarters: 'headquarters',
  reconnaissance: 'reconnaissance',
  'cavalry-machine-gun': 'cavalry-machine-guns',
  'heavy-weapons': 'heavy-weapons',
  artillery: 'artillery',
  'anti-tank': 'antitank',
  flak: 'anti-aircraft',
  'static-artillery': 'coastal-artillery',
  armor: 'tanks',
  'support-group': 'support-group',
  leader: 'leader',
}

/** Infantry of the German divisions has signs of its own; who fights as headquarters and company keeps that of its arm. */
function symbolOf(u: UnitDef): string {
  if (u.type === 'infantry' && u.nation === 'paratroop') return u.id.startsWith('AR/') ? 'glider-infantry' : 'airborne'
  if (u.type === 'infantry' && u.nation === 'mountain') return 'mountain-infantry'
  if (u.type === 'anti-tank' && u.headquarters) return 'headquarters-antitank'
  return SYMBOLS[u.type]
}

const ECHELONS: Readonly<Record<string, string>> = {
  army: 'corps',
  division: 'division',
  brigade: 'brigade',
  battalion: 'battalion',
}

/** Figures of a face: Strength, Effectiveness (in brackets for Opportunity fire only), Morale, range beyond one hex. */
export const figuresOf = (
  u: UnitDef,
  mode: number,
  strength: number,
  effectiveness: number,
  morale: number,
): string[] => {
  const shown = u.opportunityOnly && mode === CONCENTRATED ? `(${effectiveness})` : String(effectiveness)
  return [
    String(strength),
    effectiveness > 0 ? shown : '–',
    String(morale).replace('-', '−'),
    ...(u.range > 1 ? [String(u.range)] : []),
  ]
}

/** One object each for all counters: what is one object is sent to the page once. */
const LABELS = ['figure.strength', 'figure.effectiveness', 'figure.morale', 'figure.range'].map((id) => text(id))

function faceOf(u: UnitDef, mode: number): Face {
  const effectiveness = u.effectiveness[mode] ?? 0
  return {
    name: text(`face.${MODES[mode]}`, { unit: { piece: u.id } }),
    symbol: symbolOf(u),
    echelon: ECHELONS[u.echelon] ?? 'company',
    figures: figuresOf(u, mode, u.strength, effectiveness, u.morale).map((value, i) => ({
      value,
      label: item(LABELS, i),
    })),
    glyphs: [
      ...(u.kind.armored ? [{ glyph: 'armored', label: text('glyph.armored') }] : []),
      ...(u.headquarters && symbolOf(u) !== 'headquarters' ? [{ glyph: 'h', label: text('glyph.headquarters') }] : []),
      ...(u.kind.move === 'static' ? [{ glyph: 'immobile', label: text('glyph.static') }] : []),
      ...(u.engineer && symbolOf(u) !== 'engineers' ? [{ glyph: 'e', label: text('glyph.engineer') }] : []),
      ...(mode === TRAVEL ? [{ glyph: 't', label: text('glyph.travel') }] : []),
    ],
    ...(mode === DISPERSED && u.modes.includes(CONCENTRATED) ? { reduced: true } : {}),
  }
}

const leaderFace = (u: UnitDef): Face => ({
  name: text('face.leader', { unit: { piece: u.id } }),
  symbol: 'leader',
  figures: [],
})

const nameOf = (box: Box, id: string): string => box.units.find((u) => u.id === id)?.name ?? id

function factsOf(box: Box, row: UnitRow, u: UnitDef, factOf: FactOf): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact =>
    factOf(id, value, markOf(row.source, column))
  const superior = u.leader ? (box.units[u.leads]?.id ?? '') : row.superior
  return [
    fact('fact.full-name', row.full_name, 'full_name'),
    fact('fact.type', SPOKEN[u.type], 'type'),
    ...(superior === '' ? [] : [fact(u.leader ? 'fact.leads' : 'fact.superior', nameOf(box, superior), 'superior')]),
    ...(u.leader
      ? []
      : [
          fact('fact.modes', row.modes.join(', '), 'modes'),
          fact('fact.strength', u.strength, 'strength'),
          ...(row.concentrated === null ? [] : [fact('fact.concentrated', row.concentrated, 'concentrated')]),
          ...(row.dispersed === null ? [] : [fact('fact.dispersed', row.dispersed, 'dispersed')]),
          fact('fact.morale', u.morale, 'morale'),
          fact('fact.range', u.range, 'range'),
        ]),
    ...(u.independent ? [fact('fact.independent', 'yes', 'independent')] : []),
    ...(row.activation === '' ? [] : [fact('fact.group', nameOf(box, row.activation), 'activation')]),
  ]
}

/** The chain of the box, outermost first: division, brigade, battalion. */
function formationOf(box: Box, u: UnitDef): string[] {
  const out: string[] = []
  for (let hq = u.leader ? u.leads : u.superior; hq >= 0; hq = box.units[hq]?.superior ?? -1)
    out.unshift(box.units[hq]?.name ?? '')
  if (out.length > 0) return u.headquarters ? [...out, u.name] : out
  if (u.headquarters) return [u.name]
  return [u.seat === 'german' ? 'German units of no headquarters' : 'Commonwealth units of no headquarters']
}

function pieceOf(box: Box, row: UnitRow, u: UnitDef, factOf: FactOf): PieceDef {
  return {
    id: u.id,
    short: u.name,
    name: u.leader ? `Leader ${u.name}` : u.name,
    seat: u.seat,
    colour: u.nation,
    faces: u.leader ? [leaderFace(u)] : u.modes.map((mode) => faceOf(u, mode)),
    facts: factsOf(box, row, u, factOf),
    formation: formationOf(box, u),
    ...(row.note === '' ? {} : { note: row.note }),
  }
}

/** All counters of the box; units first, leaders among them. */
export function counters(box: Box): PieceDef[] {
  const factOf = factMaker()
  return box.tables.units.map((row, i) => pieceOf(box, row, item(box.units, i), factOf))
}
