// 4.4.1.2 Reliability of the Matildas, checked when the action in which they moved or fired is over.
import { cell, type Flow, item, text } from '@merkur/engine'
import { type Maleme, place, unitId } from '../state.ts'
import { rollWithInitiative } from './initiative.ts'
import { removePin } from './markers.ts'
import { inPlay, isPinned } from './units.ts'
import { isOver } from './victory.ts'

/** Checks every Matilda noted in this action. Its die never ends the turn, but may be rerolled (ruling N2). */
export function* checkMatildas(s: Maleme): Flow {
  while (s.checks.length > 0 && !isOver(s)) {
    const u = item(s.checks, 0, 'checks')
    if (inPlay(s, u)) {
      const rolled = yield* rollWithInitiative(s, {
        rule: '4.4.1.2',
        name: 'reliability',
        seat: 'allied',
        pieces: [unitId(s, u)],
        rollsOn: () => s.ending || s.checks.length > 1,
      })
      const result = item(s.box.reliability, rolled.sum)
      s.journal?.push({
        kind: 'roll',
        seat: 'allied',
        rule: '4.4.1.2',
        text: text(`log.matilda-${result === 'immobilised' && cell(s.side, u) === 1 ? 'none' : result}`, {
          unit: { piece: unitId(s, u) },
          die: rolled.sum,
        }),
        refs: [{ piece: unitId(s, u) }],
        roll: { dice: rolled.dice, sides: 6, tone: result === 'none' ? 'good' : 'bad', facts: { result } },
      })
      if (result === 'immobilised') s.side[u] = 1
      if (result === 'removed') {
        if (isPinned(s, u)) removePin(s, u)
        place(s, u, s.box.boxes.removed ?? -1)
      }
    }
    s.checks = s.checks.slice(1)
  }
}
