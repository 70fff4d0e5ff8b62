// The player aid sheets of command, Disruption, supply, fatigue, modes and turns.
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box.ts'
import { dash, numbered, signed, weakest } from './chart-words.ts'

const costs = (box: Box): ChartDef => ({
  id: 'command-costs',
  title: text('chart.command-costs'),
  rule: '13.18',
  columns: ['For', 'Points', 'Per'],
  rows: box.tables.commandCosts.map((r) => [r.label, String(r.points), r.per]),
  source: weakest(box.tables.commandCosts),
})

const checks = (box: Box): ChartDef => ({
  id: 'command-table',
  title: text('chart.command-table'),
  rule: '13.24',
  columns: ['Die', 'New Zealand', 'Australian, British', 'Greek and others'],
  rows: box.tables.commandTable.map((r) => [
    signed(r.die),
    dash(r.new_zealand),
    dash(r.australian_british),
    dash(r.greek_other),
  ]),
  source: weakest(box.tables.commandTable),
  note: `The die is changed by: ${box.tables.commandModifiers.map((m) => `${signed(m.amount)} ${m.label}`).join('; ')}.`,
})

const results = (box: Box): ChartDef => ({
  id: 'command-results',
  title: text('chart.command-results'),
  rule: '13.4',
  columns: ['Result', 'Means', 'Retreats', 'Moves', 'Fires', 'Morale', 'Ends'],
  rows: box.tables.commandResults.map((r) => [
    dash(r.code),
    r.label,
    r.retreat === 0 ? '–' : `${r.retreat} hexes`,
    r.move ? 'yes' : 'no',
    r.fire === 'all' ? 'yes' : r.fire === 'assaulted' ? 'when assaulted' : 'Free and Opportunity fire',
    r.morale === 0 ? '–' : signed(r.morale),
    r.ends,
  ]),
  source: weakest(box.tables.commandResults),
})

const recovery = (box: Box): ChartDef => ({
  id: 'recovery',
  title: text('chart.recovery'),
  rule: '15.66',
  columns: ['Die', ...[1, 2, 3, 4, 5, 6].map((m) => `Morale ${m}`)],
  rows: box.tables.recovery.map((r) => [
    signed(r.die),
    ...[1, 2, 3, 4, 5, 6].map((m) => (numbered(r, `m${m}`) === 'R' ? 'recovers' : '–')),
  ]),
  source: weakest(box.tables.recovery),
  note: `The die is changed by: ${box.tables.recoveryModifiers.map((m) => `${signed(m.amount)} ${m.label}`).join('; ')}.`,
})

const supply = (box: Box): ChartDef => ({
  id: 'supply',
  title: text('chart.supply'),
  rule: '19.2',
  columns: ['Echelon', 'Path', 'Length', 'From'],
  rows: box.tables.supply.map((r) => [
    r.echelon.replace('-', ' '),
    r.path === 'routes' ? 'roads, trails, clear' : r.path === 'move' ? 'movement points' : 'hexes',
    r.length === null ? 'any' : String(r.length),
    r.source_of,
  ]),
  source: weakest(box.tables.supply),
  note: `Who fires out of supply rolls a die and is Depleted at or below: ${box.tables.depletion.map((d) => `${d.troops.replace('-', ' ')} ${d.depleted_to}`).join(', ')}.`,
})

const fatigue = (box: Box): ChartDef => ({
  id: 'fatigue',
  title: text('chart.fatigue'),
  rule: '24.12',
  columns: ['Turn', 'Fatigued on two dice of'],
  rows: box.tables.fatigue.map((r) => [String(r.turn), `${r.least} or more`]),
  source: weakest(box.tables.fatigue),
})

const modes = (box: Box): ChartDef => ({
  id: 'modes',
  title: text('chart.modes'),
  rule: '15.0',
  columns: ['Mode', 'Fires', 'Opportunity fire', 'Zone', 'Moves', 'Assaults', 'Observes', 'Controls', 'Strength'],
  rows: box.tables.modes.map((m) => [
    m.mode,
    ...[m.fire, m.opportunity_fire, m.zone, m.moves, m.assaults, m.observes, m.controls].map((x) => (x ? 'yes' : 'no')),
    m.strength,
  ]),
  source: weakest(box.tables.modes),
})

const turns = (box: Box): ChartDef => ({
  id: 'turns',
  title: text('chart.turns'),
  rule: '5.0',
  columns: [
    'Turn',
    'Day',
    'Time',
    'Command points',
    'German airstrikes',
    'Commonwealth airstrikes',
    'Weather',
    'Checks',
  ],
  rows: box.tables.turns.map((t) => [
    String(t.turn),
    t.date.replace(' 1941', ''),
    t.night ? `${t.time} night` : t.time,
    String(t.command),
    String(t.airstrikes),
    String(t.commonwealth_airstrikes),
    t.weather === '' ? '–' : t.weather,
    t.check ? 'yes' : '–',
  ]),
  source: weakest(box.tables.turns),
})

const victory = (box: Box): ChartDef => ({
  id: 'victory',
  title: text('chart.victory'),
  rule: '27.5',
  columns: ['Scenario', 'Side', 'For', 'Points', 'When', 'Case'],
  rows: box.tables.victory.map((v) => [
    v.scenario === 'bg' ? 'Battle Game' : v.scenario,
    v.seat === 'german' ? 'German' : 'Commonwealth',
    v.label,
    String(v.points),
    v.per === 'each' ? 'each' : v.per === 'end' ? 'at the end' : v.per === 'once' ? 'once' : `each ${v.per}`,
    v.case,
  ]),
  source: weakest(box.tables.victory),
})

/** Charts of command and supply. */
export const commandCharts = (box: Box): ChartDef[] =>
  [costs, checks, results, recovery, modes, supply, fatigue, turns, victory].map((chart) => chart(box))
