// Draws: one counter or area of several, each with the same chance; where there is only one, nothing is drawn.
import { item } from '@merkur/engine'
import type { Area, Crete, Unit } from '../state.ts'

function oneOf(s: Crete, among: readonly number[], of: number, name: string): number {
  if (among.length === 1) return item(among, 0)
  const weights = new Int16Array(of)
  for (const one of among) weights[one] = 1
  return s.chance.draw(weights, name)
}

/** One of these counters; `name` is the draw's, for forced chance and reports. */
export const drawUnit = (s: Crete, among: readonly Unit[], name: string): Unit =>
  oneOf(s, among, s.box.units.length, name)

/** One of these areas. */
export const drawArea = (s: Crete, among: readonly Area[], name: string): Area =>
  oneOf(s, among, s.box.spaces.length, name)
