// 16.3 Camouflage: what is turned up when, and that nobody learns from the rest what is under it.
import { botNamed } from '@merkur/bots'
import { cell, copyPlay, fastChance, imagine, item, keyAt, noChance, optionsOf, type Ref } from '@merkur/engine'
import { newMatch, present, reasonsIn, viewOf } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { redraw } from '../hidden.ts'
import { kreta } from '../index.ts'
import { here, spaceId } from '../state.ts'
import { fromTheStart, type Play, position, type Setup } from './support.ts'

const full = (more: Setup) => position({ scenario: 'full', turn: 4, air: 0, ...more })
/** Cases and words of "Why not?" about a thing of the table, for the seat that is asked. */
const reasons = (play: Play, ref: Ref): string[] =>
  reasonsIn(item(play.match.run.asks, 0), ref, kreta.notAskedRule).map((r) => `${r.rule} ${r.text.id}`)
const down = (play: Play): string[] => [...play.s.maskAt].flatMap((hex) => (hex >= 0 ? [spaceId(play.s, hex)] : []))

describe('16.3 what is turned up', () => {
  test('[16.31] at the end of a movement phase every British counter within six hexes of a German', () => {
    const masks = { '24,18': '22NZ', '24,19': '23NZ', '24,17': 'empty', '60,6': '21NZ' }
    const play = full({ units: { '1/85': '24,12', '2/85': '24,2' }, masks }).say('done')
    expect(down(play)).toEqual(['24,19', '60,6'])
    expect(play.told).toContain('16.31 log.turned-up')
    const british = full({ stage: 'british-move', units: { '1/85': '24,12' }, masks }).say('done')
    expect(down(british)).toEqual(['24,19', '60,6'])
  })

  test('[16.31] K40, K42: not across the cut, not for Germans on the track', () => {
    const masks = { '90,14': '22NZ', '90,15': '23NZ' }
    const play = full({ units: { '1/85': '88,14', '2/85': 'west', '3/85': 'track-2' }, masks })
    play.say('move 2/85', 'move 3/85', 'track-1?', 'done?')
    expect(down(play)).toEqual(['90,14', '90,15'])
  })

  test('[16.32] a British unit that moves is turned up', () => {
    const masks = { '60,6': '22NZ', '44,12': '23NZ' }
    const play = full({ stage: 'british-move', units: { '1/85': '5,5' }, masks }).say('move 22NZ', '61,6')
    expect(down(play)).toEqual(['44,12'])
    expect(play.unit('22NZ')).toBe('61,6')
  })

  test('[16.32] K29: a gun that supports is turned up, and a battery that fires at paratroops', () => {
    const play = full({
      stage: 'german-combat',
      units: { '1/85': '24,12', '22NZ': '24,13' },
      masks: { '26,14': 'art1', '60,6': '23NZ' },
      dice: [4],
    }).say('attack 22NZ?', 'done', 'art1', 'done')
    expect(down(play)).toEqual(['60,6'])
    const landing = full({
      turn: 3,
      stage: 'drop',
      dropDone: true,
      units: { '1/1s': { at: 'reserve', planned: '25,9' }, '2/1s': { at: 'reserve', planned: '5,5' } },
      masks: { '25,10': 'AA1', '25,8': '22NZ', '24,8': 'empty' },
      dice: [6],
    }).say('1/1s')
    expect(down(landing)).toEqual(['25,8', '24,8'])
    // The two that did not fire are known to be no batteries.
    expect([...landing.s.quiet].slice(0, 3)).toEqual([0, 1, 1])
  })

  test('[16.33] what has been turned up is never hidden again', () => {
    const match = newMatch(kreta, { scenario: 'full', seed: 'shown', mode: 'solo', options: { start: 'suggested' } })
    const chance = fastChance('shown')
    const shown = new Set<number>()
    for (let n = 0; n < 500 && !match.run.over; n++) {
      const ask = item(match.run.asks, 0)
      const keys = optionsOf(ask)
      expect(match.play(ask.seat, match.seq, keyAt(ask, item(keys, chance.die(keys.length) - 1)))).toMatchObject({
        ok: true,
      })
      for (const u of match.s.box.british) {
        if (cell(match.s.at, u) >= 0) shown.add(u)
        if (shown.has(u)) expect(cell(match.s.cache.mask, u)).toBe(-1)
      }
    }
    expect(shown.size).toBeGreaterThan(10)
  })

  test('[16.34] empty counters that are turned up leave the board', () => {
    const play = full({ units: { '1/85': '24,12', '2/85': '24,2' }, masks: { '24,15': 'empty', '60,6': '21NZ' } })
    play.say('done')
    expect(play.told).toContain('16.34 log.empty')
    expect(down(play)).toEqual(['60,6'])
    expect(play.s.cache.british[play.s.box.spaces.indexOf('24,15')]).toBe(0)
  })

  test('[16.34] K30: an empty counter does not hinder its own side, and goes when a unit comes to rest on it', () => {
    const play = full({
      stage: 'british-move',
      units: { '1/85': '5,5', '22NZ': '60,6', '23NZ': '44,12' },
      masks: { '61,7': 'empty' },
    })
    play.say('move 22NZ', '61,7')
    expect([play.unit('22NZ'), down(play)]).toEqual(['61,7', []])
  })

  test('[16.33] what a move has turned up, an empty counter too, is not taken back', () => {
    const after = (unit: string, hex: string): boolean => {
      const units = { '1/85': '5,5', '22NZ': '60,6' }
      const play = full({ stage: 'british-move', units, masks: { '61,7': 'empty', '44,12': '23NZ' } })
      play.say(`move ${unit}`, hex)
      return play.match.canUndo('british')
    }
    expect([after('22NZ', '61,7'), after('23NZ', '44,11'), after('22NZ', '61,6')]).toEqual([false, false, true])
  })

  test('[16.34] A4: until then an empty counter fills its hex and has its zone', () => {
    const play = full({ units: { '1/85': '24,8', '2/85': '5,5' }, masks: { '24,11': 'empty' } }).say('move 1/85')
    expect(play.refused('24,11')).toBe('4.21')
    expect(play.refused('24,12')).toBe('5.21')
    const air = full({ turn: 3, units: { '1/85': 'reserve', '2/85': '5,5' }, masks: { '17,13': 'empty' } })
    expect(air.say('fly 1/85').refused('maleme-airfield')).toBe('13.11')
  })

  test('[16.34] K31: whoever lands on an empty counter owes nothing', () => {
    const play = full({
      turn: 3,
      units: { '1/1s': { at: '25,9', landed: true }, '2/85': '5,5' },
      masks: { '25,9': 'empty', '60,6': '22NZ' },
    }).say('done')
    expect(play.s.contact.includes(1)).toBe(false)
    expect(play.unit('1/1s')).toBe('25,9')
  })

  test('[16.31] K28: fire is aimed at units that are face up only', () => {
    const play = full({
      turn: 3,
      air: 12,
      stage: 'german-combat',
      units: { '1/85': '5,5', '23NZ': '80,5' },
      masks: { '60,6': '22NZ' },
    })
    expect(play.options).toEqual(['attack 23NZ', 'done'])
    expect(play.refused('attack 22NZ')).toBe('16.1')
    expect(reasons(play, { piece: 'mask-1' })).toEqual(['16.1 refuse.face-down'])
  })

  test('[16.32] K30: empty counters never move, and say so', () => {
    const masks = { '60,6': 'empty', '44,12': '23NZ' }
    const play = full({ stage: 'british-move', units: { '1/85': '5,5' }, masks })
    expect(reasons(play, { piece: 'mask-1' })).toEqual(['16.32 refuse.empty-stays'])
    const german = full({ units: { '1/85': '5,5' }, masks })
    expect(reasons(german, { piece: 'mask-1' })).toEqual(['3.1 refuse.not-yours'])
  })
})

describe('16.1 nobody learns what lies face down', () => {
  /** A full game up to the German opening of turn 1, and a copy in which all hidden counters are drawn anew. */
  function twins(seed: string) {
    const play = fromTheStart({ scenario: 'full' }).say('suggested', 'done')
    const other = copyPlay(rules, play.s, noChance('nothing is rolled'))
    redraw(other, play.s, 'german', fastChance(seed))
    other.cache = rules.freshCache(other)
    return { play, other }
  }

  test('[16.1/1] in an imagined world the same counters lie on the same hexes, with other units under them', () => {
    const { play, other } = twins('a')
    expect([...other.maskAt]).toEqual([...play.s.maskAt])
    expect([...other.maskOf].sort()).toEqual([...play.s.maskOf].sort())
    expect([...other.maskOf]).not.toEqual([...play.s.maskOf])
  })

  test('[16.1/1] K29: who did not fire at paratroops is no battery in any imagined world', () => {
    const { play } = twins('b')
    const near = [...play.s.maskAt].flatMap((_, m) => (m % 2 === 0 ? [m] : []))
    const batteries = (m: number): boolean => item(play.s.box.units, Math.max(0, cell(play.s.maskOf, m))).antiAircraft
    for (const m of near) if (!batteries(m)) play.s.quiet[m] = 1
    for (let i = 0; i < 30; i++) {
      const world = copyPlay(rules, play.s, noChance('nothing is rolled'))
      redraw(world, play.s, 'german', fastChance(`w${i}`))
      for (let m = 0; m < world.maskAt.length; m++) {
        const u = cell(world.maskOf, m)
        if (cell(play.s.quiet, m) === 1 && u >= 0) expect(item(play.s.box.units, u).antiAircraft).toBe(false)
      }
    }
  })

  test('[16.1/1] the British seat knows its own counters', () => {
    const { play } = twins('c')
    const world = copyPlay(rules, play.s, noChance('nothing is rolled'))
    redraw(world, play.s, 'british', fastChance('x'))
    expect([...world.maskOf]).toEqual([...play.s.maskOf])
  })

  test('[16.1/1] whether Layforce is asked for its port does not tell which ports hold empty counters', () => {
    const ports = ['33,17', '38,15', '76,13', '99,13']
    const phase = (open: readonly string[]) => {
      const units = ['22NZ', '23NZ', '21NZ', '20NZ']
      const masks = Object.fromEntries(ports.map((hex, i) => [hex, open.includes(hex) ? 'empty' : (units[i] ?? '')]))
      const at = { '1/85': '60,6', Lay1: 'reserve' }
      return full({ stage: 'british-move', begin: 'arrive', turn: 8, units: at, masks })
    }
    const seen = (play: Play): string => JSON.stringify(viewOf(kreta, present(play.match), 'german'))
    const [one, two] = [phase(['76,13']), phase(['76,13', '99,13'])]
    expect([one.options, two.options]).toEqual([['76,13'], ['76,13', '99,13']])
    expect(seen(two)).toBe(seen(one))
  })

  test('[16.1/1] the German view and the German bot are the same whatever is under the counters', async () => {
    const bot = await botNamed(kreta, 'bot')
    // One true game; at many moments its hidden counters are drawn anew, and nothing the German seat gets may change.
    const match = newMatch(kreta, { scenario: 'full', seed: 'leak', mode: 'solo', options: { start: 'suggested' } })
    const chance = fastChance('leak')
    let looks = 0
    for (let n = 0; n < 420 && !match.run.over; n++) {
      const ask = item(match.run.asks, 0)
      const keys = optionsOf(ask)
      const usual = keys.find((i) => ask.usual?.(item<never>(ask.of, i)))
      const pick = usual !== undefined && chance.die(4) === 1 ? usual : item(keys, chance.die(keys.length) - 1)
      if (ask.seat === 'german' && n % 6 === 0) {
        looks++
        const seen = JSON.stringify(viewOf(kreta, present(match), 'german'))
        const real = { masks: [...match.s.maskOf], cache: match.s.cache }
        redraw(match.s, match.s, 'german', fastChance(`drawn ${n}`))
        match.s.cache = rules.freshCache(match.s)
        expect(JSON.stringify(viewOf(kreta, present(match), 'german'))).toBe(seen)
        real.masks.forEach((u, m) => {
          match.s.maskOf[m] = u
        })
        match.s.cache = real.cache
        const draws = () => fastChance(`world ${n}`)
        const other = imagine(match, 'german', fastChance(`drawn ${n}`)).again(draws())
        expect(bot.choose(other, draws())).toBe(bot.choose(imagine(match, 'german', draws()), draws()))
      }
      expect(match.play(ask.seat, match.seq, keyAt(ask, pick))).toMatchObject({ ok: true })
    }
    expect(looks).toBeGreaterThan(20)
    expect(here(match.s, 0)).toBeGreaterThanOrEqual(-1)
  }, 60_000)
})
