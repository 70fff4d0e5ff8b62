// The course of a match for the replay slider: where turns and phases begin, and what can be taken back.
import { type Context, type Line, type Match, readableBy, type SeatId } from '@merkur/engine'
import type { Milestone, Timeline } from './host.ts'
import type { JournalLine } from './protocol.ts'

/** The journal as one seat may read it, each line with its place. */
export function journalOf(lines: readonly Line[], seat: SeatId): JournalLine[] {
  return (readableBy(lines, seat) as Line[]).map((line, n) => ({ ...line, n }))
}

/** A `phase` entry is a mark on the slider; one that carries a `value` begins that turn. */
export function milestonesOf(journal: readonly JournalLine[]): Milestone[] {
  return journal
    .filter((line) => line.kind === 'phase')
    .map((line) => ({ seq: line.seq, label: line.text, kind: line.value === undefined ? 'phase' : 'turn' }))
}

export const timelineOf = <P extends Context>(
  match: Match<P>,
  journal: readonly JournalLine[],
  seat: SeatId,
): Timeline => ({
  length: match.seq,
  milestones: milestonesOf(journal),
  canUndo: match.canUndo(seat),
  canRedo: match.canRedo(seat),
})
