// A position: how long a copy takes and how large it is.
import { type Context, copyPlay, noChance } from '@merkur/engine'
import { spent } from './clock.ts'
import { atMost, figure, quantile, type Row } from './figures.ts'
import type { Subject } from './games.ts'
import { pointsOf } from './positions.ts'
import type { Targets } from './targets.ts'

const BATCH = 1000
const ROUNDS = 40

/** Bytes of everything a copy holds: each buffer once, eight for a single value or an entry of a list. */
export function bytesOf(value: unknown, seen = new Set<unknown>()): number {
  if (ArrayBuffer.isView(value)) {
    if (seen.has(value.buffer)) return 0
    seen.add(value.buffer)
    return value.buffer.byteLength
  }
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce((sum: number, x) => sum + bytesOf(x, seen), 0)
}

/** Bytes of a position without its caches. */
export const bytesOfRows = <P extends Context>({ game }: Subject<P>, s: P): number =>
  bytesOf(Object.keys(game.shape).map((name) => (s as unknown as Record<string, unknown>)[name]))

export function positionCopy<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const { game } = subject
  const nothing = noChance('positions are only copied')
  const states = pointsOf(subject, 'copy').map((point) => point.s)
  const times: number[] = []
  let kept: P | undefined
  for (let round = 0; round < ROUNDS + 5; round++) {
    const { processor } = spent(() => {
      for (let i = 0; i < BATCH; i++) kept = copyPlay(game, states[i % states.length] ?? (kept as P), nothing)
    })
    if (round >= 5) times.push((processor / BATCH) * 1e6)
  }
  const us = quantile(times, 0.5)
  const bytes = kept ? bytesOfRows(subject, kept) : 0
  return [
    {
      what: 'copy of a position',
      found: `${figure(us)} us (median of ${ROUNDS} times ${BATCH}, ${states.length} positions of a game)`,
      ...(targets.copy === undefined ? {} : { target: atMost(us, targets.copy, 'us', targets.of) }),
    },
    {
      what: 'size of a position, and of its caches',
      found: `${figure(bytes)} bytes, ${figure(bytesOf(kept?.cache ?? []))} bytes`,
      ...(targets.bytes === undefined ? {} : { target: atMost(bytes, targets.bytes, 'bytes', 'architecture') }),
    },
  ]
}
