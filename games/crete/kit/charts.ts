// The player aid sheets: results, values, ground, landing, bombing, movement, activation, the convoy, arrivals, victory.
import type { Mark } from '@merkur/box'
import { text } from '@merkur/engine'
import type { ChartDef } from '@merkur/table'
import type { Box } from '../box.ts'

type Rows = readonly {
  readonly source: { readonly row: Mark; readonly columns: Readonly<Record<string, Mark>> }
}[]

/** The mark of a chart: reconstruction as soon as any row has some. */
const weakest = (rows: Rows): Mark =>
  rows.some((r) => r.source.row === 'D' || Object.values(r.source.columns).includes('D')) ? 'D' : 'R'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

const SUFFERS: Readonly<Record<string, string>> = {
  none: '–',
  reduced: 'reduced',
  eliminated: 'eliminated',
  'reduced-retreats': 'reduced, retreats',
  'retreat-or-one-reduced': 'all retreat, or one reduced',
  'retreats-or-reduced': 'retreats or is reduced',
  'one-reduced-at-random': 'one, drawn, is reduced',
  'reduced-if-dca': 'reduced under anti-aircraft guns',
}
const suffers = (id: string): string => SUFFERS[id] ?? id

function results(box: Box): ChartDef {
  const rows = box.tables.combatResults
  const band = (from: number, to: number): string =>
    from <= -99
      ? `${signed(to)} and below`
      : to >= 99
        ? `${signed(from)} and above`
        : from === to
          ? signed(from)
          : `${signed(from)} to ${signed(to)}`
  return {
    id: 'results',
    title: text('chart.results'),
    rule: '7.4',
    columns: [
      'Attack less defence',
      'Assault: main attacker',
      'supporters',
      'main defender',
      'other defenders',
      'Shot: shooter',
      'main defender',
    ],
    rows: rows.map((r) => [
      band(r.from, r.to),
      ...[
        r.assault_attacker,
        r.assault_supporters,
        r.assault_defender,
        r.assault_others,
        r.shot_attacker,
        r.shot_defender,
      ].map(suffers),
    ]),
    source: weakest(rows),
    note: 'Reduction first, then the retreat. Who cannot retreat is reduced once more.',
  }
}

const attack = (box: Box): ChartDef => ({
  id: 'attack',
  title: text('chart.attack'),
  rule: '7.1',
  columns: ['Attack value', 'Added'],
  rows: [
    ['attack factor of the main attacker (scattered: 2)', 'factor'],
    ...box.tables.attack.filter((a) => !a.id.startsWith('scatter')).map((a) => [a.applies, signed(a.value)]),
    ['one leader or battery in or beside the area (assaults)', 'artillery'],
    ['shots from a contested area', 'half of all'],
  ],
  source: weakest(box.tables.attack),
})

const GROUND_NAMES: Readonly<Record<string, string>> = {
  flat: 'flat',
  difficult: 'difficult ground',
  hill: 'hill',
  mountain: 'mountain',
  'hill-107': 'Maleme airfield and Hill 107, Commonwealth',
  secondary: 'secondary city',
  city: 'Chania, Rethymnion, Heraklion',
  fort: 'fort, Commonwealth; on top',
  leader: 'leader of the main defender; on top',
  dca: 'each anti-aircraft point in or beside the area, against aircraft',
}

const defence = (box: Box): ChartDef => ({
  id: 'defence',
  title: text('chart.defence'),
  rule: '7.2',
  columns: ['Ground and more', 'Combat', 'Bombing'],
  rows: box.tables.defence.map((d) => [GROUND_NAMES[d.id] ?? d.id, signed(d.combat), signed(d.bombing)]),
  source: weakest(box.tables.defence),
  note: 'Of ground and cities only the best counts.',
})

const landing = (box: Box): ChartDef => ({
  id: 'landing',
  title: text('chart.landing'),
  rule: '5.2',
  columns: ['Landing test', 'To the die'],
  rows: box.tables.landing.map((l) =>
    l.kind === 'threshold'
      ? ['the counter is reduced', `${l.value} or more`]
      : [
          l.kind === 'enemies' ? `${l.applies.replace(' ', ' or ')} enemy counters in the area` : l.applies,
          signed(l.value),
        ],
  ),
  source: weakest(box.tables.landing),
})

function bombing(box: Box): ChartDef {
  const rows = box.tables.bombingResults
  return {
    id: 'bombing',
    title: text('chart.bombing'),
    rule: '8.3',
    columns: ['Bombing against defence', 'Area', 'Unit named', 'Second unit', 'Bombing side', 'Aircraft'],
    rows: rows.map((r) => [
      r.id === 'less' ? 'below' : r.id === 'equal' ? 'equal' : 'above',
      r.target_area,
      suffers(r.target),
      suffers(r.second),
      suffers(r.own),
      suffers(r.plane),
    ]),
    source: weakest(rows),
  }
}

const movement = (box: Box): ChartDef => ({
  id: 'movement',
  title: text('chart.movement'),
  rule: '6.1',
  columns: ['Entering', 'Points'],
  rows: box.tables.movement.map((m) => [
    m.id === 'road' || m.id === 'strategic' || m.id === 'enemy' ? m.applies : m.id,
    m.id === 'enemy' ? signed(m.cost) : String(m.cost),
  ]),
  source: weakest(box.tables.movement),
})

const activation = (box: Box): ChartDef => ({
  id: 'activation',
  title: text('chart.activation'),
  rule: '4',
  columns: ['Turn', 'Day', 'Part', 'Areas the Commonwealth may move', 'At least', 'Groups'],
  rows: box.tables.turns.map((t) => [
    String(t.turn),
    t.date,
    t.part,
    t.activation_modifier === 0 ? 'die' : `die ${signed(t.activation_modifier)}`,
    String(t.activation_least),
    t.arrivals.join(', ') || '–',
  ]),
  source: weakest(box.tables.turns),
  note: `Turns 1 to 5: +${box.tables.concentration.find((c) => c.areas_held === 1)?.bonus ?? 0} when the Germans stand in one area of the west map or none, +${box.tables.concentration.find((c) => c.areas_held === 2)?.bonus ?? 0} when in two. Never more than six.`,
})

const CONVOY: Readonly<Record<string, string>> = {
  passes: 'passes; lands from the next turn on',
  delayed: 'waits a turn',
  attacked: 'attacked: a die of units lost',
  destroyed: 'destroyed',
}

const convoy = (box: Box): ChartDef => ({
  id: 'convoy',
  title: text('chart.convoy'),
  rule: '5.4',
  columns: ['Die', 'Convoy B1', 'Second die: units lost, the others'],
  rows: box.tables.interception.map((r) => {
    const loss = box.tables.convoyLosses.find((l) => l.roll === r.roll)
    return [
      String(r.roll),
      CONVOY[r.result] ?? r.result,
      loss ? `${loss.lost}, ${loss.rest === 'passes' ? 'pass' : 'turn back for good'}` : '–',
    ]
  }),
  source: weakest(box.tables.interception),
})

const arrivals = (box: Box): ChartDef => ({
  id: 'arrivals',
  title: text('chart.arrivals'),
  rule: '13.1',
  columns: ['Group', 'Comes', 'From turn', 'Counters'],
  rows: box.tables.arrivals.map((a) => [
    a.id,
    a.kind === 'drop' ? 'by parachute and glider' : a.kind === 'air' ? 'by Ju 52' : 'by sea',
    `${a.turn} (${a.date})`,
    a.units.map((id) => box.units.find((u) => u.id === id)?.name ?? id).join(', '),
  ]),
  source: weakest(box.tables.arrivals),
})

const objectives = (box: Box): ChartDef => ({
  id: 'objectives',
  title: text('chart.objectives'),
  rule: '10',
  columns: ['Objective', 'At the start'],
  rows: box.tables.objectives.map((o) => [
    o.name,
    o.owner === '' ? 'nobody' : o.owner === 'german' ? 'German' : 'Commonwealth',
  ]),
  source: weakest(box.tables.objectives),
})

const LEVELS: Readonly<Record<string, string>> = {
  decisive: 'decisive victory',
  great: 'great victory',
  strategic: 'strategic victory',
  marginal: 'marginal victory',
  draw: 'draw',
}

const victory = (box: Box): ChartDef => ({
  id: 'victory',
  title: text('chart.victory'),
  rule: '10',
  columns: ['Objectives not German', 'Result'],
  rows: box.tables.victory.map((v) => [
    v.held_from === v.held_to ? String(v.held_from) : `${v.held_from} or more`,
    v.winner === '' ? 'draw' : `${v.winner === 'german' ? 'German' : 'Commonwealth'} ${LEVELS[v.level] ?? v.level}`,
  ]),
  source: weakest(box.tables.victory),
})

const solo = (box: Box): ChartDef => ({
  id: 'solo',
  title: text('chart.solo'),
  rule: '12',
  columns: ['Solitaire set-up', 'To the die, or counters'],
  rows: box.tables.soloDeployment.map((d) => [
    d.kind === 'result' ? `total ${d.applies}` : d.applies,
    d.kind === 'result' ? String(d.value) : signed(d.value),
  ]),
  source: weakest(box.tables.soloDeployment),
})

/** All charts, the ones asked for most often first. */
export const charts = (box: Box): ChartDef[] =>
  [results, attack, defence, movement, bombing, landing, activation, convoy, arrivals, objectives, victory, solo].map(
    (chart) => chart(box),
  )
