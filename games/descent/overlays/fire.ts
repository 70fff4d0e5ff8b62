// Fire before it is given: what one unit bears on, and who could fire at a hex with which Fire value (6.0, 12.2).
import { type Text, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import type { Seat } from '../box.ts'
import { distance } from '../lines.ts'
import { directions } from '../rules/battery.ts'
import { formationPenalty } from '../rules/chain.ts'
import { fireCase } from '../rules/fire-case.ts'
import { nearFirers, refuseFirerAt, refuseShot } from '../rules/fire-targets.ts'
import { seesItself } from '../rules/observation.ts'
import { isPhaseOf } from '../rules/phases.ts'
import { expectedPoints } from '../rules/shot.ts'
import { at, type Descent, defOf, onMap, type Space, seatOf, spaceId, stackAt, type Unit, unitId } from '../state.ts'
import { type Drawn, enemyOf, onAverage } from './ground.ts'
import { imagined } from './imagined.ts'

/** The position as it would be in a Fire Phase of this side: as it is if that is on, else in its next Conditional one. */
function inFirePhase(s: Descent, seat: Seat): Descent {
  if (isPhaseOf(s, seat, 'conditional-fire', 'free-fire')) return s
  const out = imagined(s)
  const row = s.box.tables.phases.find((p) => p.phasing === seat && p.kind === 'conditional-fire' && p.phase >= s.phase)
  out.phase =
    row?.phase ?? s.box.tables.phases.find((p) => p.phasing === seat && p.kind === 'conditional-fire')?.phase ?? 1
  out.fired.fill(0)
  out.parted.fill(0)
  out.shots = []
  out.aimedAt = []
  return out
}

/** 6.15, 6.53, 6.4 Hexes that a unit could fire at: with its own eyes, at double range, and enemies through others' eyes. */
export function fireRange(now: Descent, u: Unit): Drawn {
  if (!onMap(now, u)) return { fills: [] }
  const s = inFirePhase(now, seatOf(now, u))
  const { range, kind } = defOf(s, u)
  const most = kind.double_range ? 2 * range : range
  const fills: OverlayView['fills'][number][] = []
  const lines: { path: string[]; colour: string }[] = []
  for (let hex = 0; hex < s.box.hexes; hex++) {
    const far = distance(s.box, at(s, u), hex)
    if (far === 0 || far > most) continue
    const targets = stackAt(s, hex).filter((x) => seatOf(s, x) !== seatOf(s, u))
    const bears = targets.some((x) => refuseShot(s, u, x) === undefined)
    if (!bears && !seesItself(s, u, hex)) continue
    fills.push({
      space: spaceId(s, hex),
      colour: bears ? 'bad' : 'blue',
      strength: bears ? 0.9 : far > range ? 0.2 : 0.4,
      label: far > range ? `${far}½` : String(far),
    })
    const way = bears && !seesItself(s, u, hex) ? directions(s, u, hex)[0] : undefined
    if (way)
      lines.push(
        { path: [at(s, way.controller), at(s, way.observer)].map((h) => spaceId(s, h)), colour: 'command' },
        { path: [at(s, way.observer), hex].map((h) => spaceId(s, h)), colour: 'warn' },
      )
  }
  return {
    fills,
    lines,
    legend: [
      { colour: 'blue', text: text('legend.in-range') },
      { colour: 'bad', text: text('legend.bears') },
      { colour: 'command', text: text('legend.communication') },
      { colour: 'warn', text: text('legend.observer') },
    ],
  }
}

interface Planned {
  readonly firer: Unit
  /** What it loses of its Effectiveness when all fire; artillery and the single formation nothing. */
  readonly penalty: number
  /** Its Fire value alone, and with everybody's penalty. */
  readonly alone: number
  readonly together: number
  readonly points: number
}

/** The best of a firer's targets in a hex. */
function bestAt(s: Descent, firer: Unit, hex: Space, penalty: number): Planned | undefined {
  const open = stackAt(s, hex).filter((x) => !defOf(s, x).leader && refuseShot(s, firer, x) === undefined)
  const planned = open.map((target) => {
    const together = fireCase(s, firer, target, { penalty })
    return {
      firer,
      penalty: together.penalty,
      alone: fireCase(s, firer, target).value,
      together: together.value,
      points: expectedPoints(s, together.column),
    }
  })
  return planned.sort((a, b) => b.points - a.points)[0]
}

/** 12.2, 6.22 Each unit that could fire at a hex, with its Fire value alone and together with all others. */
export function firePlanner(now: Descent, hex: Space): Drawn {
  const seat = enemyOf(now, hex)
  if (!seat) return { fills: [], legend: [{ colour: 'plain', text: text('legend.no-target') }] }
  const s = inFirePhase(now, seat)
  const firers = nearFirers(s, seat, hex).filter((u) => refuseFirerAt(s, u, hex) === undefined)
  const penalty = formationPenalty(s, firers)
  const plans = firers.flatMap((u) => bestAt(s, u, hex, penalty) ?? [])
  const byHex = new Map<Space, Planned[]>()
  for (const p of plans) byHex.set(at(s, p.firer), [...(byHex.get(at(s, p.firer)) ?? []), p])
  const line = (p: Planned): Text =>
    text('legend.firer', {
      unit: { piece: unitId(s, p.firer) },
      penalty: p.penalty,
      alone: p.alone,
      together: p.together,
      points: onAverage(p.points),
    })
  const total = plans.reduce((sum, p) => sum + p.points, 0)
  return {
    fills: [
      { space: spaceId(s, hex), colour: 'bad', strength: 0.9, label: onAverage(total) },
      ...[...byHex].map(([from, list]) => ({
        space: spaceId(s, from),
        colour: 'good',
        strength: 0.7,
        label: list.map((p) => String(p.together)).join(' '),
      })),
    ],
    lines: [...byHex.keys()].map((from) => ({ path: [spaceId(s, from), spaceId(s, hex)], colour: 'bad' })),
    legend: [
      { colour: 'bad', text: text('legend.planned', { count: plans.length, penalty, points: onAverage(total) }) },
      ...plans.map((p) => ({ colour: 'good', text: line(p) })),
    ],
  }
}
