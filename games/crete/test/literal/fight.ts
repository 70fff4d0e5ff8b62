// A literal reading of chapter 7: values of both sides, the roll with its reroll, and what befalls whom.
import { type Band, band, below, roll } from './dice.ts'
import { retreat, suffer, type Terms } from './losses.ts'
import { nightFight } from './night.ts'
import {
  area,
  at,
  attack,
  bonusFrom,
  contested,
  defence,
  fire,
  guns,
  hittable,
  isArea,
  isLeader,
  near,
  night,
  other,
  type Picture,
  type Piece,
  reaches,
  standing,
} from './sheet.ts'
import type { Watch } from './watch.ts'

const REGIMENTS = ['sturm', 'fjr1', 'fjr2', 'fjr3']

/** Three battalions of one regiment or brigade; Ramcke's stands in for one in a parachute regiment. */
export function three(units: readonly Piece[]): boolean {
  const ramcke = units.some((u) => u.row.id === 'G-RamckeFJ') ? 1 : 0
  const groups = new Set(units.map((u) => u.row.bonus_group).filter((g) => g !== '' && g !== 'any-para'))
  return [...groups].some(
    (g) =>
      units.filter((u) => u.row.bonus_group === g).length + (REGIMENTS.includes(g) ? ramcke : 0) >= 3 &&
      units.length >= 3,
  )
}

/** What the ground adds for a defender: the best of ground and city, Hill 107 for the Commonwealth. */
export function ground(where: string, seat: Piece['row']['seat']): number {
  const { terrain, city, defence: special } = area(where)
  return Math.max(
    { flat: 0, difficult: 1, hill: 2, mountain: 2 }[terrain],
    special === 'hill-107' && seat === 'commonwealth' ? 3 : 0,
    { none: 0, secondary: 4, city: 6 }[city],
  )
}

/** The defence factor, halved for parachutists under tanks without a German leader. */
function factor(p: Picture, lead: Piece, x: Piece): number {
  const halved = lead.row.type === 'tanks' && x.row.para && !isLeader(x) && !at(p, x.where, 'german').some(isLeader)
  return halved ? Math.ceil(defence(x) / 2) : defence(x)
}

/** Guns that may support a side in a combat at an area. */
export const helpers = (
  p: Picture,
  where: string,
  seat: Piece['row']['seat'],
  inAssault: boolean,
  ownOnly = false,
): Piece[] =>
  standing(p).filter(
    (x) =>
      x.row.seat === seat &&
      guns(p, x) > 0 &&
      (!inAssault || !x.supported) &&
      (ownOnly ? x.where === where : reaches(p, x, where)),
  )

const optional = (w: Watch, id: string, seat: Piece['row']['seat'], from: readonly Piece[]): Piece | undefined => {
  if (from.length === 0) return undefined
  return w.p.pieces[w.ask(id, seat, [...from.map((x) => x.row.id), 'none'])]
}

/** Supporters: any of those who may, named by the attacker. */
function supporters(w: Watch, kind: 'assault' | 'shot', lead: Piece): Piece[] {
  const { p } = w
  const may = at(p, lead.where, lead.row.seat).filter(
    (x) =>
      x !== lead && !isLeader(x) && ((x.deed === 0 && x.where === p.active) || (x.deed === 2 && kind === 'assault')),
  )
  if (may.length === 0) return []
  const chosen = new Set(may)
  for (;;) {
    const key = w.ask('supporters', lead.row.seat, ['done', ...may.map((x) => x.row.id)], (keys) =>
      w.any(['done', 'done', ...keys]),
    )
    if (key === 'done') return may.filter((x) => chosen.has(x))
    const x = p.pieces[key]
    if (x && !chosen.delete(x)) chosen.add(x)
  }
}

/** 7.1 What an attack is worth before the dice. */
export function attackValue(
  p: Picture,
  kind: 'assault' | 'shot' | 'landing',
  lead: Piece,
  helpers_: readonly Piece[],
  myGuns: Piece | undefined,
): number {
  let value = attack(lead) + helpers_.length + (three([lead, ...helpers_]) ? 1 : 0)
  if (lead.row.seat === 'german' && !night(p)) value += 1
  if (bonusFrom(p, lead, lead.where)) value += 1
  if (myGuns) value += guns(p, myGuns)
  if (kind === 'shot' && contested(p, lead.where)) value = Math.ceil(value / 2)
  return value
}

/** 7.2 What a main defender is worth before the dice. */
export function defenceValue(
  p: Picture,
  lead: Piece,
  main: Piece,
  where: string,
  theirGuns: Piece | undefined,
): number {
  const theirs = main.row.seat
  let against = factor(p, lead, main) + (bonusFrom(p, main, where) ? 1 : 0) + ground(where, theirs)
  if (theirs === 'commonwealth' && p.forts.has(where)) against += 2
  if (theirGuns) against += guns(p, theirGuns)
  return against
}

/** 7 An attack with its supporters named. */
export function settle(
  w: Watch,
  kind: 'assault' | 'shot' | 'landing',
  where: string,
  lead: Piece,
  helpers_: readonly Piece[],
): Band {
  const { p } = w
  const mine = lead.row.seat
  const theirs = other(mine)
  for (const x of [lead, ...helpers_]) x.deed = 1
  const myGuns = kind === 'shot' ? undefined : optional(w, 'guns', mine, helpers(p, where, mine, true))
  const theirGuns = optional(w, 'defence-guns', theirs, helpers(p, where, theirs, false, kind === 'landing'))
  const may = hittable(at(p, where, theirs))
  const top = Math.max(...may.map((x) => factor(p, lead, x)))
  const best = may.every(isLeader) ? may : may.filter((x) => factor(p, lead, x) === top)
  const main =
    p.pieces[
      w.ask(
        'main',
        theirs,
        best.map((x) => x.row.id),
      )
    ]
  if (!main) throw new Error('nobody defends')
  const value = attackValue(p, kind, lead, helpers_, myGuns)
  const against = defenceValue(p, lead, main, where, theirGuns)
  const [a = 0, b = 0, c = 0, d = 0] = roll(w, 4, below(value - against))
  const result = band(value + a + b - against - c - d)
  if (myGuns) fire(p, myGuns, 'assault')
  if (theirGuns) fire(p, theirGuns, 'defence')
  befall(w, kind, where, lead, helpers_, main, result)
  return result
}

/** 7.4 What a result does. */
function befall(
  w: Watch,
  kind: string,
  where: string,
  lead: Piece,
  helpers_: readonly Piece[],
  main: Piece,
  result: Band,
): void {
  const terms: Terms = { fort: where, leaders: true }
  const there = (x: Piece): boolean => isArea(x.where) && x.where === where
  if (kind === 'shot') {
    if (['a', 'b', 'c'].includes(result)) suffer(w, lead, terms)
    if (['c', 'd', 'e'].includes(result)) suffer(w, main, terms, result === 'e')
    return
  }
  const others = at(w.p, where, main.row.seat).filter((x) => x !== main && !isLeader(x))
  if (['a', 'b', 'c'].includes(result)) {
    suffer(w, lead, terms)
    retreat(w, lead, terms)
  }
  if (result === 'a') allOrOne(w, helpers_.filter(there), terms)
  if (['c', 'd', 'e'].includes(result)) {
    suffer(w, main, terms)
    retreat(w, main, terms)
  }
  if (result === 'e') allOrOne(w, others.filter(there), terms)
}

/** All of them retreat, or one of them, named, is reduced. */
export function allOrOne(w: Watch, who: readonly Piece[], terms: Terms, reducible = hittable(who)): void {
  const first = who[0]
  if (!first) return
  const key = w.ask('burden', first.row.seat, ['retreat', ...reducible.map((x) => `reduce ${x.row.id}`)])
  if (key === 'retreat') for (const x of who) retreat(w, x, terms)
  else {
    const x = w.p.pieces[key.slice('reduce '.length)]
    if (x) suffer(w, x, terms)
  }
}

/** An assault of the lead's own choice, or (with `owers`) the one that all who entered owe. */
export function assault(w: Watch, where: string, lead: Piece, owers?: readonly Piece[]): void {
  if (night(w.p)) {
    nightFight(w, lead, owers === undefined)
    return
  }
  settle(w, 'assault', where, lead, owers ?? supporters(w, 'assault', lead))
}

/** A shot at a neighbouring area with enemies. */
export function shoot(w: Watch, lead: Piece): void {
  const { p } = w
  const where = w.ask(
    'target',
    lead.row.seat,
    near(lead.where).filter((a) => at(p, a, other(lead.row.seat)).length > 0),
  )
  settle(w, 'shot', where, lead, supporters(w, 'shot', lead))
}
