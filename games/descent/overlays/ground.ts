// What hexes tell: what is seen from one, who controls which, who holds what scores, how full stacks are.
import { cell, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import type { Seat } from '../box.ts'
import { distance } from '../lines.ts'
import { rangeFrom, sees } from '../rules/observation.ts'
import { limitOf, strengthIn } from '../rules/stack.ts'
import { controlledBy, type Descent, otherSeat, type Space, scenarioOf, spaceId, stackAt } from '../state.ts'

/** Strength points on average, so fine that no danger reads as none. */
export const onAverage = (points: number): string => points.toFixed(points < 1 ? 2 : 1)

export type Drawn = Omit<OverlayView, 'id' | 'title'>
type Fill = OverlayView['fills'][number]

/** Colours that can be told from the map and from each other. */
const COLOURS: Readonly<Record<Seat, string>> = { german: 'held-german', commonwealth: 'held-commonwealth' }

const inPlay = (s: Descent): number[] => {
  const out: number[] = []
  const { inPlay: open } = scenarioOf(s)
  for (let hex = 0; hex < s.box.hexes; hex++)
    if (cell(open, hex) === 1 && cell(s.box.board.closed, hex) === 0) out.push(hex)
  return out
}

/** 7.0 The hexes that are seen from one now, by ground, weather and light; those with units stand out. */
export function observation(s: Descent, from: Space): Drawn {
  const range = rangeFrom(s, from)
  const fills: Fill[] = []
  for (const hex of inPlay(s)) {
    const far = distance(s.box, from, hex)
    if (hex === from || far > range || !sees(s, from, hex)) continue
    const held = stackAt(s, hex).length > 0
    fills.push({
      space: spaceId(s, hex),
      colour: held ? 'warn' : 'good',
      strength: held ? 0.8 : 0.4,
      label: String(far),
    })
  }
  return {
    fills,
    legend: [
      { colour: 'good', text: text('legend.seen', { range }) },
      { colour: 'warn', text: text('legend.seen-units') },
    ],
  }
}

/** So many controllers are drawn at full strength. */
const FULL = 6

/** 8.0 The hexes that a side controls, with the number of its units that do. */
export function zones(s: Descent, seat: Seat): Drawn {
  const fills: Fill[] = []
  for (const hex of inPlay(s)) {
    const n = controlledBy(s, hex, seat)
    if (n > 0)
      fills.push({
        space: spaceId(s, hex),
        colour: COLOURS[seat],
        strength: Math.min(1, 0.25 + n / FULL),
        label: String(n),
      })
  }
  return { fills, legend: [{ colour: COLOURS[seat], text: text('legend.zone', { seat: text(`seat.${seat}`) }) }] }
}

/** 33.5 Who holds each scoring hex. */
export function holders(s: Descent): Drawn {
  const seats: readonly Seat[] = ['german', 'commonwealth']
  return {
    fills: s.box.scoring.flatMap((hex, i) => {
      const seat = seats[cell(s.owner, i) - 1]
      return seat && cell(scenarioOf(s).inPlay, hex) === 1
        ? [{ space: spaceId(s, hex), colour: COLOURS[seat], strength: 0.8 }]
        : []
    }),
    legend: seats.map((seat) => ({
      colour: COLOURS[seat],
      text: text('legend.holds', { seat: text(`seat.${seat}`) }),
    })),
  }
}

/** 10.1 Strength points in each stack, and what the hex holds. */
export function stacks(s: Descent): Drawn {
  const fills: Fill[] = []
  for (const hex of inPlay(s)) {
    const points = strengthIn(s, hex)
    if (points === 0) continue
    const most = limitOf(s, hex)
    fills.push({
      space: spaceId(s, hex),
      colour: points > most ? 'bad' : points === most ? 'warn' : 'good',
      strength: 0.4 + 0.4 * Math.min(1, points / most),
      label: `${points}/${most}`,
    })
  }
  return {
    fills,
    legend: [
      { colour: 'good', text: text('legend.room') },
      { colour: 'warn', text: text('legend.full') },
      { colour: 'bad', text: text('legend.over') },
    ],
  }
}

/** The enemies of whoever stands in a hex; nobody for an empty one. */
export function enemyOf(s: Descent, hex: Space): Seat | undefined {
  const first = stackAt(s, hex)[0]
  if (first === undefined) return undefined
  const def = s.box.units[first]
  if (!def) return undefined
  return cell(s.captured, first) === 1 ? def.seat : otherSeat(def.seat)
}
