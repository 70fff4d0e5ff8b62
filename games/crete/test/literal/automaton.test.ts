// Chapter 12.2 against the literal reading: every act of the automaton's turn in crowded solitaire positions.
import { fastChance } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import type { Crete } from '../../state.ts'
import { automaton } from './automaton.ts'
import { scatter } from './scatter.ts'
import { compare } from './watch.ts'

/** A crowded position in the Commonwealth turn of a solitaire game, in one step of the automaton. */
const turnAt =
  (step: number, night?: boolean) =>
  (seed: string): Crete => {
    const s = scatter(seed)
    const chance = fastChance(`automaton ${seed}`)
    s.solo = true
    s.side = 'commonwealth'
    s.stage = 'commonwealth'
    s.doing = 'choosing'
    s.active = -1
    s.autoStep = step
    if (night !== undefined) s.turn = 3 * chance.die(8) - (night ? 0 : chance.die(2))
    for (const u of s.box.sides.commonwealth) s.deed[u] = chance.die(8) === 1 ? 1 : 0
    for (const u of s.box.sides.german) s.deed[u] = 0
    for (const a of s.box.everywhere) s.visited[a] = chance.die(8) === 1 ? 1 : 0
    s.moved = Math.min(s.moved, s.limit)
    return s
  }

const PARTS = [
  'pieces',
  'forts',
  'initiative',
  'lost',
  'moved',
  'limit',
  'counted',
  'step',
  'looked',
  'active',
] as const

describe('the automaton of chapter 12 in crowded positions', () => {
  for (const [step, name, least, night] of [
    [0, 'bombards', 30, false],
    [1, 'marches', 60, undefined],
    [2, 'assaults', 60, false],
    [3, 'shoots', 60, false],
    [4, 'maori', 2, true],
    [5, 'one more', 5, undefined],
    [6, 'end', 25, undefined],
  ] as const)
    test(`[12.2] ${name}: what it does, its draws and what comes of it agree with the printed text`, () => {
      const met = compare(name, 300, 'automaton', turnAt(step, night), automaton, PARTS)
      expect(met[name]).toBeGreaterThan(least)
    }, 120_000)
})
