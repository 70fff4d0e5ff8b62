// The board as the table draws it: printed slots for both sides, places for marks, parts and doors between the maps.
import type { SpaceDef } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { printed } from '../box.ts'
import { mapBoard } from '../kit/map.ts'

const board = mapBoard(printed)
const spaces = new Map(board.spaces.map((space) => [space.id, space]))

const pairs = (line: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0] as const)

/** Whether a point lies in an area (even-odd). */
function inside(space: SpaceDef, [x, y]: readonly [number, number]): boolean {
  const corners = pairs(space.ring ?? [])
  let odd = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

describe('board', () => {
  test('[5.1] every area has six slots a side, all inside it, and no two counters overlap', () => {
    const wrong: string[] = []
    for (const space of board.spaces) {
      const { width = 0, places = {} } = space.slots ?? {}
      if (Object.keys(places).sort().join() !== 'commonwealth,german') wrong.push(`${space.id}: sides`)
      const all = Object.values(places).flatMap(pairs)
      if (all.length !== 12) wrong.push(`${space.id}: ${all.length} slots`)
      all.forEach((a, i) => {
        if (!inside(space, a)) wrong.push(`${space.id}: slot ${i} outside`)
        for (const b of all.slice(i + 1))
          if (Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) < width)
            wrong.push(`${space.id}: slot ${i} overlaps`)
      })
    }
    expect(wrong).toEqual([])
  })

  test('[6.3] doors stand between neighbours of different maps, both ways, and no other crossing is without one', () => {
    const mapOf = new Map(printed.tables.areas.map((row) => [row.id, row.map]))
    const crossings = printed.tables.areas.flatMap(({ id, map }) =>
      (board.neighbours[id] ?? []).filter((n) => mapOf.get(n) !== map).map((n) => `${id} ${n}`),
    )
    const doors = (board.gates ?? [])
      .filter(({ from, to }) => mapOf.get(from) !== mapOf.get(to))
      .map(({ from, to }) => `${from} ${to}`)
    expect(doors.sort()).toEqual(crossings.sort())
  })

  test('each part shows the areas of its map', () => {
    for (const { id, box } of board.parts ?? []) {
      const own = printed.tables.areas.filter((row) => row.map === id)
      expect(own.length).toBeGreaterThan(0)
      const out = own.filter((row) => {
        const { x = 0, y = 0 } = spaces.get(row.id) ?? {}
        return x < box[0] || x > box[2] || y < box[1] || y > box[3]
      })
      expect(out.map((row) => row.id)).toEqual([])
    }
  })
})
