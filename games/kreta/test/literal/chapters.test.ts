// Chapters 4 to 14 against the literal reading: every question, option, die, sum and end in thousands of crowded positions.
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, test } from 'vitest'
import type { Kreta } from '../../state.ts'
import { readings } from './game.ts'
import { crowd, crowdLanding, crowdRetreat, crowdTrack } from './scatter.ts'
import { throwing } from './thrown.ts'
import { compare } from './watch.ts'

/** Reads one activity in `n` positions, wishing for acts of a sort where they are open. */
function read(name: string, n: number, activity: string, make: (seed: string) => Kreta, wish = ''): Tally {
  return compare(`${name} ${wish}`, n, activity, make, (w, tally) => {
    const wishing = (keys: readonly string[]): string => w.prefer(keys, (k) => k.startsWith(wish))
    const told = readings[activity]?.(w, wish === '' ? undefined : wishing)
    count(tally, told ?? '')
  })
}

describe('4.0, 5.0, 9.0, 10.1 and 13.0 movement phases', () => {
  for (const stage of ['german-move', 'british-move'] as const)
    test(`${stage}: who may move, where to, at which price, and what ends the phase`, () => {
      const met = read(stage, 300, 'move', (seed) => crowd(seed, stage), 'move')
      expect(met.move).toBeGreaterThan(100)
      const closed = read(stage, 120, 'move', (seed) => crowd(seed, stage), 'done')
      expect(closed.done).toBeGreaterThan(100)
    }, 120_000)

  test('the communication track: steps, pushes, arrivals and losses', () => {
    const met = read('track', 400, 'move', crowdTrack, 'push')
    expect(met.push).toBeGreaterThan(80)
    const moves = read('track', 250, 'move', crowdTrack, 'move')
    expect(moves.move).toBeGreaterThan(150)
  }, 120_000)

  test('air transport', () => {
    const met = read('fly', 250, 'move', (seed) => crowdLanding(seed, 'german-move'), 'fly')
    expect(met.fly).toBeGreaterThan(120)
  }, 120_000)
})

describe('6.0, 7.0 and 8.2 combat', () => {
  for (const stage of ['german-combat', 'british-combat'] as const)
    test(`${stage}: declarations, force, support, odds, result`, () => {
      for (const verb of ['attack', 'split', 'done']) {
        const met = read(stage, verb === 'attack' ? 450 : 250, 'combat', (seed) => crowd(seed, stage, 18), verb)
        expect(met[verb]).toBeGreaterThan(verb === 'attack' ? 250 : 30)
      }
    }, 240_000)
})

describe('6.3 to 6.5 retreat and pursuit', () => {
  test('every way, every friend moved aside, every elimination', () => {
    const met = read(
      'retreat',
      800,
      'retreat',
      throwing(crowdRetreat, (s) => s.beaten.length > 0),
    )
    expect(met.free).toBeGreaterThan(100)
    expect(met.lost).toBeGreaterThan(100)
    expect(met.displaced).toBeGreaterThan(10)
  }, 120_000)
})

describe('12.0 and 14.0 landings', () => {
  test('paratroops: fire, scatter, and what lies below', () => {
    const met = read('drop', 700, 'drop', (seed) => crowdLanding(seed, 'drop'))
    for (const what of ['lands', 'sea', 'shot', 'aside', 'enemy']) expect(met[what], what).toBeGreaterThan(20)
  }, 120_000)

  test('convoys: units, places, cover, passage', () => {
    const make = throwing(
      (seed) => crowdLanding(seed, 'convoy'),
      (s) => s.box.germans.some((u) => s.at[u] === s.box.reserve),
    )
    const met = read('convoy', 250, 'convoy', make)
    expect(met.port).toBeGreaterThan(5)
    expect(met.beach).toBeGreaterThan(100)
  }, 120_000)
})
