// Fatigue: who rolls, from when to when, and rest.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { fatigue, fatigueDue, leastToTire, recoverFromFatigue } from '../rules/fatigue.ts'
import type { Descent } from '../state.ts'
import { names, play, position, type Setup, unit } from './support.ts'

const FOUGHT_LAST_TURN = (turn: number): number => (turn - 2) * 15 + 5
const morning = (turn: number, units: Setup['units'], dice: number[] = []): Descent => {
  const s = position({ turn, phase: 1, units: units ?? {}, dice })
  s.stage = 'fatigue'
  return s
}

describe('who tires', () => {
  it('[24.0/2 24.11 24.12] rulings H14, M67: from turn 11, on 11 or more, one less each turn, to 2', () => {
    expect([11, 12, 13, 20, 40].map((turn) => leastToTire(morning(turn, {})))).toEqual([11, 10, 9, 2, 2])
    const s = morning(10, { 'AR/1/2': 'W0710' })
    s.fought[unit('AR/1/2')] = FOUGHT_LAST_TURN(10)
    play(fatigue(s))
    expect([cell(s.fatigued, unit('AR/1/2')), s.stage]).toEqual([0, 'act'])
  })

  it('[24.12] only paratroops in combat in the last turn, each for itself', () => {
    const s = morning(
      11,
      { 'AR/1/2': 'W0710', 'AR/1/3': 'W0710', 'AR/1/1': 'W0710', '85/1/1': 'W0820', Koch: 'W0710' },
      [5, 6, 5, 5],
    )
    for (const u of ['AR/1/2', 'AR/1/3', '85/1/1']) s.fought[unit(u)] = FOUGHT_LAST_TURN(11)
    s.fought[unit('AR/1/1')] = FOUGHT_LAST_TURN(10)
    s.strength[unit('85/1/1')] = 3
    expect(names(fatigueDue(s))).toEqual(['AR/1/2', 'AR/1/3'])
    play(fatigue(s))
    expect(['AR/1/2', 'AR/1/3'].map((u) => cell(s.fatigued, unit(u)))).toEqual([1, 0])
  })

  it('[24.14 24.15] once tired it rolls no more, after recovery never again', () => {
    const s = morning(12, { 'AR/1/2': 'W0710' })
    s.fought[unit('AR/1/2')] = FOUGHT_LAST_TURN(12)
    s.wasFatigued[unit('AR/1/2')] = 1
    expect(fatigueDue(s)).toEqual([])
  })

  it('[24.22] an undisrupted mountain unit of full Strength ends the rolls for good', () => {
    const s = morning(12, { 'AR/1/2': 'W0710', '85/1/1': 'W0820' })
    s.fought[unit('AR/1/2')] = FOUGHT_LAST_TURN(12)
    play(fatigue(s))
    expect([s.fatigueOver, cell(s.fatigued, unit('AR/1/2'))]).toEqual([true, 0])
    s.stage = 'fatigue'
    s.disrupted[unit('85/1/1')] = 1
    play(fatigue(s))
    expect(cell(s.fatigued, unit('AR/1/2'))).toBe(0)
    for (const standing of [
      { at: 'W0820', disrupted: true },
      { at: 'W0820', strength: 2 },
    ] as const) {
      const weak = morning(12, { 'AR/1/2': 'W0710', '85/1/1': standing }, [6, 6])
      weak.fought[unit('AR/1/2')] = FOUGHT_LAST_TURN(12)
      play(fatigue(weak))
      expect([weak.fatigueOver, cell(weak.fatigued, unit('AR/1/2'))]).toEqual([false, 1])
    }
  })
})

describe('rest', () => {
  const tired = (since: number, engaged: number): number => {
    const s = morning(15, { 'AR/1/2': 'W0710' })
    s.fatigued[unit('AR/1/2')] = 1
    s.fatiguedOn[unit('AR/1/2')] = since
    s.engaged[unit('AR/1/2')] = engaged
    s.fought[unit('AR/1/2')] = FOUGHT_LAST_TURN(15)
    recoverFromFatigue(s)
    return cell(s.fatigued, unit('AR/1/2'))
  }

  it('[24.21 24.23] a whole turn without firing or close assault, being fired at does not count; then at the end of the Command Phase', () => {
    expect([tired(14, 0), tired(14, FOUGHT_LAST_TURN(15)), tired(14, FOUGHT_LAST_TURN(14)), tired(15, 0)]).toEqual([
      0, 1, 0, 1,
    ])
  })
})
