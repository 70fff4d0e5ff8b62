// 16.3 Camouflage: British counters near a German are turned up at the end of every movement phase.
import { cell, type Flow, together } from '@merkur/engine'
import { distance, isHex, type Kreta, type Mask, type Seat } from '../state.ts'
import { turnUp } from './losses.ts'
import { scenarioOf } from './victory.ts'

/** 16.31 Face-down counters that lie in sight of a German unit on the map. */
export function inSight(s: Kreta): Mask[] {
  const { reveal } = scenarioOf(s)
  const out: Mask[] = []
  for (let m = 0; m < s.maskAt.length; m++) {
    const hex = cell(s.maskAt, m)
    if (hex >= 0 && s.box.germans.some((u) => isHex(s, cell(s.at, u)) && distance(s, cell(s.at, u), hex) <= reveal))
      out.push(m)
  }
  return out
}

/** 16.31, 16.34 Turns them up; empty ones leave the map. */
export function reveal(s: Kreta): void {
  for (const m of inSight(s)) turnUp(s, m, '16.31')
}

/** Whether any British counter lies face down. */
const isAnyDown = (s: Kreta): boolean => s.maskAt.some((hex) => hex >= 0)

/**
 * Lets a seat decide without anybody learning from the middle of it: what the British seat may do depends on what is under
 * its counters, so while any lies face down its choices are asked in secret.
 */
export function* inSecret<R>(s: Kreta, seat: Seat, flow: Flow<R>): Flow<R> {
  if (seat === 'german' || !isAnyDown(s)) return yield* flow
  const found: { value?: R } = {}
  yield* together({ [seat]: keep(flow, found) })
  return found.value as R
}

function* keep<R>(flow: Flow<R>, found: { value?: R }): Flow {
  found.value = yield* flow
}
