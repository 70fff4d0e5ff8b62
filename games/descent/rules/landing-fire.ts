// What the Commonwealth does to parachutists who come down: Fire capability, the landing table and its results (16.23 to 16.27).
import { type Breakdown, type Chances, cell, entry, gather, type Term, text } from '@merkur/engine'
import { DISPERSED } from '../box.ts'
import { distance } from '../lines.ts'
import { line, piece } from '../naming.ts'
import {
  type Descent,
  defOf,
  lose,
  onMap,
  type Space,
  seatOf,
  setDisrupted,
  setMode,
  type Unit,
  unitsOf,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { faceEffectiveness, modeRow } from './modes.ts'
import { landingWeather } from './scatter.ts'
import { limitOf } from './stack.ts'
import { WAYS } from './ways.ts'

export type LandingCode = Tables['air']['landing'][number]['c1']

/** 16.23 The half points that a Commonwealth unit adds; 0 for those who do not count. */
export function halvesOf(s: Descent, u: Unit): number {
  const def = defOf(s, u)
  if (def.leader || seatOf(s, u) !== 'commonwealth' || !onMap(s, u)) return 0
  if ((def.kind.artillery_type && def.type !== 'flak') || def.kind.armored) return 0
  if (!modeRow(s, u).fire_capability) return 0
  const effectiveness = faceEffectiveness(s, u)
  const row = s.box.tables.air.capability.find(
    (r) => r.from !== null && r.to !== null && r.from <= effectiveness && effectiveness <= r.to,
  )
  return row?.halves ?? 0
}

/** 16.23 The Commonwealth units that count against a landing in this hex: within three hexes. */
export const landingFirers = (s: Descent, hex: Space): Unit[] =>
  unitsOf(s, 'commonwealth').filter(
    (u) => distance(s.box, cell(s.at, u), hex) <= (s.box.limits['landing-fire'] ?? 0) && halvesOf(s, u) > 0,
  )

const extra = (s: Descent, id: string): number => s.box.tables.air.capability.find((r) => r.id === id)?.halves ?? 0
/** 16.27 The least condition of weather that adds a point. */
const ROUGH_WEATHER = 6

/** How a landing meets its hex: on the coast, or more of them together than the hex holds (16.52, 16.53). */
export interface Manner {
  readonly coast: boolean
  readonly overstacked: boolean
}

/** The terms of a Fire capability in whole points, and the total (16.23). */
export function capabilityCase(
  s: Descent,
  firers: readonly Unit[],
  manner: Manner,
): { readonly capability: number; readonly terms: readonly Term[] } {
  let halves = 0
  for (const u of firers) halves += halvesOf(s, u)
  const terms: Term[] = firers.map((u) => ({
    label: text('term.landing-fire', { unit: piece(s, u) }),
    value: halvesOf(s, u) / 2,
    rule: '16.23',
  }))
  const add = (id: string, rule: string): void => {
    halves += extra(s, id)
    terms.push({ label: text(`term.landing-${id}`), value: extra(s, id) / 2, rule })
  }
  if (firers.length > 0 && landingWeather(s) >= ROUGH_WEATHER) add('weather', '16.27')
  if (manner.coast) add('partial-sea', '16.52')
  if (manner.overstacked) add('overstacked', '16.53')
  return { capability: Math.floor(halves / 2), terms }
}

/** 16.53, ruling N54 Whether those who land together are more than the hex holds. */
export const landOverstacked = (s: Descent, units: readonly Unit[], hex: Space): boolean =>
  units.reduce((sum, u) => sum + cell(s.strength, u), 0) > limitOf(s, hex)

const COLUMNS = [
  { from: 16, column: 'c16' },
  { from: 13, column: 'c13' },
  { from: 10, column: 'c10' },
  { from: 7, column: 'c7' },
  { from: 4, column: 'c4' },
  { from: 1, column: 'c1' },
] as const

/** 16.27 What two dice read for a Fire capability; '-' below one. */
export function landingResult(s: Descent, capability: number, dice: number): LandingCode {
  const column = COLUMNS.find((c) => capability >= c.from)?.column
  if (!column) return '-'
  return s.box.tables.air.landing.find((r) => r.dice === dice)?.[column] ?? '-'
}

/** 16.27 The exact chances of each result. */
export const landingOdds = (s: Descent, capability: number): { readonly value: LandingCode; readonly p: number }[] =>
  gather(
    Array.from({ length: 11 }, (_, i) => ({
      value: landingResult(s, capability, i + 2),
      p: entry(WAYS, i + 2) / 36,
    })),
    (code) => code,
  )

const TONES: Readonly<Record<LandingCode, Chances['tone']>> = {
  '-': 'none',
  d: 'light',
  D: 'serious',
  '1': 'serious',
  '2': 'heavy',
  '3': 'heavy',
  E: 'heavy',
}

/** 16.27 The calculation of one landing. */
export const landingBreakdown = (s: Descent, u: Unit, capability: number, terms: readonly Term[]): Breakdown => ({
  title: text('title.landing', { unit: piece(s, u) }),
  rule: '16.27',
  terms: [...terms, { label: text('term.capability'), value: capability, rule: '16.24', total: true }],
  outcomes: landingOdds(s, capability).map(({ value, p }) => ({
    label: text('result.landing', { code: value }),
    p,
    tone: TONES[value],
  })),
})

/**
 * 16.24, 16.27 Rolls for one landing unit, which is not on the map yet, and applies the result: losses, Dispersal (a
 * point lost without such a face), Disruption, elimination; guns by their own columns.
 */
export function rollLanding(s: Descent, u: Unit, capability: number, terms: readonly Term[]): LandingCode {
  if (capability < 1) return '-'
  const breakdown = s.journal ? landingBreakdown(s, u, capability, terms) : undefined
  const dice = [s.chance.die(6, 'landing'), s.chance.die(6, 'landing')]
  const code = landingResult(s, capability, entry(dice, 0) + entry(dice, 1))
  s.journal?.push(
    line(
      'roll',
      '16.27',
      'log.landing',
      { unit: piece(s, u), capability, result: text('result.landing', { code }) },
      {
        seat: 'commonwealth',
        roll: {
          dice,
          sides: 6,
          result: text('result.landing', { code }),
          tone: TONES[code],
          ...(breakdown ? { breakdown } : {}),
          facts: { capability, code },
        },
      },
    ),
  )
  applyLanding(s, u, code)
  return code
}

/** 16.27 What a result does to a unit. */
export function applyLanding(s: Descent, u: Unit, code: LandingCode): void {
  const row = s.box.tables.air.landingCodes.find((r) => r.code === code)
  if (!row) return
  const def = defOf(s, u)
  const gun = def.kind.artillery_type
  if (row.eliminated) {
    lose(s, u, cell(s.strength, u))
    return
  }
  const disperses = gun ? row.gun_dispersed : row.dispersed
  const faceless = disperses && !def.modes.includes(DISPERSED)
  const loss = (gun ? row.gun_loss : row.loss) + (faceless && code === 'd' ? 1 : 0)
  if (loss > 0) lose(s, u, loss)
  if (cell(s.strength, u) === 0) return
  if (disperses && !faceless) setMode(s, u, DISPERSED)
  if (gun ? row.gun_disrupted : row.disrupted) setDisrupted(s, u, true)
}
