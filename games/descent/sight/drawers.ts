// Drawers as they were last shown: one about which nothing has changed is not made again.
import { cell } from '@merkur/engine'
import type { DisplayView } from '@merkur/table'
import type { Box } from '../box.ts'
import type { Unit } from '../state.ts'

/** Counters sorted into numbered groups, each group in the order of the box: its first one, and who follows whom. */
export interface Groups {
  readonly first: Int16Array
  readonly next: Int16Array
}

/** Sorts the counters of a box; `of` gives the group of one, below `groups`, or -1 for none. */
export function grouped(box: Box, groups: number, of: (u: Unit) => number): Groups {
  const first = new Int16Array(groups).fill(-1)
  const next = new Int16Array(box.units.length).fill(-1)
  for (let u = box.units.length - 1; u >= 0; u--) {
    const group = of(u)
    if (group < 0) continue
    next[u] = cell(first, group)
    first[group] = u
  }
  return { first, next }
}

function listOf({ first, next }: Groups, group: number): Unit[] {
  const out: Unit[] = []
  for (let u = cell(first, group); u >= 0; u = cell(next, u)) out.push(u)
  return out
}

function isSame(units: readonly Unit[], { first, next }: Groups, group: number): boolean {
  let at = cell(first, group)
  for (const u of units) {
    if (at !== u) return false
    at = cell(next, at)
  }
  return at < 0
}

interface Shown {
  readonly units: readonly Unit[]
  readonly state: number
  readonly view: DisplayView
}

const shown = new WeakMap<Box, Map<string, Shown>>()

/** The drawer of a group in this state (everything else that `make` reads, as one number). */
export function drawer(
  box: Box,
  id: string,
  groups: Groups,
  group: number,
  state: number,
  make: (units: readonly Unit[]) => Omit<DisplayView, 'id'>,
): DisplayView {
  const last = shown.get(box) ?? new Map<string, Shown>()
  shown.set(box, last)
  const known = last.get(id)
  if (known && known.state === state && isSame(known.units, groups, group)) return known.view
  const units = listOf(groups, group)
  const view = { id, ...make(units) }
  last.set(id, { units, state, view })
  return view
}
