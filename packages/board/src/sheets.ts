// Printed sheets of hexes laid on the table: each on its own, or joined to others so that shared hexes become one space.
import { cell, entry, fault, sample } from './cell.ts'
import {
  type Axial,
  axialOf,
  axialToPlane,
  checkLayout,
  directionOf,
  type HexLayout,
  hexName,
  hexNamed,
  hexSteps,
  type Orientation,
  type Point,
  sheetOrigin,
} from './hex.ts'

/** One printed sheet of hexes, and how it lies against the sheets before it. */
export interface Sheet {
  readonly layout: HexLayout
  /** Hexes that do not exist in the game at all, by their names on this sheet. */
  readonly leaveOut?: readonly string[]
  /**
   * Sheets that make one map: hex `hex` of this sheet lies on hex `on` of an earlier one, or beside it in `direction`
   * ('N', 'SE', ...). Hexes that fall together are one space under the earlier name; this sheet's name becomes its second name.
   * A sheet without `join` is a map of its own, at its layout's anchor.
   */
  readonly join?: { readonly hex: string; readonly on: string; readonly direction?: string }
}

/** Hexes that share one endless grid: the sheets joined to each other. */
export interface Lattice {
  readonly orientation: Orientation
  /** The centre of axial 0,0 in the board's plane. */
  readonly x: number
  readonly y: number
  /** The box of all its hexes in axial numbers, and the space at each place in it (row after row, -1 for none). */
  readonly q: number
  readonly r: number
  readonly width: number
  readonly height: number
  readonly spaces: Int32Array
}

/** A hex laid on its lattice; the hexes of all sheets in order are the spaces 0, 1, 2, ... */
export interface PlacedHex {
  readonly names: string[]
  readonly lattice: number
  readonly q: number
  readonly r: number
  readonly x: number
  readonly y: number
}

interface Laying {
  readonly orientation: Orientation
  readonly origin: Point
  readonly hexes: Map<string, PlacedHex>
}

/** Lays all sheets. Errors: a join to an unknown hex or to hexes that stand the other way, a left-out hex the sheet does not have. */
export function laySheets(sheets: readonly Sheet[]): { hexes: PlacedHex[]; lattices: Lattice[] } {
  const hexes: PlacedHex[] = []
  const layings: Laying[] = []
  for (const [n, sheet] of sheets.entries()) {
    const { layout } = sheet
    checkLayout(layout)
    const { number, laying, shift } = joinSheet(sheet, n, hexes, layings)
    const leftOut = new Set(sheet.leaveOut?.map((id) => hexName(layout, hexNamed(layout, id))))
    for (const at of places(layout)) {
      const name = hexName(layout, at)
      if (leftOut.has(name)) continue
      const own = axialOf(layout, at)
      const axial = { q: own.q + shift.q, r: own.r + shift.r }
      const shared = laying.hexes.get(`${axial.q},${axial.r}`)
      if (shared) {
        shared.names.push(name)
        continue
      }
      const centre = axialToPlane(laying.orientation, axial)
      const hex = {
        names: [name],
        lattice: number,
        ...axial,
        x: laying.origin.x + centre.x,
        y: laying.origin.y + centre.y,
      }
      laying.hexes.set(`${axial.q},${axial.r}`, hex)
      hexes.push(hex)
    }
  }
  const numbers = new Map(hexes.map((hex, space) => [hex, space]))
  return { hexes, lattices: layings.map((laying) => boxed(laying, numbers)) }
}

/** The lattice a sheet belongs to, and how far its own axial numbers are moved on it. */
function joinSheet(
  { layout, join }: Sheet,
  n: number,
  hexes: readonly PlacedHex[],
  layings: Laying[],
): { number: number; laying: Laying; shift: Axial } {
  if (!join) {
    const laying = { orientation: layout.orientation, origin: sheetOrigin(layout), hexes: new Map() }
    return { number: layings.push(laying) - 1, laying, shift: { q: 0, r: 0 } }
  }
  const place = `sheet ${n + 1} (${layout.naming}), join`
  const on = hexes.find((hex) => hex.names.includes(join.on))
  if (!on) throw fault(place, `unknown hex "${join.on}"`, sample(hexes.map((hex) => hex.names.join(' = '))))
  const laying = entry(layings, on.lattice, place)
  if (laying.orientation !== layout.orientation)
    throw fault(place, `${layout.orientation} hexes`, `${laying.orientation}, as ${join.on}`)
  const own = axialOf(layout, hexNamed(layout, join.hex))
  const step =
    join.direction === undefined
      ? { q: 0, r: 0 }
      : entry(hexSteps(layout.orientation), directionOf(layout.orientation, join.direction), place)
  return { number: on.lattice, laying, shift: { q: on.q + step.q - own.q, r: on.r + step.r - own.r } }
}

function* places(l: HexLayout): Generator<{ column: number; row: number }> {
  const column = l.firstColumn ?? 1
  const row = l.firstRow ?? 1
  for (let c = column; c < column + l.columns; c++) for (let r = row; r < row + l.rows; r++) yield { column: c, row: r }
}

function boxed({ orientation, origin, hexes }: Laying, numbers: ReadonlyMap<PlacedHex, number>): Lattice {
  const all = [...hexes.values()]
  const q = all.reduce((least, hex) => Math.min(least, hex.q), Number.MAX_SAFE_INTEGER)
  const r = all.reduce((least, hex) => Math.min(least, hex.r), Number.MAX_SAFE_INTEGER)
  const width = all.reduce((most, hex) => Math.max(most, hex.q - q + 1), 0)
  const height = all.reduce((most, hex) => Math.max(most, hex.r - r + 1), 0)
  const spaces = new Int32Array(width * height).fill(-1)
  for (const hex of all) spaces[(hex.r - r) * width + hex.q - q] = numbers.get(hex) ?? -1
  return { orientation, ...origin, q, r, width, height, spaces }
}

/** The hex at an axial place of a lattice, -1 where there is none. */
export function hexAt(lattice: Lattice, q: number, r: number): number {
  const column = q - lattice.q
  const row = r - lattice.r
  const inside = column >= 0 && column < lattice.width && row >= 0 && row < lattice.height
  return inside ? cell(lattice.spaces, row * lattice.width + column) : -1
}

/** The hex beside each space in each of the six directions, at 6 * space + direction; -1 for none, and for spaces that are no hexes. */
export function layNeighbours(hexes: readonly PlacedHex[], lattices: readonly Lattice[], size: number): Int32Array {
  const around = new Int32Array(size * 6).fill(-1)
  for (const [space, hex] of hexes.entries()) {
    const lattice = entry(lattices, hex.lattice, 'lattices')
    for (const [d, step] of hexSteps(lattice.orientation).entries())
      around[space * 6 + d] = hexAt(lattice, hex.q + step.q, hex.r + step.r)
  }
  return around
}
