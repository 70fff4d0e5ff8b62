// Sets a position up as a match and plays what its file says.
import {
  type Chance,
  type Context,
  type Field,
  fastChance,
  forcedChance,
  indexOfKey,
  item,
  keyAt,
  Match,
  type MatchStart,
  optionsOf,
  refusalAt,
  ShapeError,
  type StateJson,
} from '@merkur/engine'
import { freedomOf, type Mode, reasonsIn, type TableGame, wording } from '@merkur/table'
import type { Source } from './place.ts'
import type { Position } from './read.ts'

/** A match standing where its file leads, and how much of its script chance has used. */
export interface Opened<P extends Context> {
  readonly match: Match<P>
  /** What no play could have led to, in sentences: a unit in the sea, enemies in one hex. Played all the same. */
  readonly oddities: readonly string[]
  /** Forced dice and draws that nothing asked for. */
  readonly unused: { readonly dice: number; readonly draws: Readonly<Record<string, number>> }
}

/** What a cleared row holds in a file. */
const startOf = (field: Field<unknown>): unknown => {
  if (field.element.kind === 'ref') return null
  return field.element.kind === 'flag' ? Boolean(field.start) : field.start
}

/** The overrides of a file with cleared rows written out. */
function stateOf<P extends Context>(position: Position, game: TableGame<P>): StateJson {
  const { file, source } = position
  const state: Record<string, unknown> = { ...file.position }
  ;(file.clear ?? []).forEach((name, i) => {
    const field = game.shape[name]
    if (field?.form !== 'row' || field.over === undefined) {
      const rows = Object.keys(game.shape).filter((n) => game.shape[n]?.form === 'row')
      throw source.wrong(`clear[${i}]`, `found '${name}', allowed is one of the rows ${rows.join(', ')}`)
    }
    const group = { ...(state[field.over] as Record<string, Record<string, unknown>> | undefined) }
    for (const id of game.ids(game.box)[field.over] ?? []) group[id] = { [name]: startOf(field), ...group[id] }
    state[field.over] = group
  })
  return state
}

/** Counts what is taken from a script of dice and draws. */
function counting(source: Chance, used: { dice: number; draws: Record<string, number> }): Chance {
  return {
    die: (sides, name) => {
      used.dice++
      return source.die(sides, name)
    },
    draw: (weights, name) => {
      used.draws[name] = (used.draws[name] ?? 0) + 1
      return source.draw(weights, name)
    },
  }
}

/** An error of the rules or of forced chance, at the line that caused it. */
function placed(source: Source, error: unknown, path: string): Error {
  if (error instanceof ShapeError) return source.wrong(error.path, error.message.slice(error.path.length + 2))
  const message = error instanceof Error ? error.message : String(error)
  const script = /(dice\[\d+\]|draws\.[^\s[]+\[\d+\]) is (.*)$/.exec(message)
  return script?.[1] ? source.wrong(script[1], `found ${script[2] ?? ''}`) : source.wrong(path, message)
}

/**
 * The match that a position describes, its script of dice and keys played.
 * @throws PositionError with file, line, what was found and what is allowed
 */
export function openPosition<P extends Context>(
  position: Position,
  game: TableGame<P>,
  how: { readonly mode?: Mode; readonly seed?: string } = {},
): Opened<P> {
  const { file, source, scenario } = position
  const script = { ...(file.dice ? { dice: file.dice } : {}), ...(file.draws ? { draws: file.draws } : {}) }
  const used = { dice: 0, draws: {} as Record<string, number> }
  const after = fastChance(how.seed ?? file.seed ?? 'position')
  const chance = counting(
    forcedChance(script, (draw) => game.drawNames(game.box, draw), after),
    used,
  )
  const start: MatchStart = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: 'printed',
    scenario,
    options: file.options ?? {},
    chance: { kind: 'fast' },
    position: { ...(file.at === undefined ? {} : { at: file.at }), state: stateOf(position, game) },
  }
  let match: Match<P>
  try {
    match = new Match(game, start, { chance: () => chance, freedom: freedomOf(how.mode ?? 'lab') })
  } catch (error) {
    throw placed(source, error, file.at === undefined ? 'position' : 'at')
  }
  const oddities = game.faults(match.s)
  giveOrders(match, position)
  ;(file.play ?? []).forEach((key, i) => {
    playKey(match, game, source, key, `play[${i}]`)
  })
  const left = (name: string, script: readonly unknown[]): number =>
    Math.max(0, script.length - (used.draws[name] ?? 0))
  return {
    match,
    oddities,
    unused: {
      dice: Math.max(0, (file.dice?.length ?? 0) - used.dice),
      draws: Object.fromEntries(
        Object.entries(file.draws ?? {})
          .map(([name, list]) => [name, left(name, list)] as const)
          .filter(([, n]) => n > 0),
      ),
    },
  }
}

function giveOrders<P extends Context>(match: Match<P>, position: Position): void {
  const { file, source } = position
  ;(file.orders ?? []).forEach((order, i) => {
    if (order.seat !== undefined && !match.seats.includes(order.seat))
      throw source.wrong(`orders[${i}].seat`, `found '${order.seat}', allowed is one of ${match.seats.join(', ')}`)
    const { decision, answer, phase } = order
    for (const seat of order.seat === undefined ? match.seats : [order.seat]) {
      match.order({ seat, when: { decision, ...(phase === undefined ? {} : { phase }) }, answer })
    }
  })
}

/** Plays a key for whoever is offered it; `seat:key` says for whom. */
function playKey<P extends Context>(
  match: Match<P>,
  game: TableGame<P>,
  source: Source,
  text: string,
  path: string,
): void {
  const seat = match.seats.find((s) => text.startsWith(`${s}:`))
  const key = seat === undefined ? text : text.slice(seat.length + 1)
  const { asks } = match.run
  if (match.result || asks.length === 0) throw source.wrong(path, `found '${text}', but the game is over`)
  const able = asks.filter((ask) => seat === undefined || ask.seat === seat)
  if (able.length === 0) throw source.wrong(path, `found '${text}', but asked is ${asks.map((a) => a.seat).join(', ')}`)
  const offering = able.filter((ask) => {
    const i = indexOfKey(ask, key)
    return i >= 0 && !refusalAt(ask, i)
  })
  const ask = offering[0]
  if (!ask) throw source.wrong(path, `found '${key}', ${able.map((a) => offered(a, key, game)).join('; ')}`)
  if (offering.length > 1)
    throw source.wrong(
      path,
      `found '${key}', which several are offered; write ${offering.map((a) => `'${a.seat}:${key}'`).join(' or ')}`,
    )
  const outcome = match.play(ask.seat, match.seq, key, ask.id)
  if (!outcome.ok) throw placed(source, new Error(wording(game.kit(match.s.box)).plain(outcome.text)), path)
}

/** Why a key cannot be played, and what can. */
function offered<P extends Context>(ask: Match<P>['run']['asks'][number], key: string, game: TableGame<P>): string {
  const i = indexOfKey(ask, key)
  const options = optionsOf(ask).map((o) => keyAt(ask, o))
  const list =
    options.length > 30 ? `${options.slice(0, 30).join(', ')}, ... (${options.length} in all)` : options.join(', ')
  const refused = i < 0 ? undefined : refusalAt(ask, i)
  const touched = i < 0 ? undefined : ask.as.touches(ask.s as never, item<never>(ask.of, i))[0]
  const reason =
    refused && touched ? reasonsIn(ask, touched, game.notAskedRule).find((r) => r.rule === refused.rule) : undefined
  const why = reason ? `refused by ${reason.rule} (${wording(game.kit(game.box)).plain(reason.text)}), ` : ''
  return `${why}allowed for ${ask.seat} in '${ask.id}' (${ask.rule}) is ${list}`
}
