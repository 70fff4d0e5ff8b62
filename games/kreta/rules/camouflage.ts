// 16.3 Camouflage: British counters near a German are turned up at the end of every movement phase.
import { cell } from '@merkur/engine'
import { distance, isHex, type Kreta, type Mask } from '../state.ts'
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
