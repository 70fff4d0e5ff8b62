// Random positions of both sides crowded into a few hexes, for readings of the rules word by word.
import { cell, chanceFrom, seedWords, Xoshiro } from '@merkur/engine'
import { printed } from '../../box.ts'
import type { Descent, Space, Unit } from '../../state.ts'
import { position, type Standing } from '../support.ts'

/** Places where ground of many kinds, water, mountains and entrenchable hexes lie close together. */
const CENTRES = ['W0711', 'W0328', 'W1211', 'W1727', 'E1727', 'E2526', 'W0419', 'W2336', 'E5304', 'W1020']

/** A source of numbers for one seed. */
export interface Lots {
  /** 0 to n - 1. */
  readonly below: (n: number) => number
  readonly pick: <T>(of: readonly T[]) => T
}

export function lots(seed: string): Lots {
  const chance = chanceFrom(new Xoshiro(seedWords(seed)))
  const below = (n: number): number => chance.die(n) - 1
  return { below, pick: (of) => of[below(of.length)] as never }
}

/** The hexes within so many steps of a hex, it included. */
export function within(hex: Space, steps: number): Space[] {
  const found = new Set([hex])
  let edge = [hex]
  for (let n = 0; n < steps; n++) {
    const next: Space[] = []
    for (const from of edge)
      for (let d = 0; d < 6; d++) {
        const to = cell(printed.board.around, 6 * from + d)
        if (to >= 0 && !found.has(to) && printed.grounds[cell(printed.ground, to)]?.id !== 'all-sea') {
          found.add(to)
          next.push(to)
        }
      }
    edge = next
  }
  return [...found]
}

/** A position with some thirty units in a few hexes around one of the centres, in random states. */
export function scattered(seed: string, phase: number): Descent {
  const { below, pick } = lots(seed)
  const centre = printed.board.named.get(pick(CENTRES)) ?? 0
  const hexes = within(centre, 2)
  const sides = new Map<Space, string>()
  const units: Record<string, Standing> = {}
  for (let n = 0; n < 34; n++) {
    const u = below(printed.units.length)
    const def = printed.units[u]
    const hex = pick(hexes)
    if (!def || units[def.id] !== undefined || (sides.get(hex) ?? def.seat) !== def.seat) continue
    sides.set(hex, def.seat)
    const mode = (['dispersed', 'concentrated', 'travel'] as const)[pick(def.modes)]
    units[def.id] = {
      at: printed.board.ids[hex] ?? '',
      ...(mode && !def.leader ? { mode } : {}),
      strength: def.leader ? 0 : 1 + below(def.strength),
      ...(below(6) === 0 && !def.leader ? { disrupted: true as const } : {}),
      ...(below(8) === 0 && !def.leader ? { depleted: true as const } : {}),
      ...(below(8) === 0 ? { activated: false as const } : {}),
    }
  }
  const s = position({ units, phase, turn: pick([3, 12, 24]), weather: pick([0, 3, 9, 12]) })
  for (const hex of hexes) if (below(5) === 0) s.entrenched.push(hex)
  for (let u = 0; u < printed.units.length; u++) {
    if (below(7) === 0 && printed.units[u]?.nation === 'paratroop') s.fatigued[u] = 1
    if (below(9) === 0) s.newLeader[u] = printed.units[u]?.leader ? 1 : 0
    if (below(6) === 0 && printed.units[u]?.seat === 'commonwealth' && !printed.units[u]?.leader) s.check[u] = below(7)
  }
  if (below(5) === 0) s.kingDead = true
  s.irregularDay = below(3) === 0 ? s.turn - 1 : 0
  s.irregularNight = below(4) === 0 ? s.turn - 1 : 0
  return s
}

/** Counters of a hex from top to bottom, read from the two rows `at` and `place` alone. */
export const pile = (s: Descent, hex: Space): Unit[] =>
  printed.units
    .map((_, u) => u)
    .filter((u) => cell(s.at, u) === hex)
    .sort((a, b) => cell(s.place, a) - cell(s.place, b))
