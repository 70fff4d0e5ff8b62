// The tracks beside the map: the fifteen phases, the turns of the scenario with day and night, weather, Victory Points.
import { text } from '@merkur/engine'
import type { TrackView } from '@merkur/table'
import type { Box } from '../box.ts'
import { NO_FLYING } from '../lines.ts'
import { phaseOf } from '../rules/phases.ts'
import { pointsBy } from '../rules/points.ts'
import { type Descent, isNight, scenarioOf } from '../state.ts'

/** Whose phase it is, and what is done in it, short enough for a step of the track; the token says it in full. */
const LETTER = { german: 'G', commonwealth: 'C', nobody: '–' } as const
const SHORT = {
  command: 'Cmd',
  organization: 'Org',
  'conditional-fire': 'Fire',
  movement: 'Move',
  'free-fire': 'Free',
  record: 'End',
} as const

interface Steps {
  readonly phases: TrackView['steps']
  readonly turns: ReadonlyMap<string, TrackView['steps']>
  readonly weather: TrackView['steps']
}

const known = new WeakMap<Box, Steps>()

/** What never changes during a game, made once a box. */
function stepsOf(box: Box): Steps {
  const made = known.get(box)
  if (made) return made
  const turn = (t: Box['tables']['turns'][number]) => ({
    id: String(t.turn),
    label: `${t.turn}: ${t.date.replace(' May 1941', '')} ${t.time.slice(0, 4)}${t.night ? ' night' : ''}`,
    ...(t.night ? { night: true } : {}),
  })
  const steps: Steps = {
    phases: box.tables.phases.map((p) => ({
      id: String(p.phase),
      label: `${p.phase} ${LETTER[p.phasing]} ${SHORT[p.kind]}`,
      ...(p.phasing === 'nobody' ? {} : { colour: p.phasing }),
    })),
    turns: new Map(
      box.scenarios.map(({ id, row }) => [
        id,
        box.tables.turns.filter((t) => t.turn >= Math.min(row.firstTurn, 80) && t.turn <= row.lastTurn).map(turn),
      ]),
    ),
    weather: Array.from({ length: NO_FLYING + 1 }, (_, i) => ({
      id: String(i),
      label: i === NO_FLYING ? 'P' : String(i),
    })),
  }
  known.set(box, steps)
  return steps
}

/** 5.0, 16.12, 27.5 Phases, turns and weather. */
export function tracksOf(s: Descent): Record<string, TrackView> {
  const { phases, turns, weather } = stepsOf(s.box)
  const { phasing, phase } = phaseOf(s)
  return {
    phases: {
      id: 'phases',
      title: text('track.phases'),
      steps: phases,
      bar: true,
      tokens: [
        {
          id: 'phase',
          step: String(phase),
          short: LETTER[phasing],
          label: text('track.phase', { name: phaseOf(s).name }),
          ...(phasing === 'nobody' ? {} : { colour: phasing }),
        },
      ],
    },
    turns: {
      id: 'turns',
      title: text('track.turns'),
      steps: turns.get(scenarioOf(s).id) ?? [],
      tokens: [
        {
          id: 'turn',
          step: String(s.turn),
          short: isNight(s) ? '☾' : '☀',
          label: text(isNight(s) ? 'track.turn-night' : 'track.turn-day', { turn: s.turn }),
        },
      ],
    },
    weather: {
      id: 'weather',
      title: text('track.weather'),
      steps: weather,
      tokens: [
        {
          id: 'weather',
          step: String(s.weather),
          short: 'W',
          label: text(s.weather === NO_FLYING ? 'track.no-flying' : 'track.condition', { condition: s.weather }),
        },
      ],
    },
  }
}

/** 27.5 The points of both sides, as things stand. */
export const score = (s: Descent): { readonly german: number; readonly commonwealth: number } => ({
  german: pointsBy(s, 'german'),
  commonwealth: pointsBy(s, 'commonwealth'),
})
