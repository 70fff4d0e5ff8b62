// Running a guided turn: a match whose dice are those of the lesson, its other seats, and where the player stands.
import { type Context, fillOptions, forcedChance, Match, seeded } from '@merkur/engine'
import type { Brain } from './brain.ts'
import type { TableGame } from './table-game.ts'
import type { Tutorial, TutorialMove } from './tutorial.ts'

/** All inputs of the lesson in order: input number n answers the decision after n others. */
export const movesOf = (tutorial: Tutorial): TutorialMove[] => tutorial.steps.flatMap((step) => step.moves)

/** Where the player stands in the lesson. */
export interface TutorialPlace {
  /** Index of the step; the number of steps when the lesson is over. */
  readonly step: number
  /** What has to be done now; undefined when the lesson is over. */
  readonly move: TutorialMove | undefined
}

/**
 * The place after `seq` inputs. A step without moves belongs to the moment before the next input, so it is passed over
 * here: show the steps between the place before and this one. `asked` is the decision the player is asked: where he chose
 * another way, moves whose decision has not come up are skipped until one answers it.
 */
export function placeAt(tutorial: Tutorial, seq: number, asked?: string): TutorialPlace {
  const flat = tutorial.steps.flatMap((s, step) => s.moves.map((move) => ({ step, move })))
  const now = flat[seq]
  const fits = (move: TutorialMove): boolean => move.seat === tutorial.seat && move.decision === asked
  const found = asked === undefined || (now && fits(now.move)) ? now : flat.slice(seq).find((x) => fits(x.move))
  return found ?? { step: tutorial.steps.length, move: undefined }
}

/** A match of the lesson: its dice are those of its moves, and a seed's wherever play leaves it. @throws ShapeError when the start does not fit the game */
export function tutorialMatch<P extends Context>(game: TableGame<P>, tutorial: Tutorial, seed: string): Match<P> {
  const { scenario, position } = tutorial
  const moves = movesOf(tutorial)
  const after = seeded(seed)
  return new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      pack: 'printed',
      scenario,
      options: fillOptions(game, scenario, tutorial.options),
      chance: { kind: 'fast' },
      ...(position ? { position } : {}),
    },
    {
      chance: (epoch, seq) =>
        forcedChance(moves[seq]?.forced ?? {}, (draw) => game.drawNames(game.box, draw), after(epoch, seq)),
      freedom: 'fair',
    },
  )
}

/** Plays the other seats as the lesson has it; the first option once play has left it. `seq` tells how many inputs there are. */
export const tutorialBrain = (tutorial: Tutorial, seq: () => number): Brain => ({
  choose: async (_world, { seat, decision, options }) => {
    const move = movesOf(tutorial)
      .slice(seq())
      .find((m) => m.seat === seat && m.decision === decision)
    const key = move?.key
    return key !== undefined && options.includes(key) ? key : (options[0] ?? '')
  },
})
