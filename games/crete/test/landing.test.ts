// 5.2 Parachutes and gliders: the test, its modifiers, the compulsory combat.
import { describe, expect, test } from 'vitest'
import { testBreakdown } from '../rules/landing.ts'
import { fromTheStart, position, type Standing } from './support.ts'

/** What is added to the die of a counter that comes down in an area. */
function added(unit: string, area: string, units: Record<string, Standing> = {}, solo = false): number {
  const play = position({ turn: 4, units: { [unit]: 'reinforcements', ...units }, solo, begin: 'activate' })
  const { s } = play
  const terms = testBreakdown(
    s,
    s.box.units.findIndex((u) => u.id === unit),
    s.box.spaces.indexOf(area),
  ).terms
  return Number(terms.at(-1)?.value)
}

const cw = ['C-18', 'C-19', 'C-20', 'C-22', 'C-23', 'C-28']
const enemies = (n: number, area: string): Record<string, string> =>
  Object.fromEntries(cw.slice(0, n).map((u) => [u, area]))

describe('5.2 the landing test', () => {
  test('[5.2/4 5.2/5 5.2/6 5.2/7] flat 0, difficult +1, hill +3, mountain +4', () => {
    const glider = { 'G-RamckeFJ': { at: 'reinforcements', glider: true } } as const
    expect(['W16', 'W08', 'W17', 'W02'].map((a) => added('G-RamckeFJ', a, glider))).toEqual([0, 1, 3, 4])
  })

  test('[5.2/8 5.2/9 5.2/10 5.2/13] 1 or 2 enemies +1, 3 or 4 +2, 5 or 6 +3, and all is added up', () => {
    const glider = { 'G-RamckeFJ': { at: 'reinforcements', glider: true } } as const
    const by = (n: number): number => added('G-RamckeFJ', 'W17', { ...glider, ...enemies(n, 'W17') })
    expect([1, 2, 3, 4, 5, 6].map(by)).toEqual([4, 4, 5, 5, 6, 6])
  })

  test('[5.2/11] a parachute without a glider -1, but not in solitaire', () => {
    expect(added('G-RamckeFJ', 'W16')).toBe(-1)
    expect(added('G-RamckeFJ', 'W16', {}, true)).toBe(0)
  })

  test('[5.2/12] in solitaire +1 with enemies in a neighbouring area', () => {
    expect(added('G-RamckeFJ', 'W16', { 'C-22': 'W15' }, true)).toBe(1)
    expect(added('G-RamckeFJ', 'W16', { 'C-22': 'W15' })).toBe(-1)
  })

  test('[5.2/1 5.2/2 5.2/15] each counter has a die, leaders too; 6 or more reduces', () => {
    const play = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-III/Sturm': 'reinforcements', 'G-Heydrich': 'reinforcements', 'C-23': 'W11' },
      dice: [5, 6, 1, 1, 6, 6],
    })
    expect(play.rolls.slice(0, 2)).toEqual([
      { added: 1, total: 6, result: 'reduced' },
      { added: -1, total: 5, result: 'safe' },
    ])
    expect(play.unit('G-Heydrich')).toBe('W19')
  })

  test('[5.2/15] a counter that is reduced already is eliminated', () => {
    const play = position({
      turn: 4,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-Ramcke': { at: 'reinforcements', reduced: true }, 'G-I/FJ1': 'E14' },
      dice: [6],
    })
    play.say('E02')
    expect(play.unit('G-Ramcke')).toBe('regrouping reduced')
  })
})

describe('5.2 landing among enemies', () => {
  const units = {
    'G-III/Sturm': 'reinforcements',
    'G-IV/FJ3': 'reinforcements',
    'C-23': 'W11',
    'C-Hargest': 'W15',
    'C-8Gk': 'W18',
  }

  test('[5.2/17] all tests first, then one assault an area with all that landed there, in the order the German likes', () => {
    const play = position({ turn: 1, begin: 'drop', doing: 'placing', units, dice: [1, 1, 1, 1, 6, 6, 6, 6, 1, 1] })
    expect(play.decision).toBe('landing-fight')
    expect(play.options).toEqual(['W11', 'W18'])
    play.say('W11')
    expect(play.rolls[2]).toMatchObject({ attack: 3, defence: 8, result: 'repulsed' })
    play.say('W14')
    expect(play.rolls[3]).toMatchObject({ attack: 3, defence: 9, result: 'won' })
  })

  test('[5.2/17] the defender is supported only by artillery in that very area', () => {
    const beside = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-III/Sturm': 'reinforcements', 'C-23': 'W11', 'C-Hargest': 'W14' },
      dice: [1, 1, 1, 6, 6],
    })
    expect(beside.rolls[1]).toMatchObject({ defence: 8 })
    const there = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-III/Sturm': 'reinforcements', 'C-23': 'W11', 'C-Hargest': 'W11' },
      dice: [1, 1, 1, 6, 6],
    })
    there.say('C-Hargest')
    expect(there.rolls[1]).toMatchObject({ defence: 7 + 1 + 1 + 6 })
  })

  test('[5.2/18 3.2/9] all who jumped are scattered and do nothing more in that turn', () => {
    const play = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-I/FJ3': 'reinforcements', 'C-8Gk': 'W18' },
      dice: [1],
    })
    expect(play.refused('W19')).toBe('4')
    expect(play.s.scatter[play.s.box.units.findIndex((u) => u.id === 'G-I/FJ3')]).toBe(1)
  })

  test('[5.2/19] who came by glider is ready at once', () => {
    const play = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-I/Sturm': { at: 'reinforcements', glider: true }, 'C-22': 'W09' },
      dice: [1],
    })
    play.say('W10')
    expect(play.refused('shoot G-I/Sturm')).toBeUndefined()
  })
})

describe('13.1 where they jump', () => {
  test('[12/8] a free drop of the first wave is anywhere on the west map', () => {
    const play = fromTheStart({ options: { drops: 'free', bombing: 'no' } })
    play.say('done', 'box')
    expect(play.decision).toBe('landing')
    expect(play.options).toHaveLength(34)
    expect(play.refused('C03')).toBe('13.1')
  })
})
