// A literal reading of rulings S8 to S11: what a Commonwealth that plays by itself answers in the middle of a combat.
import {
  aloneIn,
  area,
  areaIds,
  at,
  defence,
  guns,
  near,
  type Picture,
  type Piece,
  printedAttack,
  printedDefence,
} from './sheet.ts'
import type { Matter, Watch } from './watch.ts'

/** Those of a list for which a number is highest. */
export function most<T>(list: readonly T[], number: (one: T) => number): T[] {
  const top = Math.max(...list.map(number))
  return list.filter((x) => number(x) === top)
}

/** S15 One of several, drawn with equal chances. */
export function drawn(w: Watch, among: readonly string[]): string {
  const only = among[0]
  if (among.length === 1 && only !== undefined) return only
  const one = w.draw()
  if (!among.includes(one)) throw new Error(`the rules draw '${one}'; the reading has ${among.join(', ')}`)
  return one
}

/** S8 A full one with the lowest sum of attack and defence, else the reduced one with the lowest. */
function weakest(w: Watch, keys: readonly string[]): string {
  const all = keys.map((id) => w.p.pieces[id]).filter((x): x is Piece => x !== undefined)
  const full = all.filter((x) => !x.reduced)
  const low = most(full.length > 0 ? full : all, (x) => -(printedAttack(x) + printedDefence(x)))
  return drawn(
    w,
    low.map((x) => x.row.id),
  )
}

/** Borders to cross from an area to the nearest objective. */
function toObjective(from: string): number {
  let reached = [from]
  for (let n = 0; ; n++) {
    if (reached.some((a) => area(a).objective)) return n
    reached = areaIds.filter((a) => reached.includes(a) || near(a).some((b) => reached.includes(b)))
  }
}

/** S9 A neighbouring objective, else its own area with most units, else the empty one nearest to an objective. */
function refuge(p: Picture, open: readonly string[]): string[] {
  const objectives = open.filter((a) => area(a).objective)
  if (objectives.length > 0) return objectives
  const own = open.filter((a) => aloneIn(p, a, 'commonwealth'))
  if (own.length > 0) return most(own, (a) => at(p, a, 'commonwealth').length)
  return most(open, (a) => -toObjective(a))
}

export function answers(w: Watch, id: string, keys: readonly string[], matter: Matter): string {
  const { p } = w
  const piece = (key: string): Piece => {
    const x = p.pieces[key]
    if (!x) throw new Error(`'${key}' is no counter`)
    return x
  }
  switch (id) {
    case 'guns':
    case 'defence-guns':
    case 'bombing-guns':
      return drawn(
        w,
        most(
          keys.filter((k) => k !== 'none'),
          (k) => guns(p, piece(k)),
        ),
      )
    case 'main':
      return drawn(w, keys)
    case 'named':
    case 'second':
      return weakest(w, keys)
    case 'night-target':
      return drawn(
        w,
        most(keys, (k) => -defence(piece(k))),
      )
    case 'loss': {
      const dies = matter.whole === true || matter.unit?.reduced === true
      const leader = keys.find((k) => k !== 'fort' && k !== matter.unit?.row.id)
      if (dies && keys.includes('fort')) return 'fort'
      return (dies ? leader : undefined) ?? matter.unit?.row.id ?? ''
    }
    case 'burden': {
      const named = keys.filter((k) => k !== 'retreat').map((k) => k.slice('reduce '.length))
      const where = piece(named[0] ?? '').where
      const full = named.filter((k) => !piece(k).reduced)
      return area(where).objective && full.length > 0 ? `reduce ${weakest(w, full)}` : 'retreat'
    }
    case 'retreat':
      return drawn(w, refuge(p, keys))
    case 'follow':
      return 'follow'
    case 'reroll':
      return matter.bad === true ? 'reroll' : 'keep'
    default:
      throw new Error(`nothing says how the automaton answers '${id}'`)
  }
}
