// A copy of a position in which overlays may try things out; the position itself stays as it is.
import { copyFields, noChance } from '@merkur/engine'
import { copyCache } from '../cache.ts'
import { type Descent, shape } from '../state.ts'

/** The same position once more, without dice or journal. */
export function imagined(s: Descent): Descent {
  const out = {
    box: s.box,
    chance: noChance('an overlay rolls nothing'),
    journal: undefined,
    cache: copyCache(s.cache),
  }
  copyFields(shape, s, out)
  return out as Descent
}
