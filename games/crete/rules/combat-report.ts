// 7 What the journal tells of a combat: who fought whom, the dice, both totals, the result and how lucky it was.
import { item, text } from '@merkur/engine'
import { line, piece, space } from '../naming.ts'
import { type Crete, seatOf } from '../state.ts'
import { told } from './initiative.ts'
import { type Attack, BANDS, bandChances, bandOf, breakdownOf, meritOf, RULE_OF, TONE } from './values.ts'

/** Writes the line of a combat whose dice lie. */
export function reportCombat(
  s: Crete,
  a: Attack,
  dice: readonly number[],
  attackWorth: number,
  defenceWorth: number,
): void {
  const attackTotal = attackWorth + item(dice, 0) + item(dice, 1)
  const defenceTotal = defenceWorth + item(dice, 2) + item(dice, 3)
  const band = bandOf(s, attackTotal - defenceTotal)
  const seat = seatOf(s, a.lead)
  const column = a.kind === 'shot' ? 'shot' : a.kind === 'night' ? 'night' : 'assault'
  const chances = bandChances(s, attackWorth - defenceWorth)
  const expected = BANDS.reduce((sum, b) => sum + chances[b] * meritOf(a.kind, b), 0)
  s.journal?.push(
    line(
      'fire',
      RULE_OF[a.kind],
      `log.${a.kind}`,
      {
        unit: piece(s, a.lead),
        supporters: a.supporters.length,
        target: piece(s, a.main),
        area: space(s, a.area),
        dice: told(dice),
        attack: attackTotal,
        defence: defenceTotal,
        result: text(`band.${column}-${band}`),
      },
      {
        seat,
        roll: {
          dice,
          sides: 6,
          result: text(`band.${column}-${band}`),
          tone: TONE[band],
          breakdown: breakdownOf(s, a),
          merit: { seat, got: meritOf(a.kind, band), expected },
          facts: {
            attack: attackWorth,
            defence: defenceWorth,
            attackTotal,
            defenceTotal,
            difference: attackTotal - defenceTotal,
            result: band,
          },
        },
      },
    ),
  )
}
