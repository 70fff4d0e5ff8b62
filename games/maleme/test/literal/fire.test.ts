// 4.2 to 4.2.3 against the literal reading: leads, targets, who picks, supports, totals, results.
import { describe, expect, test } from 'vitest'
import { impulse } from './impulse.ts'
import { scatter } from './scatter.ts'
import { compare } from './watch.ts'
import { wishing } from './wishing.ts'

describe('4.2 fire', () => {
  test('in crowded positions every Group Fire agrees with the printed text', () => {
    const met = compare('group', 800, 'impulse', scatter, (w, tally) => {
      impulse(w, wishing(w, tally, 'fire'))
    })
    expect(met.fire).toBeGreaterThan(500)
  }, 120_000)

  test('in crowded positions every Direct Fire agrees with the printed text', () => {
    const met = compare('direct', 600, 'impulse', scatter, (w, tally) => {
      impulse(w, wishing(w, tally, 'direct'))
    })
    expect(met.direct).toBeGreaterThan(150)
  }, 120_000)
})
