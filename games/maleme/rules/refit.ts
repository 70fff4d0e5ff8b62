// 4.3 Refit: removing the topmost condition, turning guns back to their firing side.
import { type Breakdown, cell, type Flow, type Refusal, refusal, type Term, text } from '@merkur/engine'
import { turnRule } from '../box.ts'
import { at, distance, isHex, type Maleme, seatOf, type Unit, unitId, unitsOf } from '../state.ts'
import { countTowardsEnd, endsTurn, rollWithInitiative } from './initiative.ts'
import { removePin, removeRegrouping } from './markers.ts'
import { defOf, hasEnemyBeside, hasFired, inPlay, isPinned, isRegrouping } from './units.ts'

export const notInPlay = refusal('4.3', 'refuse.not-in-play')
export const nothingToRefit = refusal('4.3', 'refuse.nothing-to-refit')

/** What a Refit of this unit would do: its topmost condition, else its Fired side (4.3.1, 4.3.2: never while pinned). */
export function refitOf(s: Maleme, u: Unit): 'pin' | 'regroup' | 'gun' | undefined {
  if (isPinned(s, u)) return 'pin'
  if (isRegrouping(s, u)) return 'regroup'
  return hasFired(s, u) && defOf(s, u).refitUpTo > 0 ? 'gun' : undefined
}

/** 4.3 Why a unit may not be refitted. */
export function refuseRefit(s: Maleme, u: Unit): Refusal | undefined {
  if (!inPlay(s, u)) return notInPlay
  return refitOf(s, u) ? undefined : nothingToRefit
}

/** 4.3.3 Whether a friendly leader is with the unit or beside it; zones only within themselves. A leader helps himself. */
export function hasLeader(s: Maleme, u: Unit): boolean {
  const here = at(s, u)
  for (const l of unitsOf(s, seatOf(s, u))) {
    if (!defOf(s, l).leader) continue
    const there = cell(s.at, l)
    if (there === here || (isHex(s, here) && isHex(s, there) && distance(s, here, there) === 1)) return true
  }
  return false
}

/** Highest natural die that succeeds, and its terms. */
export function refitNumber(s: Maleme, u: Unit): { readonly upTo: number; readonly breakdown: () => Breakdown } {
  const what = refitOf(s, u) ?? 'pin'
  const table = s.box.refit
  const printed = what === 'gun' ? defOf(s, u).refitUpTo : table[what]
  // The modifiers change the die: what one takes off it, the highest die that succeeds gains.
  const leader = hasLeader(s, u) ? -table.leader : 0
  const enemy = hasEnemyBeside(s, u) ? -table.enemy : 0
  const upTo = Math.max(0, Math.min(6, printed + leader + enemy))
  return {
    upTo,
    breakdown: () => ({
      title: text(`refit.${what}`, { unit: { piece: unitId(s, u) } }),
      rule: what === 'gun' ? '4.3.2' : '4.3.1',
      terms: [
        { label: text('term.refit-printed'), value: printed, rule: what === 'gun' ? '4.3.2' : '4.3.1' },
        ...(leader ? [{ label: text('term.refit-leader'), value: leader, rule: '4.3.3' } satisfies Term] : []),
        ...(enemy ? [{ label: text('term.refit-enemy'), value: enemy, rule: '4.3.3' } satisfies Term] : []),
        { label: text('term.refit-up-to'), value: upTo, rule: '4.3', total: true },
      ],
      outcomes: [
        { label: text('outcome.refitted'), p: upTo / 6, tone: 'good' },
        { label: text('outcome.not-refitted'), p: 1 - upTo / 6, tone: 'none' },
      ],
    }),
  }
}

/** 4.3 Rolls a Refit. @param ends whether the die may end the turn: not in Clean-up (6.2) */
export function* refit(s: Maleme, u: Unit, ends: boolean): Flow<boolean> {
  const what = refitOf(s, u)
  const { upTo, breakdown } = refitNumber(s, u)
  const seat = seatOf(s, u)
  const rolled = yield* rollWithInitiative(s, {
    rule: '4.3',
    name: 'refit',
    seat,
    breakdown,
    pieces: [unitId(s, u)],
    rollsOn: (die) => (ends ? endsTurn(s, die) : turnRule(s.box, s.turn).byZone),
  })
  const success = rolled.sum <= upTo
  s.journal?.push({
    kind: 'roll',
    seat,
    rule: what === 'gun' ? '4.3.2' : '4.3.1',
    text: text(success ? `log.refit-${what ?? 'pin'}` : 'log.refit-failed', {
      unit: { piece: unitId(s, u) },
      die: rolled.sum,
      upTo,
    }),
    refs: [{ piece: unitId(s, u) }],
    roll: {
      dice: rolled.dice,
      sides: 6,
      tone: success ? 'good' : 'none',
      breakdown: breakdown(),
      merit: { seat, got: success ? 0.5 : 0, expected: upTo / 12 },
      facts: { upTo, result: success ? 'success' : 'failure' },
    },
  })
  if (success) {
    if (what === 'pin') removePin(s, u)
    else if (what === 'regroup') removeRegrouping(s, u)
    else s.side[u] = 0
  }
  if (ends) countTowardsEnd(s, rolled)
  return success
}
