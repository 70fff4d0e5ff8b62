// The file of the scenarios and options, as it must be written.
import { z } from 'zod/mini'
import { MODES, SCENARIOS, SIDES } from './words.ts'

const side = z.enum(SIDES)
const mode = z.enum(MODES)
const columns = z
  .array(z.int())
  .check(z.refine((c) => c.length === 0 || c.length === 2, 'no column, or the first and the last'))

/** The form of scenarios.json. */
export const scenarioFile = z.object({
  scenarios: z.array(
    z.object({
      id: z.enum(SCENARIOS),
      name: z.string(),
      case: z.string(),
      firstTurn: z.int().check(z.minimum(1), z.maximum(88)),
      firstPhase: z.int().check(z.minimum(1), z.maximum(15)),
      lastTurn: z.int().check(z.minimum(1), z.maximum(88)),
      west: columns,
      east: columns,
      outside: z.enum(['closed', 'eliminated', 'exit-south']),
      setUp: z.array(side),
      modes: z.object({ german: z.array(mode), commonwealth: z.array(mode) }),
      activation: z.boolean(),
      checks: z.string(),
      commandDeduction: z.int(),
      supply: z.object({ german: z.string(), commonwealth: z.string() }),
      restrictions: z.array(z.string()),
      victory: z.object({
        kind: z.literal('points'),
        german: z.optional(z.int()),
        commonwealth: z.optional(z.int()),
        draw: z.optional(z.int()),
        else: z.enum(['german', 'commonwealth', 'draw']),
      }),
      source: z.string(),
    }),
  ),
  options: z.array(
    z.object({
      id: z.string(),
      scenarios: z.array(z.enum(SCENARIOS)),
      label: z.string(),
      case: z.string(),
      values: z.array(z.string()),
      default: z.string(),
      source: z.string(),
    }),
  ),
})
