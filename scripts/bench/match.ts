// A finished match: how large its save is, and how long a jump to any point of it takes.
import { deflateSync } from 'node:zlib'
import { type Context, type Match, saveMatch } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { middle } from './clock.ts'
import { atMost, figure, inMs, mean, quantile, type Row } from './figures.ts'
import { playMatch } from './games.ts'
import type { Targets } from './targets.ts'

const MATCHES = 8

/** Jumps timed in a match at the most: points all over it, the same number of inputs apart. */
const JUMPS = 500

/** Milliseconds of jumps to points all over a match. */
function jumps<P extends Context>(match: Match<P>): number[] {
  for (let seq = 0; seq <= match.seq; seq += 7) match.at(seq)
  const apart = Math.ceil((match.seq + 1) / JUMPS)
  const points = Math.ceil((match.seq + 1) / apart)
  return Array.from({ length: points }, (_, i) => middle(() => match.at(i * apart)))
}

export function finishedMatches<P extends Context>(game: TableGame<P>, targets: Targets): Row[] {
  const matches = Array.from({ length: MATCHES }, (_, i) => playMatch(game, `save ${i}`))
  const plain = matches.map((m) => JSON.stringify(saveMatch(m)).length / 1024)
  const packed = matches.map((m) => deflateSync(JSON.stringify(saveMatch(m)), { level: 9 }).length / 1024)
  const inputs = matches.map((m) => m.seq)
  const times = matches.flatMap(jumps)
  const largest = quantile(packed, 1)
  const slowest = quantile(times, 1)
  return [
    {
      what: `save of a finished match, compressed (${MATCHES} random matches of ${Math.min(...inputs)} to ${Math.max(...inputs)} inputs)`,
      found: `mean ${figure(mean(packed))} kB, max ${figure(largest)} kB (plain ${figure(mean(plain))} kB)`,
      ...(targets.save === undefined ? {} : { target: atMost(largest, targets.save, 'kB', targets.of) }),
    },
    {
      what: 'jump to any point of a finished match',
      found: `mean ${inMs(mean(times))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(slowest)} (${times.length.toLocaleString('en')} jumps, each the middle of three)`,
      ...(targets.jump === undefined ? {} : { target: atMost(slowest, targets.jump, 'ms', targets.of) }),
    },
  ]
}
