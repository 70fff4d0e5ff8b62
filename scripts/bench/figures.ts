// Times as they were taken, and the few figures by which they are judged.

/** A measure as a row of the table. */
export interface Row {
  readonly what: string
  readonly found: string
  /** What an issue asks for, and whether the figure holds it. Absent: told for information. */
  readonly target?: { readonly text: string; readonly met: boolean }
}

/** The value that a share `q` of the times does not exceed. */
export function quantile(times: readonly number[], q: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0
}

export const mean = (times: readonly number[]): number => times.reduce((a, b) => a + b, 0) / Math.max(1, times.length)

/** Three figures: `0.0312`, `1.25`, `348`, `101,000`. */
export const figure = (x: number): string =>
  x >= 1000 ? Math.round(x).toLocaleString('en') : x >= 100 ? x.toFixed(0) : x.toPrecision(3)

export const inMs = (x: number): string => `${figure(x)} ms`

/** `p50 0.1 ms, p99 0.3 ms, max 1.2 ms (n 4000)`. */
export const spread = (times: readonly number[]): string =>
  `p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(quantile(times, 1))} (${times.length.toLocaleString('en')} times)`

export const atMost = (found: number, limit: number, unit: string, of: string): NonNullable<Row['target']> => ({
  text: `at most ${limit} ${unit} (${of})`,
  met: found <= limit,
})

export const atLeast = (found: number, limit: number, unit: string, of: string): NonNullable<Row['target']> => ({
  text: `at least ${limit.toLocaleString('en')} ${unit} (${of})`,
  met: found >= limit,
})
