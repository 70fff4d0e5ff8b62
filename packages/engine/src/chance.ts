// Dice and draws: the only source of uncertainty. Rules ask, a match, a bot or the lab decides what stands behind.
import { entry } from './cells.ts'

/** Where dice and draws come from. */
export interface Chance {
  /** A die of `sides` faces: 1 to `sides`, each equally likely. `name` tells forced chance which die this is. */
  die(sides: number, name?: string): number
  /** An index drawn with these integer weights (how many of each lie in the cup). Throws when all are 0. */
  draw(weights: ArrayLike<number>, name: string): number
}

const total = (weights: ArrayLike<number>): number => {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += entry(weights, i)
  return sum
}

/** The index that the `n`th item (from 0) of a cup with these counts has. */
function indexOf(weights: ArrayLike<number>, n: number, name: string): number {
  let left = n
  for (let i = 0; i < weights.length; i++) {
    left -= entry(weights, i)
    if (left < 0) return i
  }
  throw new Error(`draw '${name}': the cup is empty; rules must ask only while something is in it`)
}

/** A source of uniform 32-bit numbers. */
export interface Bits {
  next(): number
}

/** Chance from uniform bits by rejection, so that every face is exactly equally likely. */
export function chanceFrom(bits: Bits): Chance {
  // In whole 32-bit numbers throughout: remainders of larger ones are slow.
  const below = (sides: number): number => {
    const n = sides >>> 0
    let x = bits.next() >>> 0
    // Only among the last n numbers can one lie beyond the last whole run of n.
    if (x > 0xffffffff - n) {
      const last = 0xffffffff - (((0xffffffff % n) + 1) % n)
      while (x > last) x = bits.next() >>> 0
    }
    return x % n
  }
  return {
    die: (sides) => below(sides) + 1,
    draw: (weights, name) => {
      const sum = total(weights)
      return indexOf(weights, sum > 0 ? below(sum) : 0, name)
    },
  }
}

/** One word of the generator: an accessor of its own, so that `cell` stays fast for the rows of states. */
const word = (words: Uint32Array, i: number): number => words[i] as number

/** xoshiro128** by Blackman and Vigna (public domain): four words of state, 2^128-1 numbers. */
export class Xoshiro implements Bits {
  readonly words: Uint32Array

  constructor(words: Uint32Array) {
    if (words.length !== 4 || words.every((w) => w === 0))
      throw new RangeError('xoshiro128** needs four words, not all 0')
    this.words = words.slice()
  }

  next(): number {
    const w = this.words
    const w1 = word(w, 1)
    const spread = Math.imul(w1, 5)
    const result = Math.imul((spread << 7) | (spread >>> 25), 9) >>> 0
    const t = w1 << 9
    w[2] = word(w, 2) ^ word(w, 0)
    w[3] = word(w, 3) ^ w1
    w[1] = w1 ^ word(w, 2)
    w[0] = word(w, 0) ^ word(w, 3)
    w[2] = word(w, 2) ^ t
    const w3 = word(w, 3)
    w[3] = (w3 << 11) | (w3 >>> 21)
    return result
  }
}

/** Spreads a seed text over four words (FNV-1a, then splitmix32). */
export function seedWords(seed: string): Uint32Array {
  let h = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  const words = new Uint32Array(4)
  for (let i = 0; i < 4; i++) {
    h = (h + 0x9e3779b9) | 0
    let z = h
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    words[i] = z ^ (z >>> 15)
  }
  if (words.every((w) => w === 0)) words[0] = 1
  return words
}

/** Fast chance: the same seed gives the same dice anywhere. */
export const fastChance = (seed: string): Chance => chanceFrom(new Xoshiro(seedWords(seed)))

/** Passes every outcome on and writes it to `record`. */
export const recording = (source: Chance, record: number[]): Chance => ({
  die: (sides, name) => {
    const face = source.die(sides, name)
    record.push(face)
    return face
  },
  draw: (weights, name) => {
    const index = source.draw(weights, name)
    record.push(index)
    return index
  },
})

/** A recorded outcome that the present rules cannot have produced. */
export class ChanceMismatch extends Error {}

/** Replays recorded outcomes in order, then goes on with `after`. */
export function replaying(record: readonly number[], after: Chance): Chance {
  let at = 0
  return {
    die: (sides, name) => {
      const face = record[at]
      if (face === undefined) return after.die(sides, name)
      if (face < 1 || face > sides)
        throw new ChanceMismatch(`recorded outcome ${at + 1} is ${face}; a die of ${sides} is asked`)
      at++
      return face
    },
    draw: (weights, name) => {
      const index = record[at]
      if (index === undefined) return after.draw(weights, name)
      if (!(entry(weights, index) > 0)) {
        throw new ChanceMismatch(`recorded outcome ${at + 1} draws item ${index} of '${name}', of which none is left`)
      }
      at++
      return index
    },
  }
}

/** Chance that must not be asked: where a roll would be a fault of the rules. */
export const noChance = (why: string): Chance => ({
  die: () => {
    throw new Error(`chance was asked for a die although ${why}`)
  },
  draw: () => {
    throw new Error(`chance was asked for a draw although ${why}`)
  },
})

/**
 * Forced chance for positions and tests: `dice` in order (one entry a die), `draws` by name, in order;
 * `names(name)` lists what a draw's indices are called. Goes on with `after` when the script ends.
 */
export function forcedChance(
  script: { readonly dice?: readonly number[]; readonly draws?: Readonly<Record<string, readonly string[]>> },
  names: (name: string) => readonly string[],
  after: Chance,
): Chance {
  let die = 0
  const drawn: Record<string, number> = {}
  return {
    die: (sides, name) => {
      const face = script.dice?.[die]
      if (face === undefined) return after.die(sides, name)
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new RangeError(`dice[${die}] is ${face}; this die (${name ?? 'unnamed'}) has faces 1 to ${sides}`)
      }
      die++
      return face
    },
    draw: (weights, name) => {
      const at = drawn[name] ?? 0
      const wanted = script.draws?.[name]?.[at]
      if (wanted === undefined) return after.draw(weights, name)
      drawn[name] = at + 1
      const all = names(name)
      const index = all.findIndex((n, i) => n === wanted && entry(weights, i) > 0)
      if (index < 0) {
        const left = all.filter((_, i) => entry(weights, i) > 0)
        throw new RangeError(
          `draws.${name}[${at}] is '${wanted}'; in the cup: ${[...new Set(left)].join(', ') || 'nothing'}`,
        )
      }
      return index
    },
  }
}

/**
 * Walks every way the dice can fall: `run` is called once a path with a chance that follows it.
 * Returns each result with its exact probability. The caller's `run` must be repeatable.
 */
export function enumerate<T>(run: (chance: Chance) => T, limit = 20000): { readonly value: T; readonly p: number }[] {
  const results: { value: T; p: number }[] = []
  const path: { at: number; faces: readonly number[]; odds: readonly number[] }[] = []
  for (;;) {
    let depth = 0
    let p = 1
    const step = (faces: () => readonly number[], odds: () => readonly number[]): number => {
      let node = path[depth]
      if (!node) {
        node = { at: 0, faces: faces(), odds: odds() }
        path.push(node)
      }
      depth++
      p *= entry(node.odds, node.at)
      return entry(node.faces, node.at)
    }
    const value = run({
      die: (sides) =>
        step(
          () => Array.from({ length: sides }, (_, i) => i + 1),
          () => Array.from({ length: sides }, () => 1 / sides),
        ),
      draw: (weights) => {
        const sum = total(weights)
        const live: number[] = []
        for (let i = 0; i < weights.length; i++) if (entry(weights, i) > 0) live.push(i)
        return step(
          () => live,
          () => live.map((i) => entry(weights, i) / sum),
        )
      },
    })
    results.push({ value, p })
    if (results.length > limit)
      throw new RangeError(`more than ${limit} ways for the dice to fall; ask for a smaller event`)
    for (let last = path.at(-1); last; last = path.at(-1)) {
      if (++last.at < last.faces.length) break
      path.pop()
    }
    if (path.length === 0) return results
  }
}
