// A literal reading of 4.1 to 4.1.2: how far a unit moves, where it may go, guns, armour and zones.
import { defensiveFire, noteMatilda, pinUnit } from './fire.ts'
import {
  apart,
  around,
  at,
  face,
  fired,
  hexes,
  hexRow,
  inPlay,
  isHex,
  isZone,
  ofOf,
  onMap,
  other,
  type Picture,
  type Piece,
  playable,
  sideOf,
  zoneRow,
} from './sheet.ts'
import type { Watch } from './watch.ts'

/** As many hexes as the OF; none for pinned units and sides with curves; German guns count their back. */
export function allowance(x: Piece): number {
  if (x.pin !== null) return 0
  if (!face(x).immobile) return ofOf(x)
  const turns = x.row.seat === 'german' && x.row.artillery && !x.back && !x.row.back_immobile
  return turns ? (x.row.back_of ?? 0) : 0
}

/** What a hex or a zone touches for a move: a zone all its hexes and its neighbours. */
function beside(space: string): readonly string[] {
  if (isHex(space)) return around(space)
  const zone = zoneRow(space)
  return [...hexes.filter((h) => playable(h) && hexRow(h)?.zone === space), ...(zone?.adjacent.filter(isZone) ?? [])]
}

/** Where a unit may step: not into an enemy hex, nor out of its company's area before contact. */
export function steps(p: Picture, x: Piece): string[] {
  const bound = x.row.company !== '' && !p.contacted.includes(x.row.company)
  return beside(x.where).filter(
    (to) => at(p, to, other(x.row.seat)).length === 0 && (!bound || hexRow(to)?.area === x.row.company),
  )
}

export const mayMove = (p: Picture, x: Piece): boolean => inPlay(x) && allowance(x) > 0 && steps(p, x).length > 0

/** Whether an antitank unit that has not fired sees this armour where it stands. */
const meetsAntitank = (p: Picture, x: Piece): boolean =>
  x.row.armored &&
  sideOf(p, other(x.row.seat)).some((e) => e.row.antitank && onMap(e) && !fired(e) && apart(e.where, x.where) <= 4)

/** 4.1 A Movement action. */
export function move(w: Watch, x: Piece): void {
  const limit = allowance(x)
  // A German gun moves on its back.
  if (x.row.seat === 'german' && x.row.artillery) x.back = true
  for (let moved = 1; moved <= limit; moved++) {
    const to = w.ask('step', x.row.seat, [...steps(w.p, x), ...(moved > 1 ? ['stop'] : [])])
    if (to === 'stop') break
    x.where = to
    // A zone entered from a zone is the end of it.
    if (isZone(to)) break
    const caught = meetsAntitank(w.p, x)
    if (caught) pinUnit(w, x, false)
    const effect = defensiveFire(w, x, moved, true)
    if (caught || effect !== 'none') break
  }
  noteMatilda(w, x)
}
