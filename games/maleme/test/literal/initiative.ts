// A literal reading of 2.2.2 (rerolls) and 6 (what ends a turn, and the special case).
import { other, turnRow } from './sheet.ts'
import type { Watch } from './watch.ts'

/** Dice that count, and whether the marker was spent on them. */
export interface Rolled {
  readonly sum: number
  readonly rerolled: boolean
}

/** Any die may be rerolled: the holder is asked, then whoever has received the marker, for the same dice. */
export function roll(w: Watch, name: string, dice = 1): Rolled {
  let rerolled = false
  for (;;) {
    let sum = 0
    for (let n = 0; n < dice; n++) sum += w.die(name)
    const answer = w.ask('reroll', w.p.initiative, ['keep', 'reroll'], () => (w.chance(5) === 1 ? 'reroll' : 'keep'))
    if (answer === 'keep') return { sum, rerolled }
    rerolled = true
    w.p.initiative = other(w.p.initiative)
  }
}

/** A six ends the turn, in the first turns other faces too; the first chance that comes true hands the marker over. */
export function couldEnd(w: Watch, { sum, rerolled }: Rolled): void {
  const first = !w.p.chanceGone
  w.p.chanceGone = true
  if (!turnRow(w.p).ends_on.includes(sum) || w.p.ending) return
  w.p.ending = true
  const inTheFirstThree = w.p.turn < 3
  if (first && !rerolled && !inTheFirstThree) w.p.initiative = other(w.p.initiative)
}
