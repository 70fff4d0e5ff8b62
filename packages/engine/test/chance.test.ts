// Dice and draws: the generator against its published algorithm, fairness, scripts, and every way they can fall.
import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ChanceMismatch,
  chanceFrom,
  commitmentOf,
  committedChance,
  entry,
  enumerate,
  fastChance,
  forcedChance,
  gather,
  noChance,
  recording,
  replaying,
  seedWords,
  WORDS,
  Xoshiro,
} from '../src/index.ts'

/** xoshiro128** as Blackman and Vigna print it, with numbers that cannot overflow. */
function* published(seed: readonly number[]): Generator<number> {
  const mask = (1n << 32n) - 1n
  const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & mask
  let [s0 = 0n, s1 = 0n, s2 = 0n, s3 = 0n] = seed.map(BigInt)
  for (;;) {
    yield Number((rotl((s1 * 5n) & mask, 7n) * 9n) & mask)
    const t = (s1 << 9n) & mask
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotl(s3, 11n)
  }
}

describe('the fast generator', () => {
  test('gives the numbers of the published algorithm from any seed', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff })
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (seed) => {
        fc.pre(seed.some((w) => w !== 0))
        const ours = new Xoshiro(Uint32Array.from(seed))
        const theirs = published(seed)
        for (let i = 0; i < 20; i++) expect(ours.next()).toBe(theirs.next().value)
      }),
    )
  })

  test('gives the known first numbers of the seed 1, 2, 3, 4', () => {
    const bits = new Xoshiro(Uint32Array.of(1, 2, 3, 4))
    expect([bits.next(), bits.next(), bits.next(), bits.next()]).toEqual([11520, 0, 5927040, 70819200])
  })

  test('refuses a state of zeros, which would give zeros for ever', () => {
    expect(() => new Xoshiro(new Uint32Array(4))).toThrow(/not all 0/)
    for (const seed of ['', 'a', 'b', '\u0000']) expect(seedWords(seed).some((w) => w !== 0)).toBe(true)
  })

  test('the same seed gives the same dice; other seeds give others', () => {
    const roll = (seed: string): string => {
      const chance = fastChance(seed)
      return Array.from({ length: 40 }, () => chance.die(6)).join('')
    }
    expect(roll('match/0/1')).toBe(roll('match/0/1'))
    expect(new Set(['match/0/1', 'match/0/2', 'match/1/1', 'other/0/1'].map(roll)).size).toBe(4)
  })
})

/** Chi-square of counts against the same expectation for all. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0)

describe('fairness', () => {
  test('every face of a die is equally likely (chi-square, one in a million)', () => {
    const chance = fastChance('fair')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60000; i++) {
      const face = chance.die(6)
      counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 10000),
      ),
    ).toBeLessThan(36)
  })

  test('a pair of dice in a row shows no bond between them', () => {
    const chance = fastChance('pairs')
    const counts = new Array<number>(36).fill(0)
    for (let i = 0; i < 72000; i++) {
      const at = (chance.die(6) - 1) * 6 + chance.die(6) - 1
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 2000),
      ),
    ).toBeLessThan(87)
  })

  test('first dice of neighbouring inputs show no bond either', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 12000; i++) {
      const face = fastChance(`seed/0/${i}`).die(6)
      counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 2000),
      ),
    ).toBeLessThan(36)
  })

  test('a draw takes each item as often as it lies in the cup, and never one that is not there', () => {
    const chance = fastChance('cup')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 40000; i++) {
      const at = chance.draw([5, 0, 1, 2], 'cup')
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(counts[1]).toBe(0)
    expect(chiSquare([entry(counts, 0), entry(counts, 2), entry(counts, 3)], [25000, 5000, 10000])).toBeLessThan(28)
  })

  test('numbers above the last whole multiple are thrown away, so no face is favoured', () => {
    const script = [4294967295, 4294967292, 4294967291]
    const chance = chanceFrom({ next: () => script.shift() ?? 0 })
    expect(chance.die(6)).toBe(6)
    expect(script).toEqual([])
  })

  test('an empty cup is a fault that names the draw', () => {
    expect(() => fastChance('x').draw([0, 0], 'regroup')).toThrow(/draw 'regroup': the cup is empty/)
  })
})

describe('committed dice', () => {
  const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

  test('are the head of a keyed hash, computed here by another library', () => {
    const word = (n: number): number =>
      createHmac('sha256', Buffer.from(key, 'hex'))
        .update(`${JSON.stringify([['a', 'b'], 2])}#${n}`)
        .digest()
        .readUInt32BE(0)
    const chance = committedChance(key, ['a', 'b'], 2, 7)
    for (let i = 0; i < 50; i++) expect(chance.die(2)).toBe((word(7 * WORDS + i) % 2) + 1)
  })

  test('change with key, contributions, epoch and input, and with nothing else', () => {
    const roll = (k: string, c: readonly string[], epoch: number, seq: number): string => {
      const chance = committedChance(k, c, epoch, seq)
      return Array.from({ length: 30 }, () => chance.die(6)).join('')
    }
    const other = `ff${key.slice(2)}`
    const all = [
      roll(key, ['a', 'b'], 0, 0),
      roll(other, ['a', 'b'], 0, 0),
      roll(key, ['a', 'c'], 0, 0),
      roll(key, ['ab', ''], 0, 0),
      roll(key, ['a', 'b'], 1, 0),
      roll(key, ['a', 'b'], 0, 1),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(roll(key, ['a', 'b'], 0, 0)).toBe(all[0])
  })

  test('the promise is the SHA-256 of the key', () => {
    expect(commitmentOf('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('are fair too', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let seq = 0; seq < 600; seq++) {
      const chance = committedChance(key, ['a', 'b'], 0, seq)
      for (let i = 0; i < 10; i++) {
        const face = chance.die(6)
        counts[face - 1] = (counts[face - 1] ?? 0) + 1
      }
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 1000),
      ),
    ).toBeLessThan(36)
  })
})

describe('recorded outcomes', () => {
  test('come again in order, and then the chance behind them goes on', () => {
    const record: number[] = []
    const first = recording(fastChance('r'), record)
    const said = [first.die(6), first.draw([1, 2, 3], 'cup'), first.die(10)]
    expect(record).toEqual(said)
    const again = replaying(record, fastChance('after'))
    expect([again.die(6), again.draw([1, 2, 3], 'cup'), again.die(10)]).toEqual(said)
    expect(again.die(6)).toBe(fastChance('after').die(6))
  })

  test('that cannot be are refused with their number', () => {
    expect(() => replaying([7], noChance('x')).die(6)).toThrow(ChanceMismatch)
    expect(() => replaying([2], noChance('x')).draw([1, 1, 0], 'cup')).toThrow(
      /outcome 1 draws item 2 of 'cup', of which none is left/,
    )
    expect(() => replaying([], noChance('this only looks')).die(6)).toThrow(/although this only looks/)
    expect(() => noChance('this only looks').draw([1], 'cup')).toThrow(/for a draw although this only looks/)
  })
})

describe('forced chance', () => {
  const names = (): readonly string[] => ['2/0', '3/0', '3/0']

  test('gives dice and named draws in order, then goes on by itself', () => {
    const chance = forcedChance({ dice: [3, 6], draws: { cup: ['3/0'] } }, names, fastChance('then'))
    expect([chance.die(6), chance.draw([1, 0, 1], 'cup'), chance.die(6)]).toEqual([3, 2, 6])
    expect(chance.die(6)).toBe(fastChance('then').die(6))
  })

  test('names the place of a wrong die or draw and what is allowed', () => {
    const chance = forcedChance({ dice: [8], draws: { cup: ['9/9'] } }, names, fastChance('x'))
    expect(() => chance.die(6, 'drift')).toThrow('dice[0] is 8; this die (drift) has faces 1 to 6')
    expect(() => chance.draw([1, 1, 1], 'cup')).toThrow("draws.cup[0] is '9/9'; in the cup: 2/0, 3/0")
  })
})

describe('every way the dice can fall', () => {
  test('two dice give the known sums, exactly once each way', () => {
    const ways = enumerate((chance) => chance.die(6) + chance.die(6))
    expect(ways.length).toBe(36)
    const sums = gather(ways, String)
    expect(sums.length).toBe(11)
    for (const { value, p } of sums) expect(p).toBeCloseTo((6 - Math.abs(value - 7)) / 36, 12)
  })

  test('probabilities sum to one whatever is asked, also when later questions hang on earlier answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), (limit, cup) => {
        fc.pre(cup.some((n) => n > 0))
        const ways = enumerate((chance) => {
          const face = chance.die(6)
          return face <= limit ? chance.draw(cup, 'cup') : chance.die(3) + chance.die(2)
        })
        expect(ways.reduce((sum, w) => sum + w.p, 0)).toBeCloseTo(1, 10)
      }),
    )
  })

  test('an event with too many ways is refused instead of hanging', () => {
    expect(() => enumerate((chance) => [1, 2, 3, 4, 5, 6, 7].map(() => chance.die(6)), 1000)).toThrow(
      /more than 1000 ways/,
    )
  })
})
