// A literal reading of what is rolled and judged between activations: landings, the Navy, the die, control, regrouping, the random set-up.
import { answers } from './answers.ts'
import { raid } from './bomb.ts'
import { roll } from './dice.ts'
import { eliminate, reduce } from './losses.ts'
import {
  aloneIn,
  area,
  areaIds,
  at,
  empty,
  isLeader,
  near,
  night,
  type Picture,
  type Piece,
  room,
  standing,
} from './sheet.ts'
import { leave } from './walk.ts'
import type { Watch } from './watch.ts'

const list = (p: Picture): Piece[] => Object.values(p.pieces)

/** 5.2 The test of the next counter that has come down. */
export function landingTest(w: Watch): string {
  const { p } = w
  const x = list(p).find((y) => y.untested)
  if (!x) throw new Error('nobody has come down')
  const enemies = at(p, x.where, 'commonwealth').length
  let added = { flat: 0, difficult: 1, hill: 3, mountain: 4 }[area(x.where).terrain]
  added += enemies === 0 ? 0 : enemies <= 2 ? 1 : enemies <= 4 ? 2 : 3
  if (p.solo) {
    if (near(x.where).some((a) => at(p, a, 'commonwealth').length > 0)) added += 1
  } else if (x.row.para && !x.glider) added -= 1
  x.untested = false
  const [die = 0] = roll(w, 1)
  if (die + added >= 6) reduce(w, x)
  return die + added >= 6 ? 'reduced' : 'safe'
}

/** 8 One aircraft of those that have been sent out. */
export function sortie(w: Watch): string {
  const { p } = w
  const sent = list(p).filter((x) => x.row.type === 'bomber' && x.aim !== '')
  const plane =
    p.pieces[
      w.ask(
        'sortie',
        'german',
        sent.map((x) => x.row.id),
      )
    ]
  if (!plane) throw new Error('nobody is sent')
  const where = plane.aim
  plane.aim = ''
  if (at(p, where, 'commonwealth').every(isLeader)) return 'in vain'
  raid(w, plane, where)
  return 'attack'
}

/** 4, 4.1 The activation die. */
export function activationDie(w: Watch): string {
  const { p } = w
  const [die = 0] = roll(w, 1)
  const german = areaIds.filter((a) => area(a).map === 'west' && at(p, a, 'german').length > 0).length
  const bonus = p.turn > 5 ? 0 : german <= 1 ? 2 : german === 2 ? 1 : 0
  const less = p.turn <= 5 ? 6 - p.turn : 0
  p.limit = Math.max(night(p) ? 1 : 0, Math.min(6, die - less + bonus))
  return `${p.limit}`
}

const B1 = ['G-III/100', 'G-Pion5', 'G-Flak5', 'G-Art2', 'G-Art3', 'G-III/85', 'G-Pz31']

/** 5.4 The Royal Navy. */
export function navy(w: Watch): string {
  const { p } = w
  if (p.solo) w.alone = (id, keys, matter) => answers(w, id, keys, matter)
  const aboard = (): Piece[] => B1.map((id) => p.pieces[id]).filter((x): x is Piece => x?.where === 'reinforcements')
  if (p.turn < 6 || p.convoy !== 'sea' || aboard().length === 0) return 'none'
  const [die = 0] = roll(w, 1, ([first]) => first === 1)
  if (die === 1) p.convoy = 'passed'
  if (die === 6) {
    for (const x of aboard()) eliminate(w, x)
    p.convoy = 'lost'
  }
  if (die === 4 || die === 5) {
    const [lost = 0] = roll(w, 1)
    for (let n = Math.min(lost, aboard().length); n > 0; n--) {
      const left = aboard()
      const x = left.length === 1 ? left[0] : p.pieces[w.draw()]
      if (!x || !left.includes(x)) throw new Error('a unit is lost that is not aboard')
      eliminate(w, x)
    }
    if (lost > 3) for (const x of aboard()) eliminate(w, x)
    p.convoy = lost > 3 ? 'lost' : 'passed'
  }
  return `${die}`
}

const OBJECTIVES = ['W09', 'W15', 'W21', 'W25', 'W19', 'W28', 'C02', 'C07', 'E05', 'E08']

/** 5.5, 10 The end of a turn: guns free, control, and who has won. */
export function turnEnd(w: Watch): string {
  const { p } = w
  for (const x of list(p)) {
    x.fired = false
    x.silenced = false
    x.supported = false
    x.used = false
  }
  for (const a of areaIds) {
    const now = aloneIn(p, a, 'german') ? 1 : aloneIn(p, a, 'commonwealth') ? 2 : 0
    if (now > 0 && p.alone[a] === now) p.owner[a] = now
    p.alone[a] = now
  }
  const german = OBJECTIVES.filter((a) => aloneIn(p, a, 'german') || (empty(p, a) && p.owner[a] === 1)).length
  if (german === 10) p.winner = 'german'
  else if (p.turn === 24) p.winner = german >= 7 ? 'german' : german === 6 ? 'draw' : 'commonwealth'
  return p.winner
}

/** 9 The end of the German turn: of each four lost one returns. */
export function regroup(w: Watch): string {
  const { p } = w
  let back = 0
  while (p.lost.length >= 4) {
    const four = p.lost.slice(0, 4)
    const may = four.filter((id) => places(p, id).some((a) => room(p, a, 'german')) && !isLeader(p.pieces[id] as Piece))
    if (may.length === 0) break
    const id = w.ask('regroup', 'german', may, undefined, true)
    const x = p.pieces[id] as Piece
    const to = w.ask(
      'regroup-at',
      'german',
      places(p, id).filter((a) => room(p, a, 'german')),
    )
    for (const other_ of four) if (other_ !== id) (p.pieces[other_] as Piece).where = 'eliminated'
    p.lost = p.lost.slice(4)
    x.reduced = false
    x.deed = 1
    x.where = to
    back++
  }
  return `${back}`
}

/** On the map that holds most of its regiment: with a parachute leader, else where most parachutists are. */
function places(p: Picture, id: string): string[] {
  const x = p.pieces[id] as Piece
  const paras = standing(p).filter((y) => y.row.para)
  const own = x.row.id === 'G-RamckeFJ' ? [] : paras.filter((y) => y.row.formation === x.row.formation)
  const on = (who: readonly Piece[], map: string): number => who.filter((y) => area(y.where).map === map).length
  const maps = ['west', 'centre', 'east', 'strategic']
  const most = Math.max(...maps.map((m) => on(own, m)))
  const open = own.length > 0 ? maps.filter((m) => on(own, m) === most) : maps.filter((m) => on(paras, m) > 0)
  return open.flatMap((m) => {
    const here = paras.filter((y) => area(y.where).map === m)
    const led = [...new Set(here.filter(isLeader).map((y) => y.where))]
    if (led.length > 0) return led
    const size = (a: string): number => here.filter((y) => y.where === a).length
    const areas = [...new Set(here.map((y) => y.where))]
    const top = Math.max(...areas.map(size))
    return areas.filter((a) => size(a) === top)
  })
}

/** 12 One area of the random set-up of a map, `order` telling which comes. */
export function deploy(w: Watch, where: string, cup: string): string {
  const { p } = w
  const { terrain, zone } = area(where)
  const total =
    w.die() + (terrain === 'mountain' ? -3 : -2) + (OBJECTIVES.includes(where) ? 6 : 0) + (zone === null ? 0 : 2)
  const n = total <= 3 ? 0 : total === 4 ? 1 : total === 5 ? 2 : 3
  for (let i = 0; i < n && room(p, where, 'commonwealth'); i++) {
    const led = at(p, where, 'commonwealth').some(isLeader)
    const open = list(p).filter(
      (x) => x.where === cup && !(isLeader(x) && led) && (!x.row.mechanized || area(where).road),
    )
    if (open.length === 0) break
    const x = open.length === 1 ? open[0] : p.pieces[w.draw()]
    if (!x || !open.includes(x)) throw new Error('a counter is drawn that does not fit')
    leave(p, x, where)
  }
  return `${n}`
}
