// What a player is told before a click is what happens after it: values and odds of attacks and bombings.
import { type About, copyPlay, fastChance, item, keyAt, optionsOf, Run } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { BANDS, bandChances, bandOf, SWING } from '../rules/values.ts'
import { scatter } from './literal/scatter.ts'
import { position } from './support.ts'

const totals = (about: About | undefined): unknown =>
  about?.breakdowns?.[0]?.terms.filter((t) => t.total).map((t) => t.value)

describe('odds', () => {
  test('[7/3] two dice less two dice: 1296 ways, as counted one by one', () => {
    const ways = new Array<number>(21).fill(0)
    for (let n = 0; n < 1296; n++) {
      const die = (i: number): number => (Math.floor(n / 6 ** i) % 6) + 1
      const d = die(0) + die(1) - die(2) - die(3)
      ways[d + 10] = (ways[d + 10] ?? 0) + 1
    }
    for (const [i, p] of SWING.entries()) expect(p).toBeCloseTo((ways[i] ?? 0) / 1296, 12)
  })

  test('[7.4/1] the chances of the bands are those of the differences', () => {
    const { s } = position({ units: { 'C-22': 'W12', 'G-I/FJ1': 'W10' } })
    for (let lead = -25; lead <= 25; lead++) {
      const chances = bandChances(s, lead)
      expect(BANDS.reduce((sum, b) => sum + chances[b], 0)).toBeCloseTo(1, 12)
      let won = 0
      for (let d = -10; d <= 10; d++) if (bandOf(s, lead + d) === 'won') won += SWING[d + 10] ?? 0
      expect(chances.won).toBeCloseTo(won, 12)
    }
  })
})

describe('previews', () => {
  test('results good for who attacks or bombs look good, results bad for him bad, before the dice and after', () => {
    const units = { 'C-22': 'W12', 'G-I/FJ1': 'W10', 'G-Ju87': { at: 'luftwaffe', aim: 'W12' } }
    const shot = position({ active: 'W10', units, dice: [6, 6, 1, 1] }).say('shoot G-I/FJ1')
    const bombed = position({ doing: 'flying', units, dice: [6, 6, 1, 1] })
    for (const [play, tones] of [
      [shot, ['bad', 'bad', 'light', 'good', 'good']],
      [bombed, ['none', 'good', 'good']],
    ] as const) {
      const roll = play.match.journal.find((l) => l.kind === 'fire')?.roll
      expect(roll?.breakdown?.outcomes.map((o) => o.tone)).toEqual(tones)
      expect(roll?.tone).toBe('good')
    }
  })

  test('a bombardment or a choice of guns is rolled with the values that were shown', () => {
    let seen = 0
    for (let i = 0; i < 300; i++) {
      const s = scatter(`preview ${i}`)
      const run = new Run(crete, copyPlay(crete, s, fastChance(`dice ${i}`)), 'act')
      run.s.journal = []
      const chance = fastChance(`answers ${i}`)
      let shown: unknown
      for (let n = 0; n < 8 && !run.over; n++) {
        const ask = item(run.asks, 0)
        const options = optionsOf(ask)
        const wanted = options.filter((o) => /^(assault|shoot|bombard|fight)/.test(keyAt(ask, o)))
        const pick = item(
          wanted.length > 0 ? wanted : options,
          chance.die((wanted.length > 0 ? wanted : options).length) - 1,
        )
        const about = ask.preview?.(item<never>(ask.of, pick))
        if (['guns', 'defence-guns', 'main', 'bombard', 'bombing-guns'].includes(ask.id)) shown = totals(about)
        const before = run.s.journal.length
        run.give(0, pick)
        const fired = run.s.journal.slice(before).find((l) => l.kind === 'fire')
        if (fired) {
          if (shown !== undefined && run.s.journal.filter((l) => l.kind === 'fire').length === 1) {
            const last = fired.roll?.breakdown?.terms.filter((t) => t.total).map((t) => t.value)
            if (ask.id !== 'reroll' && ask.id !== 'named') {
              expect(last).toEqual(shown)
              seen++
            }
          }
          break
        }
      }
    }
    expect(seen).toBeGreaterThan(30)
  })
})
