// What a fire or an assault is worth to the computer player: Strength points it takes on average, and what it risks.
import { cell, entry } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import { distance, groundAt } from '../lines.ts'
import { assaultOdds } from '../rules/assault.ts'
import { type Assault, assaultCase, assaultOf, defendersAt } from '../rules/assault-case.ts'
import { type FireCase, fireCase, type Manner } from '../rules/fire-case.ts'
import { fireValue, isEntrenched, resultColumn } from '../rules/fire-tables.ts'
import { effectivenessOf, fightingStrength, modeRow } from '../rules/modes.ts'
import { expectedPoints, resultOdds } from '../rules/shot.ts'
import { inSupply } from '../rules/supply.ts'
import { at, type Descent, defOf, type Space, stackAt, type Unit } from '../state.ts'
import { prizeOf } from './objectives.ts'

/** What a headquarters counts beside its points, and a leader: others lean on them. */
const WORTH = { headquarters: 1.4, leader: 1.5, other: 1 } as const

/** How much more or less a point of this unit counts. */
export const worthOf = (s: Descent, u: Unit): number =>
  prizeOf(s, u) * (defOf(s, u).headquarters && defOf(s, u).echelon !== 'battalion' ? WORTH.headquarters : WORTH.other)

/** Chance that dice in this column hit at all, D included. */
const hits = (s: Descent, column: number): number => 1 - entry(resultOdds(s, column), 0)

/** Strength points a fire takes on average, what a Concentrated or mounted target suffers beside its number included. */
export function fireGain(s: Descent, firer: Unit, target: Unit, manner: Manner = {}): number {
  if (defOf(s, target).leader) return WORTH.leader / 36
  return gainOf(s, target, fireCase(s, firer, target, manner))
}

function gainOf(s: Descent, target: Unit, c: FireCase): number {
  if (c.column === 0) return 0
  const points = expectedPoints(s, c.column)
  const { target_row } = modeRow(s, target)
  const safe = target_row === 'terrain' || cell(s.disrupted, target) === 1 || cell(s.depleted, target) === 1
  const disperses = cell(s.mode, target) === CONCENTRATED && defOf(s, target).modes.includes(DISPERSED)
  const more = safe ? 0 : hits(s, c.column) * (disperses ? 0.25 : 1)
  return (points + more) * worthOf(s, target)
}

/** What a fire out of supply costs on average: the chance to be Depleted times what the firer is worth. */
export function supplyRisk(s: Descent, firer: Unit): number {
  if (inSupply(s, firer)) return 0
  const to = s.box.tables.depletion.find((r) => r.troops === defOf(s, firer).nation)?.depleted_to ?? 0
  return (to / 6) * 0.06 * cell(s.strength, firer)
}

/** Points that one enemy would take off a unit of this sort standing in a hex, in this mode, by direct fire. */
export function threat(s: Descent, enemy: Unit, u: Unit, hex: Space, mode: number): number {
  const def = defOf(s, u)
  const hard = def.kind.armored || (def.kind.entrenches && isEntrenched(s, hex))
  const value = fireValue(s, 'direct', effectivenessOf(s, enemy), fightingStrength(s, enemy), hard)
  const terrain = s.box.tables.terrain.find((t) => t.id === groundAt(s.box, hex).id)
  const row =
    mode !== DISPERSED
      ? 'undispersed'
      : hard && !def.kind.armored
        ? 'hard-cover'
        : (def.kind.artillery_type ? terrain?.gun_row : terrain?.fire_row) || 'open'
  return expectedPoints(s, resultColumn(s, row as Parameters<typeof resultColumn>[1], value))
}

/** What an assault is worth on average: points taken less points lost, with Disruption, ground and the fire it draws. */
export function assaultGain(s: Descent, a: Assault): number {
  const c = assaultCase(s, a)
  const defence = defendersAt(s, a.to)
  const there = defence.reduce((n, u) => n + cell(s.strength, u), 0)
  const here = a.attackers.reduce((n, u) => n + cell(s.strength, u), 0)
  let gain = 0
  for (const { code, p } of assaultOdds(s, c)) {
    if (!code) {
      gain -= p * (1 + 0.15 * here)
      continue
    }
    const taken = Math.min(code.defender_loss, there)
    const lost = Math.min(code.attacker_loss, here)
    const fixed = code.defender_retreats ? defence.filter((u) => ['static', 'gun'].includes(defOf(s, u).kind.move)) : []
    gain +=
      p *
      (taken -
        lost +
        (code.defender_retreats ? 0.5 : 0) +
        (code.defender_disrupted ? 0.15 * there : 0) -
        (code.attacker_disrupted ? 0.2 * here : 0) +
        fixed.reduce((n, u) => n + cell(s.strength, u), 0))
  }
  const drawn = defence
    .slice(0, 2)
    .filter((u) => modeRow(s, u).opportunity_fire)
    .reduce((n, u) => n + threat(s, u, a.attackers[0] ?? -1, a.from, cell(s.mode, a.attackers[0] ?? -1)), 0)
  return gain - drawn
}

/** Who of a stack could assault as far as one can tell before the movement phase: they fight on foot or wheels, and may. */
const stormers = (s: Descent, hex: Space): Unit[] =>
  stackAt(s, hex).filter((u) => {
    const { kind, leader, opportunityOnly } = defOf(s, u)
    if (leader || opportunityOnly || kind.assault !== 'full' || cell(s.mode, u) === TRAVEL) return false
    return cell(s.disrupted, u) === 0 && cell(s.depleted, u) === 0 && cell(s.bound, u) === 0
  })

/** What each of a stack would gain by assaulting this hex in the coming movement phase instead of firing at it now. */
export function stormGain(s: Descent, u: Unit, hex: Space): number {
  const from = at(s, u)
  const group = stormers(s, from)
  if (!group.includes(u) || distance(s.box, from, hex) !== 1 || defendersAt(s, hex).length === 0) return 0
  return assaultGain(s, assaultOf(s, group, hex)) / group.length
}
