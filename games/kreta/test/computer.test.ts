// What the computer player must not overlook, whatever else it weighs.
import { expect, test } from 'vitest'
import { aimsOf } from '../aims.ts'
import { weigh } from '../doctrine.ts'
import { position } from './support.ts'

test('[15.0/2] a place that nobody guards calls for a guard, though no enemy is near', () => {
  const { s } = position({
    stage: 'british-move',
    begin: 'move',
    turn: 14,
    units: { '22NZ': '17,13', '1/85': '18,15' },
  })
  const iraklion = s.box.places.findIndex((p) => p.id === 'iraklion')
  expect(aimsOf(s, 'british').need[iraklion]).toBe(1)
})

test('[6.24] an attack on two enemies is divided without guns: one that reaches neither would keep the set from being closed', () => {
  const { s, match } = position({
    stage: 'german-combat',
    units: { '1/85': '23,15', '22NZ': '23,16', KompNZ: '24,15', '95art1': '23,13' },
    begin: 'combat',
  }).say('split 1/85?')
  const [ask] = match.run.asks
  if (ask?.id !== 'targets') throw new Error(`asked: ${ask?.id}`)
  const weights = weigh(ask, s)
  const of = ask.of as readonly (number | 'done')[]
  const gun = of.indexOf(s.box.units.findIndex((u) => u.id === '95art1'))
  expect(gun).toBeGreaterThan(0)
  expect(Math.max(...weights)).toBeGreaterThan(100 * (weights[gun] ?? 0))
  const enemies = of.flatMap((c, n) => (typeof c === 'number' && n !== gun ? [weights[n] ?? 0] : []))
  for (const weight of [...enemies, weights[0] ?? 0].filter((w) => w > 0))
    expect(weight).toBeGreaterThan(weights[gun] ?? 0)
})
