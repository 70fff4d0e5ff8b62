// Kreta read aloud beside its rules: what must be the same at the end of an activity.
import { Beside, comparing } from '@merkur/suite/literal'
import { rules } from '../../game.ts'
import type { Kreta } from '../../state.ts'
import { look, type Picture } from './sheet.ts'

export class Watch extends Beside<Kreta, Picture> {
  /** @param s a state of one's own, which the activity changes */
  constructor(s: Kreta, activity: string, seed: string) {
    super(rules, look, s, activity, seed)
  }

  protected override compare({ pieces, ...found }: Picture): void {
    const { laid, ...rest } = found
    this.same(Object.entries(laid).sort(), this.sorted('laid'), 'laid')
    for (const key of Object.keys(rest) as (keyof typeof rest)[]) this.same(rest[key], this.sorted(key), key)
    for (const [id, has] of Object.entries(pieces)) this.same(has, this.p.pieces[id], id)
  }

  /** Hexes of retreats, and counters laid in the set-up, stand in no order that matters. */
  private sorted(key: keyof Picture): unknown {
    if (key === 'ways' || key === 'emptied') return [...this.p[key]].sort()
    return key === 'laid' ? Object.entries(this.p.laid).sort() : this.p[key]
  }
}

/** Reads one activity in each of many random positions. */
export const compare = comparing((s: Kreta, activity, seed) => new Watch(s, activity, seed))
