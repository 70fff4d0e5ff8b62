// A match: runs the flow, keeps the log, takes back, replays, forks. Everything it knows can be made again from the log.

import { type Freedom, isBarrier, undoTarget } from './barrier.ts'
import { item } from './cells.ts'
import { noChance } from './chance.ts'
import { type ChanceOf, Dice } from './dice.ts'
import { refuseAnswer, refuseMoment } from './door.ts'
import type { Context, Game, Result } from './game.ts'
import { type Input, inputEntry, type LogEntry, type MatchStart, type StandingOrder } from './log.ts'
import { newPlay } from './new-play.ts'
import { indexOfKey } from './options.ts'
import { keepOrder, orderFor, orderLine } from './orders.ts'
import { type Outcome, refuse } from './outcome.ts'
import { Past, type Since } from './past.ts'
import { type SeatId, text } from './ref.ts'
import { Fault, isToggle, Run } from './run.ts'
import { hashOf } from './shape.ts'
import { type Line, Told } from './told.ts'

export interface MatchTerms<P extends Context> {
  readonly chance: ChanceOf
  readonly freedom?: Freedom
  /** Another box than the printed one (data pack). */
  readonly box?: P['box']
  /** Inputs made before the position it starts from: they count, but it has no way back to them. */
  readonly before?: readonly Input[]
}

export class Match<P extends Context = Context> {
  readonly game: Game<P>
  readonly start: MatchStart
  readonly log: LogEntry[] = []
  readonly orders: StandingOrder[] = []
  readonly freedom: Freedom
  run: Run<P>
  private readonly dice: Dice
  private readonly past: Past<P>
  private readonly told: Told
  private readonly snap = (activity: string, s: P): void => {
    this.past.keep(this.told.next, this.dice.outcomes.length, activity, s)
  }
  private readonly undone: Input[] = []
  private ended: Result | undefined

  /** @throws Fault when the start itself does not run */
  constructor(game: Game<P>, start: MatchStart, terms: MatchTerms<P>) {
    this.game = game
    this.start = start
    this.dice = new Dice(terms.chance)
    this.freedom = terms.freedom ?? 'fair'
    this.past = new Past(game)
    for (const input of terms.before ?? []) this.past.line.push(input)
    this.told = new Told(this.seq)
    const s = newPlay(game, start, terms.box)
    s.chance = this.dice.opening(start.opening)
    s.journal = []
    // A match that is over before it begins still has a moment to go back to.
    this.snap('', s)
    this.run = new Run(game, s, start.position?.at, this.snap)
    this.past.opening = this.dice.outcomes
    this.keepJournal(this.seq)
  }

  get s(): P {
    return this.run.s
  }

  /** Inputs of the current line of play. */
  get line(): readonly Input[] {
    return this.past.line
  }

  get seq(): number {
    return this.past.line.length
  }

  /** How many take-backs past a roll there have been: each has changed the dice to come. */
  get epoch(): number {
    return this.dice.epoch
  }

  get journal(): readonly Line[] {
    return this.told.lines
  }

  /** Outcomes before the first decision. */
  get opening(): readonly number[] {
    return this.past.opening
  }

  /** How it ended; null while it runs. */
  get result(): Result | null {
    return this.ended ?? (this.run.over ? this.game.result(this.s) : null)
  }

  get hash(): string {
    return hashOf(this.game.shape, this.s as never)
  }

  /** The start of the running activity, its name, and the inputs and outcomes since: what imagined worlds replay. */
  get sinceActivity(): Since<P> {
    return this.past.since(this.seq)
  }

  /** The states it keeps in memory so that every moment is a short way off: not more of them however long it is. */
  get held(): readonly P[] {
    return this.past.held
  }

  /** Outcomes already used when the running activity began. */
  get usedAtSnapshot(): number {
    return this.past.usedBefore(this.seq)
  }

  /**
   * The one door for input: refused unless the seat is asked, `seq` is current and the key is offered.
   * A fault inside the rules leaves the match as it was before the input.
   */
  play(seat: SeatId, seq: number, key: string, decision?: string): Outcome {
    const refused = this.check(seat, seq, key, decision)
    if (refused) return refused
    const outcome = this.apply(seat, key, seat)
    if (outcome.ok) {
      this.undone.length = 0
      this.obey()
    }
    return outcome.ok ? { ok: true, seq: this.seq } : outcome
  }

  private check(seat: SeatId, seq: number, key: string, decision?: string): Outcome | undefined {
    if (this.result) return refuse('over', 'engine.over')
    if (seq !== this.seq) return refuse('seq', 'engine.seq', { found: seq, expected: this.seq })
    return refuseAnswer(this.run, seat, key, decision)
  }

  private apply(seat: SeatId, key: string, by: SeatId, rolls?: readonly number[]): Outcome {
    const ask = this.run.askOf(seat)
    if (!ask) return refuse('seat', 'engine.seat', { seat, asked: '' })
    const reveals = ask.commits?.(item<never>(ask.of, indexOfKey(ask, key))) === 'reveal'
    const toggle = isToggle(ask, key)
    const decision = ask.id
    const s = this.s
    s.chance = this.dice.next(this.seq, rolls)
    s.journal = []
    try {
      this.run.answer(seat, key)
    } catch (fault) {
      this.rebuild(this.seq)
      if (fault instanceof Fault) return refuse('fault', 'engine.fault', { where: fault.message })
      throw fault
    }
    const rolled = this.dice.outcomes
    const elsewhere = this.run.asks.some((a) => a.seat !== seat) && !this.run.askOf(seat)
    const sealed = rolled.length > 0 || reveals || elsewhere || this.run.over
    const input = inputEntry({ n: this.log.length, by, seat, decision, key }, { rolled, sealed, toggle })
    this.log.push(input)
    this.past.line.push(input)
    if (by === 'order') s.journal.push(orderLine(seat, decision, key))
    this.keepJournal(this.seq)
    return { ok: true, seq: this.seq }
  }

  /** Takes back the last input of this seat (a set as a whole), if no barrier stands between. */
  undo(by: SeatId): Outcome {
    const to = undoTarget(this.line, by, this.freedom)
    if (to < 0) return refuse('barrier', this.seq === 0 ? 'engine.nothing-to-undo' : 'engine.barrier')
    return this.takeBack(by, to)
  }

  canUndo(by: SeatId): boolean {
    return undoTarget(this.line, by, this.freedom) >= 0
  }

  canRedo(by: SeatId): boolean {
    const next = this.undone.at(-1)
    return next !== undefined && (this.freedom === 'free' || next.seat === by)
  }

  /** Goes back to `to` inputs. Past a barrier only in a free match, or when the other seat has consented. */
  takeBack(by: SeatId, to: number, consent = false): Outcome {
    const refused = refuseMoment(to, this.seq)
    if (refused) return refused
    const dropped = this.line.slice(to)
    if (!consent && dropped.some((i) => isBarrier(i, by, this.freedom))) return refuse('barrier', 'engine.barrier')
    this.log.push({ n: this.log.length, kind: 'takeback', by, to })
    this.drop(to)
    // In a fair match known dice are never played again: past a roll there is nothing to redo.
    if (this.freedom === 'fair' && dropped.some((i) => i.rolls)) this.undone.length = 0
    else this.undone.push(...dropped.reverse())
    return { ok: true, seq: this.seq }
  }

  private drop(to: number): void {
    const dropped = this.line.slice(to)
    this.past.line.length = to
    if (dropped.some((i) => i.rolls)) this.dice.epoch++
    this.rebuild(to)
    this.told.dropAfter(to)
    this.ended = undefined
    if (dropped.some((i) => i.sealed))
      this.told.add([{ kind: 'note', text: text('engine.taken-back', { count: dropped.length }) }], to)
  }

  /** Plays again what was taken back, with the same dice. */
  redo(by: SeatId): Outcome {
    if (!this.canRedo(by)) return refuse('barrier', 'engine.nothing-to-redo')
    for (let input = this.undone.pop(); input; input = this.undone.pop()) {
      const outcome = this.apply(input.seat, input.key, input.by, input.rolls)
      if (!outcome.ok) return outcome
      if (!input.toggle && this.undone.at(-1)?.by !== 'order') break
    }
    return { ok: true, seq: this.seq }
  }

  /** Gives or drops a standing order; it answers at once where it applies. */
  order(order: StandingOrder, drop = false): Outcome {
    if (this.result) return refuse('over', 'engine.over')
    this.keepOrder(order, drop)
    this.obey()
    return { ok: true, seq: this.seq }
  }

  private keepOrder(order: StandingOrder, drop: boolean): void {
    keepOrder(this.orders, order, drop)
    const n = this.log.length
    this.log.push({ n, kind: 'order', by: order.seat, order, ...(drop ? { drop: true as const } : {}) })
  }

  private obey(): void {
    for (let answered = 0; answered < 10000; answered++) {
      const hit = orderFor(this.orders, this.run)
      if (!hit || !this.apply(hit.seat, hit.answer, 'order').ok) return
    }
  }

  /** Gives the match up: the other seat wins. */
  resign(by: SeatId): Outcome {
    return this.end(by, 'resign', 'engine.resigned')
  }

  /** Ends it for a seat whose time has run out. */
  timeout(by: SeatId): Outcome {
    return this.end(by, 'timeout', 'engine.timed-out')
  }

  private end(by: SeatId, kind: 'resign' | 'timeout', id: string): Outcome {
    if (this.result) return refuse('over', 'engine.over')
    const seats = this.seats
    if (!seats.includes(by)) return refuse('seat', 'engine.seat', { seat: by, asked: seats.join(', ') })
    this.log.push({ n: this.log.length, kind, by })
    this.ended = { winner: seats.find((x) => x !== by) ?? null, rule: '', text: text(id, { seat: by }) }
    return { ok: true, seq: this.seq }
  }

  /** Asks the other seat to consent to a take-back; `consent` carries it out. */
  offerTakeBack(by: SeatId, to: number): Outcome {
    const refused = refuseMoment(to, this.seq)
    if (refused) return refused
    this.log.push({ n: this.log.length, kind: 'offer', by, to })
    return { ok: true, seq: this.seq }
  }

  /** Consents to the open offer of another seat. */
  consent(by: SeatId): Outcome {
    const offer = this.log.at(-1)
    if (offer?.kind !== 'offer' || offer.by === by) return refuse('barrier', 'engine.no-offer')
    return this.takeBack(offer.by, offer.to, true)
  }

  get seats(): readonly SeatId[] {
    return this.game.scenarios.find((x) => x.id === this.start.scenario)?.seats ?? []
  }

  /** A run of its own at `seq` inputs, on copied state; its later chance is refused. */
  at(seq: number): Run<P> {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq)
      throw new RangeError(`the line has 0 to ${this.seq} inputs; asked for ${seq}`)
    return this.past.runTo(seq, noChance('only the past was asked for'))
  }

  /**
   * Does again what a log says. Stops with a refusal at the first entry that does not fit.
   * @param dice `logged` takes the outcomes of the log; `own` rolls anew, which must come out the same (verification)
   */
  repeat(log: readonly LogEntry[], dice: 'logged' | 'own' = 'logged'): Outcome {
    for (const entry of log) {
      const outcome = this.repeatOne(entry, dice)
      if (!outcome.ok) return outcome
    }
    return { ok: true, seq: this.seq }
  }

  private repeatOne(entry: LogEntry, dice: 'logged' | 'own'): Outcome {
    switch (entry.kind) {
      case 'input': {
        const logged = entry.rolls ?? []
        const refused = this.check(entry.seat, this.seq, entry.key, entry.decision)
        const outcome = refused ?? this.apply(entry.seat, entry.key, entry.by, dice === 'logged' ? logged : undefined)
        const asked = this.dice.outcomes.length
        if (!outcome.ok || dice === 'own' || asked === logged.length) return outcome
        const where = `input ${entry.n} has ${logged.length} outcomes in the log; the rules asked for ${asked}`
        return refuse('fault', 'engine.fault', { where })
      }
      case 'takeback':
        return this.takeBack(entry.by, entry.to, true)
      case 'order':
        this.keepOrder(entry.order, entry.drop === true)
        return { ok: true, seq: this.seq }
      case 'resign':
        return this.resign(entry.by)
      case 'timeout':
        return this.timeout(entry.by)
      case 'offer':
        return this.offerTakeBack(entry.by, entry.to)
    }
  }

  private keepJournal(seq: number): void {
    this.told.add(this.s.journal ?? [], seq)
    this.s.journal = []
  }

  private rebuild(seq: number): void {
    this.past.dropAfter(seq)
    this.run = this.past.runTo(seq, noChance('the match is being rebuilt'))
    this.run.onActivity = this.snap
    this.s.journal = []
  }
}
