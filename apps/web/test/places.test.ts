// What can be travelled to: parts, named places and units, found by a few letters.
import { expect, test } from 'vitest'
import { found, goalsIn } from '../src/table/places.ts'

const kit = {
  boards: [
    {
      id: 'island',
      title: 'Island',
      extent: [0, 0, 10, 10],
      counter: 1,
      spaces: [
        { id: '0101', name: '0101', x: 1, y: 1 },
        { id: 'W21', name: 'Galatas', x: 3, y: 3 },
        { id: 'E05', name: 'Heraklion', x: 9, y: 3 },
      ],
      parts: [{ id: 'west', title: 'Maleme - Chania', box: [0, 0, 5, 10] }],
      neighbours: {},
    },
  ],
  pieces: [
    { id: 'a', name: '22 Bn NZ' },
    { id: 'b', name: 'Leader Freyberg' },
    { id: 'c', name: 'still in the box' },
  ],
} as unknown as Parameters<typeof goalsIn>[0]
const view = {
  counters: { a: { piece: 'a', space: 'W21' }, b: { piece: 'b', space: '0101' } },
} as unknown as Parameters<typeof goalsIn>[1]
const names = (query: string) => found(goalsIn(kit, view), query).map((goal) => goal.name)

test('parts come first, then places that have a name, then the units on the map', () => {
  expect(names('')).toEqual(['Maleme - Chania', 'Galatas', 'Heraklion', '22 Bn NZ', 'Leader Freyberg'])
})

test('every word must be found, in the name or in where a unit stands; names that begin so come first', () => {
  expect(names('galatas')).toEqual(['Galatas', '22 Bn NZ'])
  expect(names('nz galatas')).toEqual(['22 Bn NZ'])
  expect(names('frey')).toEqual(['Leader Freyberg'])
  expect(names('nowhere')).toEqual([])
})
