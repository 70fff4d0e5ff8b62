// The box: ways run over borders, a broken pack says what is wrong, another pack plays by its own figures.
import { areaShapes, sharedBorders } from '@merkur/board'
import { BoxError, layPack } from '@merkur/box'
import { enumerate, gather } from '@merkur/engine'
import { expect, test } from 'vitest'
import { files } from '../box/box.data.ts'
import { openBox, printed } from '../box.ts'
import { fightResult } from '../rules/fight.ts'

test('every way crosses a border that both areas share', () => {
  const pairs = (ring: readonly number[]) =>
    Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i], ring[2 * i + 1]])
  const shapes = areaShapes({
    features: printed.areas.map((a) => ({ id: a.id, geometry: { type: 'Polygon', coordinates: [pairs(a.ring)] } })),
  })
  const borders = new Set(sharedBorders(shapes).map(({ a, b }) => [a, b].sort().join(' ')))
  for (const [i, ways] of printed.ways.entries())
    for (const to of ways) expect(borders).toContain([printed.areas[i]?.id, printed.areas[to]?.id].sort().join(' '))
})

test('a pack with a wrong cell is refused with its place', () => {
  const pack = { 'ships.csv': files['ships.csv'].replace('two,Two destroyers,2,1', 'two,Two destroyers,2,many') }
  expect(() => openBox(layPack(files, pack))).toThrow(BoxError)
  expect(() => openBox(layPack(files, pack))).toThrow(
    'ships.csv, line 3, room: found "many"; allowed: a whole number from 0 to 9',
  )
})

test('a pack with its own fight table is played by it', () => {
  const pack = { 'fight.csv': files['fight.csv'].replace('7,overrun', '7,driven') }
  expect(fightResult(openBox(layPack(files, pack)), 9)).toBe('driven')
  expect(fightResult(printed, 9)).toBe('overrun')
})

test('[4.4] an even fight on open ground: repulsed with loss 2, repulsed 2, driven back 2 of 6', () => {
  const ways = gather(
    enumerate((chance) => fightResult(printed, chance.die(6) + 3 - 3)),
    (r) => r,
  )
  expect(ways.map(({ value, p }) => [value, Math.round(p * 6)])).toEqual([
    ['repulsed-loss', 2],
    ['repulsed', 2],
    ['driven', 2],
  ])
})
