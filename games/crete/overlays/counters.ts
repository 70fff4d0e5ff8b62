// What one counter reaches: its move with the cost of each area, its guns, and a divisional leader's two areas.
import { cell, type SeatId, text } from '@merkur/engine'
import { gunsReach, strengthOf } from '../rules/leaders.ts'
import { reachOf, refuseMove } from '../rules/movement.ts'
import { movement } from '../rules/units.ts'
import { at, type Crete, countAt, inPlay, otherSeat, seatOf, spaceId, type Unit, unitId } from '../state.ts'
import type { Drawn } from './areas.ts'

/** 6.1 Where a counter could stop, and what it costs; with the keys to play for the seat whose active area it stands in. */
export function reach(s: Crete, seat: SeatId, u: Unit): Drawn {
  if (!inPlay(s, u) || movement(s, u) === 0) return { fills: [] }
  const { cost, byRoad } = reachOf(s, u)
  const own =
    seatOf(s, u) === seat &&
    (s.stage === 'german' || s.stage === 'commonwealth') &&
    s.side === seat &&
    s.doing === 'acting' &&
    !refuseMove(s, u)
  const routes: Record<string, string[]> = {}
  const enemy = otherSeat(seatOf(s, u))
  const fills = s.box.everywhere.flatMap((a) => {
    const points = cell(cost, a)
    if (points < 0) return []
    const space = spaceId(s, a)
    if (own) routes[space] = [`move ${unitId(s, u)}`, space]
    const fights = countAt(s, a, enemy) > 0
    return [
      {
        space,
        colour: fights ? 'bad' : cell(byRoad, a) === 1 ? 'good' : 'warn',
        strength: 0.55,
        label: String(points),
      },
    ]
  })
  return {
    fills,
    ...(own ? { routes } : {}),
    legend: [
      { colour: 'good', text: text('legend.by-road') },
      { colour: 'warn', text: text('legend.by-country') },
      { colour: 'bad', text: text('legend.enemy') },
    ],
  }
}

/** 2.5 The areas a leader or battery can bombard or support now. */
export function guns(s: Crete, u: Unit): Drawn {
  const { kind } = s.box.units[u] ?? { kind: 'unit' }
  if (!inPlay(s, u) || (kind !== 'leader' && kind !== 'battery')) return { fills: [] }
  const here = at(s, u)
  const strength = strengthOf(s, u)
  return {
    fills: [here, ...(s.box.near[here] ?? [])]
      .filter((a) => gunsReach(s, here, a))
      .map((a) => ({
        space: spaceId(s, a),
        colour: strength > 0 ? 'good' : 'warn',
        strength: 0.6,
        label: String(strength),
      })),
    legend: [{ colour: 'good', text: text('legend.guns', { strength }) }],
  }
}

/** 2.5 The areas within which a divisional leader adds up and silences. */
export function influence(s: Crete, u: Unit): Drawn {
  const leader = s.box.leaders[cell(s.box.leaderOf, u)]
  if (!leader?.divisional || !inPlay(s, u)) return { fills: [] }
  const here = at(s, u)
  return {
    fills: s.box.everywhere.flatMap((a) => {
      const apart = cell(s.box.apart, here * s.box.areas + a)
      return apart > leader.radius
        ? []
        : [{ space: spaceId(s, a), colour: 'good', strength: 0.7 - 0.2 * apart, label: String(apart) }]
    }),
    legend: [{ colour: 'good', text: text('legend.influence') }],
  }
}
