// The tables of chapter 17 and the lists of the set-up, as player aid sheets.
import type { Mark, Sources } from '@merkur/box'
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box-def.ts'

/** The mark of a chart: reconstruction as soon as any value has some. */
const weakest = (rows: readonly { readonly source: Sources }[]): Mark =>
  rows.some((r) => r.source.row === 'D' || Object.values(r.source.columns).includes('D')) ? 'D' : 'R'

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1)

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

const halves = (n: number | null): string =>
  n === null ? '–' : n % 2 === 0 ? String(n / 2) : n === 1 ? '½' : `${(n - 1) / 2}½`

const differences = (box: Box): ChartDef => ({
  id: 'differences',
  title: text('chart.differences'),
  rule: '17.2',
  columns: ['Ground', ...NUMBERS.map(String)],
  rows: box.tables.crtRows.map((r) => [r.label, ...NUMBERS.map((n) => r[`n${n}` as 'n1'].map(signed).join(', '))]),
  source: weakest(box.tables.crtRows),
  note: 'Attack minus defence. Below the first value number 1, above the last one the last number.',
})

const results = (box: Box): ChartDef => ({
  id: 'results',
  title: text('chart.results'),
  rule: '17.2',
  columns: ['Roll', ...NUMBERS.map(String)],
  rows: box.tables.crt.map((r) => [
    String(r.roll),
    ...NUMBERS.map((n) => (r[`n${n}` as 'n1'] === '-' ? '●' : r[`n${n}` as 'n1'])),
  ]),
  source: weakest(box.tables.crt),
  note: 'Ae: attackers eliminated. A1, A2: attackers retreat. ●: nothing. B1 to B4: defenders retreat.',
})

const terrain = (box: Box): ChartDef => ({
  id: 'terrain',
  title: text('chart.terrain'),
  rule: '17.1',
  columns: ['Ground', 'Movement points', 'Row in combat', 'Case'],
  rows: box.tables.terrain.map((t) => [
    t.label,
    t.effect === 'closed'
      ? 'closed'
      : t.effect === 'adds'
        ? `+${halves(t.cost_halves)}`
        : t.effect === 'none'
          ? 'as the ground'
          : halves(t.cost_halves),
    box.tables.crtRows.find((r) => r.id === t.crt_row)?.label ?? '–',
    t.case,
  ]),
  source: weakest(box.tables.terrain),
})

const flak = (box: Box): ChartDef => ({
  id: 'anti-aircraft',
  title: text('chart.anti-aircraft'),
  rule: '17.3',
  columns: ['Roll', 'on the hex', '1 hex', '2 hexes'],
  rows: box.tables.antiAircraft.map((r) => [String(r.roll), r.distance0, r.distance1, r.distance2]),
  source: weakest(box.tables.antiAircraft),
  note: 'E: eliminated. R: scattered three hexes. -: lands on the planned hex.',
})

const convoy = (box: Box): ChartDef => ({
  id: 'convoy',
  title: text('chart.convoy'),
  rule: '17.4',
  columns: ['Roll', '0–2 points', '3–5', '6–8', '9 and more'],
  rows: box.tables.convoy.map((r) => [String(r.roll), r.from0, r.from3, r.from6, r.from9]),
  source: weakest(box.tables.convoy),
  note: 'Z: sunk. -: arrives.',
})

const scatter = (box: Box): ChartDef => ({
  id: 'scatter',
  title: text('chart.scatter'),
  rule: '12.2',
  columns: ['Roll', 'Direction'],
  rows: box.tables.scatter.map((r) => [String(r.roll), r.direction]),
  source: weakest(box.tables.scatter),
})

const places = (box: Box): ChartDef => ({
  id: 'places',
  title: text('chart.places'),
  rule: '16.42',
  columns: ['Place', 'Hex', 'Kind', 'Points', 'By air a phase', 'Counts for ten turns'],
  rows: box.tables.places.map((p) => [
    p.name,
    p.hex,
    p.kind,
    String(p.points),
    p.air_capacity > 0 ? String(p.air_capacity) : '–',
    p.hold ? 'yes' : 'no',
  ]),
  source: weakest(box.tables.places),
})

const turns = (box: Box): ChartDef => ({
  id: 'turns',
  title: text('chart.turns'),
  rule: '3.0',
  columns: ['Turn', 'Date', 'Time', 'Air points', 'Landings', 'British movement', 'Arrive'],
  rows: box.tables.turns.map((t) => [
    String(t.turn),
    t.date,
    t.time,
    String(t.air_points),
    t.landings ? 'yes' : 'no',
    t.british_halved ? 'halved' : 'full',
    t.arrivals.join(', ') || '–',
  ]),
  source: weakest(box.tables.turns),
})

/** All charts, the ones asked for most often first. */
export const charts = (box: Box): ChartDef[] =>
  [differences, results, terrain, flak, convoy, scatter, places, turns].map((chart) => chart(box))
