// Chapters 4, 5.2, 5.4, 5.5, 8, 9, 10 and 12 against the literal reading: what is rolled and judged between activations.
import { cell, fastChance, item, newPlay } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../../game.ts'
import { type Crete, countAt, place } from '../../state.ts'
import { scatter } from './scatter.ts'
import { activationDie, deploy, landingTest, navy, regroup, sortie, turnEnd } from './upkeep.ts'
import { compare } from './watch.ts'

/** A crowded position in another moment of the turn. */
const moment =
  (change: (s: Crete, chance: ReturnType<typeof fastChance>) => void) =>
  (seed: string): Crete => {
    const s = scatter(seed)
    s.active = -1
    s.deed.fill(0)
    change(s, fastChance(`moment ${seed}`))
    return s
  }

const germanTurn = (s: Crete, doing: Crete['doing']): void => {
  s.side = 'german'
  s.stage = 'german'
  s.doing = doing
}

describe('between activations in crowded positions', () => {
  test('landing tests agree with the printed text', () => {
    const make = moment((s, chance) => {
      germanTurn(s, 'testing')
      s.solo = chance.die(2) === 1
      for (const u of s.box.sides.german) {
        if (cell(s.at, u) < 0) continue
        s.untested[u] = chance.die(2) - 1
        s.glider[u] = chance.die(3) === 1 ? 1 : 0
      }
      const first = s.box.sides.german.find((u) => cell(s.at, u) >= 0)
      if (first !== undefined) s.untested[first] = 1
      else {
        place(s, 0, 0)
        s.untested[0] = 1
      }
    })
    const met = compare('landing', 600, 'test', make, landingTest)
    expect(met.reduced).toBeGreaterThan(80)
  }, 120_000)

  test('attacks from the air agree with the printed text', () => {
    const make = moment((s, chance) => {
      germanTurn(s, 'flying')
      const areas = s.box.everywhere.filter((a) => countAt(s, a, 'commonwealth') > 0)
      if (areas.length === 0) {
        place(s, s.box.firstCommonwealth, 5)
        areas.push(5)
      }
      for (const [i, u] of s.box.aircraft.entries()) {
        s.reduced[u] = chance.die(3) === 1 ? 1 : 0
        if (i === 0 || chance.die(2) === 1) s.aim[u] = item(areas, chance.die(areas.length) - 1)
      }
    })
    const met = compare('sortie', 600, 'sortie', make, sortie)
    expect(met.attack).toBeGreaterThan(300)
    expect(met['in vain']).toBeGreaterThan(5)
  }, 120_000)

  test('the activation die agrees with the printed text', () => {
    const make = moment((s) => {
      s.side = 'commonwealth'
      s.stage = 'limit'
    })
    const met = compare('limit', 500, 'limit', make, activationDie, ['limit', 'initiative'])
    expect(Object.keys(met).length).toBe(7)
  }, 120_000)

  test('the interception of the convoy agrees with the printed text', () => {
    const make = moment((s, chance) => {
      s.side = 'commonwealth'
      s.stage = 'royal-navy'
      s.convoy = chance.die(4) === 1 ? 'passed' : 'sea'
      s.solo = chance.die(2) === 1
      for (const g of s.box.seaGroups)
        for (const u of s.box.groups[g]?.units ?? [])
          if (chance.die(3) > 1) {
            place(s, u, s.box.boxes.reinforcements ?? -1)
            s.reduced[u] = 0
          }
    })
    const met = compare('navy', 800, 'interception', make, navy, ['pieces', 'convoy', 'initiative', 'lost'])
    for (const die of ['1', '2', '3', '4', '5', '6']) expect(met[die], die).toBeGreaterThan(30)
  }, 120_000)

  test('control and victory at the end of a turn agree with the printed text', () => {
    const make = moment((s, chance) => {
      s.stage = 'turn-end'
      if (chance.die(2) === 1) s.turn = 24
      for (const a of s.box.everywhere) {
        s.owner[a] = chance.die(4) > 1 ? 1 : chance.die(3) - 1
        s.alone[a] = chance.die(3) - 1
      }
      // Aircraft fly again on a new day and groups come due: what this reading leaves out stays as it is.
      s.flown.fill(0)
      s.scatter.fill(0)
    })
    const met = compare('end', 500, 'turn-end', make, turnEnd, ['pieces', 'owner', 'alone', 'winner'])
    for (const winner of ['none', 'german', 'draw', 'commonwealth']) expect(met[winner], winner).toBeGreaterThan(10)
  }, 120_000)

  test('the regrouping of parachutists agrees with the printed text', () => {
    const make = moment((s, chance) => {
      s.side = 'german'
      s.stage = 'regroup'
      const box = s.box.boxes.regrouping ?? -1
      const paras = s.box.sides.german.filter((u) => item(s.box.units, u).para && cell(s.at, u) < 0)
      while (paras.length > 4 && chance.die(8) > 1) {
        const u = item(paras, chance.die(paras.length) - 1)
        paras.splice(paras.indexOf(u), 1)
        place(s, u, box)
        s.reduced[u] = 1
        s.lost.push(u)
      }
    })
    const met = compare('regroup', 500, 'german-end', make, regroup, ['pieces', 'lost'])
    expect(met['1']).toBeGreaterThan(80)
    expect(met['2']).toBeGreaterThan(10)
  }, 120_000)

  test('the random set-up agrees with the printed text', () => {
    const make = (seed: string): Crete => {
      const s = newPlay(rules, { scenario: 'solo', options: {} })
      const chance = fastChance(seed)
      for (const u of s.box.sides.commonwealth) {
        place(s, u, -1)
        if (chance.die(2) === 1) place(s, u, s.box.boxes['cup-west'] ?? -1)
      }
      s.stage = 'deploy'
      s.deployMap = 0
      s.deployPass = 1
      for (const a of [...s.box.objectives, ...s.box.zones]) s.visited[a] = chance.die(3) === 1 ? 0 : 1
      s.visited[first(s)] = 0
      return s
    }
    const met = compare('deploy', 400, 'deploy', make, (w) => deploy(w, firstOf(w.seed, make), 'cup-west'), ['pieces'])
    expect(met['3']).toBeGreaterThan(60)
    expect(met['0']).toBeGreaterThan(10)
  }, 120_000)
})

/** The first area of the order that has not been drawn for: objectives of the west, then its historical areas. */
function first(s: Crete): number {
  const order = [
    'W09',
    'W15',
    'W21',
    'W25',
    'W19',
    'W28',
    'W01',
    'W12',
    'W11',
    'W16',
    'W22',
    'W18',
    'W24',
    'W26',
    'W30',
    'W33',
    'W31',
  ]
  const open = order.map((id) => s.box.spaces.indexOf(id)).find((a) => cell(s.visited, a) === 0)
  return open ?? s.box.spaces.indexOf('W31')
}

const firstOf = (seed: string, make: (seed: string) => Crete): string => {
  const s = make(seed)
  return s.box.spaces[first(s)] ?? ''
}
