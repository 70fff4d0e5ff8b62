// Overlays say the same as the rules that move, fire and count.
import { cell, copyPlay, fastChance, item, Run } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { overlay } from '../overlays.ts'
import { refuseBombarded } from '../rules/bombardment.ts'
import { dcaOver } from '../rules/bombing-values.ts'
import { at, type Crete, inPlay, spaceId, unitId } from '../state.ts'
import { scatter } from './literal/scatter.ts'

const positions = (n: number): Crete[] => Array.from({ length: n }, (_, i) => scatter(`overlay ${i}`))
const fills = (s: Crete, id: string, piece?: string) =>
  overlay(s, s.side, id, piece === undefined ? undefined : { piece })?.fills ?? []

describe('overlays', () => {
  test('[6.1/1] a reach has the areas that the rules offer, and its keys lead there', () => {
    let seen = 0
    for (const s of positions(60)) {
      for (const u of s.box.sides[s.side]) {
        if (at(s, u) !== s.active) continue
        const view = overlay(s, s.side, 'reach', { piece: unitId(s, u) })
        const run = new Run(crete, copyPlay(crete, s, fastChance('reach')), 'act')
        if (!run.keys(s.side).includes(`move ${unitId(s, u)}`)) {
          expect(view?.routes).toBeUndefined()
          continue
        }
        run.answer(s.side, `move ${unitId(s, u)}`)
        const ask = run.asks[0]
        if (ask?.id !== 'to') continue
        expect(Object.keys(view?.routes ?? {}).sort()).toEqual(run.keys(s.side).sort())
        const first = Object.entries(view?.routes ?? {})[0]
        if (!first) continue
        run.answer(s.side, item(first[1], 1))
        expect(spaceId(run.s, at(run.s, u))).toBe(first[0])
        seen++
      }
    }
    expect(seen).toBeGreaterThan(30)
  })

  test('[6.1/1] a reach has keys only for the side whose active area the counter stands in', () => {
    for (const s of positions(20)) {
      const other = s.side === 'german' ? 'commonwealth' : 'german'
      const u = s.box.sides[s.side].find((x) => inPlay(s, x))
      if (u === undefined) continue
      expect(overlay(s, other, 'reach', { piece: unitId(s, u) })?.routes).toBeUndefined()
      expect(overlay(s, 'spectator', 'reach', { piece: unitId(s, u) })?.routes).toBeUndefined()
    }
  })

  test('[2.5/3] guns reach no area that the rules refuse for its distance', () => {
    for (const s of positions(40))
      for (const { unit } of s.box.leaders) {
        if (!inPlay(s, unit)) continue
        const shown = fills(s, 'guns', unitId(s, unit)).map((f) => f.space)
        for (const a of s.box.everywhere) if (!refuseBombarded(s, unit, a)) expect(shown).toContain(spaceId(s, a))
      }
  })

  test('[8/23] the cover of anti-aircraft guns is what an aircraft meets there', () => {
    for (const s of positions(40)) {
      const shown = new Map(fills(s, 'flak').map((f) => [f.space, f.label]))
      for (const a of s.box.everywhere) {
        const points = dcaOver(s, a)
        expect(shown.get(spaceId(s, a))).toBe(points === 0 ? undefined : `+${points}`)
      }
    }
  })

  test('[5.5/12 5.1/1] a full area is shown as full', () => {
    for (const s of positions(40))
      for (const fill of fills(s, 'crowds')) {
        const area = s.box.spaces.indexOf(fill.space)
        const most = Math.max(...(fill.label ?? '').split(':').map(Number))
        expect(fill.colour === 'bad').toBe(most >= cell(s.box.stack, area))
      }
  })

  test('an overlay that is not there, or without its counter, is nothing', () => {
    const s = scatter('none')
    expect(overlay(s, 'german', 'nothing')).toBeNull()
    expect(overlay(s, 'german', 'reach')).toBeNull()
    expect(overlay(s, 'german', 'reach', { space: 'W09' })).toBeNull()
  })
})
