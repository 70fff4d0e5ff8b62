// 6.21, 6.22 and 6.28 by brute force: an assignment is complete when all contact is split into stars, each of one against one or more.
import { describe, expect, test } from 'vitest'
import { boundTo, leftOver, openEnemies } from '../../rules/contact.ts'
import { refuseAttack, refuseSplit } from '../../rules/declaration.ts'
import type { Kreta } from '../../state.ts'
import { crowd } from './scatter.ts'
import { subsets } from './subsets.ts'

type Graph = ReadonlyMap<number, readonly number[]>

const without = (graph: Graph, gone: readonly number[]): Graph =>
  new Map(
    [...graph].flatMap(([u, near]) => (gone.includes(u) ? [] : [[u, near.filter((v) => !gone.includes(v))] as const])),
  )

/** Whether contact can be split into stars: tries every star that holds its first unit, at its centre or as one of several. */
function splits(graph: Graph): boolean {
  const first = graph.keys().next().value
  if (first === undefined) return true
  const near = graph.get(first) ?? []
  const stars = [
    ...subsets(near).map((set) => [first, ...set]),
    ...near.flatMap((centre) =>
      subsets((graph.get(centre) ?? []).filter((u) => u !== first)).map((set) => [centre, first, ...set]),
    ),
  ]
  return stars.some((star) => star.length > 1 && splits(without(graph, star)))
}

const graphOf = (s: Kreta): Graph => {
  const open = [...s.contact].flatMap((c, u) => (c === 1 ? [u] : []))
  return new Map(open.map((u) => [u, openEnemies(s, u)]))
}

describe('obligations as stars', () => {
  test('[6.21 6.22 6.28] what may be declared is what leaves a complete assignment, by trying all of them', () => {
    let graphs = 0
    let refused = 0
    for (let i = 0; i < 4000 && graphs < 200; i++) {
      const stage = i % 2 === 0 ? 'german-combat' : 'british-combat'
      const s = crowd(`stars ${i}`, stage, 12)
      s.air = 0
      const graph = graphOf(s)
      if (graph.size < 3 || graph.size > 9) continue
      graphs++
      // Contact as the map makes it can always be split: nobody is ever stuck.
      expect(splits(graph), `stars ${i}`).toBe(true)
      for (const [centre, near] of graph) {
        const sets = subsets(near).filter((set) => set.length > 0)
        const legal = sets.filter((set) => splits(without(graph, [centre, ...set])))
        for (const set of sets) {
          const rule = boundTo(s, centre).every((v) => set.includes(v)) && leftOver(s, [centre, ...set]) < 0
          expect(rule, `stars ${i}, ${centre} with ${set.join()}`).toBe(legal.includes(set))
          if (!rule) refused++
        }
        const ours = centre < s.box.firstGerman === (stage === 'british-combat')
        if (!ours && !s.box.units[centre]?.gun && refuseAttack(s, centre) !== undefined) expect(legal).toEqual([])
        if (ours) expect(refuseSplit(s, centre) === undefined).toBe(legal.some((set) => set.length > 1))
      }
    }
    expect(graphs).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(200)
  }, 120_000)
})
