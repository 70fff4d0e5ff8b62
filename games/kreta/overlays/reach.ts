// Where a unit can go in this phase, what it costs, and by which hexes.
import { cell, type SeatId, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { reachOf, refuseLeave } from '../rules/movement.ts'
import { activeSeat, enemyZone, isHex, type Kreta, seatOf, spaceId, type Unit, unitId } from '../state.ts'

type Drawn = Omit<OverlayView, 'id' | 'title'>

const cost = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${(halves - 1) / 2}½`

/** Whether a unit of the same side bars the end of a move, as far as the asking seat can see. */
const isCrowded = (s: Kreta, seat: SeatId, u: Unit, space: number): boolean =>
  cell(seatOf(s, u) === 'german' ? s.cache.german : seat === 'british' ? s.cache.troops : s.cache.british, space) > 0

/** 4.0 Reach with its price in points; for the seat that may move the unit now also the keys of the whole gesture. */
export function reach(s: Kreta, seat: SeatId, u: Unit): Drawn {
  const side = seatOf(s, u)
  const moving = (s.stage === 'german-move' || s.stage === 'british-move') && activeSeat(s) === side
  const free = isHex(s, cell(s.cache.here, u)) && (!moving || !refuseLeave(s, u))
  const steps = free ? reachOf(s, u) : []
  const own = moving && side === seat
  const routes: Record<string, string[]> = {}
  const fills: { space: string; colour: string; strength: number; label: string }[] = []
  for (const { space, cost: halves } of steps) {
    const onTrack = space >= s.box.hexes
    const crowded = !onTrack && isCrowded(s, seat, u, space)
    if (own && !crowded) routes[spaceId(s, space)] = [`move ${unitId(s, u)}`, spaceId(s, space)]
    fills.push({
      space: spaceId(s, space),
      colour: crowded ? 'plain' : !onTrack && enemyZone(s, side, space) > 0 ? 'warn' : 'good',
      strength: crowded ? 0.2 : 0.5,
      label: cost(halves),
    })
  }
  return {
    fills,
    ...(own ? { routes } : {}),
    legend: [
      { colour: 'good', text: text('legend.reach') },
      { colour: 'warn', text: text('legend.reach-zone') },
      { colour: 'plain', text: text('legend.reach-friend') },
    ],
  }
}
