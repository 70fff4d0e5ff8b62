// A literal reading of chapter 8: bombing from the ground and from the air.
import { roll } from './dice.ts'
import { allOrOne, ground, helpers } from './fight.ts'
import { reduce, suffer } from './losses.ts'
import {
  at,
  contested,
  defence,
  fire,
  guns,
  hittable,
  isArea,
  isLeader,
  near,
  other,
  type Picture,
  type Piece,
  printedDca,
  printedGuns,
  reaches,
} from './sheet.ts'
import type { Watch } from './watch.ts'

/** Areas that a leader or battery may bombard: in reach, with enemies; Ringel's pair never its own. */
export const bombTargets = (p: Picture, x: Piece): string[] =>
  [x.where, ...near(x.where)].filter(
    (a) => reaches(p, x, a) && at(p, a, other(x.row.seat)).length > 0 && !(x.row.id === 'G-Ringel' && a === x.where),
  )

/** Anti-aircraft points in and beside an area. */
export const flak = (p: Picture, where: string): number =>
  [where, ...near(where)].flatMap((a) => at(p, a, 'commonwealth')).reduce((sum, x) => sum + printedDca(x), 0)

/** One bombardment by a leader or battery, or by Ringel with two of his batteries. */
export function bombard(w: Watch, x: Piece, joined: readonly Piece[]): void {
  const { p } = w
  let pair: Piece[] = []
  if (x.row.id === 'G-Ringel') {
    pair = [...joined]
    if (pair.length > 2) {
      const out = w.ask(
        'spare-battery',
        'german',
        pair.map((b) => b.row.id),
      )
      pair = pair.filter((b) => b.row.id !== out)
    }
  }
  const where = w.ask('bombard', x.row.seat, bombTargets(p, x))
  for (const one of [x, ...pair]) one.deed = 1
  const value = pair.length > 0 ? pair.reduce((sum, b) => sum + printedGuns(b), 0) : guns(p, x)
  settleBomb(w, 'ground', x.row.seat, where, value, pair.length > 0 ? pair : [x])
}

/** The bombardment of one leader at an area that is already named. */
export function bombardAt(w: Watch, x: Piece, where: string): void {
  x.deed = 1
  settleBomb(w, 'ground', x.row.seat, where, guns(w.p, x), [x])
}

/** 8.4 One bombing before the invasion: factor 8, no initiative, nothing to hit back at. */
export function bombBefore(w: Watch, where: string): void {
  settleBomb(w, 'invasion', 'german', where, 8, [])
}

/** One attack of an aircraft whose area still holds a unit. */
export function raid(w: Watch, plane: Piece, where: string): void {
  settleBomb(w, 'air', 'german', where, printedGuns(plane), [plane])
}

function settleBomb(
  w: Watch,
  from: 'ground' | 'air' | 'invasion',
  seat: Piece['row']['seat'],
  where: string,
  value: number,
  bombers: readonly Piece[],
): void {
  const { p } = w
  const enemy = other(seat)
  const may = hittable(at(p, where, enemy))
  let helper: Piece | undefined
  if (from === 'ground') {
    const open = helpers(p, where, enemy, false, true)
    if (open.length > 0) helper = p.pieces[w.ask('bombing-guns', enemy, [...open.map((x) => x.row.id), 'none'])]
  }
  const target =
    p.pieces[
      w.ask(
        'named',
        enemy,
        may.map((x) => x.row.id),
      )
    ]
  if (!target) throw new Error('nobody is named')
  let against = Math.max(...may.map(defence)) + Math.max(1, ground(where, enemy))
  if (enemy === 'commonwealth' && p.forts.has(where)) against += 2
  if (from !== 'ground') against += flak(p, where)
  else if (helper) against += guns(p, helper)
  const [a = 0, b = 0, c = 0, d = 0] = from === 'invasion' ? Array.from({ length: 4 }, () => w.die()) : roll(w, 4)
  const difference = value + a + b - against - c - d
  if (from === 'ground') for (const x of bombers) fire(p, x, 'bombard')
  if (helper) fire(p, helper, 'defence')
  if (difference < 0) {
    error(w, from, seat, where, bombers)
    return
  }
  const others = may.filter((x) => x !== target)
  suffer(w, target, { fort: '', leaders: false })
  if (difference === 0) return
  const left = others.filter((x) => isArea(x.where) && x.where === where)
  if (left.length === 0 || left.every(isLeader)) return
  const second =
    p.pieces[
      w.ask(
        'second',
        enemy,
        left.map((x) => x.row.id),
      )
    ]
  if (second) allOrOne(w, [second], { fort: '', leaders: false }, [second])
}

/** Below the defence: an error in a contested area, and anti-aircraft guns hit the aircraft. */
function error(
  w: Watch,
  from: 'ground' | 'air' | 'invasion',
  seat: Piece['row']['seat'],
  where: string,
  bombers: readonly Piece[],
): void {
  const { p } = w
  const under = from === 'air' && flak(p, where) > 0
  if (contested(p, where)) {
    const own = hittable(at(p, where, seat))
    const hit = own.length === 1 ? own[0] : p.pieces[w.draw()]
    if (!hit || !own.includes(hit)) throw new Error('the error hits nobody who could be hit')
    reduce(w, hit)
  }
  const plane = bombers[0]
  if (under && plane) reduce(w, plane)
}
