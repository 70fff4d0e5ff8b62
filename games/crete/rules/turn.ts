// 4, 3.2, 4.1 The turn: its start, the Commonwealth's activation die, its end, and who has won.
import { type Flow, item, text } from '@merkur/engine'
import { turnOf } from '../box.ts'
import { line } from '../naming.ts'
import { type Crete, countAt } from '../state.ts'
import { isMorning, judgeControl } from './areas.ts'
import { rollWithInitiative } from './initiative.ts'
import { freeGuns } from './leaders.ts'
import { regroup } from './regrouping.ts'
import { newGroupDue } from './reinforcements.ts'
import { judgeEarly, judgeEnd } from './victory.ts'

/** 3.2, 5.3, 8 A turn begins: Scatter comes off, everyone may act, aircraft fly again on a new day, an airfield brings a group. */
export function startTurn(s: Crete): void {
  const { date, part } = turnOf(s.box, s.turn)
  const said = { turn: s.turn, date, part: text(`part.${part}`) }
  s.journal?.push(line('phase', '4', 'log.turn', said, { value: s.turn }))
  s.side = 'german'
  s.doing = 'choosing'
  s.active = -1
  s.boxUsed = false
  s.skyUsed = false
  s.crashed = false
  s.limit = 0
  s.moved = 0
  s.deed.fill(0)
  s.ashore.fill(0)
  s.scatter.fill(0)
  s.activated.fill(0)
  s.counted.fill(0)
  if (isMorning(s)) {
    s.flown.fill(0)
    newGroupDue(s)
  }
  s.stage = s.solo && s.turn === 2 ? 'wave' : 'german'
}

/** 9, 10 The German turn ends: regrouping, then the objectives are looked at. */
export function* endGermanTurn(s: Crete): Flow {
  yield* regroup(s)
  if (judgeEarly(s)) return
  s.side = 'commonwealth'
  s.doing = 'choosing'
  s.stage = 'royal-navy'
}

/** 4.1, rulings M27, N9 What the concentration of the parachutists adds to the die. */
export function concentrationBonus(s: Crete): number {
  if (!turnOf(s.box, s.turn).concentration) return 0
  let held = 0
  for (const a of s.box.everywhere)
    if (s.box.maps[s.box.mapOf[a] ?? -1] === 'west' && countAt(s, a, 'german') > 0) held++
  const rows = s.box.tables.concentration
  return (rows.find((r) => r.areas_held === held) ?? item(rows, rows.length - 1, 'concentration.csv')).bonus
}

/** 4, rulings Q26, N9 Areas the Commonwealth may move out of with this die. */
export function limitOf(s: Crete, die: number): number {
  const turn = turnOf(s.box, s.turn)
  return Math.max(turn.activation_least, Math.min(6, die + turn.activation_modifier + concentrationBonus(s)))
}

/** 4 The activation die. */
export function* activationDie(s: Crete): Flow {
  const dice = yield* rollWithInitiative(s, {
    rule: '4',
    name: 'limit',
    dice: 1,
    rollsOn: () => s.solo,
    displeases: () => false,
  })
  const die = item(dice, 0)
  s.limit = limitOf(s, die)
  const { activation_modifier: modifier } = turnOf(s.box, s.turn)
  s.journal?.push(
    line(
      'roll',
      '4',
      'log.limit',
      { die, modifier, bonus: concentrationBonus(s), areas: s.limit },
      { seat: 'commonwealth', roll: { dice, sides: 6, facts: { areas: s.limit } } },
    ),
  )
  s.stage = 'commonwealth'
  s.autoStep = 0
  s.visited.fill(0)
}

/** 4, 5.5, 10 The turn ends: guns are free again, control is judged, the marker moves on. */
export function endTurn(s: Crete): void {
  freeGuns(s)
  judgeControl(s)
  if (judgeEarly(s)) return
  if (s.turn === s.box.tables.turns.length) {
    judgeEnd(s)
    return
  }
  s.turn++
  s.stage = 'turn-start'
}
