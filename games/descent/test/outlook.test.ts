// How good a position is: for both sides the opposite, better with points, with forces, and with forces in order.
import { describe, expect, it } from 'vitest'
import { evaluate } from '../outlook.ts'
import type { Descent } from '../state.ts'
import { lose, setDepleted, setDisrupted } from '../state.ts'
import { position, unit } from './support.ts'

const before = (): Descent => position({ scenario: '30', turn: 14, setUp: 'printed' })

describe('the outlook', () => {
  it('is for one side what it is against the other, in every scenario as it is set up', () => {
    for (const scenario of ['28', '29', '30', '31', '32', 'bg']) {
      const s = position({ scenario, setUp: 'printed' })
      expect([scenario, evaluate(s, 'german') + evaluate(s, 'commonwealth')]).toEqual([scenario, expect.closeTo(0, 10)])
      expect(Math.abs(evaluate(s, 'german'))).toBeLessThan(1)
    }
  })

  const worse: readonly (readonly [string, (s: Descent) => void])[] = [
    ['loses a point', (s) => lose(s, unit('A/23'), 1)],
    ['is Disrupted', (s) => setDisrupted(s, unit('A/23'), true)],
    ['is Depleted', (s) => setDepleted(s, unit('A/23'), true)],
    ['is cut off from supply', (s) => s.supplied.fill(0, unit('23/5-Bde'), unit('23/5-Bde') + 1)],
    ['loses a hex of the airfield', (s) => s.owner.fill(1)],
  ]
  for (const [what, change] of worse)
    it(`[30.5] is worse for the Commonwealth when it ${what}`, () => {
      const s = before()
      s.supplied.fill(1)
      s.owner.fill(2)
      const whole = evaluate(s, 'commonwealth')
      change(s)
      expect(evaluate(s, 'commonwealth')).toBeLessThan(whole)
    })
})
