import { expect, test } from 'vitest'
import { factMaker } from '../src/index.ts'

test('a fact asked for again is the same object, so that a kit sends it once', () => {
  const factOf = factMaker()
  const rough = factOf('fact.ground', 'rough', 'D')
  expect(rough).toEqual({ label: { id: 'fact.ground' }, value: 'rough', source: 'D' })
  expect(factOf('fact.ground', 'rough', 'D')).toBe(rough)
})

test('facts that differ in label, value, its type or source stay apart', () => {
  const factOf = factMaker()
  const facts = [
    factOf('fact.stack', 12, 'D'),
    factOf('fact.stack', '12', 'D'),
    factOf('fact.stack', 12, 'R'),
    factOf('fact.range', 12, 'D'),
  ]
  expect(new Set(facts).size).toBe(4)
  expect(facts.map((f) => f.value)).toEqual([12, '12', 12, 12])
})
