// Ferrying against its literal reading at random rivers and streams: whom engineers take across, how many, and at what price (18.1).
import { cell, entry } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { RIVER, STREAM } from '../../board.ts'
import { CONCENTRATED, printed } from '../../box.ts'
import { ferryFor, payFerry, refuseFerry } from '../../rules/ferry.ts'
import { groundPrice } from '../../rules/walk.ts'
import { type Descent, put, type Space, type Unit } from '../../state.ts'
import { position, type Standing } from '../support.ts'
import { around, groundOf } from './ground.ts'
import { lots } from './scatter.ts'
import { def, everybody, nameOf } from './sheet.ts'

/** 18.11 "infantry-type, heavy weapons, headquarters and other engineer units" and "units without stacking weight, such as leaders". */
const FERRIED = [
  'infantry',
  'machine-gun',
  'engineer',
  'pioneer',
  'headquarters',
  'reconnaissance',
  'cavalry-machine-gun',
  'heavy-weapons',
  'support-group',
  'leader',
]

/** What the referee has noted of this phase. */
interface Phase {
  readonly home: ReadonlySet<Unit>
  /** Strength that each engineer has ferried. */
  readonly load: Map<Unit, number>
  readonly moved: Set<Unit>
}

const strength = (s: Descent, units: readonly Unit[]): number =>
  units.reduce((n, u) => n + (def(u).leader ? 0 : cell(s.strength, u)), 0)

/** 18.12, 18.14, 20.8 Engineers in order, in the hex since the phase began, that have not moved. */
const mayFerry = (s: Descent, p: Phase, u: Unit): boolean =>
  def(u).engineer && p.home.has(u) && !p.moved.has(u) && !cell(s.disrupted, u) && cell(s.activated, u) === 1

/** 18.1 Who takes this group over a hexside, of those in its hex; nobody where it may not be. */
function readFerrymen(s: Descent, p: Phase, group: readonly Unit[], from: Space, to: Space): Unit[] {
  const water = around(from).find((x) => x.to === to && x.side & (RIVER | STREAM))
  const bridge = printed.bridges.findIndex(
    (b) =>
      b.id.split('-').sort().join() ===
      [from, to]
        .map((h) => printed.spaces[h] ?? '')
        .sort()
        .join(),
  )
  if (!water || (bridge >= 0 && cell(s.bridge, bridge) !== 1)) return []
  const fighting = group.filter((u) => !def(u).leader)
  if (fighting.length === 0 || group.some((u) => !FERRIED.includes(def(u).type) || p.moved.has(u))) return []
  if (fighting.some((u) => cell(s.mode, u) !== CONCENTRATED)) return []
  const [only, another] = fighting
  const itself = another === undefined && only !== undefined && mayFerry(s, p, only) && !p.load.has(only) ? [only] : []
  const others = everybody.filter(
    (u) =>
      !group.includes(u) && mayFerry(s, p, u) && strength(s, fighting) + (p.load.get(u) ?? 0) <= cell(s.strength, u),
  )
  return [...itself, ...others]
}

const rivers = Array.from({ length: printed.hexes }, (_, from) => from).flatMap((from) =>
  around(from).flatMap(({ to, side }) =>
    side & (RIVER | STREAM) && ![from, to].some((h) => groundOf(h) === 'all-sea') ? [[from, to] as const] : [],
  ),
)

/** One Movement Phase at one river. */
function cross(seed: string, tally: Tally): void {
  const { below, pick } = lots(seed)
  const [from, to] = pick(rivers)
  const seat = pick(['german', 'commonwealth'] as const)
  const ours = everybody.filter((u) => def(u).seat === seat)
  const engineers = ours.filter((u) => def(u).engineer || def(u).type === 'pioneer')
  const units: Record<string, Standing> = {}
  for (const u of [
    pick(engineers),
    ...(below(2) === 0 ? [pick(engineers)] : []),
    ...Array.from({ length: 3 + below(3) }, () => pick(ours)),
  ]) {
    const mode = below(6) === 0 ? 'dispersed' : 'concentrated'
    units[nameOf(u)] = {
      at: printed.spaces[from] ?? '',
      ...(def(u).leader ? {} : { strength: 1 + below(def(u).strength), mode }),
      ...(below(9) === 0 && !def(u).leader ? { disrupted: true as const } : {}),
      ...(below(9) === 0 && seat === 'commonwealth' ? { activated: false as const } : {}),
      spent: below(8) === 0 ? 4 : 0,
    }
  }
  const s = position({ units, phase: seat === 'german' ? 4 : 6 })
  for (let b = 0; b < printed.bridges.length; b++) s.bridge[b] = pick([0, 1, 2])
  const there = everybody.filter((u) => cell(s.at, u) === from)
  const p: Phase = { home: new Set(there), load: new Map(), moved: new Set(there.filter((u) => cell(s.spent, u) > 0)) }
  for (let n = 0; n < 12; n++) {
    const here = there.filter((u) => cell(s.at, u) === from)
    const group = here.filter(() => below(3) === 0)
    if (group.length === 0) continue
    const name = `${seed}, ${n}: ${group.map(nameOf).join()} over ${printed.spaces[from]}-${printed.spaces[to]}`
    const men = readFerrymen(s, p, group, from, to)
    expect(refuseFerry(s, group, to) === undefined, name).toBe(men.length > 0)
    count(tally, men.length > 0 ? 'may' : 'not')
    if (men.length === 0) continue
    const ferryman = ferryFor(s, group)
    expect(men, name).toContain(ferryman)
    for (const u of group) {
      const row = printed.tables.terrain.find((t) => t.id === groundOf(to))
      const vehicle = ['reconnaissance', 'cavalry-machine-gun'].includes(def(u).type)
      const foot = (def(u).nation === 'mountain' ? row?.concentrated_mountain : null) ?? row?.concentrated
      if (def(u).leader) continue
      const price = Number(vehicle ? row?.concentrated_vehicle : foot)
      const mountain = around(from).some((x) => x.to === to && x.side & 3)
      if (!mountain)
        expect(groundPrice(s, u, from, to, 'ferry'), `${name}, ${nameOf(u)}`).toBe(Number.isFinite(price) ? price : -1)
    }
    payFerry(s, ferryman, group)
    if (group.includes(ferryman)) p.load.set(ferryman, 99)
    else p.load.set(ferryman, (p.load.get(ferryman) ?? 0) + strength(s, group))
    count(tally, group.includes(ferryman) ? 'itself' : 'others')
    for (const u of group) {
      p.moved.add(u)
      s.spent[u] = 8
      put(s, u, to)
    }
    if ((p.load.get(ferryman) ?? 0) > 0 && entry([...s.strength], ferryman) > (p.load.get(ferryman) ?? 0))
      count(tally, 'room left')
  }
}

describe('18.1 ferrying at random rivers and streams', () => {
  it('[18.11 18.12 18.13 18.14 18.15 11.13] whom engineers take across, how many in a phase, and for the ground alone', () => {
    const tally: Tally = {}
    for (let n = 0; n < 300; n++) cross(`ferry ${n}`, tally)
    for (const what of ['may', 'not', 'itself', 'others', 'room left'])
      expect([what, (tally[what] ?? 0) > 10]).toEqual([what, true])
  })
})
