// Every point of a line of play, made again from snapshots or from the log, is what it was.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyPlay, foldLine, noChance } from '../src/index.ts'
import { begin, played, point, stir } from './begin.ts'
import { skirmish } from './skirmish.ts'

test('a moment is a whole number of inputs', () => {
  const match = played(['C', 'bet 1', 'move r1'])
  for (const n of [-1, 0.5, Number.NaN, 4]) {
    expect(() => match.at(n)).toThrow(RangeError)
    expect(match.offerTakeBack('red', n)).toMatchObject({ ok: false, code: 'seq' })
  }
  expect(match.log).toHaveLength(3)
})

describe('every point of the line', () => {
  test('made again from snapshots equals the match as it was there', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const match = begin(seed, 'free')
      const points = [point(match)]
      while (!match.run.over && match.seq < 70) {
        stir(match, `${seed}/${match.seq}`, 1)
        points.push(point(match))
      }
      for (const [seq, was] of points.entries()) {
        const run = match.at(seq)
        expect(point({ s: run.s, run }), `seed ${seed}, input ${seq}`).toEqual(was)
      }
      expect(() => match.at(match.seq + 1)).toThrow(/0 to \d+ inputs/)
      expect(() => match.at(-1)).toThrow(RangeError)
    }
  })

  test('random play, undo, redo and take-backs always stand where the fold of the log stands', () => {
    const act = fc.constantFrom('play', 'play', 'play', 'undo', 'redo', 'back')
    fc.assert(
      fc.property(fc.array(act, { minLength: 5, maxLength: 60 }), fc.nat(1000), (acts, seed) => {
        const match = begin(`${seed}`, 'free')
        acts.forEach((a, i) => {
          if (a === 'play') stir(match, `${seed}/${i}`, 1)
          else if (a === 'undo') match.undo('red')
          else if (a === 'redo') match.redo('red')
          else if (match.seq > 0) match.takeBack('red', (seed + i) % match.seq)
        })
        expect(match.line).toEqual(foldLine(match.log))
        const line = begin('other dice', 'free', { opening: match.opening })
        expect(line.repeat(match.line).ok).toBe(true)
        expect(point(line)).toEqual(point(match))
        const log = begin('other dice', 'free', { opening: match.opening })
        expect(log.repeat(match.log).ok).toBe(true)
        expect(point(log)).toEqual(point(match))
        expect(log.journal).toEqual(match.journal)
        expect(log.epoch).toBe(match.epoch)
        expect(match.journal.every((l) => l.seq <= match.seq)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('caches kept by the rules equal a fresh computation', () => {
    for (let i = 0; i < 40; i++) {
      const match = begin(`cache${i}`, 'free')
      stir(match, `${i}`, i)
      expect(match.s.cache).toEqual(skirmish.freshCache(match.s))
      expect(copyPlay(skirmish, match.s, noChance('only copied')).cache).toEqual(match.s.cache)
    }
  })

  test('matches interleaved in one process equal each alone', () => {
    const alone = ['x', 'y', 'z'].map((seed) => {
      const match = begin(seed)
      stir(match, seed, 30)
      return point(match)
    })
    const side = ['x', 'y', 'z'].map((seed) => begin(seed))
    const queues = ['x', 'y', 'z'].map((seed) => {
      const match = begin(seed)
      stir(match, seed, 30)
      return [...match.line]
    })
    for (let i = 0; i < 30; i++) {
      side.forEach((match, m) => {
        const input = queues[m]?.[i]
        if (input) expect(match.play(input.seat, match.seq, input.key).ok).toBe(true)
      })
    }
    expect(side.map(point)).toEqual(alone)
  })
})
