// 12 Asks whoever plays a seat: a person by a decision, the automaton by its own rule, told in the journal.
import { type Choice, type Commits, cell, choose, type Flow, type TextValue } from '@merkur/engine'
import { line, piece, space } from '../naming.ts'
import { type Area, type Crete, isAutomaton, OWES, type Seat, type Unit } from '../state.ts'
import { drawArea, drawUnit } from './lots.ts'

const AUTO = { seat: 'commonwealth' } as const

/** What the automaton takes, and why: a message of the journal that names the ruling. */
export interface Pick<T> {
  readonly value: T
  readonly why: string
  readonly args?: Readonly<Record<string, TextValue>>
}

/** Asks a seat; when the automaton plays it, `pick` answers and the journal tells by which case. */
export function* decide<T>(s: Crete, choice: Choice<Crete, T> & { readonly seat: Seat }, pick: () => Pick<T>): Flow<T> {
  if (!isAutomaton(s, choice.seat)) return yield* choose<Crete, T>(s, choice)
  const { value, why, args } = pick()
  s.journal?.push(line('note', '12.2', why, args, { seat: choice.seat }))
  return value
}

/** One of several counters or areas that the automaton finds equally good (ruling S15), for a caller who tells of the draw. */
export const quietUnit = (s: Crete, among: readonly Unit[]): Unit => drawUnit(s, among, 'auto-unit')
export const quietArea = (s: Crete, among: readonly Area[]): Area => drawArea(s, among, 'auto-area')

/** The same with a line of the journal, where there was anything to draw. */
export function drawnUnit(s: Crete, among: readonly Unit[]): Unit {
  const unit = quietUnit(s, among)
  if (among.length > 1)
    s.journal?.push(line('draw', '12.2', 'auto.drawn-unit', { unit: piece(s, unit), count: among.length }, AUTO))
  return unit
}

export function drawnArea(s: Crete, among: readonly Area[]): Area {
  const area = quietArea(s, among)
  tellDrawn(s, area, among.length)
  return area
}

/** Tells that an area was drawn, where there was anything to draw. */
export function tellDrawn(s: Crete, area: Area, count: number): void {
  if (count > 1) s.journal?.push(line('draw', '12.2', 'auto.drawn-area', { area: space(s, area), count }, AUTO))
}

/** Those of a list for which `worth` is highest. */
export function best<T>(among: readonly T[], worth: (one: T) => number): T[] {
  let top = -Infinity
  let out: T[] = []
  for (const one of among) {
    const w = worth(one)
    if (w > top) {
      top = w
      out = [one]
    } else if (w === top) out.push(one)
  }
  return out
}

/**
 * What an answer inside a combat or bombing commits to: when nobody is asked again before more dice may fall,
 * because other landing combats or sorties follow, or the automaton plays on.
 */
export function commitsWithin(s: Crete): Commits | undefined {
  if (s.solo) return 'roll'
  if (s.doing === 'fighting') {
    for (const u of s.box.sides.german) if (cell(s.deed, u) === OWES && cell(s.ashore, u) === 0) return 'roll'
  } else if (s.doing === 'flying') {
    let left = 0
    for (const u of s.box.aircraft) if (cell(s.aim, u) >= 0) left++
    if (left === 1) return 'roll'
  }
  return undefined
}
