// Data packs: files with a player's own values, laid over the printed box, with a hash that tells two packs apart.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { BoxError, fewOf, type Problem } from './problem.ts'
import type { BoxFiles } from './read.ts'

/** The name that stands for the printed box where a pack's hash is stored. */
export const PRINTED = 'printed'

/**
 * The printed files with those of a pack in their place.
 * @throws BoxError for a file that the printed box does not have
 */
export function layPack(printed: BoxFiles, pack: BoxFiles): BoxFiles {
  const problems: Problem[] = Object.keys(pack)
    .filter((file) => !Object.hasOwn(printed, file))
    .map((file) => ({ file, found: 'a file that no box of this game has', allowed: fewOf(Object.keys(printed)) }))
  if (problems.length > 0) throw new BoxError(problems)
  return { ...printed, ...pack }
}

const sameLines = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** SHA-256 of a pack in hex: names in order, each with its text, whatever its line ends; `printed` for a pack without files. */
export function packHash(pack: BoxFiles): string {
  const names = Object.keys(pack).sort()
  if (names.length === 0) return PRINTED
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(names.map((name) => [name, sameLines(pack[name] ?? '')])))))
}
