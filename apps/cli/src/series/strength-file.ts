// The file of a game's measured strength: read to be gone on with, written after every row.
import { existsSync } from 'node:fs'
import type { Strength } from '@merkur/bots'
import { BadInput } from '../bad-input.ts'
import { mustBeWritable, readText, writeText } from '../files.ts'

const isStrength = (data: unknown): data is Strength =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'strength' &&
  'scenarios' in data &&
  Array.isArray(data.scenarios)

/** What a file already tells of a game; nothing when there is none. Throws a BadInput for a file of anything else. */
export function strengthIn(path: string | undefined, game: string): Strength {
  const none: Strength = { merkur: 1, kind: 'strength', game, scenarios: [] }
  if (path === undefined) return none
  mustBeWritable(path)
  if (!existsSync(path)) return none
  const wanted = `a file of measured strength that this command wrote for ${game}; name another file, or move this one away`
  let data: unknown
  try {
    data = JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`${path}: found no JSON; allowed: ${wanted}`)
  }
  if (!isStrength(data)) throw new BadInput(`${path}: found other JSON; allowed: ${wanted}`)
  if (data.game !== game) throw new BadInput(`${path}: found the strength of ${data.game}; allowed: ${wanted}`)
  return data
}

export const writeStrength = (path: string, strength: Strength): void =>
  writeText(path, `${JSON.stringify(strength, null, 2)}\n`)
