// Close assault from its announcement to the advance: price, the fire it draws, the dice and their result (9.6, 9.7).
import { type Breakdown, type Chances, cell, type Flow, gather, type Text, text } from '@merkur/engine'
import { line, piece, space } from '../naming.ts'
import { type Descent, defOf, isDisrupted, type Space, seatOf, type Unit } from '../state.ts'
import { markFought } from './activation.ts'
import { noteArmor } from './armor.ts'
import {
  type Assault,
  type AssaultCase,
  type AssaultCode,
  assaultCase,
  assaultOf,
  assaultResult,
  defendersAt,
} from './assault-case.ts'
import { advance, applyAssault } from './assault-result.ts'
import { payForAssault } from './assault-who.ts'
import { opportunity } from './opportunity.ts'
import { markEngaged } from './shot.ts'
import type { Crossing } from './walk.ts'
import { DIE } from './ways.ts'

/** 9.72 The exact chance of each result; D alone where the value is D. */
export function assaultOdds(
  s: Descent,
  c: AssaultCase,
): { readonly code: AssaultCode | undefined; readonly p: number }[] {
  return gather(
    DIE.map((die) => ({ value: assaultResult(s, c, die), p: 1 / DIE.length })),
    (code) => code?.code ?? 'D',
  ).map(({ value, p }) => ({ code: value, p }))
}

const toneOf = (code: AssaultCode | undefined): Chances['tone'] =>
  code && code.defender_loss > code.attacker_loss ? 'good' : !code || code.attacker_loss > 0 ? 'bad' : 'none'

/** 9.72 A result in words; D alone where there is no code. */
const resultText = (code: AssaultCode | undefined): Text =>
  text('assault.result', {
    code: code?.code ?? 'D',
    attacker: code?.attacker_loss ?? 0,
    defender: code?.defender_loss ?? 0,
    attackers: !code || code.attacker_disrupted ? 'disrupted' : 'stand',
    defenders: !code?.defender_retreats ? 'stand' : code.defender_disrupted ? 'disrupted' : 'retreat',
  })

/** A close assault as it is shown before the die falls and kept with it. */
function assaultBreakdown(s: Descent, a: Assault): Breakdown {
  const c = assaultCase(s, a)
  return {
    title: text('assault.title', { unit: piece(s, a.attackers[0] ?? -1), hex: space(s, a.to) }),
    rule: '9.7',
    terms: c.terms,
    outcomes: assaultOdds(s, c).map(({ code, p }) => ({
      label: resultText(code),
      p,
      tone: toneOf(code),
    })),
  }
}

/** What an assault by this group would come to as things stand, before the fire it draws. */
export const assaultPreview = (s: Descent, units: readonly Unit[], to: Space): Breakdown =>
  assaultBreakdown(s, assaultOf(s, units, to))

/**
 * 9.7 Resolves a close assault whose fire has been given: value, odds, die, result. Landers from the air use it with
 * `from` -1 and look afterwards whether the hex is free (16.22). There is an attacker and a defender.
 */
export function* resolveAssault(s: Descent, a: Assault): Flow {
  for (const u of a.attackers) markEngaged(s, u)
  for (const u of defendersAt(s, a.to)) markEngaged(s, u)
  const c = assaultCase(s, a)
  const breakdown = s.journal ? assaultBreakdown(s, a) : undefined
  const die = c.value === 0 ? undefined : s.chance.die(6, 'assault')
  const code = die === undefined ? undefined : assaultResult(s, c, die)
  const result = code?.code ?? 'D'
  s.journal?.push(
    line(
      die === undefined ? 'note' : 'roll',
      '9.7',
      'log.assault',
      { unit: piece(s, a.attackers[0] ?? -1), hex: space(s, a.to), die: die ?? 0, result: resultText(code) },
      {
        seat: seatOf(s, a.attackers[0] ?? -1),
        ...(breakdown && die !== undefined
          ? {
              roll: {
                dice: [die],
                sides: 6,
                result: resultText(code),
                tone: toneOf(code),
                breakdown,
                facts: {
                  effectiveness: c.effectiveness.differential,
                  morale: c.morale.differential,
                  value: c.value,
                  odds: c.odds,
                  die,
                  result,
                },
              },
            }
          : {}),
      },
    ),
  )
  yield* applyAssault(s, a, code)
}

/**
 * 9.6 A group that may do so close assaults a hex out of the one where it stands: it pays, the enemy fires (9.48), and who is left and not Disrupted
 * assaults, whatever stands on top then (9.64); if the hex is vacated, they may advance.
 */
export function* assault(s: Descent, from: Space, to: Space, units: readonly Unit[], by: Crossing = 'march'): Flow {
  const announced = assaultOf(s, units, to)
  payForAssault(s, announced.attackers, to, by)
  for (const u of announced.attackers) noteArmor(s, u)
  s.journal?.push(
    line(
      'order',
      '9.64',
      'log.assault-announced',
      { unit: piece(s, announced.attackers[0] ?? -1), hex: space(s, to) },
      {
        seat: seatOf(s, announced.attackers[0] ?? -1),
      },
    ),
  )
  for (const u of defendersAt(s, to)) markFought(s, u)
  const left = yield* opportunity(s, { kind: 'assault', hex: from, units: announced.attackers, target: to })
  const ready = left.filter((u) => !isDisrupted(s, u) && cell(s.depleted, u) === 0)
  const defended = defendersAt(s, to).length > 0
  if (ready.length === 0 || !defended) return
  const now = assaultOf(s, ready, to)
  yield* resolveAssault(s, now)
  yield* advance(s, now)
  for (const l of now.leaders) if (defOf(s, l).leader) s.moved[l] = 1
}
