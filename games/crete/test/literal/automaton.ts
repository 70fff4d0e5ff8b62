// A literal reading of 12.2 and its rulings S2 to S11: one act of a Commonwealth that plays by itself.
import { printed } from '../../box.ts'
import { mayAssault, mayBombard } from './action.ts'
import { answers, drawn, most } from './answers.ts'
import { bombardAt, bombTargets } from './bomb.ts'
import { attackValue, defenceValue, settle } from './fight.ts'
import { march } from './march.ts'
import { nightFight } from './night.ts'
import {
  aloneIn,
  area,
  areaIds,
  at,
  attack,
  contested,
  hittable,
  isArea,
  isLeader,
  isUnit,
  leadsAssault,
  near,
  night,
  type Picture,
  type Piece,
} from './sheet.ts'
import type { Watch } from './watch.ts'

const OWN = 'commonwealth'

const isObjective = (where: string): boolean => area(where).objective

/** Objectives as the rulebook lists them, then the rest of the map. */
const inOrder = (): string[] => [
  ...printed.tables.objectives.map((o) => o.area),
  ...areaIds.filter((a) => !isObjective(a)),
]

const troops = (p: Picture, where: string): Piece[] => at(p, where, OWN).filter((x) => !isLeader(x))

/** S3 Brigade leaders first, Freyberg last: at the area in reach that holds most Germans, two at least. */
function bombards(w: Watch): string {
  const { p } = w
  if (night(p)) return ''
  const leaders = printed.tables.leaders.flatMap(({ id }) => p.pieces[id] ?? []).filter((x) => x.row.seat === OWN)
  for (const x of [...leaders.filter((l) => !l.row.divisional), ...leaders.filter((l) => l.row.divisional)]) {
    if (!isArea(x.where) || x.deed !== 0 || !mayBombard(p, x)) continue
    const crowded = bombTargets(p, x).filter((a) => at(p, a, 'german').length >= 2)
    if (crowded.length === 0) continue
    bombardAt(
      w,
      x,
      drawn(
        w,
        most(crowded, (a) => at(p, a, 'german').length),
      ),
    )
    return 'bombards'
  }
  return ''
}

/** S6 Three units or more in a contested area assault, all of them, the highest attack factor first. */
function assaults(w: Watch): string {
  const { p } = w
  if (night(p)) return ''
  for (const where of inOrder()) {
    if (!contested(p, where) || troops(p, where).length < 3) continue
    const ready = troops(p, where).filter((x) => x.deed === 0 || x.deed === 2)
    const leads = ready.filter(leadsAssault)
    if (leads.length === 0) continue
    const lead = drawnPiece(w, most(leads, attack))
    settle(
      w,
      'assault',
      where,
      lead,
      ready.filter((x) => x !== lead),
    )
    return 'assaults'
  }
  return ''
}

/** S7 What the leader of a shot sees: his strength is not below the defence, guns left aside. */
function dares(p: Picture, lead: Piece, ready: readonly Piece[], where: string): boolean {
  const value = attackValue(
    p,
    'shot',
    lead,
    ready.filter((x) => x !== lead),
    undefined,
  )
  const may = hittable(at(p, where, 'german'))
  const against = may.map((main) => defenceValue(p, lead, main, where, undefined))
  return value >= Math.max(...against)
}

/** S7 From areas of its own: objectives first, then contested areas, then others. */
function shoots(w: Watch): string {
  const { p } = w
  if (night(p)) return ''
  for (const from of inOrder()) {
    if (!aloneIn(p, from, OWN)) continue
    const ready = at(p, from, OWN).filter((x) => x.deed === 0 && isUnit(x))
    const leads = most(ready, attack)
    const open = near(from).filter(
      (a) => at(p, a, 'german').length > 0 && leads.some((lead) => dares(p, lead, ready, a)),
    )
    if (open.length === 0) continue
    const target = drawn(
      w,
      most(open, (a) => (isObjective(a) ? 2 : contested(p, a) ? 1 : 0)),
    )
    const lead = drawnPiece(
      w,
      leads.filter((x) => dares(p, x, ready, target)),
    )
    settle(
      w,
      'shot',
      target,
      lead,
      ready.filter((x) => x !== lead),
    )
    return 'shoots'
  }
  return ''
}

/** S11 The Māori, in a contested area with three units or more. */
function maori(w: Watch): string {
  const { p } = w
  const x = Object.values(p.pieces).find((one) => one.row.night)
  if (!night(p) || !x || !isArea(x.where) || (x.deed !== 0 && x.deed !== 2)) return ''
  if (!mayAssault(p, x) || troops(p, x.where).length < 3) return ''
  nightFight(w, x, true)
  return 'maori'
}

/** S2 With the initiative left and no area left to move, one more area marches. */
function oneMore(w: Watch): string {
  const { p } = w
  if (p.initiative !== OWN || p.moved < p.limit) return ''
  p.limit++
  const went = march(w, () => {
    p.initiative = 'german'
  })
  if (!went) p.limit--
  return went ? 'one more' : ''
}

const drawnPiece = (w: Watch, among: readonly Piece[]): Piece => {
  const id = drawn(
    w,
    among.map((x) => x.row.id),
  )
  const x = w.p.pieces[id]
  if (!x) throw new Error('nobody is drawn')
  return x
}

const STEPS = [bombards, (w: Watch) => (march(w) ? 'marches' : ''), assaults, shoots, maori]

/** One act of the automaton's turn; a step that has nothing left gives way to the next. */
export function automaton(w: Watch): string {
  const { p } = w
  w.alone = (id, keys, matter) => answers(w, id, keys, matter)
  const step = STEPS[p.step]
  if (step) {
    const met = step(w)
    if (met === '') p.step++
    return met === '' ? 'next step' : met
  }
  if (p.step === STEPS.length) {
    const met = oneMore(w)
    p.step++
    return met === '' ? 'no more' : met
  }
  for (const x of Object.values(p.pieces)) if (x.row.seat === OWN && isArea(x.where) && x.deed === 2) x.deed = 1
  p.active = ''
  return 'end'
}
