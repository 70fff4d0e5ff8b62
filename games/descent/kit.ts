// Everything about Descent on Crete that never changes: map, counters, charts, scenarios and words.
import { text } from '@merkur/engine'
import type { Kit, ScenarioDef } from '@merkur/table'
import type { Box } from './box.ts'
import { charts } from './kit/charts.ts'
import { counters } from './kit/counters.ts'
import { mapBoard } from './kit/map.ts'
import { en } from './messages/en.ts'
import { overlays } from './overlays.ts'

const ABOUT: Readonly<Record<string, string>> = {
  '28': 'Rear guards on the last day: New Zealanders and Layforce hold the road while the last reinforcements make for Sfakia and mountain troops press after them. No command rules; the place to begin.',
  '29': 'The first day, from the first canopy on. The parachute division lands on its objectives and on the garrison’s guns; above 200 points lost it has failed.',
  '30': 'The second afternoon: the first mountain troops land on an airfield under fire, and eleven units must be spared to hold the Prison valley.',
  '31': 'The line before Canea, five days on. Mountain troops come by air, and Suda decides.',
  '32': 'Four battalions in the dark and a river bed: the counterattack on Maleme. The Germans give no fire of their own for two turns.',
  bg: 'The whole battle from the drop to the last night: 88 turns, every company, villages and the airfield counted each day.',
}

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  start: { '82': 'turn 82, half past ten', '80': 'turn 80, half past six' },
  checks: { '8 9': 'turns 8 and 9', '7 8': 'turns 7 and 8, as printed' },
  recovery: { unit: 'each unit rolls', stack: 'the top unit rolls for its stack' },
  villages: { major: 'the major ones', all: 'all of them' },
}

const scenarios = (box: Box): ScenarioDef[] =>
  (box.tables.lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    title: x.name,
    text: ABOUT[x.id] ?? '',
    seats: ['german', 'commonwealth'],
    length: `Turns ${x.firstTurn} to ${x.lastTurn} of the track, fifteen phases each`,
    options: (box.tables.lists?.options ?? [])
      .filter((o) => o.scenarios.includes(x.id))
      .map((o) => ({
        id: o.id,
        label: o.label,
        values: [o.default, ...o.values.filter((v) => v !== o.default)].map((value) => ({
          value,
          label: VALUES[o.id]?.[value] ?? value,
        })),
        default: o.default,
      })),
  }))

/** The kit of a box. */
export const kit = (box: Box): Kit => ({
  game: 'descent',
  title: 'Descent on Crete',
  rulesVersion: 1,
  seats: [
    { id: 'german', name: 'German', colour: 'german' },
    { id: 'commonwealth', name: 'Commonwealth', colour: 'commonwealth' },
  ],
  palette: {
    german: { ground: '#8f9ba0', ink: '#12191c', edge: '#4a565b' },
    paratroop: { ground: '#a9b7bd', ink: '#12191c', edge: '#55656c' },
    mountain: { ground: '#7f8f7a', ink: '#10170e', edge: '#46543f' },
    commonwealth: { ground: '#c2a06a', ink: '#231808', edge: '#80622f' },
    british: { ground: '#c9ab78', ink: '#231808', edge: '#86693a' },
    'new-zealand': { ground: '#6b4a2c', ink: '#fff6e4', edge: '#3a2614' },
    australian: { ground: '#a67f35', ink: '#1c1303', edge: '#694d1b' },
    greek: { ground: '#a9bccb', ink: '#10202c', edge: '#5f7788' },
    cretan: { ground: '#8ea6b4', ink: '#10202c', edge: '#4f6674' },
    // Signs and overlays: strong enough to be told apart on any ground.
    'held-german': { ground: '#2f5680', ink: '#ffffff', edge: '#16304c' },
    'held-commonwealth': { ground: '#a8481c', ink: '#ffffff', edge: '#5e260c' },
    work: { ground: '#7b6a4f', ink: '#fff6e4', edge: '#453a29' },
    supply: { ground: '#2f6b3c', ink: '#f7f4e6', edge: '#1b4123' },
    command: { ground: '#2f5f9c', ink: '#ffffff', edge: '#1a3a62' },
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
