// The player aid sheets of weather, landings and airstrikes.
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box.ts'
import { dash, numbered, weakest } from './chart-words.ts'

const weather = (box: Box): ChartDef => ({
  id: 'weather',
  title: text('chart.weather'),
  rule: '16.12',
  columns: ['Two dice', 'Turn of 0201', 'Turn of 1201'],
  rows: box.tables.air.weather.map((r) => [String(r.dice), r.morning, r.noon]),
  source: weakest(box.tables.air.weather),
  note: 'The condition of weather; P: no flying.',
})

const CAPABILITIES = ['c1', 'c4', 'c7', 'c10', 'c13', 'c16'] as const

const landing = (box: Box): ChartDef => ({
  id: 'landing',
  title: text('chart.landing'),
  rule: '16.27',
  columns: ['Two dice', '1–3', '4–6', '7–9', '10–12', '13–15', '16 and more'],
  rows: box.tables.air.landing.map((r) => [String(r.dice), ...CAPABILITIES.map((c) => dash(r[c]))]),
  source: weakest(box.tables.air.landing),
  note: 'Columns by the Fire capability. A number: Strength points lost, and Dispersed; d: Dispersed; D: Disrupted; E: eliminated. Guns: one point less, and Disrupted.',
})

const scatter = (box: Box): ChartDef => ({
  id: 'scatter',
  title: text('chart.scatter'),
  rule: '16.28',
  columns: ['Two dice', 'Weather 0–2', '3–6', '7–10', '11–12'],
  rows: box.tables.air.landingScatter.map((r) => [String(r.dice), ...[r.w0, r.w3, r.w7, r.w11].map(dash)]),
  source: weakest(box.tables.air.landingScatter),
  note: `S1, S2: that many hexes; A: aborted. Direction by a die: ${box.tables.air.scatter.map((s) => `${s.die} ${s.direction}`).join(', ')}.`,
})

const capability = (box: Box): ChartDef => ({
  id: 'capability',
  title: text('chart.capability'),
  rule: '16.23',
  columns: ['What', 'Adds'],
  rows: box.tables.air.capability.map((r) => [
    r.from === null
      ? r.id.replace('-', ' ')
      : r.from === r.to
        ? `Effectiveness ${r.from}`
        : `Effectiveness ${r.from} to ${r.to}`,
    r.halves % 2 === 0 ? String(r.halves / 2) : `${r.halves > 1 ? Math.floor(r.halves / 2) : ''}½`,
  ]),
  source: weakest(box.tables.air.capability),
})

const mountain = (box: Box): ChartDef => ({
  id: 'mountain',
  title: text('chart.mountain'),
  rule: '16.7',
  columns: ['Where the enemy is', 'Eliminated on', 'Weather 7 and more adds one'],
  rows: box.tables.air.mountainLanding.map((r) => [
    r.condition,
    r.lost_to === 0 ? '–' : r.lost_to === 1 ? '1' : `1 to ${r.lost_to}`,
    r.bad_weather ? 'yes' : 'no',
  ]),
  source: weakest(box.tables.air.mountainLanding),
})

const STRIKE = ['dispersed', 'concentrated', 'disrupted', 'travel_covered', 'travel_open'] as const

const airstrike = (box: Box): ChartDef => ({
  id: 'airstrike',
  title: text('chart.airstrike'),
  rule: '17.45',
  columns: ['Two dice', 'Dispersed', 'Concentrated', 'Disrupted', 'Travel in cover', 'Travel in the open'],
  rows: box.tables.air.airstrikes.map((r) => [String(r.dice), ...STRIKE.map((c) => dash(r[c]))]),
  source: weakest(box.tables.air.airstrikes),
  note: 'D: Disrupted and back one hex. 1: a point lost and Disrupted. 1*: by kind; armor is only Disrupted, a headquarters only loses the point.',
})

const drift = (box: Box): ChartDef => ({
  id: 'airstrike-scatter',
  title: text('chart.airstrike-scatter'),
  rule: '17.2',
  columns: ['Two dice', 'Normal', 'Hasty'],
  rows: Array.from({ length: 11 }, (_, i) => i + 2).map((dice) => [
    String(dice),
    ...(['normal', 'hasty'] as const).map((kind) => {
      const row = box.tables.air.airstrikeScatter.find((r) => r.kind === kind && r.dice === dice)
      return row === undefined || row.hexes === 0
        ? 'on target'
        : row.hexes === 1
          ? 'one hex'
          : `${numbered(row, 'hexes')} hexes`
    }),
  ]),
  source: weakest(box.tables.air.airstrikeScatter),
})

/** Charts of the air. */
export const airCharts = (box: Box): ChartDef[] =>
  [weather, landing, capability, scatter, mountain, airstrike, drift].map((chart) => chart(box))
