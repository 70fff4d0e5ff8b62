// Fits the weights of Maleme's outlook: plays games by doctrine, looks at positions in them, and learns who won from there.
import { copyPlay, fastChance, item, newPlay, type Policy, playout } from '@merkur/engine'
import { weigh } from '../games/maleme/doctrine.ts'
import { rules } from '../games/maleme/game.ts'
import { parts } from '../games/maleme/outlook.ts'
import type { Maleme } from '../games/maleme/state.ts'

const [games = 3000] = process.argv.slice(2).map(Number)
const start = newPlay(rules, { scenario: 'standard', options: {} })
/** How much the weights of doctrine are shaken: from nearly always the same to rather wild play. */
const SHAKES = [0.06, 0.2, 0.4]

function policy(seed: string, shake: number): Policy<Maleme> {
  const chance = fastChance(seed)
  return (ask, s) => {
    let best = -1
    let found = 0
    weigh(ask, s).forEach((w, i) => {
      const felt = w * (1 + shake * chance.die(6))
      if (w > 0 && felt > best) {
        best = felt
        found = i
      }
    })
    return found
  }
}

const rows: number[][] = []
const results: number[] = []
const look = fastChance('look')
for (let game = 0; game < games; game++) {
  const s = copyPlay(rules, start, fastChance(`fit dice ${game}`))
  const answer = policy(`fit ${game}`, item(SHAKES, game % SHAKES.length))
  const seen: number[][] = []
  playout(rules, s, (ask, now) => {
    if (ask.id === 'impulse' && look.die(12) === 1) seen.push(parts(now))
    return answer(ask, now)
  })
  const result = s.winner === 'german' ? 1 : s.winner === 'allied' ? 0 : 0.5
  for (const row of seen) {
    rows.push(row)
    results.push(result)
  }
}

// Logistic regression by gradient descent on standardised parts, a little ridge; the last fifth is held back.
const width = item(rows, 0).length
const column = (j: number): number[] => rows.map((r) => item(r, j))
const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length
const means = Array.from({ length: width }, (_, j) => mean(column(j)))
const spreads = means.map((m, j) => Math.sqrt(mean(column(j).map((x) => (x - m) ** 2))) || 1)
const scaled = rows.map((r) => r.map((x, j) => (x - item(means, j)) / item(spreads, j)))
const train = Math.floor(rows.length * 0.8)
const weights = new Array<number>(width).fill(0)
let base = 0
const chanceOf = (row: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((z, x, j) => z + x * item(weights, j), base)))
for (let step = 0; step < 1500; step++) {
  const slope = new Array<number>(width).fill(0)
  let slopeOfBase = 0
  for (let i = 0; i < train; i++) {
    const row = item(scaled, i)
    const error = chanceOf(row) - item(results, i)
    slopeOfBase += error
    row.forEach((x, j) => {
      slope[j] = item(slope, j) + error * x
    })
  }
  base -= (0.8 * slopeOfBase) / train
  slope.forEach((g, j) => {
    weights[j] = item(weights, j) - 0.8 * (g / train + 5e-4 * item(weights, j))
  })
}

/** Mean log loss of rows `from` to `to`. */
function loss(from: number, to: number, of: (i: number) => number): number {
  let sum = 0
  for (let i = from; i < to; i++) {
    const p = Math.min(0.999, Math.max(0.001, of(i)))
    sum -= item(results, i) * Math.log(p) + (1 - item(results, i)) * Math.log(1 - p)
  }
  return sum / (to - from)
}
const plain = mean(results)
console.log(`${rows.length} positions of ${games} games; log loss on the fifth held back:`)
console.log(`  always ${plain.toFixed(3)}: ${loss(train, rows.length, () => plain).toFixed(4)}`)
console.log(`  fitted: ${loss(train, rows.length, (i) => chanceOf(item(scaled, i))).toFixed(4)}`)
const raw = weights.map((w, j) => w / item(spreads, j))
console.log(`WEIGHTS = [${raw.map((w) => Number(w.toFixed(4))).join(', ')}]`)
console.log(`BASE = ${(base - raw.reduce((sum, w, j) => sum + w * item(means, j), 0)).toFixed(3)}`)
