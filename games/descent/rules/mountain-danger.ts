// How dangerous a landing of mountain troops is: the line of the table that applies, and its die (16.7).

import { type Breakdown, text } from '@merkur/engine'
import { distance } from '../lines.ts'
import { line, piece } from '../naming.ts'
import { at, combatUnitsOf, controls, type Descent, defOf, isDisrupted, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { airfield, isHeld } from './airfield.ts'
import { directions } from './battery.ts'
import { seesItself } from './observation.ts'

export type DangerRow = Tables['air']['mountainLanding'][number]

/** 16.71 The condition of weather above which landings go worse. */
const BAD_WEATHER = 6

const commonwealth = (s: Descent): Unit[] => combatUnitsOf(s, 'commonwealth')

/** 16.7 The line of the table that applies, read from the position: the first one that fits. */
export function dangerRow(s: Descent): DangerRow {
  const both = airfield(s)
  const held = both.filter((hex) => isHeld(s, hex)).length
  const away = (u: Unit): number => Math.min(...both.map((hex) => distance(s.box, at(s, u), hex)))
  const sees = (u: Unit): boolean => both.some((hex) => seesItself(s, u, hex))
  const directed = (u: Unit): boolean =>
    defOf(s, u).kind.fire === 'indirect' && both.some((hex) => directions(s, u, hex).length > 0)
  const enemies = commonwealth(s)
  const id =
    held === 2
      ? 'closed'
      : held === 1
        ? 'half'
        : enemies.some((u) => away(u) === 1 && both.some((hex) => controls(s, u, hex)))
          ? 'beside'
          : enemies.some((u) => !isDisrupted(s, u) && away(u) === 2 && sees(u))
            ? 'near'
            : enemies.some((u) => !isDisrupted(s, u) && away(u) <= defOf(s, u).range && (sees(u) || directed(u)))
              ? 'range'
              : 'safe'
  return rowOf(s, id)
}

/** 16.7 A line of the table by its name. */
export const rowOf = (s: Descent, id: DangerRow['id']): DangerRow =>
  s.box.tables.air.mountainLanding.find((r) => r.id === id) as DangerRow

/** 16.71 What is taken off the die. */
const weatherOff = (s: Descent, row: DangerRow): number => (row.bad_weather && s.weather > BAD_WEATHER ? 1 : 0)

/** 16.7 Whether a die loses the unit. */
export const isLostBy = (s: Descent, row: DangerRow, die: number): boolean => die - weatherOff(s, row) <= row.lost_to

/** 16.7 The calculation of a landing on the airfield, or of a crash landing. */
export function mountainBreakdown(s: Descent, u: Unit, row: DangerRow): Breakdown {
  const lost = [1, 2, 3, 4, 5, 6].filter((die) => isLostBy(s, row, die)).length / 6
  const half = row.id === 'crash' ? 1 / 6 : 0
  return {
    title: text('title.mountain', { unit: piece(s, u) }),
    rule: row.case,
    terms: [
      { label: text(`danger.${row.id}`), value: row.lost_to, rule: row.case },
      ...(weatherOff(s, row) > 0 ? [{ label: text('term.bad-weather'), value: -1, rule: '16.71' }] : []),
    ],
    outcomes: [
      { label: text('result.plane-lost'), p: lost, tone: 'heavy' },
      ...(half > 0 ? [{ label: text('result.half-lost'), p: half, tone: 'serious' as const }] : []),
      { label: text('result.landed'), p: 1 - lost - half, tone: 'good' },
    ],
  }
}

/** 16.7 The die of a landing, written down. */
export function rollLanding(s: Descent, u: Unit, row: DangerRow): number {
  const breakdown = s.journal ? mountainBreakdown(s, u, row) : undefined
  const die = s.chance.die(6, 'mountain landing')
  const lost = isLostBy(s, row, die)
  s.journal?.push(
    line(
      'roll',
      row.case,
      lost ? 'log.plane-lost' : 'log.plane-landed',
      { unit: piece(s, u) },
      {
        seat: 'german',
        roll: { dice: [die], sides: 6, tone: lost ? 'heavy' : 'good', ...(breakdown ? { breakdown } : {}) },
      },
    ),
  )
  return die
}
