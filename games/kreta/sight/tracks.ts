// The turn track with its days and nights, and the track of air support points.
import { text } from '@merkur/engine'
import type { TrackView } from '@merkur/table'
import { defOf, type Kreta, unitId } from '../state.ts'

const made = new WeakMap<object, Map<number, TrackView['steps']>>()

/** The spaces of the turn track up to the last turn. */
function turnSteps(s: Kreta): TrackView['steps'] {
  let known = made.get(s.box)
  if (!known) {
    known = new Map()
    made.set(s.box, known)
  }
  let steps = known.get(s.lastTurn)
  if (!steps) {
    steps = s.box.tables.turns.slice(0, s.lastTurn).map((t) => ({
      id: String(t.turn),
      label: `${t.turn} ${t.time === 'day' ? '☀' : '☾'} ${t.date}`,
      ...(t.time === 'day' ? {} : { night: true }),
    }))
    known.set(s.lastTurn, steps)
  }
  return steps
}

const AIR_SPACES = 12

/** 8.11 NEW TURN, then a space for each point spent. */
const airSteps: TrackView['steps'] = Array.from({ length: AIR_SPACES + 1 }, (_, i) => ({
  id: String(i),
  label: i === 0 ? 'NEW TURN' : String(i),
}))

export const tracksOf = (s: Kreta): Record<string, TrackView> => ({
  turns: {
    id: 'turns',
    title: text('track.turns'),
    steps: turnSteps(s),
    tokens: [
      {
        id: 'turn',
        step: String(Math.min(s.turn, s.lastTurn)),
        label: text('track.turn', { turn: s.turn }),
        short: 'T',
        colour: 'red',
      },
      ...s.box.british.flatMap((u) => {
        const { arrives } = defOf(s, u)
        if (arrives === 0 || arrives > s.lastTurn || s.at[u] !== s.box.reserve) return []
        return [
          {
            id: `arrival ${unitId(s, u)}`,
            step: String(arrives),
            label: text('track.arrival', { unit: { piece: unitId(s, u) } }),
            short: 'R',
            colour: 'british',
          },
        ]
      }),
    ],
  },
  air: {
    id: 'air',
    title: text('track.air', { points: s.air }),
    steps: airSteps,
    tokens: [
      {
        id: 'air',
        step: String(Math.max(0, Math.min(AIR_SPACES, AIR_SPACES - s.air))),
        label: text('track.air-left', { points: s.air }),
        short: String(s.air),
        colour: 'german',
      },
    ],
  },
})
