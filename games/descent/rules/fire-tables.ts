// The fire tables: from Effectiveness and Strength to the Fire value, from there by row and dice to the result (6.6).
import { cell } from '@merkur/engine'
import { DISPERSED } from '../box.ts'
import type { FireResult, FireRow } from '../charts.ts'
import { groundAt } from '../lines.ts'
import { type Descent, defOf, type Space, type Unit } from '../state.ts'
import { modeRow } from './modes.ts'

export type Matrix = 'direct' | 'indirect'

/** 11.5 Whether a hex is entrenched. */
export const isEntrenched = (s: Descent, hex: Space): boolean => s.entrenched.includes(hex)

/** 11.51, 11.52 Whether an entrenchment helps this unit where it stands. */
export const isSheltered = (s: Descent, u: Unit): boolean =>
  defOf(s, u).kind.entrenches && isEntrenched(s, cell(s.at, u))

/** 6.61, 6.62 Whether the header for armor and entrenched targets is read; in every mode (ruling A23). */
export const isHard = (s: Descent, target: Unit): boolean => defOf(s, target).kind.armored || isSheltered(s, target)

/**
 * 6.61, 6.62 The Fire value of so much Effectiveness and Strength, after all changes; 0 for none. Strength beyond the
 * last line reads the last line.
 */
export function fireValue(s: Descent, matrix: Matrix, effectiveness: number, strength: number, hard: boolean): number {
  if (effectiveness <= 0 || strength <= 0) return 0
  const { values, ...headers } = s.box.fireCharts[matrix]
  const header = hard ? headers.hard : headers.soft
  const column = header[Math.min(effectiveness, header.length - 1)] ?? -1
  return values[Math.min(strength, values.length - 1)]?.[column] ?? 0
}

/**
 * 6.63 The row of a target: Dispersed units gain by ground and entrenchment (11.3, 11.5); guns in rough or city read the
 * one of forest (11.8); support groups are always undispersed (20.92), Depleted units are judged by their face (N35).
 * `mountain`: the firer is a mountain unit, for whom rough is other ground unless entrenched (20.74, N23).
 */
export function fireRow(s: Descent, target: Unit, mountain: boolean): FireRow {
  const def = defOf(s, target)
  const { target_row } = modeRow(s, target)
  if (target_row === 'undispersed' || def.type === 'support-group' || cell(s.mode, target) !== DISPERSED)
    return 'undispersed'
  if (isSheltered(s, target)) return 'hard-cover'
  const ground = groundAt(s.box, cell(s.at, target))
  if (mountain && ground.id === 'rough') return 'open'
  const terrain = s.box.tables.terrain.find((t) => t.id === ground.id)
  return ((def.kind.artillery_type ? terrain?.gun_row : terrain?.fire_row) || 'open') as FireRow
}

/** 6.63 The column in which a Fire value stands in a row; 0 below the first one: no effect. */
export const resultColumn = (s: Descent, row: FireRow, value: number): number =>
  s.box.fireCharts.columns[row][value] ?? 0

/** 6.63 What two dice read in a column. */
export const fireResult = (s: Descent, column: number, dice: number): FireResult =>
  s.box.fireCharts.results[dice]?.[column] ?? '-'
