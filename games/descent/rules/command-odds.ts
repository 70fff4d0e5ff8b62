// The odds of a recovery and of a command check before the die is rolled, by the functions that judge it (15.66, 13.24).
import { type About, type Breakdown, type Term, type Tone, text } from '@merkur/engine'
import { piece } from '../naming.ts'
import { at, type Descent, defOf, type Space, seatOf, stackAt, type Unit, unitId } from '../state.ts'
import { type CheckCode, checkModifiers, checkResult } from './checks.ts'
import { isTheodhoroi } from './islands.ts'
import { recovers, recoveryModifiers, triers } from './recovery.ts'

const SIX = [1, 2, 3, 4, 5, 6]

const term = (row: { readonly id: string; readonly amount: number; readonly case: string }): Term => ({
  label: text(`modifier.${row.id}`),
  value: row.amount,
  rule: row.case,
})

/** 15.66 The calculation of one unit's recovery. */
export function recoveryBreakdown(s: Descent, u: Unit): Breakdown {
  const rows = recoveryModifiers(s, u)
  const sum = rows.reduce((n, r) => n + r.amount, 0)
  const least = s.box.limits['theodhoroi-recovers'] ?? 0
  const back = SIX.filter((die) =>
    isTheodhoroi(s, at(s, u)) ? die >= least : recovers(s, defOf(s, u).morale, die + sum),
  ).length
  return {
    title: text('title.recovery', { unit: piece(s, u) }),
    rule: '15.66',
    terms: [{ label: text('term.morale'), value: defOf(s, u).morale, rule: '15.66' }, ...rows.map(term)],
    outcomes: [
      { label: text('result.recovered'), p: back / SIX.length, tone: 'good' },
      { label: text('result.still-disrupted'), p: 1 - back / SIX.length, tone: 'none' },
    ],
  }
}

/** 15.61 What trying in this hex is about: each unit that would roll. */
export function recoveryOdds(s: Descent, hex: Space): About {
  const first = stackAt(s, hex)[0]
  const units = first === undefined ? [] : triers(s, hex, seatOf(s, first))
  return { pieces: units.map((u) => unitId(s, u)), breakdowns: units.map((u) => recoveryBreakdown(s, u)) }
}

const TONES: Readonly<Record<CheckCode, Tone>> = {
  '-': 'none',
  Re: 'serious',
  F: 'light',
  M1: 'good',
  M2: 'good',
  M3: 'good',
  Rt: 'heavy',
}

/** 13.24 The calculation of a command check. */
export function checkBreakdown(s: Descent, u: Unit): Breakdown {
  const rows = checkModifiers(s, u)
  const sum = rows.reduce((n, r) => n + r.amount, 0)
  const codes = SIX.map((die) => checkResult(s, u, die + sum))
  return {
    title: text('title.check', { unit: piece(s, u) }),
    rule: '13.24',
    terms: rows.map(term),
    outcomes: [...new Set(codes)].map((code) => ({
      label: text('result.check', { code }),
      p: codes.filter((c) => c === code).length / SIX.length,
      tone: TONES[code],
    })),
  }
}

/** 13.36 What naming this unit for the next check is about. */
export const checkOdds = (s: Descent, u: Unit): About => ({
  pieces: [unitId(s, u)],
  breakdowns: [checkBreakdown(s, u)],
})
