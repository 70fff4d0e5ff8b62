// The dice of a match: what answers the input in progress, and the outcomes it has given so far.
import { type Chance, noChance, recording, replaying } from './chance.ts'

/** The `seq` of what comes before the first decision: dice of its own, or the first input would roll the same again. */
const OPENING = -1

/**
 * The chance that answers the input made after `seq` others, or what comes before the first decision (-1).
 * A take-back past a roll opens the next epoch, so that nobody plays on knowing the dice.
 */
export type ChanceOf = (epoch: number, seq: number) => Chance

export class Dice {
  epoch = 0
  /** Outcomes of the input in progress, or of the last one. */
  outcomes: readonly number[] = []
  private readonly chanceOf: ChanceOf

  constructor(chanceOf: ChanceOf) {
    this.chanceOf = chanceOf
  }

  /** For what comes before the first decision; with `logged` outcomes it gives these again and no others. */
  opening(logged?: readonly number[]): Chance {
    return this.next(OPENING, logged)
  }

  /** For the input made after `seq` others; with `logged` outcomes it gives these again and no others. */
  next(seq: number, logged?: readonly number[]): Chance {
    const outcomes: number[] = []
    this.outcomes = outcomes
    const source = logged
      ? replaying(logged, noChance('the log holds no more outcomes for this input'))
      : this.chanceOf(this.epoch, seq)
    return recording(source, outcomes)
  }
}
