// One fire from the dice to its end: the roll, what it does, leaders in danger, and the firer's supply (6.0, 6.21, 19.33).
import { type Breakdown, type Chances, cell, entry, type Flow, type Term, type Text, text } from '@merkur/engine'
import type { FireResult } from '../charts.ts'
import { line, piece } from '../naming.ts'
import { at, type Descent, defOf, type Space, seatOf, setDepleted, type Unit } from '../state.ts'
import { markFought } from './activation.ts'
import { type FireCase, fireCase, type Manner } from './fire-case.ts'
import { answers, applyResult } from './fire-result.ts'
import { fireResult } from './fire-tables.ts'
import { isLeadersOnly, leaderBreakdown, pointsAt, rollForLeader, rollForLeaders } from './leaders-lost.ts'
import { depletes, inSupply } from './supply.ts'
import { chanceOf, WAYS } from './ways.ts'

const RESULTS: readonly FireResult[] = ['-', 'D', '1', '2', '3']

/** 6.63 The exact chance of each result in a column, from 0 (no effect) to 9; in the order -, D, 1, 2, 3. */
export function resultOdds(s: Descent, column: number): number[] {
  const out = RESULTS.map(() => 0)
  for (let dice = 2; dice <= 12; dice++) {
    const i = RESULTS.indexOf(fireResult(s, column, dice))
    out[i] = entry(out, i) + entry(WAYS, dice) / 36
  }
  return out
}

type Tone = Chances['tone']

const TONES = { '-': 'none', D: 'light', '1': 'serious', '2': 'heavy', '3': 'heavy' } as const

/** 6.31, 6.35 What a D asks of this target: nothing of one that is down already, else one of its owner's answers. */
function dispersal(s: Descent, target: Unit): 'D' | 'D-idle' | 'D-lose' | 'D-disrupt' {
  const open = answers(s, target, 'D')
  if (open.includes('stay')) return 'D-idle'
  if (open.includes('disperse')) return 'D'
  return open.includes('disrupt') ? 'D-disrupt' : 'D-lose'
}

/** A result of fire in the words that fit its target. */
export const resultText = (s: Descent, target: Unit, result: FireResult): Text =>
  text(`result.${result === 'D' ? dispersal(s, target) : result}`)

/** How grave a result is; a D is nothing to a target that is down already. */
const toneOf = (s: Descent, target: Unit, result: FireResult): Tone =>
  result === 'D' && dispersal(s, target) === 'D-idle' ? 'none' : TONES[result]

/** The chances of a column as the table shows them; results that cannot fall are left out. */
export const chancesOf = (s: Descent, column: number, target: Unit): Chances[] =>
  resultOdds(s, column).flatMap((p, i) => {
    const result = RESULTS[i] ?? '-'
    return p > 0 ? [{ label: resultText(s, target, result), p, tone: toneOf(s, target, result) }] : []
  })

/** Strength points that a column takes on average by its numbers alone, before the owner of the target answers. */
export const expectedPoints = (s: Descent, column: number): number =>
  resultOdds(s, column).reduce((sum, p, i) => sum + p * (Number(RESULTS[i]) || 0), 0)

/** The terms of a fire, step by step (6.0). */
function termsOf(s: Descent, firer: Unit, c: FireCase): Term[] {
  const terms: Term[] = [{ label: text('term.effectiveness', { unit: piece(s, firer) }), value: c.face, rule: '6.0' }]
  if (c.halved) terms.push({ label: text('term.double-range'), value: '/ 2', rule: '6.53' })
  if (c.penalty > 0) terms.push({ label: text('term.formations'), value: -c.penalty, rule: '12.2' })
  terms.push(
    { label: text('term.effectiveness-used'), value: c.effectiveness, rule: '6.0', total: true },
    { label: text('term.strength'), value: c.strength, rule: '6.16' },
    {
      label: text(c.hard ? 'term.fire-value-hard' : 'term.fire-value'),
      value: c.value,
      rule: c.matrix === 'direct' ? '6.61' : '6.62',
      total: true,
    },
    { label: text(`row.${c.row}`), value: c.column, rule: '6.63' },
  )
  return terms
}

/** A fire as it is shown before the dice fall and kept with them afterwards. */
function fireBreakdown(s: Descent, firer: Unit, target: Unit, manner: Manner = {}): Breakdown {
  const c = fireCase(s, firer, target, manner)
  return {
    title: text('fire.title', { firer: piece(s, firer), target: piece(s, target) }),
    rule: manner.opportunity ? '9.45' : c.matrix === 'direct' ? '6.61' : '6.62',
    terms: termsOf(s, firer, c),
    outcomes: chancesOf(s, c.column, target),
  }
}

/** 19.33 The die that follows the fire of a unit out of supply. */
function depletionBreakdown(s: Descent, firer: Unit): Breakdown {
  const p = chanceOf((die) => depletes(s, firer, die))
  return {
    title: text('depletion.title', { unit: piece(s, firer) }),
    rule: '19.33',
    terms: [],
    outcomes: [
      { label: text('depletion.depleted'), p, tone: 'serious' },
      { label: text('depletion.goes-on'), p: 1 - p, tone: 'none' },
    ],
  }
}

/** What a shot at this target would come to, for previews: at a leader alone or a unit; and the firer's ammunition. */
export const shotBreakdowns = (s: Descent, firer: Unit, target: Unit, manner: Manner = {}): Breakdown[] => [
  defOf(s, target).leader ? leaderBreakdown(s, target, 'leader-alone') : fireBreakdown(s, firer, target, manner),
  ...(inSupply(s, firer) ? [] : [depletionBreakdown(s, firer)]),
]

/** 13.12, 24.12, 24.21 Notes that a unit fired or assaulted: it was in combat, and not merely fired at. */
export function markEngaged(s: Descent, u: Unit): void {
  markFought(s, u)
  s.engaged[u] = cell(s.fought, u)
}

/**
 * 6.21 Gives one fire that is allowed, in a Fire Phase or as Opportunity fire: two dice, the result with its owner's
 * answers, the leaders of the hex (21.33), then the firer's Depletion when it is out of supply (19.33, ruling M63).
 * Both have been in combat (13.12).
 */
export function* shoot(s: Descent, firer: Unit, target: Unit, manner: Manner = {}): Flow {
  const hex = at(s, target)
  const supplied = inSupply(s, firer)
  markEngaged(s, firer)
  if (defOf(s, target).leader && isLeadersOnly(s, hex)) rollForLeader(s, target, 'leader-alone')
  else yield* hit(s, firer, target, hex, manner)
  if (!supplied) rollForDepletion(s, firer)
}

function* hit(s: Descent, firer: Unit, target: Unit, hex: Space, manner: Manner): Flow {
  markFought(s, target)
  const { effectiveness, strength, value, column } = fireCase(s, firer, target, manner)
  const breakdown = s.journal ? fireBreakdown(s, firer, target, manner) : undefined
  const dice = [s.chance.die(6, 'fire'), s.chance.die(6, 'fire')] as const
  const result = fireResult(s, column, dice[0] + dice[1])
  const seat = seatOf(s, firer)
  const told = resultText(s, target, result)
  if (breakdown)
    s.journal?.push(
      line(
        'fire',
        breakdown.rule,
        'log.fire',
        { firer: piece(s, firer), target: piece(s, target), dice: dice[0] + dice[1], result: told },
        {
          seat,
          roll: {
            dice,
            sides: 6,
            result: told,
            tone: toneOf(s, target, result),
            breakdown,
            merit: { seat, got: Number(result) || 0, expected: expectedPoints(s, column) },
            facts: { effectiveness, strength, value, column, total: dice[0] + dice[1], result },
          },
        },
      ),
    )
  const owner = seatOf(s, target)
  const before = pointsAt(s, hex)
  yield* applyResult(s, firer, target, result, manner.opportunity || undefined)
  if (pointsAt(s, hex) < before) rollForLeaders(s, hex, owner, 'leader-fire')
}

/** 19.33 A die for a unit that fired out of supply. */
function rollForDepletion(s: Descent, firer: Unit): void {
  if (cell(s.strength, firer) === 0) return
  const die = s.chance.die(6, 'depletion')
  const depleted = depletes(s, firer, die)
  s.journal?.push(
    line(
      'roll',
      '19.33',
      'log.depletion',
      { unit: piece(s, firer), die },
      {
        seat: seatOf(s, firer),
        roll: {
          dice: [die],
          sides: 6,
          result: text(depleted ? 'depletion.depleted' : 'depletion.goes-on'),
          tone: depleted ? 'serious' : 'none',
          facts: { die, result: depleted ? 'depleted' : 'goes-on' },
        },
      },
    ),
  )
  if (depleted) setDepleted(s, firer, true)
}
