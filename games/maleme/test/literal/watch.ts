// Maleme read aloud beside its rules: what must be the same at the end of an activity.
import { Beside, comparing } from '@merkur/suite/literal'
import { rules } from '../../game.ts'
import type { Maleme } from '../../state.ts'
import { inPlay, look, type Picture, type Piece } from './sheet.ts'

export class Watch extends Beside<Maleme, Picture> {
  /** Matildas that the reading has noted for their check. */
  readonly checks: string[] = []

  /** @param s a state of one's own, which the activity changes */
  constructor(s: Maleme, activity: string, seed: string) {
    super(rules, look, s, activity, seed)
  }

  protected override compare({ pieces, ...found }: Picture): void {
    for (const key of Object.keys(found) as (keyof typeof found)[]) this.same(found[key], this.p[key], key)
    // Out of play it does not matter which side is up.
    const plain = (x: Piece): unknown => [x.where, inPlay(x) ? x.back : 'any', x.pin, x.regroup, x.group]
    for (const [id, has] of Object.entries(pieces)) {
      const want = this.p.pieces[id]
      this.same(plain(has), want && plain(want), id)
    }
  }
}

/** Reads one activity in each of many random positions. */
export const compare = comparing((s: Maleme, activity, seed) => new Watch(s, activity, seed))
