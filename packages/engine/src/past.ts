// The inputs of a match with their outcomes, and any moment of them made again from the nearest snapshot.
import { item } from './cells.ts'
import { type Chance, replaying } from './chance.ts'
import { type Context, copyPlay, type Game } from './game.ts'
import type { Input } from './log.ts'
import { Run } from './run.ts'
import { type Snapshot, Snapshots } from './snapshots.ts'

/** The start of an activity, its name, and the inputs and outcomes since: what imagined worlds replay. */
export interface Since<P extends Context> {
  readonly base: P
  readonly activity: string
  readonly inputs: readonly Input[]
  readonly rolls: readonly number[]
}

export class Past<P extends Context> {
  /** Inputs of the current line of play. */
  readonly line: Input[] = []
  /** Outcomes before the first decision. */
  opening: readonly number[] = []
  private readonly game: Game<P>
  private readonly snapshots = new Snapshots<P>()

  constructor(game: Game<P>) {
    this.game = game
  }

  /** Keeps the moment an activity begins; `used` outcomes of the input in progress led there. */
  keep(seq: number, used: number, activity: string, s: P): void {
    this.snapshots.keep({ seq, used, activity, s: copyPlay(this.game, s, s.chance) })
  }

  /** States kept to make moments from. */
  get held(): readonly P[] {
    return this.snapshots.states
  }

  /** The latest activity that began at or before `seq` inputs. */
  since(seq: number): Since<P> {
    const snap = this.snapshots.before(seq)
    return {
      base: snap.s,
      activity: snap.activity,
      inputs: this.line.slice(snap.seq),
      rolls: this.rollsSince(snap, seq),
    }
  }

  /** Outcomes already used when the activity that runs after `seq` inputs began. */
  usedBefore(seq: number): number {
    return this.snapshots.before(seq).used
  }

  /** A run at `seq` inputs, on copied state; `after` answers what it rolls later. */
  runTo(seq: number, after: Chance): Run<P> {
    const snap = this.snapshots.before(seq)
    const s = copyPlay(this.game, snap.s, replaying(this.rollsSince(snap, seq), after))
    const run = new Run(this.game, s, snap.activity || undefined)
    for (let i = snap.seq; i < seq; i++) {
      const input = item(this.line, i, 'line')
      run.answer(input.seat, input.key)
    }
    return run
  }

  /** Forgets snapshots of moments that no longer are. */
  dropAfter(seq: number): void {
    this.snapshots.dropAfter(seq)
  }

  private rollsSince(snap: Snapshot<P>, seq: number): number[] {
    const first = snap.seq === 0 ? this.opening : (this.line[snap.seq - 1]?.rolls ?? [])
    return [...first.slice(snap.used), ...this.line.slice(snap.seq, seq).flatMap((i) => i.rolls ?? [])]
  }
}
