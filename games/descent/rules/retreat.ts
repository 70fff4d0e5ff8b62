// Retreats by force: where a unit goes when close assault or an airstrike throws it back one hex (9.72, 17.42).
import { cell } from '@merkur/engine'
import { MOUNTAIN } from '../board.ts'
import { DISPERSED } from '../box.ts'
import { distance, groundAt } from '../lines.ts'
import { at, type Descent, defOf, isControlled, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { isRoute, mayBePushed } from './passage.ts'
import { fits } from './stack.ts'

/** 9.8, 15.62, ruling N32 Who cannot be moved by force: static units, and guns that are not in Travel mode. */
const cannotRetreat = (s: Descent, u: Unit): boolean =>
  defOf(s, u).kind.move === 'static' || (defOf(s, u).kind.move === 'gun' && cell(s.mode, u) === DISPERSED)

/** 17.42 Ground that is taken last: forest, rough, city. */
const BAD = ['forest', 'rough', 'city']

/** 17.42 The rank of a step: 0 by a route into other ground, 1 by a route into bad ground, 2 and 3 the same without a route. */
const rankOf = (s: Descent, side: number, to: Space): number =>
  (BAD.includes(groundAt(s.box, to).id) ? 1 : 0) + (isRoute(s, side) ? 0 : 2)

/** The hexes into which a unit could be thrown back: passable, in play, free of enemies, within the limit, not over a blocked or mountain hexside. */
function open(s: Descent, u: Unit): { readonly hex: Space; readonly rank: number }[] {
  const from = at(s, u)
  const out: { hex: Space; rank: number }[] = []
  for (let d = 0; d < 6; d++) {
    const hex = cell(s.box.board.around, 6 * from + d)
    const side = cell(s.box.sideToward, 6 * from + d)
    if (hex < 0 || !mayBePushed(s, u, side, from, hex) || cell(s.box.sides, side) & MOUNTAIN) continue
    if (stackAt(s, hex).some((x) => seatOf(s, x) !== seatOf(s, u)) || !fits(s, hex, [u])) continue
    out.push({ hex, rank: rankOf(s, side, hex) })
  }
  return out
}

const firstRank = (ways: readonly { readonly hex: Space; readonly rank: number }[]): Space[] => {
  const best = Math.min(...ways.map((w) => w.rank))
  return ways.filter((w) => w.rank === best).map((w) => w.hex)
}

/** 17.42 Where an airstrike may drive a unit; nowhere: it stays. */
export const strikeRetreats = (s: Descent, u: Unit): Space[] => (cannotRetreat(s, u) ? [] : firstRank(open(s, u)))

/**
 * 9.72, ruling M26 Where a defender may go who must retreat from an assault out of `from` (no hex: from the air): away
 * from it, into an enemy-controlled hex only if there is no other. Nowhere: it is eliminated.
 */
export function assaultRetreats(s: Descent, u: Unit, from: Space): Space[] {
  if (cannotRetreat(s, u)) return []
  const away = open(s, u).filter((w) => from < 0 || distance(s.box, from, w.hex) > 1)
  const free = away.filter((w) => !isControlled(s, w.hex, seatOf(s, u)))
  return firstRank(free.length > 0 ? free : away)
}
