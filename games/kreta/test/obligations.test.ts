// 5.3 and 6.2 Who must fight whom, in which groups, and when a combat phase may be closed.
import { describe, expect, test } from 'vitest'
import { openUnits } from '../rules/contact.ts'
import { leavesOwn } from '../rules/declaration.ts'
import { unitId } from '../state.ts'
import { type Play, position, unitNamed, where } from './support.ts'

const names = (play: Play, seat: 'german' | 'british'): string[] =>
  openUnits(play.s, seat).map((u) => unitId(play.s, u))

describe('5.3 contact', () => {
  test('[5.31 6.11] combat comes from standing beside an enemy; only guns and aircraft reach farther', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,12', '2/85': '24,10', '22NZ': '24,13', '23NZ': '24,15' },
    })
    expect(play.decision).toBe('force')
    const two = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,12', '2/85': '26,9', '22NZ': '24,13', '23NZ': '27,9', '21NZ': '28,12' },
    })
    expect(two.options).toEqual(['attack 22NZ', 'attack 23NZ'])
    expect(two.refused('attack 21NZ')).toBe('6.11')
  })

  test('[6.11] no attack outside a combat phase: the seat of the phase attacks', () => {
    const units = { '1/85': '24,12', '22NZ': '24,13', '2/85': '26,9' }
    expect(position({ units }).options.filter((x) => x.startsWith('attack'))).toEqual([])
    expect(position({ stage: 'british-combat', air: 0, units }).seat).toBe('british')
    expect(position({ stage: 'german-combat', air: 0, units }).seat).toBe('german')
  })

  test('[5.32 6.22] every unit beside an enemy at the start of its combat phase must attack', () => {
    const play = position({
      stage: 'german-combat',
      units: { '1/85': '24,12', '2/85': '26,9', '22NZ': '24,13', '23NZ': '24,10' },
    })
    expect(names(play, 'german')).toEqual(['1/85'])
    expect(play.refused('done')).toBe('6.29')
  })
})

describe('6.2 duties', () => {
  /** 1/85 beside both enemies, 2/85 beside one of them. */
  const chain = { '1/85': '24,12', '2/85': '26,12', '22NZ': '25,13', '23NZ': '23,13' }
  /** A fight elsewhere, so that the choice stays open. */
  const other = { '3/85': '44,12', '21NZ': '44,13' }

  test('[6.21] every enemy in a zone of the attacking side must be attacked', () => {
    const play = position({ stage: 'german-combat', air: 0, units: chain, dice: [4] })
    expect(names(play, 'british').sort()).toEqual(['22NZ', '23NZ'])
    // Both Germans on 22 NZ would leave 23 NZ without anybody.
    play.say('attack 22NZ')
    expect(play.refused('1/85')).toBe('6.21')
    play.say('done')
    expect(names(play, 'british')).toEqual(['23NZ'])
  })

  test('[6.22] an own unit that would have nobody left must be in', () => {
    const play = position({ stage: 'german-combat', air: 0, units: chain, dice: [4] }).say('attack 22NZ')
    expect(play.refused('2/85')).toBe('6.22')
    play.say('done')
    expect(play.rolls[0]).toMatchObject({ attack: 5, defence: 4 })
  })

  test('[6.23] as many as stand beside one enemy attack him together: their strengths are added', () => {
    const units = { '1/85': '24,12', '2/85': '25,14', bc1: '23,13', '22NZ': '24,13' }
    const play = position({ stage: 'german-combat', air: 0, units, dice: [4] }).say('attack 22NZ?', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5 + 5 + 2, defence: 4 })
  })

  test('[6.24] E3: one unit attacks several: defences are added, the better ground counts', () => {
    const units = { '1/85': '19,11', '22NZ': '18,10', '23NZ': '19,10' }
    const play = position({ stage: 'german-combat', air: 0, units, dice: [4] })
    play.say('split 1/85?', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5, defence: 4 + 3, row: 'hill-town' })
  })

  test('[6.25] the attacker chooses the order of combats', () => {
    const units = { '1/85': '24,12', '2/85': '28,10', '22NZ': '24,13', '20NZ': '28,11', ...other }
    for (const first of ['22NZ', '20NZ']) {
      const play = position({ stage: 'german-combat', air: 0, units, dice: [4] }).say(`attack ${first}`, 'done')
      expect(names(play, 'british').sort()).toEqual(['20NZ', '21NZ', '22NZ'].filter((u) => u !== first))
    }
  })

  test('[6.26] a unit attacks once a phase', () => {
    const play = position({ stage: 'german-combat', units: { ...chain, ...other }, dice: [4] })
    play.say('attack 22NZ', 'done', '0')
    expect(play.refused('split 2/85')).toBe('6.26')
    play.say('attack 23NZ')
    expect(play.refused('2/85')).toBe('6.11')
  })

  test('[6.27] a unit is attacked once a phase', () => {
    const play = position({ stage: 'german-combat', units: { ...chain, ...other }, dice: [4] })
    play.say('attack 22NZ', 'done', '0')
    expect(play.refused('attack 22NZ')).toBe('6.27')
    play.say('attack 23NZ?')
    expect(play.options).not.toContain('22NZ')
  })

  test('[6.28] several against several is no choice: a combat has one centre', () => {
    // Two against two, all touching: the centre is one enemy, or one of ours.
    const units = { '1/85': '24,12', '2/85': '25,12', '22NZ': '24,11', '23NZ': '25,13' }
    const play = position({ stage: 'german-combat', air: 0, units })
    expect(play.options).toEqual(['attack 22NZ', 'attack 23NZ'])
    expect([play.refused('split 1/85'), play.refused('split 2/85')]).toEqual(['6.22', '6.22'])
    // The reason names the one who would have nobody left.
    const unit = unitNamed('1/85')
    expect(leavesOwn.detail?.(play.s as never, { kind: 'split', unit } as never)).toEqual({ unit: { piece: '2/85' } })
    play.say('attack 22NZ')
    expect(play.options).not.toContain('23NZ')
    expect(play.refused('23NZ')).toBe('6.11')
  })

  test('[6.29 6.2/1] the phase cannot be closed while anything is owed', () => {
    const play = position({ stage: 'german-combat', units: { ...chain, ...other }, dice: [4, 5, 4] })
    for (const target of ['22NZ', '23NZ']) {
      expect(play.refused('done')).toBe('6.29')
      play.say(`attack ${target}`, 'done', '0')
    }
    play.say('attack 21NZ?', 'done', '0')
    expect(names(play, 'german')).toEqual([])
  })

  test('[6.21 6.22] a unit that would leave an own unit over cannot split', () => {
    // 2/85 has 22 NZ alone: who takes both enemies leaves it over.
    const play = position({ stage: 'german-combat', air: 0, units: chain, dice: [] })
    expect(play.refused('split 1/85')).toBe('6.22')
  })

  test('[6.24] a unit may split over two of its enemies although no split with the third is open', () => {
    // 2/85 and 3/85 have 22 NZ and one other each: whoever takes 22 NZ and that other leaves one of them over.
    const units = {
      '1/85': '24,12',
      '2/85': '23,14',
      '3/85': '25,14',
      '22NZ': '24,13',
      '23NZ': '23,13',
      '21NZ': '25,13',
    }
    const play = position({ stage: 'german-combat', air: 0, units, dice: [4] })
    expect(play.refused('split 1/85')).toBeUndefined()
    play.say('split 1/85')
    expect(play.refused('22NZ')).toBe('6.22')
    play.say('23NZ', '21NZ', 'done')
    expect(names(play, 'british')).toEqual(['22NZ'])
  })

  test('[6.21] A9: guns alone may take an enemy only if each own unit beside him finds another', () => {
    const units = { '1/85': '24,12', '95art1': '25,10', '22NZ': '24,13' }
    const alone = position({ stage: 'german-combat', air: 0, units }).say('attack 22NZ?')
    expect(alone.refused('1/85')).toBe('6.22')
    const two = position({
      stage: 'german-combat',
      air: 0,
      units: { ...units, '23NZ': '25,13' },
      dice: [4],
    }).say('attack 22NZ', '95art1', 'done')
    expect(two.rolls[0]).toMatchObject({ attack: 3, defence: 4 })
    expect(names(two, 'british')).toEqual(['23NZ'])
  })

  test('[6.22] K38: a pursuer who comes beside another enemy owes nothing in that phase', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,11', '22NZ': '24,12', '23NZ': '25,14' },
      dice: [1],
    })
    play.say('attack 22NZ?', 'done', '24,13?')
    expect(names(play, 'german')).toEqual([])
  })

  test('[6.2/1] with nothing owed and nothing to fire the phase passes by itself', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,12', '22NZ': '28,12', '2/85': '60,6' },
    })
    expect([play.decision, play.seat]).toEqual(['move', 'british'])
    expect(where(play, '1/85', '22NZ')).toEqual(['24,12', '28,12'])
  })
})
