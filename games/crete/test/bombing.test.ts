// 8 Bombing: from the ground, from the air, before the invasion.
import { describe, expect, test } from 'vitest'
import { fromTheStart, position } from './support.ts'

const planes = { 'G-Ju87': 'luftwaffe', 'G-Ju88a': 'luftwaffe', 'G-Ju88b': 'luftwaffe', 'G-He111': 'luftwaffe' }

/** One aircraft over an area. */
function sortie(
  plane: string,
  area: string,
  units: Record<string, string | object>,
  dice: number[],
  more: object = {},
) {
  const play = position({
    begin: 'aim',
    doing: 'aiming',
    units: { [plane]: 'luftwaffe', ...units },
    dice,
    ...more,
  })
  return play.say(area)
}

describe('8 bombardment from the ground', () => {
  const units = { 'G-Meindl': 'W10', 'G-I/Sturm': 'W10', 'C-22': 'W12', 'C-7P': 'W09' }

  test('[8/2 8/3 8/4] each leader or battery at its own or a neighbouring area that holds enemies', () => {
    const play = position({ active: 'W10', units: { ...units, 'C-21': 'W15' } })
    play.say('bombard G-Meindl')
    expect(play.options).toEqual(['W09', 'W12'])
    expect(play.refused('W15')).toBe('8')
    const own = position({ active: 'W10', units: { ...units, 'C-23': 'W10' }, dice: [1, 1, 6, 6] })
    own.say('bombard G-Meindl')
    expect(own.told).toContain('8 log.bombing')
    expect(own.unit('G-I/Sturm')).toBe('W10 reduced')
  })

  test('[8.1/1 8.2/1 R-8.1/1 R-8.2/1 8.3/1] strength against the highest defence factor, with two dice each', () => {
    const play = position({ active: 'W10', units: { ...units, 'C-1Gk': 'W12' }, dice: [2, 3, 1, 1] })
    play.say('bombard G-Meindl', 'W12', 'C-1Gk')
    expect(play.rolls[0]).toMatchObject({ attack: 4, defence: 7 + 2, attackTotal: 9, defenceTotal: 11, result: 'less' })
  })

  test('[8.2/9 R-8.2/9] one leader or battery in the area adds its strength; none from beside it', () => {
    const play = position({
      active: 'W10',
      units: { ...units, 'C-Hargest': 'W12', 'C-Puttick': 'W14', 'C-7P': 'SF' },
      dice: [1, 1, 1, 1],
    })
    play.say('bombard G-Meindl')
    expect([play.decision, play.options]).toEqual(['bombing-guns', ['C-Hargest', 'none']])
    play.say('C-Hargest')
    expect(play.rolls[0]).toMatchObject({ defence: 7 + 2 + 6 })
  })
})

describe('8 from the air', () => {
  test('[8/11 8/13 8/14] four aircraft on any of the four maps, all at one area or each at another', () => {
    const units = { ...planes, 'C-22': 'W12', 'C-2/11Aus': 'C05', 'C-2YL': 'E07', 'C-AS': 'SF' }
    const one = position({ begin: 'aim', doing: 'aiming', units })
    one.say('W12', 'W12', 'W12', 'W12')
    expect(one.options).toEqual(['G-Ju87', 'G-Ju88a', 'G-Ju88b', 'G-He111'])
    const each = position({ begin: 'aim', doing: 'aiming', units, dice: [1, 1, 6, 6] })
    each.say('W12', 'C05', 'E07', 'SF', 'G-He111')
    expect(each.options).toEqual(['G-Ju87', 'G-Ju88a', 'G-Ju88b'])
  })

  test('[8/16] one sortie a day, in the morning or in the afternoon', () => {
    const units = { 'G-Ju87': { at: 'luftwaffe', flown: true } as const, 'C-22': 'W12', 'G-I/FJ1': 'W10' }
    expect(position({ turn: 5, units }).refused('sky')).toBe('8')
    const next = position({ turn: 6, side: 'commonwealth', stage: 'turn-end', units })
    expect(next.refused('sky')).toBeUndefined()
    const same = position({ turn: 4, side: 'commonwealth', stage: 'turn-end', units })
    expect(same.refused('sky')).toBe('8')
  })

  test('[8/17] all areas are named first; an aircraft without a target left has flown in vain', () => {
    const units = { 'G-Ju87': 'luftwaffe', 'G-He111': 'luftwaffe', 'C-22': { at: 'W12', reduced: true } as const }
    const play = position({ begin: 'aim', doing: 'aiming', units, dice: [6, 6, 1, 1] })
    play.say('W12', 'W12', 'G-Ju87')
    expect(play.told).toContain('8 log.in-vain')
    expect(play.s.flown[play.s.box.units.findIndex((u) => u.id === 'G-He111')]).toBe(1)
  })

  test('[8/19] the defender names the unit that is hit, whatever its factor', () => {
    const play = sortie('G-Ju87', 'W12', { 'C-22': 'W12', 'C-1Gk': 'W12', 'C-Hargest': 'W12' }, [3, 3, 3, 3])
    expect([play.decision, play.seat, play.options]).toEqual(['named', 'commonwealth', ['C-22', 'C-1Gk']])
    play.say('C-1Gk')
    expect(play.rolls[0]).toMatchObject({ attack: 9, defence: 9, result: 'equal' })
    expect([play.unit('C-1Gk'), play.unit('C-22')]).toEqual(['W12 reduced', 'W12'])
  })

  test('[8.2/2 8.2/3 R-8.2/2 R-8.2/3] flat and difficult ground 1, hills and mountains 2', () => {
    const defence = (area: string): number =>
      Number(sortie('G-Ju87', area, { 'C-22': area }, [1, 1, 6, 6]).rolls[0]?.defence)
    expect(['W07', 'W08', 'W12', 'W27'].map(defence)).toEqual([8, 8, 9, 9])
  })

  test('[8.2/5 8.2/6 8.2/7 R-8.2/5 R-8.2/6] Hill 107 3, secondary city 4, city 6', () => {
    const defence = (area: string): number =>
      Number(sortie('G-Ju87', area, { 'C-22': area }, [1, 1, 6, 6]).rolls[0]?.defence)
    expect(['W09', 'W18', 'W25'].map(defence)).toEqual([10, 11, 13])
  })

  test('[8.2/4 8.2/7 R-8.2/4 R-8.2/7] a fort 2; a leader adds nothing', () => {
    const units = { 'C-22': 'W12', 'C-Hargest': 'W12' }
    expect(sortie('G-Ju87', 'W12', units, [1, 1, 6, 6], { forts: ['W12'] }).rolls[0]).toMatchObject({ defence: 11 })
    expect(sortie('G-Ju87', 'W25', { 'C-1W': 'W25' }, [1, 1, 6, 6]).rolls[0]).toMatchObject({ defence: 13 })
  })

  test('[8/23 8.2/8 R-8.2/8] anti-aircraft points in the area and beside it add up, 2 for a full battery, 1 for a reduced one', () => {
    const defence = (units: Record<string, string | object>): number =>
      Number(sortie('G-Ju87', 'W12', { 'C-22': 'W12', ...units }, [1, 1, 6, 6]).rolls[0]?.defence)
    expect(defence({ 'C-156AA': 'W09', 'C-7AA': { at: 'W14', reduced: true } })).toBe(9 + 3)
    expect(defence({ 'C-156AA': 'W15' })).toBe(9)
  })

  test('[8/25] anti-aircraft guns lead no assault, but a shot', () => {
    const play = position({
      side: 'commonwealth',
      active: 'W12',
      units: { 'C-156AA': 'W12', 'G-I/FJ1': 'W12', 'G-I/FJ2': 'W10' },
    })
    expect(play.refused('assault C-156AA')).toBe('7')
    expect(play.refused('shoot C-156AA')).toBeUndefined()
  })
})

describe('8.3 results of bombing', () => {
  test('[8.3/2] below the defence nothing happens in an enemy area', () => {
    const play = sortie('G-He111', 'W12', { 'C-22': 'W12' }, [1, 1, 1, 1])
    expect([play.unit('C-22'), play.unit('G-He111')]).toEqual(['W12', 'luftwaffe'])
  })

  test('[8/21 8.3/3 R-8.3/1 R-8.3/3] in a contested area a counter of the bombing side, drawn, is reduced', () => {
    const units = { 'C-22': 'W12', 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W12', 'G-Meindl': 'W12' }
    const position_ = position({
      begin: 'aim',
      doing: 'aiming',
      units: { 'G-He111': 'luftwaffe', ...units },
      dice: [1, 1, 1, 1],
      draws: { error: ['G-II/FJ1'] },
    })
    position_.say('W12')
    expect([position_.unit('G-II/FJ1'), position_.unit('G-I/FJ1')]).toEqual(['W12 reduced', 'W12'])
  })

  test('[8/24 8.3/4 R-8.3/4 R-8.3/5] under anti-aircraft guns the aircraft is reduced, a reduced one eliminated', () => {
    const full = sortie('G-He111', 'W12', { 'C-22': 'W12', 'C-156AA': 'W09' }, [1, 1, 1, 1])
    expect(full.unit('G-He111')).toBe('luftwaffe reduced')
    const reduced = sortie(
      'G-He111',
      'W12',
      { 'G-He111': { at: 'luftwaffe', reduced: true }, 'C-22': 'W12', 'C-156AA': 'W09' },
      [1, 1, 1, 1],
    )
    expect(reduced.unit('G-He111')).toBe('eliminated reduced')
  })

  test('[8.3/6 R-8.3/6] equal: the unit named is reduced, nobody else', () => {
    const play = sortie('G-Ju87', 'W12', { 'C-22': 'W12', 'C-7P': 'W12' }, [3, 3, 3, 3]).say('C-22')
    expect([play.unit('C-22'), play.unit('C-7P'), play.decision]).toEqual(['W12 reduced', 'W12', 'activation'])
  })

  test('[8.3/8 R-8.3/7] above: the unit named is reduced, a second one retreats or is reduced; a lone one suffers once', () => {
    const play = sortie('G-Ju87', 'W12', { 'C-22': 'W12', 'C-7P': 'W12' }, [3, 4, 3, 3]).say('C-22')
    expect(play.options).toEqual(['retreat', 'reduce C-7P'])
    play.say('retreat', 'W14')
    expect([play.unit('C-22'), play.unit('C-7P')]).toEqual(['W12 reduced', 'W14'])
    const alone = sortie('G-Ju87', 'W12', { 'C-22': 'W12', 'C-Hargest': 'W12' }, [6, 6, 1, 1])
    expect([alone.unit('C-22'), alone.unit('C-Hargest')]).toEqual(['W12 reduced', 'W12'])
  })
})

describe('8.4 before the invasion', () => {
  test('[8.4/1] each area with Commonwealth units once, with a factor of 8', () => {
    const play = fromTheStart({ dice: [1, 1, 6, 6, 3, 4, 2, 2] })
    play.say('done')
    expect(play.refused('W19')).toBe('8')
    expect(play.refused('W31')).toBe('8')
    play.say('W16')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 6 })
    expect(play.refused('W16')).toBe('8.4')
    play.say('W01')
    expect(play.unit('C-1Gk')).toBe('W01 reduced')
    play.say('done')
    expect(play.decision).toBe('activation')
  })
})
