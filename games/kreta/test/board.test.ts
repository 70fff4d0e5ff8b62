// The stretches of the long map that one travels to: inside the map, and together all of it.
import { expect, test } from 'vitest'
import { printed } from '../box.ts'
import { mapBoard } from '../kit/map.ts'

const board = mapBoard(printed)

test('every part lies in the drawn map and shows hexes or the track', () => {
  const [x0, y0, x1, y1] = board.extent
  for (const { id, box } of board.parts ?? []) {
    const [a, b, c, d] = box
    expect([id, a >= x0 - 1 && c <= x1 + 1, b >= y0 && d <= y1]).toEqual([id, true, true])
    expect(board.spaces.some((s) => s.x > a && s.x < c && s.y > b && s.y < d)).toBe(true)
  }
})

test('[9.0] one part is the communication track, whole', () => {
  const part = board.parts?.find(({ id }) => id === 'track')
  const track = board.spaces.filter((s) => s.ring)
  expect(track.length).toBe(5)
  for (const space of track) {
    expect(space.x > (part?.box[0] ?? 0) && space.x < (part?.box[2] ?? 0)).toBe(true)
    expect(space.y > (part?.box[1] ?? 0) && space.y < (part?.box[3] ?? 0)).toBe(true)
  }
})
