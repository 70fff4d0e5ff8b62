// Random crowded positions: units thrown around a place on the map, in any condition, so that rare cases meet often.
import { type Chance, cell, fastChance, newPlay } from '@merkur/engine'
import { printed } from '../../box.ts'
import { rules } from '../../game.ts'
import type { Maleme } from '../../state.ts'
import { apart, hexes, hexRow, isHex, playable, tables } from './sheet.ts'

const ids = rules.ids(printed)
const index = (dimension: string, id: string): number => (ids[dimension] ?? []).indexOf(id)

/** A thrown position and the dice it was thrown with. */
class Throw {
  readonly s: Maleme
  readonly chance: Chance

  constructor(seed: string) {
    this.chance = fastChance(`scatter ${seed}`)
    this.s = newPlay(rules, { scenario: 'standard', options: {} })
    this.s.at.fill(-1)
    this.s.side.fill(0)
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return this.chance.die(n) === 1
  }

  any<T>(list: readonly T[]): T {
    const found = list[this.chance.die(list.length) - 1]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  where(unit: string): string {
    return ids.spaces?.[cell(this.s.at, index('units', unit))] ?? ''
  }

  put(unit: string, space: string): void {
    this.s.at[index('units', unit)] = index('spaces', space)
  }

  /** Takes a random chit off the cup; -1 when it is empty. */
  chit(): number {
    const left = [...this.s.cup].flatMap((n, m) => (n > 0 ? [m] : []))
    if (left.length === 0) return -1
    const marker = this.any(left)
    this.s.cup[marker] = cell(this.s.cup, marker) - 1
    return marker
  }

  isFree(space: string, seat: string): boolean {
    return !tables.units.some((u) => u.seat !== seat && this.where(u.id) === space)
  }
}

/** A place worth crowding: stars, drop hexes, zone edges and set-up hexes come up more often than other ground. */
const places = hexes.filter(playable).flatMap((h) => {
  const row = hexRow(h)
  const signs = [row?.star, row?.drop, row?.zone, row?.setup].filter((x) => x !== undefined && x !== '')
  return Array<string>(1 + 2 * signs.length).fill(h)
})

/** Puts a unit somewhere near a centre, in any condition it can be in. */
function throwUnit(t: Throw, unit: (typeof tables.units)[number], near: readonly string[]): void {
  const u = index('units', unit.id)
  const zone = unit.seat === 'german' ? t.any(['A', 'B', 'C']) : unit.battalion === '28' ? 'maori' : ''
  const space = zone !== '' && t.once(8) ? zone : t.any(near)
  if (!t.isFree(space, unit.seat)) return
  t.put(unit.id, space)
  if (unit.back !== 'none' && t.once(3)) t.s.side[u] = 1
  if (isHex(space) && t.once(5)) t.s.pinned[u] = t.chit()
  if (unit.seat === 'german' && !unit.artillery && t.once(4)) t.s.regrouping[u] = t.chit()
  const c = index('companies', unit.company)
  if (c >= 0 && (hexRow(space)?.area !== unit.company || t.once(3))) t.s.contacted[c] = 1
}

/** Clock, markers and flags anywhere they can be. */
function throwClock(t: Throw, turn: number): void {
  const { s } = t
  s.turn = turn
  s.germanWithdrawal = turn + t.chance.die(6)
  s.alliedWithdrawal = turn + t.chance.die(6)
  s.active = t.any(['german', 'allied'])
  s.initiative = t.any(['german', 'allied'])
  s.firstChanceGone = t.once(2)
  s.stukas = t.chance.die(5) - 1
  for (let i = 0; i < s.held.length; i++) if (t.once(3)) s.held[i] = 1
  for (let i = 0; i < s.tried.length; i++) if (t.once(5)) s.tried[i] = 1
}

/** Losses in the boxes, and the units that HQ actions bring. */
function throwBoxes(t: Throw): void {
  const { s } = t
  for (const u of tables.units) {
    if (t.where(u.id) !== '') continue
    if (u.seat === 'allied') t.put(u.id, 'allied-eliminated')
    else t.put(u.id, t.once(12) ? 'seize' : 'permanent')
  }
  const lost = tables.units.filter((u) => t.where(u.id) === 'permanent')
  for (let n = t.chance.die(4) - 1; n > 0 && lost.length > 0; n--) t.put(t.any(lost).id, 'eliminated')
  const reserves: readonly (readonly [string, 'matildasReleased' | 'engineersReleased' | 'maoriReleased'])[] = [
    ['reserve-matildas', 'matildasReleased'],
    ['reserve-engineers', 'engineersReleased'],
    ['reserve-maori', 'maoriReleased'],
  ]
  for (const [box, flag] of reserves) {
    const own = tables.units.filter((u) => u.setup === box)
    s[flag] = !own.every((u) => t.where(u.id) === 'allied-eliminated') || t.once(2)
    if (!s[flag]) for (const u of own) t.put(u.id, box)
  }
}

function crowd(t: Throw, centre: string, radius: number, most: number): void {
  const near = hexes.filter((h) => playable(h) && apart(h, centre) <= radius)
  for (let n = 6 + t.chance.die(most); n > 0; n--) {
    const unit = t.any(tables.units)
    if (t.where(unit.id) === '') throwUnit(t, unit, near)
  }
}

/** A crowded position in the impulses. */
export function scatter(seed: string): Maleme {
  const t = new Throw(seed)
  throwClock(t, t.once(3) ? t.chance.die(4) - 1 : 3 + t.chance.die(12))
  crowd(t, t.any(places), 1 + t.chance.die(4), 26)
  throwBoxes(t)
  t.s.stage = 'impulses'
  t.s.cache = rules.freshCache(t.s)
  return t.s
}

/** A group about to land among a crowd. */
export function scatterDrop(seed: string): Maleme {
  const t = new Throw(seed)
  const turn = t.chance.die(3) - 1
  throwClock(t, turn)
  const group = t.any(tables.groups.filter((g) => g.marker && ['8:30', '9:00', '9:30'].indexOf(g.turn) === turn))
  const signs = hexes.filter((h) => (group.glider ? hexRow(h)?.drop.includes('glider') : hexRow(h)?.drop !== ''))
  const centre = t.any(signs)
  const landing = [...group.units, ...group.assignable]
  for (const id of landing) {
    t.put(id, 'waiting')
    t.s.assigned[index('units', id)] = index('groups', group.id)
  }
  crowd(t, centre, 2 + t.chance.die(3), 20)
  throwBoxes(t)
  const drop = index('drops', group.id)
  t.s.plan[drop] = index('spaces', centre)
  t.s.revealed[drop] = 1
  t.s.dropping = index('groups', group.id)
  t.s.stage = 'drop'
  t.s.cache = rules.freshCache(t.s)
  return t.s
}
