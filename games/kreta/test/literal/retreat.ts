// A literal reading of 6.3, 6.4 and 6.5: every way of a retreat, friends moved aside, elimination, and pursuit.
import { rest } from './counters.ts'
import { apart, around, at, danger, inZone, isEnemy, isLand, named, type Picture, type Piece, seatOf } from './sheet.ts'
import type { Watch } from './watch.ts'

/** 6.32, 6.33 Every way of so many steps that ends as far away, friends on it or not. */
function ways(p: Picture, x: Piece, hexes: number): string[][] {
  const from = x.where
  const { enemies, zones } = danger(p, seatOf(x))
  let found: string[][] = [[]]
  for (let step = 1; step <= hexes; step++)
    found = found.flatMap((way) =>
      around(way.at(-1) ?? from)
        .filter((h) => isLand(h) && apart(h, from) === step)
        .filter((h) => !enemies.has(h) && !zones.has(h))
        .map((h) => [...way, h]),
    )
  return found
}

const friendsOn = (p: Picture, x: Piece, way: readonly string[]): Piece[] =>
  way.flatMap((h) => at(p, seatOf(x), h).slice(0, 1))

/** 6.42, 6.43 Where a friend may go. */
const aside = (p: Picture, f: Piece, way: readonly string[], from: string): string[] =>
  inZone(p, seatOf(f), f.where)
    ? []
    : around(f.where).filter(
        (h) =>
          isLand(h) &&
          h !== from &&
          !way.includes(h) &&
          !isEnemy(p, seatOf(f), h) &&
          !inZone(p, seatOf(f), h) &&
          at(p, seatOf(f), h).length === 0,
      )

/** Every way to give each friend a hex of its own. */
const placings = (open: readonly (readonly string[])[]): string[][] =>
  open.reduce<string[][]>(
    (all, list) => all.flatMap((set) => list.filter((h) => !set.includes(h)).map((h) => [...set, h])),
    [[]],
  )

/** 6.3 The retreat of one beaten unit. */
export function retreat(w: Watch): string {
  const { p } = w
  const seat = seatOf(named(p, p.beaten[0] ?? ''))
  const x = named(p, w.ask('retreat-unit', seat, p.beaten))
  const from = x.where
  const all = ways(p, x, p.back)
  const free = all.filter((way) => friendsOn(p, x, way).length === 0)
  const open =
    free.length > 0
      ? free
      : all.filter((way) => placings(friendsOn(p, x, way).map((f) => aside(p, f, way, from))).length > 0)
  let told = 'lost'
  if (open.length === 0) {
    x.where = 'lost'
    if (p.victors.length > 0) p.emptied.push(from)
  } else told = go(w, x, open)
  p.beaten = p.beaten.filter((id) => id !== x.row.id)
  if (p.beaten.length === 0 && p.victors.length === 0) p.back = 0
  return told
}

function go(w: Watch, x: Piece, open: readonly string[][]): string {
  const { p } = w
  const from = x.where
  let left = open
  const way: string[] = []
  for (let step = 0; step < p.back; step++) {
    way.push(w.ask('retreat', seatOf(x), [...new Set(left.map((o) => o[step] ?? ''))]))
    left = left.filter((o) => o[step] === way[step])
  }
  const friends = friendsOn(p, x, way)
  const all = placings(friends.map((f) => aside(p, f, way, from)))
  const chosen: string[] = []
  for (const [i, f] of friends.entries()) {
    const fits = all.filter((set) => chosen.every((h, k) => set[k] === h))
    chosen.push(w.ask('displace', seatOf(f), [...new Set(fits.map((set) => set[i] ?? ''))]))
  }
  for (const [i, f] of friends.entries()) {
    rest(p, f, chosen[i] ?? '')
    f.displaced = true
  }
  if (p.victors.length > 0) p.ways.push(from, ...way)
  rest(p, x, way.at(-1) ?? from)
  return friends.length > 0 ? 'displaced' : 'free'
}

/** 6.51 to 6.56 Hexes a victor may come to, those of friends too. */
function chase(p: Picture, x: Piece): Set<string> {
  const seat = seatOf(x)
  const out = new Set<string>()
  if (p.ways.length > 0) {
    let edge = [x.where]
    const seen = new Set(edge)
    for (let step = 0; step < p.back; step++) {
      edge = edge
        .filter((h) => h === x.where || p.ways.includes(h) || !inZone(p, seat, h))
        .flatMap((h) => around(h).filter((to) => isLand(to) && !isEnemy(p, seat, to) && !seen.has(to)))
      for (const h of edge) {
        seen.add(h)
        out.add(h)
      }
    }
  }
  for (const h of p.emptied) if (apart(h, x.where) === 1 && !isEnemy(p, seat, h)) out.add(h)
  return out
}

/** 6.5 The pursuit of one victor, or the end of all pursuit. */
export function pursuit(w: Watch): string {
  const { p } = w
  const seat = p.stage === 'german-combat' ? 'german' : 'british'
  const open = (x: Piece): string[] => [...chase(p, x)].filter((h) => at(p, seat, h).length === 0)
  const key = w.ask('pursue', seat, [...p.victors.filter((id) => open(named(p, id)).length > 0), 'done'])
  if (key === 'done') p.victors = []
  else {
    const x = named(p, key)
    const to = w.ask('pursue-to', seat, [...open(x), 'stay'])
    if (to !== 'stay') rest(p, x, to)
    p.victors = p.victors.filter((id) => id !== key)
  }
  if (p.victors.length === 0) Object.assign(p, { back: 0, ways: [], emptied: [] })
  return key === 'done' ? 'done' : 'pursue'
}
