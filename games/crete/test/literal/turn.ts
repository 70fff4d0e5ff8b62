// A literal reading of 3.1 and 4: what a side may activate, what becomes of it, and how a turn begins.
import { printed } from '../../box.ts'
import { couldAct, mayMove, owed } from './action.ts'
import { german, inTheAir, landable, lapse } from './arrivals.ts'
import { bombBefore } from './bomb.ts'
import { assault } from './fight.ts'
import { areaIds, at, isArea, isLeader, leadsAssault, night, other, type Picture, type Piece } from './sheet.ts'
import type { Watch } from './watch.ts'

const all = (p: Picture): Piece[] => Object.values(p.pieces)
const ready = (p: Picture): Piece[] =>
  all(p).filter((x) => x.row.type === 'bomber' && x.where === 'luftwaffe' && !x.flown)
/** 2.4, 8 Nobody bombs leaders alone from the air. */
const bombable = (p: Picture): string[] => areaIds.filter((a) => at(p, a, 'commonwealth').some((x) => !isLeader(x)))

/** 3.1 Areas that may be active once more. */
const again = (p: Picture): string[] =>
  p.initiative !== p.side
    ? []
    : areaIds.filter((a) => {
        const own = at(p, a, p.side)
        return (p.activated.has(a) || own.some((x) => x.scatter)) && own.some((x) => !x.fired)
      })

/** 3.1, 4 With the limit reached, the initiative buys one area more, if one could move then. */
function mayBuy(p: Picture): boolean {
  if (p.side === 'german' || p.initiative !== p.side || p.moved < p.limit) return false
  p.limit++
  const any = all(p).some(
    (x) => x.row.seat === p.side && isArea(x.where) && x.deed === 0 && !p.activated.has(x.where) && mayMove(p, x),
  )
  p.limit--
  return any
}

export function activations(p: Picture): string[] {
  const fresh = areaIds.filter(
    (a) => !p.activated.has(a) && at(p, a, p.side).some((x) => x.deed === 0 && couldAct(p, x)),
  )
  const list = [...fresh, ...again(p).map((a) => `again ${a}`)]
  if (p.side === 'commonwealth') return ['end', ...(mayBuy(p) ? ['extra'] : []), ...list]
  const due = owed(p)
  const jumpers = inTheAir(p).length > 0
  const box = !p.used.box && (jumpers || landable(p).length > 0)
  const sky = !night(p) && !p.used.sky && ready(p).length > 0 && bombable(p).length > 0
  return [
    ...(jumpers || due.length > 0 ? [] : ['end']),
    ...(box ? ['box'] : []),
    ...(sky ? ['sky'] : []),
    ...list,
    ...due.map((a) => `fight ${a}`),
  ]
}

/** 4 What a side does between two activations. */
export function activate(w: Watch): string {
  const { p } = w
  lapse(p)
  const key = w.ask('activation', p.side, activations(p), undefined, true)
  const [verb = '', where = ''] = key.split(' ')
  switch (verb) {
    case 'end':
      return verb
    case 'box':
      p.used.box = true
      p.doing = inTheAir(p).length > 0 ? 'placing' : 'landing'
      return verb
    case 'sky':
      p.doing = 'aiming'
      return verb
    case 'extra':
      p.limit++
      p.initiative = other(p.side)
      return verb
    case 'fight': {
      const who = at(p, where, p.side).filter((x) => x.deed === 3)
      const lead =
        p.pieces[
          w.ask(
            'lead',
            p.side,
            who.filter(leadsAssault).map((x) => x.row.id),
          )
        ]
      if (lead)
        assault(
          w,
          where,
          lead,
          who.filter((x) => x !== lead),
        )
      return verb
    }
    case 'again':
      for (const x of at(p, where, p.side)) {
        x.scatter = false
        if (!x.fired && x.deed !== 3) x.deed = 0
      }
      p.counted.add(where)
      p.initiative = other(p.side)
      begin(p, where)
      return verb
    default:
      begin(p, key)
      return 'area'
  }
}

function begin(p: Picture, where: string): void {
  p.activated.add(where)
  p.active = where
  p.doing = 'acting'
}

/** 8 Every aircraft that shall fly is given its area. */
export function aim(w: Watch): string {
  const { p } = w
  let sent = 0
  for (const x of ready(p)) {
    const key = w.ask('aim', 'german', ['stay', ...bombable(p)])
    if (key === 'stay') continue
    x.aim = key
    x.flown = true
    sent++
  }
  p.used.sky = true
  p.doing = sent > 0 || all(p).some((x) => x.row.type === 'bomber' && x.aim !== '') ? 'flying' : 'choosing'
  return sent > 0 ? 'sent' : 'stayed'
}

/** 8.4 One bombing before the invasion, each area at most once, or the end of it. */
export function before(w: Watch): string {
  const { p } = w
  const key = w.ask('bomb-area', 'german', ['done', ...bombable(p).filter((a) => !p.looked.has(a))], undefined, true)
  if (key === 'done') {
    p.looked.clear()
    return 'done'
  }
  p.looked.add(key)
  bombBefore(w, key)
  return 'bombed'
}

const MORNINGS = [1, 4, 7, 10, 13, 16, 19, 22]

/** 3.2, 5.3, 8 A turn begins: Scatter comes off, everybody may act; on a morning aircraft may fly and an airfield brings a group. */
export function turnStart(w: Watch): string {
  const { p } = w
  for (const x of all(p)) {
    x.scatter = false
    x.deed = 0
    x.ashore = false
  }
  p.side = 'german'
  p.doing = 'choosing'
  p.active = ''
  p.limit = 0
  p.moved = 0
  p.used = { box: false, sky: false, crash: false }
  p.activated.clear()
  p.counted.clear()
  if (!MORNINGS.includes(p.turn)) return 'later'
  for (const x of all(p)) x.flown = false
  const groups = printed.tables.arrivals.filter((g) => g.kind === 'air').length
  const held = areaIds.some((a) => printed.tables.areas.some((r) => r.id === a && r.airfield) && german(p, a))
  if (!held || p.airDue >= groups) return 'morning'
  p.airDue++
  return 'group'
}
