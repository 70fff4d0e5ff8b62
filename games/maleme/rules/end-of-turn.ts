// 6 End of the turn: panic, the clock, Clean-up of conditions, guns and markers, and the next turn.
import { assign, cell, choose, type Flow, type Naming, type Refusal, refusal, text, together } from '@merkur/engine'
import { clock, isFullHour, turnRule } from '../box.ts'
import { pieces } from '../naming.ts'
import {
  at,
  besideEnemy,
  countAt,
  type Maleme,
  place,
  type Seat,
  type Space,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { putInContact } from './headquarters.ts'
import { passInitiative, rollWithInitiative } from './initiative.ts'
import { removePin, removeRegrouping } from './markers.ts'
import { refit } from './refit.ts'
import { hasEnemyBeside, hasFired, inPlay, isPinned, isRegrouping } from './units.ts'
import { isOver, judge, judgeStars, moveWithdrawal } from './victory.ts'

/** 5.1.4, 6.1 What comes before the clock moves: A Company and the Initiative at 10:00; panic on the full hours from 11:00. */
export function* endTurn(s: Maleme): Flow {
  const { contacts, initiativeTo, panics } = turnRule(s.box, s.turn)
  if (contacts >= 0 && cell(s.contacted, contacts) === 0) putInContact(s, contacts, '5.1.4')
  if (initiativeTo) passInitiative(s, initiativeTo, '5.1.4')
  if (panics && isFullHour(s.turn)) yield* panic(s)
  if (isOver(s)) return
  s.turn++
  s.journal?.push({ kind: 'phase', rule: '6.2', text: text('phase.clean-up', { time: clock(s.turn) }) })
  judge(s)
  if (isOver(s)) return
  for (const u of s.box.germans) {
    if (!inPlay(s, u) || !isRegrouping(s, u) || isPinned(s, u)) continue
    if (hasEnemyBeside(s, u)) s.owed[u] = 1
    else {
      removeRegrouping(s, u)
      s.journal?.push({
        kind: 'note',
        seat: 'german',
        rule: '6.2',
        text: text('log.regrouped', { unit: { piece: unitId(s, u) } }),
        refs: [{ piece: unitId(s, u) }],
      })
    }
  }
  s.stage = 'regroup'
}

/** 6.1 Lieutenant Colonel Andrew's nerves: a die higher than the companies in contact brings the withdrawal nearer. */
function* panic(s: Maleme): Flow {
  let contacts = 0
  for (let c = 0; c < s.contacted.length; c++) contacts += cell(s.contacted, c)
  const breakdown = () => ({
    title: text('panic'),
    rule: '6.1',
    terms: [{ label: text('term.contacts'), value: contacts, rule: '6.1', total: true }],
    outcomes: [
      { label: text('outcome.calm'), p: Math.min(6, contacts) / 6, tone: 'good' as const },
      { label: text('outcome.panic'), p: 1 - Math.min(6, contacts) / 6, tone: 'bad' as const },
    ],
  })
  const rolled = yield* rollWithInitiative(s, { rule: '6.1', name: 'panic', seat: 'allied', breakdown })
  const lost = rolled.sum > contacts
  s.journal?.push({
    kind: 'roll',
    seat: 'allied',
    rule: '6.1',
    text: text(lost ? 'log.panic' : 'log.calm', { die: rolled.sum, contacts }),
    roll: {
      dice: rolled.dice,
      sides: 6,
      tone: lost ? 'bad' : 'good',
      breakdown: breakdown(),
      merit: { seat: 'allied', got: lost ? 0 : 1, expected: Math.min(6, contacts) / 6 },
      facts: { contacts, result: lost ? 'panic' : 'calm' },
    },
  })
  if (lost) moveWithdrawal(s, 'allied', -1, '6.1', text('why.panic'))
}

/** German units that still owe a refit or a step. */
export const owing = (s: Maleme): Unit[] => s.box.germans.filter((u) => cell(s.owed, u) === 1)

/** What an owing unit may do: refit, or step to a hex. */
interface Duty {
  readonly unit: Unit
  /** -1 for the refit. */
  readonly to: Space
}

const duties: Naming<Maleme, Duty> = {
  key: (s, d) => (d.to < 0 ? `refit ${unitId(s, d.unit)}` : `step ${unitId(s, d.unit)} ${spaceId(s, d.to)}`),
  touches: (s, d) =>
    d.to < 0 ? [{ piece: unitId(s, d.unit) }] : [{ piece: unitId(s, d.unit) }, { space: spaceId(s, d.to) }],
  label: (s, d) =>
    d.to < 0
      ? text('act.refit', { unit: { piece: unitId(s, d.unit) } })
      : text('act.step', { unit: { piece: unitId(s, d.unit) }, to: { space: spaceId(s, d.to) } }),
  verb: (_, d) => text(d.to < 0 ? 'verb.refit' : 'verb.step'),
}

export const enemyThere = refusal('4.1', 'refuse.enemy-there')
export const enemyBeside = refusal('6.2', 'refuse.step-beside-enemy')
export const owesNothing = refusal('6.2', 'refuse.owes-nothing')

function refuseDuty(s: Maleme, d: Duty): Refusal | undefined {
  if (d.to < 0) return undefined
  if (countAt(s, d.to, 'allied') > 0) return enemyThere
  return besideEnemy(s, d.to, 'german') ? enemyBeside : undefined
}

/** 6.2 One regrouping unit beside an enemy: a refit that cannot end another turn, or one hex away from the enemy. */
export function* regroupOrStep(s: Maleme): Flow {
  const of = owing(s).flatMap((unit) => [
    { unit, to: -1 },
    ...(s.box.around[at(s, unit)] ?? []).map((to) => ({ unit, to })),
  ])
  const duty = yield* choose<Maleme, Duty>(s, {
    id: 'regroup',
    seat: 'german',
    rule: '6.2',
    of,
    as: duties,
    refuse: (d) => refuseDuty(s, d),
    commits: (d) => (d.to < 0 || turnRule(s.box, s.turn).byZone ? 'roll' : undefined),
    outside: () => owesNothing,
    prompt: () => text('ask.regroup', { count: owing(s).length }),
    auto: false,
  })
  s.owed[duty.unit] = 0
  if (duty.to < 0) {
    yield* refit(s, duty.unit, false)
    return
  }
  const from = at(s, duty.unit)
  place(s, duty.unit, duty.to)
  s.journal?.push({
    kind: 'move',
    seat: 'german',
    rule: '6.2',
    text: text('log.move', {
      unit: { piece: unitId(s, duty.unit) },
      from: { space: spaceId(s, from) },
      to: { space: spaceId(s, duty.to) },
    }),
    refs: [{ piece: unitId(s, duty.unit) }, { space: spaceId(s, duty.to) }],
    path: [spaceId(s, from), spaceId(s, duty.to)],
  })
}

export const notPinned = refusal('6.2', 'refuse.not-pinned')

function* unpinFor(s: Maleme, seat: Seat, freed: Unit[]): Flow {
  const pinned = unitsOf(s, seat).filter((u) => isPinned(s, u))
  if (pinned.length === 0) return
  const free = yield* assign<Maleme, Unit>(s, {
    id: 'unpin',
    seat,
    rule: '6.2',
    of: pinned,
    start: pinned,
    as: pieces,
    outside: () => notPinned,
    doneLabel: text('button.unpin'),
    prompt: () => text('ask.unpin'),
    ...(turnRule(s.box, s.turn).byZone ? { commits: 'roll' as const } : {}),
    auto: false,
  })
  freed.push(...free)
}

/** 6.2 Both sides remove what Pinned markers they like, at the same time (ruling N15): neither sees the other's before. */
export function* unpin(s: Maleme): Flow {
  const freed: Unit[] = []
  yield* together({ german: unpinFor(s, 'german', freed), allied: unpinFor(s, 'allied', freed) })
  for (const u of freed.sort((a, b) => a - b)) {
    removePin(s, u)
    s.journal?.push({
      kind: 'note',
      seat: seatOf(s, u),
      rule: '6.2',
      text: text('log.unpinned', { unit: { piece: unitId(s, u) } }),
      refs: [{ piece: unitId(s, u) }],
    })
  }
  s.stage = 'clean-up'
}

/** 6.2 Guns with a T, Isolated markers, stars; then the next turn begins. */
export function cleanUp(s: Maleme): void {
  s.box.units.forEach((def, u) => {
    if (def.refitAtEnd && hasFired(s, u) && inPlay(s, u)) {
      s.side[u] = 0
      s.journal?.push({
        kind: 'note',
        seat: def.seat,
        rule: '6.2',
        text: text('log.refit-gun', { unit: { piece: def.id }, die: 'T', upTo: 'T' }),
        refs: [{ piece: def.id }],
      })
    }
  })
  s.tried.fill(0)
  judgeStars(s)
  if (isOver(s)) return
  startTurn(s)
}

/** 4, 5 A new turn: drops first in the first four, then impulses, the holder of the Initiative first. */
function startTurn(s: Maleme): void {
  s.ending = false
  s.firstChanceGone = false
  s.passes.fill(0)
  s.active = s.initiative
  const drops = s.box.groups.some((g) => g.turn === s.turn)
  s.stage = drops ? 'drop' : 'impulses'
  const { surprised } = s.box
  // 5.1.4 step 2
  if (turnRule(s.box, s.turn).byZone && surprised >= 0 && inPlay(s, surprised)) s.side[surprised] = 1
  s.journal?.push({
    kind: 'phase',
    value: s.turn,
    rule: drops ? '5' : '4',
    text: text(drops ? 'phase.drop' : 'phase.impulses', { time: clock(s.turn) }),
  })
}
