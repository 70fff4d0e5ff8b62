// Everything about the game that never changes: the map, the counters, charts and words.
import { markOf } from '@merkur/box'
import { engineMessages, item, text } from '@merkur/engine'
import type { BoardDef, ChartDef, Face, Kit, PieceDef, SpaceDef } from '@merkur/table'
import type { AreaDef, Box, UnitDef } from './box.ts'
import { en } from './messages/en.ts'
import { ALLIED, GERMAN } from './state.ts'

const spaceOf = (a: AreaDef): SpaceDef => ({
  id: a.id,
  name: a.name,
  x: a.x,
  y: a.y,
  ring: a.ring,
  facts: [
    { label: text('fact.ground'), value: a.rough ? 'rough' : 'open', source: markOf(a.source, 'rough') },
    { label: text('fact.place'), value: a.note, source: a.source.row },
  ],
})

/** The two boxes south of the coast. */
const boxes: readonly SpaceDef[] = [
  { id: 'afloat', name: 'At sea', x: 4.2, y: 9.9, ring: [1.2, 9.2, 7.2, 9.2, 7.2, 10.6, 1.2, 10.6] },
  { id: 'lost', name: 'Lost', x: 9.4, y: 9.9, ring: [7.8, 9.2, 11, 9.2, 11, 10.6, 7.8, 10.6] },
]

const board = (box: Box): BoardDef => ({
  id: 'sfakia',
  title: 'The way to Sfakia',
  extent: [0, -0.6, 11.8, 11],
  counter: 0.8,
  spaces: [...box.areas.map(spaceOf), ...boxes],
  neighbours: Object.fromEntries([
    ...box.areas.map((a, i): [string, string[]] => [a.id, item(box.ways, i).map((w) => item(box.spaces, w))]),
    ...boxes.map((b): [string, string[]] => [b.id, []]),
  ]),
  art: 'sfakia',
})

const SYMBOLS = { mountain: 'mountain-infantry', infantry: 'infantry', decoy: 'infantry', party: 'infantry' } as const

function facesOf(u: UnitDef): Face[] {
  const name = text('unit', { name: u.name })
  const fights = u.kind !== 'party'
  const face = (figure: number): Face => ({
    name,
    symbol: SYMBOLS[u.kind],
    echelon: 'battalion',
    figures: [
      fights
        ? { value: String(figure), label: text('figure.strength') }
        : { value: String(u.points), label: text('figure.points') },
    ],
  })
  return u.kind === 'mountain' ? [face(u.strength), { ...face(u.strength - 1), reduced: true }] : [face(u.strength)]
}

const pieceOf = (u: UnitDef): PieceDef => ({
  id: u.id,
  short: u.id,
  name: u.name,
  seat: u.seat,
  colour: u.seat,
  faces: facesOf(u),
  facts: [
    { label: text('figure.strength'), value: u.strength, source: markOf(u.source, 'strength') },
    { label: text('figure.points'), value: u.points, source: markOf(u.source, 'points') },
  ],
  formation: [u.formation],
  ...(u.note === '' ? {} : { note: u.note }),
})

const postOf = (letter: string): PieceDef => ({
  id: letter,
  short: letter,
  name: `Post ${letter}`,
  seat: ALLIED,
  colour: 'post',
  faces: [
    { name: text('post', { letter }), symbol: 'unknown', figures: [{ value: '?', label: text('figure.hidden') }] },
  ],
  facts: [],
  formation: ['Rearguard'],
})

const charts = (box: Box): ChartDef[] => [
  {
    id: 'fight',
    title: text('chart.fight'),
    rule: '4.4',
    columns: ['Die + attack - defence', 'Result'],
    rows: box.fight.map((row, i) => [
      `${row.total}${i === 0 ? ' or less' : i === box.fight.length - 1 ? ' or more' : ''}`,
      en[`result.${row.result}`] ?? row.result,
    ]),
    source: 'D',
  },
  {
    id: 'ships',
    title: text('chart.ships'),
    rule: '6.1',
    columns: ['Chit', 'In the cup', 'Room'],
    rows: box.ships.map((ship) => [ship.name, String(ship.copies), String(ship.room)]),
    source: 'D',
  },
]

export const kit = (box: Box): Kit => ({
  game: 'example',
  title: 'The Beach at Sfakia',
  rulesVersion: 1,
  seats: [
    { id: GERMAN, name: 'German', colour: GERMAN },
    { id: ALLIED, name: 'Allied', colour: ALLIED },
  ],
  palette: {
    german: { ground: '#8a9a8f', ink: '#16201a', edge: '#4c5a51' },
    allied: { ground: '#cbb58a', ink: '#2a2112', edge: '#8b7748' },
    post: { ground: '#b59f74', ink: '#2a2112', edge: '#7b6a41' },
  },
  boards: [board(box)],
  pieces: [...box.units.map(pieceOf), ...box.posts.map(postOf)],
  charts: charts(box),
  scenarios: [
    {
      id: box.scenario.id,
      title: box.scenario.title,
      text: 'Four nights to take an army off a beach, while a rearguard sells the road for time.',
      seats: [GERMAN, ALLIED],
      length: '2 minutes',
      options: [],
    },
  ],
  overlays: [{ id: 'rough', name: text('overlay.rough'), key: 'r', about: 'board' }],
  messages: { ...engineMessages, ...en },
  sources: { R: 'The rulebook', P: 'Public reference', H: 'History', S: 'Sibling game', D: 'Our design' },
})
