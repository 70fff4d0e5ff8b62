// A close assault as a case: both differentials term by term, value, odds and the chances of every result (9.7).
import { bearing } from '@merkur/board'
import { cell, type Term, text } from '@merkur/engine'
import { MOUNTAIN, RIVER, STREAM } from '../board.ts'
import { DISPERSED } from '../box.ts'
import { groundAt } from '../lines.ts'
import { piece } from '../naming.ts'
import { at, type Descent, defOf, type Space, stackAt, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { leads } from './chain.ts'
import { isEntrenched } from './fire-tables.ts'
import { leaderBonus } from './leaders.ts'
import { effectivenessOf, fightingStrength } from './modes.ts'
import { currentMorale } from './morale.ts'

type Modifier = Tables['assault']['modifiers'][number]
export type AssaultCode = Tables['assault']['codes'][number]
export type Odds = Tables['assault']['odds'][number]['odds']

/** Who assaults whom: units only, top first; `from` is no hex for those who come from the air (ruling M31). */
export interface Assault {
  readonly attackers: readonly Unit[]
  readonly from: Space
  readonly to: Space
  /** Leaders who are with the attackers. */
  readonly leaders: readonly Unit[]
}

export interface AssaultCase {
  readonly effectiveness: { readonly attacker: number; readonly defender: number; readonly differential: number }
  readonly morale: { readonly attacker: number; readonly defender: number; readonly differential: number }
  /** Whether the columns for open ground are read (9.71, ruling N49). */
  readonly open: boolean
  /** 0 for D: the attackers are Disrupted and it is over. */
  readonly value: number
  readonly strength: { readonly attacker: number; readonly defender: number }
  readonly odds: Odds
  readonly terms: readonly Term[]
}

/** A term of one side with the line of close-assault-modifiers.csv from which it comes. */
interface Part {
  readonly side: 'attacker' | 'defender'
  readonly kind: 'effectiveness' | 'morale'
  readonly value: number
  readonly id: string
  readonly rule: string
  readonly unit?: Unit
}

/** The defenders of a hex, top first, leaders left out. */
export const defendersAt = (s: Descent, hex: Space): Unit[] => stackAt(s, hex).filter((u) => !defOf(s, u).leader)

/** 20.31 A headquarters with Concentrated and Travel mode only. */
export const isTwoMode = (s: Descent, u: Unit): boolean =>
  defOf(s, u).headquarters && !defOf(s, u).modes.includes(DISPERSED)

/** 6.52, 20.26, 20.32 Attackers who add nothing and lose last: guns and two-mode headquarters. */
export const isCipher = (s: Descent, u: Unit): boolean => defOf(s, u).kind.assault === 'cipher' || isTwoMode(s, u)

const isEngineer = (s: Descent, u: Unit): boolean => defOf(s, u).engineer || defOf(s, u).type === 'engineer'
const isPioneer = (s: Descent, u: Unit): boolean => defOf(s, u).type === 'pioneer'
const isSapper = (s: Descent, u: Unit): boolean => isEngineer(s, u) || isPioneer(s, u)

/** 20.71 A mountain unit on top, and at least half of the Strength mountain. */
function isMountainStack(s: Descent, units: readonly Unit[]): boolean {
  const top = units[0]
  if (top === undefined || defOf(s, top).nation !== 'mountain') return false
  let all = 0
  let mountain = 0
  for (const u of units) {
    all += cell(s.strength, u)
    if (defOf(s, u).nation === 'mountain') mountain += cell(s.strength, u)
  }
  return 2 * mountain >= all
}

/** The bits of the hexside between two hexes; 0 from the air. */
function sideBits(s: Descent, from: Space, to: Space): number {
  if (from < 0) return 0
  const direction = bearing(s.box.board, from, to)
  return direction < 0 ? 0 : cell(s.box.sides, cell(s.box.sideToward, 6 * from + direction))
}

/** 20.41, ruling N51 An engineer or pioneer among the top two with Morale for it, in a stack that is not just he. */
function sapperHelps(s: Descent, units: readonly Unit[], strength: number): boolean {
  if (units.length < 2) return false
  return units
    .slice(0, 2)
    .some((u) => isSapper(s, u) && currentMorale(s, u) >= 1 && cell(s.strength, u) >= strength && !isCipher(s, u))
}

/** 20.41, 20.8, ruling D9 Whether attacking engineers cancel an entrenchment: not pioneers, and not against engineers. */
const negatesEntrenchment = (s: Descent, attackers: readonly Unit[], defenders: readonly Unit[]): boolean =>
  attackers.slice(0, 2).some((u) => isEngineer(s, u) && currentMorale(s, u) >= 1) &&
  !defenders.some((u) => isEngineer(s, u))

/** 21.11 What the leaders with a stack add: the best of those who have one of theirs there, and a second one under him. */
function leadersBonus(s: Descent, leaders: readonly Unit[], units: readonly Unit[]): number {
  const active = leaders.filter((l) => leaderBonus(s, l) > 0 && units.some((u) => leads(s, l, u)))
  let best = 0
  for (const a of active) {
    best = Math.max(best, leaderBonus(s, a))
    for (const b of active)
      if (a !== b && standsUnder(s, b, a)) best = Math.max(best, leaderBonus(s, a) + leaderBonus(s, b))
  }
  return best
}

/** 21.11, ruling M47 Whether one leader stands under another: by their headquarters, or by rank at the same one. */
function standsUnder(s: Descent, low: Unit, high: Unit): boolean {
  const [a, b] = [defOf(s, low), defOf(s, high)]
  if (a.leads < 0 || b.leads < 0) return false
  if (a.leads === b.leads) return a.rank > b.rank
  return leads(s, high, a.leads)
}

const modifier = (s: Descent, id: string): Modifier | undefined =>
  s.box.tables.assault.modifiers.find((m) => m.id === id)

function partsOf(s: Descent, a: Assault, defenders: readonly Unit[]): Part[] {
  const parts: Part[] = []
  const add = (side: Part['side'], id: string, amount?: number): void => {
    const row = modifier(s, id)
    const value = amount ?? row?.amount ?? 0
    if (row && row.kind !== 'strength-half' && value !== 0)
      parts.push({ side, kind: row.kind, value, id, rule: row.case })
  }
  const [top, foe] = [a.attackers[0] ?? -1, defenders[0] ?? -1]
  const cipher = isCipher(s, top)
  const own = (side: Part['side'], u: Unit, effectiveness: number, morale: number): void => {
    parts.push({ side, kind: 'effectiveness', value: effectiveness, id: 'own', rule: '9.7', unit: u })
    parts.push({ side, kind: 'morale', value: morale, id: 'own', rule: '4.5', unit: u })
  }
  own('attacker', top, cipher ? 0 : effectivenessOf(s, top), cipher ? 0 : currentMorale(s, top))
  own('defender', foe, isTwoMode(s, foe) ? 0 : effectivenessOf(s, foe), currentMorale(s, foe))

  const ground = groundAt(s.box, a.to)
  const bits = sideBits(s, a.from, a.to)
  if (modifier(s, ground.id)) add('defender', ground.id)
  const dug = isEntrenched(s, a.to) && defOf(s, foe).kind.entrenches
  if (dug && !negatesEntrenchment(s, a.attackers, defenders)) add('defender', 'entrenchment')
  if (bits & MOUNTAIN) {
    add('defender', 'mountain-hexside')
    if (isMountainStack(s, a.attackers)) add('attacker', 'mountain-troops-hexside')
    else add('attacker', a.attackers.length === 1 ? 'mountain-single' : 'mountain-stack')
  }
  if (sapperHelps(s, a.attackers, 1)) add('attacker', 'engineer-attack')
  if (sapperHelps(s, defenders, SAPPER_DEFENCE)) add('defender', 'engineer-defence')
  if (ground.id === 'rough') {
    if (isMountainStack(s, a.attackers)) add('attacker', 'mountain-troops-rough')
    if (isMountainStack(s, defenders)) add('defender', 'mountain-troops-rough')
  }
  add('attacker', 'leader', leadersBonus(s, a.leaders, a.attackers))
  const guard = stackAt(s, a.to).filter((u) => defOf(s, u).leader)
  add('defender', 'leader', leadersBonus(s, guard, defenders))
  return parts
}

/** 20.41 The Strength that an engineer needs to help defenders. */
const SAPPER_DEFENCE = 2
/** 20.91 The value against a support group on top. */
const SUPPORT_GROUP = 9

const sum = (parts: readonly Part[], side: Part['side'], kind: Part['kind']): number =>
  parts.reduce((n, p) => (p.side === side && p.kind === kind ? n + p.value : n), 0)

/** 11.43, 11.44, 20.72, ruling M85 Whether the attackers' Strength is halved by the hexside. */
function isHalved(s: Descent, a: Assault): boolean {
  const bits = sideBits(s, a.from, a.to)
  return (bits & (STREAM | RIVER)) !== 0 || ((bits & MOUNTAIN) !== 0 && !isMountainStack(s, a.attackers))
}

/**
 * 9.7, rulings N36, N50 The attackers' Strength: without ciphers, each as it fights, or all of it halved by the hexside;
 * whole for those who come from the air, Disrupted or not (16.22, ruling M142).
 */
function attackStrength(s: Descent, a: Assault): number {
  const fighting = a.attackers.filter((u) => !isCipher(s, u))
  if (a.from < 0) return fighting.reduce((n, u) => n + cell(s.strength, u), 0)
  if (!isHalved(s, a)) return fighting.reduce((n, u) => n + fightingStrength(s, u), 0)
  return Math.floor(fighting.reduce((n, u) => n + cell(s.strength, u), 0) / 2)
}

/** 9.7, ruling N50 The odds, rounded in the defenders' favour, no farther than the chart goes. */
export function oddsOf(attacker: number, defender: number): Odds {
  if (attacker === 0) return '1:4'
  if (defender === 0) return '5:1'
  const ratio = Math.floor(attacker / defender)
  if (ratio >= 1) return `${Math.min(5, ratio)}:1` as Odds
  return `1:${Math.min(4, Math.ceil(defender / attacker))}` as Odds
}

/** 9.71 The Close Assault value of two differentials; 0 for D. */
export function assaultValue(s: Descent, effectiveness: number, morale: number, open: boolean): number {
  const { columns, values } = s.box.tables.assault
  const header = (c: (typeof columns)[number]): number => (open ? c.open : c.close)
  const least = columns.reduce((n, c) => Math.min(n, header(c)), Infinity)
  const most = columns.reduce((n, c) => Math.max(n, header(c)), -Infinity)
  const column = columns.find((c) => header(c) === Math.min(most, Math.max(least, morale)))
  const first = values[0]?.effectiveness ?? 0
  const row = values[Math.min(values.length - 1, Math.max(0, effectiveness - first))]
  const value = row && column ? (row as Readonly<Record<string, unknown>>)[column.column] : 'D'
  return value === 'D' ? 0 : Number(value)
}

/** 9.7 Works a close assault out as things stand; asks nothing about whether it is allowed. There is a defender. */
export function assaultCase(s: Descent, a: Assault): AssaultCase {
  const defenders = defendersAt(s, a.to)
  const parts = partsOf(s, a, defenders)
  const both = (kind: Part['kind']): AssaultCase['morale'] => {
    const attacker = sum(parts, 'attacker', kind)
    const defender = sum(parts, 'defender', kind)
    return { attacker, defender, differential: attacker - defender }
  }
  const [effectiveness, morale] = [both('effectiveness'), both('morale')]
  const terrain = s.box.tables.terrain.find((t) => t.id === groundAt(s.box, a.to).id)
  const dug = isEntrenched(s, a.to) && !negatesEntrenchment(s, a.attackers, defenders)
  const open = terrain?.assault_columns === 'open' && !dug
  const support = defOf(s, defenders[0] ?? -1).type === 'support-group'
  const value = support ? SUPPORT_GROUP : assaultValue(s, effectiveness.differential, morale.differential, open)
  const strength = {
    attacker: attackStrength(s, a),
    defender: defenders.reduce((n, u) => n + fightingStrength(s, u), 0),
  }
  const odds = oddsOf(strength.attacker, strength.defender)
  return {
    effectiveness,
    morale,
    open,
    value,
    strength,
    odds,
    terms: termsOf(s, parts, { effectiveness, morale, open, value, strength, odds }, support),
  }
}

function termsOf(s: Descent, parts: readonly Part[], c: Omit<AssaultCase, 'terms'>, support: boolean): Term[] {
  const list = (kind: Part['kind']): Term[] =>
    parts
      .filter((p) => p.kind === kind)
      .map((p) => ({
        label:
          p.unit === undefined
            ? text(`assault.${p.id}`)
            : text(`assault.${p.side}-${kind}`, { unit: piece(s, p.unit) }),
        value: p.side === 'attacker' ? p.value : -p.value,
        rule: p.rule,
      }))
  return [
    ...list('effectiveness'),
    { label: text('assault.effectiveness'), value: c.effectiveness.differential, rule: '9.7', total: true },
    ...list('morale'),
    { label: text('assault.morale'), value: c.morale.differential, rule: '9.7', total: true },
    {
      label: text(support ? 'assault.value-support' : c.open ? 'assault.value-open' : 'assault.value-close'),
      value: c.value === 0 ? 'D' : c.value,
      rule: support ? '20.91' : '9.71',
      total: true,
    },
    { label: text('assault.strengths'), value: `${c.strength.attacker}:${c.strength.defender}`, rule: '9.7' },
    { label: text('assault.odds'), value: c.odds, rule: '9.72', total: true },
  ]
}

/** 9.72 What a die comes to; nothing for value 0. */
export function assaultResult(
  s: Descent,
  c: Pick<AssaultCase, 'odds' | 'value'>,
  die: number,
): AssaultCode | undefined {
  if (c.value === 0) return undefined
  const { results, codes } = s.box.tables.assault
  const row = results.find((r) => r.odds === c.odds && r.die === die)
  const code = row?.[`v${c.value}` as keyof typeof row]
  return codes.find((x) => x.code === code)
}

/** The defenders' hex as it is attacked from `from` by these units, with the leaders who stand there. */
export const assaultOf = (s: Descent, units: readonly Unit[], to: Space): Assault => {
  const from = at(s, units[0] ?? -1)
  const stack = stackAt(s, from)
  return {
    attackers: stack.filter((u) => units.includes(u) && !defOf(s, u).leader),
    from,
    to,
    leaders: stack.filter((u) => defOf(s, u).leader),
  }
}
