// 6.12 and 6.3 The roll of a combat and what it does: eliminations at once, retreats and pursuit as what is still to do.
import { cell, text } from '@merkur/engine'
import { refsOf } from '../naming.ts'
import { activeSeat, defOf, type Kreta } from '../state.ts'
import type { CombatResult } from '../tables.ts'
import { isOnEnemy } from './contact.ts'
import { eliminate } from './losses.ts'
import {
  attackTotal,
  breakdownOf,
  type Combat,
  combatNumber,
  defenceTotal,
  expectedBack,
  hexesBack,
  isFireAlone,
  listOf,
  resultOf,
  rowOf,
  toneOf,
} from './odds.ts'

/** 6.12 III and IV, 6.3 The roll and what it does. */
export function resolve(s: Kreta, c: Combat): void {
  const number = combatNumber(s, c)
  const die = s.chance.die(6, 'combat')
  const result = resultOf(s, number, die, isFireAlone(c))
  journalCombat(s, c, number, die, result)
  apply(s, c, result)
}

/** 6.31, 7.25, 7.27, 12.23 Applies a result: eliminations at once, retreats and pursuit as what is still to do. */
function apply(s: Kreta, c: Combat, result: CombatResult): void {
  const rider = c.attackers.find((u) => isOnEnemy(s, u))
  const back = hexesBack(result)
  if (rider !== undefined) {
    if (back > 0) {
      for (const u of c.defenders) eliminate(s, u, '12.23')
      return
    }
    eliminate(s, rider, '12.23')
  }
  const attackers = c.attackers.filter((u) => u !== rider)
  if (result === 'Ae') {
    for (const u of attackers) eliminate(s, u, '6.31')
    return
  }
  if (back === 0) return
  s.back = Math.abs(back)
  if (back < 0) {
    s.beaten = attackers.slice()
    if (s.beaten.length === 0) s.back = 0
    return
  }
  // A gun without an enemy beside it that is fired at bears no result (7.25, ruling A10).
  s.beaten = c.defenders.filter((u) => !(isFireAlone(c) && defOf(s, u).gun && cell(s.direct, u) === 0))
  if (s.beaten.length === 0) s.back = 0
  else s.victors = attackers.filter((u) => !defOf(s, u).gun)
}

function journalCombat(s: Kreta, c: Combat, number: number, die: number, result: CombatResult): void {
  if (!s.journal) return
  const seat = activeSeat(s)
  const attack = attackTotal(s, c)
  const defence = defenceTotal(s, c)
  s.journal.push({
    kind: 'roll',
    seat,
    rule: isFireAlone(c) ? '7.27' : '6.12',
    text: text(isFireAlone(c) ? 'log.fire' : 'log.combat', {
      attackers: text('list', listOf(s, isFireAlone(c) ? c.guns : c.attackers)),
      defenders: text('list', listOf(s, c.defenders)),
      difference: attack - defence,
      number,
      die,
      result: text(`result.${result}`),
    }),
    refs: refsOf(s, [...c.attackers, ...c.guns, ...c.defenders, ...c.support]),
    roll: {
      dice: [die],
      sides: 6,
      result: text(`result.${result}`),
      tone: toneOf(result),
      breakdown: breakdownOf(s, c),
      merit: { seat, got: hexesBack(result), expected: expectedBack(s, number, isFireAlone(c)) },
      facts: {
        attack,
        defence,
        difference: attack - defence,
        row: s.box.tables.crtRows[rowOf(s, c)]?.id ?? '',
        number,
        result,
      },
    },
  })
}
