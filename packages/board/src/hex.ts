// A sheet of hexes as it is printed: how its columns and rows are numbered, which hexes touch, and where they lie on the table.
import { fault } from './cell.ts'

/**
 * The grid of one printed sheet. Lengths are in hexes, one hex from side to side = 1; in the board's plane x grows east, y south.
 * Nothing here knows which hexes are playable: see `makeBoard`.
 */
export interface HexLayout {
  readonly columns: number
  readonly rows: number
  /** `flat`: hexes have a flat side north and south and stand in columns. `pointy`: a point north and south, in rows. */
  readonly orientation: 'flat' | 'pointy'
  /** The columns (flat) whose hexes lie half a hex further south, or the rows (pointy) half a hex further east, by their printed numbers. */
  readonly offset: 'odd' | 'even'
  /** The side from which columns are numbered; `west` unless told. */
  readonly columnsFrom?: 'west' | 'east'
  /** The side from which rows are numbered; `north` unless told. */
  readonly rowsFrom?: 'north' | 'south'
  /** The lowest printed column number; 1 unless told. */
  readonly firstColumn?: number
  /** The lowest printed row number; 1 unless told. */
  readonly firstRow?: number
  /**
   * How a hex is called: {C} stands for the column, {R} for the row, repeated letters for leading zeros.
   * '{CC}{RR}' gives 0214, '{C},{R}' gives 17,13, 'W{RR}{CC}' gives W0419.
   */
  readonly naming: string
  /** Where one hex lies in the board's plane; the hex of lowest column and row lies at 0,0 unless told. */
  readonly anchor?: { readonly hex: string; readonly x: number; readonly y: number }
}

export type Orientation = HexLayout['orientation']
export interface Axial {
  readonly q: number
  readonly r: number
}
export interface ColumnRow {
  readonly column: number
  readonly row: number
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** The step from one column of flat-top hexes to the next, in hexes side to side: half the square root of three. */
export const HALF_ROOT_3 = Math.sqrt(3) / 2

const FLAT_STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]
const STEPS = { flat: FLAT_STEPS, pointy: [...FLAT_STEPS.slice(1), ...FLAT_STEPS.slice(0, 1)] }
const NAMES = { flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'] } as const

/** The six steps to the neighbours, clockwise: from N for flat-top hexes, from NE for pointy ones. A direction is a number 0-5 into it. */
export const hexSteps = (orientation: Orientation): readonly Axial[] => STEPS[orientation]

/** The compass names of the six directions, in the order of `hexSteps`. */
export const directionNames = (orientation: Orientation): readonly string[] => NAMES[orientation]

/** The number 0-5 of a compass direction. Error when these hexes have no side facing there. */
export function directionOf(orientation: Orientation, name: string): number {
  const names: readonly string[] = NAMES[orientation]
  const found = names.indexOf(name)
  if (found < 0) throw fault(`direction on ${orientation} hexes`, `"${name}"`, names.join(', '))
  return found
}

/** How many hexes away: the least number of steps from one hex to the other on an endless grid. */
export function hexDistance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The centre of an axial hex, from the centre of hex q=0, r=0. */
export const axialToPlane = (orientation: Orientation, { q, r }: Axial): Point =>
  orientation === 'flat' ? { x: q * HALF_ROOT_3, y: r + q / 2 } : { x: q + r / 2, y: r * HALF_ROOT_3 }

/** The hex that holds a point, measured from the centre of hex q=0, r=0. A point on a hexside falls to one of its two hexes, always the same. */
export function planeToAxial(orientation: Orientation, { x, y }: Point): Axial {
  const q = orientation === 'flat' ? x / HALF_ROOT_3 : x - y / HALF_ROOT_3 / 2
  const r = orientation === 'flat' ? y - q / 2 : y / HALF_ROOT_3
  let wholeQ = Math.round(q)
  let wholeR = Math.round(r)
  const wholeS = Math.round(-q - r)
  const offQ = Math.abs(wholeQ - q)
  const offR = Math.abs(wholeR - r)
  const offS = Math.abs(wholeS + q + r)
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS
  else if (offR > offS) wholeR = -wholeQ - wholeS
  return { q: wholeQ + 0, r: wholeR + 0 }
}

/** The six corners of a hex from its centre, clockwise; side d (direction d) runs from corner d to corner d+1. */
export function hexCorners(orientation: Orientation): readonly Point[] {
  const radius = 1 / Math.sqrt(3)
  const first = orientation === 'flat' ? -120 : -90
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((first + 60 * k) * Math.PI) / 180
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

const firstColumn = (l: HexLayout): number => l.firstColumn ?? 1
const firstRow = (l: HexLayout): number => l.firstRow ?? 1
const isShoved = (l: HexLayout, number: number): boolean => (Math.abs(number) % 2 === 1) === (l.offset === 'odd')

/** How far, in half hexes, a line of hexes is shoved against the first line, `line` lines away from it. */
const shoveOf = (l: HexLayout, line: number, number: number): number =>
  line % 2 === 0 ? 0 : isShoved(l, number) ? 1 : -1

/** Printed numbers to places counted from west and north, and back: the turn is its own inverse. */
function turn(l: HexLayout, { column, row }: ColumnRow): ColumnRow {
  const c = firstColumn(l)
  const r = firstRow(l)
  return {
    column: l.columnsFrom === 'east' ? 2 * c + l.columns - 1 - column : column,
    row: l.rowsFrom === 'south' ? 2 * r + l.rows - 1 - row : row,
  }
}

/** The axial place of a hex on its sheet, counted from the hex in the western column and northern row. Off the sheet is allowed. */
export function axialOf(l: HexLayout, at: ColumnRow): Axial {
  const turned = turn(l, at)
  const west = turned.column - firstColumn(l)
  const north = turned.row - firstRow(l)
  return l.orientation === 'flat'
    ? { q: west, r: north + (shoveOf(l, west, at.column) - west) / 2 }
    : { q: west + (shoveOf(l, north, at.row) - north) / 2, r: north }
}

/** The printed column and row of an axial place of `axialOf`; they may lie off the sheet (see `isOnSheet`). */
export function columnRowOf(l: HexLayout, { q, r }: Axial): ColumnRow {
  const column = turn(l, { column: firstColumn(l) + q, row: 0 }).column
  const row = turn(l, { column: 0, row: firstRow(l) + r }).row
  const north = l.orientation === 'flat' ? r - (shoveOf(l, q, column) - q) / 2 : r
  const west = l.orientation === 'flat' ? q : q - (shoveOf(l, r, row) - r) / 2
  return turn(l, { column: firstColumn(l) + west, row: firstRow(l) + north })
}

/** Whether the sheet has this column and row. */
export const isOnSheet = (l: HexLayout, { column, row }: ColumnRow): boolean =>
  column >= firstColumn(l) && column < firstColumn(l) + l.columns && row >= firstRow(l) && row < firstRow(l) + l.rows

const range = (l: HexLayout): string =>
  `columns ${firstColumn(l)}-${firstColumn(l) + l.columns - 1}, rows ${firstRow(l)}-${firstRow(l) + l.rows - 1}`

/** The printed name of a hex, such as 0214. Error when it lies off the sheet. */
export function hexName(l: HexLayout, at: ColumnRow): string {
  if (!isOnSheet(l, at)) throw fault(`hexes ${l.naming}`, `column ${at.column}, row ${at.row}`, range(l))
  return l.naming.replace(/\{(C+|R+)\}/g, (_, letters: string) =>
    String(letters.startsWith('C') ? at.column : at.row).padStart(letters.length, '0'),
  )
}

/** The column and row of a printed name. Error when it is not such a name or lies off the sheet. */
export function hexNamed(l: HexLayout, name: string): ColumnRow {
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const order: string[] = []
  const parts = l.naming.split(/(\{C+\}|\{R+\})/).map((part) => {
    if (!/^\{[CR]+\}$/.test(part)) return literal(part)
    order.push(part.charAt(1))
    return part.length === 3 ? '(-?\\d+)' : `(\\d{${part.length - 2}})`
  })
  const match = new RegExp(`^${parts.join('')}$`).exec(name)
  const number = (letter: string): number => Number(match?.[order.indexOf(letter) + 1])
  const at = { column: number('C'), row: number('R') }
  if (!match || !isOnSheet(l, at)) throw fault(`hexes ${l.naming}`, `"${name}"`, range(l))
  return at
}

/** Refuses a layout that makes no sheet: no columns or rows, or a naming that cannot hold its numbers. */
export function checkLayout(l: HexLayout): void {
  const lines = [
    ['C', 'columns', l.columns, firstColumn(l)],
    ['R', 'rows', l.rows, firstRow(l)],
  ] as const
  for (const [letter, what, count, first] of lines) {
    if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first))
      throw fault(`layout ${l.naming}, ${what}`, `${count} from ${first}`, 'whole numbers, at least one')
    const places = l.naming.match(new RegExp(`\\{${letter}+\\}`, 'g')) ?? []
    const width = (places[0]?.length ?? 0) - 2
    if (places.length !== 1)
      throw fault('layout naming', `"${l.naming}"`, `{${letter}} for the ${what} exactly once, such as {CC}{RR}`)
    if (width > 1 && (first < 0 || String(first + count - 1).length > width))
      throw fault(
        `layout ${l.naming}, ${what}`,
        `${first} to ${first + count - 1}`,
        `0 to ${'9'.repeat(width)}, as the naming leaves room for`,
      )
  }
}

/** Where hex q=0, r=0 of `axialOf` lies in the board's plane, as the layout's anchor says. */
export function sheetOrigin(l: HexLayout): Point {
  const anchorHex = l.anchor ? hexNamed(l, l.anchor.hex) : { column: firstColumn(l), row: firstRow(l) }
  const there = axialToPlane(l.orientation, axialOf(l, anchorHex))
  return { x: (l.anchor?.x ?? 0) - there.x, y: (l.anchor?.y ?? 0) - there.y }
}

/** The centre of a hex in the board's plane. Off the sheet is allowed: the grid goes on. */
export function hexCentre(l: HexLayout, at: ColumnRow): Point {
  const origin = sheetOrigin(l)
  const from = axialToPlane(l.orientation, axialOf(l, at))
  return { x: origin.x + from.x, y: origin.y + from.y }
}

/** The column and row under a point of the board's plane; they may lie off the sheet (see `isOnSheet`). */
export function hexUnder(l: HexLayout, point: Point): ColumnRow {
  const origin = sheetOrigin(l)
  return columnRowOf(l, planeToAxial(l.orientation, { x: point.x - origin.x, y: point.y - origin.y }))
}
