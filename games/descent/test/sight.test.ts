// The table shows what counts: faces by mode, figures by state, stacks in order, drawers by chain, tracks by the clock.

import { beginMatch, playOn } from '@merkur/suite'
import { describe, expect, test } from 'vitest'
import { printed } from '../box.ts'
import { rules } from '../game.ts'
import { descent } from '../index.ts'
import { kit } from '../kit.ts'
import { currentMorale } from '../rules/morale.ts'
import { sight } from '../sight.ts'
import { setDisrupted } from '../state.ts'
import { hex, position, unit } from './support.ts'

describe('what is shown again', () => {
  test.each(['28', '29', 'bg'])(
    'in %s it is what would be made anew, after every phase and every hundredth answer',
    (id) => {
      const scenario = rules.scenarios.find((x) => x.id === id)
      if (!scenario) throw new Error(`no scenario ${id}`)
      let phase = -1
      playOn(beginMatch(descent, `shown ${id}`, { scenario }), `shown ${id}`, ({ s, seq }) => {
        if (seq % 100 === 0 || s.phase !== phase) {
          phase = s.phase
          // Another box of the same contents: nothing has been shown of it yet.
          expect(sight(s, 'german')).toEqual(sight({ ...s, box: { ...s.box } }, 'german'))
        }
        return seq >= 1500
      })
    },
  )
})

describe('what is seen', () => {
  test('a counter shows the face of its mode and the figures as they count', () => {
    const s = position({
      units: {
        'A/22': { at: 'W0710', mode: 'dispersed', strength: 3 },
        'B/22': { at: 'W0710', mode: 'concentrated' },
        'III/13': { at: 'W0812', mode: 'travel' },
      },
    })
    const { counters } = sight(s, 'german')
    const pieces = kit(printed).pieces
    const faceOf = (id: string) => pieces.find((p) => p.id === id)?.faces[counters[id]?.face ?? -1]
    expect(faceOf('A/22')?.name.id).toBe('face.dispersed')
    expect(faceOf('III/13')?.name.id).toBe('face.travel')
    // 4.31 Morale falls with Strength: three points of six are lost.
    expect(counters['A/22']?.figures).toEqual(['3', '3', '2'])
    expect(counters['B/22']?.figures).toBeUndefined()
    expect([counters['A/22']?.z, counters['B/22']?.z]).toEqual([1, 0])
    setDisrupted(s, unit('B/22'), true)
    const now = sight(s, 'german').counters['B/22']
    expect([now?.figures?.[1], now?.badges.map((b) => b.id)]).toEqual(['–', expect.arrayContaining(['disrupted'])])
  })

  test('the Morale on a counter is the current one, as close assault reckons with it', () => {
    const scenario = rules.scenarios.find((x) => x.id === '31')
    if (!scenario) throw new Error('no scenario 31')
    playOn(beginMatch(descent, 'morale', { scenario }), 'morale', ({ s, seq }) => {
      if (seq % 50 !== 0) return seq >= 600
      const { counters } = sight(s, 'german')
      const pieces = kit(printed).pieces
      for (const [u, def] of printed.units.entries()) {
        const counter = counters[def.id]
        if (def.leader || !counter) continue
        const figures =
          counter.figures ?? pieces.find((p) => p.id === def.id)?.faces[counter.face]?.figures.map((f) => f.value)
        expect([def.id, figures?.[2]]).toEqual([def.id, String(currentMorale(s, u)).replace('-', '−')])
      }
      return seq >= 600
    })
  })

  test('a drawer holds a headquarters, those directly under it and its leaders, with chain and supply', () => {
    const s = position({ scenario: '28', setUp: 'printed' })
    s.supplied[unit('5-Bde')] = 0
    const drawer = sight(s, 'german').displays['formation 5-Bde']
    expect(drawer?.pieces).toEqual(expect.arrayContaining(['5-Bde', '22/5-Bde', 'Hargest']))
    expect(drawer?.pieces).not.toContain('A/22')
    expect(drawer?.lines.map((l) => l.id)).toEqual(expect.arrayContaining(['display.chain', 'display.out-of-supply']))
    expect(drawer?.signs?.map((b) => b.short)).toEqual(['S–'])
  })

  test('drawers stand in the order of the chain, each deeper than the one above it, and tell orders and checks', () => {
    const s = position({ scenario: 'bg', setUp: 'printed' })
    s.activated.fill(0)
    s.activated[unit('22/5-Bde')] = 1
    const displays = Object.values(sight(s, 'german').displays).filter((d) => d.id.startsWith('formation '))
    const at = (id: string): number => displays.findIndex((d) => d.id === `formation ${id}`)
    const level = (id: string): number | undefined => displays[at(id)]?.level
    for (const [above, below] of [
      ['CHCHQ', '2-NZ-Div'],
      ['2-NZ-Div', '5-Bde'],
      ['5-Bde', '22/5-Bde'],
    ] as const) {
      expect(at(below)).toBeGreaterThan(at(above))
      expect(level(below)).toBe((level(above) ?? 0) + 1)
    }
    expect(displays.map((d) => d.id)).toEqual([...new Set(displays.map((d) => d.id))])
    const signs = (id: string): string[] => (displays[at(id)]?.signs ?? []).map((b) => b.id)
    expect([signs('22/5-Bde').includes('orders'), signs('5-Bde').includes('no-orders')]).toEqual([true, true])
  })

  test('signs lie where counters do not hide them: airstrikes and supply under a stack as labels, holders as a band', () => {
    const s = position({ units: { 'A/22': 'W0710' } })
    const places: readonly (readonly [number, string])[] = [
      [0, 'W0710'],
      [1, 'W0711'],
    ]
    for (const [m, id] of places) s.markerAt[m] = hex(id)
    s.strikeAt[0] = hex('W0710')
    s.strikeOwner[0] = 1
    s.owner[0] = 1
    const { marks } = sight(s, 'german')
    const glyph = (start: string): (string | undefined)[] =>
      Object.entries(marks).flatMap(([id, mark]) => (id.startsWith(start) ? [mark.short ?? mark.glyph] : []))
    expect([glyph('supply-1 '), glyph('supply-2 '), glyph('strike-1 '), glyph('held ')]).toEqual([
      ['Sup'],
      ['chute'],
      ['Air'],
      ['held'],
    ])
  })

  test('the phase bar has fifteen steps, the turn track day and night', () => {
    const s = position({ scenario: '29', turn: 8, phase: 6 })
    const { tracks } = sight(s, 'spectator')
    expect(tracks.phases?.steps).toHaveLength(15)
    expect(tracks.phases?.tokens[0]).toMatchObject({ step: '6', short: 'C' })
    expect(tracks.turns?.tokens[0]?.label.id).toBe('track.turn-night')
  })
})
