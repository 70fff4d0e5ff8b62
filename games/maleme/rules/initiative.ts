// 2.2.2 The Initiative: rerolls by its holder and at once by its receiver, and the end of the turn on a die (6).
import { type Breakdown, choose, type Flow, type Naming, text } from '@merkur/engine'
import { turnRule } from '../box.ts'
import { type Maleme, otherSeat, type Seat } from '../state.ts'

type Button = 'keep' | 'reroll'

const buttons: Naming<Maleme, Button> = {
  key: (_, b) => b,
  touches: (_, b) => [{ button: b }],
  label: (_, b) => text(`button.${b}`),
}

/** What is being rolled for, told to whoever may reroll. */
export interface RollTopic {
  readonly rule: string
  /** Name of the die for forced chance and reports. */
  readonly name: string
  /** Who rolls. */
  readonly seat: Seat
  /** What the faces would mean; only built when somebody looks. */
  readonly breakdown?: () => Breakdown
  readonly pieces?: readonly string[]
  /** Whether keeping these dice makes others fall, or markers be drawn, before anybody is asked again. */
  readonly rollsOn?: (sum: number) => boolean
}

/** A roll that counts, and whether the Initiative was spent on it. */
export interface Rolled {
  readonly dice: readonly number[]
  readonly sum: number
  readonly rerolled: boolean
}

/** Hands the Initiative over. */
export function passInitiative(s: Maleme, to: Seat, rule: string): void {
  if (s.initiative === to) return
  s.initiative = to
  s.journal?.push({ kind: 'note', seat: to, rule, text: text('log.initiative', { seat: text(`seat.${to}`) }) })
}

const throwDice = (s: Maleme, n: number, name: string): number[] =>
  Array.from({ length: n }, () => s.chance.die(6, name))

/**
 * 2.2.2 Rolls one die, or two together; the holder of the Initiative may reroll, which passes it to the other side,
 * who may reroll the same dice at once, and so on. The last dice count (ruling N2).
 */
export function* rollWithInitiative(s: Maleme, topic: RollTopic, n: 1 | 2 = 1): Flow<Rolled> {
  let rerolled = false
  for (;;) {
    const dice = throwDice(s, n, topic.name)
    const sum = dice.reduce((a, b) => a + b, 0)
    const record = { dice, sides: 6 }
    const answer = yield* choose<Maleme, Button>(s, {
      id: 'reroll',
      seat: s.initiative,
      rule: '2.2.2',
      of: ['keep', 'reroll'],
      as: buttons,
      commits: (b) => (b === 'reroll' || topic.rollsOn?.(sum) ? 'roll' : undefined),
      usual: (b) => b === 'keep',
      prompt: () =>
        text('ask.reroll', {
          seat: text(`seat.${s.initiative}`),
          dice: dice.join(' + '),
          sum,
          what: text(`roll.${topic.name}`),
        }),
      about: () => ({
        ...(topic.pieces ? { pieces: topic.pieces } : {}),
        ...(topic.breakdown
          ? { breakdowns: [topic.breakdown()], roll: { ...record, breakdown: topic.breakdown() } }
          : { roll: record }),
      }),
    })
    if (answer === 'keep') return { dice, sum, rerolled }
    rerolled = true
    s.journal?.push({
      kind: 'roll',
      seat: s.initiative,
      rule: '2.2.2',
      text: text('log.reroll', { seat: text(`seat.${s.initiative}`), dice: dice.join(' + ') }),
      roll: record,
    })
    passInitiative(s, otherSeat(s.initiative), '2.2.2')
  }
}

/** Whether a natural die ends this turn (6, 5.1.1 to 5.1.3; ruling M15). */
export const endsTurn = (s: Maleme, die: number): boolean => ((turnRule(s.box, s.turn).ends >> die) & 1) === 1

/**
 * 6 Counts a die of a Fire, a Defensive Fire in the impulses, or a Refit towards the end of the turn.
 * When the turn's first such die ends it and nobody rerolled it, the Initiative changes hands (rulings Q8, M19, N11).
 */
export function countTowardsEnd(s: Maleme, rolled: Rolled): void {
  const ends = endsTurn(s, rolled.sum)
  const first = !s.firstChanceGone
  s.firstChanceGone = true
  if (!ends || s.ending) return
  s.ending = true
  s.journal?.push({ kind: 'note', rule: '6', text: text('log.turn-will-end', { die: rolled.sum }) })
  if (first && !rolled.rerolled && turnRule(s.box, s.turn).handsOver) passInitiative(s, otherSeat(s.initiative), '6')
}
