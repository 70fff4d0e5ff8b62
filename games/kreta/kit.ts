// Everything about Kreta 1941 that never changes: map, counters, charts, scenarios and words.
import { text } from '@merkur/engine'
import type { Kit, ScenarioDef } from '@merkur/table'
import type { Box } from './box-def.ts'
import { charts } from './kit/charts.ts'
import { counters } from './kit/counters.ts'
import { mapBoard } from './kit/map.ts'
import { en } from './messages/en.ts'
import { overlays } from './overlays.ts'

const TEXTS: Readonly<Record<string, string>> = {
  historical:
    'The set-up and the landing of 20 May 1941. The Germans win by holding one airfield or port for ten turns running, with no British unit on it or beside it; the British win by preventing that.',
  full: 'The British seat sets up face down where it likes, among twenty empty counters; the German seat lands where and when it likes. Points for places decide after eighteen turns, five German points at the end of turn 2 at once.',
}

const valueName = (option: string, value: string): string =>
  option === 'turns' ? `${value} turns` : value === 'suggested' ? 'the suggested places' : 'an empty map'

const scenarios = (box: Box): ScenarioDef[] =>
  (box.tables.lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    title: x.name,
    text: TEXTS[x.id] ?? '',
    seats: ['german', 'british'],
    length: `${x.turns} turns of twelve hours at most`,
    options: (box.tables.lists?.options ?? [])
      .filter((o) => o.scenario === x.id)
      .map((o) => ({
        id: o.id,
        label: o.label,
        values: [o.default, ...o.values.filter((v) => v !== o.default)].map((value) => ({
          value,
          label: valueName(o.id, value),
        })),
        default: o.default,
      })),
  }))

/** The kit of a box. */
export const kit = (box: Box): Kit => ({
  game: 'kreta',
  title: 'Kreta 1941',
  rulesVersion: 1,
  seats: [
    { id: 'german', name: 'German', colour: 'german' },
    { id: 'british', name: 'British', colour: 'british' },
  ],
  palette: {
    german: { ground: '#93a3a8', ink: '#12191c', edge: '#4d5c62' },
    british: { ground: '#cdac78', ink: '#231808', edge: '#8a6c3f' },
    'new-zealand': { ground: '#6b4a2c', ink: '#fff6e4', edge: '#3a2614' },
    australian: { ground: '#a67f35', ink: '#1c1303', edge: '#694d1b' },
    // Who holds a place or a zone, on the map: strong enough to be told apart on any ground.
    'held-german': { ground: '#2f5680', ink: '#ffffff', edge: '#16304c' },
    'held-british': { ground: '#a8481c', ink: '#ffffff', edge: '#5e260c' },
    greek: { ground: '#a9bccb', ink: '#10202c', edge: '#5f7788' },
  },
  boards: [mapBoard(box)],
  pieces: counters(box),
  charts: charts(box),
  scenarios: scenarios(box),
  overlays: overlays.map(({ id, key, about }) => ({ id, key, about, name: text(`overlay.${id}`) })),
  messages: en,
  sources: {
    R: 'The rulebook says so, or one of its worked examples forces it.',
    P: 'A public source on the printed game; none in this box.',
    H: 'History: what is known of May 1941.',
    S: 'A sibling game’s table; none in this box.',
    D: 'Our reconstruction; the reasons are in box/sources.md.',
  },
})
