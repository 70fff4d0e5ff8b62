// What the computer player must not overlook, whatever else it weighs.
import { expect, test } from 'vitest'
import { aimsOf } from '../aims.ts'
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
