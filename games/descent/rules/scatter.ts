// Scatter of what comes down from the air: how far, in which direction, or back home (16.28).
import { directionOf, neighbourIn } from '@merkur/board'
import { type Breakdown, type Chances, cell, entry, gather, text } from '@merkur/engine'
import { line, space } from '../naming.ts'
import { type Descent, isNight, type Space } from '../state.ts'
import { WAYS } from './ways.ts'

/** Where something comes down: in a hex, back in the air for another try, or lost. */
export type Descended = { readonly hex: Space } | 'again' | 'lost'

/** 16.12 The condition of weather for landings: seven more at night. */
export const landingWeather = (s: Descent): number =>
  s.weather + (isNight(s) ? (s.box.limits['night-landing-weather'] ?? 0) : 0)

const COLUMNS = [
  { from: 11, column: 'w11' },
  { from: 7, column: 'w7' },
  { from: 3, column: 'w3' },
  { from: 0, column: 'w0' },
] as const

/** 16.28 What two dice read in the weather of now. */
export function scatterResult(s: Descent, dice: number): '-' | 'S1' | 'S2' | 'A' {
  const weather = landingWeather(s)
  const column = COLUMNS.find((c) => weather >= c.from)?.column ?? 'w0'
  return s.box.tables.air.landingScatter.find((r) => r.dice === dice)?.[column] ?? '-'
}

/** 16.28 The hex so many hexes off in the direction of a die; the last hex on the map where the map ends before (ruling M106). */
export function drift(s: Descent, hex: Space, die: number, hexes: number): Space {
  const row = s.box.tables.air.scatter.find((r) => r.die === die)
  const direction = directionOf('pointy', row?.direction ?? 'E')
  let to = hex
  for (let n = 0; n < hexes; n++) {
    const next = neighbourIn(s.box.board, to, direction)
    if (next < 0) break
    to = next
  }
  return to
}

const TOTALS = Array.from({ length: 11 }, (_, i) => i + 2)

type Fate = 'on' | 'one' | 'two' | 'back' | 'lost'
const TONES: Readonly<Record<Fate, Chances['tone']>> = {
  on: 'none',
  one: 'light',
  two: 'light',
  back: 'serious',
  lost: 'heavy',
}
const FATES = { '-': 'on', S1: 'one', S2: 'two' } as const

/** 16.28 The least total of two dice by which planes that abort are lost. */
const abortLost = (s: Descent): number => s.box.limits['abort-lost'] ?? 0

/** 16.28 The exact chances of what is aimed at a hex in the weather of now. */
export function scatterBreakdown(s: Descent, aim: Space): Breakdown {
  const lost = TOTALS.reduce((sum, n) => sum + (n >= abortLost(s) ? entry(WAYS, n) / 36 : 0), 0)
  const fates = TOTALS.flatMap((n): { value: Fate; p: number }[] => {
    const result = scatterResult(s, n)
    const p = entry(WAYS, n) / 36
    if (result !== 'A') return [{ value: FATES[result], p }]
    return [
      { value: 'back', p: p * (1 - lost) },
      { value: 'lost', p: p * lost },
    ]
  })
  return {
    title: text('title.scatter', { hex: space(s, aim) }),
    rule: '16.28',
    terms: [{ label: text('term.landing-condition'), value: landingWeather(s), rule: '16.12', total: true }],
    outcomes: gather(
      fates.filter(({ p }) => p > 0),
      (fate) => fate,
    ).map(({ value, p }) => ({ label: text('result.scatter', { fate: value }), p, tone: TONES[value] })),
  }
}

/** 16.26, 16.28 Rolls for scatter of what was aimed at a hex. */
export function scatter(s: Descent, aim: Space): Descended {
  const first = [s.chance.die(6, 'scatter'), s.chance.die(6, 'scatter')] as const
  const result = scatterResult(s, first[0] + first[1])
  const tell = (fate: Fate, more: readonly number[], hex: Space): void => {
    if (!s.journal) return
    const id = {
      on: 'log.on-target',
      one: 'log.scatter',
      two: 'log.scatter',
      back: 'log.abort',
      lost: 'log.abort-lost',
    }
    const args = fate === 'one' || fate === 'two' ? { aim: space(s, aim), hex: space(s, hex) } : { hex: space(s, aim) }
    const breakdown = scatterBreakdown(s, aim)
    const roll = { dice: [...first, ...more], sides: 6, tone: TONES[fate], breakdown, facts: { fate } }
    s.journal.push(line('roll', '16.28', id[fate], args, { seat: 'german', roll }))
  }
  if (result === 'A') {
    const fate = [s.chance.die(6, 'abort'), s.chance.die(6, 'abort')] as const
    const isLost = fate[0] + fate[1] >= abortLost(s)
    tell(isLost ? 'lost' : 'back', fate, aim)
    return isLost ? 'lost' : 'again'
  }
  if (result === '-') {
    tell('on', [], aim)
    return { hex: aim }
  }
  const die = s.chance.die(6, 'scatter direction')
  const hex = drift(s, aim, die, result === 'S2' ? 2 : 1)
  tell(FATES[result], [die], hex)
  return { hex }
}

/** 16.52 The nearest coast hex of a hex in all-sea; the hex itself when it is none. */
export function ashore(s: Descent, hex: Space): Space {
  const isSea = (x: Space): boolean => s.box.grounds[cell(s.box.ground, x)]?.id === 'all-sea'
  if (!isSea(hex)) return hex
  let best = hex
  let least = Number.POSITIVE_INFINITY
  const { q, r } = s.box.board
  for (let x = 0; x < s.box.hexes; x++) {
    if (cell(s.box.coast, x) !== 1 || isSea(x)) continue
    const dq = cell(q, x) - cell(q, hex)
    const dr = cell(r, x) - cell(r, hex)
    const away = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
    if (away < least) {
      least = away
      best = x
    }
  }
  return best
}
