// One table in the worker: a match opened as wished, with computer players at their seats and everything kept.
import { type Context, type Loaded, type Match, type SeatId, saveText, type Text, text } from '@merkur/engine'
import {
  type Brain,
  type Host,
  LocalHost,
  newMatch,
  openingSave,
  same,
  type TableGame,
  tutorialBrain,
  tutorialMatch,
} from '@merkur/table'
import { type Bench, benchFor } from './bench.ts'
import { boxedGame } from './boxed.ts'
import { brainOf } from './brains.ts'
import type { Handover, OpenedTable } from './desk.ts'
import type { Metronome } from './metronome.ts'
import { relay } from './relay.ts'
import { keepAsSaved } from './rescue.ts'
import type { TableWish } from './saved.ts'
import { keepMatch } from './shelf.ts'

export interface Sitting {
  readonly opened: OpenedTable
  readonly host: Host
  handover(): Handover | null
  caption(words: string): void
  kept(): Promise<void>
  /** Resolves when the whole match is on the table, with what has to be said when its log did not fit. */
  settled(): Promise<Text | null>
  /** Where the position is changed by hand, in the lab. */
  readonly bench?: Bench
}

/** Answers when the metronome says so. */
const atPace = (brain: Brain, time: Metronome): Brain => ({
  choose: async (world, question) => {
    const [key] = await Promise.all([brain.choose(world, question), time.beat()])
    return key
  },
})

/** Milliseconds that a log is repeated before others in the worker have their turn. */
const STRETCH = 12

/** Takes all steps, and lets others have their turn in between. */
async function inStretches<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await new Promise((go) => setTimeout(go))
    const end = performance.now() + STRETCH
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < end)
  }
}

interface Begun extends Loaded<Context> {
  /** Set when the match is there to be looked at only, until this has given the whole one. */
  readonly whole?: Generator<undefined, Loaded<Context>>
}

async function matchOf(game: TableGame, wish: TableWish): Promise<Begun> {
  const { opening, mode, match } = wish
  const { seed } = match
  if (opening.kind === 'save') {
    const { standing, whole } = openingSave(game, opening.text, { seed, mode })
    // In the lab the match itself is changed by hand: it must be the whole one.
    return standing && mode !== 'lab' ? { match: standing, whole } : inStretches(whole)
  }
  if (opening.kind === 'position') {
    const lab = await import('@merkur/lab')
    const position = lab.fitPosition(lab.readPosition(opening.text, 'position'), game)
    return { match: lab.openPosition(position, game, { mode, seed }).match }
  }
  if (opening.kind === 'lesson') {
    if (!game.tutorial) throw new Error(`${game.title} has no guided first turn yet.`)
    return { match: tutorialMatch(game, game.tutorial, seed) }
  }
  return { match: newMatch(game, { scenario: opening.scenario, options: opening.options, seed, mode }) }
}

/** The same seats taken, by players who wait. */
const silent = (brains: Record<SeatId, Brain>): Record<SeatId, Brain> =>
  Object.fromEntries(Object.keys(brains).map((seat) => [seat, { choose: () => new Promise<never>(() => undefined) }]))

/** Who plays the seats nobody sits at. */
function brainsFor(
  game: TableGame,
  match: Match,
  wish: TableWish,
  bot: (scenario: string) => Brain,
  time: Metronome,
): Record<SeatId, Brain> {
  const brains: Record<SeatId, Brain> = {}
  if (wish.mode === 'lab') return brains
  const lesson = wish.opening.kind === 'lesson' ? game.tutorial : undefined
  if (lesson) {
    const teacher = tutorialBrain(lesson, () => match.seq)
    for (const seat of match.seats) if (seat !== lesson.seat) brains[seat] = atPace(teacher, time)
    return brains
  }
  const thinker = bot(match.start.scenario)
  for (const [seat, player] of Object.entries(wish.match.players)) {
    if (player === 'bot') brains[seat] = atPace(thinker, time)
    if (player === 'random') brains[seat] = atPace(brainOf(game, 'random', wish.match.seed), time)
  }
  return brains
}

/**
 * Opens a table. `bot` makes the brain that plays well. A saved match is shown as it stands while its log is repeated.
 * @throws errors in words for the player when the save or position does not fit
 */
export async function sitDown(wish: TableWish, bot: (scenario: string) => Brain, time: Metronome): Promise<Sitting> {
  const game = await boxedGame(wish.match.game)
  const begun = await matchOf(game, wish)
  let { match } = begun
  const hostOf = (its: Match, brains: Record<SeatId, Brain>, seat: SeatId | undefined): LocalHost =>
    new LocalHost(game, its, {
      mode: wish.mode,
      brains,
      seed: wish.match.seed,
      ...(seat === undefined ? {} : { seat }),
    })
  const brains = brainsFor(game, match, wish, bot, time)
  /** What has to be said of a save that did not fit; before anything is written over it, it is kept as it was. */
  const sayOf = async ({ notice }: Loaded<Context>): Promise<Text | null> => {
    const kept = notice && (await keepAsSaved(wish).catch(() => undefined))
    if (!notice || kept === undefined) return notice ?? null
    return text('table.kept-as-saved', { notice, name: kept })
  }
  let settled = !begun.whole
  const arrive = async (whole: Generator<undefined, Loaded<Context>>): Promise<Text | null> => {
    const loaded = await inStretches(whole)
    const said = await sayOf(loaded)
    match = loaded.match
    settled = true
    host.replace(hostOf(match, brains, host.seat))
    return said
  }
  const seat = wish.opening.kind === 'lesson' ? game.tutorial?.seat : wish.seat
  const saying = begun.whole ? arrive(begun.whole) : sayOf(begun)
  const host = relay(hostOf(match, begun.whole ? silent(brains) : brains, seat), begun.whole && saying)
  const bench =
    wish.mode === 'lab'
      ? benchFor(game, match, wish.match.seed, (changed) => {
          match = changed
          host.replace(hostOf(changed, brains, seat))
        })
      : undefined

  /** What the shelf is to hold now: while the log of a save is still being repeated, the save as it was brought. */
  const written = (): string =>
    !settled && wish.opening.kind === 'save' ? wish.opening.text : saveText(match, { seed: wish.match.seed })
  let caption = wish.match.caption
  let dirty = false
  let writing: Promise<void> = Promise.resolve()
  const write = (): void => {
    if (!wish.keep || dirty) return
    dirty = true
    writing = writing
      .then(() => {
        dirty = false
        const finished = match.result !== null
        return keepMatch({ ...wish.match, caption, seq: match.seq, finished, changed: Date.now() }, written())
      })
      // A browser that keeps nothing (private window, full disk) does not stop the game.
      .catch(() => undefined)
  }
  host.subscribe(write)
  const differ = (a: SeatId, b: SeatId): boolean => !same(game.sight(match.s, a), game.sight(match.s, b))

  return {
    host,
    ...(bench ? { bench } : {}),
    opened: {
      scenario: match.start.scenario,
      printed: match.s.box === game.box,
      seats: match.seats,
      secret: match.seats.some((one) => differ(one, host.seat)),
    },
    handover() {
      if (wish.mode !== 'hot-seat' || match.result) return null
      const asked = match.run.asks.map((ask) => ask.seat)
      const to = asked[0]
      if (to === undefined || asked.includes(host.seat)) return null
      return { to, secret: differ(host.seat, to) }
    },
    caption(words) {
      if (words === caption) return
      caption = words
      write()
    },
    kept: () => writing,
    settled: () => saying,
  }
}
