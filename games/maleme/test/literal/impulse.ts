// A literal reading of 4: one impulse, what is open in it, and what follows the action.
import type { Seat } from '../../state.ts'
import { directFire, groupFire, mayDirectFire, mayGroupFire } from './fire.ts'
import {
  alliedHq,
  callMaori,
  contact,
  germanHq,
  releaseEngineers,
  releaseMatildas,
  seize,
  stukaAttack,
} from './headquarters.ts'
import { roll } from './initiative.ts'
import { mayMove, move } from './movement.ts'
import { mayRefit, refit } from './refit.ts'
import { inPlay, other, type Picture, type Piece, piece, sideOf, tables } from './sheet.ts'
import { stars } from './victory.ts'
import type { Watch } from './watch.ts'

/** Every action open to a seat; passing is all there is for one that has none. */
export function actions(p: Picture, seat: Seat): string[] {
  const keys = sideOf(p, seat).flatMap((x) => [
    ...(mayMove(p, x) ? [`move ${x.row.id}`] : []),
    ...(mayGroupFire(p, x) ? [`fire ${x.row.id}`] : []),
    ...(mayDirectFire(p, x) ? [`direct ${x.row.id}`] : []),
    ...(mayRefit(x) ? [`refit ${x.row.id}`] : []),
  ])
  keys.push(...(seat === 'german' ? germanHq(p) : alliedHq(p)))
  return keys.length > 0 ? keys : ['pass']
}

/** One impulse of the active seat. `wish` picks among its actions. */
export function impulse(w: Watch, wish?: (keys: readonly string[]) => string): void {
  const seat = w.p.active
  const key = w.ask('impulse', seat, actions(w.p, seat), wish)
  if (key === 'pass') {
    w.p.passes[seat] += 1
    if (w.p.passes[seat] === 2) w.p.ending = true
  } else {
    w.p.passes[seat] = 0
    act(w, key)
    checkMatildas(w)
    stars(w.p)
  }
  if (w.p.winner === 'none' && !w.p.ending) w.p.active = other(seat)
}

function act(w: Watch, key: string): void {
  const [verb = '', id = ''] = key.split(' ')
  const unit = (): Piece => piece(w.p, id)
  if (verb === 'move') move(w, unit())
  else if (verb === 'fire') groupFire(w, unit())
  else if (verb === 'direct') directFire(w, unit())
  else if (verb === 'refit') refit(w, unit(), true)
  else if (verb === 'contact') contact(w, id)
  else if (verb === 'matildas') releaseMatildas(w)
  else if (verb === 'engineers') releaseEngineers(w)
  else if (verb === 'maori') callMaori(w)
  else if (verb === 'stuka') stukaAttack(w)
  else seize(w)
}

/** When the action is over, each tank noted in it rolls on the reliability table. */
function checkMatildas(w: Watch): void {
  for (const id of w.checks) {
    const tank = piece(w.p, id)
    if (w.p.winner !== 'none' || !inPlay(tank)) continue
    const die = roll(w, 'reliability').sum
    const result = tables.reliability.find((r) => r.roll === die)?.result ?? 'none'
    w.facts({ result })
    if (result === 'immobilised') tank.back = true
    if (result === 'removed') {
      if (tank.pin !== null) w.p.cup[tank.pin] = (w.p.cup[tank.pin] ?? 0) + (tank.pin === 'spare' ? 0 : 1)
      tank.pin = null
      tank.where = 'removed'
    }
  }
}
