// Rules read aloud: a second, literal telling of the printed text goes beside the rules, and every question, die and position must agree.
import {
  type Ask,
  type Chance,
  type Context,
  type Flow,
  fastChance,
  forcedOption,
  type Game,
  indexOfKey,
  item,
  keyAt,
  optionsOf,
  type SeatId,
  type Together,
} from '@merkur/engine'
import { difference } from './difference.ts'

/** What fell in the rules and has not been read yet: a face, or the name of what was drawn. */
interface Fallen {
  readonly name: string
  readonly value: number | string
}

/** The reading and the rules differ. */
export class Differs extends Error {
  override readonly name = 'Differs'
}

const sorted = (keys: readonly string[]): string => [...keys].sort().join(', ')
const or = (list: readonly string[], none: string): string => (list.length > 0 ? list.join(', ') : none)

/**
 * One activity of the rules beside a reading of the printed text. The rules change the state, the reading changes its own
 * picture of the position; a game says in `compare` when the two are the same.
 */
export abstract class Beside<P extends Context, Picture> {
  /** The reading's own position: the reading changes it, the rules do not. */
  readonly p: Picture
  readonly s: P
  /** What made the position: another like it can be made again. */
  readonly seed: string
  private readonly game: Game<P>
  private readonly look: (s: P) => Picture
  private readonly activity: string
  private readonly flow: Flow
  private readonly whim: Chance
  /** A position thrown by chance may be one that no game comes to: then nothing is asked of the one after it. */
  private readonly sound: boolean
  private asks: readonly Ask[] = []
  private parallel = false
  private readonly fallen: Fallen[] = []
  private readonly said: string[] = []
  private entries = 0

  /**
   * @param look the position in the words of the printed text
   * @param s a state of one's own, which the activity changes
   * @param terse the rules answer by themselves where one option is left, as a match does; else the reading says each
   */
  constructor(game: Game<P>, look: (s: P) => Picture, s: P, activity: string, seed: string, terse = false) {
    this.game = game
    this.look = look
    this.p = look(s)
    this.s = s
    this.seed = seed
    this.sound = game.faults(s).length === 0
    this.activity = activity
    this.whim = fastChance(`whim ${seed}`)
    const dice = fastChance(`dice ${seed}`)
    s.journal = []
    s.chance = {
      die: (sides, name) => {
        const value = dice.die(sides, name)
        this.fallen.push({ name: name ?? '', value })
        return value
      },
      draw: (weights, name) => {
        const index = dice.draw(weights, name)
        this.fallen.push({ name, value: item(game.drawNames(s.box, name), index) })
        return index
      },
    }
    this.flow = terse ? unforced(game.start(s, activity)) : game.start(s, activity)
    this.take(this.flow.next())
  }

  private take(step: IteratorResult<Ask | Together, void>): void {
    this.parallel = step.done !== true && 'together' in step.value
    this.asks = step.done === true ? [] : 'together' in step.value ? step.value.together : [step.value]
  }

  differs(what: string): never {
    throw new Differs(`${this.activity} [${this.said.join(', ')}]: ${what}`)
  }

  same(found: unknown, expected: unknown, what: string): void {
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)]
    if (a !== b) this.differs(`${what}: the rules have ${a}, the reading has ${b}`)
  }

  /** A number from 1 to `n`, for what the reading may choose. */
  chance(n: number): number {
    return this.whim.die(n)
  }

  /** One of these with equal chance. */
  any<T>(list: readonly T[]): T {
    return item(list, this.whim.die(list.length) - 1)
  }

  /** One of the keys that are wished for; any of them where none of those is open. */
  prefer(keys: readonly string[], wished: (key: string) => boolean): string {
    const open = keys.filter(wished)
    return this.any(open.length > 0 ? open : keys)
  }

  /** The next that fell must be a die, with this name where one is said. */
  die(name?: string): number {
    const next = this.fallen.shift()
    if (typeof next?.value !== 'number' || (name ?? next.name) !== next.name)
      this.differs(`the reading rolls a die${name ? ` for '${name}'` : ''}, the rules ${told(next)}`)
    return next.value
  }

  /** The next that fell must be a draw, with this name where one is said; what was drawn, by name. */
  draw(name?: string): string {
    const next = this.fallen.shift()
    if (typeof next?.value !== 'string' || (name ?? next.name) !== next.name)
      this.differs(`the reading draws${name ? ` for '${name}'` : ''}, the rules ${told(next)}`)
    return next.value
  }

  /** Whether this seat is asked, among several at once. */
  isAsked(seat: SeatId): boolean {
    return this.asks.some((a) => a.seat === seat)
  }

  /**
   * The question that waits must be this one and offer these keys; answers with one of them.
   * @param wish chooses the answer; any of the keys if nothing is said
   */
  ask(id: string, seat: SeatId, keys: readonly string[], wish?: (keys: readonly string[]) => string): string {
    const part = this.parallel ? this.asks.findIndex((a) => a.seat === seat) : 0
    const ask = this.asks[part]
    const fell = this.fallen[0]
    if (fell) this.differs(`before '${id}' the rules ${told(fell)}, the reading does not`)
    if (ask?.id !== id || ask.seat !== seat)
      this.differs(
        `the reading asks ${seat} '${id}' (${sorted(keys)}), the rules ${ask ? `${ask.seat} '${ask.id}'` : 'nobody'}`,
      )
    const offered = optionsOf(ask).map((i) => keyAt(ask, i))
    if (sorted(offered) !== sorted(keys)) {
      const more = offered.filter((k) => !keys.includes(k))
      const less = keys.filter((k) => !offered.includes(k))
      this.differs(
        `${seat} '${id}': the rules alone offer ${or(more, 'nothing')}, the reading alone ${or(less, 'nothing')}`,
      )
    }
    const key = wish ? wish(keys) : this.any(keys)
    this.said.push(key)
    const value: unknown = item<never>(ask.of, indexOfKey(ask, key))
    this.take(this.flow.next(this.parallel ? { part, value } : value))
    return key
  }

  /** Numbers and words of the next roll in the journal must be these. */
  facts(expected: Readonly<Record<string, number | string>>): void {
    const journal = this.s.journal ?? []
    while (this.entries < journal.length && journal[this.entries]?.roll?.facts === undefined) this.entries++
    this.same(journal[this.entries++]?.roll?.facts, expected, 'facts of the roll')
  }

  /** The activity must be over, and the position the one the reading has come to. */
  end(): void {
    const ask = this.asks[0]
    if (ask) this.differs(`the reading is at its end, the rules ask ${ask.seat} '${ask.id}'`)
    const fell = this.fallen[0]
    if (fell) this.differs(`the reading is at its end, the rules ${told(fell)}`)
    this.compare(this.look(this.s))
    const stale = difference(this.s.cache, this.game.freshCache(this.s))
    if (stale !== undefined) this.differs(`the cache against a fresh count: ${stale}`)
    if (this.sound) this.same(this.game.faults(this.s), [], 'faults')
  }

  /** What the rules have come to must be what the reading has: `same` for each part. */
  protected abstract compare(found: Picture): void
}

const told = (next: Fallen | undefined): string => (next ? `roll or draw for '${next.name}'` : 'roll and draw nothing')

/** The same flow without the questions that have one answer. */
function* unforced(flow: Flow): Flow {
  let step = flow.next()
  while (!step.done) {
    const asked = step.value
    const only = 'together' in asked ? -1 : forcedOption(asked)
    const ask = asked as Ask
    step = flow.next(only < 0 ? yield asked : item<never>(ask.of, only))
  }
}

/** What a run over many positions came to: how often each sort of thing was met. */
export type Tally = Record<string, number>

/** Adds one to a count. */
export function count(tally: Tally, what: string): void {
  tally[what] = (tally[what] ?? 0) + 1
}

/**
 * Reads one activity in each of `n` positions.
 * @param begin lays the reading beside the rules
 * @param make a position from a seed
 * @param read the reading; it may count what it meets
 * @throws Error with the seed of the first position where the rules and the reading part
 */
export const comparing =
  <P extends Context, W extends { end(): void }>(begin: (s: P, activity: string, seed: string) => W) =>
  (name: string, n: number, activity: string, make: (seed: string) => P, read: (w: W, tally: Tally) => void): Tally => {
    const tally: Tally = {}
    for (let i = 0; i < n; i++) {
      const seed = `${name} ${i}`
      const s = make(seed)
      try {
        const w = begin(s, activity, seed)
        read(w, tally)
        w.end()
      } catch (error) {
        throw new Error(`position '${seed}': ${String(error)}`, { cause: error })
      }
    }
    return tally
  }
