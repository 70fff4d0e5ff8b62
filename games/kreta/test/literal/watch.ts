// Runs one activity of the rules beside a reading of the printed text: each question, die and draw must be the one the reading expects.
import {
  type Ask,
  type Chance,
  type Flow,
  fastChance,
  indexOfKey,
  item,
  keyAt,
  optionsOf,
  type Together,
} from '@merkur/engine'
import { rules } from '../../game.ts'
import type { Kreta, Seat } from '../../state.ts'
import { look, type Picture } from './sheet.ts'

interface Fallen {
  readonly name: string
  /** A face, or the name of what was drawn. */
  readonly value: number | string
}

/** The reading and the rules differ. */
export class Differs extends Error {
  override readonly name = 'Differs'
}

const sorted = (keys: readonly string[]): string => [...keys].sort().join(', ')

export class Watch {
  /** The reading's own position: the reading changes it, the rules do not. */
  readonly p: Picture
  readonly s: Kreta
  private readonly activity: string
  private readonly flow: Flow
  private readonly whim: Chance
  private asks: readonly Ask[] = []
  private parallel = false
  private readonly fallen: Fallen[] = []
  private readonly said: string[] = []
  private entries = 0

  /** @param s a state of one's own, which the activity changes */
  constructor(s: Kreta, activity: string, seed: string) {
    this.p = look(s)
    this.s = s
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
        this.fallen.push({ name, value: item(rules.drawNames(s.box, name), index) })
        return index
      },
    }
    this.flow = rules.start(s, activity)
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

  chance(n: number): number {
    return this.whim.die(n)
  }

  /** One of these with equal chance. */
  any<T>(list: readonly T[]): T {
    return item(list, this.whim.die(list.length) - 1)
  }

  /** The next die must have this name. */
  die(name: string): number {
    const next = this.fallen.shift()
    if (next?.name !== name || typeof next.value !== 'number')
      this.differs(`the reading rolls a die for '${name}', the rules ${next ? `'${next.name}'` : 'none'}`)
    return next.value
  }

  /** The next draw must be this one; what was drawn, by name. */
  draw(name: string): string {
    const next = this.fallen.shift()
    if (next?.name !== name || typeof next.value !== 'string')
      this.differs(`the reading draws for '${name}', the rules ${next ? `roll or draw '${next.name}'` : 'do not'}`)
    return next.value
  }

  /** Whether this seat is asked, among several at once. */
  isAsked(seat: Seat): boolean {
    return this.asks.some((a) => a.seat === seat)
  }

  /** The question that waits must be this one and offer these keys; answers with one of them. */
  ask(id: string, seat: Seat, keys: readonly string[], wish?: (keys: readonly string[]) => string): string {
    const part = this.parallel ? this.asks.findIndex((a) => a.seat === seat) : 0
    const ask = this.asks[part]
    const fell = this.fallen[0]
    if (fell) this.differs(`before '${id}' the rules roll or draw '${fell.name}', the reading does not`)
    if (ask?.id !== id || ask.seat !== seat)
      this.differs(
        `the reading asks ${seat} '${id}' (${sorted(keys)}), the rules ${ask ? `${ask.seat} '${ask.id}'` : 'nobody'}`,
      )
    const offered = optionsOf(ask).map((i) => keyAt(ask, i))
    if (sorted(offered) !== sorted(keys)) {
      const more = offered.filter((k) => !keys.includes(k))
      const less = keys.filter((k) => !offered.includes(k))
      this.differs(
        `${seat} '${id}': the rules alone offer ${more.join(', ') || 'nothing'}, the reading alone ${less.join(', ') || 'nothing'}`,
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
    if (fell) this.differs(`the reading is at its end, the rules roll or draw '${fell.name}'`)
    this.compare()
  }

  private compare(): void {
    const found = look(this.s)
    for (const key of Object.keys(found) as (keyof Picture)[])
      if (key !== 'pieces') this.same(found[key], sortedFor(key, this.p), key)
    for (const [id, has] of Object.entries(found.pieces)) this.same(has, this.p.pieces[id], id)
    const fresh = rules.freshCache(this.s)
    for (const key of Object.keys(fresh) as (keyof typeof fresh)[])
      this.same(
        this.s.cache[key].every((n, i) => n === fresh[key][i]),
        true,
        `the cache ${key} equals a fresh count`,
      )
    this.same(rules.faults(this.s), [], 'faults')
  }
}

/** Hexes of retreats stand in no order that matters. */
const sortedFor = (key: keyof Picture, p: Picture): unknown =>
  key === 'ways' || key === 'emptied' ? [...p[key]].sort() : p[key]
