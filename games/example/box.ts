// The box: areas and the ways between them, units, the cup of ships and the fight table.
import {
  among,
  type BoxFiles,
  id,
  many,
  maybe,
  measure,
  oneOf,
  readBox,
  type Sources,
  source,
  truth,
  whole,
  words,
} from '@merkur/box'
import type { Ids } from '@merkur/engine'
import { z } from 'zod/mini'
import { files } from './box/box.data.ts'

export interface AreaDef {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** A post may be laid here. */
  readonly post: boolean
  readonly rough: boolean
  /** The flank march may come out here. */
  readonly flank: boolean
  readonly ring: readonly number[]
  readonly source: Sources
  readonly note: string
}

export interface UnitDef {
  readonly id: string
  readonly seat: 'german' | 'allied'
  readonly kind: 'mountain' | 'infantry' | 'decoy' | 'party'
  readonly name: string
  readonly formation: string
  readonly strength: number
  readonly points: number
  /** Area at the start, null for none. */
  readonly start: string | null
  readonly flank: boolean
  readonly source: Sources
  readonly note: string
}

interface ShipDef {
  readonly id: string
  readonly name: string
  readonly copies: number
  /** Units it takes off. */
  readonly room: number
}

export const RESULTS = ['repulsed-loss', 'repulsed', 'driven', 'overrun'] as const
export type FightResult = (typeof RESULTS)[number]

const scenarioForm = z.object({
  id: z.string(),
  title: z.string(),
  flankTurn: z.int(),
  stacking: z.int(),
  drawAt: z.int(),
  rough: z.int(),
  source: z.string(),
})

export interface Box {
  readonly areas: readonly AreaDef[]
  readonly units: readonly UnitDef[]
  readonly ships: readonly ShipDef[]
  readonly turns: readonly string[]
  readonly scenario: z.infer<typeof scenarioForm>
  readonly fight: readonly { readonly total: number; readonly result: FightResult }[]
  /** Ids of areas, then the two boxes. */
  readonly spaces: readonly string[]
  readonly afloat: number
  readonly lost: number
  /** The beach. */
  readonly beach: number
  readonly komitades: number
  /** Where the flank march comes out when its own way is barred. */
  readonly askifou: number
  /** Every area. */
  readonly everywhere: readonly number[]
  /** Areas one step away, by area. */
  readonly ways: readonly (readonly number[])[]
  /** Steps from each area to the beach. */
  readonly toBeach: readonly number[]
  readonly germans: readonly number[]
  readonly rearguard: readonly number[]
  /** Posts are lettered; there are as many as rearguard units. */
  readonly posts: readonly string[]
  /** Areas in which posts may be laid. */
  readonly postAreas: readonly number[]
  /** Where the flank march may come out. */
  readonly flankAreas: readonly number[]
}

/** Opens the box of these files. @throws BoxError with every problem. */
export const openBox = (from: BoxFiles): Box =>
  readBox(from, (box) => {
    const areas = box.table('areas.csv', {
      id: id(),
      name: words(),
      x: measure(0, 12),
      y: measure(0, 10),
      post: truth(),
      rough: truth(),
      flank: truth(),
      ring: many(measure(0, 12)),
      source: source(),
      note: words(),
    })
    const names = areas.map((a) => a.id)
    const area = among(names, 'an area of areas.csv')
    const pairs = box.table('ways.csv', { from: area, to: area, source: source() })
    const units = box.table('units.csv', {
      id: id(),
      seat: oneOf('german', 'allied'),
      kind: oneOf('mountain', 'infantry', 'decoy', 'party'),
      name: words(),
      formation: words(),
      strength: whole(0, 6),
      points: whole(0, 9),
      start: maybe(area),
      flank: truth(),
      source: source(),
      note: words(),
    })
    const ships = box.table('ships.csv', {
      id: id(),
      name: words(),
      copies: whole(0, 9),
      room: whole(0, 9),
      source: source(),
    })
    const fight = box.table('fight.csv', { total: whole(-9, 20), result: oneOf(...RESULTS), source: source() })
    const turns = box.table('turns.csv', { id: id(), label: words(), source: source() })
    const scenario = box.json('scenario.json', scenarioForm)

    const beach = names.indexOf('sfakia')
    const komitades = names.indexOf('komitades')
    const askifou = names.indexOf('askifou')
    if (Math.min(beach, komitades, askifou) < 0)
      box.problem({
        file: 'areas.csv',
        found: names.join(', '),
        allowed: 'sfakia, komitades and askifou among the ids: rules name them',
      })
    for (const a of areas)
      if (a.ring.length < 6 || a.ring.length % 2 > 0) box.refuse(a, 'ring', 'three or more x y pairs')
    for (const [i, row] of fight.entries())
      if (i > 0 && row.total !== (fight[i - 1]?.total ?? 0) + 1) box.refuse(row, 'total', 'one more than the row above')
    for (const u of units)
      if (u.seat === 'german' && u.start === null && !u.flank) box.refuse(u, 'start', 'an area, or flank 1')
    const rearguard = indices(units, (u) => u.kind === 'infantry' || u.kind === 'decoy')
    const postAreas = indices(areas, (a) => a.post)
    if (postAreas.length < rearguard.length)
      box.problem({
        file: 'areas.csv',
        column: 'post',
        found: `${postAreas.length} areas for posts`,
        allowed: `${rearguard.length} or more, one for each rearguard unit of units.csv`,
      })
    const ways = names.map((name) =>
      pairs.flatMap((p) => (p.from === name ? [names.indexOf(p.to)] : p.to === name ? [names.indexOf(p.from)] : [])),
    )
    if (!scenario) throw new Error('scenario.json has problems, which readBox tells')
    return {
      areas,
      units,
      ships,
      turns: turns.map((t) => t.label),
      scenario,
      fight,
      spaces: [...names, 'afloat', 'lost'],
      afloat: names.length,
      lost: names.length + 1,
      beach,
      komitades,
      askifou,
      everywhere: indices(areas, () => true),
      ways,
      toBeach: stepsTo(beach, ways),
      germans: indices(units, (u) => u.seat === 'german'),
      rearguard,
      posts: rearguard.map((_, i) => String.fromCharCode(65 + i)),
      postAreas,
      flankAreas: indices(areas, (a) => a.flank),
    }
  })

const indices = <T>(rows: readonly T[], is: (row: T) => boolean): number[] =>
  rows.flatMap((row, i) => (is(row) ? [i] : []))

function stepsTo(goal: number, ways: readonly (readonly number[])[]): number[] {
  const steps = ways.map(() => Number.POSITIVE_INFINITY)
  steps[goal] = 0
  for (const queue = [goal]; queue.length > 0; ) {
    const here = queue.shift() ?? goal
    for (const next of ways[here] ?? []) {
      if (Number.isFinite(steps[next])) continue
      steps[next] = (steps[here] ?? 0) + 1
      queue.push(next)
    }
  }
  return steps
}

export const printed = openBox(files)

export const idsOf = (box: Box): Ids => ({
  units: box.units.map((u) => u.id),
  spaces: box.spaces,
  posts: box.posts,
  ships: box.ships.map((ship) => ship.id),
})
