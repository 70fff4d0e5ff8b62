// Chapters 3.2, 12 and 12.1 against the literal reading: forts, gliders, the draw of the brigades, the waves.
import { cell, fastChance, newPlay } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../../game.ts'
import { type Crete, place } from '../../state.ts'
import { brigades, forts, gliders, soloForts, wave } from './set-up.ts'
import { compare } from './watch.ts'

const begin =
  (scenario: string, stage: Crete['stage'], change: (s: Crete, chance: ReturnType<typeof fastChance>) => void) =>
  (seed: string): Crete => {
    const s = newPlay(rules, { scenario, options: {} })
    s.stage = stage
    change(s, fastChance(`set-up ${seed}`))
    return s
  }

const quiet = (): void => undefined

describe('before the first turn', () => {
  test('[3.2] forts of the Commonwealth', () => {
    const make = begin('standard', 'forts', (s, chance) => {
      for (const u of s.box.sides.commonwealth) if (chance.die(3) === 1) place(s, u, chance.die(s.box.areas) - 1)
      for (const a of s.box.everywhere) s.owner[a] = chance.die(3) - 1
    })
    const met = compare('forts', 200, 'forts', make, forts, ['pieces', 'forts', 'fortsLeft', 'owner', 'alone'])
    expect(Object.keys(met).length).toBeGreaterThan(1)
  }, 120_000)

  test('[3.2] gliders of the solitaire game', () => {
    const met = compare('gliders', 60, 'gliders', begin('solo', 'gliders', quiet), gliders, ['pieces'])
    expect(Object.keys(met)).toHaveLength(5)
  }, 60_000)

  test('[12] the draw of the brigades', () => {
    const met = compare('brigades', 200, 'brigades', begin('solo', 'brigades', quiet), brigades, ['pieces'])
    for (const map of ['west', 'centre', 'east']) expect(met[map], map).toBeGreaterThan(10)
  }, 60_000)

  test('[12] the waves of the solitaire game', () => {
    const make = begin('solo', 'wave', (s, chance) => {
      s.turn = chance.die(2)
      if (s.turn === 2)
        for (const u of s.box.sides.german) if (chance.die(3) === 1) place(s, u, chance.die(s.box.areas) - 1)
    })
    const met = compare('wave', 100, 'wave', make, wave, ['pieces'])
    expect(met.planned).toBe(100)
  }, 60_000)

  test('[12.1] forts of the solitaire game', () => {
    const make = begin('solo', 'solo-forts', (s, chance) => {
      s.turn = chance.die(2)
      s.forts = s.turn === 1 ? 6 : chance.die(5) - 1
      const maps = s.turn === 1 ? ['west'] : ['west', 'centre', 'east']
      const areas = s.box.everywhere.filter((a) => maps.includes(s.box.maps[cell(s.box.mapOf, a)] ?? ''))
      for (const u of s.box.sides.commonwealth)
        if (cell(s.at, u) < 0 && chance.die(3) > 1) place(s, u, areas[chance.die(areas.length) - 1] ?? -1)
      if (s.turn === 2) for (const a of areas) if (chance.die(30) === 1) s.fort[a] = 1
    })
    const parts = ['pieces', 'forts', 'fortsLeft', 'owner', 'alone'] as const
    const met = compare('solo-forts', 200, 'solo-forts', make, soloForts, parts)
    expect(Object.keys(met).length).toBeGreaterThan(1)
  }, 120_000)
})
