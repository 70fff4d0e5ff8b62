// The computer player: it answers every question with an option, the same for the same chance, and fires what is free.
import { greedyBot } from '@merkur/bots'
import { type Ask, cell, fastChance, imagine, item, keyAt, newPlay, optionsOf, Run, worldOf } from '@merkur/engine'
import { beginMatch } from '@merkur/suite'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { bot } from '../computer.ts'
import { dropHex, landingHex, leave, organize } from '../doctrine/acts.ts'
import { bestSet } from '../doctrine/fire.ts'
import { distances, postureOf, SFAKIA } from '../doctrine/ground.ts'
import { bestAssault, move, planOf } from '../doctrine/march.ts'
import { objectivesOf, prizeOf } from '../doctrine/objectives.ts'
import { weigh } from '../doctrine.ts'
import { rules } from '../game.ts'
import { descent } from '../index.ts'
import { distance, neighbours } from '../lines.ts'
import { type Descent, lose, spaceId } from '../state.ts'
import { hex, names, position, unit } from './support.ts'

describe('the computer player', () => {
  it('answers 80 questions of Scenario 28 with keys that are offered, the same twice for the same chance', () => {
    const retreat = item(
      descent.scenarios.filter((x) => x.id === '28'),
      0,
    )
    const match = beginMatch(descent, 'computer', { scenario: retreat })
    const player = bot()
    const met = new Set<string>()
    for (let n = 0; n < 80; n++) {
      const ask = item(match.run.asks, 0)
      const choose = () => player.choose(imagine(match, ask.seat, fastChance(`world ${n}`)), fastChance(`thought ${n}`))
      const key = choose()
      expect(choose()).toBe(key)
      met.add(ask.id)
      expect([ask.id, key, match.play(ask.seat, match.seq, key).ok]).toEqual([ask.id, key, true])
    }
    expect(met.has('step')).toBe(true)
  })
})

describe('the greedy bot', () => {
  it('[9.11 21.7] goes in no circle where a group of leaders among strangers can neither stop nor step together', () => {
    const strangers = ['2/8', '3/8', '4/8', '5/8']
    const around = neighbours(printed, hex('W0711')).map((h) => item(printed.spaces, h))
    const s = position({
      scenario: 'bg',
      turn: 2,
      phase: 11,
      units: {
        ...Object.fromEntries(['1/8', 'Hargest', 'Inglis'].map((id) => [id, 'W0711'])),
        ...Object.fromEntries(['A/23', 'A/18', ...strangers].map((id, i) => [id, item(around, i)])),
      },
    })
    s.stage = 'act'
    s.moving = [unit('Hargest'), unit('Inglis')]
    const run = new Run(rules, s)
    const ask = item(run.asks, 0)
    expect([ask.id, optionsOf(ask).filter((i) => /^(step|stop)/.test(keyAt(ask, i)))]).toEqual(['step', []])
    const chance = fastChance('circle')
    for (let n = 0; n < 12 && run.s.moving.length > 1; n++) {
      const asked = item(run.asks, 0)
      const world = worldOf(
        rules,
        { base: run.s, activity: run.activity, inputs: [], rolls: [], parallel: false },
        'commonwealth',
      )
      run.answer(asked.seat, greedyBot<Descent>().choose(world, chance))
    }
    expect(run.s.moving.length).toBe(1)
  })
})

describe('doctrine', () => {
  it('weighs every option of 400 questions of a played scenario above 0 and every refused candidate 0', () => {
    const s = newPlay(rules, { scenario: '32', options: {} })
    s.chance = fastChance('doctrine dice')
    const run = new Run(rules, s)
    const chance = fastChance('doctrine answers')
    const met = new Set<string>()
    for (let n = 0; n < 400 && !run.over; n++) {
      const ask = item(run.asks, 0)
      const options = optionsOf(ask)
      const weights = weigh(ask, run.s)
      met.add(ask.id)
      expect([ask.id, weights.flatMap((w, i) => (w > 0 ? [i] : []))]).toEqual([ask.id, options])
      const best = options.reduce((a, b) => (item(weights, b) > item(weights, a) ? b : a), item(options, 0))
      const taken = chance.die(3) === 1 ? item(options, chance.die(options.length) - 1) : best
      run.answer(ask.seat, keyAt(ask, taken))
    }
    expect([...met].length).toBeGreaterThan(6)
  })

  it('declares one formation rather than two where the penalty takes more than the second adds', () => {
    const s = position({
      phase: 3,
      units: { 'AR/1/2': 'W0711', '7R/I/2': { at: 'W0711', strength: 1 }, 'A/23': { at: 'W0710', mode: 'dispersed' } },
    })
    expect(names(bestSet(s, hex('W0710')).firers)).toEqual(['AR/1/2'])
  })

  it('assaults a weak Disrupted enemy, and nobody over a mountain hexside at bad odds', () => {
    const weak = position({ units: { 'AR/1/2': 'W1019', 'A/23': { at: 'W1020', strength: 2, disrupted: true } } })
    expect(spaceId(weak, bestAssault(weak, [unit('AR/1/2')]).hex)).toBe('W1020')
    const mad = position({
      units: { 'AR/1/2': { at: 'W0228', mode: 'dispersed', strength: 2 }, 'A/23': 'W0328', 'B/23': 'W0328' },
    })
    expect(bestAssault(mad, [unit('AR/1/2')]).gain).toBeLessThan(0.6)
  })

  it('marches towards its goal; who holds stays where nobody of the enemy is near', () => {
    const s = position({ turn: 20, units: { '85/1/1': 'W0812' } })
    expect(planOf(s, unit('85/1/1')).gain).toBeGreaterThan(0)
    const holding = position({ turn: 20, phase: 6, units: { 'A/23': 'W1530', '85/1/1': 'W0419' } })
    expect(planOf(holding, unit('A/23')).gain).toBe(0)
  })

  it('holding, strikes back at an enemy who is near and the weaker, and not at one who is the stronger', () => {
    const near = (strength: number) =>
      position({
        scenario: '29',
        turn: 3,
        phase: 6,
        units: { 'A/23': { at: 'E1720', strength: 6 }, 'AR/1/2': { at: 'E1725', strength } },
      })
    const distanceAfter = (s: Descent): number => distance(s.box, planOf(s, unit('A/23')).to, hex('E1725'))
    expect(distanceAfter(near(1))).toBeLessThan(5)
    expect(planOf(near(9), unit('A/23')).gain).toBe(0)
  })

  it('[29.51] wins back the airfield when nobody of its own stands there, and keeps who does', () => {
    const s = position({
      scenario: '29',
      turn: 8,
      phase: 6,
      units: { 'A/22': { at: 'W0420', mode: 'dispersed' }, 'B/22': 'W0519', 'AR/1/2': 'W1530' },
    })
    expect(spaceId(s, planOf(s, unit('A/22')).to)).toBe('W0419')
    expect(planOf(s, unit('B/22')).gain).toBe(0)
  })

  it('[28.5] retires towards Sfakia only where it is outnumbered', () => {
    const toSfakia = (strength: number): number => {
      const s = position({
        scenario: '28',
        turn: 83,
        phase: 6,
        units: { 'A/22': { at: 'E3512', strength: 2 }, '100/1/1': { at: 'E3212', strength } },
      })
      const road = distances(s, SFAKIA)
      return cell(road, hex('E3512')) - cell(road, planOf(s, unit('A/22')).to)
    }
    expect(toSfakia(9)).toBeGreaterThan(0)
    expect(toSfakia(1)).toBeLessThanOrEqual(0)
  })

  it('[28.43] who only passes stays in Travel mode and goes off at E6110 before anybody else is taken up', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      phase: 6,
      units: {
        'D/2-Leics': { at: 'E6110', mode: 'travel' },
        'B/2-YL': { at: 'E6010', mode: 'travel' },
        'A/22': 'E3512',
      },
    })
    for (const id of ['D/2-Leics', 'B/2-YL']) s.arrived[unit(id)] = 82
    s.opened = true
    const taken = (of: readonly unknown[]): number[] =>
      move({ of, seat: 'commonwealth', refuse: () => undefined } as unknown as Ask, s)
    const [off = 0, along = 0, done = 0] = taken([
      { verb: 'take', unit: unit('D/2-Leics') },
      { verb: 'take', unit: unit('B/2-YL') },
      { verb: 'done' },
    ])
    expect(off).toBeGreaterThan(along)
    expect(off).toBeGreaterThan(done)
    const ask = (verbs: readonly string[]): Ask =>
      ({
        of: [{ verb: 'done' }, ...verbs.map((verb) => ({ verb, unit: unit('D/2-Leics') }))],
        seat: 'commonwealth',
        refuse: () => undefined,
      }) as unknown as Ask
    const [stays = 0, leaves = 0] = leave(ask(['leave-dispersed']), s)
    expect(stays).toBeGreaterThan(leaves)
    s.mode[unit('D/2-Leics')] = 0
    const [done2 = 0, travels = 0, spreads = 0] = organize(ask(['to-travel', 'to-dispersed']), s)
    expect(travels).toBeGreaterThan(done2)
    expect(spreads).toBeLessThan(done2)
  })

  it('[28.5] a point of the reinforcements is a prize: the first one most, each more than another point', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      setUp: 'printed',
      units: { 'D/2-Leics': 'E4504', 'A/22': 'E3512', '5-Mountain': 'E2223', '100/1/1': 'E2521' },
    })
    s.arrived[unit('D/2-Leics')] = 82
    const first = prizeOf(s, unit('D/2-Leics'))
    expect(first).toBe(7)
    lose(s, unit('D/2-Leics'), 1)
    expect(prizeOf(s, unit('D/2-Leics'))).toBe(2)
    expect(prizeOf(s, unit('A/22'))).toBe(1)
    expect(prizeOf(s, unit('100/1/1'))).toBe(1)
    expect(prizeOf(s, unit('5-Mountain'))).toBeGreaterThan(1)
  })

  it('[33.5] counts every Strength point alike in the Battle Game, where both sides have 2 for each', () => {
    const s = position({ units: { 'A/22': 'E3512', 'AR/1/2': 'W0419' } })
    expect([prizeOf(s, unit('A/22')), prizeOf(s, unit('AR/1/2'))]).toEqual([1, 1])
  })

  it('[28.45] 5 Mountain follows the fight along the road, so that those who fight stay in its supply range', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      phase: 11,
      units: {
        '5-Mountain': 'E2223',
        '100/1/1': { at: 'E3018', mode: 'dispersed' },
        '100/1/2': { at: 'E3017', mode: 'dispersed' },
        'A/22': 'E3212',
      },
    })
    const far = (hq: number): number => distance(s.box, hq, hex('E3018'))
    const plan = planOf(s, unit('5-Mountain'))
    expect(far(plan.to)).toBeLessThan(far(hex('E2223')))
    expect(cell(s.box.onRoute, plan.to)).toBe(1)
  })

  it('[30.5] presses on from Pirgos, which the Germans hold from the start: twenty points more must be fought for', () => {
    const s = position({
      scenario: '30',
      turn: 15,
      phase: 13,
      units: { 'II/3/9': { at: 'W0616', mode: 'dispersed' }, '7-NZFC/5': { at: 'W0812', mode: 'concentrated' } },
    })
    const far = (from: number): number => distance(s.box, from, hex('W0812'))
    expect(far(planOf(s, unit('II/3/9')).to)).toBeLessThan(far(hex('W0616')))
  })

  it('[32.5] counterattacks on Maleme: far from the enemy every Commonwealth unit that can gains ground towards the airfield', () => {
    const s = position({ scenario: '32', turn: 21, phase: 6, units: { 'A/20': 'W0812', '100/1/1': 'W0419' } })
    const road = distances(s, ['W0419', 'W0519'])
    expect(cell(road, planOf(s, unit('A/20')).to)).toBeLessThan(cell(road, hex('W0812')))
  })

  it('[16.2] lands near what the scenario is about, and not where the enemy fires', () => {
    const s = position({ units: { 'A/22': { at: 'W0715', mode: 'dispersed' }, 'AR/1/2': 'W1530' } })
    const places = ['W0518', 'W0716', 'E2030'].map(hex)
    const ask = { of: places, seat: 'german', refuse: () => undefined, as: { key: String } } as unknown as Ask
    const [by = 0, underFire = 0, far = 0] = landingHex(ask, s)
    expect(by).toBeGreaterThan(underFire)
    expect(by).toBeGreaterThan(far)
  })

  it('[16.3] drops supply where own units would be fed by it', () => {
    const s = position({ units: { 'AR/1/2': 'W1530', 'AR/1/3': 'W1530' } })
    const ask = {
      of: ['W1530', 'W1540'].map(hex),
      seat: 'german',
      refuse: () => undefined,
      as: { key: String },
    } as unknown as Ask
    const [fed = 0, idle = 0] = dropHex(ask, s)
    expect(fed).toBeGreaterThan(idle)
  })

  it('[33.5] turns from the airfield to Canea when both its hexes are German', () => {
    const s = position({ turn: 20, units: { '85/1/1': 'W0812' } })
    const turned = (owner: number): readonly string[] => {
      s.owner.fill(owner)
      return postureOf(s, 'german').goals
    }
    expect(turned(2)).toEqual(['W0419', 'W0519'])
    expect(turned(1)).toEqual(['E1727', 'E2122'])
  })

  it('[33.5] values the hexes of the schedule: the airfield above a village, and less the fewer reckonings are left', () => {
    const worth = (turn: number, id: string): number =>
      objectivesOf(position({ turn })).find((o) => o.hex === hex(id))?.worth ?? 0
    expect(worth(3, 'W0419')).toBeGreaterThan(worth(3, 'E2122'))
    expect(worth(3, 'E2122')).toBeGreaterThan(0)
    expect(worth(80, 'W0419')).toBeLessThan(worth(3, 'W0419'))
  })
})

describe('doctrine in the Command Phase', () => {
  const best = (s: Descent): unknown => {
    const run = new Run(rules, s)
    const ask = item(run.asks, 0)
    const weights = weigh(ask, run.s)
    return ask.of[weights.indexOf(Math.max(...weights))]
  }

  it('[13.1] pays for the formation that has most to do before the points are lost', () => {
    const s = position({
      phase: 8,
      units: {
        '23/5-Bde': { at: 'W1016', activated: false },
        'A/23': { at: 'W1016', activated: false },
        '28/5-Bde': { at: 'E2122', activated: false },
        'A/28': { at: 'E2122', activated: false },
        'AR/1/2': 'W1014',
      },
    })
    s.commandLeft = 5
    s.stage = 'act'
    expect(best(s)).toMatchObject({ verb: 'pay', unit: unit('23/5-Bde') })
  })

  it('[16.34] uses up a marker for a headquarters out of supply near the enemy, and for none in supply', () => {
    const s = position({
      scenario: '32',
      turn: 21,
      phase: 8,
      units: { '23/5-Bde': 'W1016', 'A/23': 'W1016', 'AR/1/2': 'W1014' },
    })
    s.stage = 'act'
    s.markerAt[0] = hex('W1016')
    s.supplied.fill(0)
    expect(best(s)).toMatchObject({ verb: 'use', hex: hex('W1016') })
    s.supplied.fill(1)
    expect(best(s)).not.toMatchObject({ verb: 'use' })
  })
})
