// Rolling a fire: the die with its rerolls, the result, the end of the turn, and the Matildas that must be checked.
import { type Flow, text } from '@merkur/engine'
import type { FireResult } from '../box.ts'
import { at, isHex, type Maleme, otherSeat, seatOf, spaceId, type Unit, unitId } from '../state.ts'
import { applyResult, breakdownOf, chancesOf, effectOn, type Fire, resultOfRoll, worth } from './fire.ts'
import { countTowardsEnd, endsTurn, rollWithInitiative } from './initiative.ts'
import { defOf, isPinned } from './units.ts'
import { isOver } from './victory.ts'

/** 4.4.1.2 A Matilda that fires or moves is checked when the action is over, once (ruling N10). */
export function noteForCheck(s: Maleme, u: Unit): void {
  if (u >= 0 && defOf(s, u).matilda && !s.checks.includes(u)) s.checks.push(u)
}

/**
 * Whether dice may fall when the action is over, before anybody is asked: the Matildas' checks, or what follows
 * the end of the turn.
 * @param acting a unit that moves or fires in this action
 */
export const rollsAfterAction = (s: Maleme, acting = -1): boolean =>
  s.ending || s.checks.length > 0 || (acting >= 0 && defOf(s, acting).matilda)

/** Whether keeping this die of a fire draws a marker or a lot, or the action that it ends is followed by dice. */
function firesOn(s: Maleme, fire: Fire, die: number, ends: boolean): boolean {
  if (effectOn(resultOfRoll(s, fire.column, die), isPinned(s, fire.target)) !== 'none') return true
  return ends && (endsTurn(s, die) || [fire.target, fire.lead, ...fire.supports].some((u) => rollsAfterAction(s, u)))
}

/**
 * Rolls a fire and applies it.
 * @param ends whether its die may end the turn: in the impulses, not in the Drop Phase (ruling Q6)
 */
export function* resolveFire(s: Maleme, fire: Fire, ends: boolean): Flow<'none' | 'pin' | 'hit'> {
  const seat = otherSeat(seatOf(s, fire.target))
  const breakdown = () => breakdownOf(s, fire)
  const rolled = yield* rollWithInitiative(s, {
    rule: fire.rule,
    name: 'fire',
    seat,
    breakdown,
    pieces: piecesOf(s, fire),
    rollsOn: (die) => firesOn(s, fire, die, ends),
  })
  const result = resultOfRoll(s, fire.column, rolled.sum)
  journalFire(s, fire, rolled.dice, result)
  const effect = applyResult(s, fire, result)
  for (const u of [fire.lead, ...fire.supports]) noteForCheck(s, u)
  if (ends && !isOver(s)) countTowardsEnd(s, rolled)
  return effect
}

const piecesOf = (s: Maleme, fire: Fire): string[] =>
  [fire.target, ...(fire.lead < 0 ? [] : [fire.lead]), ...fire.supports].map((u) => unitId(s, u))

/** Writes a fire with its dice to the journal, before it is applied. */
export function journalFire(s: Maleme, fire: Fire, dice: readonly number[], result: FireResult): void {
  if (!s.journal) return
  const seat = otherSeat(seatOf(s, fire.target))
  const pinned = isPinned(s, fire.target)
  const effect = effectOn(result, pinned)
  const expected = chancesOf(s, fire).reduce(
    (sum, c) => sum + c.p * (c.tone === 'heavy' ? 1 : c.tone === 'serious' ? 0.5 : 0),
    0,
  )
  const hex = at(s, fire.target)
  s.journal.push({
    kind: 'fire',
    seat,
    rule: fire.rule,
    text: text(`log.${fire.kind}`, {
      target: { piece: unitId(s, fire.target) },
      ...(fire.lead < 0 ? {} : { lead: { piece: unitId(s, fire.lead) } }),
      supports: fire.supports.length,
      column: fire.column,
      die: dice.join(' + '),
      effect: text(`outcome.${effect}`),
    }),
    refs: [...piecesOf(s, fire).map((piece) => ({ piece })), ...(isHex(s, hex) ? [{ space: spaceId(s, hex) }] : [])],
    roll: {
      dice,
      sides: 6,
      result: text(`outcome.${effect}`),
      tone: effect === 'hit' ? 'heavy' : effect === 'pin' ? 'serious' : 'none',
      breakdown: breakdownOf(s, fire),
      merit: { seat, got: worth(effect), expected },
      facts: {
        attack: fire.attack,
        defence: fire.defence,
        column: fire.column,
        result: effect === 'pin' ? 'pinned' : effect,
      },
    },
  })
}
