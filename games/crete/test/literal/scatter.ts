// Random crowded positions: counters of both sides thrown into a corner of the map, some of everything that can lie on them.
import { cell, fastChance, item, newPlay } from '@merkur/engine'
import { rules } from '../../game.ts'
import { type Area, type Crete, countAt, freshCache, place, type Seat, unitsAt } from '../../state.ts'

const blank = newPlay(rules, { scenario: 'standard', options: {} })

/** Areas around one, near ones first. */
function corner(s: Crete, middle: Area, n: number): Area[] {
  const found = [middle]
  for (const a of found) {
    if (found.length >= n) break
    for (const next of s.box.near[a] ?? []) if (!found.includes(next)) found.push(next)
  }
  return found.slice(0, n)
}

/** A position of `seed` in the middle of an activation. */
export function scatter(seed: string): Crete {
  const s = newPlay(rules, { scenario: 'standard', options: {} })
  const chance = fastChance(seed)
  const once = (inN: number): boolean => chance.die(inN) === 1
  for (let u = 0; u < s.box.units.length; u++) if (item(s.box.units, u).kind !== 'aircraft') s.at[u] = -1
  s.owner.fill(0)
  s.alone.fill(0)
  s.cache = freshCache(s)
  s.turn = chance.die(24)
  const seat: Seat = once(2) ? 'german' : 'commonwealth'
  s.side = seat
  s.stage = seat
  s.doing = 'acting'
  s.initiative = once(2) ? 'german' : 'commonwealth'
  s.limit = chance.die(4) - 1
  const areas = corner(s, chance.die(s.box.areas) - 1, 4 + chance.die(6))
  const land = [...s.box.sides.german, ...s.box.sides.commonwealth]
  for (let n = 12 + chance.die(26); n > 0; n--) {
    const u = item(land, chance.die(land.length) - 1)
    const area = item(areas, chance.die(areas.length) - 1)
    const def = item(s.box.units, u)
    if (cell(s.at, u) >= 0 || countAt(s, area, def.seat) >= 6 || (def.mechanized && cell(s.box.road, area) === 0))
      continue
    place(s, u, area)
    s.reduced[u] = once(3) ? 1 : 0
    s.scatter[u] = def.para && once(5) ? 1 : 0
    s.fired[u] = def.kind !== 'unit' && once(6) ? 1 : 0
    s.silenced[u] = def.kind === 'leader' && once(6) ? 1 : 0
    s.supported[u] = def.kind !== 'unit' && once(6) ? 1 : 0
    s.used[u] = def.kind !== 'unit' && once(6) ? 1 : 0
    s.deed[u] = once(6) || s.scatter[u] === 1 ? 1 : 0
  }
  for (const a of areas) if (cell(s.box.city, a) === 0 && countAt(s, a, 'commonwealth') > 0 && once(3)) s.fort[a] = 1
  const own = areas.filter((a) => countAt(s, a, seat) > 0)
  s.active = own.length > 0 ? item(own, chance.die(own.length) - 1) : -1
  if (s.active < 0) return scatter(`${seed}'`)
  if (seat === 'commonwealth' && once(2)) {
    s.counted[s.active] = 1
    s.moved = 1
  }
  comeIn(s, seat, areas, once)
  return s
}

/** Some have come into contested areas in this activation, some into an enemy area that they must assault. */
function comeIn(s: Crete, seat: Seat, areas: readonly Area[], once: (inN: number) => boolean): void {
  const night = item(s.box.tables.turns, s.turn - 1).night
  for (const a of areas) {
    if (a === s.active || countAt(s, a, seat === 'german' ? 'commonwealth' : 'german') === 0) continue
    const troops = unitsAt(s, a, seat).filter((u) => item(s.box.units, u).kind !== 'leader')
    if (night || troops.length === 0 || !once(3)) continue
    const owes = once(2) && troops.some((u) => item(s.box.units, u).leadsAssault)
    for (const u of troops) {
      s.deed[u] = owes ? 3 : once(2) ? 2 : 1
      s.scatter[u] = 0
    }
  }
}

export const start = blank
