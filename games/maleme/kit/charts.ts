// The player aid sheets: fire table, drift, refit, headquarters, turns, reliability, order of entry, the cup.
import type { Mark } from '@merkur/box'
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box.ts'

const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
  stay: 'in the Drop hex',
  perfect: 'Perfect: the German seat picks a hex of the zone',
  snafu: 'SNAFU: the Allied seat picks a hex of the zone',
}

/** The mark of a chart: reconstruction as soon as any row has some. */
const weakest = (
  rows: readonly { readonly source: { readonly row: Mark; readonly columns: Readonly<Record<string, Mark>> } }[],
): Mark => (rows.some((r) => r.source.row === 'D' || Object.values(r.source.columns).includes('D')) ? 'D' : 'R')

const upTo = (n: number): string => (n <= 1 ? '1' : `1–${n}`)

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

function fire(box: Box): ChartDef {
  const rows = box.tables.fire
  return {
    id: 'fire',
    title: text('chart.fire'),
    rule: '4.2',
    columns: ['Die', '1', '2', '3', '4', '5', '6', '7', '8+'],
    rows: rows.map((r) =>
      [String(r.roll), r.fn1, r.fn2, r.fn3, r.fn4, r.fn5, r.fn6, r.fn7, r.fn8].map((x) => (x === '-' ? '–' : x)),
    ),
    source: weakest(rows),
    note: 'P: pinned. PH: pinned, or hit if pinned already. H: hit. The column is the Fire Number.',
  }
}

const drift = (box: Box): ChartDef => ({
  id: 'drift',
  title: text('chart.drift'),
  rule: '5.1',
  columns: ['Two dice', 'The unit lands'],
  rows: box.tables.drift.map((r) => [String(r.roll), DIRECTIONS[r.direction] ?? r.direction]),
  source: weakest(box.tables.drift),
})

function refit(box: Box): ChartDef {
  const name = (id: string): string => box.units.find((u) => u.id === id)?.name ?? id
  const what: Readonly<Record<string, string>> = {
    pinned: 'Pinned',
    regrouping: 'Regrouping',
    leader: 'to the die: a friendly leader with it or adjacent',
    'enemy-adjacent': 'to the die: an enemy adjacent',
  }
  return {
    id: 'refit',
    title: text('chart.refit'),
    rule: '4.3',
    columns: ['What', 'Succeeds on', 'At the end of the turn'],
    rows: box.tables.refit.map((r) => [
      what[r.id] ?? r.units.map(name).join(', '),
      r.kind === 'modifier' ? signed(r.value) : upTo(r.value),
      r.kind === 'modifier' || r.units.length === 0 ? '' : r.at_end ? 'T: turned back' : '–',
    ]),
    source: weakest(box.tables.refit),
  }
}

const hq = (box: Box): ChartDef => ({
  id: 'hq',
  title: text('chart.hq'),
  rule: '4.4',
  columns: ['HQ action', 'Seat', 'Succeeds on', 'Company leader eliminated', 'Allied marker later than German', 'Case'],
  rows: box.tables.hq.map((r) => [
    r.label,
    r.seat === 'german' ? 'German' : 'Allied',
    upTo(r.up_to),
    r.leader_eliminated === 0 ? '–' : signed(r.leader_eliminated),
    r.allied_later === 0 ? '–' : signed(r.allied_later),
    r.case,
  ]),
  source: weakest(box.tables.hq),
  note: 'Modifiers change the die. These rolls are never rerolled and never end the turn.',
})

const turns = (box: Box): ChartDef => ({
  id: 'turns',
  title: text('chart.turns'),
  rule: '6',
  columns: ['Turn', 'Ends on', 'Drops', 'HQ actions', 'First die hands over the Initiative'],
  rows: box.tables.turns.map((r) => [
    r.repeats ? `${r.time} and later` : r.time,
    r.ends_on.join(', '),
    r.drop === 'markers' ? 'by Drop Group marker' : r.drop === 'zones' ? 'into zones A, B, C' : '–',
    r.hq ? 'yes' : 'no',
    r.first_roll_hands_over ? 'yes' : 'no',
  ]),
  source: weakest(box.tables.turns),
})

const reliability = (box: Box): ChartDef => ({
  id: 'reliability',
  title: text('chart.reliability'),
  rule: '4.4.1.2',
  columns: ['Die', 'The Matilda'],
  rows: box.tables.reliability.map((r) => [
    String(r.roll),
    r.result === 'removed'
      ? 'breaks down and leaves the game'
      : r.result === 'immobilised'
        ? 'is immobilised'
        : 'runs on',
  ]),
  source: weakest(box.tables.reliability),
})

const entry = (box: Box): ChartDef => ({
  id: 'entry',
  title: text('chart.entry'),
  rule: '3.2',
  columns: ['Turn', 'Group', 'Units', 'To be assigned', 'Lands'],
  rows: box.tables.groups.map((g) => [
    g.turn,
    g.id,
    g.units.map((id) => box.units.find((u) => u.id === id)?.name ?? id).join(', '),
    g.assignable.map((id) => box.units.find((u) => u.id === id)?.name ?? id).join(', ') || '–',
    g.marker
      ? g.glider
        ? 'by glider, on an arrowed Drop hex'
        : 'by parachute, on its Drop hex'
      : 'by die, into zone A, B or C',
  ]),
  source: weakest(box.tables.groups),
})

const zones = (box: Box): ChartDef => ({
  id: 'zones',
  title: text('chart.zones'),
  rule: '4.1.2',
  columns: ['Zone', 'Die', 'Touches', 'Beside'],
  rows: box.tables.zones.map((z) => [
    z.label,
    z.faces.length > 0 ? z.faces.join(', ') : '–',
    z.touches.join(', '),
    z.adjacent.length > 0 ? z.adjacent.map((a) => `Zone ${a}`).join(', ') : '–',
  ]),
  source: weakest(box.tables.zones),
})

const cup = (box: Box): ChartDef => ({
  id: 'cup',
  title: text('chart.cup'),
  rule: '2.2.2',
  columns: ['Copies', 'Regrouping: OF/range', 'Pinned: OF'],
  rows: box.tables.markers.map((m) => [String(m.copies), `${m.regroup_of}/${m.regroup_range}`, signed(m.pin_modifier)]),
  source: weakest(box.tables.markers),
})

/** All charts, the ones asked for most often first. */
export const charts = (box: Box): ChartDef[] =>
  [fire, refit, turns, hq, drift, entry, zones, reliability, cup].map((chart) => chart(box))
