// The order of a stack, which its owner may change during movement, under fire in a zone of control (9.51, 10.2).
import { choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { line, pieces, space } from '../naming.ts'
import { type Descent, isControlled, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { whyCannotMove } from './mobility.ts'
import { opportunity } from './opportunity.ts'
import { refuseOrder, restack } from './stack.ts'
import type { Trigger } from './walk.ts'

export const oneUnit = refusal('9.51', 'refuse.one-unit')
export const reorderedAlready = refusal('9.51', 'refuse.reordered-already')

/**
 * 9.51 Why a stack cannot be rearranged now; nothing when it can. Once it has been, it can be again when somebody has
 * come or gone: before that the owner could have chosen the other order at once (ruling M108).
 */
export function refuseRestack(s: Descent, hex: Space): Refusal | undefined {
  const stack = stackAt(s, hex)
  if (stack.length < 2) return oneUnit
  if (s.restacked.includes(hex)) return reorderedAlready
  return refuseOrder(s, hex, stack)
}

/** 9.51, 10.47 Whom an enemy may fire at before a stack is rearranged. */
export const restacking = (s: Descent, hex: Space): Trigger | undefined => {
  const units = stackAt(s, hex)
  const first = units[0]
  if (first === undefined || !isControlled(s, hex, seatOf(s, first))) return undefined
  return { kind: 'restack', hex, units }
}

/** Somebody has come to or gone from a hex: it may be rearranged once more. */
export function unlock(s: Descent, hex: Space): void {
  if (s.restacked.includes(hex)) s.restacked = s.restacked.filter((x) => x !== hex)
}

/** 9.51, ruling M20 The owner names the stack anew from the top; those who cannot move keep their order among themselves. */
export function* restackHex(s: Descent, hex: Space): Flow {
  const trigger = restacking(s, hex)
  if (trigger) yield* opportunity(s, trigger)
  if (refuseRestack(s, hex)) return
  const left = stackAt(s, hex)
  const seat = seatOf(s, left[0] ?? -1)
  const order: Unit[] = []
  while (left.length > 0) {
    const stuck = left.find((u) => whyCannotMove(s, u) !== undefined)
    const top = yield* choose<Descent, Unit>(s, {
      id: 'order',
      seat,
      rule: '9.51',
      of: left.filter((u) => u === stuck || whyCannotMove(s, u) === undefined),
      as: pieces,
      prompt: () => text('ask.order', { hex: space(s, hex), place: order.length + 1 }),
    })
    order.push(top)
    left.splice(left.indexOf(top), 1)
  }
  restack(s, hex, order)
  s.restacked = [...s.restacked, hex]
  s.journal?.push(line('move', '9.51', 'log.restacked', { hex: space(s, hex) }, { seat }))
}
