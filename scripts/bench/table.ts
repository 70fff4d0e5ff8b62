// What a player waits for: the view, previews with exact odds, and what a game wants timed besides.
import { type About, type Context, keyAt, optionsOf } from '@merkur/engine'
import { present, previewOf, viewOf } from '@merkur/table'
import { middle, took } from './clock.ts'
import { atMost, figure, inMs, quantile, type Row, spread } from './figures.ts'
import type { Subject } from './games.ts'
import { inStretches, walk } from './positions.ts'
import type { Targets } from './targets.ts'

const SECONDS = 4

export function views<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const times: number[] = []
  const walked = walk(subject, 'view', SECONDS, (match, counts) => {
    for (const { seat } of match.run.asks) {
      const ms = took(() => viewOf(subject.game, present(match), seat))
      if (counts) times.push(ms)
    }
  })
  const p99 = quantile(times, 0.99)
  return [
    {
      what: "one seat's view with its decision",
      found: `${spread(times)} ${inStretches(walked)}`,
      ...(targets.view === undefined ? {} : { target: atMost(p99, targets.view, 'ms at p99', targets.of) }),
    },
  ]
}

/** Every option met in play whose preview has a calculation with odds. */
export function previews<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const times: number[] = []
  const walked = walk(subject, 'preview', SECONDS, (match, counts) => {
    for (const ask of match.run.asks)
      for (const o of ask.preview ? optionsOf(ask) : []) {
        const key = keyAt(ask, o)
        const about: (About | null)[] = []
        const ms = middle(() => {
          about[0] = previewOf(ask, key)
        })
        if (counts && (about[0]?.breakdowns?.length ?? 0) > 0) times.push(ms)
      }
  })
  if (times.length === 0) return []
  const max = quantile(times, 1)
  return [
    {
      what: 'preview with exact odds of every option met that has one',
      found: `${spread(times)} ${inStretches(walked)}, each the middle of three`,
      ...(targets.odds === undefined ? {} : { target: atMost(max, targets.odds, 'ms', targets.of) }),
    },
  ]
}

/** What the game itself wants timed, in every twentieth position. */
export async function ownTimings<P extends Context>(subject: Subject<P>): Promise<Row[]> {
  const rows: Row[] = []
  const timings = (await subject.game.timings?.()) ?? []
  for (const { title, cases, target } of timings) {
    const times: number[] = []
    const walked = walk(subject, 'own', SECONDS / Math.max(2, timings.length), (match, counts) => {
      if (match.seq % 20 !== 10) return
      for (const run of cases(match.s)) {
        const ms = middle(run)
        if (counts) times.push(ms)
      }
    })
    if (times.length === 0) {
      rows.push({ what: title, found: `nothing to time ${inStretches(walked)}` })
      continue
    }
    const found = target ? quantile(times, target.at === 'max' ? 1 : 0.99) : 0
    rows.push({
      what: title,
      found: `${spread(times)} ${inStretches(walked)}, each the middle of three`,
      ...(target
        ? {
            target: {
              text: `at most ${figure(target.ms)} ms at ${target.at} (${target.of}): ${inMs(found)}`,
              met: found <= target.ms,
            },
          }
        : {}),
    })
  }
  return rows
}
