// The label of an overlay's fill stands where it is told from its neighbours: inside an empty hex, below a counter.
import { expect, test } from 'vitest'
import { labelAt } from '../../src/map/overlay.ts'

/** From the middle of a hex with a point below to that point. */
const POINT = 0.577
/** Half of a counter of Descent, in hexes. */
const COUNTER = 0.31

test('in an empty hex it stands near the middle, below a counter it is clear of it and still inside the hex', () => {
  const space = { id: 'a', name: 'A', x: 3, y: 4 }
  const [x, y] = labelAt(space, false)
  expect([x, Math.abs(y - space.y) < 0.15]).toEqual([3, true])
  const [, below] = labelAt(space, true)
  expect(below - space.y).toBeGreaterThan(COUNTER)
  expect(below - space.y).toBeLessThan(POINT)
})
