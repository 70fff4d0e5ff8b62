// Crete read aloud beside its rules: what has one answer is not asked, an automaton may answer, and what must be the same at the end.
import { Beside, comparing, count, type Tally } from '@merkur/suite/literal'
import { rules } from '../../game.ts'
import type { Crete, Seat } from '../../state.ts'
import { look, type Picture, type Piece } from './sheet.ts'

/** What a question turns on, where its keys do not tell: for a Commonwealth that answers by itself. */
export interface Matter {
  readonly unit?: Piece
  /** The loss would eliminate whatever it falls on. */
  readonly whole?: boolean
  /** The dice that lie are below the defence, or let the convoy pass. */
  readonly bad?: boolean
}

/** The parts of a position that a reading of one activity changes. */
const PARTS = ['pieces', 'forts', 'initiative', 'lost', 'moved'] as const

export class Watch extends Beside<Crete, Picture> {
  /** Answers for the Commonwealth in a solitaire game. */
  alone: ((id: string, keys: readonly string[], matter: Matter) => string) | undefined
  private readonly parts: readonly (keyof Picture)[]

  /**
   * @param s a state of one's own, which the activity changes
   * @param parts what is compared at the end
   */
  constructor(s: Crete, activity: string, seed: string, parts: readonly (keyof Picture)[] = PARTS) {
    super(rules, look, s, activity, seed, true)
    this.parts = parts
  }

  /**
   * A question with these answers. One answer is given without asking, unless it is always shown.
   * @param wish chooses among the keys; any of them if nothing is said
   */
  override ask(
    id: string,
    seat: Seat,
    keys: readonly string[],
    wish?: (keys: readonly string[]) => string,
    always = false,
    matter: Matter = {},
  ): string {
    const [only] = keys
    if (keys.length === 1 && only !== undefined && !always) return only
    if (this.alone && seat === 'commonwealth') return this.alone(id, keys, matter)
    return super.ask(id, seat, keys, wish)
  }

  protected override compare(found: Picture): void {
    for (const part of this.parts) {
      const [has, read] = [entries(found[part]), entries(this.p[part])]
      for (const name of Object.keys({ ...has, ...read })) this.same(has[name], read[name], `${part} ${name}`)
    }
  }
}

/** A part by the names of its entries; sets in alphabetical order, and what is one thing as one entry. */
function entries(part: unknown): Readonly<Record<string, unknown>> {
  if (part instanceof Set) return { all: [...part].sort() }
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : { all: part }
}

/**
 * Reads one activity in each of many random positions.
 * @param read the reading; gives the sort of thing it met
 */
export const compare = (
  name: string,
  n: number,
  activity: string,
  make: (seed: string) => Crete,
  read: (w: Watch) => string,
  parts?: readonly (keyof Picture)[],
): Tally =>
  comparing((s: Crete, a, seed) => new Watch(s, a, seed, parts))(name, n, activity, make, (w, tally) => {
    count(tally, read(w))
  })
