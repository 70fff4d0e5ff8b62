// Overlays: fields of fire and reach say the same as the rules that fire and move.
import { cell, copyPlay, fastChance, item, Run } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { maleme } from '../index.ts'
import { reachOf } from '../overlays/reach.ts'
import { overlay } from '../overlays.ts'
import { expectedFire, firersAt } from '../rules/defensive-fire.ts'
import { allowance } from '../rules/movement.ts'
import { at, isHex, type Maleme, place, spaceId } from '../state.ts'
import { begin, stir } from './table-play.ts'

/** Positions of the impulses, from random play. */
function* positions(count: number, seed: string): Generator<Maleme> {
  const match = begin(seed)
  const found: Maleme[] = []
  stir(match, seed, 3000, () => {
    if (
      match.s.stage === 'impulses' &&
      match.run.asks[0]?.id === 'impulse' &&
      found.length < count &&
      match.seq % 5 === 0
    )
      found.push(copyPlay(maleme, match.s, fastChance('still')))
  })
  yield* found
}

const fills = (s: Maleme, id: string, piece?: string) =>
  overlay(s, 'german', id, piece === undefined ? undefined : { piece })?.fills ?? []

describe('overlays', () => {
  test('[4.1.3] a field of fire counts the units that would fire at an enemy there', () => {
    for (const s of positions(6, 'fields')) {
      for (const seat of ['german', 'allied'] as const)
        for (const fill of fills(s, `${seat}-fire`))
          expect(Number(fill.label)).toBe(firersAt(s, s.box.spaces.indexOf(fill.space), seat).length)
    }
  })

  test('[2.1.1] nobody fires into a zone, and none is filled', () => {
    for (const s of positions(4, 'zones'))
      for (const id of ['allied-fire', 'german-fire'])
        expect(fills(s, id).filter((f) => f.space.length !== 4)).toEqual([])
  })

  test('[4.1] the keys of a route lead there in a match without dice', { timeout: 60_000 }, () => {
    let played = 0
    for (const s of positions(12, 'reach')) {
      const units = s.active === 'german' ? s.box.germans : s.box.allies
      for (const u of units.filter((_, i) => i % 3 === 0)) {
        const view = overlay(s, s.active, 'reach', { piece: item(s.box.units, u).id })
        for (const step of reachOf(s, u)) {
          const space = spaceId(s, step.space)
          const keys = view?.routes?.[space] ?? []
          expect(keys.length).toBe(step.moved + 1)
          if (step.danger > 0) continue
          const run = new Run(maleme, copyPlay(maleme, s, fastChance('route')), 'impulse')
          for (const key of keys) run.answer(s.active, key)
          expect(at(run.s, u), keys.join(', ')).toBe(step.space)
          played++
        }
      }
    }
    expect(played).toBeGreaterThan(100)
  })

  test('[4.1] a reach begins with the hexes that the rules offer as the first step', () => {
    let seen = 0
    for (const s of positions(8, 'all')) {
      const units = s.active === 'german' ? s.box.germans : s.box.allies
      for (const u of units.filter((_, i) => i % 4 === 0)) {
        const run = new Run(maleme, copyPlay(maleme, s, fastChance('walk')), 'impulse')
        const key = `move ${item(s.box.units, u).id}`
        const firsts = reachOf(s, u).filter((x) => x.moved === 1)
        if (!run.keys(s.active).includes(key)) {
          expect(firsts).toEqual([])
          continue
        }
        run.answer(s.active, key)
        expect(firsts.map((x) => spaceId(s, x.space)).sort()).toEqual(
          [...run.keys(s.active)].filter((k) => k !== 'stop').sort(),
        )
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  test('[4.1] every way of a reach is a chain of steps no longer than the unit may move', () => {
    for (const s of positions(8, 'ways'))
      for (const u of s.box.germans)
        for (const step of reachOf(s, u)) {
          expect(step.path.at(-1)).toBe(step.space)
          expect(step.path.length).toBeLessThanOrEqual(allowance(s, u))
          let from = at(s, u)
          for (const to of step.path) {
            expect(s.box.steps[from]).toContain(to)
            from = to
          }
        }
  })

  test('[4.1.3] the risk is the column of the fire the unit would draw there', () => {
    for (const s of positions(8, 'risk')) {
      for (const u of [...s.box.germans, ...s.box.allies].filter((_, i) => i % 5 === 0)) {
        for (const step of reachOf(s, u)) {
          if (!isHex(s, step.space)) continue
          const world = copyPlay(maleme, s, fastChance('there'))
          place(world, u, step.space)
          expect(step.column).toBe(expectedFire(world, u, step.space, step.moved)?.column ?? 0)
        }
      }
    }
  })

  test('[4.1] a reach has keys only for the seat whose impulse it is', () => {
    for (const s of positions(3, 'own')) {
      const own = s.active === 'german' ? s.box.germans : s.box.allies
      const u = own.find((x) => reachOf(s, x).length > 0)
      if (u === undefined) continue
      const ref = { piece: item(s.box.units, u).id }
      expect(overlay(s, s.active, 'reach', ref)?.routes).toBeDefined()
      expect(overlay(s, s.active === 'german' ? 'allied' : 'german', 'reach', ref)?.routes).toBeUndefined()
      expect(overlay(s, 'spectator', 'reach', ref)?.routes).toBeUndefined()
    }
  })

  test('[7.1] the overlay of stars colours each star’s hex by its holder', () => {
    for (const s of positions(4, 'stars')) {
      const shown = new Map(fills(s, 'stars').map((f) => [f.space, f]))
      expect(shown.size).toBe(10)
      s.box.stars.forEach((star, i) => {
        if (cell(s.held, i) === 1) expect(shown.get(spaceId(s, star.hex))?.colour).toBe('german')
      })
    }
  })

  test('an overlay leaves the position as it was', () => {
    for (const s of positions(3, 'still')) {
      const before = JSON.stringify([...s.at, ...s.cache.nearGerman, ...s.cache.nearAllied])
      for (const u of s.box.units)
        for (const id of ['reach', 'risk', 'unit-fire']) overlay(s, 'german', id, { piece: u.id })
      expect(JSON.stringify([...s.at, ...s.cache.nearGerman, ...s.cache.nearAllied])).toBe(before)
    }
  })

  test('an unknown overlay, or one about a unit without a unit, answers nothing', () => {
    const { s } = begin()
    expect(overlay(s, 'german', 'weather')).toBeNull()
    expect(overlay(s, 'german', 'reach')).toBeNull()
    expect(overlay(s, 'german', 'reach', { space: '0109' })).toBeNull()
  })
})
