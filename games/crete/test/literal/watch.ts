// Follows one activity of the rules beside a reading: every question must be the reading's, every die is shared, the ends agree.
import { type Chance, copyPlay, fastChance, Run, recording } from '@merkur/engine'
import { rules } from '../../game.ts'
import type { Crete, Seat } from '../../state.ts'
import { look, type Picture, type Piece } from './sheet.ts'

/** Where the rules and the reading part. */
export class Differs extends Error {}

/** What a question turns on, where its keys do not tell: for a Commonwealth that answers by itself. */
export interface Matter {
  readonly unit?: Piece
  /** The loss would eliminate whatever it falls on. */
  readonly whole?: boolean
  /** The dice that lie are below the defence, or let the convoy pass. */
  readonly bad?: boolean
}

export class Watch {
  readonly p: Picture
  /** Answers for the Commonwealth in a solitaire game. */
  alone: ((id: string, keys: readonly string[], matter: Matter) => string) | undefined
  /** What made the position: another like it can be made again. */
  readonly seed: string
  private readonly run: Run<Crete>
  private readonly record: number[] = []
  private read = 0
  private ended: Crete | undefined
  private readonly chance: Chance

  /** Begins an activity in a position; the rules run on a copy, the reading on a picture. */
  constructor(s: Crete, activity: string, seed: string) {
    this.p = look(s)
    this.seed = seed
    this.chance = fastChance(`answers ${seed}`)
    let begun = 0
    const play = copyPlay(rules, s, recording(fastChance(`dice ${seed}`), this.record))
    this.run = new Run(rules, play, activity, (_, now) => {
      begun++
      if (begun === 2) this.ended = copyPlay(rules, now, now.chance)
    })
    if (this.run.over) this.ended ??= copyPlay(rules, play, play.chance)
  }

  /** The next die the rules have rolled. */
  die(): number {
    const face = this.record[this.read++]
    if (face === undefined) throw new Differs('the reading rolls a die that the rules do not')
    return face
  }

  any(keys: readonly string[]): string {
    return keys[this.chance.die(keys.length) - 1] ?? ''
  }

  /** Whether the rules ask nobody any more in this activity. */
  get over(): boolean {
    return this.ended !== undefined
  }

  /** What the rules ask now. */
  get offered(): readonly string[] {
    const ask = this.run.asks[0]
    return ask ? this.run.keys(ask.seat) : []
  }

  /**
   * A question with these answers. One answer is given without asking, unless it is always shown.
   * @param pick chooses among the keys; any of them if nothing is said
   */
  ask(
    id: string,
    seat: Seat,
    keys: readonly string[],
    pick: (keys: readonly string[]) => string = (k) => this.any(k),
    always = false,
    matter: Matter = {},
  ): string {
    if (keys.length === 1 && !always) return keys[0] ?? ''
    if (this.alone && seat === 'commonwealth') return this.alone(id, keys, matter)
    const ask = this.run.asks[0]
    if (this.over || !ask) throw new Differs(`the reading asks ${seat} '${id}'; the rules have gone on`)
    const found = this.run.keys(ask.seat)
    const same = [...found].sort().join(' | ') === [...keys].sort().join(' | ')
    if (ask.id !== id || ask.seat !== seat || !same)
      throw new Differs(
        `the reading asks ${seat} '${id}': ${[...keys].sort().join(', ')}; the rules ask ${ask.seat} '${ask.id}': ${[...found].sort().join(', ')}`,
      )
    const key = pick(keys)
    this.run.answer(seat, key)
    if (this.run.over) this.ended ??= copyPlay(rules, this.run.s, this.run.s.chance)
    return key
  }

  /** The end: the rules have nothing more to ask in this activity, and the picture is theirs. */
  end(parts: readonly (keyof Picture)[] = ['pieces', 'forts', 'initiative', 'lost', 'moved']): void {
    const ask = this.run.asks[0]
    if (!this.ended) throw new Differs(`the reading is at the end; the rules ask ${ask?.seat ?? ''} '${ask?.id ?? ''}'`)
    const theirs = look(this.ended)
    for (const part of parts) {
      const mine = shown(this.p[part])
      const rules = shown(theirs[part])
      if (mine !== rules) throw new Differs(difference(part, this.p[part], theirs[part]))
    }
  }
}

const shown = (x: unknown): string =>
  JSON.stringify(x, (_, value: unknown) => (value instanceof Set ? [...value].sort() : value))

function difference(part: string, mine: unknown, rules: unknown): string {
  if (typeof mine !== 'object' || mine === null || mine instanceof Set || Array.isArray(mine))
    return `${part}: the reading has ${shown(mine)}, the rules ${shown(rules)}`
  const a = mine as Record<string, unknown>
  const b = rules as Record<string, unknown>
  const parted = Object.keys(a).filter((k) => shown(a[k]) !== shown(b[k]))
  const told = (x: unknown): string => shown({ ...(x as object), row: undefined })
  return parted.map((k) => `${k}: the reading has ${told(a[k])}, the rules ${told(b[k])}`).join('\n')
}
