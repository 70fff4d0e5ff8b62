// The words in which a game's tests are written: dice and draws in order, keys, and what came of them.
import {
  type Ask,
  type Chance,
  type Context,
  forcedChance,
  type Game,
  indexOfKey,
  Match,
  type MatchStart,
  noChance,
  type Ref,
  refusalAt,
} from '@merkur/engine'
import { afterEach } from 'vitest'

/** What chance gives, in order: one entry a die, and ids by the name of the draw. */
export interface Script {
  readonly dice?: readonly number[]
  readonly draws?: Readonly<Record<string, readonly string[]>>
}

/** A match being played by a test. */
export interface Playing<P extends Context> {
  readonly match: Match<P>
  readonly s: P
  /**
   * Plays keys in order, each for whoever is offered it. Throws when nobody is, unless the key ends with `?`: then the match
   * may have answered by itself, since nothing else was open.
   */
  say(...keys: readonly string[]): this
  /** The decision that waits: its sort, its seat and what it offers. */
  readonly decision: string
  readonly seat: string
  readonly options: readonly string[]
  /** The case that forbids a key, or a piece, space or button that is no candidate; undefined when it is offered. */
  readonly refused: (thing: string) => string | undefined
  /** Numbers and words of every roll so far that has any. */
  readonly rolls: readonly Readonly<Record<string, number | string>>[]
  /** Cases and message ids of the journal so far, as `4.1.3 log.defensive`. */
  readonly told: readonly string[]
  /** The winner's seat, `draw`, or null while the game goes on. */
  readonly winner: string | null
}

/** Scripts of the running test, each telling what of it nobody has asked for. */
let open: (() => string)[] = []

/** Registered once by a file of tests: dice and draws that nobody asked for fail the test that names them. */
export function checkScripts(): void {
  afterEach(() => {
    const left = open.map((tell) => tell()).filter((x) => x !== '')
    open = []
    if (left.length > 0) throw new Error(`the test gives dice or draws that nobody asked for: ${left.join('; ')}`)
  })
}

/** Chance that gives what the test names and nothing else. */
export function scripted<P extends Context>(game: Game<P>, { dice = [], draws = {} }: Script): Chance {
  let thrown = 0
  const drawn: Record<string, number> = {}
  const names = (draw: string) => game.drawNames(game.box, draw)
  const forced = forcedChance({ dice, draws }, names, noChance('the test names every die and draw'))
  open.push(() =>
    [
      ...(thrown < dice.length ? [`dice ${dice.slice(thrown).join(', ')}`] : []),
      ...Object.entries(draws).flatMap(([name, list]) =>
        list.length > (drawn[name] ?? 0) ? [`${name} ${list.slice(drawn[name] ?? 0).join(', ')}`] : [],
      ),
    ].join(', '),
  )
  return {
    die: (sides, name) => {
      const face = forced.die(sides, name)
      thrown++
      return face
    },
    draw: (weights, name) => {
      const index = forced.draw(weights, name)
      drawn[name] = (drawn[name] ?? 0) + 1
      return index
    },
  }
}

/** A match of a scenario, from its start or from a position, with the chance of the test. */
export const matchFrom = <P extends Context>(
  game: Game<P>,
  start: Pick<MatchStart, 'scenario'> & Partial<Pick<MatchStart, 'options' | 'position'>>,
  script: Script = {},
): Match<P> => {
  const chance = scripted(game, script)
  return new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      pack: 'printed',
      options: {},
      chance: { kind: 'fast' },
      ...start,
    },
    { chance: () => chance },
  )
}

/** Plays one key, and aloud what standing orders could not answer, to hear why. */
function playKey<P extends Context>(match: Match<P>, said: string): void {
  const key = said.replace(/\?$/, '')
  const asked = match.run.asks.find((a) => match.run.keys(a.seat).includes(key))
  if (!asked && said !== key) return
  if (!asked) {
    const offers = match.run.asks.map((a) => `${a.seat} '${a.id}': ${match.run.keys(a.seat).join(', ')}`)
    throw new Error(`nobody is offered '${key}'; ${offers.join('; ') || 'the game is over'}`)
  }
  const outcome = match.play(asked.seat, match.seq, key)
  if (!outcome.ok) throw new Error(`'${key}': ${JSON.stringify(outcome.text)}`)
  const stuck = match.run.asks.find((a) => match.orders.some((o) => o.seat === a.seat && o.when.decision === a.id))
  const order = stuck && match.orders.find((o) => o.seat === stuck.seat && o.when.decision === stuck.id)
  if (!order || !match.run.keys(order.seat).includes(order.answer)) return
  const kept = match.play(order.seat, match.seq, order.answer)
  if (!kept.ok) throw new Error(`'${order.answer}' after '${key}': ${JSON.stringify(kept.text)}`)
}

/**
 * A match as a test plays and reads it.
 * @param more what else the tests of this game read: properties of their own
 */
export function playing<P extends Context, M extends object>(match: Match<P>, more: M): Playing<P> & M {
  const { game } = match
  const ids = game.ids(match.s.box)
  const ask = (): Ask => {
    const first = match.run.asks[0]
    if (!first) throw new Error('nobody is asked: the game is over')
    return first
  }
  const refOf = (thing: string): Ref => {
    if (ids.units?.includes(thing)) return { piece: thing }
    return ids.spaces?.includes(thing) ? { space: thing } : { button: thing }
  }
  const play: Playing<P> = {
    match,
    get s() {
      return match.s
    },
    say(...keys) {
      for (const key of keys) playKey(match, key)
      return this
    },
    get decision() {
      return match.run.asks[0]?.id ?? 'over'
    },
    get seat() {
      return ask().seat
    },
    get options() {
      return match.run.asks.flatMap((a) => match.run.keys(a.seat))
    },
    refused: (thing) => {
      const asked = ask()
      const i = indexOfKey(asked, thing)
      return i >= 0 ? refusalAt(asked, i)?.rule : asked.outside?.(refOf(thing))?.rule
    },
    get rolls() {
      return match.journal.flatMap((line) => (line.roll?.facts ? [line.roll.facts] : []))
    },
    get told() {
      return match.journal.map((line) => `${line.rule ?? ''} ${line.text.id}`.trim())
    },
    get winner() {
      return match.result ? (match.result.winner ?? 'draw') : null
    },
  }
  return Object.defineProperties(play, Object.getOwnPropertyDescriptors(more)) as Playing<P> & M
}
