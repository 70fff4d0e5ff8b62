// The turn track with the piece that tells turn and initiative, and the track of the ten objectives.
import { text } from '@merkur/engine'
import type { TrackView } from '@merkur/table'
import type { Box } from '../box.ts'
import { heldByCommonwealth } from '../rules/victory.ts'
import type { Crete } from '../state.ts'

const PART = { morning: 'am', afternoon: 'pm', night: 'night' } as const

const tracks = new WeakMap<Box, TrackView['steps']>()

function turnSteps(box: Box): TrackView['steps'] {
  let found = tracks.get(box)
  if (!found) {
    found = box.tables.turns.map((t) => ({
      id: String(t.turn),
      label: `${t.date.replace(' May', '')} ${PART[t.part]}`,
      ...(t.part === 'night' ? { night: true } : {}),
    }))
    tracks.set(box, found)
  }
  return found
}

const TEN = Array.from({ length: 11 }, (_, i) => ({ id: String(i), label: String(i) }))

/** 3.1, 10 The tracks beside the map. */
export function tracksOf(s: Crete): Record<string, TrackView> {
  const german = s.box.objectives.length - heldByCommonwealth(s)
  return {
    turns: {
      id: 'turns',
      title: text('track.turns'),
      steps: turnSteps(s.box),
      tokens: [
        {
          id: 'turn',
          step: String(s.turn),
          label: text('track.turn', { turn: s.turn, seat: s.initiative }),
          short: s.initiative === 'german' ? 'G' : 'C',
          colour: s.initiative,
        },
      ],
    },
    objectives: {
      id: 'objectives',
      title: text('track.objectives'),
      steps: TEN,
      tokens: [
        { id: 'german', step: String(german), label: text('track.german', { german }), short: 'G', colour: 'german' },
      ],
    },
  }
}
