// Airstrikes before they fly: how many a side has, where they may be placed, what weather and ground make of them (17.0, 17.1).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { groundAt } from '../lines.ts'
import { type Descent, isNight, type Space, scenarioOf } from '../state.ts'
import { phaseOf } from './phases.ts'
import { isGrounded } from './weather.ts'

export const noStrikesLeft = refusal('17.11', 'refuse.no-strikes-left')
export const hastyAtMostHalf = refusal('17.0', 'refuse.hasty-at-most-half')
export const strikesAtNight = refusal('17.15', 'refuse.strikes-at-night')
export const strikesGrounded = refusal('16.12', 'refuse.strikes-grounded')
export const tooFewForHex = refusal('17.18', 'refuse.too-few-for-hex')
export const twoAHex = refusal('17.12', 'refuse.two-a-hex')

/** Index of an airstrike counter on the map. */
export type Strike = number

const OWNER: Readonly<Record<Seat, number>> = { german: 1, commonwealth: 2 }
/** 17.12, 17.18 The most that strike a hex in one phase, and the most in bad weather over bad ground. */
const MOST_IN_BOTH = 1

/** 17.11 The airstrikes of a side in this Game-Turn, counters as printed. */
export function allotment(s: Descent, seat: Seat): number {
  const row = s.box.tables.turns[s.turn - 1]
  return (seat === 'german' ? row?.airstrikes : row?.commonwealth_airstrikes) ?? 0
}

const flown = (s: Descent, seat: Seat): number => (seat === 'german' ? s.flown : s.commonwealthFlown)
const hastyFlown = (s: Descent, seat: Seat): number => (seat === 'german' ? s.hastyFlown : s.commonwealthHastyFlown)

/** 17.0, rulings M1, M2 Whether what is placed now is hasty: in the Fire Phases. */
export const isHastyNow = (s: Descent): boolean => phaseOf(s).kind !== 'command'

/** 17.0, ruling M2 Counters that a side may still place now: of the one allotment, hasty ones at most half of it. */
export function strikesLeft(s: Descent, seat: Seat): number {
  const all = allotment(s, seat)
  const left = all - flown(s, seat)
  return Math.max(0, isHastyNow(s) ? Math.min(left, Math.floor(all / 2) - hastyFlown(s, seat)) : left)
}

const isBadWeather = (s: Descent): boolean => s.weather >= (s.box.limits['airstrike-weather'] ?? 0)
const isBadGround = (s: Descent, hex: Space): boolean =>
  s.box.tables.terrain.find((t) => t.id === groundAt(s.box, hex).id)?.airstrikes_doubled ?? false

/** 17.14, 17.18, ruling M122 Counters that make one airstrike on a hex: one, two in bad weather or over bad ground, four in both. */
export const weightAt = (s: Descent, hex: Space): number => (isBadWeather(s) ? 2 : 1) * (isBadGround(s, hex) ? 2 : 1)

/** 17.12, 17.18, ruling G19 The most airstrikes that have effect on a hex in one phase. */
export const mostAt = (s: Descent, hex: Space): number =>
  isBadWeather(s) && isBadGround(s, hex) ? MOST_IN_BOTH : (s.box.limits['airstrikes-hex'] ?? 0)

/** The airstrikes of a side that are on the map and strike in the phase that is on, or wait for it. */
export function placed(s: Descent, seat: Seat, hasty: boolean): Strike[] {
  const out: Strike[] = []
  for (let i = 0; i < s.strikeAt.length; i++)
    if (cell(s.strikeOwner, i) === OWNER[seat] && (cell(s.strikeHasty, i) === 1) === hasty) out.push(i)
  return out
}

/** Why no airstrike can be placed now at all; nothing when one can (17.11, 17.15, 16.12, ruling M49). */
export function refuseStrikes(s: Descent, seat: Seat): Refusal | undefined {
  if (isNight(s)) return strikesAtNight
  if (isGrounded(s)) return strikesGrounded
  if (strikesLeft(s, seat) > 0) return undefined
  return isHastyNow(s) && allotment(s, seat) > flown(s, seat) ? hastyAtMostHalf : noStrikesLeft
}

/** Why no airstrike can be placed on this hex now; nothing when one can. */
export function refuseStrikeAt(s: Descent, seat: Seat, hex: Space): Refusal | undefined {
  const none = refuseStrikes(s, seat)
  if (none) return none
  const there = placed(s, seat, isHastyNow(s)).filter((i) => cell(s.strikeAt, i) === hex).length
  if (there >= mostAt(s, hex)) return twoAHex
  return weightAt(s, hex) > strikesLeft(s, seat) ? tooFewForHex : undefined
}

/** 17.0 Places one airstrike on a hex that may have one. */
export function placeStrike(s: Descent, seat: Seat, hex: Space): void {
  const i = s.strikeOwner.indexOf(0)
  if (i < 0) throw new RangeError(`airstrikes: found all ${s.strikeAt.length} on the map; allowed: fewer`)
  const weight = weightAt(s, hex)
  const hasty = isHastyNow(s)
  s.strikeAt[i] = hex
  s.strikeOwner[i] = OWNER[seat]
  s.strikeHasty[i] = hasty ? 1 : 0
  s.strikeWeight[i] = weight
  if (seat === 'german') {
    s.flown += weight
    if (hasty) s.hastyFlown += weight
  } else {
    s.commonwealthFlown += weight
    if (hasty) s.commonwealthHastyFlown += weight
  }
}

/** Takes an airstrike off the map. */
export function removeStrike(s: Descent, i: Strike): void {
  s.strikeAt[i] = -1
  s.strikeOwner[i] = 0
  s.strikeHasty[i] = 0
  s.strikeWeight[i] = 0
}

/** 17.13 A new Game-Turn: nothing is saved. */
export function newAllotment(s: Descent): void {
  s.flown = 0
  s.hastyFlown = 0
  s.commonwealthFlown = 0
  s.commonwealthHastyFlown = 0
}

/** Whether a hex is in play in this scenario. */
export const isInPlay = (s: Descent, hex: Space): boolean => hex >= 0 && cell(scenarioOf(s).inPlay, hex) === 1
