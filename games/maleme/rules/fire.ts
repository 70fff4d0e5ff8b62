// 4.2 Fire: the Fire Number with all its terms, the results table, and what a result does to its target.
import { type Breakdown, type Chances, item, type Term, type Text, text } from '@merkur/engine'
import type { FireResult } from '../box.ts'
import { at, countAt, distance, type Maleme, seatOf, type Unit, unitId } from '../state.ts'
import { hit, pin } from './markers.ts'
import { baseOf, defOf, isPinned, isRegrouping, leadOf, pinOf } from './units.ts'

type FireKind = 'defensive' | 'group' | 'direct' | 'stuka' | 'population'

/** A fire about to be rolled: everything its Fire Number is made of. */
export interface Fire {
  readonly kind: FireKind
  readonly rule: string
  /** -1 for Stukas and the local population. */
  readonly lead: Unit
  readonly supports: readonly Unit[]
  readonly target: Unit
  readonly leadOf: number
  /** OF of the target without its Pinned marker; 0 in Direct Fire. */
  readonly base: number
  readonly pin: number
  /** Hexes moved, taken off; 0 for armor and outside movement. */
  readonly moved: number
  /** 1 when no firing unit is adjacent to the target. */
  readonly far: number
  /** Other units of the target's side in its hex. */
  readonly others: number
  readonly attack: number
  readonly defence: number
  /** Column of the table, 1 to 8 (rulings Q1, Q2). */
  readonly column: number
  readonly heavy: boolean
}

const RULES: Readonly<Record<FireKind, string>> = {
  defensive: '4.1.3',
  group: '4.2.1',
  direct: '4.2.2',
  stuka: '4.4.2.1',
  population: '5.1',
}

/** 4.2 Attack Total less Defense Total, kept within the table. */
export const columnOf = (attack: number, defence: number): number => Math.max(1, Math.min(8, attack - defence))

/**
 * 4.1.3, 4.2.1, 4.2.2 The Fire Number of a lead with its supports against a target.
 * @param moved hexes the target has moved in this impulse (Defensive Fire only)
 */
export function fireAt(
  s: Maleme,
  kind: 'defensive' | 'group' | 'direct',
  lead: Unit,
  supports: readonly Unit[],
  target: Unit,
  moved = 0,
): Fire {
  const hex = at(s, target)
  const direct = kind === 'direct'
  let heavy = defOf(s, lead).heavy
  let adjacent = distance(s, at(s, lead), hex) === 1
  for (const u of supports) {
    heavy ||= defOf(s, u).heavy
    adjacent ||= distance(s, at(s, u), hex) === 1
  }
  return total({
    kind,
    lead,
    supports,
    target,
    leadOf: leadOf(s, lead, target),
    base: direct ? 0 : baseOf(s, target),
    pin: pinOf(s, target),
    moved: defOf(s, target).armored ? 0 : moved,
    far: adjacent ? 0 : 1,
    others: countAt(s, hex, seatOf(s, target)) - 1,
    heavy,
  })
}

/** 4.4.2.1 The Direct Fire of the Stukas: their own OF, treated as adjacent. @param pin of the marker it carries or would */
export const stukaFire = (s: Maleme, target: Unit, pin = pinOf(s, target)): Fire =>
  total({
    kind: 'stuka',
    lead: -1,
    supports: [],
    target,
    leadOf: s.box.stukaAttack,
    base: 0,
    pin,
    moved: 0,
    far: 0,
    others: countAt(s, at(s, target), seatOf(s, target)) - 1,
    heavy: false,
  })

/** 5.1 The fire of the local population: Fire Number 1. */
export const populationFire = (target: Unit): Fire => ({
  ...total({
    kind: 'population',
    lead: -1,
    supports: [],
    target,
    leadOf: 1,
    base: 0,
    pin: 0,
    moved: 0,
    far: 0,
    others: 0,
    heavy: false,
  }),
  column: 1,
})

function total(f: Omit<Fire, 'attack' | 'defence' | 'column' | 'rule'>): Fire {
  const attack = f.leadOf + f.supports.length
  const defence = f.base + f.pin - f.moved + f.far - f.others
  return { ...f, rule: RULES[f.kind], attack, defence, column: columnOf(attack, defence) }
}

/** 4.2 The result of a die in a column, by the fire table. */
export const resultOfRoll = (s: Maleme, column: number, die: number): FireResult =>
  item(s.box.fireTable, column * 7 + die, 'fire-table.csv')

/** What a result comes to against this target: nothing, a pin, or a hit (4.2.3). */
export function effectOn(result: FireResult, pinned: boolean): 'none' | 'pin' | 'hit' {
  if (result === 'H' || (result === 'PH' && pinned)) return 'hit'
  return result === '-' || pinned ? 'none' : 'pin'
}

/** 4.2.3 Applies a result. Gives what it came to. */
export function applyResult(s: Maleme, fire: Fire, result: FireResult): 'none' | 'pin' | 'hit' {
  const effect = effectOn(result, isPinned(s, fire.target))
  if (effect === 'pin') pin(s, fire.target, fire.heavy)
  else if (effect === 'hit') hit(s, fire.target)
  return effect
}

/** Chance of each effect over the six faces. */
export function chancesOf(s: Maleme, fire: Fire): Chances[] {
  const pinned = isPinned(s, fire.target)
  const n = { none: 0, pin: 0, hit: 0 }
  for (let die = 1; die <= 6; die++) n[effectOn(resultOfRoll(s, fire.column, die), pinned)]++
  return [
    { label: text('outcome.none'), p: n.none / 6, tone: 'none' },
    ...(pinned ? [] : [{ label: text('outcome.pin'), p: n.pin / 6, tone: 'serious' as const }]),
    { label: text('outcome.hit'), p: n.hit / 6, tone: 'heavy' },
  ]
}

/** How much an effect is worth in the luck report: a hit counts one, a pin a half. */
export const worth = (effect: 'none' | 'pin' | 'hit'): number => (effect === 'hit' ? 1 : effect === 'pin' ? 0.5 : 0)

/** The whole calculation in terms with their cases. */
export function breakdownOf(s: Maleme, fire: Fire): Breakdown {
  const { rule } = fire
  const name = (u: Unit): Text => text('name', { unit: { piece: unitId(s, u) } })
  const term = (id: string, value: number, of: string = rule, u?: Unit): Term => ({
    label: u === undefined ? text(id) : text(id, { unit: { piece: unitId(s, u) } }),
    value,
    rule: of,
  })
  const terms: Term[] = []
  if (fire.kind !== 'population') {
    terms.push(
      fire.lead < 0
        ? term('term.stuka', fire.leadOf)
        : term(fire.kind === 'direct' ? 'term.direct' : 'term.lead', fire.leadOf, rule, fire.lead),
    )
    for (const u of fire.supports) terms.push(term('term.support', 1, rule, u))
    terms.push({ label: text('term.attack'), value: fire.attack, rule, total: true })
    if (fire.base > 0)
      terms.push(
        term(isRegrouping(s, fire.target) ? 'term.target-regrouping' : 'term.target', fire.base, rule, fire.target),
      )
    if (isPinned(s, fire.target)) terms.push(term('term.pinned', fire.pin, '2.2.3'))
    if (fire.moved > 0) terms.push(term('term.moved', -fire.moved, '4.1.3'))
    terms.push(term(fire.far ? 'term.far' : 'term.near', fire.far))
    if (fire.others > 0) terms.push(term('term.others', -fire.others))
    terms.push({ label: text('term.defence'), value: fire.defence, rule, total: true })
  }
  terms.push({ label: text('term.column'), value: fire.column, rule: '4.2', total: true })
  return { title: text(`fire.${fire.kind}`, { target: name(fire.target) }), rule, terms, outcomes: chancesOf(s, fire) }
}
