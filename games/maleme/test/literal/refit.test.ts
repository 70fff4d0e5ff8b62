// 4.3 against the literal reading: who may be refitted, the numbers, the topmost condition.
import { describe, expect, test } from 'vitest'
import { impulse } from './impulse.ts'
import { scatter } from './scatter.ts'
import { compare } from './watch.ts'
import { wishing } from './wishing.ts'

describe('4.3 refit', () => {
  test('in crowded positions every refit agrees with the printed text', () => {
    const met = compare('refit', 600, 'impulse', scatter, (w, tally) => {
      impulse(w, wishing(w, tally, 'refit'))
    })
    expect(met.refit).toBeGreaterThan(350)
  }, 120_000)
})
