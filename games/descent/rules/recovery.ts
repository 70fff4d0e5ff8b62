// Recovery from Disruption in the Command Phase: the die, its modifiers, and the recovered who must leave their hex (15.6).
import { IMPASSABLE } from '@merkur/board'
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { hexes, line, orButton, piece } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  isDisrupted,
  onMap,
  put,
  type Space,
  scenarioOf,
  seatOf,
  setDisrupted,
  stackAt,
  type Unit,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { isTheodhoroi } from './islands.ts'
import { leaderBonus } from './leaders.ts'
import { needsOrders } from './mobility.ts'
import { isPhaseOf } from './phases.ts'
import { fits, holdsDisrupted } from './stack.ts'
import { inSupply } from './supply.ts'
import { groundPrice } from './walk.ts'

export const notRecovery = refusal('15.52', 'refuse.not-recovery')
export const notDisrupted = refusal('15.6', 'refuse.not-disrupted')
export const triedAlready = refusal('15.61', 'refuse.tried-already')

export type RecoveryRow = Tables['recoveryModifiers'][number]

/** Units of a side in a hex that are Disrupted and have not tried in this phase. */
export const triers = (s: Descent, hex: Space, seat: string): Unit[] =>
  stackAt(s, hex).filter((u) => seatOf(s, u) === seat && isDisrupted(s, u) && cell(s.tried, u) === 0)

/** 15.52 Why the Disrupted units of a hex cannot try to recover now; nothing when they can. */
export function refuseRecovery(s: Descent, hex: Space): Refusal | undefined {
  const first = stackAt(s, hex).find((u) => isDisrupted(s, u))
  if (first === undefined) return notDisrupted
  if (!isPhaseOf(s, seatOf(s, first), 'command')) return notRecovery
  return triers(s, hex, seatOf(s, first)).length === 0 ? triedAlready : undefined
}

/** Who stands in the six hexes around. */
function* around(s: Descent, hex: Space): Generator<Unit> {
  for (let d = 0; d < 6; d++) {
    const beside = cell(s.box.board.around, 6 * hex + d)
    if (beside >= 0) yield* stackAt(s, beside)
  }
}

/** 15.67 The modifiers of a unit's roll as things stand. */
export function recoveryModifiers(s: Descent, u: Unit): RecoveryRow[] {
  const hex = at(s, u)
  const seat = seatOf(s, u)
  const here = stackAt(s, hex)
  const near = [...around(s, hex)]
  const friends = near.filter((x) => seatOf(s, x) === seat && !defOf(s, x).leader)
  const holds: Readonly<Record<string, boolean>> = {
    armor: here.some((x) => defOf(s, x).kind.armored),
    headquarters:
      here.some((x) => defOf(s, x).headquarters || (defOf(s, x).leader && leaderBonus(s, x) > 0)) ||
      friends.some((x) => defOf(s, x).headquarters && !isDisrupted(s, x)),
    'enemy-armor': near.some((x) => seatOf(s, x) !== seat && defOf(s, x).kind.armored),
    supply: !inSupply(s, u),
    'disrupted-neighbour': friends.some((x) => isDisrupted(s, x)),
    'not-activated': needsOrders(s, u),
  }
  return s.box.tables.recoveryModifiers.filter((m) => holds[m.id])
}

/** 15.66, ruling E14 Whether a modified die brings a unit of this printed Morale back (ruling E12). */
export function recovers(s: Descent, morale: number, total: number): boolean {
  const row = s.box.tables.recovery.find((r) => r.die === Math.max(-2, Math.min(6, total)))
  const columns = row as Readonly<Record<string, unknown>> | undefined
  return columns?.[`m${Math.max(1, Math.min(6, morale))}`] === 'R'
}

/** 15.61, 15.66 Rolls for one unit; on Ay Theodhoroi a six alone helps (16.54). True when it has recovered. */
export function rollRecovery(s: Descent, u: Unit): boolean {
  s.tried[u] = 1
  const die = s.chance.die(6, 'recovery')
  const total = recoveryModifiers(s, u).reduce((sum, m) => sum + m.amount, die)
  const back = isTheodhoroi(s, at(s, u))
    ? die >= (s.box.limits['theodhoroi-recovers'] ?? 0)
    : recovers(s, defOf(s, u).morale, total)
  s.journal?.push(
    line(
      'roll',
      '15.66',
      back ? 'log.recovered' : 'log.not-recovered',
      { unit: piece(s, u) },
      {
        seat: seatOf(s, u),
        roll: {
          dice: [die],
          sides: 6,
          result: text(back ? 'result.recovered' : 'result.still-disrupted'),
          tone: back ? 'good' : 'none',
          facts: { total, recovered: back ? 1 : 0 },
        },
      },
    ),
  )
  return back
}

/** 15.61 The hexes into which a recovered unit may be moved: open to it, without enemies, room for it, nobody Disrupted. */
export function leavingHexes(s: Descent, u: Unit): Space[] {
  const out: Space[] = []
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * at(s, u) + d)
    if (to < 0 || cell(scenarioOf(s).inPlay, to) !== 1 || groundPrice(s, u, at(s, u), to) === IMPASSABLE) continue
    const enemies = stackAt(s, to).some((x) => seatOf(s, x) !== seatOf(s, u))
    if (!enemies && fits(s, to, [u]) && !holdsDisrupted(s, to)) out.push(to)
  }
  return out
}

/**
 * 15.61, ruling E11 The Disrupted units of a hex try one after the other; by the option of the printed note, and on Ay
 * Theodhoroi (16.54), the top one rolls for all. Who recovered while others there did not must be moved one hex, or is Disrupted again.
 */
export function* recover(s: Descent, hex: Space): Flow {
  const seat = seatOf(s, stackAt(s, hex).find((u) => isDisrupted(s, u)) ?? -1)
  const trying = triers(s, hex, seat)
  const first = trying[0]
  if (first === undefined) return
  const together = s.recovery === 'stack' || isTheodhoroi(s, hex)
  const back = together ? (rollRecovery(s, first) ? trying : []) : trying.filter((u) => rollRecovery(s, u))
  for (const u of trying) s.tried[u] = 1
  for (const u of back) setDisrupted(s, u, false)
  if (!holdsDisrupted(s, hex)) return
  for (const u of back) if (onMap(s, u)) yield* leave(s, u)
}

function* leave(s: Descent, u: Unit): Flow {
  const to = yield* choose<Descent, Space | 'stay'>(s, {
    id: 'recovered',
    seat: seatOf(s, u),
    rule: '15.61',
    of: ['stay', ...leavingHexes(s, u)],
    as: orButton<'stay'>(hexes),
    prompt: () => text('ask.recovered', { unit: piece(s, u) }),
    about: () => ({ pieces: [defOf(s, u).id] }),
  })
  if (to === 'stay') setDisrupted(s, u, true)
  else put(s, u, to)
}
