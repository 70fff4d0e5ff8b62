// A game in motion: runs activities until somebody is asked, takes answers by key, answers what has only one answer.

import { item } from './cells.ts'
import { type Ask, DONE, type Flow, type Together } from './flow.ts'
import type { Context, Game } from './game.ts'
import { forcedOption, indexOfKey, keyAt, refusalAt } from './options.ts'
import type { SeatId } from './ref.ts'

/** Rules that went wrong: where, in which decision, under which case. The match goes back to before it. */
export class Fault extends Error {
  readonly activity: string
  readonly decision: string | undefined
  readonly rule: string | undefined
  constructor(message: string, activity: string, ask: Ask | undefined, cause?: unknown) {
    const where = ask ? `${activity}, decision '${ask.id}' (${ask.rule})` : activity
    super(`${where}: ${message}`, { cause })
    this.name = 'Fault'
    this.activity = activity
    this.decision = ask?.id
    this.rule = ask?.rule
  }
}

/** So many activities in a row without a question mean that the game runs in a circle. */
const IDLE_LIMIT = 1000
/** So many forced answers in a row mean the same inside an activity. */
const FORCED_LIMIT = 10000

const isTogether = (x: Ask | Together): x is Together => 'together' in x

/** Whether a candidate of a set is being toggled rather than the set closed. */
export const isToggle = (ask: Ask, key: string): boolean => ask.chosen !== undefined && key !== DONE

/** Called before each activity with its name and the state: the moment for a snapshot. */
export type OnActivity<P> = (activity: string, s: P) => void

/** One running game. Mutates `s`. */
export class Run<P extends Context = Context> {
  readonly game: Game<P>
  readonly s: P
  /** Who is asked now; empty when the game is over. */
  asks: readonly Ask[] = []
  activity = ''
  private flow: Flow | undefined
  /** Several seats are being asked at once, or were until they answered: `together` is running. */
  parallel = false
  /** May be set or changed at any time. */
  onActivity: OnActivity<P> | undefined

  /** @param first the activity to begin with, where a position says so; else what `next` names */
  constructor(game: Game<P>, s: P, first?: string, onActivity?: OnActivity<P>) {
    this.game = game
    this.s = s
    this.onActivity = onActivity
    this.advance(undefined, first)
  }

  get over(): boolean {
    return this.asks.length === 0
  }

  /** The question to this seat, if it is asked now. */
  askOf(seat: SeatId): Ask | undefined {
    return this.asks.find((a) => a.seat === seat)
  }

  /** Answers with an offered key. Throws a RangeError when the seat is not asked or the key is not offered; then nothing has changed. */
  answer(seat: SeatId, key: string): void {
    const part = this.asks.findIndex((a) => a.seat === seat)
    const ask = this.asks[part]
    if (!ask)
      throw new RangeError(`${seat} is not asked now; asked: ${this.asks.map((a) => a.seat).join(', ') || 'nobody'}`)
    const index = indexOfKey(ask, key)
    if (index < 0 || refusalAt(ask, index)) throw new RangeError(`decision '${ask.id}' does not offer '${key}'`)
    this.give(part, index)
  }

  /** Answers question `part` with candidate `index`, unchecked: for drivers that chose among the options. */
  give(part: number, index: number): void {
    const ask = item(this.asks, part)
    const value: unknown = item<never>(ask.of, index)
    this.advance(this.parallel ? { part, value } : value)
  }

  private advance(value: unknown, first?: string): void {
    let answer = value
    let name = first
    let idle = 0
    let given = 0
    let ask: Ask | undefined
    try {
      for (;;) {
        if (!this.flow) {
          const next = name ?? this.game.next(this.s)
          name = undefined
          if (next === null) {
            this.asks = []
            return
          }
          if (++idle > IDLE_LIMIT) throw new Error(`${IDLE_LIMIT} activities without a question`)
          this.activity = next
          this.onActivity?.(next, this.s)
          this.flow = this.game.start(this.s, next)
          answer = undefined
        }
        const step = this.flow.next(answer)
        answer = undefined
        if (step.done) {
          this.flow = undefined
          continue
        }
        this.parallel = isTogether(step.value)
        this.asks = isTogether(step.value) ? step.value.together : [step.value]
        if (this.parallel || this.asks.length !== 1) return
        ask = item(this.asks, 0)
        const forced = forcedOption(ask)
        if (forced < 0) return
        if (++given > FORCED_LIMIT) throw new Error(`${FORCED_LIMIT} forced answers without a question`)
        answer = item<never>(ask.of, forced)
      }
    } catch (cause) {
      throw cause instanceof Fault
        ? cause
        : new Fault(cause instanceof Error ? cause.message : String(cause), this.activity, ask, cause)
    }
  }

  /** Keys offered to a seat, in order. */
  keys(seat: SeatId): string[] {
    const ask = this.askOf(seat)
    if (!ask) return []
    const out: string[] = []
    for (let i = 0; i < ask.of.length; i++) if (!refusalAt(ask, i)) out.push(keyAt(ask, i))
    return out
  }
}
