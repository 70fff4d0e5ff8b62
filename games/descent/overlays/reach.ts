// Where a unit can go in a phase, what that costs, and what leaving each hex on the way would draw (9.1, 9.4).
import { bearing, IMPASSABLE } from '@merkur/board'
import { cell, type SeatId, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { fireCase } from '../rules/fire-case.ts'
import { refuseTake } from '../rules/group.ts'
import { opportunityFirers } from '../rules/opportunity.ts'
import { isPhaseOf } from '../rules/phases.ts'
import { expectedPoints } from '../rules/shot.ts'
import { fits } from '../rules/stack.ts'
import { groundPrice, leavePrice } from '../rules/walk.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  onMap,
  put,
  type Space,
  scenarioOf,
  seatOf,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { type Drawn, onAverage } from './ground.ts'
import { imagined } from './imagined.ts'

const EIGHTHS = 8

/** Eighths as points: `1¼`. */
function points(eighths: number): string {
  const rest = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'][eighths % EIGHTHS] ?? ''
  const whole = Math.floor(eighths / EIGHTHS)
  return rest === '' ? String(whole) : `${whole === 0 ? '' : whole}${rest}`
}

interface Stop {
  readonly spent: number
  readonly path: readonly Space[]
}

/** 9.1 Every hex that the unit could reach alone with the points it has left, cheapest first; enemies bar the way. */
function stops(s: Descent, u: Unit): ReadonlyMap<Space, Stop> {
  const most = (s.box.limits.movement ?? 0) * EIGHTHS
  const best = new Map<Space, Stop>([[at(s, u), { spent: cell(s.spent, u), path: [at(s, u)] }]])
  const open: Space[] = [at(s, u)]
  const { inPlay } = scenarioOf(s)
  while (open.length > 0) {
    open.sort((a, b) => (best.get(b)?.spent ?? 0) - (best.get(a)?.spent ?? 0))
    const from = open.pop()
    const here = from === undefined ? undefined : best.get(from)
    if (from === undefined || !here) continue
    for (let d = 0; d < 6; d++) {
      const to = cell(s.box.board.around, 6 * from + d)
      if (to < 0 || cell(inPlay, to) !== 1 || bearing(s.box.board, from, to) < 0) continue
      const price = groundPrice(s, u, from, to)
      if (price === IMPASSABLE || stackAt(s, to).some((x) => seatOf(s, x) !== seatOf(s, u))) continue
      const spent = here.spent + price + leavePrice(s, u, from)
      const free = here.spent === 0 && here.path.length === 1
      if ((spent > most && !free) || spent >= (best.get(to)?.spent ?? Number.POSITIVE_INFINITY)) continue
      best.set(to, { spent, path: [...here.path, to] })
      if (spent < most) open.push(to)
    }
  }
  best.delete(at(s, u))
  return best
}

/** Strength points that the enemies who control a hex would take on average from the unit as it leaves it (9.4). */
function dangerOf(s: Descent, u: Unit, hex: Space): number {
  if (!isControlled(s, hex, seatOf(s, u))) return 0
  const there = imagined(s)
  put(there, u, hex)
  const trigger = { kind: 'leave', hex, units: [u] } as const
  return opportunityFirers(there, trigger).reduce(
    (sum, firer) => sum + expectedPoints(there, fireCase(there, firer, u, { opportunity: true }).column),
    0,
  )
}

/** 9.1 The reach of a unit on its own, with prices; for the seat whose move it is also the keys of the whole way. */
export function reach(s: Descent, seat: SeatId, u: Unit): Drawn {
  if (!onMap(s, u)) return { fills: [] }
  const found = stops(s, u)
  const side = seatOf(s, u)
  const mayGo = s.stage === 'act' && isPhaseOf(s, side, 'movement') && s.moving.length === 0 && !refuseTake(s, u)
  const moving = mayGo && side === seat
  const routes: Record<string, string[]> = {}
  const fills: OverlayView['fills'][number][] = []
  for (const [hex, { spent, path }] of found) {
    const space = spaceId(s, hex)
    if (moving) routes[space] = [`take ${unitId(s, u)}`, ...path.slice(1).map((h) => `step ${spaceId(s, h)}`)]
    const full = !defOf(s, u).leader && !fits(s, hex, [u])
    const zone = isControlled(s, hex, seatOf(s, u))
    fills.push({
      space,
      colour: full ? 'plain' : zone ? 'warn' : 'good',
      strength: full ? 0.25 : 0.5,
      label: points(spent),
    })
  }
  return {
    fills,
    ...(moving ? { routes } : {}),
    legend: [
      { colour: 'good', text: text('legend.reach') },
      { colour: 'warn', text: text('legend.reach-zone') },
      { colour: 'plain', text: text('legend.reach-full') },
    ],
  }
}

/** 9.4 What Opportunity fire would take on average, each hex on the way that is left counted. */
export function risk(s: Descent, u: Unit): Drawn {
  if (!onMap(s, u) || defOf(s, u).leader) return { fills: [] }
  const here = dangerOf(s, u, at(s, u))
  const known = new Map<Space, number>([[at(s, u), here]])
  const dangerAt = (hex: Space): number => {
    const found = known.get(hex) ?? dangerOf(s, u, hex)
    known.set(hex, found)
    return found
  }
  const fills: OverlayView['fills'][number][] = []
  for (const [hex, { path }] of stops(s, u)) {
    const sum = path.slice(0, -1).reduce((all, h) => all + dangerAt(h), 0)
    fills.push({
      space: spaceId(s, hex),
      colour: sum === 0 ? 'good' : 'bad',
      strength: sum === 0 ? 0.3 : Math.min(1, 0.3 + sum / 3),
      label: sum === 0 ? '0' : onAverage(sum),
    })
  }
  return {
    fills,
    legend: [
      { colour: 'good', text: text('legend.no-risk') },
      { colour: 'bad', text: text('legend.risk') },
    ],
  }
}
