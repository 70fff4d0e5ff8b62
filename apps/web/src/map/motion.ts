// Motion that can be switched off: counters that walk and windows that glide.

export type Motion = 'on' | 'off' | 'system'

/** Whether things move: the setting, or what the person asked of the system. */
export function moves(motion: Motion): boolean {
  if (motion !== 'system') return motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a way of so many stretches takes, milliseconds, at a pace of 1. */
export const walkingTime = (stretches: number): number => Math.min(1400, 180 + 130 * Math.max(0, stretches - 1))

/** Soft start and end, t from 0 to 1. */
const eased = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2)

/** Calls `step` with t from 0 to 1 over `ms`; returns a way to stop it. */
export function glide(ms: number, step: (t: number) => void): () => void {
  let frame = 0
  let start: number | null = null
  const tick = (now: number): void => {
    start ??= now
    const t = Math.min(1, (now - start) / ms)
    step(eased(t))
    if (t < 1) frame = requestAnimationFrame(tick)
  }
  frame = requestAnimationFrame(tick)
  return () => cancelAnimationFrame(frame)
}
