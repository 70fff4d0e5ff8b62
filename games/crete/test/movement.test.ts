// 6 Movement and retreat.

import { cell } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { reachOf } from '../rules/movement.ts'
import { position } from './support.ts'

/** Costs of the areas a counter can reach. */
function costs(unit: string, at: string, units: Record<string, string | object> = {}): Record<string, number> {
  const play = position({ active: at, units: { [unit]: at, 'C-SupGB': 'SF', ...units } })
  const reach = reachOf(
    play.s,
    play.s.box.units.findIndex((u) => u.id === unit),
  )
  return Object.fromEntries(
    play.s.box.everywhere.flatMap((a) =>
      cell(reach.cost, a) < 0 ? [] : [[play.s.box.spaces[a] ?? '', cell(reach.cost, a)] as const],
    ),
  )
}

describe('6.1 movement', () => {
  test('[6.1/1] points are spent by area entered; a counter goes as far as they reach', () => {
    const play = position({ active: 'W03', units: { 'G-I/FJ1': 'W03', 'C-22': 'W25' } })
    play.say('move G-I/FJ1', 'W15')
    expect(play.unit('G-I/FJ1')).toBe('W15')
    expect(costs('G-I/FJ1', 'W03').W16).toBeUndefined()
  })

  test('[6.1/2] counters of an area go different ways', () => {
    const play = position({ active: 'W10', units: { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'C-22': 'W25' } })
    play.say('move G-I/FJ1', 'W13', 'move G-II/FJ1', 'W07')
    expect([play.unit('G-I/FJ1'), play.unit('G-II/FJ1')]).toEqual(['W13', 'W07'])
  })

  test('[6.1/9 R-transaction/1] 1 an area while every step follows a road', () => {
    expect(costs('G-I/FJ1', 'W07')).toMatchObject({ W09: 1, W11: 2, W12: 3, W14: 3, W15: 4, W16: 5 })
  })

  test('[6.1/10 6.1/11 6.1/12 R-transaction/2 R-transaction/3] across country 1 into flat or difficult ground, 2 into hills', () => {
    expect(costs('G-I/FJ1', 'W10')).toMatchObject({ W07: 1, W08: 1, W09: 2, W13: 2, W12: 2, W17: 4 })
  })

  test('[6.1/12 R-transaction/4] 4 into mountains', () => {
    expect(costs('G-I/FJ1', 'W18')).toMatchObject({ W27: 4 })
  })

  test('[6.1/13 6.3/1 R-transaction/5] 6 into a strategic area, on roads too; the way between the maps leads through them', () => {
    expect(costs('G-I/FJ1', 'W33')).toMatchObject({ SB: 6 })
    expect(costs('G-I/FJ1', 'C01').SC).toBe(6)
    expect(Object.keys(costs('G-55', 'W33')).filter((a) => a.startsWith('C'))).toEqual([])
  })

  test('[6.3/1] a strategic area that the enemy holds must be fought for first', () => {
    const play = position({ active: 'W33', units: { 'G-I/FJ1': 'W33', 'C-22': 'SB' }, dice: [6, 6, 1, 1] })
    play.say('move G-I/FJ1', 'SB', 'fight SB')
    expect(play.rolls[0]).toMatchObject({ defence: 9 })
    expect(play.decision).toBe('retreat')
  })

  test('[6.3/1] N55: out of a contested strategic area nobody goes on; back to an own area he may', () => {
    const units = { 'G-I/FJ1': 'SB', 'C-22': 'SB', 'G-II/FJ1': 'W33' }
    const play = position({ active: 'SB', units }).say('move G-I/FJ1')
    expect([play.refused('W33'), play.refused('SC'), play.refused('SA')]).toEqual([undefined, '6.3', '6.3'])
    const marker = position({ active: 'SB', units: { ...units, 'G-II/FJ1': 'W10' }, owner: { W34: 'german' } })
    expect(marker.say('move G-I/FJ1').options).toContain('W34')
    const cut = position({ active: 'SB', units: { ...units, 'G-II/FJ1': 'W10' } })
    expect(cut.refused('move G-I/FJ1')).toBe('6.3')
    expect(costs('G-I/FJ1', 'SB')).toMatchObject({ W33: 1, SC: 6 })
  })

  test('[6.1/14 R-transaction/6] +1 into an enemy or contested area', () => {
    expect(costs('G-I/FJ1', 'W10', { 'C-22': 'W13' })).toMatchObject({ W13: 3 })
    expect(costs('G-I/FJ1', 'W10', { 'C-22': 'W13', 'G-II/FJ1': 'W13' })).toMatchObject({ W13: 3 })
  })

  test('[6.1/16] entering one ends the move', () => {
    const free = costs('G-I/FJ1', 'W07')
    const barred = costs('G-I/FJ1', 'W07', { 'C-22': 'W09' })
    expect(free.W11).toBe(2)
    expect(barred.W09).toBe(2)
    // By the road it ends there; the way round leads over W10 and the hill W12.
    expect(barred.W11).toBe(4)
  })

  test('[6.1/15 R-transaction/7] mechanized counters keep to areas with roads', () => {
    const play = position({ side: 'commonwealth', active: 'W09', units: { 'C-1/7RTR': 'W09', 'G-I/FJ1': 'E01' } })
    play.say('move C-1/7RTR')
    expect(play.refused('W10')).toBe('6.1')
    expect(play.refused('W12')).toBeUndefined()
  })

  test('[8/9 6.1/1] fixed leaders and counters without movement stay', () => {
    const units = { 'C-Hargest': 'W15', 'C-Freyberg': 'W15', 'C-156AA': 'W15', 'G-I/FJ1': 'W10' }
    const play = position({ side: 'commonwealth', active: 'W15', units })
    expect(play.refused('move C-Hargest')).toBe('6.1')
    expect(play.refused('move C-156AA')).toBe('6.1')
    expect(play.refused('move C-Freyberg')).toBeUndefined()
  })

  test('[7.3/9] scattered counters do not move', () => {
    const play = position({ active: 'W10', units: { 'G-I/FJ1': { at: 'W10', scatter: true, deed: 0 }, 'C-22': 'W12' } })
    expect(play.refused('move G-I/FJ1')).toBe('7.3')
  })
})

describe('6.1 retreat', () => {
  const assault = (units: Record<string, string | object>, dice: number[]) => {
    const play = position({
      active: 'W12',
      units: { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W12', 'C-21': 'W12', ...units },
      dice,
    })
    return play.say('assault G-I/FJ1', 'done')
  }

  test('[6.1/15] to a neighbouring area that is empty or held by its own side alone', () => {
    const play = assault({ 'G-III/FJ1': 'W10', 'C-22': 'W14', 'C-23': 'W11', 'G-I/FJ2': 'W11' }, [6, 4, 1, 1])
    expect(play.options.toSorted()).toEqual(['W09', 'W13', 'W14', 'W17'])
    expect(play.refused('W10')).toBe('6.1')
    expect(play.refused('W11')).toBe('6.1')
    expect(play.refused('W15')).toBe('6.1')
  })

  test('[6.1/15] one that cannot is reduced, and eliminated if it is reduced already', () => {
    const ring = Object.fromEntries(
      ['W09', 'W10', 'W11', 'W13', 'W14', 'W17'].map((a, i) => [
        `G-${['III/FJ1', 'I/FJ2', 'II/FJ2', 'III/FJ2', 'I/FJ3', 'II/FJ3'][i] ?? ''}`,
        a,
      ]),
    )
    expect(assault(ring, [6, 4, 1, 1]).unit('C-21')).toBe('eliminated reduced')
  })

  test('[6.1/15 5.1/1] full areas are closed, areas without a road to vehicles', () => {
    const full = Object.fromEntries(['C-18', 'C-19', 'C-20', 'C-22', 'C-23', 'C-28'].map((u) => [u, 'W14']))
    const play = position({
      active: 'W12',
      units: { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W12', 'C-1/7RTR': 'W12', ...full },
      dice: [6, 4, 1, 1],
    })
    play.say('assault G-I/FJ1', 'done')
    expect(play.refused('W14')).toBe('5.1')
    expect(play.refused('W10')).toBe('6.1')
    expect(play.options.toSorted()).toEqual(['W09', 'W11'])
  })
})
