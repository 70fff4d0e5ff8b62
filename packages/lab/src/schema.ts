// What may stand in a position file.
import { z } from 'zod/mini'

const words = z.array(z.string())
const facts = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())]))

const order = z.strictObject({
  decision: z.string(),
  answer: z.string(),
  /** Else whichever seat is asked. */
  seat: z.optional(z.string()),
  /** Only in this activity. */
  phase: z.optional(z.string()),
})

/** What must be true after play. Further names are parts of the state, by the shape's names. */
const expectation = z.catchall(
  z.object({
    /** Every roll in order: its named numbers and words, and `dice` for the faces. */
    rolls: z.optional(z.array(facts)),
    options: z.optional(z.strictObject({ include: z.optional(words), exclude: z.optional(words) })),
    /** By key, piece or space: the case that forbids it. */
    refused: z.optional(z.record(z.string(), z.string())),
    decision: z.optional(
      z.strictObject({ id: z.optional(z.string()), seat: z.optional(z.string()), rule: z.optional(z.string()) }),
    ),
    /** Cases that the journal names, in this order; others may stand between. */
    journal: z.optional(words),
    /** The winner's seat, `draw`, or `none` while the game goes on. */
    result: z.optional(z.string()),
  }),
  z.unknown(),
)

export const positionSchema = z.strictObject({
  game: z.string(),
  title: z.optional(z.string()),
  note: z.optional(z.string()),
  scenario: z.optional(z.string()),
  options: z.optional(z.record(z.string(), z.string())),
  /** The activity that starts here. */
  at: z.optional(z.string()),
  /** Rows of the shape that start empty instead of as the scenario has them: `[at]` takes every unit off the map. */
  clear: z.optional(words),
  position: z.optional(z.record(z.string(), z.unknown())),
  /** One entry a die, in order. */
  dice: z.optional(z.array(z.int().check(z.positive()))),
  /** What is drawn, by the draw's name, in order. */
  draws: z.optional(z.record(z.string(), words)),
  /** Dice and draws beyond those above. */
  seed: z.optional(z.string()),
  play: z.optional(words),
  orders: z.optional(z.array(order)),
  expect: z.optional(expectation),
})

/** A position file as it was read, with letters replaced by the box units they stand for. */
export type PositionFile = z.infer<typeof positionSchema>
export type Expectation = NonNullable<PositionFile['expect']>

/** The names under `expect` that are not parts of the state. */
export const EXPECTED = ['rolls', 'options', 'refused', 'decision', 'journal', 'result'] as const
