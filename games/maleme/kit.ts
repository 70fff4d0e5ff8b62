// Everything about 12 Hours at Maleme that never changes: map, counters, charts, scenario and words.

import { text } from '@merkur/engine'
import type { Kit, ScenarioDef } from '@merkur/table'
import type { Box } from './box.ts'
import { charts } from './kit/charts.ts'
import { counters } from './kit/counters.ts'
import { mapBoard } from './kit/map.ts'
import { en } from './messages/en.ts'
import { overlays } from './overlays.ts'

const scenarios = (box: Box): ScenarioDef[] =>
  (box.tables.lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    title: x.name,
    text: 'The Storm Regiment lands round the aerodrome of Maleme; the 22nd New Zealand Battalion holds it and the hill above. Both sides have an hour at which they give up: whoever’s hour strikes first has lost.',
    seats: ['german', 'allied'],
    length: 'half-hour turns from 8:30; the withdrawal hours decide how many',
    options: (box.tables.lists?.options ?? []).map((o) => ({
      id: o.id,
      label: o.label,
      values: [o.default, ...o.values.filter((v) => v !== o.default)].map((value) => ({
        value,
        label: value === o.default ? `${value} (historical)` : value,
      })),
      default: o.default,
    })),
  }))

/** The kit of a box. */
export const kit = (box: Box): Kit => ({
  game: 'maleme',
  title: '12 Hours at Maleme',
  rulesVersion: 1,
  seats: [
    { id: 'german', name: 'German', colour: 'german' },
    { id: 'allied', name: 'Allied', colour: 'nz' },
  ],
  palette: {
    german: { ground: '#93a3a8', ink: '#12191c', edge: '#4d5c62' },
    nz: { ground: '#6b4a2c', ink: '#fff6e4', edge: '#3a2614' },
    raf: { ground: '#9a6f42', ink: '#180f06', edge: '#5d4023' },
    uk: { ground: '#cdac78', ink: '#231808', edge: '#8a6c3f' },
    allied: { ground: '#6b4a2c', ink: '#fff6e4', edge: '#3a2614' },
    isolated: { ground: '#d9a521', ink: '#241a06', edge: '#8a6710' },
    contacted: { ground: '#2f6b3c', ink: '#f7f4e6', edge: '#1b4123' },
  },
  boards: [mapBoard(box)],
  pieces: counters(box),
  charts: charts(box),
  scenarios: scenarios(box),
  overlays: overlays.map(({ id, key, about }) => ({ id, key, about, name: text(`overlay.${id}`) })),
  messages: en,
  sources: {
    R: 'The rulebook says so, or one of its worked examples forces it.',
    P: 'A public source on the printed game.',
    H: 'History: what is known of 20 May 1941.',
    S: 'A sibling game’s table; none in this box.',
    D: 'Our reconstruction; the reasons are in box/sources.md.',
  },
})
