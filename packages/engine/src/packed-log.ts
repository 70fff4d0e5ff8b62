// The log of a match as a save writes it: the answers of each sort of question in a column of their own, by their numbers.
import { z } from 'zod/mini'
import type { Input, LogEntry } from './log.ts'

/**
 * A long match asks the same questions and is given the same answers again and again: each told once, and numbered, they
 * take a third of the room.
 */
export interface PackedLog {
  /** Each sort of question: seat, decision, and the keys that were given. */
  readonly answers: readonly (readonly [seat: string, decision: string, keys: readonly string[]])[]
  /** For each of them which keys were given, by their numbers, in order. */
  readonly given: readonly (readonly number[])[]
  /** Which sort of question each answer was to, in the order of the log. */
  readonly order: readonly number[]
  /** Answers that made chance give something: how many answers after the last such one, and what it gave. */
  readonly rolls: readonly (readonly number[])[]
  /** Entries that are no answer of a seat itself; their `n` says where they stand. */
  readonly others: readonly LogEntry[]
}

const n = z.int().check(z.nonnegative())
export const packedLog = {
  answers: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  given: z.array(z.array(n)),
  order: z.array(n),
  rolls: z.array(z.array(n).check(z.minLength(2))),
  others: z.array(z.looseObject({ n, kind: z.string() })),
}

const isAnswer = (e: LogEntry): e is Input => e.kind === 'input' && e.by === e.seat

interface Column {
  readonly seat: string
  readonly decision: string
  readonly given: string[]
}

/** The answers sorted into columns, and the column of each. */
function columnsOf(answers: readonly Input[]): { readonly columns: readonly Column[]; readonly order: number[] } {
  const numbers = new Map<string, number>()
  const columns: Column[] = []
  const order = answers.map(({ seat, decision, key }) => {
    const name = JSON.stringify([seat, decision])
    const number = numbers.get(name) ?? columns.length
    if (number === columns.length) columns.push({ seat, decision, given: [] })
    numbers.set(name, number)
    columns[number]?.given.push(key)
    return number
  })
  return { columns, order }
}

/**
 * Packs a log whose entries are numbered from 0. What is left out of an answer is found again when it is repeated:
 * whether it was sealed, or a toggle.
 */
export function packLog(log: readonly LogEntry[]): PackedLog {
  const answers = log.filter(isAnswer)
  const { columns, order } = columnsOf(answers)
  const rolls: number[][] = []
  let since = 0
  for (const e of answers) {
    if (e.rolls) {
      rolls.push([since, ...e.rolls])
      since = 0
    }
    since += 1
  }
  const keys = columns.map(({ given }) => [...new Set(given)].sort())
  return {
    answers: columns.map(({ seat, decision }, i) => [seat, decision, keys[i] ?? []]),
    given: columns.map(({ given }, i) => {
      const numbers = new Map(keys[i]?.map((key, k) => [key, k]))
      return given.map((key) => numbers.get(key) ?? -1)
    }),
    order,
    rolls,
    others: log.filter((e) => !isAnswer(e)),
  }
}

/** @throws RangeError naming the place where the columns do not fit together */
export function unpackLog({ answers, given, order, rolls, others }: PackedLog): LogEntry[] {
  const rolled = new Map<number, readonly number[]>()
  let last = 0
  for (const [since, ...outcomes] of rolls) {
    last += since ?? 0
    rolled.set(last, outcomes)
  }
  const used = answers.map(() => 0)
  const line = order.map((number, i): Omit<Input, 'n'> => {
    const [seat, decision, keys] = answers[number] ?? []
    const at = used[number] ?? 0
    const key = keys?.[given[number]?.[at] ?? -1]
    if (seat === undefined || decision === undefined || key === undefined)
      throw new RangeError(`order.${i}: found answer ${at} to question ${number}; the columns hold no such one`)
    used[number] = at + 1
    const outcomes = rolled.get(i)
    return { kind: 'input', by: seat, seat, decision, key, ...(outcomes ? { rolls: outcomes } : {}) }
  })
  const elsewhere = new Map(others.map((e) => [e.n, e]))
  const out: LogEntry[] = []
  for (const answer of line) {
    for (let e = elsewhere.get(out.length); e; e = elsewhere.get(out.length)) out.push(e)
    out.push({ n: out.length, ...answer })
  }
  for (let e = elsewhere.get(out.length); e; e = elsewhere.get(out.length)) out.push(e)
  if (out.length !== line.length + others.length)
    throw new RangeError(`others: found entries that stand nowhere; allowed: n from 0 to ${out.length - 1}, each once`)
  return out
}
