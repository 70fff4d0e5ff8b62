// 4.1 to 4.1.3 against the literal reading: legal steps, allowance, guns, zones, and every Defensive Fire on the way.
import { describe, expect, test } from 'vitest'
import { impulse } from './impulse.ts'
import { scatter } from './scatter.ts'
import { compare } from './watch.ts'
import { wishing } from './wishing.ts'

describe('4.1 movement and 4.1.3 defensive fire', () => {
  test('in crowded positions every step, lead, total, result and end agrees with the printed text', () => {
    const met = compare('movement', 1000, 'impulse', scatter, (w, tally) => {
      impulse(w, wishing(w, tally, 'move'))
    })
    expect(met.move).toBeGreaterThan(700)
  }, 120_000)
})
