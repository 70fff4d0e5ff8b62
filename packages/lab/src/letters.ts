// Letters of a worked example: `Y: { like: 22/D/I }` makes Y stand for that unit everywhere in the file.
import type { Ids } from '@merkur/engine'
import type { Source } from './place.ts'
import type { PositionFile } from './schema.ts'

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** What separates names inside a key: `seat:move Y`, `Y,Z`, `Y>0514`. */
const EDGE = '[^\\s,:;+()=>|]'

/** Finds the letters: by letter, the id in the box. Throws a PositionError for an unknown or twice used unit. */
export function lettersOf(position: PositionFile['position'], ids: Ids, source: Source): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [dimension, group] of Object.entries(position ?? {})) {
    const names = ids[dimension]
    if (!names || !isRecord(group)) continue
    for (const [letter, entry] of Object.entries(group)) {
      if (!isRecord(entry) || entry.like === undefined) continue
      const place = `position.${dimension}.${letter}`
      const { like } = entry
      if (names.includes(letter))
        throw source.wrong(
          place,
          `'${letter}' is itself one of the ${dimension}; a letter that stands for another must be a new name`,
        )
      if (typeof like !== 'string' || !names.includes(like)) {
        throw source.wrong(
          `${place}.like`,
          `found ${JSON.stringify(like)}, allowed is one of the ${dimension}: ${names.slice(0, 10).join(', ')}${names.length > 10 ? `, ... (${names.length} in all)` : ''}`,
        )
      }
      if (Object.hasOwn(group, like) || [...letters.values()].includes(like)) {
        throw source.wrong(`${place}.like`, `'${like}' stands in this position already; choose another of its sort`)
      }
      letters.set(letter, like)
    }
  }
  return letters
}

/** Replaces letters in every text and key below `value`. */
function replaced(value: unknown, letters: ReadonlyMap<string, string>, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, (letter) => letters.get(letter) ?? letter)
  if (Array.isArray(value)) return value.map((x) => replaced(x, letters, pattern))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'like')
      .map(([key, x]) => [
        key.replace(pattern, (letter) => letters.get(letter) ?? letter),
        replaced(x, letters, pattern),
      ]),
  )
}

/** The file with its letters replaced: in position, play, orders, draws and expect. Words of prose keep theirs. */
export function withoutLetters(file: PositionFile, letters: ReadonlyMap<string, string>): PositionFile {
  if (letters.size === 0) return file
  const names = [...letters.keys()].map((l) => l.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<!${EDGE})(?:${names})(?!${EDGE})`, 'g')
  const out: Record<string, unknown> = { ...file }
  for (const part of ['position', 'play', 'orders', 'draws', 'expect'] as const) {
    if (file[part] !== undefined) out[part] = replaced(file[part], letters, pattern)
  }
  return out as PositionFile
}

/** A place in the replaced file as it stands in the written one. */
export function asWritten(path: string, letters: ReadonlyMap<string, string>): string {
  let out = path
  for (const [letter, id] of letters) out = out.replace(`.${id}`, `.${letter}`)
  return out
}
