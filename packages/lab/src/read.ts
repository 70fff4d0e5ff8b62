// Reads position files: from text to a position that fits its game, or an error that names the line.
import type { Context } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { z } from 'zod/mini'
import { asWritten, lettersOf, withoutLetters } from './letters.ts'
import { readSource, type Source } from './place.ts'
import { type PositionFile, positionSchema } from './schema.ts'

/** A position ready to run, and where its parts stand in the file. */
export interface Position {
  readonly source: Source
  readonly file: PositionFile
  /** Scenario, its own or the game's first. */
  readonly scenario: string
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((p, i) => (typeof p === 'number' ? `[${p}]` : `${i > 0 ? '.' : ''}${String(p)}`)).join('')

const QUOTED = 'a text; put numbers that are names in quotes, such as "0514"'

const english = { error: z.locales.en().localeError }

/** What may stand in a place, by the kind of value that is wanted there. */
const KINDS: Readonly<Record<string, string>> = {
  string: QUOTED,
  array: 'a list',
  object: 'names with their values',
  record: 'names with their values',
  number: 'a number',
  int: 'a whole number',
}

/** What the format allows where it found something else. */
function allowedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_union') return 'a number, a text or a list of numbers'
  if (issue.code === 'too_small') return `a whole number ${issue.inclusive ? 'from' : 'above'} ${issue.minimum}`
  return issue.message
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown => {
  let here = data
  for (const p of path) here = (here as Record<PropertyKey, unknown> | undefined)?.[p]
  return here
}

/** Checks the form of a position file. Throws a PositionError with line, found and allowed. */
export function readPosition(
  text: string,
  name = 'position.yaml',
): { readonly source: Source; readonly file: PositionFile } {
  const source = readSource(text, name)
  const read = positionSchema.safeParse(source.data, english)
  if (read.success) return { source, file: read.data }
  const issue = read.error.issues[0]
  if (!issue) throw source.wrong('', 'this is not a position file')
  const path = pathText(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    const shape =
      issue.path.length === 0 ? Object.keys(positionSchema.shape).join(', ') : 'only what the format lists here'
    throw source.wrong(path ? `${path}.${key}` : key, `found '${key}', allowed is ${shape}`)
  }
  const found = valueAt(source.data, issue.path)
  const allowed = path === '' ? `a position: ${Object.keys(positionSchema.shape).join(', ')}` : allowedBy(issue)
  throw source.wrong(path, `found ${found === undefined ? 'nothing' : JSON.stringify(found)}, allowed is ${allowed}`)
}

/** Fits a read file to its game: fills the scenario in, puts units in the place of letters. */
export function fitPosition<P extends Context>(
  read: { readonly source: Source; readonly file: PositionFile },
  game: TableGame<P>,
): Position {
  const { source, file } = read
  const scenarios = game.scenarios.map((s) => s.id)
  const scenario = file.scenario ?? scenarios[0] ?? ''
  if (file.game !== game.id) throw source.wrong('game', `found '${file.game}', allowed here is ${game.id}`)
  if (!scenarios.includes(scenario))
    throw source.wrong('scenario', `found '${scenario}', allowed is one of ${scenarios.join(', ')}`)
  const letters = lettersOf(file.position, game.ids(game.box), source)
  return {
    file: withoutLetters(file, letters),
    scenario,
    source: {
      ...source,
      lineOf: (path) => source.lineOf(asWritten(path, letters)),
      wrong: (path, says) => source.wrong(asWritten(path, letters), says),
    },
  }
}
