// What the theme needs to know of a board's spaces: corners and centres of hexes, rings of areas.
import type { BoardDef } from '@merkur/table'
import type { Grid } from '../theme/art.ts'

/** Corners of a hex around its centre, flat pairs; `size` is centre to corner. */
export function cornersOf(orientation: 'flat' | 'pointy', size: number): number[] {
  const start = orientation === 'flat' ? 0 : -90
  const corners: number[] = []
  for (let k = 0; k < 6; k++) {
    const a = ((start + 60 * k) * Math.PI) / 180
    corners.push(size * Math.cos(a), size * Math.sin(a))
  }
  return corners
}

/** The board's spaces as the theme draws them. */
export function gridOf(board: BoardDef): Grid {
  const centres: number[] = []
  const numbers: string[] = []
  const rings: Grid['rings'][number][] = []
  for (const space of board.spaces) {
    if (space.ring) rings.push({ ring: space.ring, name: space.name, x: space.x, y: space.y })
    else if (board.hex) {
      centres.push(space.x, space.y)
      // Names of places are lettered by the art; the hex shows its number.
      numbers.push(space.id)
    }
  }
  return { corners: board.hex ? cornersOf(board.hex.orientation, board.hex.size) : [], centres, numbers, rings }
}
