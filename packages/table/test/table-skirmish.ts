// The engine's test game with a table: kit, sight and one overlay.
import { cell, type SeatId, text } from '@merkur/engine'
import { CHITS, type Skirmish, SPACES, sideOf, skirmish, UNITS } from '../../engine/test/skirmish.ts'
import type { CounterView, Kit, TableGame } from '../src/index.ts'

const colours = { ground: '#fff', ink: '#000', edge: '#333' }

export const kit: Kit = {
  game: 'skirmish',
  title: 'Skirmish',
  rulesVersion: 2,
  seats: [
    { id: 'red', name: 'Red side', colour: 'red' },
    { id: 'blue', name: 'Blue side', colour: 'blue' },
  ],
  palette: { red: colours, blue: colours },
  boards: [
    {
      id: 'map',
      title: 'Map',
      extent: [0, 0, 5, 1],
      counter: 0.5,
      spaces: SPACES.map((id, i) => ({ id, name: `Field ${id}`, x: i + 0.5, y: 0.5 })),
      neighbours: Object.fromEntries(SPACES.map((id, i) => [id, SPACES.filter((_, j) => Math.abs(i - j) === 1)])),
    },
  ],
  pieces: UNITS.map((id, u) => ({
    id,
    short: id,
    name: `Squad ${id}`,
    seat: sideOf(u),
    colour: sideOf(u),
    faces: [{ name: text('skirmish.face'), symbol: 'infantry', figures: [] }],
    facts: [],
    formation: [],
  })),
  charts: [],
  scenarios: [{ id: 'standard', title: 'Standard', text: '', seats: ['red', 'blue'], length: 'short', options: [] }],
  overlays: [{ id: 'crowd', name: text('skirmish.crowd'), key: 'c', about: 'board' }],
  messages: {
    'ask.unit': 'Which squad moves?',
    'ask.space': 'Where to?',
    'skirmish.not-yours': '{piece} is not yours.',
    'skirmish.far': '{space} is too far away.',
    'skirmish.move': 'Move {piece}',
    'skirmish.pass': 'Move no more',
    'skirmish.bet': '{n, plural, one {# point} other {# points}}',
    'skirmish.verb.move': 'move',
    'skirmish.told': '{seat} says: {what} ({rule})',
    'skirmish.chosen': '{seat, select, red {Red} other {Blue}} chose',
  },
  sources: { R: '', P: '', H: '', S: '', D: '' },
}

export const table: TableGame<Skirmish> = {
  ...skirmish,
  files: {},
  openBox: () => skirmish.box,
  refusals: [],
  notAskedRule: '0',
  book: () => Promise.resolve({ rulebook: '# Skirmish\n', story: '' }),
  kit: () => kit,
  sight: (s: Skirmish, seat: SeatId) => {
    const counters: Record<string, CounterView> = {}
    UNITS.forEach((piece, u) => {
      const at = SPACES[cell(s.at, u)]
      if (at) counters[piece] = { piece, space: at, face: 2 - cell(s.steps, u), z: 0, badges: [] }
    })
    const mine = s.mineShown || seat === 'blue' ? SPACES[s.mine] : undefined
    return {
      phase: text(`skirmish.phase.${s.phase}`),
      status: [
        { id: 'turn', text: text('skirmish.turn', { turn: s.turn }) },
        { id: 'weather', text: text(`skirmish.${CHITS[s.weather] ?? 'none'}`) },
        ...(seat === 'red' ? [{ id: 'bet', text: text('skirmish.bet', { n: s.bet }) }] : []),
      ],
      counters,
      marks: mine ? { mine: { id: 'mine', space: mine, glyph: 'cross', label: text('skirmish.mine') } } : {},
      tracks: {},
      displays: {},
      duties: {},
      lines: {},
    }
  },
  overlay: (s, _seat, id) =>
    id === 'crowd'
      ? {
          id,
          title: text('skirmish.crowd'),
          fills: SPACES.map((space, i) => ({ space, colour: 'red', strength: cell(s.cache.crowd, i) })),
        }
      : null,
  art: async () => ({ layers: [], relief: null }),
}
