// The lab's workbench in the worker: changes the position by hand, sets dice, and takes changes back.
import {
  type Chance,
  copyPlay,
  type Field,
  fastChance,
  forcedChance,
  Match,
  noChance,
  override,
  type SeatId,
  type StateJson,
  toJson,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'

/** A value of the position that can be set, as a form shows it. */
export interface LabField {
  /** Where it stands in a position file: `['phase']`, `['units', '5/I', 'at']`. */
  readonly path: readonly string[]
  readonly kind: 'number' | 'flag' | 'word'
  readonly value: string
  readonly min?: number
  readonly max?: number
  /** Allowed words; the empty one is none. */
  readonly words?: readonly string[]
}

export interface Bench {
  readonly match: Match
  /** The fields of the whole position, or of one unit, marker or space. */
  fields(id?: string): readonly LabField[]
  /** Lays values over the position. Throws a ShapeError that names place, found and allowed. */
  edit(change: StateJson): void
  /** Puts a piece into a space; null takes it off. Throws an Error in words when the piece has no place of its own. */
  place(piece: string, space: string | null): void
  /** Turns a piece over, where it has another side. */
  flip(piece: string, seat: SeatId): void
  /** The next dice, one a die; nothing goes back to chance. */
  dice(faces: readonly number[]): void
  /** Takes the last change by hand back; false when there is none. */
  takeBack(): boolean
}

/** `changed` is called with the new match whenever the position was changed by hand. */
export function benchFor(game: TableGame, first: Match, seed: string, changed: (match: Match) => void): Bench {
  let match = first
  const before: Match[] = []
  const ids = game.ids(first.s.box)
  let dice: readonly number[] = []
  let changes = 0
  const pieces = new Map(game.kit(first.s.box).pieces.map((p) => [p.id, p.faces.length]))

  const fresh = (): Chance => {
    const after = fastChance(`${seed}/lab/${changes}`)
    return dice.length === 0 ? after : forcedChance({ dice }, (draw) => game.drawNames(game.box, draw), after)
  }

  /** The position as it is now, with a change, as a match of its own. */
  function restart(change: StateJson): void {
    const s = copyPlay(game, match.s, noChance('the position is being changed'))
    override(game.shape, s as never, change, ids)
    game.settle?.(s)
    const at = match.run.activity
    const chance = fresh()
    const next = new Match(
      game,
      {
        ...{ game: game.id, rulesVersion: game.rulesVersion, pack: match.start.pack, scenario: match.start.scenario },
        ...{ options: match.start.options, chance: { kind: 'fast' as const } },
        position: { ...(at ? { at } : {}), state: toJson(game.shape, s as never, ids), whole: true },
      },
      { chance: () => chance, freedom: 'free' },
    )
    changes++
    before.push(match)
    match = next
    changed(next)
  }

  const state = (): Record<string, unknown> => match.s as unknown as Record<string, unknown>

  const rowsOver = (dimension: string): [string, Field<unknown>][] =>
    Object.entries(game.shape).filter(([, f]) => f.form === 'row' && f.over === dimension)

  const dimensionOf = (id: string): string | undefined =>
    Object.keys(ids).find((d) => rowsOver(d).length > 0 && ids[d]?.includes(id))

  function shown(path: readonly string[], field: Field<unknown>, raw: unknown): LabField {
    const { element } = field
    switch (element.kind) {
      case 'number':
        return { path, kind: 'number', value: String(raw), min: element.min, max: element.max }
      case 'flag':
        return { path, kind: 'flag', value: String(Boolean(raw)) }
      case 'word':
        return { path, kind: 'word', value: String(raw), words: element.words }
      case 'ref': {
        const names = ids[element.to] ?? []
        return { path, kind: 'word', value: names[Number(raw)] ?? '', words: ['', ...names] }
      }
    }
  }

  return {
    get match() {
      return match
    },
    fields(id) {
      if (id === undefined)
        return Object.entries(game.shape).flatMap(([name, field]) =>
          field.form === 'one' ? [shown([name], field, state()[name])] : [],
        )
      const dimension = dimensionOf(id)
      if (dimension === undefined) return []
      const index = ids[dimension]?.indexOf(id) ?? -1
      return rowsOver(dimension).map(([name, field]) =>
        shown([dimension, id, name], field, (state()[name] as ArrayLike<number>)[index]),
      )
    },
    edit: restart,
    place(piece, space) {
      const dimension = dimensionOf(piece)
      const row =
        dimension === undefined
          ? undefined
          : rowsOver(dimension).find(
              ([, f]) => f.element.kind === 'ref' && ids[f.element.to]?.includes(space ?? ids[f.element.to]?.[0] ?? ''),
            )
      if (dimension === undefined || !row) throw new Error(`'${piece}' has no place that can be set by hand.`)
      restart({ [dimension]: { [piece]: { [row[0]]: space } } })
    },
    flip(piece, seat) {
      const dimension = dimensionOf(piece)
      if (dimension === undefined) throw new Error(`'${piece}' cannot be turned over by hand.`)
      const index = ids[dimension]?.indexOf(piece) ?? -1
      const sides = pieces.get(piece) ?? 1
      const faceNow = game.sight(match.s, seat).counters[piece]?.face
      for (const [name, { element }] of rowsOver(dimension)) {
        if (element.kind !== 'flag' && !(element.kind === 'number' && element.max === 1)) continue
        const now = Number((state()[name] as ArrayLike<number>)[index])
        const turned = element.kind === 'flag' ? now === 0 : 1 - now
        const trial = copyPlay(game, match.s, noChance('a counter is being turned'))
        override(game.shape, trial as never, { [dimension]: { [piece]: { [name]: turned } } }, ids)
        const face = game.sight(trial, seat).counters[piece]?.face
        if (face !== undefined && face !== faceNow && face < sides) {
          restart({ [dimension]: { [piece]: { [name]: turned } } })
          return
        }
      }
      throw new Error(`'${piece}' has no other side now.`)
    },
    dice(faces) {
      dice = faces
      restart({})
    },
    takeBack() {
      const last = before.pop()
      if (!last) return false
      match = last
      changed(last)
      return true
    },
  }
}
