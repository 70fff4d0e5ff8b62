// 3.1 The initiative: its holder may spend it in his own turn to roll again, and it passes at once to the other.
import { type Breakdown, type Flow, type RollRecord, text } from '@merkur/engine'
import { buttons, line, seatName } from '../naming.ts'
import { type Crete, otherSeat, type Seat } from '../state.ts'
import { decide } from './decide.ts'

type Button = 'keep' | 'reroll'
const keepOrReroll = buttons<Button>()
const BOTH: readonly Button[] = ['keep', 'reroll']

/** 3.1 Hands the initiative to the other side. */
export function passInitiative(s: Crete): void {
  s.initiative = otherSeat(s.initiative)
  s.journal?.push(line('note', '3.1', 'log.initiative', { seat: seatName(s.initiative) }, { seat: s.initiative }))
}

/** Whether the side whose turn it is holds the initiative (ruling Q24). */
export const maySpend = (s: Crete): boolean => s.initiative === s.side

/** What is being rolled for. */
export interface RollTopic {
  readonly rule: string
  /** Names of the dice for forced chance and reports; messages `roll.<name>`. */
  readonly name: 'landing' | 'limit' | 'interception' | 'convoy' | 'combat' | 'bombing'
  /** 1: a test; 4: two dice of the attacker, then two of the defender. */
  readonly dice: 1 | 4
  readonly breakdown?: () => Breakdown
  readonly pieces?: readonly string[]
  readonly spaces?: readonly string[]
  /** Whether keeping these dice makes others fall before anybody is asked again. */
  readonly rollsOn: (dice: readonly number[]) => boolean
  /** Before the first turn nothing is rolled again. */
  readonly final?: boolean
  /** Ruling S2: whether the automaton rolls these again. */
  readonly displeases: (dice: readonly number[]) => boolean
}

function throwDice(s: Crete, n: 1 | 4, name: string): number[] {
  if (n === 1) return [s.chance.die(6, name)]
  return [
    s.chance.die(6, `${name} attacker`),
    s.chance.die(6, `${name} attacker`),
    s.chance.die(6, `${name} defender`),
    s.chance.die(6, `${name} defender`),
  ]
}

/**
 * 3.1, ruling N5 Rolls, shows the result to the holder of the initiative when it is his turn, and rolls once more
 * when he spends it: in a combat or bombing both sides' dice.
 */
export function* rollWithInitiative(s: Crete, topic: RollTopic): Flow<number[]> {
  const dice = throwDice(s, topic.dice, topic.name)
  if (topic.final === true || !maySpend(s)) return dice
  const seat: Seat = s.side
  const record: RollRecord = { dice, sides: 6 }
  const answer = yield* decide<Button>(
    s,
    {
      id: 'reroll',
      seat,
      rule: '3.1',
      of: BOTH,
      as: keepOrReroll,
      commits: (b) => (b === 'reroll' || topic.rollsOn(dice) ? 'roll' : undefined),
      usual: (b) => b === 'keep',
      prompt: () => text('ask.reroll', { seat: seatName(seat), dice: told(dice), what: text(`roll.${topic.name}`) }),
      about: () => {
        const breakdown = topic.breakdown?.()
        return {
          ...(topic.pieces ? { pieces: topic.pieces } : {}),
          ...(topic.spaces ? { spaces: topic.spaces } : {}),
          ...(breakdown ? { breakdowns: [breakdown], roll: { ...record, breakdown } } : { roll: record }),
        }
      },
    },
    () =>
      topic.displeases(dice)
        ? { value: 'reroll', why: 'auto.reroll', args: { dice: told(dice) } }
        : { value: 'keep', why: 'auto.keep', args: { dice: told(dice) } },
  )
  if (answer === 'keep') return dice
  passInitiative(s)
  const again = throwDice(s, topic.dice, topic.name)
  s.journal?.push(
    line(
      'roll',
      '3.1',
      'log.reroll',
      { seat: seatName(seat), before: told(dice), dice: told(again) },
      {
        seat,
        roll: { dice: again, sides: 6 },
      },
    ),
  )
  return again
}

/** Faces in words: one die, or both sides' pairs. */
export const told = (dice: readonly number[]): string =>
  dice.length === 4 ? `${dice[0]} + ${dice[1]} : ${dice[2]} + ${dice[3]}` : dice.join(' + ')
