// Motion that can be hurried, slowed and switched off: counters that walk and windows that glide.

/** `system`: at the normal speed, unless the person asked the system for less motion. */
export type Motion = 'system' | 'off' | 'quick' | 'normal' | 'slow'

/** Whether things move: the setting, or what the person asked of the system. */
export function moves(motion: Motion): boolean {
  if (motion !== 'system') return motion !== 'off'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long what moves takes, by the normal time. */
const SLOWNESS: Readonly<Record<Motion, number>> = { system: 1, off: 0, quick: 0.45, normal: 1, slow: 2.4 }

/** How long the window glides, milliseconds. */
export const glidingTime = (motion: Motion): number => 260 * SLOWNESS[motion]

/** How long a way of so many stretches takes, milliseconds. */
export const walkingTime = (stretches: number, motion: Motion): number =>
  Math.min(1400, 180 + 130 * Math.max(0, stretches - 1)) * SLOWNESS[motion]

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
