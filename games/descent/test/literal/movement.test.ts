// A Conditional Movement Phase against its literal reading: who may move, where to and for how much, who leaves a stack and who lies on top (8.1, 9.0, 10.2, 11.1).
import { item } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { BLOCKED, MOUNTAIN, RIVER, ROAD, STREAM, TRAIL } from '../../board.ts'
import { DISPERSED, printed, TRAVEL } from '../../box.ts'
import type { Space, Unit } from '../../state.ts'
import { hex } from '../support.ts'
import { field, isGun, isVehicle, type Side } from './field.ts'
import { around, groundOf, limitOf, load, weightIn } from './ground.ts'
import { counters, def, everybody, fighters, hexName, lay, nameOf, repeated, type Sheet, Watch } from './sheet.ts'
import { readZone } from './zones.ts'

const ALLOWANCE = 4

/** The acts of a phase, up to the end of its movement. */
const PHASE = repeated('move', (s) => s.stage !== 'act')

type Row = (typeof printed.tables.terrain)[number]
const rowOf = (id: string): Row | undefined => printed.tables.terrain.find((t) => t.id === id)

/** 11.14, 20.73 What one line of the chart asks of a unit in its mode, in points; Infinity is prohibited. */
function charted(u: Unit, mode: number, id: string): number {
  const row = rowOf(id)
  const dispersed = mode === DISPERSED
  const mountain = def(u).nation === 'mountain' && !isVehicle(u) && mode !== TRAVEL
  const special = mountain ? (dispersed ? row?.dispersed_mountain : row?.concentrated_mountain) : null
  const foot = dispersed ? row?.dispersed : row?.concentrated
  const wheels = dispersed ? row?.dispersed_vehicle : row?.concentrated_vehicle
  return (special ?? (mode === TRAVEL ? row?.travel : isVehicle(u) ? wheels : foot) ?? Number.POSITIVE_INFINITY) / 8
}

/** 11.1 "the cost of entering each hex": ground and hexside, or the road or trail, which Dispersed units do not use. */
function readGround(p: Sheet, u: Unit, from: Space, to: Space): number {
  const mode = item(p.mode, u)
  const side = around(from).find((x) => x.to === to)?.side
  if (side === undefined || side & BLOCKED || groundOf(to) === 'all-sea') return Number.POSITIVE_INFINITY
  if (isGun(u) && mode !== TRAVEL) return Number.POSITIVE_INFINITY
  const ends = [hexName(from), hexName(to)].sort().join()
  const bridge = printed.bridges.findIndex((b) => b.id.split('-').sort().join() === ends)
  const stands = bridge >= 0 && p.bridge[bridge] !== 1
  let sum = charted(u, mode, groundOf(to))
  if (side & MOUNTAIN) sum += charted(u, mode, 'mountain')
  if (side & RIVER && !stands) sum += charted(u, mode, 'river')
  if (side & STREAM && !stands) sum += charted(u, mode, 'stream')
  if (mode === DISPERSED || (bridge >= 0 && !stands)) return sum
  if (side & ROAD) return Math.min(sum, charted(u, mode, 'road'))
  return side & TRAIL ? Math.min(sum, charted(u, mode, 'trail')) : sum
}

/** The reading's own notes of the phase. */
interface Phase {
  readonly seat: Side
  readonly spent: Map<Unit, number>
  readonly stopped: Set<Unit>
  /** 9.51, ruling M108 Stacks that were rearranged and where nobody has come or gone since. */
  readonly arranged: Set<Space>
  readonly zones: ReadonlySet<Space>
  /** Who fired, has no orders, is halted by a command check. */
  readonly held: ReadonlySet<Unit>
  group: Unit[]
}

const spentBy = (ph: Phase, u: Unit): number => ph.spent.get(u) ?? 0

/** 9.0, 9.23, 9.31, 9.8, 13.1, 13.4, 14.51 */
const canMove = (p: Sheet, ph: Phase, u: Unit): boolean =>
  def(u).seat === ph.seat &&
  !def(u).leader &&
  p.disrupted[u] === 0 &&
  !ph.held.has(u) &&
  def(u).type !== 'static-artillery' &&
  (!isGun(u) || p.mode[u] === TRAVEL)

/** 8.11, 8.12 */
const leaveCost = (ph: Phase, u: Unit, from: Space): number => (ph.zones.has(from) && def(u).type !== 'armor' ? 2 : 0)

const enemiesIn = (p: Sheet, ph: Phase, to: Space): Unit[] => fighters(p, to).filter((u) => def(u).seat !== ph.seat)

/** 9.13, 9.14 Four points in all, or one hex whatever it costs. */
const affords = (ph: Phase, u: Unit, price: number): boolean =>
  Number.isFinite(price) && (spentBy(ph, u) === 0 || spentBy(ph, u) + price <= ALLOWANCE)

/** 9.52 "units leaving a stack must be one of the top two units", one after the other. */
function mayLeave(p: Sheet, group: readonly Unit[], from: Space): boolean {
  const stack = fighters(p, from)
  const left = [...group]
  while (left.length > 0) {
    const next = stack.slice(0, 2).find((u) => left.includes(u))
    if (next === undefined) return false
    stack.splice(stack.indexOf(next), 1)
    left.splice(left.indexOf(next), 1)
  }
  return true
}

function mayStep(p: Sheet, ph: Phase, to: Space): boolean {
  const from = item(p.at, ph.group[0] ?? -1)
  if (enemiesIn(p, ph, to).length > 0 || !mayLeave(p, ph.group, from)) return false
  return ph.group.every((u) => affords(ph, u, readGround(p, u, from, to) + leaveCost(ph, u, from)))
}

/** 9.52, 9.6, 9.62, 11.42, 12.3, 19.35, 20.13, 20.26, 20.32, ruling M120 All of the position are of one division, with one heavy weapons unit. */
function mayAssault(p: Sheet, ph: Phase, to: Space): boolean {
  const from = item(p.at, ph.group[0] ?? -1)
  const top = fighters(p, from).find((u) => ph.group.includes(u)) ?? -1
  if (!mayLeave(p, ph.group, from)) return false
  if (ph.group.length > 1 && ph.group.some((u) => def(u).type === 'armor')) return false
  for (const u of ph.group) {
    if (p.depleted[u] === 1 || def(u).type === 'support-group') return false
    if (p.mode[u] === TRAVEL && !isGun(u)) return false
    if (!affords(ph, u, readGround(p, u, from, to) + leaveCost(ph, u, from) + 1)) return false
  }
  const { type, headquarters, modes } = def(top)
  if (type === 'heavy-weapons') return ph.group.length === 1
  return !['anti-tank', 'flak'].includes(type) && !(headquarters && !modes.includes(DISPERSED))
}

/** 9.51, 10.0 "there must always be one mobile unit if the owning Player wishes to restack". */
const mayArrange = (p: Sheet, ph: Phase, at: Space): boolean =>
  counters(p, at).length > 1 && !ph.arranged.has(at) && counters(p, at).some((u) => canMove(p, ph, u))

/** 9.51 The stack named anew from the top; who cannot move keeps his place among his like. */
function arrange(w: Watch, ph: Phase, at: Space): void {
  const left = counters(w.p, at)
  const order: Unit[] = []
  while (left.length > 0) {
    const stuck = left.find((u) => !canMove(w.p, ph, u))
    const next = left.filter((u) => u === stuck || canMove(w.p, ph, u))
    const key = w.ask('order', ph.seat, next.map(nameOf))
    const u = next.find((x) => nameOf(x) === key) ?? -1
    order.push(u)
    left.splice(left.indexOf(u), 1)
  }
  for (const [place, u] of order.entries()) w.p.place[u] = place
  ph.arranged.add(at)
}

/** 9.16, 9.5, 10.31 One step: on top, in the order they had; among Disrupted units all of them are Disrupted. */
function stepTo(p: Sheet, ph: Phase, to: Space, tally: Tally): void {
  const from = item(p.at, ph.group[0] ?? -1)
  const order = counters(p, from).filter((u) => ph.group.includes(u))
  for (const u of order) ph.spent.set(u, spentBy(ph, u) + readGround(p, u, from, to) + leaveCost(ph, u, from))
  for (const u of counters(p, to)) if (def(u).seat !== ph.seat) lay(p, u, printed.boxes.lost)
  for (const u of order.toReversed()) lay(p, u, to)
  ph.arranged.delete(from)
  ph.arranged.delete(to)
  if (fighters(p, to).some((u) => p.disrupted[u] === 1 && def(u).type !== 'static-artillery')) {
    count(tally, 'joins the Disrupted')
    for (const u of fighters(p, to)) p.disrupted[u] = 1
  }
  ph.group = ph.group.filter((u) => canMove(p, ph, u))
  count(tally, 'step')
  if (order.length > 1) count(tally, 'together')
  if (ph.zones.has(from) && order.some((u) => def(u).type === 'armor')) count(tally, 'armor leaves a zone')
  if (order.some((u) => spentBy(ph, u) > ALLOWANCE)) count(tally, 'one hex beyond the points')
}

const isFull = (p: Sheet, ph: Phase, to: Space): boolean =>
  load(p, to) + ph.group.reduce((n, u) => n + weightIn(p, u, to), 0) > limitOf(to)

/** What a group in a hex may do. */
function openTo(p: Sheet, ph: Phase, here: Space) {
  const near = around(here).map((x) => x.to)
  const isFoe = (h: Space): boolean => enemiesIn(p, ph, h).length > 0
  const others = counters(p, here).filter((u) => !ph.group.includes(u) && canMove(p, ph, u))
  return {
    steps: near.filter((h) => !isFoe(h) && mayStep(p, ph, h)).map((h) => `step ${hexName(h)}`),
    assaults: near.filter((h) => isFoe(h) && mayAssault(p, ph, h)).map((h) => `assault ${hexName(h)}`),
    regroup: [
      ...(ph.group.length > 1 ? ph.group.map((u) => `detach ${nameOf(u)}`) : []),
      ...others.map((u) => `join ${nameOf(u)}`),
      ...(mayArrange(p, ph, here) ? [`restack ${hexName(here)}`] : []),
    ],
  }
}

const named = (what: string): Unit => everybody.findIndex((u) => nameOf(u) === what)

/** One act of the group that is up. Overstacking and assaults are offered, and left to other readings. */
function goOn(w: Watch, ph: Phase, tired: boolean, tally: Tally): void {
  const { p } = w
  const here = item(p.at, ph.group[0] ?? -1)
  const { steps, assaults, regroup } = openTo(p, ph, here)
  if (assaults.length > 0) count(tally, 'assault offered')
  const tame = (key: string): boolean =>
    !key.startsWith('assault') && (!key.startsWith('step') || !isFull(p, ph, hex(key.slice(5))))
  const key = w.ask('step', ph.seat, ['stop', ...steps, ...assaults, ...regroup], (of) =>
    tired ? 'stop' : w.chance(4) > 1 ? w.prefer(of.filter(tame), (k) => k.startsWith('step')) : w.any(of.filter(tame)),
  )
  const [verb, what = ''] = key.split(' ')
  if (verb === 'stop') {
    for (const u of ph.group) ph.stopped.add(u)
    ph.group = []
  } else if (verb === 'detach') ph.group = ph.group.filter((u) => u !== named(what))
  else if (verb === 'restack') arrange(w, ph, here)
  else if (verb === 'step') stepTo(p, ph, hex(what), tally)
  else {
    ph.group = [...ph.group, named(what)]
    if (ph.stopped.has(named(what))) count(tally, 'taken along')
  }
}

/** Somebody is taken up, a stack is arranged, or the movement is over. */
function begin(w: Watch, ph: Phase, tired: boolean): boolean {
  const { p } = w
  const ready = (u: Unit): boolean => canMove(p, ph, u) && !ph.stopped.has(u)
  const ours = everybody.filter((u) => def(u).seat === ph.seat && item(p.at, u) >= 0 && item(p.at, u) < printed.hexes)
  const hexes = [...new Set(ours.map((u) => item(p.at, u)))]
  const keys = [
    'done',
    ...ours.filter(ready).map((u) => `take ${nameOf(u)}`),
    ...hexes.filter((h) => counters(p, h).filter(ready).length > 1).map((h) => `stack ${hexName(h)}`),
    ...hexes.filter((h) => mayArrange(p, ph, h)).map((h) => `restack ${hexName(h)}`),
  ]
  const key = w.ask('move', ph.seat, keys, (of) => (tired ? 'done' : w.prefer(of, (k) => k !== 'done')))
  const [verb, what = ''] = key.split(' ')
  if (verb === 'restack') arrange(w, ph, hex(what))
  else if (verb === 'stack') ph.group = counters(p, hex(what)).filter(ready)
  else if (verb === 'take') ph.group = [named(what)]
  return verb === 'done'
}

describe('9.0 Conditional Movement Phases in random fields', () => {
  it('[9.1 9.0/3 9.11 9.12 9.13 9.14 9.16 9.52 8.11 8.12 10.31 11.1/1 11.11 11.12] every question of 100 phases offers what the reading does, and leaves the stacks as it does', () => {
    const tally: Tally = {}
    for (let n = 0; n < 100; n++) {
      const seed = `movement ${n}`
      const { s, seat, held } = field(seed, { german: 4, commonwealth: 6 })
      const enemies = everybody.filter((u) => def(u).seat !== seat)
      const ph: Phase = {
        seat,
        held,
        spent: new Map(),
        stopped: new Set(),
        arranged: new Set(),
        zones: new Set(enemies.flatMap((u) => [...readZone(s, u)])),
        group: [],
      }
      try {
        const w = new Watch(s, 'move', seed, ['at', 'place', 'mode', 'strength', 'disrupted'], PHASE)
        for (let acts = 0; ; acts++) {
          if (ph.group.length > 0) goOn(w, ph, acts > 40, tally)
          else if (begin(w, ph, acts > 40)) break
        }
        w.end()
      } catch (error) {
        throw new Error(`position '${seed}': ${String(error)}`, { cause: error })
      }
    }
    for (const what of [
      'step',
      'together',
      'taken along',
      'joins the Disrupted',
      'assault offered',
      'one hex beyond the points',
      'armor leaves a zone',
    ])
      expect([what, (tally[what] ?? 0) > 4]).toEqual([what, true])
  })
})
