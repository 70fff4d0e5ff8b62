// A literal reading of rulings S4 and S5: which quiet area marches, toward what, who enters and who stops on the way.
import { printed } from '../../box.ts'
import { mayLeave } from './action.ts'
import { drawn, most } from './answers.ts'
import { settle } from './fight.ts'
import {
  aloneIn,
  area,
  areaIds,
  at,
  attack,
  bordersOf,
  contested,
  isLeader,
  leadsAssault,
  movement,
  night,
  type Picture,
  type Piece,
  room,
} from './sheet.ts'
import { arrive, mayEnter, price } from './walk.ts'
import type { Watch } from './watch.ts'

const OWN = 'commonwealth'
const germans = (p: Picture, where: string): boolean => at(p, where, 'german').length > 0

/** Units that can march: no leaders, nothing done yet, movement points. */
const mobile = (p: Picture, where: string): Piece[] =>
  at(p, where, OWN).filter((x) => !isLeader(x) && x.deed === 0 && movement(x) > 0)

interface Way {
  readonly cost: number
  /** The areas after the start, with what it has cost to come there. */
  readonly stops: readonly { readonly where: string; readonly cost: number }[]
}

/** The cheapest way past German areas, whatever it costs: by road all the way, or else across country. */
function way(p: Picture, x: Piece, goal: string): Way | undefined {
  const road = priced(p, x, goal, true)
  const country = priced(p, x, goal, false)
  return road && (!country || road.cost <= country.cost) ? road : country
}

function priced(p: Picture, x: Piece, goal: string, byRoad: boolean): Way | undefined {
  const cost = new Map([[x.where, 0]])
  // Prices are lowered until nothing changes.
  for (let changed = true; changed; ) {
    changed = false
    for (const here of areaIds) {
      const spent = cost.get(here)
      if (spent === undefined || (here !== x.where && germans(p, here))) continue
      for (const { to, road } of bordersOf(here)) {
        if ((byRoad && !road) || (x.row.mechanized && !area(to).road)) continue
        const total = spent + price(p, x, to, byRoad)
        if (total >= (cost.get(to) ?? Infinity)) continue
        cost.set(to, total)
        changed = true
      }
    }
  }
  const whole = cost.get(goal)
  if (whole === undefined) return undefined
  const stops: { where: string; cost: number }[] = []
  for (let here = goal; here !== x.where; ) {
    const spent = cost.get(here) ?? 0
    stops.unshift({ where: here, cost: spent })
    // S18: of equally cheap ways, the one through the area that stands first on the map.
    const before = areaIds.find(
      (a) =>
        bordersOf(a).some((b) => b.to === here && (b.road || !byRoad)) &&
        (a === x.where || !germans(p, a)) &&
        (cost.get(a) ?? Infinity) + price(p, x, here, byRoad) === spent,
    )
    if (before === undefined) throw new Error(`no way leads back from ${here}`)
    here = before
  }
  return { cost: whole, stops }
}

const OBJECTIVES = printed.tables.objectives.map((o) => o.area)

interface Source {
  readonly where: string
  readonly goals: readonly { readonly goal: string; readonly cost: number }[]
}

/** Quiet areas that may march, each with its goals and their prices for the unit with most movement points. */
function sources(p: Picture): Source[] {
  const first = OBJECTIVES.filter((a) => germans(p, a))
  const second = areaIds.filter((a) => contested(p, a))
  const quiet = areaIds.filter(
    (a) => !p.looked.has(a) && !area(a).objective && !contested(p, a) && mayLeave(p, a) && mobile(p, a).length > 0,
  )
  return quiet.flatMap((where) => {
    const x = most(mobile(p, where), movement)[0]
    if (!x) return []
    for (const list of [first, second]) {
      const goals = list.flatMap((goal) => {
        const found = way(p, x, goal)
        return found ? [{ goal, cost: found.cost }] : []
      })
      if (goals.length > 0) return [{ where, goals: most(goals, (g) => -g.cost) }]
    }
    return []
  })
}

/** Looks at sources, the nearest to its goal first, until one of them moves. */
export function march(w: Watch, found: () => void = () => undefined): boolean {
  const { p } = w
  for (;;) {
    const near = most(sources(p), (s) => -(s.goals[0]?.cost ?? 0))
    if (near.length === 0) return false
    const where = drawn(
      w,
      near.map((s) => s.where),
    )
    const goals = near.find((s) => s.where === where)?.goals ?? []
    const goal = drawn(
      w,
      goals.map((g) => g.goal),
    )
    p.looked.add(where)
    const plan = planned(p, where, goal)
    if (plan.length === 0) continue
    found()
    carryOut(w, where, goal, plan)
    return true
  }
}

/** Who goes where: into the goal as far as there is room, or as near as the points allow. */
function planned(p: Picture, from: string, goal: string): { x: Piece; to: string }[] {
  const all = mobile(p, from).flatMap((x) => {
    const found = way(p, x, goal)
    return found ? [{ x, found }] : []
  })
  const inReach = all.filter(({ x, found }) => found.cost <= movement(x))
  const german = aloneIn(p, goal, 'german')
  const enter = !german || (!night(p) && inReach.filter(({ x }) => leadsAssault(x)).length >= 3)
  const free = area(goal).map === 'strategic' ? 99 : 6 - at(p, goal, OWN).length
  const inside = enter ? inReach.slice(0, free).map(({ x }) => x) : []
  return all.flatMap(({ x, found }) => {
    if (inside.includes(x)) return [{ x, to: goal }]
    const short = found.stops.filter((s) => s.where !== goal && s.cost <= movement(x) && room(p, s.where, OWN))
    const last = short.at(-1)
    return last ? [{ x, to: last.where }] : []
  })
}

function carryOut(w: Watch, from: string, goal: string, plan: readonly { x: Piece; to: string }[]): void {
  const { p } = w
  let reserve = ''
  for (const { x, to } of plan) {
    if (!room(p, to, OWN) || !mayEnter(p, x, to)) continue
    if (x.row.formation === '19res') reserve = to
    arrive(p, x, to)
  }
  const vasey = p.pieces['C-Vasey']
  if (vasey && reserve !== '' && vasey.where === from && vasey.deed === 0 && room(p, reserve, OWN)) {
    const left = at(p, from, OWN).some((x) => !isLeader(x) && x.row.formation === '19res')
    const found = way(p, vasey, reserve)
    if (!left && found && found.cost <= movement(vasey)) arrive(p, vasey, reserve)
  }
  const entered = at(p, goal, OWN).filter((x) => x.deed === 3)
  if (entered.length === 0) return
  const leads = most(entered.filter(leadsAssault), attack)
  const id = drawn(
    w,
    leads.map((x) => x.row.id),
  )
  const lead = p.pieces[id]
  if (lead)
    settle(
      w,
      'assault',
      goal,
      lead,
      entered.filter((x) => x !== lead),
    )
}
