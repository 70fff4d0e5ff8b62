// Whole games between bots, without a table: fast, exact to the seed, each bot seeing only what its seat may know.
import {
  type Bot,
  type Context,
  copyPlay,
  fastChance,
  type Game,
  hashOf,
  type Input,
  imagineFrom,
  item,
  newPlay,
  type Options,
  Run,
  recording,
  type SeatId,
  seeded,
  soleOption,
  type World,
} from '@merkur/engine'

/** A game that was played to its end. */
export interface GameResult {
  readonly seed: string
  /** Null is a draw. */
  readonly winner: SeatId | null
  readonly rule: string
  /** Decisions with two options or more, by seat. */
  readonly decisions: Readonly<Record<SeatId, number>>
  readonly hash: string
  /** Outcomes before the first decision, and all answers with theirs: a match repeats them (`Match.repeat`). */
  readonly opening: readonly number[]
  readonly inputs: readonly Input[]
}

export interface GameTerms {
  readonly seed: string
  /** The first scenario unless told. */
  readonly scenario?: string
  readonly options?: Options
  /** Called in place of the bot for every decision with two options or more; must give what `think` gives. Measures thought. */
  readonly around?: (seat: SeatId, think: () => string) => string
}

/**
 * Plays one game. The dice are those of a match whose chance is `seeded(seed)`.
 * @param bots one a seat of the scenario
 * @throws Error when a bot answers with a key that is not offered, or the game exceeds twice its stated length
 */
export function playGame<P extends Context>(
  game: Game<P>,
  bots: Readonly<Record<SeatId, Bot<P>>>,
  terms: GameTerms,
): GameResult {
  const scenario = game.scenarios.find((x) => x.id === terms.scenario) ?? item(game.scenarios, 0)
  const dice = seeded(terms.seed)
  const decisions: Record<SeatId, number> = Object.fromEntries(scenario.seats.map((seat) => [seat, 0]))
  const inputs: Input[] = []
  let record: number[] = []
  const s = newPlay(game, { scenario: terms.scenario ?? scenario.id, options: terms.options ?? {} })
  s.chance = recording(dice(0, -1), record)
  let base = s
  let since = 0
  let used = 0
  const opening = record
  const run = new Run(game, s, undefined, (_, now) => {
    base = copyPlay(game, now, now.chance)
    since = -1
    used = record.length
  })
  const settle = (): void => {
    if (since < 0) since = inputs.length
  }
  settle()
  const rollsSince = (): number[] => {
    const first = since === 0 ? opening : (inputs[since - 1]?.rolls ?? [])
    return [...first.slice(used), ...inputs.slice(since).flatMap((i) => i.rolls ?? [])]
  }
  while (!run.over) {
    if (inputs.length > game.longest * 2)
      throw new Error(`seed ${terms.seed}: no end after ${inputs.length} inputs; longest is ${game.longest}`)
    const ask = item(run.asks, 0)
    const { seat } = ask
    const bot = bots[seat]
    if (!bot) throw new RangeError(`no bot for ${seat}; bots: ${Object.keys(bots).join(', ')}`)
    const several = soleOption(ask) < 0
    if (several) decisions[seat] = (decisions[seat] ?? 0) + 1
    const world = lazily(game, seat, () => {
      const moment = {
        base,
        now: run.s,
        activity: run.activity,
        inputs: inputs.slice(since),
        rolls: rollsSince(),
        parallel: run.parallel,
        asked: run.asks.map((a) => a.seat),
      }
      return imagineFrom(game, moment, seat, fastChance(`${terms.seed} world ${inputs.length}`))
    })
    const think = (): string => bot.choose(world, fastChance(`${terms.seed} ${seat} ${inputs.length}`))
    const key = several && terms.around ? terms.around(seat, think) : think()
    record = []
    s.chance = recording(dice(0, inputs.length), record)
    const decision = ask.id
    run.answer(seat, key)
    inputs.push({
      n: inputs.length,
      kind: 'input',
      by: seat,
      seat,
      decision,
      key,
      ...(record.length > 0 ? { rolls: record } : {}),
    })
    settle()
  }
  const result = game.result(s)
  if (!result) throw new Error(`seed ${terms.seed}: the game is over and has no result`)
  return {
    seed: terms.seed,
    winner: result.winner,
    rule: result.rule,
    decisions,
    hash: hashOf(game.shape, s as never),
    opening,
    inputs,
  }
}

/** A world that is imagined when somebody looks at it. */
function lazily<P extends Context>(game: Game<P>, seat: SeatId, make: () => World<P>): World<P> {
  let made: World<P> | undefined
  const world = (): World<P> => (made ??= make())
  return {
    game,
    seat,
    open: (chance) => world().open(chance),
    again: (chance) => world().again(chance),
    moment: () => world().moment(),
  }
}

/** Games `from` to `from + count - 1` of a series; a series cut in chunks gives the same games. */
export function playGames<P extends Context>(
  game: Game<P>,
  bots: Readonly<Record<SeatId, Bot<P>>>,
  terms: GameTerms & { readonly from?: number; readonly count: number },
  tell: (result: GameResult) => void = () => undefined,
): GameResult[] {
  const from = terms.from ?? 0
  return Array.from({ length: terms.count }, (_, i) => {
    const result = playGame(game, bots, { ...terms, seed: `${terms.seed} ${from + i}` })
    tell(result)
    return result
  })
}
