// Moves that are owed: units out of their limits, leaders among strangers (21.7, 29.43, 31.42).
import { describe, expect, it } from 'vitest'
import { move } from '../rules/movement-phase.ts'
import { canRejoin, owedMoves } from '../rules/owed-moves.ts'
import { at, type Descent, spaceId } from '../state.ts'
import { play, position, type Setup, type Standing, unit } from './support.ts'

const moving = (units: Readonly<Record<string, Standing>>, more: Setup = {}): Descent =>
  Object.assign(position({ phase: 6, ...more, units }), { stage: 'act' })

describe('moves that are owed', () => {
  it('[21.7/1] ruling M65: a leader left among strangers goes to one of his who is in reach', () => {
    const s = moving({ Hargest: 'W0711', 'A/NH': 'W0711', 'A/23': 'W0709' })
    expect(owedMoves(s, 'commonwealth')?.rule).toBe('21.7')
    expect(play(move(s), 'take Hargest')[0]).not.toContain(' done')
    expect(play(move(s), 'step W0710')[0]).not.toContain('stop')
    play(move(s), 'step W0709')
    play(move(s), 'stop')
    expect([spaceId(s, at(s, unit('Hargest'))), owedMoves(s, 'commonwealth')]).toEqual(['W0709', undefined])
  })

  it('[21.7/1] ruling M65: out of reach, or with nobody of his in play, he stays', () => {
    const s = moving({ Hargest: 'W0711', 'A/NH': 'W0711', 'A/23': 'E5304' })
    expect([canRejoin(s, unit('Hargest')), owedMoves(s, 'commonwealth')]).toEqual([false, undefined])
  })

  it('[29.43] who was forced more than fifteen hexes from W1203 comes nearer, and stops only after a step', () => {
    const s = moving({ 'III/1/2': { at: 'W1220', mode: 'dispersed' } }, { scenario: '29', phase: 4 })
    expect(owedMoves(s, 'german')?.rule).toBe('29.43')
    // It alone may begin, it may not stop, and one hex alone is nearer: nobody is asked anything.
    expect([play(move(s)), play(move(s)), play(move(s))]).toEqual([[], [], []])
    expect(spaceId(s, at(s, unit('III/1/2')))).toBe('W1219')
    expect(owedMoves(s, 'german')).toBeUndefined()
  })

  it('[29.43] it owes nothing when it cannot move', () => {
    const s = moving({ 'III/1/2': { at: 'W1220', disrupted: true } }, { scenario: '29', phase: 4 })
    expect(owedMoves(s, 'german')).toBeUndefined()
  })
})
