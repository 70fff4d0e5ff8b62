// What each seat may see: everything on the map, but of the face-down counters only that they lie there; the British seat sees through its own.
import { cell, item, type SeatId, type Text, text } from '@merkur/engine'
import type { Sight } from '@merkur/table'
import { openUnits } from './rules/contact.ts'
import { inTheAir } from './rules/drop.ts'
import { owesStep } from './rules/track.ts'
import { allPoints, germanPoints, scenarioOf } from './rules/victory.ts'
import { countersOf } from './sight/counters.ts'
import { displaysOf } from './sight/displays.ts'
import { marksOf } from './sight/marks.ts'
import { tracksOf } from './sight/tracks.ts'
import { activeSeat, type Kreta, spaceId, turnDef, unitId, unitsOf } from './state.ts'

const timeOf = (s: Kreta): string => (turnDef(s).day ? 'day' : 'night')

const phaseOf = (s: Kreta): Text => text(`stage.${s.stage}`, { turn: s.turn, time: timeOf(s) })

/** The place longest held: how many turns in a row. */
function longestHold(s: Kreta): { readonly place: number; readonly turns: number } {
  let place = 0
  for (let i = 1; i < s.held.length; i++) if (cell(s.held, i) > cell(s.held, place)) place = i
  return { place, turns: cell(s.held, place) }
}

function statusOf(s: Kreta): Sight['status'] {
  const row = s.box.tables.turns[s.turn - 1]
  const { victory, hold } = scenarioOf(s)
  const best = longestHold(s)
  return [
    {
      id: 'turn',
      text: text('status.turn', { turn: s.turn, last: s.lastTurn, date: row?.date ?? '', time: timeOf(s) }),
    },
    { id: 'air', text: text('status.air', { points: s.air }), colour: 'german' },
    victory === 'points'
      ? {
          id: 'points',
          text: text('status.points', { german: germanPoints(s), british: allPoints(s) - germanPoints(s) }),
        }
      : {
          id: 'hold',
          text: text('status.hold', {
            turns: best.turns,
            of: hold,
            place: best.turns > 0 ? item(s.box.places, best.place).name : '',
          }),
          colour: 'german',
        },
  ]
}

/** 6.2, 9.24, 12.2 What is still owed: attacks, steps on the track, landings. */
function dutiesOf(s: Kreta): Sight['duties'] {
  const out: Record<string, Sight['duties'][string]> = {}
  const owe = (u: number, id: string, rule: string): void => {
    const piece = unitId(s, u)
    out[`${id} ${piece}`] = { text: text(`duty.${id}`, { unit: { piece } }), rule, refs: [{ piece }] }
  }
  const seat = activeSeat(s)
  if (s.stage === 'german-combat' || s.stage === 'british-combat') {
    for (const u of openUnits(s, seat)) owe(u, 'attack', '6.22')
    for (const u of openUnits(s, seat === 'german' ? 'british' : 'german')) owe(u, 'be-attacked', '6.21')
    for (const u of s.beaten) owe(u, 'retreat', '6.32')
  } else if (s.stage === 'german-move' || s.stage === 'british-move') {
    for (const u of unitsOf(s, seat)) if (owesStep(s, u)) owe(u, 'step', '9.24')
  } else for (const u of inTheAir(s)) owe(u, 'land', '12.2')
  return out
}

/** 6.52 The ways of the defeated, while victors may pursue. */
function linesOf(s: Kreta): Sight['lines'] {
  const out: Record<string, Sight['lines'][string]> = {}
  for (let i = 1; i < s.ways.length; i++) {
    const from = item(s.ways, i - 1)
    const to = item(s.ways, i)
    if (s.box.board.around.subarray(from * 6, from * 6 + 6).includes(to))
      out[`way ${i}`] = { from: spaceId(s, from), to: spaceId(s, to), kind: 'move' }
  }
  return out
}

/** The view of `'german'`, `'british'` or a spectator, who knows what the German seat knows. */
export const sight = (s: Kreta, seat: SeatId): Sight => ({
  phase: phaseOf(s),
  status: statusOf(s),
  counters: countersOf(s, seat === 'british'),
  marks: marksOf(s),
  tracks: tracksOf(s),
  displays: displaysOf(s, seat === 'british'),
  duties: dutiesOf(s),
  lines: linesOf(s),
})
