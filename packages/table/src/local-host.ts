// A table in this process: runs the match, asks the bots, shows each change to whoever sits at it.
import {
  type About,
  type Context,
  fastChance,
  forkMatch,
  imagine,
  indexOfKey,
  type Match,
  type Outcome,
  type Ref,
  type SeatId,
  type StandingOrder,
  saveText,
  type Text,
  text,
} from '@merkur/engine'
import type { Brain } from './brain.ts'
import { diff, type Shown } from './delta.ts'
import type { Answer, FileText, Host, Rejected, Timeline } from './host.ts'
import type { Kit } from './kit.ts'
import { isWatching, type Mode } from './mode.ts'
import { packIn } from './packs.ts'
import { type PositionData, positionOf } from './position.ts'
import { previewAhead, previewOf } from './preview.ts'
import type { Delta, JournalLine, OverlayView, Reason, View } from './protocol.ts'
import { type BrainAnswer, brainAnswer } from './seated-brain.ts'
import { SPECTATOR, type TableGame } from './table-game.ts'
import { journalOf, timelineOf } from './timeline.ts'
import { past, present, viewOf } from './view.ts'
import { notYourTurn, reasonsAhead, reasonsIn } from './why-not.ts'

export interface LocalTerms<P extends Context> {
  readonly mode: Mode
  /** Whose eyes at first; else the first seat that no bot has. */
  readonly seat?: SeatId
  /** Who plays the seats that nobody sits at. */
  readonly brains?: Readonly<Record<SeatId, Brain<P>>>
  /** For imagined worlds and forks; the dice of the match are the match's own. */
  readonly seed: string
  /** Milliseconds between a bot's answers, so that one can follow them; 0 at first. */
  readonly pace?: number
  /** Writes a position file; the lab's writer gives YAML. JSON (which is YAML) without it. */
  readonly writePosition?: (data: PositionData) => string
  /** Told when a bot failed and the usual answer was given for it. */
  readonly onStumble?: (what: Text) => void
}

const rejected = (code: Rejected['code'], id: string, args?: Text['args']): Rejected => ({
  ok: false,
  code,
  text: text(id, args),
})

export class LocalHost<P extends Context = Context> implements Host {
  readonly kit: Kit
  private readonly game: TableGame<P>
  private readonly match: Match<P>
  private readonly terms: LocalTerms<P>
  private eyes: SeatId
  private readonly listeners = new Set<(delta: Delta, timeline: Timeline) => void>()
  private shown: Shown
  /** The last call in the queue: each waits for the one before. */
  private queue: Promise<unknown> = Promise.resolve()
  /** Raised by every change, so that a thought about an older moment is dropped. */
  private change = 0
  private thinking = -1
  private imagined = 0
  private closed = false

  constructor(game: TableGame<P>, match: Match<P>, terms: LocalTerms<P>) {
    this.game = game
    this.match = match
    this.terms = terms
    this.kit = game.kit(match.s.box)
    const free = match.seats.filter((seat) => !terms.brains?.[seat])
    const asked = match.run.asks.map((a) => a.seat).find((seat) => free.includes(seat))
    this.eyes = terms.seat ?? (terms.mode === 'watch' ? SPECTATOR : (asked ?? free[0] ?? SPECTATOR))
    if (this.eyes !== SPECTATOR && !match.seats.includes(this.eyes))
      throw new RangeError(`there is no seat '${this.eyes}' here; there are: ${match.seats.join(', ')}`)
    this.shown = this.look()
    this.wakeBots()
  }

  get seat(): SeatId {
    return this.eyes
  }

  subscribe(listener: (delta: Delta, timeline: Timeline) => void): () => void {
    this.listeners.add(listener)
    listener(diff(null, this.shown), this.timeline())
    return () => {
      this.listeners.delete(listener)
    }
  }

  play(keys: readonly string[], at: { seq: number; through?: readonly string[] }): Promise<Answer> {
    return this.act(() => {
      const before = this.match.log.length
      let seq = at.seq
      let played = 0
      for (const key of keys) {
        if (played > 0 && !this.mayGoOn(key, at.through)) break
        const outcome = this.match.play(this.eyes, seq, key)
        if (!outcome.ok && played === 0) return outcome
        if (!outcome.ok) break
        seq = outcome.seq
        played++
        if (this.match.log.slice(before).some((e) => e.kind === 'input' && e.sealed)) break
      }
      return { ok: true, seq: this.match.seq, played }
    })
  }

  private mayGoOn(key: string, through: readonly string[] | undefined): boolean {
    const ask = this.match.result ? undefined : this.match.run.askOf(this.eyes)
    return ask !== undefined && (!through || through.includes(ask.id)) && indexOfKey(ask, key) >= 0
  }

  undo(): Promise<Answer> {
    return this.act(() => this.match.undo(this.eyes))
  }

  redo(): Promise<Answer> {
    return this.act(() => this.match.redo(this.eyes))
  }

  takeBack(seq: number): Promise<Answer> {
    return this.act(() => this.match.takeBack(this.eyes, seq))
  }

  resign(): Promise<Answer> {
    return this.act(() => this.match.resign(this.eyes))
  }

  order(order: StandingOrder | { readonly drop: StandingOrder }): Promise<Answer> {
    return this.act(() => {
      const one = 'drop' in order ? order.drop : order
      if (one.seat !== this.eyes && this.terms.mode !== 'lab')
        return rejected('seat', 'engine.seat', { seat: one.seat, asked: this.eyes })
      return this.match.order(one, 'drop' in order)
    })
  }

  preview(what: string | Ref, after: readonly string[] = []): Promise<About | null> {
    return this.inOrder(() => {
      const ask = this.match.result ? undefined : this.match.run.askOf(this.eyes)
      if (!ask) return null
      if (after.length === 0) return previewOf(ask, what)
      const chance = this.freshChance()
      return previewAhead(imagine(this.match, this.eyes, chance), after, what, chance)
    })
  }

  whyNot(ref: Ref, after: readonly string[] = []): Promise<readonly Reason[]> {
    return this.inOrder(() => {
      const rule = this.game.notAskedRule
      const asked = this.match.run.asks.map((a) => a.seat)
      const ask = this.match.result ? undefined : this.match.run.askOf(this.eyes)
      if (!ask) return [notYourTurn(asked, asked.length === 0 || this.match.result !== null, rule)]
      if (after.length === 0) return reasonsIn(ask, ref, rule)
      const chance = this.freshChance()
      return reasonsAhead(imagine(this.match, this.eyes, chance), ref, after, chance, rule)
    })
  }

  ask(overlay: string, ref?: Ref): Promise<OverlayView | null> {
    return this.inOrder(() => this.game.overlay(this.match.s, this.eyes, overlay, ref))
  }

  /** @throws RangeError (as a rejection) when the match has no such moment */
  history(seq: number): Promise<View> {
    return this.inOrder(() => viewOf(this.game, past(this.match, seq), this.eyes))
  }

  journal(): Promise<readonly JournalLine[]> {
    return this.inOrder(() => this.shown.journal)
  }

  lookAs(seat: SeatId): Promise<Answer> {
    return this.inOrder(() => {
      const allowed = this.terms.mode === 'hot-seat' ? this.match.seats : [...this.match.seats, SPECTATOR]
      if (!allowed.includes(seat))
        return rejected('seat', 'table.no-such-seat', { found: seat, allowed: allowed.join(', ') })
      if (this.terms.mode === 'solo' && seat !== this.eyes) return rejected('seat', 'table.not-your-eyes', { seat })
      this.eyes = seat
      this.publish(true)
      return { ok: true, seq: this.match.seq, played: 0 }
    })
  }

  save(): Promise<FileText> {
    return this.inOrder(() => ({ name: this.fileName('merkur.json'), text: saveText(this.match) }))
  }

  /** @throws RangeError (as a rejection) when the match is played with a data pack */
  position(): Promise<FileText> {
    return this.inOrder(() => {
      if (packIn(this.match.s.box))
        throw new RangeError('a position file knows the printed box only; this match is played with a data pack')
      const { mode } = this.terms
      const open = mode === 'lab' || isWatching(mode) || this.match.result !== null
      const moment = open ? this.match.sinceActivity : imagine(this.match, this.eyes, this.freshChance()).moment()
      const data = positionOf(this.game, moment, this.match.start.scenario, this.match.start.options)
      const write = this.terms.writePosition ?? ((d: PositionData): string => `${JSON.stringify(d, null, 2)}\n`)
      return { name: this.fileName('position.yaml'), text: write(data) }
    })
  }

  /** @throws RangeError (as a rejection) when the match has no such moment */
  fork(seq: number): Promise<FileText> {
    return this.inOrder(() => {
      if (!Number.isInteger(seq) || seq < 0 || seq > this.match.seq)
        throw new RangeError(`the match has the moments 0 to ${this.match.seq}; asked for was ${seq}`)
      const fork = forkMatch(this.match, seq, { seed: `${this.terms.seed}/fork/${this.imagined++}` })
      return { name: this.fileName('merkur.json', seq), text: saveText(fork) }
    })
  }

  close(): void {
    this.closed = true
    this.change++
    this.listeners.clear()
  }

  private fileName(ending: string, seq = this.match.seq): string {
    return `${this.game.id}-${this.match.start.scenario}-${seq}.${ending}`
  }

  private freshChance(): ReturnType<typeof fastChance> {
    return fastChance(`${this.terms.seed}/imagined/${this.imagined++}`)
  }

  /** Runs a call when the ones before it are done. */
  private inOrder<T>(call: () => T): Promise<T> {
    const done = this.queue.then(call)
    this.queue = done.catch(() => undefined)
    return done
  }

  private act(call: () => Outcome | Answer): Promise<Answer> {
    return this.inOrder(() => {
      if (isWatching(this.terms.mode)) return rejected('unsupported', 'table.only-watching')
      const outcome = call()
      if (!outcome.ok) return outcome
      this.changed()
      return 'played' in outcome ? outcome : { ...outcome, played: 0 }
    })
  }

  private changed(): void {
    this.change++
    this.followTheAsked()
    this.publish()
    this.wakeBots()
  }

  private followTheAsked(): void {
    const asked = this.match.run.asks.map((a) => a.seat)
    if (this.terms.mode === 'lab' && asked[0] !== undefined && !asked.includes(this.eyes)) this.eyes = asked[0]
  }

  private look(): Shown {
    return {
      view: viewOf(this.game, present(this.match), this.eyes),
      journal: journalOf(this.match.journal, this.eyes),
    }
  }

  private timeline(): Timeline {
    return timelineOf(this.match, this.shown.journal, this.eyes)
  }

  /** @param afresh send everything: other eyes must not find anything left from those before */
  private publish(afresh = false): void {
    const before = this.shown
    this.shown = this.look()
    const delta = diff(afresh ? null : before, this.shown)
    const timeline = this.timeline()
    for (const listener of this.listeners) listener(delta, timeline)
  }

  private wakeBots(): void {
    if (this.closed || this.terms.mode === 'replay' || this.match.result || this.thinking === this.change) return
    const ask = this.match.run.asks.find((a) => this.terms.brains?.[a.seat])
    const brain = ask && this.terms.brains?.[ask.seat]
    if (!ask || !brain) return
    const thought = this.change
    this.thinking = thought
    const world = () => imagine(this.match, ask.seat, this.freshChance())
    void brainAnswer(brain, ask, world, this.terms.pace).then((answer) => {
      this.botAnswers(thought, ask.seat, answer)
    })
  }

  private botAnswers(thought: number, seat: SeatId, { key, trouble }: BrainAnswer): void {
    void this.inOrder(() => {
      if (this.closed || thought !== this.change || !this.match.run.askOf(seat)) return
      if (trouble !== undefined) this.terms.onStumble?.(text('table.bot-stumbled', { seat, why: trouble }))
      const outcome = this.match.play(seat, this.match.seq, key)
      if (outcome.ok) this.changed()
      else this.terms.onStumble?.(outcome.text)
    })
  }
}
