// Laws of flows: what a click commits to, how long a game lasts, what holds after every activity.
import { type Context, fastChance, hashOf, item, newPlay, playout, Run, uniform } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { difference, equal, hold } from '../difference.ts'
import { anyAnswer, beginMatch, playOn } from '../play.ts'

/** An option that promises nothing consumes no chance before the next decision. */
export function unmarkedRollsNothing<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  let marked: string | undefined
  let what = ''
  const chance = fastChance(`answers ${seed}`)
  while (!match.result) {
    const { seat, key } = anyAnswer(match.run, chance)
    const ask = match.run.askOf(seat)
    const index = ask ? ask.of.findIndex((_, i) => ask.as.key(ask.s as never, item<never>(ask.of, i)) === key) : -1
    marked = ask?.commits?.(item<never>(ask.of, index))
    what = `'${key}' in '${ask?.id}' (${ask?.rule})`
    hold(match.play(seat, match.seq, key).ok, `${what} was offered and refused`)
    const rolls = match.line.at(-1)?.rolls
    hold(!rolls || marked !== undefined, `${what} is unmarked and consumed chance: ${rolls?.join(', ')}`)
  }
}

/** After every activity the game finds nothing wrong and its caches equal fresh ones; it ends with a result. */
export function faultless<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  const look = (s: P, where: string): void => {
    const faults = game.faults(s)
    hold(faults.length === 0, `${where}: ${faults.join('; ')}`)
    const stale = difference(s.cache, game.freshCache(s))
    hold(stale === undefined, `${where}: the cache is stale: ${stale}`)
  }
  const s = newPlay(game, match.start)
  s.chance = fastChance(`dice ${seed}`)
  const chance = fastChance(`answers ${seed}`)
  const run = new Run(game, s, undefined, (activity, now) => {
    look(now, `before '${activity}'`)
  })
  for (let n = 0; !run.over; n++) {
    hold(n < game.longest * 2, `no end after ${n} inputs; longest is ${game.longest}`)
    const { seat, key } = anyAnswer(run, chance)
    run.answer(seat, key)
    const stale = difference(s.cache, game.freshCache(s))
    hold(stale === undefined, `after '${key}' in '${run.activity}': the cache is stale: ${stale}`)
  }
  look(s, 'at the end')
  hold(game.result(s) !== null, 'the game is over and has no result')
  hold(game.next(s) === null, 'the game is over and names an activity')
}

/** Played by chance, every game ends within its stated number of decisions. */
export function endsInTime<P extends Context>(game: TableGame<P>, seed: string): void {
  const { start } = beginMatch(game, seed)
  const s = newPlay(game, start)
  s.chance = fastChance(`dice ${seed}`)
  const { decisions } = playout(game, s, uniform(fastChance(`answers ${seed}`)), game.longest + 1)
  hold(decisions <= game.longest, `no end after ${decisions} decisions; longest is ${game.longest}`)
  hold(game.next(s) === null && game.result(s) !== null, 'the playout ended and the game has no result')
}

/** Where several are asked at once, it does not matter who answers first. */
export function anyOrder<P extends Context>(game: TableGame<P>, seed: string): void {
  const match = beginMatch(game, seed)
  let met = 0
  playOn(match, seed, (m) => {
    if (m.run.parallel && m.run.asks.length > 1 && m.sinceActivity.inputs.length === 0 && met++ < 3) {
      const hashes = ['first', 'last', 'mixed'].map((order) => hashInOrder(game, m.seq, m, order, seed))
      for (const hash of hashes)
        equal(hash, hashes[0], `hash after the answers to '${m.run.activity}' in another order`)
    }
    return false
  })
}

function hashInOrder<P extends Context>(
  game: TableGame<P>,
  seq: number,
  match: ReturnType<typeof beginMatch<P>>,
  order: string,
  seed: string,
): string {
  const run = match.at(seq)
  const { activity } = run
  const answers = new Map(run.asks.map((a) => [a.seat, fastChance(`${seed} ${a.seat}`)]))
  const mixed = fastChance(`mixed ${seed}`)
  let after = ''
  run.s.chance = fastChance(`after ${seed}`)
  run.onActivity = (_, s) => {
    after ||= hashOf(game.shape, s as never)
  }
  while (run.parallel && run.activity === activity && !run.over) {
    const at = order === 'first' ? 0 : order === 'last' ? run.asks.length - 1 : mixed.die(run.asks.length) - 1
    const ask = item(run.asks, at)
    const chance = answers.get(ask.seat)
    if (!chance) break
    const one = { asks: [ask] } as unknown as Run<P>
    run.answer(ask.seat, anyAnswer(one, chance).key)
  }
  return after || hashOf(game.shape, run.s as never)
}
