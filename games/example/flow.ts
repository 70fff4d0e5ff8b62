// The sequence of play (3): plan once; then each turn arrival, advance, march and night.
import type { Flow } from '@merkur/engine'
import { advance, arrival } from './rules/advance.ts'
import { march } from './rules/march.ts'
import { night } from './rules/night.ts'
import { plan } from './rules/set-up.ts'
import type { Sfakia } from './state.ts'

const flows: Readonly<Record<string, (s: Sfakia) => Flow>> = { plan, arrival, advance, march, night }

/** One battalion's advance is an activity, and so is each other phase. */
export const activities = Object.keys(flows)

export function start(s: Sfakia, activity: string): Flow {
  const flow = flows[activity]
  if (!flow) throw new RangeError(`no activity '${activity}'; there are ${activities.join(', ')}`)
  return flow(s)
}

/** Rules set the phase; the phase is the activity. */
export const next = (s: Sfakia): string | null => (s.phase === 'over' ? null : s.phase)
