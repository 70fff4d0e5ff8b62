// What a close assault comes to: losses, Disruption, retreats, leaders, and the advance (9.72, 21.33, 21.34).
import { assign, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { hexes, line, piece, pieces, space } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  isHex,
  lose,
  onMap,
  put,
  type Space,
  seatOf,
  setDisrupted,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { type Assault, type AssaultCode, defendersAt, isCipher } from './assault-case.ts'
import { loseLeader } from './leaders.ts'
import { leadersAt, rollForLeader } from './leaders-lost.ts'
import { refuseRestricted } from './restrictions.ts'
import { assaultRetreats } from './retreat.ts'
import { disrupt, fits, settleStack } from './stack.ts'
import { mayLeave, notOnTop } from './walk.ts'

export const tooManyAdvance = refusal('10.11', 'refuse.too-many-advance')
export const leadersAlone = refusal('9.63', 'refuse.leaders-advance-alone')

/**
 * 9.72, ruling M27 Losses of one side: the top unit first; what is left its owner divides among the next two, point by
 * point; ciphers of the attackers last (20.26).
 */
function* takeLosses(s: Descent, units: readonly Unit[], points: number, attacking: boolean): Flow {
  const isLast = (u: Unit): boolean => attacking && isCipher(s, u)
  const order = [...units.filter((u) => !isLast(u)), ...units.filter(isLast)]
  const left = (): Unit[] => order.filter((u) => cell(s.strength, u) > 0)
  const top = left()[0]
  if (top === undefined) return
  const first = Math.min(points, cell(s.strength, top))
  lose(s, top, first)
  for (let n = points - first; n > 0 && left().length > 0; n--) {
    const hit = yield* choose<Descent, Unit>(s, {
      id: 'assault-loss',
      seat: seatOf(s, top),
      rule: '9.72',
      of: nextTwo(left(), isLast),
      as: pieces,
      commits: () => 'roll',
      prompt: () => text('ask.assault-loss', { points: n }),
    })
    lose(s, hit, 1)
  }
}

/** The next two who may lose a point, ciphers only when nobody else is left. */
function nextTwo(left: readonly Unit[], isLast: (u: Unit) => boolean): Unit[] {
  const others = left.filter((u) => !isLast(u))
  return (others.length > 0 ? others : left).slice(0, 2)
}

/** 21.33 One roll for each leader of a side, for the worst that befell his stack. */
function leadersSuffer(s: Descent, leaders: readonly Unit[], lost: boolean, disrupted: boolean): void {
  if (!lost && !disrupted) return
  for (const l of leaders) if (onMap(s, l)) rollForLeader(s, l, lost ? 'leader-assault' : 'leader-disrupted')
}

/** 9.7 step 3, ruling M25 The attackers' stack is Disrupted where it stands. */
function disruptAttackers(s: Descent, a: Assault): void {
  const one = a.attackers.find((u) => onMap(s, u))
  if (one !== undefined) disrupt(s, one)
  else for (const u of a.attackers) if (cell(s.strength, u) > 0) setDisrupted(s, u, true)
}

/** Applies a result of 9.72 to both sides; nothing for D, which only Disrupts the attackers. */
export function* applyAssault(s: Descent, a: Assault, code: AssaultCode | undefined): Flow {
  if (!code) {
    disruptAttackers(s, a)
    leadersSuffer(s, a.leaders, false, true)
    return
  }
  const defenders = defendersAt(s, a.to)
  const guards = leadersAt(s, a.to)
  if (code.attacker_loss > 0) yield* takeLosses(s, a.attackers, code.attacker_loss, true)
  if (code.attacker_disrupted) disruptAttackers(s, a)
  leadersSuffer(s, a.leaders, code.attacker_loss > 0, code.attacker_disrupted)
  if (code.defender_loss > 0) yield* takeLosses(s, defenders, code.defender_loss, false)
  const left = defenders.filter((u) => onMap(s, u))
  if (code.defender_disrupted) for (const u of left) setDisrupted(s, u, true)
  leadersSuffer(s, guards, code.defender_loss > 0, code.defender_disrupted)
  if (code.defender_retreats) yield* retreat(s, a, left)
  leadersGo(s, a, guards, left)
  leadersLeft(s, a)
}

/** 9.72, rulings M26, M90 The defenders retreat one by one from the top down; who has no hex is eliminated. */
function* retreat(s: Descent, a: Assault, units: readonly Unit[]): Flow {
  for (const u of units) {
    const ways = assaultRetreats(s, u, a.from)
    if (ways.length === 0) {
      s.journal?.push(line('loss', '9.7', 'log.no-retreat', { unit: piece(s, u) }, { seat: seatOf(s, u) }))
      lose(s, u, cell(s.strength, u))
      continue
    }
    const to = yield* choose<Descent, Space>(s, {
      id: 'retreat',
      seat: seatOf(s, u),
      rule: '9.72',
      of: ways,
      as: hexes,
      commits: () => 'roll',
      prompt: () => text('ask.retreat', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, at(s, u))] }),
    })
    s.journal?.push(
      line(
        'move',
        '9.72',
        'log.retreat',
        { unit: piece(s, u), hex: space(s, to) },
        { path: [spaceId(s, at(s, u)), spaceId(s, to)] },
      ),
    )
    put(s, u, to)
    settleStack(s, to)
  }
}

/** Leaders go with the first of their stack that got away; where nobody is left they fall (21.34). */
function leadersGo(s: Descent, a: Assault, guards: readonly Unit[], left: readonly Unit[]): void {
  if (defendersAt(s, a.to).length > 0) return
  const away = left.find((u) => onMap(s, u))
  for (const l of guards) {
    if (!onMap(s, l)) continue
    if (away === undefined) loseLeader(s, l)
    else put(s, l, at(s, away))
  }
}

/** 21.34 Leaders of attackers who are all gone fall, unless others stand with them. */
function leadersLeft(s: Descent, a: Assault): void {
  if (!isHex(s, a.from) || a.attackers.some((u) => onMap(s, u))) return
  if (defendersAt(s, a.from).length > 0) return
  for (const l of a.leaders) if (onMap(s, l)) loseLeader(s, l)
}

/** 10.11, 29.43, 30.42, 31.42, ruling M72 Why these may not advance together; an advance is of their own will, as a step is. */
const refuseAdvance = (s: Descent, units: readonly Unit[], to: Space): Refusal | undefined =>
  fits(s, to, units) ? refuseRestricted(s, units, to) : tooManyAdvance

/** 9.63, 9.52 Why these are not all who advance: leaders go with units, and who leaves the stack is of its top two. */
function refuseAdvancing(s: Descent, units: readonly Unit[]): Refusal | undefined {
  if (units.length > 0 && units.every((u) => defOf(s, u).leader)) return leadersAlone
  return mayLeave(s, units) ? undefined : notOnTop
}

/** 9.63, ruling M28 The attackers advance into the hex, all, some or none, in the limit; leaders may go with them. */
export function* advance(s: Descent, a: Assault): Flow {
  if (stackAt(s, a.to).length > 0) return
  const ready = a.attackers.filter((u) => onMap(s, u) && cell(s.disrupted, u) === 0)
  const able = [...ready, ...a.leaders.filter((l) => onMap(s, l))]
  if (ready.length === 0) return
  const seat = seatOf(s, ready[0] ?? -1)
  const chosen = yield* assign<Descent, Unit>(s, {
    id: 'advance',
    seat,
    rule: '9.63',
    of: able,
    as: pieces,
    start: refuseAdvance(s, able, a.to) ? [] : able,
    refuse: (u, set) => (set.has(u) ? undefined : refuseAdvance(s, [...set, u], a.to)),
    refuseDone: (set) => refuseAdvancing(s, [...set]),
    doneLabel: text('button.advance'),
    commits: 'roll',
    prompt: () => text('ask.advance', { hex: space(s, a.to) }),
    about: () => ({ spaces: [spaceId(s, a.to)] }),
  })
  for (const u of chosen.toReversed()) put(s, u, a.to)
  if (chosen.length > 0)
    s.journal?.push(line('move', '9.63', 'log.advance', { hex: space(s, a.to), count: chosen.length }, { seat }))
}
