// 2 Counters and leaders: what a leader lends, where his guns reach, whom they silence, and how he is lost.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

describe('2 counters', () => {
  test('[2.2/1 7.4/31 R-7.4/31] a full counter that is hit is reduced, a reduced one is eliminated', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'C-22': 'W12' }
    const play = position({ active: 'W10', units, dice: [6, 3, 1, 1] })
    play.say('shoot G-I/FJ1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 9, result: 'won' })
    expect(play.unit('C-22')).toBe('W12 reduced')
    const again = position({
      active: 'W10',
      units: { ...units, 'C-22': { at: 'W12', reduced: true } },
      dice: [3, 4, 1, 1],
    })
    again.say('shoot G-I/FJ1', 'done')
    expect(again.unit('C-22')).toBe('eliminated reduced')
  })

  test('[2.3/1 2.5/2] a leader moves and bombards; he neither leads an attack nor supports one as a unit', () => {
    const units = { 'G-Meindl': 'W10', 'G-I/Sturm': 'W10', 'G-II/Sturm': 'W10', 'C-22': 'W12' }
    const play = position({ active: 'W10', units })
    expect(play.options).toContain('move G-Meindl')
    expect(play.options).toContain('bombard G-Meindl')
    expect(play.options.filter((k) => k.endsWith('G-Meindl'))).toHaveLength(2)
    play.say('shoot G-I/Sturm')
    expect(play.options).toEqual(['done', 'G-II/Sturm'])
  })
})

describe('2.4 how leaders are lost', () => {
  const attackers = { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10' }

  test('[2.4/1 7/4] a leader is a target only where no other unit of his side is', () => {
    const among = position({
      active: 'W10',
      units: { ...attackers, 'C-Hargest': 'W12', 'C-156AA': 'W12' },
      dice: [1, 1, 1, 1],
    })
    among.say('shoot G-I/FJ1', 'done', 'none')
    const shots = among.match.journal.filter((l) => l.text.id === 'log.shot')
    expect(shots.map((l) => l.text.args?.target)).toEqual([{ piece: 'C-156AA' }])
    const alone = position({ active: 'W10', units: { ...attackers, 'C-Hargest': 'W12' }, dice: [1, 1, 1, 1] })
    alone.say('shoot G-I/FJ1', 'done', 'none')
    expect(alone.rolls[0]).toMatchObject({ defence: 2 + 2 })
  })

  test('[2.4/1 8/19] never from the air, even alone', () => {
    const play = position({
      units: { 'G-Ju87': 'luftwaffe', 'C-Hargest': 'W12', 'C-22': 'W09' },
      begin: 'aim',
      doing: 'aiming',
    })
    expect(play.refused('W12')).toBe('8')
    expect(play.refused('W09')).toBeUndefined()
  })

  test('[2.4/2 2.4/4] an eliminated leader takes his guns and his bonus with him and never returns', () => {
    const units = { ...attackers, 'C-Hargest': { at: 'W12', reduced: true as const }, 'C-22': 'W11', 'G-IV/FJ3': 'W14' }
    const play = position({ active: 'W10', units, dice: [6, 6, 1, 1, 1, 1, 1, 1] })
    play.say('shoot G-I/FJ1', 'done', 'none')
    expect(play.unit('C-Hargest')).toBe('eliminated reduced')
    play.say('W14')
    play.say('shoot G-IV/FJ3')
    expect(play.rolls[1]).toMatchObject({ attack: 6, defence: 7 + 1 })
  })

  test('[2.4/3] the only full counter of an area may bear a reduction for a unit; the owner says so', () => {
    const units = { ...attackers, 'C-Hargest': 'W12', 'C-21': { at: 'W12', reduced: true as const } }
    const play = position({ active: 'W10', units, dice: [6, 3, 1, 1] })
    play.say('shoot G-I/FJ1', 'done', 'none')
    expect(play.decision).toBe('loss')
    expect(play.seat).toBe('commonwealth')
    play.say('C-Hargest')
    expect(play.unit('C-Hargest')).toBe('W12 reduced')
    expect(play.unit('C-21')).toBe('W12 reduced')
  })

  test('[2.4/3] he may not while another counter there is full', () => {
    const units = { ...attackers, 'C-Hargest': 'W12', 'C-21': 'W12', 'C-7P': { at: 'W12', reduced: true as const } }
    const play = position({ active: 'W10', units, dice: [6, 3, 1, 1] })
    play.say('shoot G-I/FJ1', 'done', 'none')
    expect(play.unit('C-21')).toBe('W12 reduced')
    expect(play.decision).toBe('activation')
  })

  test('[2.4/5 8/9] a fixed leader may go with the last unit he commands that retreats', () => {
    const units = { 'G-I/FJ1': { at: 'W12', deed: 0 as const }, 'G-II/FJ1': 'W12', 'C-Hargest': 'W12', 'C-21': 'W12' }
    const play = position({ active: 'W12', units, dice: [6, 5, 1, 1] })
    play.say('assault G-I/FJ1', 'done', 'none', 'W14')
    expect(play.decision).toBe('follow')
    play.say('follow')
    expect(play.unit('C-Hargest')).toBe('W14')
  })

  test('[2.4/5 4/3] N2: who went with his last unit in his own turn has done his deed of that turn', () => {
    const units = { 'G-I/FJ1': 'W12', 'G-Brauer': 'W12', 'C-21': 'W12', 'C-22': 'W09' }
    const play = position({ active: 'W12', units, dice: [1, 1, 6, 5] })
    play.say('assault G-I/FJ1', 'G-Brauer', 'W10', 'follow', 'stop?')
    expect(play.unit('G-Brauer')).toBe('W10')
    expect(play.refused('W10')).toBe('4')
  })

  test('[2.4/5] he stays while another unit of his command is there', () => {
    const units = { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W12', 'C-Hargest': 'W12', 'C-21': 'W12', 'C-7P': 'W12' }
    const play = position({ active: 'W12', units, dice: [5, 4, 1, 1] })
    play.say('assault G-I/FJ1', 'done', 'none', 'W14')
    expect(play.decision).toBe('activation')
    expect(play.unit('C-Hargest')).toBe('W12')
  })
})

describe('2.5 what leaders do', () => {
  const shot = (units: Record<string, string>): number => {
    const play = position({ active: 'W10', units: { 'C-22': 'W12', ...units }, dice: [1, 1, 6, 6] })
    play.say('shoot G-I/Sturm')
    return Number(play.rolls[0]?.attack)
  }

  test('[2.5/5 7.1/6 R-7.1/6] +1 for a leader of the main attacker in its area, for others not', () => {
    expect(shot({ 'G-I/Sturm': 'W10' })).toBe(8)
    expect(shot({ 'G-I/Sturm': 'W10', 'G-Meindl': 'W10' })).toBe(9)
    expect(shot({ 'G-I/Sturm': 'W10', 'G-Heydrich': 'W10' })).toBe(8)
    expect(shot({ 'G-I/Sturm': 'W10', 'G-Meindl': 'W13' })).toBe(8)
  })

  test('[2.5/5 5.1/2] a divisional leader gives it to every unit of his side; several give one', () => {
    expect(shot({ 'G-I/Sturm': 'W10', 'G-Ringel': 'W10' })).toBe(9)
    expect(shot({ 'G-I/Sturm': 'W10', 'G-Ringel': 'W10', 'G-Meindl': 'W10', 'G-Suessman': 'W10' })).toBe(9)
  })

  test('[2.5/5 7.2/2 R-7.2/2] the main defender has +1 for its leader', () => {
    const defence = (units: Record<string, string>): number => {
      const play = position({ active: 'W10', units: { 'G-I/Sturm': 'W10', ...units }, dice: [1, 1, 6, 6] })
      play.say('shoot G-I/Sturm')
      if (play.decision === 'defence-guns') play.say('none')
      return Number(play.rolls[0]?.defence)
    }
    expect(defence({ 'C-22': 'W12' })).toBe(9)
    expect(defence({ 'C-22': 'W12', 'C-Hargest': 'W12' })).toBe(10)
    expect(defence({ 'C-22': 'W12', 'C-Puttick': 'W12' })).toBe(9)
  })

  test('[2.5/3 7.1/7 R-7.1/7] guns reach their own and neighbouring areas; from a contested area only their own', () => {
    const guns = (at: string, more: Record<string, string> = {}): readonly string[] => {
      const play = position({ active: 'W12', units: { 'G-I/FJ1': 'W12', 'C-22': 'W12', 'G-Art1': at, ...more } })
      play.say('assault G-I/FJ1')
      return play.decision === 'guns' ? play.options : []
    }
    const noDice = (at: string, more: Record<string, string>): string => {
      const play = position({
        active: 'W12',
        units: { 'G-I/FJ1': 'W12', 'C-22': 'W12', 'G-Art1': at, ...more },
        dice: [1, 1, 1, 1],
      })
      play.say('assault G-I/FJ1')
      return String(play.rolls[0]?.attack)
    }
    expect(guns('W12')).toEqual([])
    expect(guns('W10')).toEqual(['G-Art1', 'none'])
    expect(noDice('W10', { 'C-7P': 'W10' })).toBe('7')
    expect(noDice('W08', {})).toBe('7')
  })

  test('[2.5/17 3.2/7 8/2] who bombards is marked and bombards no more; the marker goes at the end of the turn', () => {
    const units = { 'G-Meindl': 'W10', 'G-I/Sturm': 'W10', 'C-22': 'W12' }
    const play = position({ active: 'W10', units, dice: [1, 1, 1, 1] })
    play.say('bombard G-Meindl')
    expect(play.told).toContain('2.5 log.fire-marker')
    expect(play.refused('bombard G-Meindl')).toBe('2.5')
    play.say('stop')
    expect(play.s.fired.some((x) => x === 1)).toBe(true)
    const end = position({ side: 'commonwealth', stage: 'turn-end', units: { 'G-Meindl': { at: 'W10', fired: true } } })
    expect(end.s.fired.some((x) => x === 1)).toBe(false)
  })

  test('[2.5/18 2.5/22] each battery stands alone, and supports parachutists too', () => {
    const units = { 'G-I/FJ1': 'W12', 'C-22': 'W12', 'G-Art1': 'W10', 'G-Art2': 'W10' }
    const play = position({ active: 'W12', units, dice: [1, 1, 1, 1] })
    play.say('assault G-I/FJ1')
    expect(play.options).toEqual(['G-Art1', 'G-Art2', 'none'])
    play.say('G-Art2')
    expect(play.rolls[0]).toMatchObject({ attack: 6 + 1 + 8 })
  })

  test('[2.5/20 2.5/22] Ringel joins two batteries of his area against a neighbouring one, never his own', () => {
    const units = { 'G-Ringel': 'W10', 'G-Art1': 'W10', 'G-Art3': 'W10', 'C-22': 'W12', 'C-7P': 'W10' }
    const own = position({ active: 'W10', units })
    expect(own.refused('bombard G-Ringel')).toBe('2.5')
    const play = position({ active: 'W10', units: { ...units, 'C-7P': 'W09' }, dice: [1, 1, 6, 6] })
    play.say('bombard G-Ringel')
    expect(play.refused('W10')).toBe('8')
    play.say('W12')
    expect(play.rolls[0]).toMatchObject({ attack: 14 })
  })

  test('[2.5/22] with three batteries one stays out, as the German likes', () => {
    const units = { 'G-Ringel': 'W10', 'G-Art1': 'W10', 'G-Art2': 'W10', 'G-Art3': 'W10', 'C-22': 'W12' }
    const play = position({ active: 'W10', units, dice: [1, 1, 6, 6] })
    play.say('bombard G-Ringel', 'G-Art1')
    expect(play.rolls[0]).toMatchObject({ attack: 16 })
    expect(play.refused('bombard G-Art1')).toBeUndefined()
    expect(play.refused('bombard G-Art2')).toBe('2.5')
  })

  test('[2.5/23 2.5/24] without Ringel, or when he is reduced, each battery fires by itself, at one area or at several', () => {
    const units = { 'G-Art1': 'W10', 'G-Art3': 'W10', 'C-22': 'W12', 'C-7P': 'W09' }
    const play = position({ active: 'W10', units, dice: [1, 1, 6, 6, 1, 1, 6, 6] })
    play.say('bombard G-Art1', 'W12', 'bombard G-Art3', 'W12')
    expect(play.rolls.map((r) => r.attack)).toEqual([6, 8])
    const reduced = position({ active: 'W10', units: { ...units, 'G-Ringel': { at: 'W10', reduced: true } } })
    expect(reduced.refused('bombard G-Ringel')).toBe('2.5')
  })

  test('[2.5/25] batteries are targets only without other units, and before leaders', () => {
    const hit = (units: Record<string, string>): readonly string[] => {
      const play = position({
        side: 'commonwealth',
        active: 'W12',
        units: { 'C-22': 'W12', ...units },
        dice: [1, 1, 6, 6],
      })
      play.say('shoot C-22')
      if (play.decision === 'defence-guns') play.say('none')
      const shot = play.match.journal.find((l) => l.text.id === 'log.shot')
      return [JSON.stringify(shot?.text.args?.target)]
    }
    expect(hit({ 'G-Art1': 'W10', 'G-I/FJ1': 'W10' })).toEqual(['{"piece":"G-I/FJ1"}'])
    expect(hit({ 'G-Art1': 'W10', 'G-Ringel': 'W10' })).toEqual(['{"piece":"G-Art1"}'])
  })

  test('[2.5/26 7.1/8] one supporter a side in a combat; one that has bombarded may still support', () => {
    const units = {
      'G-I/FJ1': 'W12',
      'C-22': 'W12',
      'G-Art1': { at: 'W10', fired: true as const },
      'G-Meindl': 'W10',
    }
    const play = position({ active: 'W12', units, dice: [1, 1, 1, 1] })
    play.say('assault G-I/FJ1')
    expect(play.options).toEqual(['G-Meindl', 'G-Art1', 'none'])
    play.say('G-Art1')
    expect(play.rolls[0]).toMatchObject({ attack: 7 + 6 })
  })

  test('[2.5/9 2.5/10 8/6 8/7] who fires first silences the other: the divisional leader, or the lower one in his two areas', () => {
    const units = { 'G-Suessman': 'W07', 'G-Meindl': 'W09', 'C-22': 'W12', 'C-7P': 'W10' }
    const above = position({ active: 'W07', units, dice: [1, 1, 6, 6] })
    above.say('bombard G-Suessman')
    expect(above.rolls[0]).toMatchObject({ attack: 4 })
    above.say('W09')
    expect(above.refused('bombard G-Meindl')).toBe('2.5')
    const below = position({ active: 'W09', units, dice: [1, 1, 6, 6] })
    below.say('bombard G-Meindl', 'W12')
    expect(below.s.silenced[below.s.box.units.findIndex((u) => u.id === 'G-Suessman')]).toBe(1)
  })

  test('[2.5/9] the sum counts lower leaders of the same map within two areas, unless scattered, spent or silenced', () => {
    const sum = (meindl: object): number => {
      const units = { 'G-Suessman': 'W07', 'G-Heydrich': 'W09', 'G-Meindl': { at: 'W11', ...meindl }, 'C-7P': 'W10' }
      const play = position({ active: 'W07', units, dice: [1, 1, 6, 6] })
      play.say('bombard G-Suessman')
      return Number(play.rolls[0]?.attack)
    }
    expect(sum({})).toBe(8)
    expect(sum({ at: 'W14' })).toBe(4)
    expect(sum({ reduced: true })).toBe(6)
    expect(sum({ scatter: true })).toBe(4)
    expect(sum({ used: true })).toBe(4)
    expect(sum({ silenced: true })).toBe(4)
  })

  test('[2.5/14 8/8] Suessman and Ramcke silence each other wherever they are, until the turn ends', () => {
    const units = {
      'G-Suessman': 'W07',
      'G-Meindl': 'W09',
      'G-Ramcke': 'E01',
      'G-Brauer': 'E01',
      'C-7P': 'W10',
      'C-2YL': 'E03',
    }
    const play = position({ active: 'W07', units, dice: [1, 1, 6, 6] })
    play.say('bombard G-Suessman', 'E01')
    expect(play.refused('bombard G-Ramcke')).toBe('2.5')
    expect(play.refused('bombard G-Brauer')).toBeUndefined()
    const end = position({
      side: 'commonwealth',
      stage: 'turn-end',
      units: { 'G-Ramcke': { at: 'E01', silenced: true } },
    })
    expect(end.s.silenced.some((x) => x === 1)).toBe(false)
  })
})
