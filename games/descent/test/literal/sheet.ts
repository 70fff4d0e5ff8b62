// The position as the players see it on the table, for readings that play beside the rules: where the counters lie and in which state.
import { type Flow, item } from '@merkur/engine'
import { Beside } from '@merkur/suite/literal'
import { printed } from '../../box.ts'
import { rules } from '../../game.ts'
import type { Descent, Space, Unit } from '../../state.ts'

/** Rows of the state that a reading keeps for itself. */
const ROWS = [
  'at',
  'place',
  'strength',
  'mode',
  'disrupted',
  'depleted',
  'arrived',
  'bridge',
  'markerAt',
  'strikeAt',
  'strikeOwner',
  'strikeHasty',
  'strikeWeight',
] as const
const NUMBERS = [
  'flown',
  'commonwealthFlown',
  'hastyFlown',
  'commonwealthHastyFlown',
  'transportLeft',
  'transportLost',
  'airfieldDamaged',
] as const

export type Sheet = Record<(typeof ROWS)[number], number[]> & Record<(typeof NUMBERS)[number], number>

export const look = (s: Descent): Sheet =>
  Object.fromEntries([...ROWS.map((row) => [row, [...s[row]]]), ...NUMBERS.map((n) => [n, s[n]])]) as Sheet

export const def = (u: Unit) => item(printed.units, u, 'units')
export const nameOf = (u: Unit): string => def(u).id
export const hexName = (hex: Space): string => printed.spaces[hex] ?? ''
export const everybody: readonly Unit[] = printed.units.map((_, u) => u)

/** The counters of a hex from top to bottom. */
export function counters(p: Sheet, hex: Space): Unit[] {
  const there: Unit[] = []
  for (let u = p.at.indexOf(hex); u >= 0; u = p.at.indexOf(hex, u + 1)) there.push(u)
  return there.sort((a, b) => item(p.place, a) - item(p.place, b))
}
export const fighters = (p: Sheet, hex: Space): Unit[] => counters(p, hex).filter((u) => !def(u).leader)

/** Takes a counter from where it is and lays it on top of a stack, or into a box beside the map. */
export function lay(p: Sheet, u: Unit, to: Space): void {
  const left = counters(p, item(p.at, u)).filter((x) => x !== u)
  const there = to < printed.hexes ? counters(p, to).filter((x) => x !== u) : []
  if (item(p.at, u) < printed.hexes) for (const [i, x] of left.entries()) p.place[x] = i
  for (const [i, x] of there.entries()) p.place[x] = i + 1
  p.at[u] = to
  p.place[u] = 0
}

/** Takes Strength points away; who has none left goes out of play. */
export function weaken(p: Sheet, u: Unit, points: number): void {
  p.strength[u] = Math.max(0, item(p.strength, u) - points)
  if (p.strength[u] === 0) lay(p, u, printed.boxes.lost)
}

/** A flow of the rules beside a reading. */
export class Watch extends Beside<Descent, Sheet> {
  private readonly parts: readonly (keyof Sheet)[]

  /** @param begin the flow that the reading tells */
  constructor(s: Descent, name: string, seed: string, parts: readonly (keyof Sheet)[], begin: (s: Descent) => Flow) {
    super({ ...rules, start: begin }, look, s, name, seed, true)
    this.parts = parts
  }

  /** A question with these answers; one answer is given without asking. */
  override ask(id: string, seat: string, keys: readonly string[], wish?: (keys: readonly string[]) => string): string {
    const [only] = keys
    return keys.length === 1 && only !== undefined ? only : super.ask(id, seat, keys, wish)
  }

  protected override compare(found: Sheet): void {
    for (const part of this.parts) {
      const [has, read] = [found[part], this.p[part]]
      if (typeof has === 'number' || typeof read === 'number') this.same(has, read, part)
      else
        for (const [i, x] of has.entries())
          this.same(x, read[i], `${part} of ${part.startsWith('marker') || part.startsWith('strike') ? i : nameOf(i)}`)
    }
  }
}

/** The same activity of the rules again and again until this holds. */
export const repeated = (activity: string, until: (s: Descent) => boolean) =>
  function* (s: Descent): Flow {
    do yield* rules.start(s, activity)
    while (!until(s))
  }
