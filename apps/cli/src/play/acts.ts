// What may be typed at the table besides an answer: each act with its words, its help and what it does.
import type { Ref } from '@merkur/engine'
import { type Book, type Kit, rulebook, type Wording } from '@merkur/table'
import { BadInput } from '../bad-input.ts'
import { writeText } from '../files.ts'
import type { Io } from '../io.ts'
import { wrapped } from '../text-table.ts'
import { keyNamed, thingNamed } from './names.ts'
import { aboutLines, decisionText, pieceText, reasonLines, spaceText, tableText } from './sheet.ts'
import { journalLine } from './story.ts'
import type { Table } from './table.ts'

/** Everything an act may look at. */
export interface Seat {
  readonly io: Io
  readonly kit: Kit
  readonly words: Wording
  readonly table: Table<never>
  readonly book: () => Promise<Book>
}

/** What an act came to: done, not understood (said already), or the match is left. */
export type Done = 'done' | 'wrong' | 'quit'

interface Act {
  readonly usage: string
  readonly help: string
  run(seat: Seat, rest: string): Promise<Done> | Done
}

const complain = ({ io }: Seat, says: string): Done => {
  io.err(`${says}\n`)
  return 'wrong'
}

const thing = (seat: Seat, word: string): Ref | undefined => thingNamed(seat.kit, seat.table.view.decision, word)

const noThing = (seat: Seat, word: string): Done =>
  complain(
    seat,
    `found '${word}'; allowed: a unit such as ${seat.kit.pieces[0]?.id ?? ''}, a space such as ${
      seat.kit.boards[0]?.spaces[0]?.id ?? ''
    }, or a button of the question`,
  )

async function why(seat: Seat, word: string): Promise<Done> {
  const ref = thing(seat, word)
  if (!ref) return noThing(seat, word)
  const { view, host } = seat.table
  const touching = (view.decision?.options ?? []).filter((o) =>
    o.touches.some((t) => JSON.stringify(t) === JSON.stringify(ref)),
  )
  if (touching.length > 0) seat.io.out(`  offered: ${touching.map((o) => o.key).join(', ')}\n`)
  const reasons = await host.whyNot(ref)
  for (const line of reasonLines(seat.words, reasons)) seat.io.out(`${line}\n`)
  return 'done'
}

async function odds(seat: Seat, word: string): Promise<Done> {
  const { view, host } = seat.table
  const { decision } = view
  const key = decision ? keyNamed(decision, word) : undefined
  if (key === undefined) return complain(seat, `found '${word}'; allowed: the number or key of an option`)
  const about = await host.preview(key)
  const lines = about ? aboutLines(seat.words, about) : []
  seat.io.out(lines.length > 0 ? `${lines.join('\n')}\n` : `  nothing more to say about '${key}'\n`)
  return 'done'
}

async function rule(seat: Seat, word: string): Promise<Done> {
  const book = rulebook((await seat.book()).rulebook)
  const found = /\d/.test(word) ? book.find(word) : undefined
  if (found) {
    seat.io.out(`${found.case} ${found.title}\n\n${wrapped(found.body, seat.io.width)}\n`)
    return 'done'
  }
  const hits = book.search(word)
  if (hits.length === 0)
    return complain(seat, `found '${word}'; allowed: a case such as ${book.cases[0]?.case ?? '1'}, or words of a rule`)
  for (const hit of hits) seat.io.out(`  ${hit.case.padEnd(10)} ${hit.title}\n`)
  return 'done'
}

function look(seat: Seat, word: string): Done {
  const { io, words, kit, table } = seat
  if (word === '') {
    io.out(tableText(words, kit, table.view, io.width))
    return 'done'
  }
  const ref = thing(seat, word)
  if (!ref || !('piece' in ref || 'space' in ref)) return noThing(seat, word)
  io.out('piece' in ref ? pieceText(words, kit, table.view, ref.piece) : spaceText(words, kit, table.view, ref.space))
  return 'done'
}

function journal(seat: Seat, word: string): Done {
  const many = word === '' ? 20 : Number(word)
  if (!Number.isInteger(many) || many < 1) return complain(seat, `found '${word}'; allowed: how many lines, from 1`)
  if (seat.table.journal.length === 0) seat.io.out('  nothing has happened yet\n')
  for (const line of seat.table.journal.slice(-many)) seat.io.out(`${journalLine(seat.words, line)}\n`)
  return 'done'
}

async function back(seat: Seat, way: 'undo' | 'redo'): Promise<Done> {
  const answer = await seat.table.host[way]()
  return answer.ok ? 'done' : complain(seat, seat.words.plain(answer.text))
}

async function write(seat: Seat, what: 'save' | 'position', path: string): Promise<Done> {
  let to = path
  try {
    const file = await seat.table.host[what]()
    if (to === '') to = file.name
    writeText(to, file.text)
  } catch (error) {
    if (error instanceof BadInput || error instanceof RangeError) return complain(seat, error.message)
    throw error
  }
  seat.io.out(`  written: ${to}\n`)
  return 'done'
}

async function resign(seat: Seat): Promise<Done> {
  const answer = await seat.table.host.resign()
  return answer.ok ? 'done' : complain(seat, seat.words.plain(answer.text))
}

export const acts: Readonly<Record<string, Act>> = {
  why: { usage: 'why X', help: 'why a unit, space or button is not offered', run: why },
  odds: { usage: 'odds N', help: 'what an option would lead to: path, calculation, exact odds', run: odds },
  look: { usage: 'look [X]', help: 'the whole table, or one unit or space', run: look },
  ask: {
    usage: 'ask',
    help: 'the question again',
    run: ({ io, words, table }) => {
      if (table.view.decision) io.out(decisionText(words, table.view.decision, io.width))
      return 'done'
    },
  },
  journal: { usage: 'journal [N]', help: 'the last lines of what happened', run: journal },
  rule: { usage: 'rule 4.1.3', help: 'a case of the rules, or those that hold some words', run: rule },
  undo: { usage: 'undo', help: 'take the last answer back', run: (seat) => back(seat, 'undo') },
  redo: { usage: 'redo', help: 'play again what was taken back', run: (seat) => back(seat, 'redo') },
  save: { usage: 'save [FILE]', help: 'write the match to a file', run: (seat, path) => write(seat, 'save', path) },
  position: {
    usage: 'position [FILE]',
    help: 'write this moment as a position file for `merkur lab`',
    run: (seat, path) => write(seat, 'position', path),
  },
  resign: { usage: 'resign', help: 'give the match up', run: resign },
  help: { usage: 'help', help: 'this list', run: ({ io }) => help(io) },
  quit: { usage: 'quit', help: 'leave the match', run: () => 'quit' },
}

function help(io: Io): Done {
  io.out(
    '  an answer: the number or the key of an option; several with ; between them; an empty line takes the one with *\n',
  )
  for (const act of Object.values(acts)) io.out(`  ${act.usage.padEnd(16)} ${act.help}\n`)
  return 'done'
}
