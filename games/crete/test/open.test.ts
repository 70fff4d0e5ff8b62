// Crete 1941 has no secrets: whatever is planned, both seats and a spectator are shown the same.
import { fastChance, item, type Match, secretsFrom } from '@merkur/engine'
import { newMatch, present, viewOf } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { type Crete, shape } from '../state.ts'

const SEATS = ['german', 'commonwealth', 'spectator']

/** A view without what is a seat's own: its name and its question. */
const shown = (match: Match<Crete>, seat: string): unknown => ({
  ...viewOf(crete, present(match), seat),
  seat: '',
  decision: null,
})

describe('an open game', () => {
  test('[4] no field of the state is secret from anybody', () => {
    for (const seat of SEATS) expect(secretsFrom(shape, seat)).toEqual([])
  })

  for (const [scenario, options] of [
    ['standard', { drops: 'free' }],
    ['solo', {}],
  ] as const)
    test(`[13.1 8] ${scenario}: drops and sorties in the making, long or short, are shown alike to every seat and spectator`, () => {
      const match = newMatch(crete, { scenario, options, seed: `open ${scenario}`, mode: 'solo' })
      const chance = fastChance(`open ${scenario}`)
      let planned = 0
      for (let n = 0; n < 400 && !match.run.over; n++) {
        const ask = item(match.run.asks, 0)
        const keys = match.run.keys(ask.seat)
        match.play(ask.seat, match.seq, item(keys, chance.die(keys.length) - 1))
        if (match.s.aim.some((a) => a >= 0)) planned++
        const [first, ...others] = SEATS.map((seat) => shown(match, seat))
        for (const other of others) expect(other).toEqual(first)
      }
      expect(planned).toBeGreaterThan(5)
    }, 60_000)
})
