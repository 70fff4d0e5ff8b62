// The story of a match in lines: what happened, by which case, with the dice.
import type { JournalEntry } from '@merkur/engine'
import type { Wording } from '@merkur/table'

/** One journal entry in a line: `  12  4.2.1   9/II fires at 22/C/III ... [4]`. */
export function journalLine(words: Wording, line: JournalEntry & { readonly seq: number }): string {
  const dice = line.roll && !line.roll.drawn ? ` [${line.roll.dice.join(', ')}]` : ''
  return `  ${String(line.seq).padStart(4)}  ${(line.rule ?? '').padEnd(8)} ${words.plain(line.text)}${dice}`
}
