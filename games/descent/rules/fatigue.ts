// Fatigue of the paratroops: who tires, when the rolls end, and when rest has restored a unit (24.0).
import { cell, type Flow, text } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { combatUnitsOf, type Descent, defOf, isDisrupted, onMap, type Unit } from '../state.ts'
import { isPhaseOf } from './phases.ts'
import { passOn } from './stages.ts'

/** Phases before the first one of a turn: the clock of `fought` and `engaged`. */
const phasesBefore = (s: Descent, turn: number): number => (turn - 1) * s.box.tables.phases.length

/** 24.11, 24.22 Whether a mountain unit of full Strength stands undisrupted on Crete. */
const hasFreshMountain = (s: Descent): boolean =>
  combatUnitsOf(s, 'german').some((u) => {
    const { nation, strength } = defOf(s, u)
    return nation === 'mountain' && cell(s.strength, u) === strength && !isDisrupted(s, u)
  })

/** 24.12, ruling M67 The least roll that tires a unit in this turn: 11 on turn 11, one less each turn, to 2. */
export function leastToTire(s: Descent): number {
  const rows = s.box.tables.fatigue
  return (rows.find((r) => r.turn === s.turn) ?? rows.at(-1))?.least ?? 2
}

/** 24.12, 24.14, 24.15 Paratroop units that roll now: in combat last turn, never tired before. */
export const fatigueDue = (s: Descent): Unit[] =>
  s.box.units.flatMap((d, u) =>
    d.nation === 'paratroop' &&
    !d.leader &&
    onMap(s, u) &&
    cell(s.fatigued, u) === 0 &&
    cell(s.wasFatigued, u) === 0 &&
    cell(s.fought, u) > phasesBefore(s, s.turn - 1) &&
    cell(s.fought, u) <= phasesBefore(s, s.turn)
      ? [u]
      : [],
  )

/** 24.1 The rolls for fatigue at the start of a German Command Phase, from turn 11 until a mountain unit ends them. */
export function* fatigue(s: Descent): Flow {
  passOn(s)
  if (!isPhaseOf(s, 'german', 'command')) return
  if (!s.fatigueOver && hasFreshMountain(s)) {
    s.fatigueOver = true
    s.journal?.push(line('note', '24.22', 'log.fatigue-over'))
  }
  if (s.fatigueOver || s.turn < (s.box.limits['fatigue-from'] ?? 0)) return
  for (const u of fatigueDue(s)) rollForFatigue(s, u)
}

function rollForFatigue(s: Descent, u: Unit): void {
  const least = leastToTire(s)
  const dice = [s.chance.die(6, 'fatigue'), s.chance.die(6, 'fatigue')] as const
  const tired = dice[0] + dice[1] >= least
  s.journal?.push(
    line(
      'roll',
      '24.12',
      'log.fatigue',
      { unit: piece(s, u), total: dice[0] + dice[1], least },
      {
        seat: 'german',
        roll: {
          dice,
          sides: 6,
          result: text(tired ? 'fatigue.tired' : 'fatigue.fresh'),
          tone: tired ? 'serious' : 'none',
          facts: { total: dice[0] + dice[1], least, result: tired ? 'tired' : 'fresh' },
        },
      },
    ),
  )
  if (!tired) return
  s.fatigued[u] = 1
  s.wasFatigued[u] = 1
  s.fatiguedOn[u] = s.turn
}

/**
 * 24.21, 24.23 At the end of a German Command Phase: who was tired for the whole last turn and neither fired nor was in
 * close assault in it is restored; being fired at does not count.
 */
export function recoverFromFatigue(s: Descent): void {
  if (!isPhaseOf(s, 'german', 'command')) return
  for (const [u, def] of s.box.units.entries()) {
    if (cell(s.fatigued, u) === 0 || def.leader || cell(s.fatiguedOn, u) >= s.turn) continue
    if (cell(s.engaged, u) > phasesBefore(s, s.turn - 1)) continue
    s.fatigued[u] = 0
    s.journal?.push(line('note', '24.21', 'log.rested', { unit: piece(s, u) }, { seat: 'german' }))
  }
}
