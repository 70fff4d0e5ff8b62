// What a finished match looks like in figures, read off its journal alone: losses, tracks, luck, ways, moments.
import type { SeatId, Text } from '@merkur/engine'
import type { JournalLine, TrackView } from '@merkur/table'

/** One line of a chart: a value after so many inputs. */
export interface Series {
  readonly id: string
  readonly points: readonly { readonly seq: number; readonly value: number }[]
}

/** What a seat's rolls were worth, and what they were worth on average. */
export interface Luck {
  readonly seat: SeatId
  readonly rolls: number
  readonly got: number
  readonly expected: number
}

interface Moment {
  readonly seq: number
  readonly n: number
  readonly text: Text
  readonly seat?: SeatId
  /** How much it stands out, for the order. */
  readonly weight: number
  readonly why: 'luck' | 'loss' | 'score' | 'reveal'
}

export interface Figures {
  readonly length: number
  /** Steps lost by each seat, added up. */
  readonly losses: readonly Series[]
  /** Values of the tracks that `score` entries moved. */
  readonly tracks: readonly Series[]
  /** Got less expected of each seat, added up. */
  readonly luckOverTime: readonly Series[]
  readonly luck: readonly Luck[]
  /** How often each face fell, by seat: index 0 is face 1. Six-sided dice only. */
  readonly faces: Readonly<Record<SeatId, readonly number[]>>
  /** How often a piece entered each space. */
  readonly heat: Readonly<Record<string, number>>
  readonly moments: readonly Moment[]
  readonly turns: readonly { readonly seq: number; readonly label: Text }[]
}

const MOMENTS = 12

/**
 * Everything the report shows. The order of the journal is the order of time.
 * @param seatOf whose a piece is: losses are its side's, whoever the line was written for
 */
export function figuresOf(
  journal: readonly JournalLine[],
  seats: readonly SeatId[],
  length: number,
  seatOf: (piece: string) => SeatId | undefined = () => undefined,
): Figures {
  const losses = new Map(seats.map((seat) => [seat, [{ seq: 0, value: 0 }]]))
  const luckLine = new Map(seats.map((seat) => [seat, [{ seq: 0, value: 0 }]]))
  const tracks = new Map<string, { seq: number; value: number }[]>()
  const luck = new Map(seats.map((seat) => [seat, { seat, rolls: 0, got: 0, expected: 0 }]))
  const faces = new Map(seats.map((seat) => [seat, [0, 0, 0, 0, 0, 0]]))
  const heat: Record<string, number> = {}
  const moments: Moment[] = []
  const turns: { seq: number; label: Text }[] = []
  const phases: { seq: number; label: Text }[] = []
  const note = (line: JournalLine, weight: number, why: Moment['why']): void => {
    const { seq, n, text, seat } = line
    moments.push({ seq, n, text, weight, why, ...(seat === undefined ? {} : { seat }) })
  }
  for (const line of journal) {
    const { kind, seq, seat, value, roll, path } = line
    if (kind === 'phase') (value === undefined ? phases : turns).push({ seq, label: line.text })
    if (kind === 'loss') {
      const steps = value ?? 1
      const piece = line.refs?.find((r): r is { readonly piece: string } => 'piece' in r)?.piece
      const series = losses.get((piece === undefined ? undefined : seatOf(piece)) ?? seat ?? '')
      series?.push({ seq, value: (series.at(-1)?.value ?? 0) + steps })
      note(line, steps * 1.2, 'loss')
    }
    if (kind === 'score' && value !== undefined) {
      const id = line.track ?? 'score'
      const series = tracks.get(id) ?? []
      const before = series.at(-1)?.value
      series.push({ seq, value })
      tracks.set(id, series)
      note(line, before === undefined ? 1 : Math.abs(value - before) + 1, 'score')
    }
    if (kind === 'reveal') note(line, 0.8, 'reveal')
    if (roll) {
      const row = seat === undefined ? undefined : faces.get(seat)
      if (row && roll.sides === 6 && !roll.drawn)
        for (const face of roll.dice) if (row[face - 1] !== undefined) row[face - 1] = (row[face - 1] ?? 0) + 1
      const { merit } = roll
      const sum = merit && luck.get(merit.seat)
      if (merit && sum) {
        sum.rolls++
        sum.got += merit.got
        sum.expected += merit.expected
        luckLine.get(merit.seat)?.push({ seq, value: sum.got - sum.expected })
        note(line, Math.abs(merit.got - merit.expected) * 2, 'luck')
      }
    }
    if (kind === 'move' && path) for (const space of path.slice(1)) heat[space] = (heat[space] ?? 0) + 1
  }
  const seriesOf = (map: ReadonlyMap<string, { seq: number; value: number }[]>): Series[] =>
    [...map].map(([id, points]) => ({ id, points: closed(points, length) }))
  return {
    length,
    losses: seriesOf(losses),
    tracks: seriesOf(tracks),
    luckOverTime: seriesOf(luckLine),
    luck: [...luck.values()],
    faces: Object.fromEntries(faces),
    heat,
    moments: [...moments]
      .sort((a, b) => b.weight - a.weight || a.n - b.n)
      .slice(0, MOMENTS)
      .sort((a, b) => a.n - b.n),
    // Where a game does not say which phases begin a turn, all of them are marks.
    turns: turns.length > 0 ? turns : phases,
  }
}

/** What a track calls its values, where a token of this name stands on one whose steps are its values: hours, turns. */
export function stepNames(
  tracks: Readonly<Record<string, TrackView>>,
  id: string,
): ((value: number) => string) | undefined {
  const track = Object.values(tracks).find((t) => t.tokens.some((token) => token.id === id))
  const steps = track?.steps
  return steps && ((value) => (Number.isInteger(value) ? (steps[value]?.label ?? String(value)) : ''))
}

/** The series up to the end of the match. */
function closed(points: readonly { seq: number; value: number }[], length: number): { seq: number; value: number }[] {
  const last = points.at(-1)
  return last && last.seq < length ? [...points, { seq: length, value: last.value }] : [...points]
}

/** Series as a table for spreadsheets: one row a change, one column a series. */
export function csvOf(series: readonly Series[], name: (id: string) => string): string {
  const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
  const moments = [...new Set(series.flatMap((s) => s.points.map((p) => p.seq)))].sort((a, b) => a - b)
  const valueAt = (s: Series, seq: number): string => String(s.points.findLast((p) => p.seq <= seq)?.value ?? '')
  const head = ['move', ...series.map((s) => quoted(name(s.id)))].join(',')
  return [head, ...moments.map((seq) => [seq, ...series.map((s) => valueAt(s, seq))].join(','))].join('\n')
}
