// Taking time on a machine that others may be using: preempted runs are taken again, rates are of processor time.

/** Runs of one case that were spoilt, or of a long one milliseconds spent on it, before the shortest of them is taken. */
const AGAIN = 30
const LONG = 3
const LONG_MS = 500

let spoilt = 0

/** How often the processor was taken away in the middle of a timed run, so that the run was timed again. */
export const takenAgain = (): number => spoilt

/**
 * Milliseconds that `run` takes by the clock. A run during which the system gave the processor to somebody else says
 * nothing about us and is taken again; collecting our own garbage counts.
 */
export function took(run: () => unknown): number {
  const first = performance.now()
  let least = Infinity
  for (let tries = 1; ; tries++) {
    const before = process.resourceUsage().involuntaryContextSwitches
    const began = performance.now()
    run()
    const ended = performance.now()
    if (process.resourceUsage().involuntaryContextSwitches === before) return ended - began
    least = Math.min(least, ended - began)
    if (tries > AGAIN || (tries >= LONG && ended - first > LONG_MS)) return least
    spoilt++
  }
}

/** The middle of three times: what one case takes when no collection of garbage falls into it. */
export function middle(run: () => unknown): number {
  const [, second = 0] = [took(run), took(run), took(run)].sort((a, b) => a - b)
  return second
}

/** Milliseconds of processor time that this process has had, all its threads. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Spent {
  /** Seconds by the clock. */
  readonly clock: number
  /** Seconds of processor time, all threads of this process: never less than one core would need. */
  readonly processor: number
}

/** What `run` takes, once. */
export function spent(run: () => void): Spent {
  const cpu = processorMs()
  const began = performance.now()
  run()
  const clock = (performance.now() - began) / 1000
  return { clock, processor: (processorMs() - cpu) / 1000 }
}
