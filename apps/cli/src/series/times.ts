// How long decisions took: a histogram that threads can send and add up, its quantiles good to 2 %.

/** Milliseconds of the lowest bucket's upper end, and how much wider each next one is. */
const LOWEST = 0.0001
const STEP = 1.02
const BUCKETS = 1100

export interface Times {
  readonly counts: Uint32Array
  n: number
  /** Exact, in milliseconds. */
  max: number
  sum: number
}

export const noTimes = (): Times => ({ counts: new Uint32Array(BUCKETS), n: 0, max: 0, sum: 0 })

/** Notes one time in milliseconds. */
export function note(times: Times, ms: number): void {
  const bucket = Math.ceil(Math.log(ms / LOWEST) / Math.log(STEP))
  const i = Math.max(0, Math.min(BUCKETS - 1, bucket))
  times.counts[i] = (times.counts[i] ?? 0) + 1
  times.n++
  times.sum += ms
  times.max = Math.max(times.max, ms)
}

/** Adds what another thread has noted. */
export function addTimes(to: Times, more: Times): void {
  for (let i = 0; i < BUCKETS; i++) to.counts[i] = (to.counts[i] ?? 0) + (more.counts[i] ?? 0)
  to.n += more.n
  to.sum += more.sum
  to.max = Math.max(to.max, more.max)
}

/** The time that a share `q` of all did not exceed, in milliseconds; 0 of nothing. */
export function quantile(times: Times, q: number): number {
  let left = Math.ceil(q * times.n)
  if (left === 0) return 0
  for (let i = 0; i < BUCKETS; i++) {
    left -= times.counts[i] ?? 0
    if (left <= 0) return Math.min(times.max, LOWEST * STEP ** i)
  }
  return times.max
}
