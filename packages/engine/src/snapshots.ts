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

/** How many are kept at the most; then every second one goes, all over the match, so that no point is farther off than another. */
const BUDGET = 1024
/** The last ones all stay: most ways back are short. */
const RECENT = 64

interface Kept<P extends Context> {
  readonly snap: Snapshot<P>
  /** Which activity of the match it is, from 0. */
  readonly number: number
}

export class Snapshots<P extends Context> {
  private kept: Kept<P>[] = []
  /** Of older ones each that is a multiple of it stays. */
  private apart = 1

  /** Keeps one; it replaces an earlier one of the same number of inputs, since nobody can stop between them. */
  keep(snap: Snapshot<P>): void {
    let last = this.kept.at(-1)
    if (last?.snap.seq === snap.seq) {
      this.kept.pop()
      last = this.kept.at(-1)
    }
    this.kept.push({ snap, number: last ? last.number + 1 : 0 })
    const older = this.kept.length - 1 - RECENT
    const aged = this.kept[older]
    if (aged && aged.number % this.apart !== 0) this.kept.splice(older, 1)
    if (this.kept.length > BUDGET) this.thin()
  }

  private thin(): void {
    this.apart *= 2
    const recent = this.kept.length - RECENT
    this.kept = this.kept.filter((k, i) => i >= recent || k.number % this.apart === 0)
  }

  /** The latest at or before `seq` inputs. */
  before(seq: number): Snapshot<P> {
    let low = 0
    let high = this.kept.length - 1
    while (low < high) {
      const mid = (low + high + 1) >> 1
      if ((this.kept[mid]?.snap.seq ?? 0) <= seq) low = mid
      else high = mid - 1
    }
    const found = this.kept[low]?.snap
    if (!found || found.seq > seq) throw new RangeError(`no snapshot at or before input ${seq}`)
    return found
  }

  /** The states kept. */
  get states(): P[] {
    return this.kept.map(({ snap }) => snap.s)
  }

  dropAfter(seq: number): void {
    while ((this.kept.at(-1)?.snap.seq ?? 0) > seq) this.kept.pop()
  }
}
