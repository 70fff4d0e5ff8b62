// 8.0 Air power: the German supply of points a day, spent on attacks, defence and convoys.
import { type About, choose, type Flow, refusal, text } from '@merkur/engine'
import { amounts, upTo } from '../naming.ts'
import type { Kreta } from '../state.ts'

export const airAlone = refusal('8.21', 'refuse.air-alone')
export const onlyPoints = refusal('8.11', 'refuse.only-points')

/** 8.11 Spends points; the marker moves on. */
export function spendAir(s: Kreta, points: number, rule: string): void {
  if (points === 0) return
  s.air -= points
  s.journal?.push({
    kind: 'score',
    seat: 'german',
    rule,
    track: 'air',
    value: s.air,
    text: text('log.air', { points, left: s.air }),
  })
}

/** What is asked when points may be spent. */
export interface AirQuestion {
  readonly id: 'air' | 'air-support' | 'cover'
  readonly rule: string
  /** No force on the ground: one point at least (ruling K25). */
  readonly alone?: boolean
  readonly about?: () => About
  readonly preview?: (points: number) => About | undefined
  readonly rolls: boolean
}

/** 8.21, 8.32 How many points the German seat gives. */
export function* askAir(s: Kreta, q: AirQuestion): Flow<number> {
  return yield* choose<Kreta, number>(s, {
    id: q.id,
    seat: 'german',
    rule: q.rule,
    of: upTo(s.air),
    as: amounts,
    refuse: (n) => (q.alone && n === 0 ? airAlone : undefined),
    commits: () => (q.rolls ? 'roll' : undefined),
    outside: () => onlyPoints,
    prompt: () => text(`ask.${q.id}`, { left: s.air }),
    ...(q.about ? { about: q.about } : {}),
    ...(q.preview ? { preview: q.preview } : {}),
    auto: false,
  })
}
