// Deltas: what a client holds after applying a change is what the table shows.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, stir } from '../../engine/test/begin.ts'
import { apply, diff, journalOf, patched, patchOf, present, type Shown, same, viewOf } from '../src/index.ts'
import { table } from './table-skirmish.ts'

const key = fc.string({ maxLength: 3 }).filter((k) => k !== '__proto__')
const record = fc.record({ at: fc.constantFrom('A', 'B'), z: fc.nat(2), badges: fc.array(fc.nat(2), { maxLength: 2 }) })
const keyed = fc.dictionary(key, record, { maxKeys: 6 })

describe('a patch', () => {
  test('applied to what it was made from gives what it was made for', () => {
    fc.assert(
      fc.property(keyed, keyed, (a, b) => {
        expect(patched(a, patchOf(a, b) as never)).toEqual(b)
      }),
    )
  })

  test('names changed records only', () => {
    fc.assert(
      fc.property(keyed, keyed, (a, b) => {
        const patch = patchOf(a, b) ?? {}
        for (const id of Object.keys({ ...a, ...b })) expect(Object.hasOwn(patch, id)).toBe(!same(a[id], b[id]))
      }),
    )
  })

  test('is absent when nothing has changed', () => {
    fc.assert(
      fc.property(keyed, (a) => {
        expect(patchOf(a, structuredClone(a))).toBeUndefined()
      }),
    )
  })
})

test('equality is by value, deep, and tells arrays from records', () => {
  expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true)
  expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false)
  expect(same([1, 2], [1, 2, 3])).toBe(false)
  expect(same([], {})).toBe(false)
  expect(same({ a: undefined }, {})).toBe(true)
  expect(same({}, { a: null })).toBe(false)
})

/** What a seat is shown after random play: two points of one match or of two. */
function shownAfter(seed: string, inputs: number, seat: string): Shown {
  const match = begin(seed, 'free')
  stir(match, seed, inputs)
  return { view: viewOf(table, present(match), seat), journal: journalOf(match.journal, seat) }
}

test('the change between any two views, applied to the first, gives the second', () => {
  const point = fc.tuple(fc.constantFrom('a', 'b'), fc.nat(30), fc.constantFrom('red', 'blue', 'spectator'))
  fc.assert(
    fc.property(point, point, (a, b) => {
      const from = shownAfter(...a)
      const to = shownAfter(...b)
      expect(apply(from, diff(from, to))).toEqual(to)
      expect(apply(null, diff(null, to))).toEqual(to)
    }),
    { numRuns: 60 },
  )
})

test('a change meant for another view is refused with both places', () => {
  const from = shownAfter('a', 3, 'red')
  const delta = diff(from, shownAfter('a', 6, 'red'))
  expect(() => apply(shownAfter('a', 5, 'red'), delta)).toThrow(/from the view at 3; held is the view at 5/)
})
