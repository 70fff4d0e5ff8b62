// The Command Phases: supply, recovery, drops, payment and activation, one act at a time, then the checks (5.0, 13.0).
import { assign, choose, type Flow, text } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { acts, line, orButton, piece, pieces, space } from '../naming.ts'
import { type Descent, defOf, onMap, scenarioOf, seatOf, type Unit, unitId } from '../state.ts'
import {
  beginActivation,
  dutiesOf,
  endActivation,
  formationsOnMap,
  groupPrice,
  lift,
  payGroup,
  payPool,
  pooled,
  refuseLifting,
  refusePoolPayment,
} from './activation.ts'
import { areChecksDue, checkOf, endResults, nextChecks, rollCheck } from './checks.ts'
import { type CommandAct, commandActs, headquartersIn, refuseCommand, takers, unusedMarker } from './command-acts.ts'
import { checkOdds, recoveryOdds } from './command-odds.ts'
import { retreatByCheck } from './command-retreat.ts'
import { drop, markersDue } from './drops.ts'
import { headquartersFor, returning, returnLeader, settleNewLeaders } from './leaders.ts'
import { useMarker } from './marker-use.ts'
import { markersAt, removeMarker } from './markers.ts'
import { phaseOf, phasingSeat } from './phases.ts'
import { recover } from './recovery.ts'
import { free, replace, resubordinate } from './resubordination.ts'
import { passOn } from './stages.ts'
import { judgeSupply, resupply } from './supply.ts'

/**
 * 5.0 Opens a Command Phase, before its first act: supply of headquarters (19.2), the Depleted who are in supply again
 * (ruling N63), markers due; for the Commonwealth the end of the last results, its points, and the routed, who retreat
 * again (13.45, ruling M43). Nothing in other phases.
 */
export function* openCommand(s: Descent): Flow {
  if (phaseOf(s).kind !== 'command') return
  const seat = phasingSeat(s)
  judgeSupply(s, seat)
  noteResupplied(s, seat)
  if (seat === 'german') {
    markersDue(s)
    return
  }
  endResults(s)
  beginActivation(s)
  for (let u = 0; u < s.box.units.length; u++)
    if (checkOf(s, u) === 'Rt' && onMap(s, u)) yield* retreatByCheck(s, u, true)
}

function noteResupplied(s: Descent, seat: Seat): void {
  for (const u of resupply(s, seat)) s.journal?.push(line('note', '19.35', 'log.resupplied', { unit: piece(s, u) }))
}

/** One act of the phasing side. */
export function* command(s: Descent): Flow {
  const seat = phasingSeat(s)
  const duties = dutiesOf(s)
  const of = commandActs(s)
  const a = yield* choose<Descent, CommandAct>(s, {
    id: 'command',
    seat,
    rule: '13.0',
    of,
    as: acts(),
    refuse: (x) => refuseCommand(s, x, duties),
    commits: (x) => (x.verb === 'recover' || x.verb === 'done' ? 'roll' : undefined),
    prompt: () =>
      seat === 'commonwealth' && scenarioOf(s).row.activation
        ? text('ask.command-points', { left: s.commandLeft })
        : text('ask.command'),
    preview: (x) => (x.verb === 'recover' && x.hex !== undefined ? recoveryOdds(s, x.hex) : undefined),
    auto: of.length === 1,
  })
  yield* act(s, a)
}

function* act(s: Descent, a: CommandAct): Flow {
  const { unit = -1, hex = -1 } = a
  switch (a.verb) {
    case 'done':
      noteResupplied(s, phasingSeat(s))
      passOn(s)
      return
    case 'recover':
      return yield* recover(s, hex)
    case 'pay': {
      payFor(s, unit)
      return
    }
    case 'pool':
      return yield* payThree(s)
    case 'lift':
      return yield* liftPenalty(s)
    case 'use':
      return yield* useMarker(s, unusedMarker(s, hex), headquartersIn(s, hex))
    case 'burn':
      removeMarker(s, markersAt(s, hex)[0] ?? -1)
      s.journal?.push(line('note', '16.35', 'log.marker-burnt', { hex: space(s, hex) }, { seat: phasingSeat(s) }))
      return
    case 'level':
      s.entrenched = s.entrenched.filter((h) => h !== hex)
      s.journal?.push(line('order', '11.53', 'log.levelled', { hex: space(s, hex) }, { seat: phasingSeat(s) }))
      return
    case 'drop':
      return yield* drop(s)
    case 'resubordinate':
      return yield* give(s, unit)
    case 'free':
      free(s, unit)
      s.journal?.push(line('order', '19.4', 'log.freed', { unit: piece(s, unit) }))
      return
    case 'replace':
      replace(s, unit)
      s.journal?.push(line('order', '12.63', 'log.replaces', { unit: piece(s, unit) }))
      return
  }
}

function payFor(s: Descent, hq: Unit): void {
  const group = defOf(s, hq).activation
  const points = groupPrice(s, group)
  payGroup(s, group)
  s.journal?.push(line('order', '13.11', 'log.paid', { unit: piece(s, hq), points }))
}

/** 13.13, 13.15 A point for up to three independent and Greek units. */
function* payThree(s: Descent): Flow {
  const duties = dutiesOf(s)
  const units = yield* assign<Descent, Unit>(s, {
    id: 'pool',
    seat: 'commonwealth',
    rule: '13.13',
    of: pooled(s),
    as: pieces,
    doneLabel: text('button.pay'),
    refuse: (u, chosen) => (chosen.has(u) ? undefined : refusePoolPayment(s, [...chosen, u], duties)),
    refuseDone: (chosen) => refusePoolPayment(s, [...chosen], duties),
    prompt: () => text('ask.pool'),
  })
  payPool(s, units)
  for (const u of units) s.journal?.push(line('order', '13.13', 'log.paid-pool', { unit: piece(s, u) }))
}

/** 13.16 */
function* liftPenalty(s: Descent): Flow {
  const duties = dutiesOf(s)
  const formation = yield* choose<Descent, Unit>(s, {
    id: 'lift',
    seat: 'commonwealth',
    rule: '13.16',
    of: formationsOnMap(s),
    as: pieces,
    refuse: (u) => refuseLifting(s, u, duties),
    prompt: () => text('ask.lift'),
  })
  lift(s, formation)
  s.journal?.push(line('order', '13.16', 'log.lifted', { unit: piece(s, formation) }))
}

/** 12.61, 19.4 */
function* give(s: Descent, u: Unit): Flow {
  const hq = yield* choose<Descent, Unit>(s, {
    id: 'new-superior',
    seat: seatOf(s, u),
    rule: '12.61',
    of: takers(s, u),
    as: pieces,
    prompt: () => text('ask.new-superior', { unit: piece(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  resubordinate(s, u, hq)
  s.journal?.push(line('order', '12.61', 'log.resubordinated', { unit: piece(s, u), hq: piece(s, hq) }))
}

/**
 * 13.3 The next command check; when none is left the phase ends with the return of leaders (21.41). Where the order is
 * open its owner names a unit, or has the rest rolled in the order of the displays.
 */
export function* commandChecks(s: Descent): Flow {
  const due = phasingSeat(s) === 'commonwealth' && areChecksDue(s)
  const open = due ? nextChecks(s) : []
  if (open.length === 0) return yield* endCommand(s)
  const taken = yield* choose<Descent, Unit | 'all'>(s, {
    id: 'next-check',
    seat: 'commonwealth',
    rule: '13.36',
    of: open.length > 1 ? ['all', ...open] : open,
    as: orButton<'all'>(pieces),
    usual: (x) => x === 'all',
    commits: () => 'roll',
    prompt: () => text('ask.next-check'),
    preview: (x) => (x === 'all' ? undefined : checkOdds(s, x)),
  })
  if (taken !== 'all') return yield* check(s, taken)
  for (let u = open[0]; u !== undefined; u = nextChecks(s)[0]) yield* check(s, u)
}

/** 13.21, 13.22 One unit's check, its result applied at once. */
function* check(s: Descent, u: Unit): Flow {
  const code = rollCheck(s, u)
  if (code === 'Re' || code === 'Rt') yield* retreatByCheck(s, u, code === 'Rt')
}

/** 21.41, 21.54 The end of a side's Command Phase: leaders who may come back do, if their owner will. */
function* endCommand(s: Descent): Flow {
  const seat = phasingSeat(s)
  settleNewLeaders(s, seat)
  for (const leader of returning(s, seat)) {
    const hq = yield* choose<Descent, Unit | 'wait'>(s, {
      id: 'leader-returns',
      seat,
      rule: '21.41',
      of: [...headquartersFor(s, leader), 'wait'],
      as: orButton<'wait'>(pieces),
      prompt: () => text('ask.leader-returns', { unit: piece(s, leader) }),
      about: () => ({ pieces: [unitId(s, leader)] }),
    })
    if (hq === 'wait') continue
    returnLeader(s, leader, hq)
    s.journal?.push(line('note', '21.41', 'log.leader-back', { unit: piece(s, leader), hq: piece(s, hq) }))
  }
  if (seat === 'commonwealth') endActivation(s)
  passOn(s)
}
