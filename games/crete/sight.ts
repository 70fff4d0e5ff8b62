// What a seat sees: everything, since nothing is hidden in this game; both seats and spectators see the same.
import { cell, type SeatId, type Text, text } from '@merkur/engine'
import type { Sight } from '@merkur/table'
import { turnOf } from './box.ts'
import { areaStates } from './overlays/areas.ts'
import { owedAreas } from './rules/movement.ts'
import { heldByCommonwealth } from './rules/victory.ts'
import { countersOf } from './sight/counters.ts'
import { displaysOf } from './sight/displays.ts'
import { marksOf } from './sight/marks.ts'
import { tracksOf } from './sight/tracks.ts'
import { type Crete, otherSeat, spaceId, unitId } from './state.ts'

/** Turn, day and part of the day: `turn 5, 21 May, afternoon`. */
const timeOf = (s: Crete) => {
  const { date, part } = turnOf(s.box, s.turn)
  return { turn: s.turn, date, part: text(`part.${part}`) }
}

const phaseOf = (s: Crete): Text =>
  text(`stage.${s.stage}`, {
    ...timeOf(s),
    doing: text(`doing.${s.doing}`, { area: s.active >= 0 ? { space: spaceId(s, s.active) } : '' }),
  })

function statusOf(s: Crete): Sight['status'] {
  const held = heldByCommonwealth(s)
  const states = areaStates(s)
  return [
    { id: 'time', text: text('status.time', timeOf(s)) },
    { id: 'initiative', text: text('status.initiative', { seat: s.initiative }), colour: s.initiative },
    { id: 'objectives', text: text('status.objectives', { german: s.box.objectives.length - held, held }) },
    { id: 'areas', text: text('status.areas', states) },
    ...(s.stage === 'commonwealth'
      ? [
          {
            id: 'limit',
            text: text('status.limit', { left: Math.max(0, s.limit - s.moved), limit: s.limit }),
            colour: 'commonwealth',
          },
        ]
      : []),
  ]
}

/** 5.2, 5.4, 5.5 Assaults that are still owed, and counters still to be tested. */
function dutiesOf(s: Crete): Sight['duties'] {
  const out: Record<string, Sight['duties'][string]> = {}
  for (const seat of [s.side, otherSeat(s.side)])
    for (const area of owedAreas(s, seat)) {
      const space = spaceId(s, area)
      out[`assault ${space}`] = { text: text('duty.assault', { area: { space } }), rule: '5.5', refs: [{ space }] }
    }
  for (let u = 0; u < s.untested.length; u++) {
    if (cell(s.untested, u) === 0) continue
    const piece = unitId(s, u)
    out[`test ${piece}`] = { text: text('duty.test', { unit: { piece } }), rule: '5.2', refs: [{ piece }] }
  }
  return out
}

/** The view of either seat or a spectator. */
export const sight = (s: Crete, _seat: SeatId): Sight => ({
  phase: phaseOf(s),
  status: statusOf(s),
  counters: countersOf(s),
  marks: marksOf(s),
  tracks: tracksOf(s),
  displays: displaysOf(s),
  duties: dutiesOf(s),
  lines: {},
})
