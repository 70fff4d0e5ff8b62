// The words in which guided first turns are written: who does what with which dice, and what a step shows.
import { type Ref, type SeatId, text } from '@merkur/engine'
import type { Forced, TutorialMove, TutorialStep } from './tutorial.ts'

/** One move: the decision, the key, and what chance gives: dice in order, or dice and draws by name. */
type Said = (decision: string, key: string, ...chance: readonly (number | Forced)[]) => TutorialMove

function forcedBy(chance: readonly (number | Forced)[]): { forced?: Forced } {
  const dice = chance.filter((x) => typeof x === 'number')
  const named = chance.find((x) => typeof x !== 'number')
  if (named) return { forced: named }
  return dice.length > 0 ? { forced: { dice } } : {}
}

const by =
  (seat: SeatId): Said =>
  (decision, key, ...chance) => ({ seat, decision, key, ...forcedBy(chance) })

/** A lesson for whoever takes `seat`: what the player has to do, what is done for him, and what the `other` seat does. */
export function lessonFor(seat: SeatId, other: SeatId): { you: Said; auto: Said; they: Said } {
  const you = by(seat)
  return {
    you,
    auto: (decision, key, ...chance) => ({ ...you(decision, key, ...chance), auto: true }),
    they: by(other),
  }
}

export const piece = (id: string): Ref => ({ piece: id })
export const space = (id: string): Ref => ({ space: id })
export const button = (id: string): Ref => ({ button: id })

/** A step, worded by the message `tutorial.<id>`. */
export const step = (
  id: string,
  rule: string,
  show: readonly Ref[],
  ...moves: readonly TutorialMove[]
): TutorialStep => ({ say: text(`tutorial.${id}`), rule, show, moves })
