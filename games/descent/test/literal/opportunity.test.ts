// Zones, Opportunity fire and the leaving of stacks against their literal reading in random positions.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { opportunityFirers, opportunityTargets } from '../../rules/opportunity.ts'
import { mayLeave, type Trigger } from '../../rules/walk.ts'
import { controls } from '../../state.ts'
import { inZone, readFirer, readMayLeave } from './opportunity.ts'
import { lots, pile, scattered } from './scatter.ts'

const KINDS = ['leave', 'mode', 'leave-travel', 'restack', 'assault', 'displaced'] as const

/** One act of somebody in a crowded hex: what the rules say of it, and what the cases say word by word. */
interface Case {
  readonly name: string
  readonly kind: (typeof KINDS)[number]
  readonly firers: readonly [number[], number[]]
  readonly zones: readonly [boolean[], boolean[]]
  readonly targets: readonly [number[], number[]]
  readonly leaves: readonly [boolean, boolean]
}

const fighting = (of: readonly number[]): number[] => of.filter((u) => !printed.units[u]?.leader).slice(0, 2)

/** 200 crowded positions. */
function* sweep(): Generator<Case> {
  for (let n = 0; n < 200; n++) {
    const seed = `opportunity ${n}`
    const { below, pick } = lots(`${seed} who`)
    const s = scattered(seed, 4)
    const standing = printed.units.flatMap((d, u) => (cell(s.at, u) < printed.hexes && !d.leader ? [u] : []))
    for (const hex of new Set(standing.map((u) => cell(s.at, u)))) {
      const all = pile(s, hex)
      const units = all.filter(() => below(3) > 0)
      const first = units[0]
      if (first === undefined) continue
      const kind = pick(KINDS)
      const around = [0, 1, 2, 3, 4, 5].map((d) => cell(printed.board.around, 6 * hex + d)).filter((x) => x >= 0)
      const target = kind === 'assault' ? pick(around) : -1
      const trigger: Trigger = { kind, hex, units, ...(kind === 'assault' ? { target } : {}) }
      const enemies = standing.filter((u) => printed.units[u]?.seat !== printed.units[first]?.seat)
      yield {
        name: `${seed}: ${printed.board.ids[hex]} ${kind}`,
        kind,
        firers: [opportunityFirers(s, trigger), enemies.filter((u) => readFirer(s, u, hex, target))],
        zones: [enemies.map((u) => controls(s, u, hex)), enemies.map((u) => inZone(s, u, hex))],
        targets: [opportunityTargets(s, trigger), fighting(kind === 'restack' ? all : units)],
        leaves: [mayLeave(s, units), readMayLeave(s, hex, units)],
      }
    }
  }
}

describe('Opportunity fire and zones in 200 crowded positions', () => {
  const cases = [...sweep()]

  it('[9.4/1 9.45 9.48 10.43] those fire whom the cases name, at each kind of act', () => {
    for (const c of cases) expect([c.name, c.firers[0]]).toEqual([c.name, c.firers[1]])
    for (const kind of KINDS)
      expect([kind, cases.filter((c) => c.kind === kind && c.firers[1].length > 0).length > 10]).toEqual([kind, true])
  })

  it('[8.0/1 8.42 11.7/1] zones reach where the cases say', () => {
    for (const c of cases) expect([c.name, c.zones[0]]).toEqual([c.name, c.zones[1]])
    expect(new Set(cases.flatMap((c) => c.zones[1]))).toEqual(new Set([true, false]))
  })

  it('[9.42] they fire at the top two of those who act, of the whole stack when its order changes', () => {
    for (const c of cases) expect([c.name, c.targets[0]]).toEqual([c.name, c.targets[1]])
    expect(new Set(cases.map((c) => c.targets[1].length))).toContain(2)
  })

  it('[9.52] the top two leave a stack, one after the other', () => {
    for (const c of cases) expect([c.name, c.leaves[0]]).toEqual([c.name, c.leaves[1]])
    for (const leaves of [true, false]) expect(cases.filter((c) => c.leaves[1] === leaves).length).toBeGreaterThan(10)
  })
})
