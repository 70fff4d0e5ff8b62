// Files that a command is given: read whole, or refused in a sentence that names them.
import {
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MatchStart, mustFit, parseSave, SaveError, type SaveFile } from '@merkur/engine'
import { boxFor, type TableGame } from '@merkur/table'
import { BadInput } from './bad-input.ts'
import { openGame } from './shelf.ts'

/** Why the file system said no, in words. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a folder; a file is wanted'
  if (code === 'EACCES') return 'it may not be read'
  return error instanceof Error ? error.message : String(error)
}

/** The text of a file, unpacked when its name ends in `.gz`. Throws a BadInput that names it. */
export function readText(path: string): string {
  try {
    const bytes = readFileSync(path)
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw new BadInput(`${path}: ${reasonOf(error)}`)
  }
}

const partOf = (path: string): string => `${path}.${process.pid}.part`

/** Throws a BadInput now when a file could not be written later: better known before hours of play. */
export function mustBeWritable(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput(`${path}: cannot be written: this is a folder; a file is wanted`)
  try {
    writeFileSync(partOf(path), '')
    rmSync(partOf(path))
  } catch (error) {
    throw new BadInput(`${path}: cannot be written: ${reasonOf(error)}`)
  }
}

/** Copies a file to a new name beside it, so that writing it loses nothing. @returns the name */
export function keepAside(path: string): string {
  for (let n = 1; ; n++) {
    const aside = n === 1 ? `${path}.before` : `${path}.before-${n}`
    if (existsSync(aside)) continue
    copyFileSync(path, aside, constants.COPYFILE_EXCL)
    return aside
  }
}

/** Writes a file whole or not at all. Throws a BadInput that names it. */
export function writeText(path: string, text: string): void {
  const beside = partOf(path)
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    throw new BadInput(`${path}: cannot be written: ${reasonOf(error)}`)
  }
}

/** Every file below a folder whose name ends as a saved match's does, in order. Throws a BadInput that names the folder. */
export function savesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.json(\.gz)?$/.test(name) && !name.split(/[\\/]/).includes('node_modules'))
      .sort()
      .map((name) => join(folder, name))
  } catch (error) {
    throw new BadInput(`${folder}: ${reasonOf(error)}`)
  }
}

export interface Saved {
  readonly file: SaveFile
  readonly game: TableGame
  /** Its own box: the printed one, or that of its data pack. */
  readonly box: unknown
}

/** A saved match and its game. Throws a BadInput that names the file and what is wrong with it. */
export async function readSave(path: string): Promise<Saved> {
  const text = readText(path)
  try {
    const file = parseSave(text)
    const game = await openGame(file.start.game, `${path}: start.game`)
    const box = boxFor(game, file.start as MatchStart)
    mustFit(game, file, box)
    return { file, game, box: box ?? game.box }
  } catch (error) {
    if (error instanceof SaveError) throw new BadInput(`${path}: ${error.message}`)
    throw error
  }
}
