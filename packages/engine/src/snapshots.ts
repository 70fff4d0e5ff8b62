// Copies of the state at the start of activities: a cache that makes every point of a match a short way off.
import type { Context } from './game.ts'

export interface Snapshot<P extends Context> {
  /** Inputs made when the activity began. */
  readonly seq: number
  /** Outcomes of input `seq` (or of the opening) already used by then. */
  readonly used: number
  readonly activity: string
  readonly s: P
}

/** How many are kept before every second one of the older half goes. */
const BUDGET = 1024

export class Snapshots<P extends Context> {
  private kept: Snapshot<P>[] = []

  /** Keeps one; it replaces an earlier one of the same number of inputs, since nobody can stop between them. */
  keep(snap: Snapshot<P>): void {
    if (this.kept.at(-1)?.seq === snap.seq) this.kept.pop()
    this.kept.push(snap)
    if (this.kept.length > BUDGET) {
      const half = BUDGET / 2
      this.kept = this.kept.filter((_, i) => i === 0 || i > half || i % 2 === 0)
    }
  }

  /** The latest at or before `seq` inputs. */
  before(seq: number): Snapshot<P> {
    let low = 0
    let high = this.kept.length - 1
    while (low < high) {
      const mid = (low + high + 1) >> 1
      if ((this.kept[mid]?.seq ?? 0) <= seq) low = mid
      else high = mid - 1
    }
    const found = this.kept[low]
    if (!found || found.seq > seq) throw new RangeError(`no snapshot at or before input ${seq}`)
    return found
  }

  /** The states kept. */
  get states(): P[] {
    return this.kept.map((snap) => snap.s)
  }

  dropAfter(seq: number): void {
    while ((this.kept.at(-1)?.seq ?? 0) > seq) this.kept.pop()
  }
}
