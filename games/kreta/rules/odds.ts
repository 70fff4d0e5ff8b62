// 6.12, 6.6 and 17.2 A combat in figures: strengths, the row of the ground, the number, and what each roll gives.
import { edgeBetween } from '@merkur/board'
import { type Breakdown, type Chances, cell, item, type Term, text } from '@merkur/engine'
import { FARTHEST } from '../box.ts'
import { unitRef } from '../naming.ts'
import { defOf, here, type Kreta, type Unit } from '../state.ts'
import { type CombatResult, ROWS } from '../tables.ts'

/** A combat as declared so far. */
export interface Combat {
  /** Attackers beside (or on) the defenders; guns in contact among them. None in an attack by fire alone. */
  readonly attackers: readonly Unit[]
  /** Guns that fire from a distance, alone or in support. */
  readonly guns: readonly Unit[]
  readonly defenders: readonly Unit[]
  readonly air: number
  /** Guns that support the defence. */
  readonly support: readonly Unit[]
  readonly airSupport: number
}

/** 7.27 Whether only guns and aircraft attack. */
export const isFireAlone = (c: Combat): boolean => c.attackers.length === 0

const attackOf = (s: Kreta, units: readonly Unit[]): number => units.reduce((sum, u) => sum + defOf(s, u).attack, 0)

/** 6.12, 7.31, 8.21 */
export const attackTotal = (s: Kreta, c: Combat): number => attackOf(s, c.attackers) + attackOf(s, c.guns) + c.air

/** 6.12, 7.43, 8.21 */
export const defenceTotal = (s: Kreta, c: Combat): number =>
  c.defenders.reduce((sum, u) => sum + defOf(s, u).defence, 0) +
  c.support.reduce((sum, u) => sum + defOf(s, u).fireDefence, 0) +
  c.airSupport

/** 6.62 Whether all attackers stand across a river from a defender; fire alone and paratroops on his hex never do. */
function acrossRiver(s: Kreta, attackers: readonly Unit[], defender: Unit): boolean {
  if (attackers.length === 0) return false
  const hex = here(s, defender)
  return attackers.every((a) => {
    const edge = edgeBetween(s.box.board, here(s, a), hex)
    return edge >= 0 && cell(s.box.river, edge) === 1
  })
}

/** 6.61 to 6.65 The row of the results table: the best that any defender may claim. */
export function rowOf(s: Kreta, c: Combat): number {
  let best = ROWS.length - 1
  for (const u of c.defenders) {
    best = Math.min(best, cell(s.box.ground, here(s, u)))
    if (best > s.box.riverRow && acrossRiver(s, c.attackers, u)) best = s.box.riverRow
  }
  return best
}

/** 17.2 The number 1 to 12 for a difference in a row. */
export function numberOf(s: Kreta, row: number, difference: number): number {
  const d = Math.max(-FARTHEST, Math.min(FARTHEST, difference))
  return cell(item(s.box.number, row, 'rows of ground'), d + FARTHEST)
}

/** 17.2 The number of a combat. */
export const combatNumber = (s: Kreta, c: Combat): number =>
  numberOf(s, rowOf(s, c), attackTotal(s, c) - defenceTotal(s, c))

/** 17.2 The result of a roll; in an attack by fire alone only B3 and B4 count (7.27). */
export function resultOf(s: Kreta, number: number, die: number, fireAlone: boolean): CombatResult {
  const result = item(item(s.box.results, die), number)
  if (!fireAlone) return result
  const least = s.box.limits['fire-alone-retreat'] ?? 3
  return result.startsWith('B') && Number(result.slice(1)) >= least ? result : '-'
}

/** Hexes that a result sends the defenders back; negative for the attackers. */
export function hexesBack(result: CombatResult): number {
  if (result === '-') return 0
  if (result === 'Ae') return -4
  const hexes = Number(result.slice(1))
  return result.startsWith('B') ? hexes : -hexes
}

/** The six results of a number, each with its chance. */
function chancesOf(s: Kreta, number: number, fireAlone: boolean): Chances[] {
  const count = new Map<CombatResult, number>()
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(s, number, die, fireAlone)
    count.set(result, (count.get(result) ?? 0) + 1)
  }
  return [...count].map(([result, n]) => ({ label: text(`result.${result}`), p: n / 6, tone: toneOf(result) }))
}

export const toneOf = (result: CombatResult): Chances['tone'] => {
  const back = hexesBack(result)
  return back === 0 ? 'none' : back > 0 ? 'good' : back === -4 ? 'heavy' : 'bad'
}

/** Mean of `hexesBack` over the six faces: what an attacker may expect. */
export function expectedBack(s: Kreta, number: number, fireAlone: boolean): number {
  let sum = 0
  for (let die = 1; die <= 6; die++) sum += hexesBack(resultOf(s, number, die, fireAlone))
  return sum / 6
}

/** The whole calculation in terms with their cases. */
export function breakdownOf(s: Kreta, c: Combat): Breakdown {
  const row = rowOf(s, c)
  const attack = attackTotal(s, c)
  const defence = defenceTotal(s, c)
  const number = numberOf(s, row, attack - defence)
  const of = (id: string, units: readonly Unit[], value: (u: Unit) => number, rule: string): Term[] =>
    units.map((u) => ({ label: text(id, { unit: unitRef(s, u) }), value: value(u), rule }))
  const points = (id: string, value: number): Term[] => (value > 0 ? [{ label: text(id), value, rule: '8.21' }] : [])
  const total = (id: string, value: number | string, rule: string): Term => ({
    label: text(id),
    value,
    rule,
    total: true,
  })
  return {
    title: text('combat.title', { units: text('list', listOf(s, c.defenders)) }),
    rule: isFireAlone(c) ? '7.27' : '6.12',
    terms: [
      ...of('term.attack', c.attackers, (u) => defOf(s, u).attack, '6.12'),
      ...of('term.gun', c.guns, (u) => defOf(s, u).attack, '7.31'),
      ...points('term.air', c.air),
      total('term.attack-total', attack, '6.12'),
      ...of('term.defence', c.defenders, (u) => defOf(s, u).defence, '6.12'),
      ...of('term.support', c.support, (u) => defOf(s, u).fireDefence, '7.43'),
      ...points('term.air-support', c.airSupport),
      total('term.defence-total', defence, '6.12'),
      total('term.difference', attack - defence, '6.12'),
      { label: text(`row.${ROWS[row]}`), value: '', rule: '6.63' },
      total('term.number', number, '17.2'),
    ],
    outcomes: chancesOf(s, number, isFireAlone(c)),
  }
}

/** Up to four units as arguments of the message `list`. */
export function listOf(
  s: Kreta,
  units: readonly Unit[],
): Readonly<Record<string, number | ReturnType<typeof unitRef>>> {
  const [a, b, c] = units
  return {
    count: units.length,
    more: Math.max(0, units.length - 3),
    a: unitRef(s, a ?? -1),
    b: unitRef(s, b ?? a ?? -1),
    c: unitRef(s, c ?? a ?? -1),
  }
}
