// A literal reading of 6.0, 7.0, 8.2 and 17.2: who may attack whom, with what support, and what the roll does.
import type { Seat } from '../../state.ts'
import { turnUp } from './counters.ts'
import { closeCombat, riders, sitsOnEnemy, touching } from './phases.ts'
import {
  apart,
  attackOf,
  edgeRow,
  hexRow,
  isGun,
  isHex,
  named,
  other,
  type Picture,
  type Piece,
  sideOf,
  tables,
} from './sheet.ts'
import { subsets } from './subsets.ts'
import type { Watch } from './watch.ts'

const isOpen = (x: Piece): boolean => x.contact && !x.fought
const foes = (p: Picture, x: Piece): Piece[] => touching(p, x).filter(isOpen)

/** 6.21, 6.22 Whether everybody who is left still has somebody to fight. */
const leavesNobody = (p: Picture, fighting: readonly Piece[]): boolean =>
  [...sideOf(p, 'german'), ...sideOf(p, 'british')]
    .filter((x) => isOpen(x) && !fighting.includes(x))
    .every((x) => foes(p, x).some((e) => !fighting.includes(e)))

/** 7.24, 7.42, 7.51, 6.47 Guns of a side that could fire at or for one of these. */
const guns = (p: Picture, seat: Seat, targets: readonly Piece[]): Piece[] =>
  sideOf(p, seat).filter(
    (g) =>
      isGun(g) &&
      isHex(g.where) &&
      !g.direct &&
      !g.fired &&
      !g.displaced &&
      !g.fought &&
      targets.some((t) => apart(g.where, t.where) <= (g.row.range ?? 0)),
  )

/** 8.21, K27 */
const airOpen = (p: Picture, seat: Seat, targets: readonly Piece[]): boolean =>
  seat === 'german' && p.air > 0 && targets.every((t) => riders(p, t).length === 0)

const mayAttack = (p: Picture, seat: Seat, t: Piece): boolean => {
  if (!isHex(t.where) || t.down || t.fought) return false
  const fire = riders(p, t).length === 0 && (airOpen(p, seat, [t]) || guns(p, seat, [t]).length > 0)
  if (!isOpen(t)) return fire
  return subsets(foes(p, t)).some((set) => (set.length > 0 || fire) && leavesNobody(p, [t, ...set]))
}

/** 6.24 */
const maySplit = (p: Picture, x: Piece): boolean =>
  isHex(x.where) && isOpen(x) && subsets(foes(p, x)).some((set) => set.length > 1 && leavesNobody(p, [x, ...set]))

/** 6.62 Whether all attackers are across a river from a defender. */
const across = (attackers: readonly Piece[], d: Piece): boolean =>
  attackers.length > 0 && attackers.every((a) => (edgeRow(a.where, d.where)?.river ?? '') !== '')

const ROWS = ['high-mountains', 'mountains', 'hill-town', 'river', 'clear']
const ROW_OF: Readonly<Record<string, string>> = {
  'high-mountains': 'high-mountains',
  mountains: 'mountains',
  hills: 'hill-town',
  town: 'hill-town',
}

/** 6.61 to 6.65 The row best for the defenders. */
function rowFor(attackers: readonly Piece[], defenders: readonly Piece[]): string {
  const claims = defenders.flatMap((d) => [
    ROW_OF[hexRow(d.where)?.terrain ?? ''] ?? 'clear',
    ...(across(attackers, d) ? ['river'] : []),
  ])
  return ROWS.find((row) => claims.includes(row)) ?? 'clear'
}

const NUMBERS = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12'] as const

/** 17.2, K39 The number of a difference. */
function numberFor(row: string, difference: number): number {
  const printed = tables.crtRows.find((r) => r.id === row)
  if (!printed) throw new Error(`no row '${row}'`)
  const columns = NUMBERS.map((n) => printed[n])
  const found = columns.findIndex((c) => c.includes(difference))
  if (found >= 0) return found + 1
  const last = columns.filter((c) => c.length > 0).length
  return difference < Math.min(...columns.flat()) ? 1 : last
}

/** One combat from its declaration to its result, or the end of the phase. */
export function combat(w: Watch, wish?: (keys: readonly string[]) => string): string {
  const { p } = w
  const seat: Seat = p.stage === 'british-combat' ? 'british' : 'german'
  const enemies = sideOf(p, other(seat))
  const owed = [...sideOf(p, seat), ...enemies].some(isOpen)
  const key = w.ask(
    'combat',
    seat,
    [
      ...enemies.filter((t) => mayAttack(p, seat, t)).map((t) => `attack ${t.row.id}`),
      ...sideOf(p, seat)
        .filter((x) => maySplit(p, x))
        .map((x) => `split ${x.row.id}`),
      ...(owed ? [] : ['done']),
    ],
    wish,
  )
  const [verb = '', name = ''] = key.split(' ')
  if (verb === 'done') closeCombat(p)
  else fight(w, seat, named(p, name), verb === 'attack')
  return verb
}

/** 6.23, 6.24, 7.31, 7.32 Who takes part: toggled one by one, each leaving nobody alone. */
function gather(w: Watch, seat: Seat, centre: Piece, one: boolean) {
  const { p } = w
  const near = isOpen(centre) ? foes(p, centre) : []
  // Those who have the centre alone must be in (6.21, 6.22).
  const bound = near.filter((x) => foes(p, x).length === 1)
  const helpers = guns(p, seat, one ? [centre] : near)
  const air = one && airOpen(p, seat, [centre])
  const least = one ? 1 : 2
  // What leads to a whole force: these, with others if they are too few, leave nobody alone.
  const leadsOn = (these: readonly Piece[]): boolean =>
    subsets(near).some(
      (set) => set.length >= least && these.every((n) => set.includes(n)) && leavesNobody(p, [centre, ...set]),
    )
  let chosen = [...bound]
  for (;;) {
    const set = chosen
    const open = [...near, ...helpers].filter((x) =>
      set.includes(x) ? !bound.includes(x) : !near.includes(x) || leadsOn([...near.filter((n) => set.includes(n)), x]),
    )
    const targets = near.filter((n) => set.includes(n))
    const ready = one
      ? set.length > 0 || air
      : targets.length > 1 && helpers.every((g) => !set.includes(g) || guns(p, seat, targets).includes(g))
    const keys = [...open.map((x) => x.row.id), ...(ready ? ['done'] : [])]
    const key = w.ask(one ? 'force' : 'targets', seat, keys, (list) =>
      list.includes('done') && w.chance(2) === 1 ? 'done' : w.any(list),
    )
    if (key === 'done') break
    const x = named(p, key)
    chosen = set.includes(x) ? set.filter((c) => c !== x) : [...set, x]
  }
  const who = near.filter((x) => chosen.includes(x))
  return {
    attackers: one ? who : [centre],
    defenders: one ? [centre] : who,
    fire: helpers.filter((x) => chosen.includes(x)),
  }
}

const ids = (n: number, from = 0): string[] => Array.from({ length: n + 1 - from }, (_, i) => String(i + from))

function fight(w: Watch, seat: Seat, centre: Piece, one: boolean): void {
  const { p } = w
  const enemy = other(seat)
  const { attackers, defenders, fire } = gather(w, seat, centre, one)
  for (const x of [...attackers, ...defenders]) x.fought = true
  for (const x of fire) {
    turnUp(p, x)
    x.fired = true
  }
  const alone = attackers.length === 0
  let attack = [...attackers, ...fire].reduce((sum, x) => sum + attackOf(x), 0)
  let defence = defenders.reduce((sum, x) => sum + x.row.defence, 0)
  // The defender is asked too when a face-down counter might be a gun in range: the longest range is four.
  const helpers = guns(p, enemy, defenders)
  const near = (hex: string): boolean => defenders.some((d) => apart(hex, d.where) <= 4)
  const hidden =
    seat === 'german' && [...p.empty, ...sideOf(p, 'british').flatMap((x) => (x.down ? [x.where] : []))].some(near)
  const asked = helpers.some((x) => !x.down) || hidden
  if (airOpen(p, seat, defenders)) {
    const points = Number(w.ask('air', 'german', ids(p.air, alone && fire.length === 0 ? 1 : 0)))
    p.air -= points
    attack += points
  }
  if (asked) defence += support(w, enemy, helpers)
  if (seat === 'british' && p.air > 0) {
    const points = Number(w.ask('air-support', 'german', ids(p.air)))
    p.air -= points
    defence += points
  }
  const row = rowFor(attackers, defenders)
  const number = numberFor(row, attack - defence)
  const die = w.die('combat')
  const printed = tables.crt[die - 1]?.[NUMBERS[number - 1] ?? 'n1'] ?? '-'
  const result = alone && printed !== 'B3' && printed !== 'B4' ? '-' : printed
  w.facts({ attack, defence, difference: attack - defence, row, number, result })
  apply(p, attackers, defenders, result, alone)
}

/** 7.41 to 7.47 Guns that support the defence. */
function support(w: Watch, seat: Seat, helpers: readonly Piece[]): number {
  let chosen: Piece[] = []
  for (;;) {
    const key = w.ask('support', seat, [...helpers.map((x) => x.row.id), 'done'], (list) =>
      w.chance(2) === 1 ? 'done' : w.any(list),
    )
    if (key === 'done') break
    const x = named(w.p, key)
    chosen = chosen.includes(x) ? chosen.filter((c) => c !== x) : [...chosen, x]
  }
  for (const x of chosen) {
    turnUp(w.p, x)
    x.fired = true
  }
  return chosen.reduce((sum, x) => sum + (x.row.fire_defence ?? 0), 0)
}

/** 6.31, 7.25, 12.23 What a result does. */
function apply(
  p: Picture,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
  result: string,
  alone: boolean,
): void {
  const rider = attackers.find((x) => sitsOnEnemy(p, x))
  if (rider) {
    if (result.startsWith('B')) {
      for (const x of defenders) x.where = 'lost'
      return
    }
    rider.where = 'lost'
  }
  const rest = attackers.filter((x) => x !== rider)
  const hexes = Number(result.slice(1))
  if (result === 'Ae') for (const x of rest) x.where = 'lost'
  else if (result.startsWith('A')) set(p, rest, [], hexes)
  else if (result.startsWith('B')) {
    const moved = defenders.filter((x) => !(alone && isGun(x) && !x.direct))
    set(p, moved, moved.length > 0 ? rest.filter((x) => !isGun(x)) : [], hexes)
  }
}

function set(p: Picture, beaten: readonly Piece[], victors: readonly Piece[], hexes: number): void {
  p.beaten = beaten.map((x) => x.row.id)
  p.victors = victors.map((x) => x.row.id)
  p.back = beaten.length > 0 ? hexes : 0
}
