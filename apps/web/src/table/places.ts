// What one can travel to on the boards: parts, named places and units, found by a few letters.
import type { Ref } from '@merkur/engine'
import type { Kit, View } from '@merkur/table'

export interface Goal {
  readonly key: string
  readonly name: string
  /** What kind of thing it is, and for a unit where it stands. */
  readonly note: string
  readonly to: { readonly ref: Ref; readonly board: string } | { readonly part: string; readonly board: string }
}

/** A space whose name is more than its number. */
const named = (name: string, id: string): boolean => name !== id && !/^\d+$/.test(name)

/** Everything that can be travelled to now, parts first. */
export function goalsIn(kit: Pick<Kit, 'boards' | 'pieces'>, view: Pick<View, 'counters'>): Goal[] {
  const nameOf = new Map(kit.boards.flatMap((b) => b.spaces.map((s) => [s.id, s.name] as const)))
  const boardOf = new Map(kit.boards.flatMap((b) => b.spaces.map((s) => [s.id, b.id] as const)))
  const parts = kit.boards.flatMap((board) =>
    (board.parts ?? []).map(
      ({ id, title }): Goal => ({
        key: `part ${board.id} ${id}`,
        name: title,
        note: 'part of the map',
        to: { part: id, board: board.id },
      }),
    ),
  )
  const places = kit.boards.flatMap((board) =>
    board.spaces
      .filter((s) => named(s.name, s.id))
      .map(
        (s): Goal => ({
          key: `space ${s.id}`,
          name: s.name,
          note: 'place',
          to: { ref: { space: s.id }, board: board.id },
        }),
      ),
  )
  const units = kit.pieces.flatMap((piece): Goal[] => {
    const space = view.counters[piece.id]?.space
    const board = space === undefined ? undefined : boardOf.get(space)
    if (space === undefined || board === undefined) return []
    const note = `unit at ${nameOf.get(space) ?? space}`
    return [{ key: `piece ${piece.id}`, name: piece.name, note, to: { ref: { piece: piece.id }, board } }]
  })
  return [...parts, ...places, ...units]
}

/** The goals that hold all the words; those whose name begins with them first; at most `most`. */
export function found(goals: readonly Goal[], query: string, most = 40): Goal[] {
  const wanted = query.trim().toLowerCase()
  const words = wanted.split(/\s+/).filter(Boolean)
  const fits = goals.filter(({ name, note }) => {
    const text = `${name} ${note}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const rank = ({ name }: Goal): number => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return wanted === '' ? fits.slice(0, most) : fits.sort((a, b) => rank(a) - rank(b)).slice(0, most)
}
