// 3.2 The German plan, hidden from the Allied seat: what an imagined world may change, and what it may not.
import { cell, copyPlay, fastChance, imagine, item, keyAt, noChance, optionsOf } from '@merkur/engine'
import { newMatch, positionOf } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { redraw } from '../hidden.ts'
import { maleme } from '../index.ts'
import { type Play, position } from './support.ts'

const hexes = ['0109', '0204', '0213', '0715', '0811', '1008', '1014', '1412']
const drops = ['3/4', '5', '7', '9', '10', '11', 'dummy-1', 'dummy-2']
const plan = Object.fromEntries(drops.map((d, i) => [d, hexes[i] ?? '']))

const before = (revealed: readonly string[]): Play =>
  position({
    begin: 'reveal',
    stage: 'drop',
    time: revealed.length === 0 ? '8:30' : '9:00',
    plan,
    revealed,
    units: {
      ...Object.fromEntries(rules.box.units.filter((u) => u.seat === 'german').map((u) => [u.id, 'waiting'])),
      '8/I': { at: 'waiting', assigned: '5' },
      '8/II': { at: 'waiting', assigned: '7' },
      'L-Stentzler': { at: 'waiting', assigned: '5' },
      '12/I': { at: 'waiting', assigned: '9' },
      '12/II': { at: 'waiting', assigned: '10' },
      'L-Scherber': { at: 'waiting', assigned: '11' },
    },
  })

/** The plan and the assignments as `seat` may imagine them. */
function imagined(play: Play, seat: string, seed: string): { plan: string[]; assigned: string[] } {
  const world = copyPlay(rules, play.s, noChance('redrawing has a chance of its own'))
  redraw(world, play.s, seat, fastChance(seed))
  const { box } = world
  return {
    plan: box.drops.map((_, d) => box.spaces[cell(world.plan, d)] ?? ''),
    assigned: box.units.flatMap((u, i) =>
      u.choices.length > 0 ? [`${u.id} ${box.groups[cell(world.assigned, i)]?.id}`] : [],
    ),
  }
}

const worlds = (play: Play, seat: string) => Array.from({ length: 60 }, (_, i) => imagined(play, seat, `w${i}`))

describe('3.2 the hidden plan', () => {
  test('[3.2/2] while it is made, what the Allied seat may imagine or write down holds no answer of it', () => {
    const match = newMatch(maleme, { scenario: 'standard', seed: 'plan', mode: 'solo' })
    const answer = (): void => {
      const ask = item(match.run.asks, 0)
      const open = optionsOf(ask)
      const key = keyAt(ask, item(open, match.seq % open.length))
      expect(match.play(ask.seat, match.seq, key)).toMatchObject({ ok: true })
    }
    answer()
    answer()
    const seen = new Map<number, Set<string>>()
    while (match.run.activity === 'german-plan') {
      const texts = Array.from({ length: 12 }, (_, i) => {
        const moment = imagine(match, 'allied', fastChance(`w${i}`)).moment()
        expect(moment.inputs).toEqual([])
        return JSON.stringify(positionOf(maleme, moment, 'standard', {}))
      })
      seen.set(match.seq, new Set(texts))
      answer()
    }
    // Before the first answer there is nothing to imagine; one answer has two ways, and then there are many.
    expect([seen.get(2)?.size, seen.get(3)?.size]).toEqual([1, 2])
    for (let seq = 6; seq < match.seq; seq++) expect(seen.get(seq)?.size, `after ${seq}`).toBeGreaterThan(6)
  })

  test('[3.2/2] to the Allied seat every face-down marker may lie on any of the hexes, the gliders on three', () => {
    const seen = worlds(before(['3/4']), 'allied')
    for (const world of seen) expect([...world.plan].sort()).toEqual(hexes)
    expect(new Set(seen.map((w) => w.plan[0]))).toEqual(new Set(['0109']))
    for (let d = 1; d < drops.length; d++) expect(new Set(seen.map((w) => w.plan[d])).size).toBe(7)
  })

  test('[3.2/2] before the gliders have landed they may lie on their three hexes alone', () => {
    // 8:30 has one group, which is turned up before anybody is asked: imagine from the plan itself.
    const play = before(['3/4'])
    play.s.revealed[0] = 0
    expect(new Set(worlds(play, 'allied').map((w) => w.plan[0]))).toEqual(new Set(['0109', '0204', '1008']))
  })

  test('[3.2/1] a leader may land with any group of his battalion that has not been turned up', () => {
    const seen = worlds(before(['3/4', '5']), 'allied')
    const of = (unit: string): Set<string> =>
      new Set(
        seen.flatMap((w) => w.assigned.filter((a) => a.startsWith(`${unit} `)).map((a) => a.slice(unit.length + 1))),
      )
    expect(of('12/I')).toEqual(new Set(['9', '10', '11']))
    expect(of('8/I')).toEqual(new Set(['5']))
    expect(of('8/II')).toEqual(new Set(['7']))
  })

  test('[3.2/2] the German seat knows its own plan', () => {
    for (const world of worlds(before(['3/4']), 'german')) expect(world.plan).toEqual(hexes)
  })

  test('[3.2/2] before a marker lies, there is nothing to imagine', () => {
    const play = position({ begin: 'allied-setup', stage: 'allied-setup', setUp: 'printed' })
    expect(imagined(play, 'allied', 'w').plan).toEqual(['', '', '', '', '', '', '', ''])
  })
})
