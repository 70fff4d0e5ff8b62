// What changed between two views, so that a client need not look at all of it again.
import type { Delta, JournalLine, KeyedPart, Patch, View } from './protocol.ts'

const PARTS: readonly KeyedPart[] = ['counters', 'marks', 'tracks', 'displays', 'duties', 'lines']

/** Whether two plain values are equal all the way down. An absent field equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const x = a as Record<string, unknown>
  const y = b as Record<string, unknown>
  for (const key in x) if (!same(x[key], y[key])) return false
  for (const key in y) if (x[key] === undefined && y[key] !== undefined) return false
  return !Array.isArray(a) || a.length === (b as unknown[]).length
}

type Table = Readonly<Record<string, unknown>>

/** The records of `to` that differ from `from`; null for those that are gone. Undefined when nothing differs. */
export function patchOf(from: Table, to: Table): Record<string, unknown> | undefined {
  const changed: Record<string, unknown> = {}
  for (const id of Object.keys(to)) if (!Object.hasOwn(from, id) || !same(from[id], to[id])) changed[id] = to[id]
  for (const id of Object.keys(from)) if (!Object.hasOwn(to, id)) changed[id] = null
  return Object.keys(changed).length > 0 ? changed : undefined
}

/** `patchOf` undone: the table after the change. Unchanged records stay the same objects. */
export function patched(from: Table, patch: Patch<unknown> | undefined): Table {
  if (!patch) return from
  const out = new Map(Object.entries(from))
  for (const [id, value] of Object.entries(patch)) {
    if (value === null) out.delete(id)
    else out.set(id, value)
  }
  return Object.fromEntries(out)
}

/** What a client holds: the view and the journal that its seat may read. */
export interface Shown {
  readonly view: View
  readonly journal: readonly JournalLine[]
}

/** The change from what a client holds (null: nothing yet) to what it should hold. */
export function diff(from: Shown | null, to: Shown): Delta {
  const { counters, marks, tracks, displays, duties, lines, ...view } = to.view
  const tables = { counters, marks, tracks, displays, duties, lines }
  const keyed: Partial<Record<KeyedPart, unknown>> = {}
  for (const part of PARTS) {
    const patch = patchOf(from?.view[part] ?? {}, tables[part])
    if (patch) keyed[part] = patch
  }
  let keep = 0
  const held = from?.journal ?? []
  while (keep < held.length && keep < to.journal.length && same(held[keep], to.journal[keep])) keep++
  return {
    from: from?.view.seq ?? -1,
    view,
    keyed: keyed as Delta['keyed'],
    journal: { keep, add: to.journal.slice(keep) },
  }
}

/** Carries a change out. Throws a RangeError when the change was meant for another view than the one held. */
export function apply(from: Shown | null, delta: Delta): Shown {
  const held = delta.from < 0 ? null : from
  if (delta.from >= 0 && held?.view.seq !== delta.from) {
    throw new RangeError(
      `this change is from the view at ${delta.from}; held is the view at ${held?.view.seq ?? 'nothing'}`,
    )
  }
  const tables: Partial<Record<KeyedPart, unknown>> = {}
  for (const part of PARTS) tables[part] = patched(held?.view[part] ?? {}, delta.keyed[part])
  return {
    view: { ...delta.view, ...(tables as Pick<View, KeyedPart>) },
    journal: [...(held?.journal ?? []).slice(0, delta.journal.keep), ...delta.journal.add],
  }
}
