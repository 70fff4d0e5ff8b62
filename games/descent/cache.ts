// What a position of Descent on Crete knows by heart: stacks, zones, and who stands or waits where.
import type { Seat } from './box.ts'

/** Kept right by the setters of state.ts; compared with a fresh count in the tests. */
export interface Cache extends Rows {
  /** The counters of each seat on the map, those that wait beside it or in the air, in the order of the box: replaced, never changed. */
  readonly onMap: Record<Seat, readonly number[]>
  off: readonly number[]
  air: readonly number[]
  /** The hexes that each seat holds, once somebody has asked since a counter moved. */
  readonly held: Record<Seat, readonly number[] | undefined>
}

interface Rows {
  /** The top counter of each hex and who lies below whom; -1 for none. */
  readonly head: Int16Array
  readonly below: Int16Array
  /** How many units of a seat control a hex. */
  readonly german: Uint8Array
  readonly commonwealth: Uint8Array
}

/** The rows in one piece of memory, for it is dear by the piece and a position is copied often. */
export function emptyRows(hexes: number, units: number): Rows {
  const buffer = new ArrayBuffer(2 * (hexes + units) + 2 * hexes)
  return {
    head: new Int16Array(buffer, 0, hexes),
    below: new Int16Array(buffer, 2 * hexes, units),
    german: new Uint8Array(buffer, 2 * (hexes + units), hexes),
    commonwealth: new Uint8Array(buffer, 2 * (hexes + units) + hexes, hexes),
  }
}

export function copyCache(c: Cache): Cache {
  const { head, below, german, commonwealth } = emptyRows(c.head.length, c.below.length)
  head.set(c.head)
  below.set(c.below)
  german.set(c.german)
  commonwealth.set(c.commonwealth)
  return { head, below, german, commonwealth, onMap: { ...c.onMap }, off: c.off, air: c.air, held: { ...c.held } }
}
