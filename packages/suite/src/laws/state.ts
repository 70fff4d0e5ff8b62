// Laws of states: nothing is forgotten by hash, copy or JSON.
import {
  blank,
  type Cells,
  type Context,
  cell,
  copyPlay,
  type Field,
  fastChance,
  hashOf,
  type Ids,
  newPlay,
  override,
  toJson,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { equal, hold } from '../difference.ts'
import { partMatch } from '../play.ts'

type Loose = Record<string, unknown>

/** Another value that a field's element may hold; undefined when there is only one. */
function otherValue({ element }: Field<unknown>, value: unknown, ids: Ids): number | string | boolean | undefined {
  switch (element.kind) {
    case 'flag':
      return typeof value === 'boolean' ? !value : 1 - Number(value)
    case 'word':
      return element.words.find((w) => w !== value)
    case 'number':
      return Number(value) < element.max ? Number(value) + 1 : element.min < element.max ? Number(value) - 1 : undefined
    case 'ref': {
      const names = ids[element.to]?.length ?? 0
      return Number(value) < names - 1 ? Number(value) + 1 : Number(value) > -1 ? Number(value) - 1 : undefined
    }
  }
}

/** When any single field differs, the hash differs; a copy shares nothing with its original. */
export function hashSeesAll<P extends Context>(game: TableGame<P>, seed: string): void {
  const { s } = partMatch(game, seed)
  const ids = game.ids(s.box)
  const chance = fastChance(`fields ${seed}`)
  const before = hashOf(game.shape, s as never)
  for (const [name, field] of Object.entries(game.shape)) {
    const copy = copyPlay(game, s, s.chance)
    equal(hashOf(game.shape, copy as never), before, 'hash of a copy')
    const loose = copy as unknown as Loose
    const value = loose[name]
    if (field.form === 'row') {
      const row = value as Cells
      if (row.length === 0) continue
      const i = chance.die(row.length) - 1
      const other = otherValue(field, cell(row, i), ids)
      if (other === undefined) continue
      row[i] = Number(other)
    } else if (field.form === 'list') {
      const items = value as number[]
      const first = otherValue(field, items.at(-1) ?? -1, ids)
      items.push(Number(first ?? 0))
    } else {
      const other = otherValue(field, value, ids)
      if (other === undefined) continue
      loose[name] = other
    }
    hold(hashOf(game.shape, copy as never) !== before, `the hash does not see a change of '${name}'`)
    equal(hashOf(game.shape, s as never), before, `hash of the original after its copy's '${name}' was changed`)
  }
}

/** Written as JSON and laid over a blank state or over the start, a position is the same. */
export function jsonRoundTrip<P extends Context>(game: TableGame<P>, seed: string): void {
  const { s, start } = partMatch(game, seed)
  const ids = game.ids(s.box)
  const json: unknown = JSON.parse(JSON.stringify(toJson(game.shape, s as never, ids)))
  const read = blank(game.shape, ids)
  override(game.shape, read, json, ids)
  equal(hashOf(game.shape, read), hashOf(game.shape, s as never), 'hash after JSON')
  const base = newPlay(game, start)
  const changes: unknown = JSON.parse(JSON.stringify(toJson(game.shape, s as never, ids, base as never)))
  override(game.shape, base as never, changes, ids)
  equal(
    hashOf(game.shape, base as never),
    hashOf(game.shape, s as never),
    'hash after laying the changes over the start',
  )
}
