// Overlays and previews say the same as the rules that move and fight, and to the German seat nothing of what lies face down.
import { fastChance, indexOfKey, item } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { redraw } from '../hidden.ts'
import { overlay, overlays } from '../overlays.ts'
import { fromTheStart, position } from './support.ts'

describe('overlays', () => {
  test('[4.1] reach is what the move offers, priced; routes are the keys of the whole move', () => {
    const play = position({ units: { '1/85': '24,10', '2/85': '24,11', '22NZ': '24,13' } })
    const drawn = overlay(play.s, 'german', 'reach', { piece: '1/85' })
    const label = (space: string) => drawn?.fills.find((f) => f.space === space)?.label
    expect([label('25,10'), label('24,12'), label('24,11')]).toEqual(['1', '2', '1'])
    expect(drawn?.routes?.['24,11']).toBeUndefined()
    expect(drawn?.routes?.['24,12']).toEqual(['move 1/85', '24,12'])
    play.say('move 1/85')
    expect(Object.keys(drawn?.routes ?? {}).sort()).toEqual([...play.options].sort())
  })

  test('[7.24] the range of a gun, with its targets', () => {
    const play = position({ units: { '95art1': '24,9', '22NZ': '24,13', '2/85': '60,6' } })
    const drawn = overlay(play.s, 'german', 'range', { piece: '95art1' })
    expect(drawn?.fills.find((f) => f.space === '24,13')?.colour).toBe('bad')
    expect(drawn?.fills.some((f) => f.space === '24,14')).toBe(false)
    expect(overlay(play.s, 'german', 'range', { piece: '2/85' })).toBeNull()
  })

  test('[13.11 14.11] airfields, ports and beaches: open or closed', () => {
    const play = position({ units: { '22NZ': '17,13', '1/85': '60,6', '2/85': '62,6' } })
    const drawn = overlay(play.s, 'german', 'landing')
    const colour = (space: string) => drawn?.fills.find((f) => f.space === space)?.colour
    expect([colour('16,13'), colour('86,17'), colour('17,14'), colour('19,14')]).toEqual(['bad', 'good', 'bad', 'good'])
  })

  test('[6.21] attacks owed: who has one enemy alone is marked', () => {
    const units = { '1/85': '24,12', '2/85': '26,12', '22NZ': '25,13', '23NZ': '23,13' }
    const play = position({ stage: 'german-combat', air: 0, units })
    const drawn = overlay(play.s, 'german', 'owed')
    const of = (space: string) => drawn?.fills.find((f) => f.space === space)
    expect([of('26,12')?.colour, of('24,12')?.colour, of('24,12')?.label]).toEqual(['warn', 'good', '2'])
  })

  test('[16.42] the points of the places, in the colour of who stood there last', () => {
    const play = position({ scenario: 'full', units: { '1/85': '60,6', '2/85': '62,6' }, taken: ['suda'] })
    const drawn = overlay(play.s, 'german', 'points')
    expect(drawn?.fills.find((f) => f.space === '38,15')).toMatchObject({ colour: 'held-german', label: '2' })
    expect(drawn?.fills.find((f) => f.space === '99,13')).toMatchObject({ colour: 'held-british', label: '3' })
  })

  test('[16.1] nothing the German seat may lay over the map changes with what lies face down', () => {
    const { s } = fromTheStart({ scenario: 'full' }).say('suggested', 'done')
    const drawn = () =>
      overlays.flatMap(({ id, about }) =>
        about === 'board'
          ? [overlay(s, 'german', id)]
          : s.box.units.map((u) => overlay(s, 'german', id, { piece: u.id })),
      )
    const before = JSON.stringify(drawn())
    redraw(s, s, 'german', fastChance('other'))
    s.cache = rules.freshCache(s)
    expect(JSON.stringify(drawn())).toBe(before)
  })
})

describe('previews', () => {
  test('[6.1/5] what an attack promises is what is rolled', () => {
    const units = { '1/85': '24,12', '95art1': '24,9', '22NZ': '24,13', '3/85': '44,12', '16AU': '44,13' }
    const play = position({ stage: 'german-combat', air: 0, units, dice: [4] })
    const ask = item(play.match.run.asks, 0)
    const about = ask.preview?.(item<never>(ask.of, indexOfKey(ask, 'attack 22NZ')))
    const total = (id: string) => about?.breakdowns?.[0]?.terms.find((t) => t.label.id === id)?.value
    expect([total('term.attack-total'), total('term.defence-total'), total('term.number')]).toEqual([5, 4, 7])
    const chances = about?.breakdowns?.[0]?.outcomes ?? []
    expect(chances.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 9)
    play.say('attack 22NZ', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5, defence: 4, number: 7 })
  })
})
