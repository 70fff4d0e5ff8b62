// Who has won, and when: victory at once, at the end by position, and by points (28.5 to 33.5).
import { type Result, text } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { perBox } from '../once.ts'
import { at, type Descent, defOf, hasUnitIn, onMap, scenarioOf, type Unit } from '../state.ts'
import { airfield } from './airfield.ts'
import { isNearAirfield, kastelli, lostBy, pointsBy } from './points.ts'

/** Who has won, by which case, and the message that says why. */
export interface Verdict {
  readonly winner: Seat | 'draw'
  readonly rule: string
  readonly why: 'points' | 'losses' | 'airfield' | 'airfield-kastelli' | 'foothold' | 'too-few'
}

/** 29.51 German Strength points above which the Commonwealth wins at once, 29.52 below which the German may win. */
const GERMAN_LOSSES = { most: 200, least: 125 }
/** 29.52 No Commonwealth unit within so many hexes of the airfield. */
const FOOTHOLD = 2
/** 30.42 Units of III and Eng that stay in the east; Game-Turns in a row without them. */
export const KEPT_EAST = 11
const TURNS_TOO_FEW = 2
/** 30.42 Column of the West map, and those east of it. */
const EASTERN_COLUMN = 5

/** 30.42, ruling M74 The units of the III Regiment and the Engineer Battalion on and east of column 05 of the West map. */
export function keptEast(s: Descent): number {
  return heldEast(s.box).filter((u) => !defOf(s, u).leader && onMap(s, u) && isEast(s, at(s, u))).length
}

/** 29.43, 30.42 The counters of the III Regiment and the Engineer Battalion. */
export const heldEast = perBox((box): readonly Unit[] =>
  box.units.flatMap(({ id }, u) => (id.startsWith('III/') || id.endsWith('/Eng') ? [u] : [])),
)

export const isHeldEast = (s: Descent, u: Unit): boolean => heldEast(s.box).includes(u)

/** 30.42 On and east of column 05 of the West map; the joined column has a name of that sheet. */
export function isEast(s: Descent, hex: number): boolean {
  const id = s.box.spaces[hex] ?? ''
  return id.startsWith('E') || Number(id.slice(3)) <= EASTERN_COLUMN
}

/** What the position says before anybody counts points: at once, or, with `ended`, at the end of the scenario. */
function byPosition(s: Descent, ended: boolean): Verdict | undefined {
  const all = (seat: Seat, hexes: readonly number[]): boolean => hexes.every((h) => hasUnitIn(s, seat, h))
  switch (scenarioOf(s).id) {
    case '29': {
      const lost = lostBy(s, 'german')
      if (lost > GERMAN_LOSSES.most) return { winner: 'commonwealth', rule: '29.51', why: 'losses' }
      if (!ended) return undefined
      if (all('commonwealth', airfield(s))) return { winner: 'commonwealth', rule: '29.51', why: 'airfield' }
      if (all('german', [...airfield(s), ...kastelli(s)]))
        return { winner: 'german', rule: '29.52', why: 'airfield-kastelli' }
      return lost < GERMAN_LOSSES.least && !isNearAirfield(s, FOOTHOLD)
        ? { winner: 'german', rule: '29.52', why: 'foothold' }
        : undefined
    }
    case '30':
      return s.tooFew >= (ended ? 1 : TURNS_TOO_FEW)
        ? { winner: 'commonwealth', rule: '30.42', why: 'too-few' }
        : undefined
    case '32':
      return ended && airfield(s).some((h) => hasUnitIn(s, 'commonwealth', h))
        ? { winner: 'commonwealth', rule: '32.5', why: 'airfield' }
        : undefined
    default:
      return undefined
  }
}

/** 28.5, 29.53, 30.5, 31.5, 32.5, 33.5 Who has more points, by as many as the scenario asks. */
function byPoints(s: Descent): Verdict {
  const { victory, case: chapter } = scenarioOf(s).row
  const lead = pointsBy(s, 'german') - pointsBy(s, 'commonwealth')
  const winner =
    victory.german !== undefined && lead >= victory.german
      ? 'german'
      : victory.commonwealth !== undefined && -lead >= victory.commonwealth
        ? 'commonwealth'
        : victory.draw !== undefined && lead >= victory.draw
          ? 'draw'
          : victory.else
  return { winner, rule: chapter.replace('.0', scenarioOf(s).id === '29' ? '.53' : '.5'), why: 'points' }
}

/** 27.5 The verdict on the position: at once if there is one, and at the end always. */
export const verdict = (s: Descent, ended: boolean): Verdict | undefined =>
  byPosition(s, ended) ?? (ended ? byPoints(s) : undefined)

/** 29.51, 30.42 Whether a side has won before the end. */
export const isDecided = (s: Descent): boolean => s.stage !== 'set-up' && verdict(s, false) !== undefined

/** How the game ended; null while it goes on. */
export function resultOf(s: Descent): Result | null {
  const found = s.winner === 'none' ? undefined : verdict(s, true)
  if (!found) return null
  return {
    winner: found.winner === 'draw' ? null : found.winner,
    rule: found.rule,
    text: text(`result.${found.why === 'points' ? found.winner : found.why}`, {
      german: pointsBy(s, 'german'),
      commonwealth: pointsBy(s, 'commonwealth'),
    }),
  }
}
