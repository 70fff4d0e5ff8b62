// What the eyes at the terminal see: the host's changes put together, and a way to wait for the next question.
import type { Context, Match } from '@merkur/engine'
import { apply, type JournalLine, type LocalHost, type Shown, type Timeline, type View } from '@merkur/table'

export class Table<P extends Context> {
  readonly host: LocalHost<P>
  readonly match: Match<P>
  private shown: Shown | null = null
  private waiters: (() => void)[] = []
  /** Lines of the journal that each seat has read already. */
  private readonly read = new Map<string, number>()
  timeline: Timeline | undefined

  constructor(host: LocalHost<P>, match: Match<P>) {
    this.host = host
    this.match = match
    host.subscribe((delta, timeline) => {
      this.shown = apply(this.shown, delta)
      this.timeline = timeline
      const waiting = this.waiters
      this.waiters = []
      for (const wake of waiting) wake()
    })
  }

  get view(): View {
    if (!this.shown) throw new Error('the host has shown nothing yet')
    return this.shown.view
  }

  get journal(): readonly JournalLine[] {
    return this.shown?.journal ?? []
  }

  /** What these eyes have not read yet. Marks it as read. */
  news(): readonly JournalLine[] {
    const { seat } = this.host
    const from = Math.min(this.read.get(seat) ?? 0, this.journal.length)
    this.read.set(seat, this.journal.length)
    return this.journal.slice(from)
  }

  /** Waits until the view is so; `meanwhile` is called after each change on the way. */
  async until(is: (view: View) => boolean, meanwhile: () => void = () => undefined): Promise<void> {
    while (!is(this.view)) {
      await new Promise<void>((done) => {
        this.waiters.push(done)
      })
      meanwhile()
    }
  }
}
