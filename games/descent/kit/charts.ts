// The player aid sheets of ground, fire and close assault; the rest stands in charts-command.ts and charts-air.ts.
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box.ts'
import { dash, numbered, signed, weakest } from './chart-words.ts'
import { airCharts } from './charts-air.ts'
import { commandCharts } from './charts-command.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Eighths of a point as they are printed: `½`, `1¼`, `P` for prohibited. */
function price(eighths: number | null): string {
  if (eighths === null) return '–'
  if (!Number.isFinite(eighths)) return 'P'
  const whole = Math.floor(eighths / 8)
  const rest = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'][eighths % 8] ?? ''
  return rest === '' ? String(whole) : `${whole === 0 ? '' : whole}${rest}`
}

const terrain = (box: Box): ChartDef => ({
  id: 'terrain',
  title: text('chart.terrain'),
  rule: '11.14',
  columns: [
    'Ground',
    'Stack',
    'Dispersed',
    '(mountain troops)',
    'Concentrated',
    '(mountain troops)',
    'Vehicles dispersed',
    'Vehicles concentrated',
    'Travel',
    'Observes',
    'Number',
    'Blocked by',
  ],
  rows: box.tables.terrain
    .filter((t) => t.kind !== 'mark')
    .map((t) => [
      t.label,
      t.stack === null ? '–' : String(t.stack),
      price(t.dispersed),
      price(t.dispersed_mountain),
      price(t.concentrated),
      price(t.concentrated_mountain),
      price(t.dispersed_vehicle),
      price(t.concentrated_vehicle),
      price(t.travel),
      t.observe === null ? '–' : String(t.observe),
      t.number === null ? '–' : String(t.number),
      t.blocked_by.length > 0 ? t.blocked_by.join(' ') : '–',
    ]),
  source: weakest(box.tables.terrain),
  note: 'Prices in movement points; P: prohibited. A road or trail replaces the price of the ground where it is followed, a hexside is paid in addition.',
})

const effect = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ')

function matrix(box: Box, id: 'direct' | 'indirect'): ChartDef {
  const { fire } = box.tables
  const columns = id === 'direct' ? fire.directColumns : fire.indirectColumns
  const rows = id === 'direct' ? fire.direct : fire.indirect
  return {
    id: `fire-${id}`,
    title: text(`chart.fire-${id}`),
    rule: id === 'direct' ? '6.61' : '6.62',
    columns: ['Strength', ...columns.map((c) => `${effect(c.soft)} (${effect(c.hard)})`)],
    rows: rows.map((r) => [String(r.strength), ...columns.map((c) => dash(numbered(r, c.column)))]),
    source: weakest(rows),
    note: 'Columns by Effectiveness; in brackets against armor and entrenched targets. The number found is the Fire value.',
  }
}

const fireResults = (box: Box): ChartDef => ({
  id: 'fire-results',
  title: text('chart.fire-results'),
  rule: '6.63',
  columns: ['Two dice', ...upTo(9).map(String)],
  rows: [
    ...box.tables.fire.rows.map((r) => [r.label, ...upTo(9).map((n) => dash(numbered(r, `n${n}`)))]),
    ...box.tables.fire.results.map((r) => [String(r.dice), ...upTo(9).map((n) => dash(numbered(r, `n${n}`)))]),
  ],
  source: weakest(box.tables.fire.results),
  note: 'The first rows find the column: read along the row of the target to the Fire value. A number: Strength points lost, and disperse or lose one more. D: disperse or lose one.',
})

const assaultValues = (box: Box): ChartDef => {
  const { columns, values } = box.tables.assault
  return {
    id: 'assault-values',
    title: text('chart.assault-values'),
    rule: '9.71',
    columns: ['Effectiveness', ...columns.map((c) => `${signed(c.open)} (${signed(c.close)})`)],
    rows: values.map((v) => [signed(v.effectiveness), ...columns.map((c) => dash(numbered(v, c.column)))]),
    source: weakest(values),
    note: 'Columns by the difference of Morale in open ground, in brackets in close ground and against entrenchments. D: the attackers are Disrupted. The number found is the column of the results.',
  }
}

const assaultResults = (box: Box): ChartDef => ({
  id: 'assault-results',
  title: text('chart.assault-results'),
  rule: '9.72',
  columns: ['Odds', 'Die', ...upTo(9).map(String)],
  rows: box.tables.assault.results.map((r) => [
    r.odds,
    String(r.die),
    ...upTo(9).map((n) => dash(numbered(r, `v${n}`))),
  ]),
  source: weakest(box.tables.assault.results),
  note: 'Attacker’s losses before the stroke, defender’s after it; r: the defenders retreat, d: and are Disrupted. A: only the attackers suffer; d: and are Disrupted.',
})

const assaultModifiers = (box: Box): ChartDef => ({
  id: 'assault-modifiers',
  title: text('chart.assault-modifiers'),
  rule: '9.7',
  columns: ['Who', 'What', 'By', 'When', 'Case'],
  rows: box.tables.assault.modifiers.map((m) => [
    m.applies_to,
    m.kind === 'strength-half' ? 'Strength' : m.kind === 'morale' ? 'Morale' : 'Effectiveness',
    m.amount === null ? 'half' : signed(m.amount),
    m.condition,
    m.case,
  ]),
  source: weakest(box.tables.assault.modifiers),
})

const opportunity = (box: Box): ChartDef => ({
  id: 'opportunity',
  title: text('chart.opportunity'),
  rule: '9.4',
  columns: ['What draws fire', 'Phase', 'At whom', 'How often', 'Where', 'Case'],
  rows: box.tables.fire.opportunity.map((r) => [r.trigger, r.phase, r.targets, r.repeats, r.where, r.case]),
  source: weakest(box.tables.fire.opportunity),
  note: `Nothing draws: ${box.tables.fire.exceptions.map((e) => `${e.exempt} (${e.case})`).join('; ')}.`,
})

/** All charts, the ones asked for most often first. */
export const charts = (box: Box): ChartDef[] => [
  matrix(box, 'direct'),
  matrix(box, 'indirect'),
  fireResults(box),
  terrain(box),
  assaultValues(box),
  assaultResults(box),
  assaultModifiers(box),
  opportunity(box),
  ...commandCharts(box),
  ...airCharts(box),
]
