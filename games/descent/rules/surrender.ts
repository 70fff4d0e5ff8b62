// Static guns that are cut off change sides at once, and back the same way (20.64, 20.65).
import { cell } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { perBox } from '../once.ts'
import {
  at,
  controlledBy,
  type Descent,
  defOf,
  isControlled,
  onMap,
  seatOf,
  setCaptured,
  stackAt,
  type Unit,
} from '../state.ts'
import { communicates } from './observation.ts'
import { inSupply } from './supply.ts'

const staticGuns = perBox((box): readonly Unit[] =>
  box.units.flatMap((d, u) => (d.type === 'static-artillery' ? [u] : [])),
)

/** 20.64 Whether a gun is in communication with the headquarters it belongs to. */
function isInTouch(s: Descent, gun: Unit): boolean {
  const hq = cell(s.superior, gun)
  return hq >= 0 && onMap(s, hq) && communicates(s, gun, hq)
}

/** 20.64 Whether a gun is in an enemy zone with no friendly unit beside it in its hex and no zone of another friend on it. */
function isCutOff(s: Descent, gun: Unit): boolean {
  const hex = at(s, gun)
  const seat = seatOf(s, gun)
  if (!isControlled(s, hex, seat) || controlledBy(s, hex, seat) > 0) return false
  return !stackAt(s, hex).some(
    (u) => u !== gun && seatOf(s, u) === seat && !defOf(s, u).leader && defOf(s, u).type !== 'static-artillery',
  )
}

/** 20.64 Whether a static gun surrenders as things stand: cut off, out of communication and out of supply. */
export const surrenders = (s: Descent, gun: Unit): boolean =>
  defOf(s, gun).type === 'static-artillery' &&
  onMap(s, gun) &&
  isCutOff(s, gun) &&
  !isInTouch(s, gun) &&
  !inSupply(s, gun)

/**
 * 20.64, 20.65, ruling M66 At the end of a phase: guns that surrender fight for the other side from now on, without a
 * headquarters until that side gives them one.
 */
export function settleGuns(s: Descent): void {
  for (const gun of staticGuns(s.box).filter((u) => surrenders(s, u))) {
    setCaptured(s, gun, cell(s.captured, gun) === 0)
    s.superior[gun] = -1
    s.freed[gun] = 0
    s.journal?.push(line('note', '20.64', 'log.surrender', { unit: piece(s, gun) }))
  }
}
