// What a seat sees: everything, since nothing is hidden in this game; both seats and spectators see the same.
import { cell, type SeatId, type Text, text } from '@merkur/engine'
import type { Sight } from '@merkur/table'
import { NO_FLYING } from './lines.ts'
import { phaseOf } from './rules/phases.ts'
import { strayed } from './rules/restrictions.ts'
import { countersOf } from './sight/counters.ts'
import { displaysOf } from './sight/displays.ts'
import { marksOf } from './sight/marks.ts'
import { score, tracksOf } from './sight/tracks.ts'
import { at, type Descent, isNight, onMap, scenarioOf, spaceId, unitId } from './state.ts'

/** `Turn 82, 28 May, 1001-1200`. */
function timeOf(s: Descent) {
  const row = s.box.tables.turns[s.turn - 1]
  return { turn: s.turn, date: row?.date.replace(' 1941', '') ?? '', time: row?.time ?? '' }
}

function phaseText(s: Descent): Text {
  if (s.stage === 'set-up') return text('phase.set-up', { seat: text(`seat.${s.acting}`) })
  if (s.stage === 'over') return text('phase.over')
  return text('phase.on', { ...timeOf(s), phase: s.phase, name: phaseOf(s).name })
}

function statusOf(s: Descent): Sight['status'] {
  const points = score(s)
  const { phasing, kind } = phaseOf(s)
  return [
    { id: 'time', text: text(isNight(s) ? 'status.night' : 'status.day', timeOf(s)) },
    {
      id: 'weather',
      text: text(s.weather === NO_FLYING ? 'status.no-flying' : 'status.weather', { condition: s.weather }),
    },
    { id: 'german-points', text: text('status.german-points', points), colour: 'german' },
    { id: 'commonwealth-points', text: text('status.commonwealth-points', points), colour: 'commonwealth' },
    ...(scenarioOf(s).row.activation && kind === 'command' && phasing === 'commonwealth'
      ? [{ id: 'command', text: text('status.command', { left: s.commandLeft }), colour: 'commonwealth' }]
      : []),
  ]
}

/** 29.43, 31.42, 16.31 What a side still owes. */
function dutiesOf(s: Descent): Sight['duties'] {
  const out: Record<string, Sight['duties'][string]> = {}
  for (const { unit, rule } of strayed(s)) {
    const piece = unitId(s, unit)
    out[`stray ${piece}`] = { text: text('duty.stray', { unit: { piece } }), rule, refs: [{ piece }] }
  }
  if (s.dropsDue > 0) out.drops = { text: text('duty.drops', { count: s.dropsDue }), rule: '16.31', refs: [] }
  return out
}

/** 6.22 Who has been declared to fire at the hex in question. */
function linesOf(s: Descent): Sight['lines'] {
  const out: Record<string, Sight['lines'][string]> = {}
  if (s.target < 0) return out
  for (const u of s.declared)
    if (onMap(s, u) && at(s, u) !== s.target)
      out[`fire ${unitId(s, u)}`] = { from: spaceId(s, cell(s.at, u)), to: spaceId(s, s.target), kind: 'fire' }
  return out
}

/** The view of either seat or a spectator. */
export const sight = (s: Descent, _seat: SeatId): Sight => ({
  phase: phaseText(s),
  status: statusOf(s),
  counters: countersOf(s),
  marks: marksOf(s),
  tracks: tracksOf(s),
  displays: displaysOf(s),
  duties: dutiesOf(s),
  lines: linesOf(s),
})
