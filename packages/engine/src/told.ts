// What a match has told so far: journal entries, each with the number of inputs made before it.
import { item } from './cells.ts'
import type { JournalEntry } from './journal.ts'

/** A journal entry with the number of inputs made before it. */
export interface Line extends JournalEntry {
  readonly seq: number
}

export class Told {
  readonly lines: Line[] = []
  /** Number of lines after each number of inputs. */
  private readonly marks: number[] = []

  /** @param before inputs of which nothing is told here */
  constructor(before = 0) {
    this.marks.length = before
  }

  /** Inputs that will stand when the one in progress is told; 0 while the match starts. */
  get next(): number {
    return this.marks.length
  }

  /** Adds what input number `seq` has brought. */
  add(entries: readonly JournalEntry[], seq: number): void {
    for (const entry of entries) this.lines.push({ ...entry, seq })
    this.marks[seq] = this.lines.length
  }

  /** Forgets what was told after `seq` inputs. */
  dropAfter(seq: number): void {
    this.lines.length = item(this.marks, seq, 'journal marks')
    this.marks.length = seq + 1
  }
}
