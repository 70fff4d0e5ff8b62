// The lists of the box that are no tables: scenarios with their options, and the drawn shapes of the areas.
import { z } from 'zod/mini'

/** scenarios.json: who plays, options, and where free drops may come down. */
export const scenarios = z.object({
  scenarios: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      case: z.string(),
      seats: z.array(z.enum(['german', 'commonwealth'])),
      automaton: z.optional(z.literal('commonwealth')),
      turns: z.int(),
      first: z.literal('german'),
      initiative: z.enum(['german', 'commonwealth']),
      forts: z.int(),
      gliders: z.enum(['printed', 'chosen']),
      defaults: z.record(z.string(), z.string()),
      setUp: z.string(),
      source: z.string(),
    }),
  ),
  options: z.array(
    z.object({
      id: z.enum(['drops', 'deployment', 'bombing']),
      label: z.string(),
      case: z.string(),
      scenarios: z.array(z.string()),
      values: z.array(z.string()),
      source: z.string(),
    }),
  ),
  freeDrops: z.array(z.object({ group: z.string(), maps: z.array(z.string()), case: z.string(), source: z.string() })),
})

const slots = z.object({ counter: z.number(), german: z.array(z.number()), commonwealth: z.array(z.number()) })
/** shapes.json: how areas are drawn, and where their counters lie. */
export const shapes = z.object({
  areas: z.array(
    z.object({
      id: z.string(),
      ring: z.array(z.number()),
      label: z.array(z.number()),
      lines: z.array(z.string()),
      slots,
      wide: z.optional(slots),
      star: z.optional(z.array(z.number())),
    }),
  ),
  links: z.array(z.object({ a: z.string(), b: z.string(), x: z.number(), y: z.number() })),
  blocks: z.array(z.object({ id: z.string(), name: z.string(), ring: z.array(z.number()) })),
})
