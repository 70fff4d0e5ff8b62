// `merkur games`: the shelf, with seats, scenarios and options of each game that can be played.
import { catalogue } from '@merkur/catalogue'
import type { Io } from '../io.ts'

/** @returns 0 */
export async function games({ json }: { readonly json: boolean }, io: Io): Promise<number> {
  const shelf = await Promise.all(
    catalogue.map(async ({ id, title, subtitle, status, load }) => {
      const game = await load?.()
      return {
        id,
        title,
        subtitle,
        status,
        ...(game ? { rulesVersion: game.rulesVersion, scenarios: game.scenarios } : {}),
      }
    }),
  )
  if (json) {
    io.out(`${JSON.stringify(shelf, null, 1)}\n`)
    return 0
  }
  const widest = Math.max(...shelf.map((g) => g.id.length))
  const indent = ' '.repeat(widest + 2)
  for (const { id, title, subtitle, status, scenarios = [] } of shelf) {
    io.out(`${id.padEnd(widest)}  ${title}${status === 'coming' ? ' (still to come)' : ''}: ${subtitle}\n`)
    for (const scenario of scenarios) {
      io.out(`${indent}scenario ${scenario.id}, seats ${scenario.seats.join(', ')}\n`)
      for (const [name, values] of Object.entries(scenario.options))
        io.out(`${indent}  option ${name}: ${values.join(', ')}\n`)
    }
  }
  return 0
}
