// Finds the tastes of Maleme's doctrine: changes one number of a side at a time and keeps what wins more games against the other side's.
import { copyPlay, fastChance, item, newPlay, type Policy, playout } from '@merkur/engine'
import { weigh } from '../games/maleme/doctrine.ts'
import { rules } from '../games/maleme/game.ts'
import type { Maleme, Seat } from '../games/maleme/state.ts'
import { TASTE, type Taste, type Tastes } from '../games/maleme/taste.ts'

const [games = 150, rounds = 30] = process.argv.slice(2, 4).map(Number)
const seats = (process.argv[4] ?? 'german,allied').split(',') as Seat[]
const start = newPlay(rules, { scenario: 'standard', options: {} })

function policy(tastes: Tastes, seed: string): Policy<Maleme> {
  const chance = fastChance(seed)
  return (ask, s) => {
    let best = -1
    let found = 0
    weigh(ask, s, tastes).forEach((w, i) => {
      const felt = w * (1 + 0.06 * chance.die(6))
      if (w > 0 && felt > best) {
        best = felt
        found = i
      }
    })
    return found
  }
}

/** Mean result for a seat, 1 a win and a half a draw. */
function score(tastes: Tastes, seat: Seat, series: string): number {
  let sum = 0
  for (let i = 0; i < games; i++) {
    const s = copyPlay(rules, start, fastChance(`${series} dice ${i}`))
    playout(rules, s, policy(tastes, `${series} ${i}`))
    sum += s.winner === seat ? 1 : s.winner === 'draw' ? 0.5 : 0
  }
  return sum / games
}

let tastes: Tastes = { german: { ...TASTE.german }, allied: { ...TASTE.allied } }
const chance = fastChance('tune')
for (let round = 0; round < rounds; round++) {
  for (const seat of seats) {
    const series = `round ${round}`
    const before = score(tastes, seat, series)
    let best = { tastes, score: before, name: '' }
    const names = Object.keys(tastes[seat]) as (keyof Taste)[]
    for (let k = 0; k < 4; k++) {
      const name = item(names, chance.die(names.length) - 1)
      const factor = item([0.5, 0.7, 1.4, 2], chance.die(4) - 1)
      const tried: Tastes = {
        ...tastes,
        [seat]: { ...tastes[seat], [name]: Number((tastes[seat][name] * factor).toFixed(3)) },
      }
      const result = score(tried, seat, series)
      if (result > best.score + 0.02) best = { tastes: tried, score: result, name: `${name} x ${factor}` }
    }
    // What looked better must be better in other games too.
    if (best.name !== '' && score(best.tastes, seat, `${series} again`) > score(tastes, seat, `${series} again`)) {
      tastes = best.tastes
      console.log(`round ${round} ${seat}: ${before.toFixed(3)} -> ${best.score.toFixed(3)} by ${best.name}`)
    }
  }
}
console.log(JSON.stringify(tastes, null, 2))
