// How long a decision took: by the clock, but no longer than its thread had the processor, so that what else the machine does is no thinking.
import { readFileSync } from 'node:fs'

/** Linux keeps the processor time of a thread to a tick of its timer: 10 ms at the most. */
const TICK_MS = 10

/** Milliseconds that this thread has had of the processor; undefined where the system does not tell. */
function processorMs(): number | undefined {
  try {
    const ns = Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0])
    return Number.isFinite(ns) ? ns / 1e6 : undefined
  } catch {
    return undefined
  }
}

/** Starts to time a decision; called again it gives the milliseconds since. */
export function thinking(): () => number {
  const clock = performance.now()
  const processor = processorMs()
  return () => {
    const ms = performance.now() - clock
    const now = processor === undefined ? undefined : processorMs()
    return now === undefined || processor === undefined ? ms : Math.min(ms, now - processor + TICK_MS)
  }
}
