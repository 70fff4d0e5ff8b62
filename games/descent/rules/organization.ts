// The Organization Phases: modes are changed, under fire (15.5, 9.4).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* organize(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, {
    id: 'organize',
    seat: phasingSeat(s),
    rule: '15.5',
    of: ['done'],
    as: buttons(),
    auto: false,
  })
  passOn(s)
}
