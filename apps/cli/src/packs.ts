// A data pack is a folder with some of a box's files: read, laid over the printed ones, refused with a line for each problem.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BoxError, sayProblem } from '@merkur/box'
import type { Context } from '@merkur/engine'
import { openPack, type Packed, type TableGame } from '@merkur/table'
import { BadInput } from './bad-input.ts'
import { readText, reasonOf } from './files.ts'
import { openGame } from './shelf.ts'

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.(csv|json)$/.test(name))
      .sort()
  } catch (error) {
    throw new BadInput(`${folder}: ${reasonOf(error)}`)
  }
}

/** A playable game, with the box of a data pack in the place of the printed one when a folder is told. */
export async function gameWith(id: string, pack: string | undefined): Promise<TableGame> {
  const game = await openGame(id)
  return pack === undefined ? game : { ...game, box: packFrom(game, pack).box }
}

/** Opens the pack in a folder. Throws a BadInput with every problem of its files. */
export function packFrom(game: TableGame, folder: string): Packed<Context> {
  const names = namesIn(folder)
  if (names.length === 0)
    throw new BadInput(`${folder}: found no .csv or .json; allowed: some of ${Object.keys(game.files).join(', ')}`)
  const files = Object.fromEntries(names.map((name) => [name, readText(join(folder, name))]))
  try {
    return openPack(game, files)
  } catch (error) {
    if (!(error instanceof BoxError)) throw error
    throw new BadInput(error.problems.map((p) => join(folder, sayProblem(p))).join('\n'))
  }
}
