// The log of a match as a save writes it: every answer by its number in a list of those that were given.
import { z } from 'zod/mini'
import type { Input, LogEntry } from './log.ts'

/** A long match gives the same answers again and again: told once, and numbered, it takes a third of the room. */
export interface PackedLog {
  /** Seat, decision and keys of the answers that were given; an answer's number counts through all keys, from 0. */
  readonly answers: readonly (readonly [seat: string, decision: string, keys: readonly string[]])[]
  /** In order: an answer; an answer with the outcomes it made chance give; or an entry that is no answer of a seat itself. */
  readonly log: readonly (number | readonly number[] | LogEntry)[]
}

const n = z.int().check(z.nonnegative())
export const packedLog = {
  answers: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  log: z.array(z.union([n, z.array(n).check(z.minLength(1)), z.looseObject({ kind: z.string() })])),
}

const isAnswer = (e: LogEntry): e is Input => e.kind === 'input' && e.by === e.seat

/** What is left out of an answer is found again when it is repeated: whether it was sealed, or a toggle. */
export function packLog(log: readonly LogEntry[]): PackedLog {
  const groups = new Map<string, { seat: string; decision: string; keys: Set<string> }>()
  const nameOf = ({ seat, decision }: Input): string => JSON.stringify([seat, decision])
  for (const e of log.filter(isAnswer)) {
    const group = groups.get(nameOf(e)) ?? { seat: e.seat, decision: e.decision, keys: new Set() }
    groups.set(nameOf(e), group)
    group.keys.add(e.key)
  }
  const numbers = new Map<string, Map<string, number>>()
  const answers: PackedLog['answers'][number][] = []
  let next = 0
  for (const name of [...groups.keys()].sort()) {
    const { seat, decision, keys } = groups.get(name) as { seat: string; decision: string; keys: Set<string> }
    const sorted = [...keys].sort()
    numbers.set(name, new Map(sorted.map((key) => [key, next++])))
    answers.push([seat, decision, sorted])
  }
  return {
    answers,
    log: log.map((e, i) => {
      if (!isAnswer(e) || e.n !== i) return e
      const number = numbers.get(nameOf(e))?.get(e.key) ?? -1
      return e.rolls ? [number, ...e.rolls] : number
    }),
  }
}

/** @throws RangeError naming an entry whose answer is not in the list */
export function unpackLog({ answers, log }: PackedLog): LogEntry[] {
  const all = answers.flatMap(([seat, decision, keys]) => keys.map((key) => ({ seat, decision, key })))
  return log.map((e, i): LogEntry => {
    if (typeof e === 'object' && !Array.isArray(e)) return e as LogEntry
    const [number, ...rolls] = typeof e === 'number' ? [e] : (e as readonly number[])
    const answer = number === undefined ? undefined : all[number]
    if (!answer) throw new RangeError(`log.${i}: found answer ${number}; allowed: 0 to ${all.length - 1}`)
    return { n: i, kind: 'input', by: answer.seat, ...answer, ...(rolls.length > 0 ? { rolls } : {}) }
  })
}
