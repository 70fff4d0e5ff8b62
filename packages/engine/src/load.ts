// Opens saved matches: at once as they stand, or whole, with their log repeated from the start.
import type { Freedom } from './barrier.ts'
import type { ChanceOf } from './dice.ts'
import type { Context, Game } from './game.ts'
import { foldLine, type Input, type LogEntry, type MatchStart } from './log.ts'
import { Match, type MatchTerms } from './match.ts'
import { type Text, text } from './ref.ts'
import { mustFit, SaveError, type SaveFile, seeded } from './save.ts'

/** A match read from a file, and what had to be said about it. */
export interface Loaded<P extends Context> {
  readonly match: Match<P>
  /** Set when its log does not fit and the match stands at its last snapshot: the file holds more than the match now does. */
  readonly notice?: Text
}

/** `seed` rolls what comes next (the file's own seed, when it has one, goes on as it would have); `chance` instead where the dice are committed. */
export interface LoadTerms<P extends Context> {
  readonly seed: string
  readonly chance?: ChanceOf
  readonly freedom?: Freedom
  readonly box?: P['box']
}

const matchTermsOf = <P extends Context>(file: SaveFile, terms: LoadTerms<P>): MatchTerms<P> => ({
  chance: terms.chance ?? seeded(file.seed ?? terms.seed),
  freedom: terms.freedom ?? file.freedom,
  ...(terms.box === undefined ? {} : { box: terms.box }),
})

/** The start that a file's last snapshot is, and the outcomes that its activity makes before it asks. */
function snapshotOf(rulesVersion: number, file: SaveFile, line: readonly Input[]): [MatchStart, readonly number[]] {
  const { opening, ...rest } = file.start as MatchStart
  const { seq, used, activity, state } = file.snapshot
  const position = { ...(activity ? { at: activity } : {}), state, whole: true } as const
  const rolled = (seq === 0 ? opening : line[seq - 1]?.rolls) ?? []
  return [{ ...rest, rulesVersion, position }, rolled.slice(used)]
}

/**
 * Opens a save: repeats its log; where the log does not fit, since the rules have changed or the file is damaged,
 * falls back to the inputs since the last snapshot, then to the snapshot itself, and says so.
 * @throws SaveError when neither fits
 */
export function loadMatch<P extends Context>(game: Game<P>, file: SaveFile, terms: LoadTerms<P>): Loaded<P> {
  const steps = loadingMatch(game, file, terms)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps, one for each entry of the log, for whoever has other things to do in between. */
export function* loadingMatch<P extends Context>(
  game: Game<P>,
  file: SaveFile,
  terms: LoadTerms<P>,
): Generator<undefined, Loaded<P>> {
  mustFit(game, file, terms.box)
  const matchTerms = matchTermsOf(file, terms)
  const log = file.log as readonly LogEntry[]
  const start = file.start as MatchStart
  const whole = attempt(() => new Match(game, start, matchTerms))
  const trouble = whole ? yield* troubleIn(whole, log, file.hash) : text('engine.bad-start')
  if (whole && !trouble) return { match: whole }
  const notice = (id: string): Text =>
    start.rulesVersion === game.rulesVersion && trouble
      ? text('engine.damaged', { trouble, stands: text(id) })
      : text('engine.rules-changed', { stands: text(id) })
  const line = foldLine(log)
  const [from, opening] = snapshotOf(game.rulesVersion, file, line)
  const orders = log.filter((e) => e.kind === 'order')
  const ends = log.filter((e) => e.kind === 'resign' || e.kind === 'timeout')
  const later = attempt(() => new Match(game, { ...from, opening }, matchTerms))
  if (later?.repeat([...orders, ...line.slice(file.snapshot.seq), ...ends]).ok)
    return { match: later, notice: notice('engine.from-snapshot') }
  const stand = attempt(() => new Match(game, from, matchTerms))
  if (!stand)
    throw new SaveError(
      `neither the log nor the last snapshot of this match fits the rules of ${game.title} version ${game.rulesVersion}`,
    )
  return { match: stand, notice: notice('engine.at-snapshot') }
}

/**
 * The match of a save as it stands, at once: its last snapshot with the inputs since. It is there to be looked at while
 * `loadingMatch` makes the whole one: it has neither journal nor past, and nothing can be taken back.
 * @returns undefined when this does not lead to the hash of the file, or the match was given up: then only the log tells
 * @throws SaveError as `loadMatch`
 */
export function standingMatch<P extends Context>(
  game: Game<P>,
  file: SaveFile,
  terms: LoadTerms<P>,
): Match<P> | undefined {
  mustFit(game, file, terms.box)
  const log = file.log as readonly LogEntry[]
  if (file.start.rulesVersion !== game.rulesVersion || log.some((e) => e.kind === 'resign' || e.kind === 'timeout'))
    return undefined
  const line = foldLine(log)
  const [from, opening] = snapshotOf(game.rulesVersion, file, line)
  const { seq } = file.snapshot
  const before = line.slice(0, seq).map((input, i): Input => {
    const { rolls: _rolls, ...made } = input
    // What its activity had used of the last one's outcomes by the snapshot is no longer asked for.
    const rolls = i === seq - 1 ? opening : input.rolls
    return { ...made, sealed: true, ...(rolls ? { rolls } : {}) }
  })
  const match = attempt(() => new Match(game, { ...from, opening }, { ...matchTermsOf(file, terms), before }))
  return match?.repeat(line.slice(seq)).ok && match.hash === file.hash ? match : undefined
}

/** What is wrong with a log that a fresh match is to repeat; nothing when it leads to the hash. */
function* troubleIn<P extends Context>(
  match: Match<P>,
  log: readonly LogEntry[],
  hash: string,
): Generator<undefined, Text | undefined> {
  for (const entry of log) {
    const outcome = match.repeat([entry])
    if (!outcome.ok) return text('engine.bad-entry', { n: entry.n, why: outcome.text })
    yield
  }
  return match.hash === hash ? undefined : text('engine.bad-end')
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
