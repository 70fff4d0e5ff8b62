// Who directs indirect fire: controlling headquarters, observers, own eyes.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { bind, controllers, directions, observersFor, seesForItself } from '../rules/battery.ts'
import { hex, names, position, unit } from './support.ts'

const gun = { at: 'W0710', mode: 'dispersed' } as const
const battery = unit('27-Bty/5.1')

describe('the controlling headquarters', () => {
  it('[6.41] the one a battery belongs to or any below it, stacked with or beside it', () => {
    const s = position({
      units: { '27-Bty/5.1': gun, '5-Bde': 'W0710', '23/5-Bde': 'W0711', '4-Bde': 'W0711', '22/5-Bde': 'W0713' },
    })
    expect(names(controllers(s, battery)).toSorted()).toEqual(['23/5-Bde', '5-Bde'])
  })

  it('[14.41 14.42] CHCHQ and RHQ control all batteries of their side', () => {
    const s = position({
      units: { '27-Bty/5.1': gun, CHCHQ: 'W0711', '7R/14': { at: 'W0820', mode: 'dispersed' }, RHQ: 'W0820' },
    })
    expect([names(controllers(s, battery)), names(controllers(s, unit('7R/14')))]).toEqual([['CHCHQ'], ['RHQ']])
  })

  it('[14.52 20.35] not in Travel mode, nor Disrupted', () => {
    const s = position({
      units: {
        '27-Bty/5.1': gun,
        '5-Bde': { at: 'W0710', mode: 'travel' },
        '23/5-Bde': { at: 'W0711', disrupted: true },
      },
    })
    expect(controllers(s, battery)).toEqual([])
  })
})

describe('observers', () => {
  it('[6.42 12.21] they belong to the controlling headquarters or its superior, see the hex and communicate', () => {
    const s = position({
      units: {
        '27-Bty/5.1': gun,
        '23/5-Bde': 'W0710',
        'A/23': 'W0711',
        'A/22': 'W0711',
        'A/18': 'W0711',
        Hargest: 'W0711',
      },
    })
    const seen = (id: string): string[] => names(observersFor(s, battery, unit('23/5-Bde'), hex(id))).toSorted()
    expect(seen('W0711')).toEqual(['23/5-Bde', 'A/22', 'A/23'])
    expect(seen('E4506')).toEqual([])
  })

  it('[20.14 14.33] heavy weapons use the eyes of their own battalion only', () => {
    const s = position({
      units: { 'H/22': 'W0710', '22/5-Bde': 'W0710', 'A/22': 'W0711', 'A/23': 'W0711' },
    })
    expect(names(observersFor(s, unit('H/22'), unit('22/5-Bde'), hex('W0711')).toSorted())).not.toContain('A/23')
    expect(directions(s, unit('H/22'), hex('W0711')).map((d) => names([d.observer])[0])).toContain('A/22')
  })

  it('[20.14] ruling N66: German heavy weapons use those of their whole regiment, and of no other one', () => {
    const eyes = (firer: string, headquarters: string, others: readonly string[]): string[] => {
      const units = Object.fromEntries([firer, headquarters, ...others].map((id) => [id, 'W0710']))
      const s = position({ units })
      return names(observersFor(s, unit(firer), unit(headquarters), hex('W0711'))).toSorted()
    }
    expect(eyes('AR/1/4', 'AR/1/1', ['AR/2/6', 'III/1/2'])).toEqual(['AR/1/1', 'AR/2/6'])
    expect(eyes('AR/18', 'RHQ', ['AR/2/6', 'III/1/2'])).toEqual(['AR/2/6'])
    expect(eyes('100/1/4', '100/1/1', ['100/II/6', '85/1/2'])).toEqual(['100/1/1', '100/II/6'])
  })

  it('[6.43 12.21 14.3/1] own eyes reach any hex seen; of a lone division battery only two hexes', () => {
    const far = position({ units: { '27-Bty/5.1': gun } })
    const three = hex('W0713')
    const two = hex('W0712')
    expect([seesForItself(far, battery, two)]).toEqual([true])
    const divisional = position({ units: { '27-Bty/5.1': { ...gun, superior: '2-NZ-Div' } } })
    const seesThree = seesForItself(far, battery, three)
    expect(seesForItself(divisional, battery, two)).toBe(true)
    expect(seesForItself(divisional, battery, three)).toBe(false)
    const led = position({ units: { '27-Bty/5.1': { ...gun, superior: '2-NZ-Div' }, '2-NZ-Div': 'W0710' } })
    expect(seesForItself(led, battery, three)).toBe(seesThree)
  })

  it('[14.51] firer, observer and headquarters do not move in the next phase', () => {
    const s = position({ phase: 5, units: { '27-Bty/5.1': gun, '23/5-Bde': 'W0710', 'A/23': 'W0711' } })
    bind(s, battery, { controller: unit('23/5-Bde'), observer: unit('A/23') })
    expect(['27-Bty/5.1', '23/5-Bde', 'A/23', 'B/23'].map((u) => cell(s.bound, unit(u)))).toEqual([1, 1, 1, 0])
  })
})
