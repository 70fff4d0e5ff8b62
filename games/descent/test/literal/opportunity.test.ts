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

describe('Opportunity fire and zones', () => {
  it('[9.4/1 9.42 9.45 9.48 9.52 10.43] in 200 crowded positions those fire, and at those, whom the cases name; the top two leave a stack', () => {
    const met: Record<string, number> = {}
    for (let n = 0; n < 200; n++) {
      const seed = `opportunity ${n}`
      const { below, pick } = lots(`${seed} who`)
      const s = scattered(seed, 4)
      const standing = printed.units.flatMap((d, u) => (cell(s.at, u) < printed.hexes && !d.leader ? [u] : []))
      const hexes = [...new Set(standing.map((u) => cell(s.at, u)))]
      for (const hex of hexes) {
        const all = pile(s, hex)
        const units = all.filter(() => below(3) > 0)
        const first = units[0]
        if (first === undefined) continue
        const kind = pick(KINDS)
        const around = [0, 1, 2, 3, 4, 5].map((d) => cell(printed.board.around, 6 * hex + d)).filter((x) => x >= 0)
        const target = kind === 'assault' ? pick(around) : -1
        const trigger: Trigger = { kind, hex, units, ...(kind === 'assault' ? { target } : {}) }
        const enemies = standing.filter((u) => printed.units[u]?.seat !== printed.units[first]?.seat)
        const read = enemies.filter((u) => readFirer(s, u, hex, target))
        const name = `${seed}: ${printed.board.ids[hex]} ${kind}`
        expect([name, opportunityFirers(s, trigger)]).toEqual([name, read])
        for (const u of enemies) expect([name, u, controls(s, u, hex)]).toEqual([name, u, inZone(s, u, hex)])
        const fighting = (of: readonly number[]): number[] => of.filter((u) => !printed.units[u]?.leader).slice(0, 2)
        expect([name, opportunityTargets(s, trigger)]).toEqual([name, fighting(kind === 'restack' ? all : units)])
        expect([name, mayLeave(s, units)]).toEqual([name, readMayLeave(s, hex, units)])
        met[kind] = (met[kind] ?? 0) + (read.length > 0 ? 1 : 0)
        met[mayLeave(s, units) ? 'leaves' : 'stays'] = (met[mayLeave(s, units) ? 'leaves' : 'stays'] ?? 0) + 1
      }
    }
    for (const what of [...KINDS, 'leaves', 'stays']) expect([what, (met[what] ?? 0) > 10]).toEqual([what, true])
  })
})
