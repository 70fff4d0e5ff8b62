// A match at a terminal: tells what happens, asks, takes answers until it is over or left.
import type { Context, Match, SeatId } from '@merkur/engine'
import { type Brain, LocalHost, type Mode, type TableGame, wording } from '@merkur/table'
import { BadInput } from '../bad-input.ts'
import { writeText } from '../files.ts'
import type { Io } from '../io.ts'
import { acts, type Done, type Seat } from './acts.ts'
import { Lines } from './lines.ts'
import { keyNamed } from './names.ts'
import { decisionText, resultLine } from './sheet.ts'
import { journalLine } from './story.ts'
import { Table } from './table.ts'

export interface SittingTerms<P extends Context> {
  readonly mode: Mode
  readonly humans: readonly SeatId[]
  readonly brains: Readonly<Record<SeatId, Brain<P>>>
  readonly seed: string
  /** Where the match is kept, after every answer and at the end. */
  readonly save?: string
  readonly writePosition: NonNullable<ConstructorParameters<typeof LocalHost<P>>[2]['writePosition']>
}

/** @returns 0, or 2 when a piped line could not be carried out */
export async function sit<P extends Context>(
  game: TableGame<P>,
  match: Match<P>,
  terms: SittingTerms<P>,
  io: Io,
): Promise<number> {
  const { mode, brains, seed, writePosition, humans } = terms
  const kit = game.kit(match.s.box)
  const words = wording(kit)
  const host = new LocalHost(game, match, {
    mode,
    brains,
    seed,
    writePosition,
    onStumble: (what) => {
      io.err(`${words.plain(what)}\n`)
    },
  })
  const table = new Table(host, match)
  const seat: Seat = { io, kit, words, table: table as unknown as Table<never>, book: () => game.book() }
  const tell = (): void => {
    for (const line of table.news()) io.out(`${journalLine(words, line)}\n`)
  }
  const keep = async (): Promise<void> => {
    if (terms.save === undefined) return
    try {
      writeText(terms.save, (await host.save()).text)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      io.err(`${error.message}; play goes on, save it elsewhere\n`)
    }
  }
  const completions = (): string[] => [
    ...(table.view.decision?.options ?? []).map((o) => o.key),
    ...Object.keys(acts),
    ...kit.pieces.flatMap((p) => [`why ${p.id}`, `look ${p.id}`]),
  ]
  const lines = new Lines(io, completions)
  let code = 0
  try {
    for (;;) {
      tell()
      await table.until((view) => view.result !== null || view.waiting.some((one) => humans.includes(one)), tell)
      if (table.view.result) {
        tell()
        io.out(`\n${resultLine(words, table.view.result)}\n`)
        break
      }
      await comeForward(seat, humans, lines)
      tell()
      const { decision } = table.view
      if (!decision) continue
      io.out(`\n${decisionText(words, decision, io.width)}`)
      const { wrong, left } = await answerOne(seat, lines)
      if (wrong && !io.terminal) code = 2
      if (left) break
      await keep()
    }
    await keep()
  } finally {
    lines.close()
    host.close()
  }
  if (terms.save !== undefined) io.out(`kept in ${terms.save}\n`)
  return code
}

/** At one screen for several: the one who is asked takes the chair, behind a curtain where there is a screen to clear. */
async function comeForward({ io, words, table }: Seat, humans: readonly SeatId[], lines: Lines): Promise<void> {
  const { host, view } = table
  const asked = view.waiting.filter((one) => humans.includes(one))
  const next = asked[0]
  if (next === undefined || asked.includes(host.seat)) return
  if (io.terminal) {
    io.out('\x1b[2J\x1b[3J\x1b[H')
    await lines.next(`${words.seat(next)} is asked. Hand over, then press Enter `)
  }
  await host.lookAs(next)
}

/** Reads lines until one of them changes the match or leaves it; `wrong` when one could not be carried out on the way. */
async function answerOne(seat: Seat, lines: Lines): Promise<{ readonly wrong: boolean; readonly left: boolean }> {
  const before = seat.table.view
  let wrong = false
  while (seat.table.view === before) {
    const line = await lines.next('> ')
    if (line === undefined) return { wrong, left: true }
    const done = await obey(seat, line.trim())
    if (done === 'quit') return { wrong, left: true }
    if (done === 'wrong') wrong = true
  }
  return { wrong, left: false }
}

/** Carries one typed line out: an answer, or an act. Answers come first, so that no act can hide an option. */
async function obey(seat: Seat, line: string): Promise<Done> {
  const { io, words, table } = seat
  const { decision } = table.view
  const typed = line === '' && decision ? decision.options.find((o) => o.usual)?.key : line
  if (typed === undefined) {
    io.err('There is no usual answer here; type a number, a key, or help.\n')
    return 'wrong'
  }
  const parts = typed.split(';').map((part) => part.trim())
  const first = decision ? keyNamed(decision, parts[0] ?? '') : undefined
  if (first === undefined) {
    const [word = '', ...rest] = typed.split(/\s+/)
    const act = acts[word.toLowerCase()]
    if (act) return act.run(seat, rest.join(' '))
    io.err(
      `found '${typed}'; allowed: 1 to ${decision?.options.length ?? 0}, a key, or ${Object.keys(acts).join(', ')}\n`,
    )
    return 'wrong'
  }
  const keys = [first, ...parts.slice(1)]
  const answer = await table.host.play(keys, { seq: table.view.seq })
  if (!answer.ok) {
    io.err(`${words.plain(answer.text)}\n`)
    return 'wrong'
  }
  if (answer.played < keys.length) io.out(`  stopped after ${answer.played} of ${keys.length} answers\n`)
  return 'done'
}
