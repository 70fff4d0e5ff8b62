// Saved matches: start, log and a last snapshot, as one JSON file that any later version can read or refuse politely.
import { z } from 'zod/mini'
import type { Freedom } from './barrier.ts'
import { fastChance } from './chance.ts'
import { commitmentOf, committedChance } from './committed.ts'
import type { ChanceOf } from './dice.ts'
import type { Context, Game } from './game.ts'
import type { LogEntry } from './log.ts'
import { Match } from './match.ts'
import { type PackedLog, packedLog, packLog, unpackLog } from './packed-log.ts'
import { toJson } from './shape.ts'

const english = { error: z.locales.en().localeError }

/** Raised when older versions could not read what is written. From 2 on the log may be packed. */
export const SAVE_FORMAT = 2

const order = z.object({
  seat: z.string(),
  when: z.object({ decision: z.string(), phase: z.optional(z.string()) }),
  answer: z.string(),
})
const n = z.int().check(z.nonnegative())
const rolls = z.array(n)
const entry = z.discriminatedUnion('kind', [
  z.object({
    n,
    kind: z.literal('input'),
    by: z.string(),
    seat: z.string(),
    decision: z.string(),
    key: z.string(),
    rolls: z.optional(rolls),
    sealed: z.optional(z.literal(true)),
    toggle: z.optional(z.literal(true)),
  }),
  z.object({ n, kind: z.literal('takeback'), by: z.string(), to: n }),
  z.object({ n, kind: z.literal('order'), by: z.string(), order, drop: z.optional(z.literal(true)) }),
  z.object({ n, kind: z.literal('resign'), by: z.string() }),
  z.object({ n, kind: z.literal('offer'), by: z.string(), to: n }),
  z.object({ n, kind: z.literal('timeout'), by: z.string() }),
])
const position = z.object({
  at: z.optional(z.string()),
  state: z.record(z.string(), z.unknown()),
  whole: z.optional(z.literal(true)),
})
const saveSchema = z.object({
  merkur: z.int().check(z.minimum(1)),
  kind: z.literal('match'),
  start: z.object({
    game: z.string(),
    rulesVersion: z.int(),
    pack: z.string(),
    packFiles: z.optional(z.record(z.string(), z.string())),
    scenario: z.string(),
    options: z.record(z.string(), z.string()),
    chance: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('fast') }),
      z.object({ kind: z.literal('committed'), commitment: z.string(), contributions: z.array(z.string()) }),
    ]),
    opening: z.optional(rolls),
    position: z.optional(position),
  }),
  log: z.array(entry),
  snapshot: z.object({ seq: n, activity: z.string(), used: n, state: z.record(z.string(), z.unknown()) }),
  hash: z.string(),
  finished: z.boolean(),
  freedom: z.enum(['free', 'fair']),
  /** Only in files that stay with the host: lets the dice go on as they would have. */
  seed: z.optional(z.string()),
  /** Revealed when a match with committed dice is over. */
  key: z.optional(z.string()),
})

export type SaveFile = z.infer<typeof saveSchema>

/** A save that cannot be opened: what is wrong and what to do. */
export class SaveError extends Error {
  override readonly name = 'SaveError'
}

/** The match as a file. Running matches carry neither seed nor key, so nobody can look at coming dice. */
export function saveMatch<P extends Context>(
  match: Match<P>,
  secrets: { readonly seed?: string; readonly key?: string } = {},
): SaveFile {
  const { base, activity, inputs } = match.sinceActivity
  const finished = match.result !== null
  return {
    merkur: SAVE_FORMAT,
    kind: 'match',
    start: {
      ...match.start,
      ...(match.opening.length > 0 ? { opening: [...match.opening] } : {}),
    } as SaveFile['start'],
    log: match.log.map((e) => (e.kind === 'input' && e.rolls ? { ...e, rolls: [...e.rolls] } : e)) as SaveFile['log'],
    snapshot: {
      seq: match.seq - inputs.length,
      used: match.usedAtSnapshot,
      activity,
      state: toJson(match.game.shape, base as never, match.game.ids(base.box)),
    },
    hash: match.hash,
    finished,
    freedom: match.freedom,
    ...(secrets.seed !== undefined ? { seed: secrets.seed } : {}),
    ...(secrets.key !== undefined && finished ? { key: secrets.key } : {}),
  }
}

/** The match as the text of a file, its log packed. */
export function saveText<P extends Context>(match: Match<P>, secrets: Parameters<typeof saveMatch>[1] = {}): string {
  const { log, ...file } = saveMatch(match, secrets)
  return JSON.stringify({ ...file, ...packLog(log as readonly LogEntry[]) })
}

const packedSchema = z.looseObject(packedLog)

/** Unpacks the log of a file that holds a packed one; anything else as it is. */
function unpacked(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('answers' in raw)) return raw
  const read = packedSchema.safeParse(raw, english)
  if (!read.success) throw notASave(read.error.issues[0])
  const rest = Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(packedLog, name)))
  try {
    return { ...rest, log: unpackLog(read.data as unknown as PackedLog) }
  } catch (cause) {
    throw notASave({ path: [], message: cause instanceof Error ? cause.message : 'unknown problem' })
  }
}

const notASave = (issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): SaveError =>
  new SaveError(
    `this is not a saved match: at ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? 'unknown problem'}. Choose a file that Merkur has written.`,
  )

/** Reads the text of a save. Throws a SaveError with the place and what was expected. */
export function parseSave(json: string): SaveFile {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch (cause) {
    throw new SaveError(
      `this is not a saved match: ${cause instanceof Error ? cause.message : 'no JSON'}. Choose a file that Merkur has written.`,
    )
  }
  const version = (raw as { merkur?: unknown } | null)?.merkur
  if (typeof version === 'number' && version > SAVE_FORMAT) {
    throw new SaveError(
      `this match was saved by a newer Merkur (format ${version}); this one reads up to ${SAVE_FORMAT}. Update Merkur and open it again.`,
    )
  }
  const read = saveSchema.safeParse(unpacked(raw), english)
  if (read.success) return read.data
  throw notASave(read.error.issues[0])
}

/**
 * Refuses a save that the rules at hand cannot know: another game's, one of newer rules, one of a data pack's box.
 * @throws SaveError with what to do
 */
export function mustFit<P extends Context>(game: Game<P>, file: SaveFile, box?: P['box']): void {
  const { start } = file
  if (start.game !== game.id)
    throw new SaveError(`this is a match of '${start.game}'; '${game.id}' was asked to open it`)
  if (start.rulesVersion > game.rulesVersion)
    throw new SaveError(
      `this match was played by newer rules of ${game.title} (version ${start.rulesVersion}; here ${game.rulesVersion}). Update Merkur and open it again.`,
    )
  if (start.pack !== 'printed' && box === undefined)
    throw new SaveError(
      `this match was played with the data pack ${start.pack.slice(0, 12)}; without its files it cannot be opened`,
    )
}

/** Chance for every input of a match, from a seed. */
export const seeded =
  (seed: string): ChanceOf =>
  (epoch, seq) =>
    fastChance(`${seed}/${epoch}/${seq}`)

/** Chance for every input of a match, from a committed key. Throws when the key is not the promised one. */
export function keyed(
  key: string,
  terms: { readonly commitment: string; readonly contributions: readonly string[] },
): ChanceOf {
  if (commitmentOf(key) !== terms.commitment)
    throw new SaveError('the key does not match the commitment published before play')
  return (epoch, seq) => committedChance(key, terms.contributions, epoch, seq)
}

/** A match begun at a point of another: its first inputs, then fresh chance. */
export function forkMatch<P extends Context>(
  match: Match<P>,
  seq: number,
  terms: { readonly seed: string; readonly freedom?: Freedom },
): Match<P> {
  const fork = new Match(
    match.game,
    { ...match.start, opening: match.opening },
    { chance: seeded(terms.seed), freedom: terms.freedom ?? match.freedom, box: match.s.box },
  )
  const outcome = fork.repeat(match.line.slice(0, seq))
  if (!outcome.ok) throw new Error(`a match could not repeat its own line: ${outcome.text.id}`)
  return fork
}
