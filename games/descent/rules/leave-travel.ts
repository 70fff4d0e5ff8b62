// The end of a Conditional Movement Phase: units leave Travel mode, engineers begin their works (9.22, 15.51, 18.2, 20.42).
import { cell, choose, type Flow, type Refusal, text } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import { type Act, acts, line, piece, unitActs } from '../naming.ts'
import { type Descent, defOf, seatOf, type Unit, unitsOf } from '../state.ts'
import { changing, leaveTravel, refuseLeavingTravel } from './modes.ts'
import { opportunity, wouldFire } from './opportunity.ts'
import { outsideLeave } from './outside.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'
import { BLOW, beginWork, bridgeTo, ENTRENCH, finishWork, REPAIR, refuseWork, type Task, worksOf } from './work.ts'

type Verb = 'leave-concentrated' | 'leave-dispersed' | 'entrench' | 'mine' | 'repair' | 'done'
type EndAct = Act<Verb>

const DONE: EndAct = { verb: 'done' }
const MODE: Readonly<Partial<Record<Verb, number>>> = {
  'leave-concentrated': CONCENTRATED,
  'leave-dispersed': DISPERSED,
}
const TASK: Readonly<Partial<Record<Verb, Task>>> = { entrench: ENTRENCH, mine: BLOW, repair: REPAIR }
const VERB: Readonly<Record<Task, Verb>> = { [ENTRENCH]: 'entrench', [BLOW]: 'mine', [REPAIR]: 'repair' }

const naming = acts<Verb>()
const withUnit = unitActs<Verb>()

/** What the units of a side could do now. */
function candidates(s: Descent): EndAct[] {
  const seat = phasingSeat(s)
  const out: EndAct[] = [DONE]
  for (const u of unitsOf(s, seat)) {
    if (cell(s.mode, u) === TRAVEL)
      for (const verb of ['leave-concentrated', 'leave-dispersed'] as const)
        if (defOf(s, u).modes.includes(MODE[verb] ?? -1)) out.push(withUnit(verb, u))
    for (const { task, hex } of worksOf(s, u))
      out.push({ verb: VERB[task], unit: u, ...(hex === undefined ? {} : { hex }) })
  }
  return out
}

const bridgeOf = (s: Descent, a: EndAct): number =>
  a.unit === undefined || a.hex === undefined ? -1 : bridgeTo(s, a.unit, a.hex)

function refuse(s: Descent, a: EndAct): Refusal | undefined {
  const { unit } = a
  if (unit === undefined) return undefined
  const mode = MODE[a.verb]
  if (mode !== undefined) return refuseLeavingTravel(s, unit, mode)
  const task = TASK[a.verb]
  return task === undefined ? undefined : refuseWork(s, unit, task, bridgeOf(s, a))
}

/** One act at the end of movement; `done` ends the stage, and works that are complete are finished. */
export function* leaveTravelMode(s: Descent): Flow {
  const act = yield* choose<Descent, EndAct>(s, {
    id: 'leave',
    seat: phasingSeat(s),
    rule: '9.22',
    of: candidates(s),
    as: naming,
    refuse: (a) => refuse(s, a),
    usual: (a) => a.verb === 'done',
    commits: (a) => (isUnderFire(s, a) ? 'handover' : 'roll'),
    prompt: () => text('ask.leave'),
    outside: (ref) => outsideLeave(s, ref),
  })
  const { unit } = act
  if (unit === undefined) {
    finishWork(s)
    passOn(s)
    return
  }
  const mode = MODE[act.verb]
  const task = TASK[act.verb]
  if (task !== undefined) beginWork(s, unit, task, bridgeOf(s, act))
  else if (mode !== undefined) yield* leave(s, unit, mode)
}

function isUnderFire(s: Descent, a: EndAct): boolean {
  if (a.unit === undefined || MODE[a.verb] === undefined) return false
  const trigger = changing(s, [a.unit], 'leave-travel')
  return trigger !== undefined && wouldFire(s, trigger)
}

/** 9.22, 9.4, ruling M87 A unit leaves Travel mode for a point, after the fire it draws in Travel mode. */
function* leave(s: Descent, u: Unit, mode: number): Flow {
  const trigger = changing(s, [u], 'leave-travel')
  if (trigger) yield* opportunity(s, trigger)
  if (refuseLeavingTravel(s, u, mode)) return
  leaveTravel(s, u, mode)
  s.journal?.push(line('note', '9.22', 'log.left-travel', { unit: piece(s, u) }, { seat: seatOf(s, u) }))
}
