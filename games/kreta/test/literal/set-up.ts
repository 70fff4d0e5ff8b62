// A literal reading of 16.1: the British seat lays its counters face down, and empty ones among them.
import { all, apart, hexes, isLand, type Picture, type Piece, seatOf, tables } from './sheet.ts'
import type { Watch } from './watch.ts'

/** A counter in hand: a unit, an empty counter by its number on the list, or nothing. */
type Hand = Piece | number | undefined

/** K33 Forty-nine units: those that come later are not laid. */
const toLay = (p: Picture): Piece[] => all(p).filter((x) => seatOf(x) === 'british' && x.row.arrives === null)
const unlaid = (p: Picture): Piece[] => toLay(p).filter((x) => p.laid[x.row.id] === undefined)
/** K33 One counter a hex, on land. */
function freeHexes(p: Picture): string[] {
  const taken = new Set(Object.values(p.laid))
  return hexes.filter((h) => isLand(h) && !taken.has(h))
}
const emptyId = (i: number): string => tables.dummies[i]?.id ?? ''

/** Who comes next when the seat takes nobody else: units first, then empty counters. */
function next(p: Picture): Hand {
  const [unit] = unlaid(p)
  if (unit) return unit
  const empty = tables.dummies.findIndex((d) => p.laid[d.id] === undefined)
  return empty < 0 ? undefined : empty
}

/** What the seat may say with this in hand. */
const open = (p: Picture, hand: Hand): string[] => [
  ...(unlaid(p).length === 0 ? ['done'] : []),
  ...(next(p) === undefined ? [] : ['suggested']),
  ...toLay(p).flatMap((x) => (x === hand ? [] : [`unit ${x.row.id}`])),
  ...tables.dummies.flatMap((d, i) => (i === hand ? [] : [d.id])),
  ...(hand === undefined ? [] : freeHexes(p)),
]

/** Units without a hex come to that of the historical set-up or the free one nearest to it; empty counters to theirs if free. */
function suggest(p: Picture): void {
  for (const x of unlaid(p)) {
    const from = x.row.setup ?? ''
    const free = freeHexes(p)
    const least = Math.min(...free.map((h) => apart(from, h)))
    p.laid[x.row.id] = free.find((h) => apart(from, h) === least) ?? ''
  }
  for (const { id, hex } of tables.dummies)
    if (p.laid[id] === undefined && !Object.values(p.laid).includes(hex)) p.laid[id] = hex
}

/** 16.1 All counters lie face down, and the first turn begins with whatever comes by air and sea. */
function close(p: Picture): void {
  for (const x of toLay(p)) Object.assign(x, { where: p.laid[x.row.id] ?? '', down: true })
  p.empty = tables.dummies.flatMap(({ id }) => p.laid[id] ?? []).sort()
  p.laid = {}
  Object.assign(p, { stage: 'opening', air: 12 })
}

/** 16.1 One counter is laid, or the set-up goes on as suggested, or ends. @returns which */
export function setUp(w: Watch, wish?: (keys: readonly string[]) => string): string {
  const { p } = w
  for (let hand = next(p); ; ) {
    const key = w.ask('setup', 'british', open(p, hand), wish)
    const unit = toLay(p).find((x) => key === `unit ${x.row.id}`)
    const empty = tables.dummies.findIndex((d) => d.id === key)
    if (unit) hand = unit
    else if (empty >= 0) hand = empty
    else if (key === 'suggested') suggest(p)
    else if (key === 'done') close(p)
    else if (hand !== undefined) p.laid[typeof hand === 'number' ? emptyId(hand) : hand.row.id] = key
    if (!unit && empty < 0) return key === 'suggested' || key === 'done' ? key : 'laid'
  }
}
