// Random crowded positions: units of both sides thrown around a place of the map, so that rare cases meet often.
import { type Chance, cell, fastChance, newPlay } from '@merkur/engine'
import { printed } from '../../box.ts'
import { rules } from '../../game.ts'
import type { Kreta } from '../../state.ts'
import { contacts } from './phases.ts'
import { apart, hexes, isLand, look, tables } from './sheet.ts'

const ids = rules.ids(printed)
const unitIndex = (id: string): number => (ids.units ?? []).indexOf(id)
const spaceIndex = (id: string): number => (ids.spaces ?? []).indexOf(id)

/** Places, rivers and edges of the parts come up more often than other ground. */
const centres = [
  ...hexes.filter(isLand),
  ...tables.places.flatMap((p) => Array<string>(30).fill(p.hex)),
  ...tables.edges.filter((e) => e.river !== '').flatMap((e) => [e.a, e.b, e.a]),
  ...tables.map.filter((h) => h.exit !== '' && isLand(h.hex)).flatMap((h) => [h.hex, h.hex, h.hex]),
]

const any = <T>(chance: Chance, list: readonly T[]): T => {
  const found = list[chance.die(list.length) - 1]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** Units around a centre, one a hex and no friend on another; sometimes paratroops on an enemy, sometimes counters face down. */
export function crowd(seed: string, stage: Kreta['stage'], most = 24, full?: boolean): Kreta {
  const chance = fastChance(`crowd ${seed}`)
  const masked = full ?? chance.die(3) === 1
  const s = newPlay(rules, { scenario: masked ? 'full' : 'historical', options: {} })
  for (const row of [s.plan, s.planEmpty, s.maskAt, s.maskOf, s.planned]) row.fill(-1)
  s.at.fill(spaceIndex('lost'))
  s.stage = stage
  s.turn = chance.die(s.lastTurn)
  s.air = s.turn % 2 === 1 ? chance.die(13) - 1 : 0
  const centre = any(chance, centres)
  const near = hexes.filter((h) => isLand(h) && apart(h, centre) <= 1 + chance.die(3))
  const used = new Map<string, string>()
  let masks = 0
  for (let n = 3 + chance.die(most); n > 0; n--) {
    const unit = any(chance, tables.units)
    const u = unitIndex(unit.id)
    const hex = any(chance, near)
    const jumps = unit.parachute && stage === 'german-combat' && chance.die(4) === 1
    const there = used.get(hex)
    if (cell(s.at, u) !== spaceIndex('lost') || (there !== undefined && !(jumps && there === 'british'))) continue
    used.set(hex, there === undefined ? unit.seat : 'both')
    if (masked && unit.seat === 'british' && chance.die(3) === 1) {
      s.at[u] = -1
      s.maskAt[masks] = spaceIndex(hex)
      s.maskOf[masks++] = u
      continue
    }
    s.at[u] = spaceIndex(hex)
    if (stage.endsWith('move') && chance.die(5) === 1) s.moved[u] = 1
    if (stage === 'german-move' && unit.seat === 'german' && chance.die(5) === 1) s.landed[u] = 1
  }
  for (let n = masked ? chance.die(5) - 1 : 0; n > 0; n--) {
    const hex = any(chance, near)
    if (used.has(hex)) continue
    used.set(hex, 'empty')
    s.maskAt[masks++] = spaceIndex(hex)
  }
  if (stage.endsWith('combat')) turnUpNear(s)
  settle(s)
  return s
}

/** 16.31 Combat phases begin when everything within six hexes of a German has been turned up. */
function turnUpNear(s: Kreta): void {
  const id = (space: number): string => s.box.spaces[space] ?? ''
  const germans = s.box.germans.map((u) => id(cell(s.at, u)))
  for (let m = 0; m < s.maskAt.length; m++) {
    const hex = cell(s.maskAt, m)
    if (hex < 0 || germans.every((g) => apart(g, id(hex)) > 6)) continue
    const u = cell(s.maskOf, m)
    s.maskAt[m] = -1
    s.maskOf[m] = -1
    if (u >= 0) s.at[u] = hex
  }
}

/** Counts afresh and finds who is in contact, as the printed text tells it. */
export function settle(s: Kreta): void {
  s.cache = rules.freshCache(s)
  if (!s.stage.endsWith('combat')) return
  const p = look(s)
  contacts(p, s.stage === 'german-combat' ? 'german' : 'british')
  for (const [id, x] of Object.entries(p.pieces)) {
    s.contact[unitIndex(id)] = x.contact ? 1 : 0
    s.direct[unitIndex(id)] = x.direct ? 1 : 0
  }
}

/** A few units of both sides on the track, others waiting to come. */
export function crowdTrack(seed: string): Kreta {
  const s = crowd(seed, fastChance(seed).die(2) === 1 ? 'german-move' : 'british-move', 12, false)
  const chance = fastChance(`track ${seed}`)
  const owner = new Map<string, string>()
  for (let n = 8; n > 0; n--) {
    const unit = any(chance, tables.units)
    const space = any(chance, tables.track).id
    if ((owner.get(space) ?? unit.seat) !== unit.seat) continue
    owner.set(space, unit.seat)
    s.at[unitIndex(unit.id)] = spaceIndex(space)
    s.moved[unitIndex(unit.id)] = chance.die(4) === 1 ? 1 : 0
  }
  settle(s)
  return s
}

/** Germans that wait, by day, with places crowded or guarded. */
export function crowdLanding(seed: string, stage: Kreta['stage']): Kreta {
  const s = crowd(seed, stage, 20)
  const chance = fastChance(`landing ${seed}`)
  if (s.turn % 2 === 0) s.turn--
  s.air = chance.die(13) - 1
  for (const unit of tables.units)
    if (unit.seat === 'german' && cell(s.at, unitIndex(unit.id)) === spaceIndex('lost') && chance.die(2) === 1)
      s.at[unitIndex(unit.id)] = spaceIndex('reserve')
  if (stage === 'drop') {
    const centre = [...s.at].flatMap((x) => (x >= 0 && x < s.box.hexes ? [s.box.spaces[x] ?? ''] : []))[0] ?? '24,12'
    const near = hexes.filter((h) => apart(h, centre) <= 5)
    for (const unit of tables.units) {
      const hex = spaceIndex(any(chance, near))
      const free = !s.at.includes(hex) && !s.maskAt.includes(hex) && isLand(s.box.spaces[hex] ?? '')
      if (unit.anti_aircraft && free && s.at[unitIndex(unit.id)] === spaceIndex('lost')) s.at[unitIndex(unit.id)] = hex
    }
    for (const unit of tables.units) {
      if (!unit.parachute || cell(s.at, unitIndex(unit.id)) !== spaceIndex('reserve')) continue
      const hex = spaceIndex(any(chance, near))
      if (!s.planned.includes(hex)) s.planned[unitIndex(unit.id)] = hex
    }
    if (!s.planned.some((hex) => hex >= 0)) {
      s.at[unitIndex('1/1s')] = spaceIndex('reserve')
      s.planned[unitIndex('1/1s')] = spaceIndex(centre)
    }
    s.dropDone = true
  }
  settle(s)
  return s
}

/** One side beaten, with victors around. */
export function crowdRetreat(seed: string): Kreta {
  const chance = fastChance(`retreat ${seed}`)
  const s = crowd(seed, chance.die(2) === 1 ? 'german-combat' : 'british-combat', 40)
  const german = s.stage === 'german-combat'
  const on = (list: readonly number[]): number[] =>
    list.filter((u) => cell(s.at, u) >= 0 && cell(s.at, u) < s.box.hexes)
  const alone = (u: number): boolean =>
    on([...s.box.germans, ...s.box.british]).every((v) => v === u || cell(s.at, v) !== cell(s.at, u))
  const losers = on(chance.die(3) > 1 === german ? s.box.british : s.box.germans).filter(alone)
  const beaten = losers.filter((u) => cell(s.contact, u) === 1).slice(0, chance.die(2))
  s.beaten = beaten.length > 0 ? beaten : losers.slice(0, 1)
  s.back = chance.die(4)
  const won = german === (s.beaten[0] !== undefined && s.beaten[0] < s.box.firstGerman)
  if (won)
    s.victors = on(german ? s.box.germans : s.box.british)
      .filter((u) => alone(u) && cell(s.contact, u) === 1 && s.box.units[u]?.gun === false)
      .slice(0, 3)
  if (s.beaten.length === 0) s.back = 0
  // Everybody else has fought already.
  for (const row of [s.contact, s.direct]) row.fill(0)
  return s
}

/** The British set-up half made, or made but for its end: units and empty counters to lie anywhere on land. */
export function crowdSetUp(seed: string): Kreta {
  const s = newPlay(rules, { scenario: 'full', options: {} })
  const chance = fastChance(`set-up ${seed}`)
  const free = hexes.filter(isLand)
  const hex = (): number => spaceIndex(free.splice(chance.die(free.length) - 1, 1)[0] ?? '')
  const share = chance.die(5)
  for (const unit of tables.units)
    if (unit.seat === 'british' && unit.arrives === null)
      s.plan[unitIndex(unit.id)] = share > 3 || chance.die(4) <= share ? hex() : -1
  for (let i = 0; i < s.planEmpty.length; i++) s.planEmpty[i] = chance.die(5) <= share ? hex() : -1
  settle(s)
  return s
}
