// 7.0 Artillery: fire alone, support of attack and defence, guns with an enemy beside them.
import { describe, expect, test } from 'vitest'
import { position, type Setup, where } from './support.ts'

const german = (more: Setup) => position({ stage: 'german-combat', air: 0, ...more })
const british = (more: Setup) => position({ stage: 'british-combat', air: 0, ...more })

/** A fight far away that keeps the choice of combats open. */
const other = { '3/100': '44,12', '16AU': '44,13' }

describe('7.1 and 7.2 fire', () => {
  test('[7.11] guns attack alone, support an attack and support a defence without an enemy beside them', () => {
    const alone = german({ units: { '95art1': '24,9', '22NZ': '24,13' }, dice: [4] })
    alone.say('attack 22NZ?', '95art1', 'done')
    expect(alone.rolls[0]).toMatchObject({ attack: 3, defence: 4 })
    const both = german({ units: { '1/85': '24,12', '95art1': '24,9', '22NZ': '24,13', art1: '26,14' }, dice: [4] })
    both.say('attack 22NZ?', '95art1', 'done', 'art1', 'done')
    expect(both.rolls[0]).toMatchObject({ attack: 8, defence: 6 })
  })

  test('[7.21] guns attack in the combat phase of their own side, by the ordinary procedure', () => {
    const units = { '95art1': '24,9', '22NZ': '24,13', art1: '21,10' }
    const ours = german({ units: { ...units, ...other } })
    expect(ours.options).toContain('attack 22NZ')
    const theirs = british({ units, dice: [1] }).say('attack 95art1?', 'art1', 'done')
    expect(theirs.rolls[0]).toMatchObject({ attack: 2, defence: 1, row: 'clear', number: 7 })
  })

  test('[7.22 7.34] a gun attacks one unit, or supports one attack, and is done for the phase', () => {
    const play = german({ units: { '95art1': '24,9', '22NZ': '24,13', '23NZ': '26,11', ...other }, dice: [4] })
    play.say('attack 22NZ?')
    expect(play.options).not.toContain('23NZ')
    play.say('95art1', 'done')
    expect(play.refused('attack 23NZ')).toBe('6.11')
    const twice = german({
      units: { '95art1': '24,10', '1/85': '24,12', '22NZ': '24,13', '2/85': '22,10', '23NZ': '22,11', ...other },
      dice: [6],
    })
    twice.say('attack 22NZ?', '95art1', 'done', 'attack 23NZ')
    expect(twice.refused('95art1')).toBe('7.34')
  })

  test('[7.23] several guns attack one unit with their fire added', () => {
    const play = german({ units: { '95art1': '24,9', '95art2': '25,10', '22NZ': '24,13' }, dice: [4] })
    play.say('attack 22NZ?', '95art1', '95art2', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 6, defence: 4 })
  })

  test('[7.24 2.2/35] the target must be in range, so many hexes and no more', () => {
    const at = (hex: string) =>
      british({ units: { art1: hex, AA1: '22,9', '1/85': '24,12', '2/85': '40,12', '23NZ': '40,13' } })
    expect(at('24,9').options).toContain('attack 1/85')
    expect(at('24,8').refused('attack 1/85')).toBe('6.11')
    const near = german({ units: { '95art1': '24,8', '1/85': '24,12', '22NZ': '24,13' } }).say('attack 22NZ?')
    expect(near.refused('95art1')).toBe('7.24')
  })

  test('[7.25] A10: a gun without an enemy beside it bears no result of fire', () => {
    const play = position({ stage: 'german-combat', units: { art1: '24,13', '1/85': '60,6' }, dice: [1] })
    play.say('attack art1?', 'done', '12')
    expect(play.rolls[0]).toMatchObject({ attack: 12, result: 'B3' })
    expect(play.unit('art1')).toBe('24,13')
    expect(play.told).not.toContain('6.33 log.eliminated')
  })

  test('[7.25] nor does the gun that fires', () => {
    const play = german({ units: { '95art1': '24,9', '28NZ': '24,13' }, dice: [6] }).say(
      'attack 28NZ?',
      '95art1',
      'done',
    )
    expect(play.rolls[0]).toMatchObject({ result: '-' })
    expect(play.unit('95art1')).toBe('24,9')
  })

  test('[7.26] guns never pursue, even when they won beside their enemy', () => {
    const play = german({ units: { '95art1': '24,10', AA1: '24,11', ...other }, dice: [1] }).say('attack AA1?', 'done')
    while (play.decision === 'retreat') play.say(play.options[0] ?? '')
    expect(play.rolls[0]).toMatchObject({ attack: 3, defence: 1, result: 'B2' })
    expect(play.s.victors).toEqual([])
    expect(play.unit('95art1')).toBe('24,10')
  })

  test.each([
    [12, 6, '-'],
    [12, 1, 'B3'],
    [7, 1, '-'],
    [6, 1, '-'],
  ] as const)('[7.27] in an attack by fire alone only B3 and B4 count: %i points, roll %i', (points, die, result) => {
    const play = position({ stage: 'german-combat', units: { '22NZ': '24,13', '1/85': '60,6' }, dice: [die] })
    play.say('attack 22NZ?', 'done', String(points))
    expect(play.rolls[0]?.result).toBe(result)
    expect(play.s.back).toBe(result === 'B3' ? 3 : 0)
  })
})

describe('7.3 support of an attack', () => {
  test('[7.31] one or several guns add their fire', () => {
    const units = { '1/85': '24,12', '95art1': '24,9', '95art2': '25,10', '22NZ': '24,13' }
    const play = german({ units, dice: [4] }).say('attack 22NZ?', '95art1', '95art2', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5 + 3 + 3 })
  })

  test('[7.32] against several defenders one in range is enough', () => {
    const units = { '1/85': '24,12', '95art1': '24,17', '22NZ': '24,13', '23NZ': '23,12' }
    const play = german({ units, dice: [4] }).say('split 1/85?', '95art1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 7 })
    const none = german({ units: { ...units, '95art1': '24,18' } }).say('split 1/85?')
    expect(none.refused('95art1')).toBe('7.24')
  })

  test('[7.33] supporting guns are named before the roll', () => {
    const units = { '1/85': '24,12', '95art1': '24,9', '22NZ': '24,13', art1: '26,14' }
    const play = german({ units, dice: [4] }).say('attack 22NZ?', '95art1', 'done')
    expect([play.decision, play.seat]).toEqual(['support', 'british'])
    // The attacker is not asked again.
    play.say('done')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 4 })
  })
})

describe('7.4 support of a defence', () => {
  const fight = { '1/85': '24,12', '22NZ': '24,13' }

  test('[7.41] in the combat phase of the enemy', () => {
    const play = british({ units: { '22NZ': '24,12', '1/85': '24,13', '95art1': '26,14' }, dice: [4] })
    play.say('attack 1/85?', 'done', '95art1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 3, defence: 5 + 3 })
  })

  test('[7.42] not when attacked by guns or aircraft, beside an enemy at the start, or displaced', () => {
    const fired = german({ units: { ...fight, art1: '26,14', '95art1': '26,10' }, dice: [4, 4] })
    fired.say('attack art1?', '95art1', 'done', 'attack 22NZ?', 'done')
    expect(fired.rolls[1]).toMatchObject({ defence: 4 })
    const beside = german({ units: { ...fight, art1: '26,14', '2/85': '27,15' }, dice: [4] }).say(
      'attack 22NZ?',
      'done',
    )
    expect(beside.rolls[0]).toMatchObject({ defence: 4 })
    const units = {
      '1/85': { at: '24,12', contact: true },
      '22NZ': { at: '24,13', contact: true },
      art1: { at: '26,14', displaced: true },
    } as const
    expect(german({ units, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]).toMatchObject({ defence: 4 })
    const open = german({ units: { ...fight, art1: '26,14' } }).say('attack 22NZ?', 'done')
    expect(open.decision).toBe('support')
  })

  test('[7.43] defensive fire is added to the defence', () => {
    const play = german({ units: { ...fight, art1: '26,14' }, dice: [4] }).say('attack 22NZ?', 'done', 'art1', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 4 + 2 })
  })

  test('[7.44] the unit that is supported must be in range', () => {
    const far = german({ units: { ...fight, AA1: '27,15' }, dice: [4] }).say('attack 22NZ?', 'done')
    expect(far.rolls[0]).toMatchObject({ defence: 4 })
    const near = german({ units: { ...fight, AA1: '26,14' }, dice: [4] }).say('attack 22NZ?', 'done', 'AA1', 'done')
    expect(near.rolls[0]).toMatchObject({ defence: 5 })
  })

  test('[7.45] several guns support one defence', () => {
    const play = german({ units: { ...fight, art1: '26,14', AA1: '26,13' }, dice: [4] }).say('attack 22NZ?', 'done')
    play.say('art1', 'AA1', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 4 + 2 + 1 })
  })

  test('[7.46] with several defenders one in range is enough', () => {
    const units = { '1/85': '24,12', '22NZ': '24,13', '23NZ': '23,12', art1: '26,14' }
    const play = german({ units, dice: [4] }).say('split 1/85?', 'done', 'art1', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 4 + 3 + 2 })
  })

  test('[7.47] the defender declares when the attacker has shown everything, aircraft too', () => {
    const play = position({ stage: 'german-combat', units: { ...fight, art1: '26,14' }, dice: [4] })
    play.say('attack 22NZ?', 'done')
    expect([play.decision, play.seat]).toEqual(['air', 'german'])
    play.say('3')
    expect([play.decision, play.seat]).toEqual(['support', 'british'])
    play.say('art1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 6 })
  })

  test('[7.48] a gun supports once a phase', () => {
    const units = { ...fight, '2/85': '27,12', '23NZ': '27,13', art1: '25,15', ...other }
    const play = german({ units, dice: [3, 5] })
    play.say('attack 22NZ?', 'done', 'art1', 'done', 'attack 23NZ', 'done')
    expect(play.rolls.map((r) => r.defence)).toEqual([6, 3])
  })

  test('[7.49] the result does not touch a gun that supports', () => {
    const play = german({ units: { ...fight, art1: '26,14', '2/85': '25,13' }, dice: [1] })
    play.say('attack 22NZ?', 'done', 'art1', 'done')
    expect(play.unit('art1')).toBe('26,14')
    expect(play.s.beaten.length + play.s.victors.length).toBeGreaterThan(0)
  })
})

describe('7.5 direct combat', () => {
  test('[7.51] attack fire attacks, plain defence defends, no fire at a distance, all results but no pursuit', () => {
    const play = german({ units: { '95art1': '24,12', '22NZ': '24,13', '23NZ': '24,10', ...other }, dice: [6] })
    expect(play.refused('done')).toBe('6.29')
    expect(play.refused('attack 23NZ')).toBe('6.11')
    play.say('attack 22NZ?', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 3, defence: 4, result: 'A1' })
    expect([play.s.back, play.s.beaten.length]).toEqual([1, 1])
    const defence = german({ units: { '1/85': '24,12', art5: '24,13', ...other }, dice: [4] }).say(
      'attack art5?',
      'done',
    )
    expect(defence.rolls[0]).toMatchObject({ defence: 1 })
    const support = german({ units: { '1/85': '24,12', art1: '24,13', '22NZ': '25,13', ...other }, dice: [4] })
    support.say('split 1/85?', 'done')
    expect(support.rolls[0]).toMatchObject({ defence: 1 + 4 })
  })

  test('[7.51] K37: with enemies beside it, a gun may take several alone', () => {
    const play = german({ units: { '95art1': '24,12', AA1: '24,13', AA2: '23,12' }, dice: [4] }).say(
      'split 95art1?',
      'done',
    )
    expect(play.rolls[0]).toMatchObject({ attack: 3, defence: 2 })
  })

  test('[7.51] K23: a gun cannot support itself', () => {
    const play = german({ units: { '95art1': '24,9', art1: '24,13' }, dice: [4] }).say('attack art1?', '95art1', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 1 })
    expect(where(play, 'art1')).toEqual(['24,13'])
  })
})
