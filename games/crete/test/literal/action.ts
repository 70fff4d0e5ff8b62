// A literal reading of what an active area may do (4 to 8): which acts are open, and one of them carried out.
import { bombard, bombTargets } from './bomb.ts'
import { assault, shoot } from './fight.ts'
import { nightTargets } from './night.ts'
import {
  areaIds,
  at,
  guns,
  isBattery,
  isLeader,
  isUnit,
  leadsAssault,
  movement,
  near,
  night,
  other,
  type Picture,
  type Piece,
  printedMovement,
} from './sheet.ts'
import { step, ways } from './walk.ts'
import type { Watch } from './watch.ts'

/** 4 Whether an area may still be moved out of. */
export const mayLeave = (p: Picture, where: string): boolean =>
  p.side === 'german' || p.counted.has(where) || p.moved < p.limit

const enemyIn = (p: Picture, where: string): boolean => at(p, where, other(p.side)).length > 0

/** Areas that counters of the active side must assault: those who entered, one of whom can lead. */
export function owed(p: Picture): string[] {
  return areaIds.filter((a) => {
    const who = at(p, a, p.side).filter((x) => x.deed === 3)
    return who.some(leadsAssault) && enemyIn(p, a)
  })
}

/** Ringel's batteries that he could join: his, in his area, full Ringel, not fired, with their deed before them. */
export const joined = (p: Picture, x: Piece): Piece[] =>
  x.row.id !== 'G-Ringel' || x.reduced
    ? []
    : at(p, x.where, 'german').filter((b) => isBattery(b) && !b.fired && b.deed === 0)

/** Whether a leader or battery can bombard something (8, 2.5). */
export function mayBombard(p: Picture, x: Piece): boolean {
  if (night(p) || x.fired) return false
  if (x.row.id === 'G-Ringel') {
    if (joined(p, x).length < 2) return false
  } else if (guns(p, x) === 0) return false
  return bombTargets(p, x).length > 0
}

/** 7, 11 Whether a unit may lead an assault where it stands. */
export function mayAssault(p: Picture, x: Piece): boolean {
  if (!leadsAssault(x) || !enemyIn(p, x.where)) return false
  if (!night(p)) return true
  return x.row.night && mayLeave(p, x.where) && nightTargets(p, x.where).length > 0
}

export const mayMove = (p: Picture, x: Piece): boolean =>
  movement(x) > 0 && printedMovement(x) > 0 && mayLeave(p, x.where) && ways(p, x).size > 0

const mayShoot = (p: Picture, x: Piece): boolean => !night(p) && isUnit(x) && near(x.where).some((a) => enemyIn(p, a))

/** Every act that is open. */
export function acts(p: Picture): string[] {
  const out: string[] = []
  if (owed(p).length === 0) out.push('stop')
  for (const x of at(p, p.active, p.side)) {
    const fresh = x.deed === 0
    if (fresh && mayMove(p, x)) out.push(`move ${x.row.id}`)
    if (!isLeader(x)) {
      if ((fresh || x.deed === 2) && mayAssault(p, x)) out.push(`assault ${x.row.id}`)
      if (fresh && mayShoot(p, x)) out.push(`shoot ${x.row.id}`)
    }
    if (fresh && (isLeader(x) || isBattery(x)) && mayBombard(p, x)) out.push(`bombard ${x.row.id}`)
  }
  for (const x of Object.values(p.pieces))
    if (x.row.seat === p.side && x.deed === 2 && x.where !== p.active && !isLeader(x) && mayAssault(p, x))
      out.push(`assault ${x.row.id}`)
  for (const a of owed(p)) out.push(`fight ${a}`)
  return out
}

/** 4 Whether a counter could do anything if its area were active. */
export const couldAct = (p: Picture, x: Piece): boolean =>
  mayMove(p, x) || mayAssault(p, x) || mayShoot(p, x) || ((isLeader(x) || isBattery(x)) && mayBombard(p, x))

/** 4 One act of the active area. */
export function act(w: Watch, pick?: (keys: readonly string[]) => string): string {
  const { p } = w
  // Debts without an enemy or without one who could lead lapse.
  const due = owed(p)
  for (const x of Object.values(p.pieces))
    if (x.row.seat === p.side && x.deed === 3 && !due.includes(x.where)) x.deed = 1
  const key = w.ask('action', p.side, acts(p), pick, due.length > 0)
  const [verb = '', id = ''] = key.split(' ')
  const x = p.pieces[id]
  if (verb === 'stop') {
    for (const one of Object.values(p.pieces)) if (one.row.seat === p.side && one.deed === 2) one.deed = 1
    p.active = ''
  } else if (verb === 'fight') {
    const who = at(p, id, p.side).filter((one) => one.deed === 3)
    const leads = who.filter(leadsAssault).map((one) => one.row.id)
    const lead = p.pieces[w.ask('lead', p.side, leads)]
    if (lead)
      assault(
        w,
        id,
        lead,
        who.filter((one) => one !== lead),
      )
  } else if (!x) throw new Error(`the reading names '${id}', which is no counter`)
  else if (verb === 'move') step(w, x)
  else if (verb === 'shoot') shoot(w, x)
  else if (verb === 'bombard') bombard(w, x, joined(p, x))
  else if (verb === 'assault') assault(w, x.where, x)
  return verb
}
