// Takes the option whose immediate outcome looks best on average over a few imagined worlds and dice.
import {
  type Bot,
  type Chance,
  type Context,
  fastChance,
  item,
  keyAt,
  type Run,
  recording,
  type World,
} from '@merkur/engine'
import { leadingOn, plainAnswer, questionIn } from './asked.ts'
import { worth } from './worth.ts'

export interface GreedyTerms {
  /** Worlds and rolls an option is tried in. */
  readonly samples: number
  /** Decisions answered plainly until the activity ends, at most. */
  readonly patience: number
  /**
   * Options weighed, at most: of a wider question the usual answer and an even sample of the others. A question that offers
   * a whole board offers neighbours that come to nearly the same, and weighing them all would cost seconds a decision.
   */
  readonly most: number
}

/** So many of the options, spread evenly over their order from a random place on, with the usual answer among them. */
function sampleOf(options: readonly number[], most: number, usual: number, chance: Chance): readonly number[] {
  if (options.length <= most) return options
  const start = chance.die(options.length) - 1
  const picked = Array.from({ length: most - 1 }, (_, k) =>
    item(options, (start + Math.floor((k * options.length) / (most - 1))) % options.length),
  )
  return [...new Set([usual, ...picked])]
}

/** Answers plainly until the running activity has ended: what a click leads to before anybody really decides again. */
function finish<P extends Context>(run: Run<P>, activity: { ended: boolean }, patience: number): void {
  for (let n = 0; n < patience && !run.over && !activity.ended; n++) {
    const answer = plainAnswer(item(run.asks, 0))
    if (answer < 0) return
    run.give(0, answer)
  }
}

export const greedyBot = <P extends Context>(
  { samples, patience, most }: GreedyTerms = { samples: 4, patience: 40, most: 256 },
): Bot<P> => ({
  choose: (world, chance) => {
    const { run, ask, part } = questionIn(world, chance)
    // Nothing is hidden, nor answered in secret now: all worlds are this one.
    const open = !world.game.redraw && run.asks.length === 1
    const options = sampleOf(leadingOn(ask), most, plainAnswer(ask), chance)
    if (options.length === 1) return keyAt(ask, item(options, 0))
    const tries = Array.from({ length: samples }, (_, k) => ({
      world: k === 0 || open ? world : world.again(chance),
      seed: `greedy ${chance.die(0x7fffffff)}`,
    }))
    let best = -Infinity
    let taken = ''
    for (const i of options) {
      const key = keyAt(ask, i)
      let sum = 0
      for (const [k, one] of tries.entries()) {
        const { value, rolled } = outcome(one.world, one.seed, part, key, patience)
        sum += value
        // Without dice every other try in the same world would come to the same.
        if (k > 0 || rolled || !open) continue
        sum *= samples
        break
      }
      if (sum > best) {
        best = sum
        taken = key
      }
    }
    return taken
  },
})

/** What an option comes to for its seat, and whether that was a matter of chance. */
function outcome<P extends Context>(
  world: World<P>,
  seed: string,
  part: number,
  key: string,
  patience: number,
): { readonly value: number; readonly rolled: boolean } {
  const rolls: number[] = []
  const run = world.open(recording(fastChance(seed), rolls))
  const activity = { ended: false }
  run.onActivity = () => {
    activity.ended = true
  }
  run.answer(item(run.asks, part).seat, key)
  finish(run, activity, patience)
  return { value: worth(world.game, run, world.seat), rolled: rolls.length > 0 }
}
