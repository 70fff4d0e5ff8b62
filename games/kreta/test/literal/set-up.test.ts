// 16.1 against the literal reading: which counters and hexes are open to the British seat, and what lies there at the end.
import { count } from '@merkur/suite/literal'
import { describe, expect, test } from 'vitest'
import { crowdSetUp } from './scatter.ts'
import { setUp } from './set-up.ts'
import { compare } from './watch.ts'

describe('16.1 the free set-up of the British', () => {
  const read = (name: string, n: number, wished: (key: string) => boolean) =>
    compare(name, n, 'british-setup', crowdSetUp, (w, tally) => {
      const what = setUp(w, (keys) => (w.chance(5) === 1 ? w.any(keys) : w.prefer(keys, wished)))
      count(tally, what)
      // Their order on the table follows the hexes, so that no number tells what is under a counter.
      const order = [...w.s.maskAt].filter((hex) => hex >= 0)
      w.same(
        order,
        order.toSorted((a, b) => a - b),
        'the order of the counters',
      )
    })

  test('any counter on any free land hex of either part, one a hex, before and after it was laid', () => {
    expect(read('laid', 50, (key) => /^\d/.test(key)).laid).toBeGreaterThan(30)
    const isOther = (key: string): boolean => key.startsWith('unit') || key.startsWith('empty')
    expect(read('taken', 15, isOther).laid).toBeGreaterThan(5)
  }, 60_000)

  test('as suggested: units without a hex come to theirs or the nearest free one', () => {
    expect(read('suggested', 40, (key) => key === 'suggested').suggested).toBeGreaterThan(20)
  }, 60_000)

  test('the end: all units lie face down, the empty counters among them', () => {
    expect(read('done', 60, (key) => key === 'done').done).toBeGreaterThan(10)
  }, 60_000)
})
