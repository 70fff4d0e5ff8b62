// Commonwealth tanks: the Matildas that move once a day, and the Hussars that break down (23.0).
import { type Breakdown, cell, type Refusal, refusal, text } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { type Descent, defOf, type Unit } from '../state.ts'
import { phaseCount } from './phases.ts'
import { chanceOf } from './ways.ts'

export const brokenDown = refusal('23.2', 'refuse.broken-down')
export const matildaMoved = refusal('23.1', 'refuse.matilda-moved')
export const matildaDone = refusal('23.1', 'refuse.matilda-done')

/** 23.1 The last turns of the first and the second day, on which the Matildas move. */
const DAYS = [8, 18] as const

const isMatilda = (s: Descent, u: Unit): boolean => defOf(s, u).id.startsWith('7-RTR')
const isHussar = (s: Descent, u: Unit): boolean => defOf(s, u).id.startsWith('3-Hus')

/** Which of the two days a turn belongs to; nothing after them. */
const dayOf = (turn: number): number | undefined => DAYS.find((last) => turn <= last)

/** Why a tank may not move; nothing when it may. */
export function refuseArmor(s: Descent, u: Unit): Refusal | undefined {
  if (cell(s.brokenDown, u) === 1) return brokenDown
  if (!isMatilda(s, u)) return undefined
  const day = dayOf(s.turn)
  if (day === undefined) return matildaDone
  if (s.matildas === 0 || s.matildas === phaseCount(s)) return undefined
  const turn = Math.ceil(s.matildas / s.box.tables.phases.length)
  return dayOf(turn) === day ? matildaMoved : undefined
}

/** 23.1, 9.61, ruling M69 Notes that one of the Matildas moves or assaults: both may in this phase, and in no other one of the day. */
export function noteArmor(s: Descent, u: Unit): void {
  if (isMatilda(s, u)) s.matildas = phaseCount(s)
}

/** 23.2 Whether a unit must roll before it moves: a tank of the Hussars, once a phase. */
export const mustRoll = (s: Descent, u: Unit): boolean => isHussar(s, u) && cell(s.started, u) === 0

/** 23.2 Whether this die breaks a tank down. */
const breaks = (s: Descent, die: number): boolean => die <= (s.box.limits['hussars-break'] ?? 0)

/** 23.2 The die of a tank that is taken up to move. */
export function tankBreakdown(s: Descent, u: Unit): Breakdown {
  const p = chanceOf((die) => breaks(s, die))
  return {
    title: text('title.tank', { unit: piece(s, u) }),
    rule: '23.2',
    terms: [],
    outcomes: [
      { label: text('tank.broken'), p, tone: 'bad' },
      { label: text('tank.runs'), p: 1 - p, tone: 'none' },
    ],
  }
}

/** 23.2, ruling M109 Rolls for a unit that is taken up to move, if it must; true when it breaks down where it stands. */
export function breaksDown(s: Descent, u: Unit): boolean {
  if (!mustRoll(s, u)) return false
  s.started[u] = 1
  const die = s.chance.die(6, 'breakdown')
  const broken = breaks(s, die)
  s.brokenDown[u] = broken ? 1 : 0
  const result = broken ? 'broken' : 'runs'
  s.journal?.push(
    line(
      'roll',
      '23.2',
      `log.tank-${result}`,
      { unit: piece(s, u), die },
      {
        seat: 'commonwealth',
        roll: {
          dice: [die],
          sides: 6,
          result: text(`tank.${result}`),
          tone: broken ? 'bad' : 'none',
          breakdown: tankBreakdown(s, u),
          facts: { die, result },
        },
      },
    ),
  )
  return broken
}
