// What a player is shown before the dice fall is what is rolled: same title, same chances, in random play of every scenario.
import { type Breakdown, fastChance, item, keyAt, newPlay, optionsOf, Run } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { rules } from '../game.ts'
import { strayBreakdown } from '../rules/airstrikes.ts'
import { tankBreakdown } from '../rules/armor.ts'
import { scatterBreakdown } from '../rules/scatter.ts'
import { shotBreakdowns } from '../rules/shot.ts'
import type { Descent } from '../state.ts'
import { hex, position, unit } from './support.ts'

/** Questions whose answer throws dice at once. */
const THROWS = new Set([
  ...['shot', 'part', 'direction', 'opportunity', 'opportunity-firers', 'opportunity-shot'],
  ...['landing-modes', 'landing-fire', 'landing-hex', 'more-reserves', 'drop-hex'],
  ...['irregular-target', 'strike-target', 'airfield-hex'],
])
/** Answers that only leave a question. */
const LEAVES = new Set(['cease', 'pass', 'hold', 'place'])

const same = (b: Breakdown): string => JSON.stringify([b.title, b.outcomes])

/** Plays by chance; gives for every answer that threw dice what it rolled first, and whether that was shown. */
function rolled(scenario: string, seed: string, most: number): { ask: string; shown: boolean; what: string }[] {
  const s = newPlay(rules, { scenario, options: {} })
  s.chance = fastChance(`dice ${seed}`)
  const chance = fastChance(`answers ${seed}`)
  const run = new Run<Descent>(rules, s)
  const out: { ask: string; shown: boolean; what: string }[] = []
  for (let n = 0; n < most && !run.over; n++) {
    const ask = item(run.asks, 0)
    const options = optionsOf(ask)
    const at = item(options, chance.die(options.length) - 1)
    const key = keyAt(ask, at)
    const throws = THROWS.has(ask.id) && !LEAVES.has(key) && !key.startsWith('hold ')
    const shown = throws ? new Set((ask.preview?.(item<never>(ask.of, at))?.breakdowns ?? []).map(same)) : undefined
    if (throws) s.journal = []
    run.answer(ask.seat, key)
    const first = s.journal?.find((e) => e.roll)
    const breakdown = first?.roll?.breakdown
    if (shown && first)
      out.push({
        ask: `${ask.id} ${key}`,
        shown: breakdown ? shown.has(same(breakdown)) : false,
        what: JSON.stringify(first.text),
      })
    s.journal = undefined
  }
  return out
}

describe('odds', () => {
  for (const scenario of ['28', '29', '30', '31', '32', 'bg'])
    it(`are shown before the dice of scenario ${scenario} fall, and are those that are rolled`, () => {
      const all = rolled(scenario, `shown ${scenario}`, 1200)
      expect(all.length).toBeGreaterThan(3)
      expect(all.filter((x) => !x.shown)).toEqual([])
    })
})

/** Each chance by its words, in 36ths. */
const chances = (b: Breakdown | undefined): Record<string, number> =>
  Object.fromEntries(
    (b?.outcomes ?? []).map((o) => [
      [o.label.id, ...Object.values(o.label.args ?? {}).map((x) => JSON.stringify(x).replaceAll('"', ''))].join(' '),
      Math.round(o.p * 36 * 100) / 100,
    ]),
  )

describe('chances by hand', () => {
  it('[6.31] a D is nothing to a unit that is Dispersed, a choice to one that is Concentrated, a point in Travel mode', () => {
    const at = (mode: 'dispersed' | 'concentrated' | 'travel') => {
      const s = position({ units: { 'A/23': { at: 'W0710' }, 'AR/18': { at: 'W0711', mode } } })
      return Object.keys(chances(shotBreakdowns(s, unit('A/23'), unit('AR/18'))[0])).filter((id) => id.includes('D'))
    }
    expect([at('dispersed'), at('concentrated'), at('travel')]).toEqual([
      ['result.D-idle'],
      ['result.D'],
      ['result.D-lose'],
    ])
  })

  it('[19.33] who fires out of supply is shown the die for his ammunition: paratroops are Depleted on 1 to 3', () => {
    const s = position({ units: { 'AR/1/2': 'W0711', 'A/23': 'W0710' }, turn: 12, phase: 3 })
    const [, depletion] = shotBreakdowns(s, unit('AR/1/2'), unit('A/23'))
    expect(chances(depletion)).toEqual({ 'depletion.depleted': 18, 'depletion.goes-on': 18 })
  })

  it('[17.21] [17.22] a hasty strike is on target in half of the throws, a normal one in all but 2, 3 and 12', () => {
    const s = position()
    expect(chances(strayBreakdown(s, hex('W0710'), 'hasty'))).toEqual({
      'strike.stray 0': 18,
      'strike.stray 1': 6,
      'strike.stray 2': 8,
      'strike.stray 3': 4,
    })
    expect(chances(strayBreakdown(s, hex('W0710'), 'normal'))).toEqual({
      'strike.stray 0': 32,
      'strike.stray 1': 3,
      'strike.stray 2': 1,
    })
  })

  it('[16.28] what is dropped in fair weather drifts on a 2; in the worst planes turn back on 2 and 3, and a sixth of those is lost', () => {
    expect(chances(scatterBreakdown(position({ weather: 0 }), hex('W0710')))).toEqual({
      'result.scatter on': 35,
      'result.scatter one': 1,
    })
    expect(chances(scatterBreakdown(position({ weather: 12 }), hex('W0710')))).toEqual({
      'result.scatter back': 2.5,
      'result.scatter lost': 0.5,
      'result.scatter two': 7,
      'result.scatter one': 16,
      'result.scatter on': 10,
    })
  })

  it('[23.2] a tank of the Hussars is shown its die', () => {
    const s = position({ units: { '3-Hus.1': 'W0710' } })
    expect(chances(tankBreakdown(s, unit('3-Hus.1')))).toEqual({ 'tank.broken': 6, 'tank.runs': 30 })
  })
})
