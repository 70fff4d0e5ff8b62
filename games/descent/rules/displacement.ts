// Overstacking: everybody there is Disrupted, and who came last is pushed on, hex by hex, until all stacks fit (10.32, 10.33).
import { choose, type Flow, text } from '@merkur/engine'
import { hexes, line, piece, space } from '../naming.ts'
import { type Descent, isControlled, onMap, put, type Space, seatOf, type Unit } from '../state.ts'
import { opportunity } from './opportunity.ts'
import { displacementHexes, isOverstacked, settleStack, surplus } from './stack.ts'

/**
 * 10.31 to 10.33 What a hex comes to after somebody was put there against the limits or onto Disrupted units: the stack
 * is Disrupted, the surplus displaced with its Opportunity fire, and wherever that overstacks again, the same once more.
 * Nobody is displaced twice by one cause, so it ends; who has no hex to go to is eliminated (ruling M22).
 */
export function* settle(s: Descent, hex: Space): Flow {
  const pushed = new Set<Unit>()
  const open: Space[] = [hex]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const overstacked = isOverstacked(s, next)
    settleStack(s, next)
    if (!overstacked) continue
    for (const u of surplus(s, next, pushed)) {
      pushed.add(u)
      const to = yield* push(s, u)
      if (to !== undefined) open.push(to)
    }
  }
}

/** 10.33 Displaces one unit; gives where it stands then, nothing when it is gone. */
function* push(s: Descent, u: Unit): Flow<Space | undefined> {
  const from = s.at[u] ?? -1
  if (isControlled(s, from, seatOf(s, u))) yield* opportunity(s, { kind: 'displaced', hex: from, units: [u] })
  if (!onMap(s, u)) return undefined
  const ways = displacementHexes(s, u)
  if (ways.length === 0) {
    s.journal?.push(line('loss', '10.33', 'log.no-room', { unit: piece(s, u), hex: space(s, from) }))
    put(s, u, s.box.boxes.lost)
    return undefined
  }
  const to = yield* choose<Descent, Space>(s, {
    id: 'displace',
    seat: seatOf(s, u),
    rule: '10.33',
    of: ways,
    as: hexes,
    commits: () => 'handover',
    prompt: () => text('ask.displace', { unit: piece(s, u) }),
    about: () => ({ pieces: [piece(s, u).piece] }),
  })
  put(s, u, to)
  s.journal?.push(line('move', '10.33', 'log.displaced', { unit: piece(s, u), from: space(s, from), to: space(s, to) }))
  return to
}
