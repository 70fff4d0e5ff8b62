// Everything about Crete 1941 that never changes: map, counters, charts, scenarios and words.
import { text } from '@merkur/engine'
import type { Kit, ScenarioDef } from '@merkur/table'
import type { Box } from './box.ts'
import { rules } from './game.ts'
import { charts } from './kit/charts.ts'
import { counters } from './kit/counters.ts'
import { mapBoard } from './kit/map.ts'
import { en } from './messages/en.ts'
import { overlays } from './overlays.ts'

const ABOUT: Readonly<Record<string, string>> = {
  standard:
    'Eight days from the first parachutists on 20 May 1941 to the night of the 27th. The German must take ten objectives and needs an airfield for his mountain troops; the Commonwealth has men enough, and lorries and wireless for few of them.',
  solo: 'You jump on an island whose garrison is drawn by lot and plays by itself, by chapter 12: every one of its decisions is told in the journal with the case it followed.',
}

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  drops: { historical: 'where the regiments jumped', free: 'where the German likes, wave by wave' },
  deployment: { random: 'drawn by lot', historical: 'as it stood on 20 May' },
  bombing: { yes: 'before the first turn', no: 'none' },
}

const scenarios = (box: Box): ScenarioDef[] =>
  (box.tables.lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    title: x.title,
    text: ABOUT[x.id] ?? '',
    seats: x.seats,
    length: `${x.turns} turns, or until all objectives are German`,
    options: Object.entries(rules.scenarios.find((r) => r.id === x.id)?.options ?? {}).map(([id, values]) => ({
      id,
      label: box.tables.lists?.options.find((o) => o.id === id)?.label ?? id,
      values: values.map((value) => ({ value, label: VALUES[id]?.[value] ?? value })),
      default: values[0] ?? '',
    })),
  }))

/** The kit of a box. */
export const kit = (box: Box): Kit => ({
  game: 'crete',
  title: rules.title,
  rulesVersion: rules.rulesVersion,
  seats: [
    { id: 'german', name: 'German', colour: 'german' },
    { id: 'commonwealth', name: 'Commonwealth', colour: 'commonwealth' },
  ],
  palette: {
    german: { ground: '#8f9ba0', ink: '#12191c', edge: '#4a565b' },
    para: { ground: '#a9b7bd', ink: '#12191c', edge: '#55656c' },
    italian: { ground: '#8aa07c', ink: '#141a10', edge: '#4c5c40' },
    luftwaffe: { ground: '#5d7486', ink: '#f2f6f8', edge: '#33444f' },
    commonwealth: { ground: '#c2a06a', ink: '#231808', edge: '#80622f' },
    uk: { ground: '#c9ab78', ink: '#231808', edge: '#86693a' },
    nz: { ground: '#6b4a2c', ink: '#fff6e4', edge: '#3a2614' },
    au: { ground: '#a8693f', ink: '#fff6e4', edge: '#5e361b' },
    gk: { ground: '#7f9bb5', ink: '#0f1a24', edge: '#44596d' },
    // Who holds an area, on the map: strong enough to be told apart on any ground.
    'held-german': { ground: '#2f5680', ink: '#ffffff', edge: '#16304c' },
    'held-commonwealth': { ground: '#a8481c', ink: '#ffffff', edge: '#5e260c' },
    fort: { ground: '#7b6a4f', ink: '#fff6e4', edge: '#453a29' },
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
    H: 'History: what is known of May 1941.',
    S: 'A sibling game’s table; none in this box.',
    D: 'Our reconstruction; the reasons are in box/sources.md.',
  },
})
