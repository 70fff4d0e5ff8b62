// Compares what a position file expects with what came of it.
import {
  type Context,
  copyPlay,
  indexOfKey,
  type Line,
  noChance,
  override,
  refusalAt,
  ShapeError,
  toJson,
} from '@merkur/engine'
import { type Reason, reasonsIn, same, type TableGame } from '@merkur/table'
import type { Opened } from './open.ts'
import type { Position } from './read.ts'
import { EXPECTED } from './schema.ts'

/** One expectation that does not hold. */
export interface Difference {
  /** Where it stands in the file: `expect.units.5/I.step`. */
  readonly place: string
  readonly line: number
  readonly expected: unknown
  readonly found: unknown
}

type Found = Omit<Difference, 'line'>

/** Everything that differs; empty when the file holds. Throws a PositionError when it expects what cannot be. */
export function differences<P extends Context>(
  position: Position,
  game: TableGame<P>,
  opened: Opened<P>,
): Difference[] {
  const { file, source } = position
  const { match, unused } = opened
  const expected = file.expect ?? {}
  const out: Found[] = []
  if (unused.dice > 0)
    out.push({
      place: 'dice',
      expected: 'every die is rolled',
      found: `${unused.dice} of ${file.dice?.length ?? 0} left`,
    })
  for (const [name, n] of Object.entries(unused.draws))
    out.push({ place: `draws.${name}`, expected: 'everything is drawn', found: `${n} left` })
  if (expected.rolls) out.push(...rolls(expected.rolls, match.journal))
  if (expected.journal) out.push(...journal(expected.journal, match.journal))
  if (expected.decision) out.push(...decision(expected.decision, opened))
  if (expected.options) out.push(...options(expected.options, opened))
  if (expected.refused) {
    for (const [thing, rule] of Object.entries(expected.refused)) {
      const found = refusedBy(opened, game, thing)
      if (!found.includes(rule))
        out.push({ place: `expect.refused.${thing}`, expected: rule, found: found.length > 0 ? found : 'no refusal' })
    }
  }
  if (expected.result !== undefined) {
    const now = match.result === null ? 'none' : (match.result.winner ?? 'draw')
    const allowed = ['none', 'draw', ...match.seats]
    if (!allowed.includes(expected.result))
      throw source.wrong('expect.result', `found '${expected.result}', allowed is one of ${allowed.join(', ')}`)
    if (now !== expected.result) out.push({ place: 'expect.result', expected: expected.result, found: now })
  }
  out.push(...state(position, game, opened))
  return out.map((d) => ({ ...d, line: source.lineOf(d.place) }))
}

function rolls(expected: readonly Readonly<Record<string, unknown>>[], lines: readonly Line[]): Found[] {
  const fell = lines.filter((l) => (l.kind === 'roll' || l.kind === 'fire') && l.roll)
  const out: Found[] = []
  if (fell.length !== expected.length)
    out.push({ place: 'expect.rolls', expected: `${expected.length} rolls`, found: `${fell.length} rolls` })
  expected.slice(0, fell.length).forEach((facts, i) => {
    const roll = fell[i]?.roll
    for (const [name, value] of Object.entries(facts)) {
      const found = name === 'dice' ? roll?.dice : roll?.facts?.[name]
      if (!same(found, value))
        out.push({
          place: `expect.rolls[${i}].${name}`,
          expected: value,
          found: found ?? `nothing; the roll has ${Object.keys(roll?.facts ?? {}).join(', ') || 'no facts'}`,
        })
    }
  })
  return out
}

function journal(expected: readonly string[], lines: readonly Line[]): Found[] {
  const cases = lines.map((l) => l.rule).filter((r) => r !== undefined)
  let from = 0
  for (const [i, rule] of expected.entries()) {
    const at = cases.indexOf(rule, from)
    if (at < 0)
      return [
        {
          place: `expect.journal[${i}]`,
          expected: rule,
          found: `not after ${expected[i - 1] ?? 'the start'}; the journal names ${cases.join(', ') || 'no case'}`,
        },
      ]
    from = at + 1
  }
  return []
}

function decision<P extends Context>(
  expected: { id?: string | undefined; seat?: string | undefined; rule?: string | undefined },
  { match }: Opened<P>,
): Found[] {
  const asks = match.result ? [] : match.run.asks
  const fits = asks.some(
    (a) =>
      (expected.id ?? a.id) === a.id && (expected.seat ?? a.seat) === a.seat && (expected.rule ?? a.rule) === a.rule,
  )
  return fits
    ? []
    : [
        {
          place: 'expect.decision',
          expected,
          found: asks.length > 0 ? asks.map(({ id, seat, rule }) => ({ id, seat, rule })) : 'nobody is asked',
        },
      ]
}

function options<P extends Context>(
  expected: { include?: readonly string[] | undefined; exclude?: readonly string[] | undefined },
  { match }: Opened<P>,
): Found[] {
  const keys = new Set(match.result ? [] : match.run.asks.flatMap((a) => match.run.keys(a.seat)))
  const out: Found[] = []
  for (const [i, key] of (expected.include ?? []).entries())
    if (!keys.has(key))
      out.push({
        place: `expect.options.include[${i}]`,
        expected: `'${key}' is offered`,
        found: `offered: ${[...keys].join(', ') || 'nothing'}`,
      })
  for (const [i, key] of (expected.exclude ?? []).entries())
    if (keys.has(key))
      out.push({ place: `expect.options.exclude[${i}]`, expected: `'${key}' is not offered`, found: 'it is offered' })
  return out
}

/** The cases that forbid a key, or a piece, space or button, now. */
function refusedBy<P extends Context>({ match }: Opened<P>, game: TableGame<P>, thing: string): string[] {
  const rules = new Set<string>()
  for (const ask of match.result ? [] : match.run.asks) {
    const i = indexOfKey(ask, thing)
    const byKey = i < 0 ? undefined : refusalAt(ask, i)
    if (byKey) rules.add(byKey.rule)
    const said = [{ piece: thing }, { space: thing }, { button: thing }].flatMap((ref): Reason[] =>
      reasonsIn(ask, ref, game.notAskedRule),
    )
    for (const reason of said) if (reason.text.id !== 'table.not-asked') rules.add(reason.rule)
  }
  return [...rules]
}

/** Parts of the state: laid over a copy, what then differs is what was not as expected. */
function state<P extends Context>(position: Position, game: TableGame<P>, { match }: Opened<P>): Found[] {
  const { file, source } = position
  const parts = Object.fromEntries(
    Object.entries(file.expect ?? {}).filter(([name]) => !(EXPECTED as readonly string[]).includes(name)),
  )
  const wanted = copyPlay(game, match.s, noChance('positions are compared'))
  const ids = game.ids(match.s.box)
  try {
    override(game.shape, wanted as never, parts, ids, 'expect')
  } catch (error) {
    if (error instanceof ShapeError) throw source.wrong(error.path, error.message.slice(error.path.length + 2))
    throw error
  }
  return differing(
    toJson(game.shape, wanted as never, ids, match.s as never),
    toJson(game.shape, match.s as never, ids, wanted as never),
    'expect',
  )
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

function differing(expected: unknown, found: unknown, place: string): Found[] {
  if (isRecord(expected) && isRecord(found))
    return Object.keys(expected).flatMap((key) => differing(expected[key], found[key], `${place}.${key}`))
  return [{ place, expected, found }]
}
