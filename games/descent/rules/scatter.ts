// Scatter of what comes down from the air: how far, in which direction, or back home (16.28).
import { directionOf, neighbourIn } from '@merkur/board'
import { cell } from '@merkur/engine'
import { line, space } from '../naming.ts'
import { type Descent, isNight, type Space } from '../state.ts'

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

const twoDice = (s: Descent, name: string): number => s.chance.die(6, name) + s.chance.die(6, name)

/** 16.26, 16.28 Rolls for scatter of what was aimed at a hex. */
export function scatter(s: Descent, aim: Space): Descended {
  const dice = twoDice(s, 'scatter')
  const result = scatterResult(s, dice)
  if (result === 'A') {
    const fate = twoDice(s, 'abort')
    const lost = fate >= (s.box.limits['abort-lost'] ?? 0)
    s.journal?.push(line('roll', '16.28', lost ? 'log.abort-lost' : 'log.abort', { hex: space(s, aim) }))
    return lost ? 'lost' : 'again'
  }
  if (result === '-') return { hex: aim }
  const hex = drift(s, aim, s.chance.die(6, 'scatter direction'), result === 'S2' ? 2 : 1)
  s.journal?.push(line('roll', '16.28', 'log.scatter', { aim: space(s, aim), hex: space(s, hex) }))
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
