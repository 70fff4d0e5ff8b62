// What the computer player must not miss: ground that lies open, stacks that stand idle, bombs that open a way.
import { fastChance, imagine, item } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { bot } from '../computer.ts'
import { type Play, position, type Setup } from './support.ts'

const player = bot()

/** Plays the computer's answers until its turn is over, or `most` of them; gives what it said. */
function answers(setup: Setup, most = 24): { said: string[]; play: Play } {
  const play = position(setup)
  const said: string[] = []
  while (said.length < most && play.match.run.asks.length > 0) {
    const ask = item(play.match.run.asks, 0)
    if (ask.seat !== 'german') break
    const n = `${said.length}`
    const key = player.choose(imagine(play.match, 'german', fastChance(`world ${n}`)), fastChance(`think ${n}`))
    if (key === 'end') break
    said.push(`${ask.id} ${key}`)
    play.say(key)
  }
  return { said, play }
}

/** Commonwealth troops enough to make the German's case nearly hopeless. */
const STRONG = {
  'C-22': 'W09',
  'C-23': 'W09',
  'C-28': 'W15',
  'C-6Gk': 'W21',
  'C-1W': 'W25',
  'C-RM': 'W28',
  'C-2/1Aus': 'C07',
  'C-2/11Aus': 'C02',
  'C-2BW': 'E08',
} as const

describe('the computer player of Crete', () => {
  test('however far behind, it walks into an objective that lies open beside it', () => {
    const { play } = answers({ turn: 8, units: { ...STRONG, 'G-III/FJ1': 'E04' } })
    expect(play.unit('G-III/FJ1')).toBe('E05')
  })

  test('a stack that could join a fight over an objective does not stand idle', () => {
    const stack = { 'G-I/FJ3': 'W06', 'G-II/FJ3': 'W06', 'G-III/FJ3': 'W06', 'G-Heydrich': 'W06' }
    const { said } = answers({ turn: 9, units: { ...STRONG, ...stack, 'G-I/Sturm': 'W09' } })
    expect(said.filter((x) => x.startsWith('to ')).length).toBeGreaterThan(1)
  })

  test('aircraft go where a few steps are left in an objective with German troops beside it, and not all at one step', () => {
    const planes = { 'G-Ju87': 'luftwaffe', 'G-Ju88a': 'luftwaffe', 'G-Ju88b': 'luftwaffe', 'G-He111': 'luftwaffe' }
    const weak = { 'C-3Gk': { at: 'E05', reduced: true }, 'C-1Gk': { at: 'W17', reduced: true } } as const
    const { said } = answers(
      { turn: 8, doing: 'aiming', units: { ...STRONG, ...planes, ...weak, 'G-III/FJ1': 'E04' } },
      4,
    )
    expect(said).toContain('aim E05')
    expect(said.filter((x) => x === 'aim W17').length).toBeLessThan(3)
  })

  test('before the random set-up it keeps off objectives, which are going to be garrisoned', () => {
    const play = position({ scenario: 'solo', begin: 'wave', stage: 'wave', turn: 1, setUp: 'printed' })
    const landed: string[] = []
    while (play.decision === 'landing') {
      const key = player.choose(
        imagine(play.match, 'german', fastChance('world')),
        fastChance(`think ${landed.length}`),
      )
      landed.push(key)
      play.say(key)
      if (landed.length > 10) break
    }
    const objectives = play.s.box.objectives.map((a) => play.s.box.spaces[a])
    expect(landed.length).toBeGreaterThan(5)
    expect(landed.filter((a) => objectives.includes(a))).toEqual([])
  })
})
