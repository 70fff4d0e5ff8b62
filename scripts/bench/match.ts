// A finished match: how large its save is, how long a jump to any point of it takes, and what is kept in memory for that.
import { deflateSync } from 'node:zlib'
import { type Context, type Match, saveText } from '@merkur/engine'
import { middle } from './clock.ts'
import { atMost, figure, inMs, mean, quantile, type Row } from './figures.ts'
import { matchOf, playOn, type Subject } from './games.ts'
import { scattered } from './positions.ts'
import { bytesOf, bytesOfRows } from './state.ts'
import type { Targets } from './targets.ts'

/** Matches at most; none begins after so many seconds, and none is played for longer than the limit. */
const MATCHES = 8
const SECONDS = 5
const LIMIT = 180

/** Jumps timed in a match at the most: points all over it, the same number of inputs apart. */
const JUMPS = 500
/** Seconds for the jumps of all matches, and for warming up before. */
const JUMP_SECONDS = 6
const WARM_SECONDS = 1

/** Whole matches, or the beginning of one that takes longer than the limit. */
function played<P extends Context>(subject: Subject<P>): Match<P>[] {
  const matches: Match<P>[] = []
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1000
  while (matches.length < MATCHES && (matches.length === 0 || seconds() < SECONDS)) {
    const seed = `save ${matches.length}`
    const match = matchOf(subject, seed)
    playOn(match, seed, () => seconds() > LIMIT)
    matches.push(match)
  }
  return matches
}

/** Milliseconds of jumps to points all over a match, as many as `seconds` allow. */
function jumps<P extends Context>(match: Match<P>, seconds: number): number[] {
  const apart = Math.ceil((match.seq + 1) / JUMPS)
  const points = scattered(Math.ceil((match.seq + 1) / apart)).map((i) => i * apart)
  const warm = performance.now() + WARM_SECONDS * 1000
  for (const point of points) if (performance.now() < warm) match.at(point)
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (const point of points) {
    if (performance.now() > end) break
    times.push(middle(() => match.at(point)))
  }
  return times
}

export function finishedMatches<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const matches = played(subject)
  const plain = matches.map((m) => saveText(m).length / 1024)
  const packed = matches.map((m) => deflateSync(saveText(m), { level: 9 }).length / 1024)
  const inputs = matches.map((m) => m.seq)
  const times = matches.flatMap((m) => jumps(m, JUMP_SECONDS / matches.length))
  const held = matches.map((m) => m.held)
  const bytes = held.map((states) => states.reduce((sum, s) => sum + bytesOfRows(subject, s) + bytesOf(s.cache), 0))
  const largest = quantile(packed, 1)
  const slowest = quantile(times, 1)
  const which = matches.every((m) => m.result) ? 'a finished match' : `a match cut off after ${LIMIT} seconds`
  const lengths = [...new Set([Math.min(...inputs), Math.max(...inputs)])]
    .map((n) => n.toLocaleString('en'))
    .join(' to ')
  return [
    {
      what: `save of ${which}, compressed (${matches.length} random, ${lengths} inputs)`,
      found: `mean ${figure(mean(packed))} kB, max ${figure(largest)} kB (plain ${figure(mean(plain))} kB)`,
      ...(targets.save === undefined ? {} : { target: atMost(largest, targets.save, 'kB', targets.of) }),
    },
    {
      what: `jump to any point of ${which}`,
      found: `mean ${inMs(mean(times))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(slowest)} (${times.length.toLocaleString('en')} jumps, each the middle of three)`,
      ...(targets.jump === undefined ? {} : { target: atMost(slowest, targets.jump, 'ms', targets.of) }),
    },
    {
      what: 'memory of the states that a match holds for jumps, at most',
      found: `${figure(Math.max(...bytes) / 1024)} kB in ${Math.max(...held.map((states) => states.length)).toLocaleString('en')} states`,
    },
  ]
}
