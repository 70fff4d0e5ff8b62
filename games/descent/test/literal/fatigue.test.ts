// Fatigue against its literal reading in random positions: who rolls, what tires him, who is restored (24.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { fatigue, recoverFromFatigue } from '../../rules/fatigue.ts'
import type { Descent, Unit } from '../../state.ts'
import { play } from '../support.ts'
import { lots, scattered } from './scatter.ts'

const PHASES = 15
const onMap = (s: Descent, u: Unit): boolean => cell(s.at, u) < printed.hexes
function isTroop(u: Unit, nation: string): boolean {
  const d = printed.units[u]
  return d?.nation === nation && !d.leader
}

/** The Game-Turn of a phase, counted from the first phase of the first turn; 0 for never. */
const turnOf = (phase: number): number => Math.ceil(phase / PHASES)

/** 24.12 "an 11 or 12 ... on Game-Turn Twelve 10, 11 or 12 ... on Game-Turn Thirteen 9, 10, 11, or 12 ... etc." */
const readLeast = (turn: number): number => Math.max(2, 11 - (turn - 11))

/** 24.11, 24.22 "an Undisrupted mountain unit which possesses its full printed Strength" on Crete. */
const readIsOver = (s: Descent): boolean =>
  printed.units.some(
    (d, u) => isTroop(u, 'mountain') && onMap(s, u) && cell(s.strength, u) === d.strength && !cell(s.disrupted, u),
  )

/** 24.12, 24.14, 24.15 "engaged in combat on the previous Game-Turn", not fatigued, and "only once per game". */
const readRolls = (s: Descent, u: Unit): boolean =>
  isTroop(u, 'paratroop') &&
  onMap(s, u) &&
  !cell(s.fatigued, u) &&
  !cell(s.wasFatigued, u) &&
  turnOf(cell(s.fought, u)) === s.turn - 1

/** 24.21 "an entire Game-Turn in which it does not engage in combat"; restored at the end of the next Command Phase. */
const readRests = (s: Descent, u: Unit): boolean =>
  cell(s.fatigued, u) === 1 && cell(s.fatiguedOn, u) < s.turn && turnOf(cell(s.engaged, u)) < s.turn - 1

/** A crowded position at the start of the German Command Phase of a turn near the eleventh. */
function tired(n: number): Descent {
  const s = scattered(`fatigue ${n}`, 1)
  const { below } = lots(`fatigue ${n} who`)
  s.turn = 10 + below(12)
  for (let u = 0; u < printed.units.length; u++) {
    const last = PHASES * (s.turn - 1)
    s.fought[u] = Math.max(0, last - below(40))
    s.engaged[u] = Math.max(0, last - below(40))
    if (below(6) === 0) s.wasFatigued[u] = 1
    if (!isTroop(u, 'paratroop')) s.fatigued[u] = 0
    s.fatiguedOn[u] = s.fatigued[u] ? s.turn - below(3) : 0
    if (isTroop(u, 'mountain') && below(3) > 0) s.disrupted[u] = 1
  }
  s.stage = 'fatigue'
  return s
}

describe('24.0 fatigue in 150 positions', () => {
  it('[24.11 24.12 24.14 24.15 24.22] who rolls, and what tires him, from turn 11 until a fresh mountain unit has landed', () => {
    const met = { over: 0, early: 0, tired: 0, fresh: 0 }
    for (let n = 0; n < 150; n++) {
      const s = tired(n)
      const faces: number[] = []
      const { below } = lots(`fatigue ${n} dice`)
      s.chance = {
        die: (sides) => {
          const face = 1 + below(sides)
          faces.push(face)
          return face
        },
        draw: () => 0,
      }
      const isOver = readIsOver(s)
      const rolls = isOver || s.turn < 11 ? [] : printed.units.flatMap((_, u) => (readRolls(s, u) ? [u] : []))
      const before = s.fatigued.slice()
      play(fatigue(s))
      expect([n, faces.length]).toEqual([n, 2 * rolls.length])
      const read = before.slice()
      for (const [i, u] of rolls.entries()) {
        const falls = (faces[2 * i] ?? 0) + (faces[2 * i + 1] ?? 0) >= readLeast(s.turn)
        if (falls) read[u] = 1
        met[falls ? 'tired' : 'fresh']++
      }
      expect([n, [...s.fatigued]]).toEqual([n, [...read]])
      if (isOver) met.over++
      else if (s.turn < 11) met.early++
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(3)
  })

  it('[24.21 24.23] who has rested a whole Game-Turn is restored, also after the rolls have ended', () => {
    const met = { rested: 0, tired: 0 }
    for (let n = 0; n < 150; n++) {
      const s = tired(n)
      const was = printed.units.flatMap((_, u) => (cell(s.fatigued, u) === 1 ? [u] : []))
      const rests = was.filter((u) => readRests(s, u))
      recoverFromFatigue(s)
      expect([n, was.filter((u) => cell(s.fatigued, u) === 0)]).toEqual([n, rests])
      met.rested += rests.length
      met.tired += was.length - rests.length
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(10)
  })
})
