// The works of engineers and pioneers: entrenchments, bridges blown and repaired (18.2, 18.3, 20.42).
import { type Breakdown, cell, type Refusal, refusal, text } from '@merkur/engine'
import { CONCENTRATED } from '../box.ts'
import { line, piece, space } from '../naming.ts'
import { at, type Descent, defOf, isDisrupted, onMap, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { isEntrenched } from './fire-tables.ts'
import { needsOrders } from './mobility.ts'
import { isPhaseOf, phaseCount } from './phases.ts'
import { chanceOf } from './ways.ts'

export const ENTRENCH = 1
export const BLOW = 2
export const REPAIR = 3
export type Task = typeof ENTRENCH | typeof BLOW | typeof REPAIR

/** How a bridge stands, if not whole (18.2, 18.3). */
const DESTROYED = 1
const REPAIRED = 2

export const noWorker = refusal('20.42', 'refuse.no-worker')
export const busy = refusal('18.21', 'refuse.busy')
export const worksAlready = refusal('18.21', 'refuse.works-already')
export const workConcentrated = refusal('20.42', 'refuse.work-concentrated')
export const tooWeakToWork = refusal('18.21', 'refuse.too-weak-to-work')
export const entrenchedAlready = refusal('20.42', 'refuse.entrenched-already')
export const noSuchBridge = refusal('18.21', 'refuse.no-such-bridge')
export const tavronitis = refusal('18.21', 'refuse.tavronitis')
export const bridgeDown = refusal('18.21', 'refuse.bridge-down')
export const bridgeStands = refusal('18.3', 'refuse.bridge-stands')
export const enemyBeside = refusal('18.3', 'refuse.enemy-beside')
export const notReady = refusal('18.21', 'refuse.charges-not-ready')
export const oncePerMovement = refusal('18.22', 'refuse.once-per-movement')
export const noOrdersToWork = refusal('13.1', 'refuse.no-orders-to-work')

const limit = (s: Descent, id: string): number => s.box.limits[id] ?? 0
const isEngineer = (s: Descent, u: Unit): boolean => defOf(s, u).engineer
const isWorker = (s: Descent, u: Unit): boolean => isEngineer(s, u) || defOf(s, u).type === 'pioneer'

/** The bridges at the hexsides of a hex. */
export const bridgesAt = (s: Descent, hex: Space): number[] =>
  s.box.bridges.flatMap((b, i) => (endsOf(s, b.side).includes(hex) ? [i] : []))

const endsOf = (s: Descent, side: number): [Space, Space] => [
  cell(s.box.board.ends, 2 * side),
  cell(s.box.board.ends, 2 * side + 1),
]

/** The hex on the other side of a bridge. */
export function beyond(s: Descent, bridge: number, hex: Space): Space {
  const [a, b] = endsOf(s, s.box.bridges[bridge]?.side ?? 0)
  return a === hex ? b : a
}

/** 18.3 Whether an enemy stands at either end of a bridge. */
const isWatched = (s: Descent, u: Unit, bridge: number): boolean =>
  endsOf(s, s.box.bridges[bridge]?.side ?? 0).some((hex) => stackAt(s, hex).some((x) => seatOf(s, x) !== seatOf(s, u)))

/**
 * Why a unit cannot keep at any work; nothing when it can. `since`: fire and assaults from this phase on count. Observing
 * and communicating are no hindrance (18.21).
 */
function refuseWorking(s: Descent, u: Unit, since: number): Refusal | undefined {
  if (!onMap(s, u) || !isWorker(s, u) || isDisrupted(s, u)) return noWorker
  if (needsOrders(s, u)) return noOrdersToWork
  if (cell(s.engaged, u) >= since) return busy
  return cell(s.spent, u) > 0 || cell(s.ferried, u) > 0 || cell(s.assaulted, u) === 1 ? busy : undefined
}

/** What each work asks of its unit, wherever it stands. */
function refuseTask(s: Descent, u: Unit, task: Task, bridge: number): Refusal | undefined {
  if (task === ENTRENCH) {
    if (isEntrenched(s, at(s, u))) return entrenchedAlready
    return cell(s.mode, u) === CONCENTRATED ? undefined : workConcentrated
  }
  const b = s.box.bridges[bridge]
  if (!isEngineer(s, u)) return noWorker
  if (!b || !endsOf(s, b.side).includes(at(s, u))) return noSuchBridge
  if (task === BLOW) {
    if (!b.blowable) return tavronitis
    if (cell(s.bridge, bridge) === DESTROYED) return bridgeDown
    return cell(s.strength, u) < limit(s, 'bridge-strength') ? tooWeakToWork : undefined
  }
  if (cell(s.bridge, bridge) !== DESTROYED) return bridgeStands
  if (cell(s.mode, u) !== CONCENTRATED) return workConcentrated
  if (isWatched(s, u, bridge)) return enemyBeside
  return cell(s.strength, u) < limit(s, 'repair-strength') ? tooWeakToWork : undefined
}

/** Ruling M59 Why a unit cannot begin a work at the end of this Movement Phase; nothing when it can. */
export function refuseWork(s: Descent, u: Unit, task: Task, bridge: number): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'movement')) return busy
  const idle = refuseWorking(s, u, phaseCount(s) - 1)
  if (idle) return idle
  if (cell(s.task, u) !== 0) return worksAlready
  return refuseTask(s, u, task, bridge)
}

/** Ruling M59 A unit begins a work. */
export function beginWork(s: Descent, u: Unit, task: Task, bridge: number): void {
  s.task[u] = task
  s.taskAt[u] = at(s, u)
  s.taskBridge[u] = bridge
  s.taskSince[u] = phaseCount(s)
  s.journal?.push(
    line('note', task === ENTRENCH ? '20.42' : '18.2', `log.work-${task}`, {
      unit: piece(s, u),
      hex: space(s, at(s, u)),
    }),
  )
}

/** A unit gives its work up. */
export function endWork(s: Descent, u: Unit): void {
  s.task[u] = 0
  s.taskAt[u] = -1
  s.taskBridge[u] = -1
  s.taskSince[u] = 0
}

/** Whole Game-Turns that a unit has worked (ruling M59). */
export const turnsWorked = (s: Descent, u: Unit): number =>
  Math.floor((phaseCount(s) - cell(s.taskSince, u)) / s.box.tables.phases.length)

/** 18.21 to 18.24 Turns until a bridge may be blown, and until it surely is. */
function turnsToBlow(s: Descent, bridge: number): { readonly may: number; readonly sure: number } {
  if (cell(s.bridge, bridge) === REPAIRED) {
    const sure = limit(s, 'bridge-repaired-turns')
    return { may: sure, sure }
  }
  const kind = s.box.bridges[bridge]?.road ? 'road' : 'trail'
  return { may: limit(s, `bridge-${kind}-turns`), sure: limit(s, `bridge-${kind}-sure`) }
}

/** 18.21, 20.42 What has broken the work of a unit off; nothing while all its conditions hold. */
function whyBroken(s: Descent, u: Unit): Refusal | undefined {
  return (
    refuseWorking(s, u, cell(s.taskSince, u)) ??
    refuseTask(s, u, cell(s.task, u) as Task, cell(s.taskBridge, u)) ??
    (at(s, u) === cell(s.taskAt, u) ? undefined : busy)
  )
}

/** 18.21, 18.22 Why a unit cannot blow its bridge now; nothing when it can. */
export function refuseBlow(s: Descent, u: Unit): Refusal | undefined {
  if (cell(s.task, u) !== BLOW || !isPhaseOf(s, seatOf(s, u), 'movement')) return notReady
  const broken = whyBroken(s, u)
  if (broken) return broken
  if (turnsWorked(s, u) < turnsToBlow(s, cell(s.taskBridge, u)).may) return notReady
  return cell(s.blew, u) === 1 ? oncePerMovement : undefined
}

/** 18.21 Whether this die destroys a bridge. */
const destroys = (s: Descent, die: number): boolean => die <= limit(s, 'bridge-destroyed-to')

/** 18.23 Whether a unit has worked so long that its bridge needs no die. */
const isSure = (s: Descent, u: Unit): boolean => turnsWorked(s, u) >= turnsToBlow(s, cell(s.taskBridge, u)).sure

/** 18.21 The die of a unit that blows its bridge; none where it is sure. */
export function blowBreakdown(s: Descent, u: Unit): Breakdown {
  const p = isSure(s, u) ? 1 : chanceOf((die) => destroys(s, die))
  return {
    title: text('act.blow', { unit: piece(s, u) }),
    rule: p === 1 ? '18.23' : '18.21',
    terms: [],
    outcomes: [
      { label: text('bridge.destroyed'), p, tone: 'good' as const },
      { label: text('bridge.stands'), p: 1 - p, tone: 'none' as const },
    ].filter((o) => o.p > 0),
  }
}

/** 18.21, 18.23 Blows a bridge, with a die unless the work has lasted long enough to be sure. */
export function blow(s: Descent, u: Unit): void {
  const bridge = cell(s.taskBridge, u)
  s.blew[u] = 1
  const sure = isSure(s, u)
  const breakdown = blowBreakdown(s, u)
  const die = sure ? 0 : s.chance.die(6, 'bridge')
  const destroyed = sure || destroys(s, die)
  const result = destroyed ? 'destroyed' : 'stands'
  if (s.journal) {
    const [a, b] = endsOf(s, s.box.bridges[bridge]?.side ?? 0)
    const refs = [{ edge: [space(s, a).space, space(s, b).space] as const }]
    const told = line('note', '18.21', `log.bridge-${result}`, {
      unit: piece(s, u),
      hex: space(s, beyond(s, bridge, at(s, u))),
    })
    const roll = {
      dice: [die],
      sides: 6,
      result: text(`bridge.${result}`),
      tone: destroyed ? 'good' : 'none',
      breakdown,
      facts: { die, result },
    } as const
    s.journal.push(sure ? { ...told, refs } : { ...told, kind: 'roll', seat: seatOf(s, u), refs, roll })
  }
  if (!destroyed) return
  s.bridge[bridge] = DESTROYED
  for (let x = 0; x < s.task.length; x++) if (cell(s.taskBridge, x) === bridge) endWork(s, x)
}

/** At the end of each phase: works whose conditions are broken begin anew (18.21, 20.42). */
export function checkWork(s: Descent): void {
  for (let u = 0; u < s.task.length; u++) {
    const broken = cell(s.task, u) === 0 ? undefined : whyBroken(s, u)
    if (!broken) continue
    s.journal?.push(line('note', broken.rule, 'log.work-broken', { unit: piece(s, u) }))
    endWork(s, u)
  }
}

/** 20.42, 18.3 At the end of a Movement Phase: entrenchments and repairs of its side that are done. */
export function finishWork(s: Descent): void {
  const length = s.box.tables.phases.length
  for (let u = 0; u < s.task.length; u++) {
    const task = cell(s.task, u)
    if (task === 0 || task === BLOW || !isPhaseOf(s, seatOf(s, u), 'movement') || whyBroken(s, u)) continue
    if ((phaseCount(s) - cell(s.taskSince, u)) % length !== 0) continue
    if (task === REPAIR && turnsWorked(s, u) >= limit(s, 'repair-turns')) repair(s, u)
    if (task === ENTRENCH && turnsWorked(s, u) >= limit(s, 'entrench-turns')) entrench(s, at(s, u))
  }
}

function repair(s: Descent, u: Unit): void {
  s.bridge[cell(s.taskBridge, u)] = REPAIRED
  s.journal?.push(line('note', '18.3', 'log.bridge-repaired', { unit: piece(s, u) }))
  endWork(s, u)
}

/** 20.42 Engineers and pioneers who have dug long enough in a hex; together they need a Strength of four. */
function entrench(s: Descent, hex: Space): void {
  const diggers = stackAt(s, hex).filter(
    (u) => cell(s.task, u) === ENTRENCH && turnsWorked(s, u) >= limit(s, 'entrench-turns') && !whyBroken(s, u),
  )
  if (diggers.reduce((sum, u) => sum + cell(s.strength, u), 0) < limit(s, 'entrench-strength')) return
  s.entrenched = [...s.entrenched, hex]
  s.journal?.push(line('note', '20.42', 'log.entrenched', { hex: space(s, hex) }))
  for (const u of diggers) endWork(s, u)
}

/** The bridge beside a unit that leads to a hex; -1 for none. */
export const bridgeTo = (s: Descent, u: Unit, hex: Space): number =>
  bridgesAt(s, at(s, u)).find((b) => beyond(s, b, at(s, u)) === hex) ?? -1

/** Works that a unit could be asked about, with the hex beyond the bridge where it is about one. */
export function worksOf(s: Descent, u: Unit): { readonly task: Task; readonly hex?: Space; readonly bridge: number }[] {
  if (!onMap(s, u) || !isWorker(s, u)) return []
  const bridges = isEngineer(s, u) ? bridgesAt(s, at(s, u)) : []
  return [
    { task: ENTRENCH, bridge: -1 },
    ...bridges.map((bridge) => {
      const task: Task = cell(s.bridge, bridge) === DESTROYED ? REPAIR : BLOW
      return { task, hex: beyond(s, bridge, at(s, u)), bridge }
    }),
  ]
}
