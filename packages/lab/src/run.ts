// Runs a position file and reports: journal, who is asked what, the state, and whether its expectations hold.
import {
  type Context,
  copyPlay,
  indexOfKey,
  item,
  newPlay,
  noChance,
  type Ref,
  refusalAt,
  type StateJson,
  toJson,
} from '@merkur/engine'
import {
  type DecisionView,
  decisionView,
  type JournalLine,
  journalOf,
  type Reason,
  type ResultView,
  reasonsIn,
  type TableGame,
} from '@merkur/table'
import { type Difference, differences } from './check.ts'
import { type Opened, openPosition } from './open.ts'
import { PositionError } from './place.ts'
import { fitPosition, type Position, readPosition } from './read.ts'

/** A question with everything that it refuses. */
export interface Asked {
  readonly decision: DecisionView
  readonly refused: readonly {
    readonly key: string
    readonly touches: readonly Ref[]
    readonly reasons: readonly Reason[]
  }[]
}

/** What came of a position file. */
export interface Report {
  readonly file: string
  readonly title?: string
  readonly game: string
  readonly scenario: string
  readonly ok: boolean
  /** What no play could have led to in the position as it was laid out. */
  readonly oddities: readonly string[]
  /** Expectations that do not hold. */
  readonly differences: readonly Difference[]
  readonly journal: readonly JournalLine[]
  readonly asked: readonly Asked[]
  readonly result: ResultView | null
  /** The state as overrides of the scenario's start: what a position file would hold. */
  readonly state: StateJson
  readonly seq: number
  readonly hash: string
}

/** Games to open positions with; the catalogue is one. */
export interface Shelf {
  readonly id: string
  /** Absent while the game cannot be played yet. */
  readonly load?: () => Promise<TableGame>
}

/** Everything the pending decisions refuse, with reasons in words' reach. */
function askedNow<P extends Context>(game: TableGame<P>, { match }: Opened<P>): Asked[] {
  return (match.result ? [] : match.run.asks).map((ask) => {
    const refused: Asked['refused'][number][] = []
    for (let i = 0; i < ask.of.length; i++) {
      if (!refusalAt(ask, i)) continue
      const candidate = item<never>(ask.of, i)
      const touches = ask.as.touches(ask.s as never, candidate)
      const key = ask.as.key(ask.s as never, candidate)
      const touched = touches[0]
      const rule = refusalAt(ask, indexOfKey(ask, key))?.rule
      const reasons = touched ? reasonsIn(ask, touched, game.notAskedRule).filter((r) => r.rule === rule) : []
      refused.push({ key, touches, reasons })
    }
    return { decision: decisionView(ask), refused }
  })
}

/** Every entry that anybody may read, as it stands: a position file hides nothing. */
const openJournal = <P extends Context>({ match }: Opened<P>): JournalLine[] =>
  journalOf(
    match.journal.map(({ only: _only, instead: _instead, ...line }) => line),
    '',
  )

/** Runs a position that fits its game. Throws a PositionError for wrong input. */
export function runPosition<P extends Context>(position: Position, game: TableGame<P>): Report {
  const { file, source, scenario } = position
  const opened = openPosition(position, game)
  const { match } = opened
  const differ = differences(position, game, opened)
  const start = newPlay(game, { scenario, options: file.options ?? {} })
  return {
    file: source.file,
    ...(file.title === undefined ? {} : { title: file.title }),
    game: game.id,
    scenario,
    ok: differ.length === 0,
    oddities: opened.oddities,
    differences: differ,
    journal: openJournal(opened),
    asked: askedNow(game, opened),
    result: match.result,
    state: toJson(
      game.shape,
      copyPlay(game, match.s, noChance('a position is reported')) as never,
      game.ids(match.s.box),
      start as never,
    ),
    seq: match.seq,
    hash: match.hash,
  }
}

/** Runs the text of a position file of this game. Throws a PositionError for wrong input. */
export const runText = <P extends Context>(text: string, file: string, game: TableGame<P>): Report =>
  runPosition(fitPosition(readPosition(text, file), game), game)

/** What running one file came to, wrong input included. */
export type FileReport =
  | { readonly code: 0 | 1; readonly report: Report; readonly game: TableGame }
  | { readonly code: 2; readonly error: PositionError }

/** Runs the text of a position file of any game on the shelf. */
export async function runFile(text: string, file: string, shelf: readonly Shelf[]): Promise<FileReport> {
  try {
    const read = readPosition(text, file)
    const load = shelf.find((g) => g.id === read.file.game)?.load
    if (!load)
      throw read.source.wrong(
        'game',
        `found '${read.file.game}', allowed is one of ${shelf.flatMap((g) => (g.load ? [g.id] : [])).join(', ')}`,
      )
    const game = await load()
    const report = runPosition(fitPosition(read, game), game)
    return { code: report.ok ? 0 : 1, report, game }
  } catch (error) {
    if (error instanceof PositionError) return { code: 2, error }
    throw error
  }
}

/** The exit code for several files: 2 when any input was wrong, else 1 when any expectation does not hold, else 0. */
export function exitCode(reports: readonly FileReport[]): 0 | 1 | 2 {
  const codes = reports.map((r) => r.code)
  if (codes.includes(2)) return 2
  return codes.includes(1) ? 1 : 0
}
