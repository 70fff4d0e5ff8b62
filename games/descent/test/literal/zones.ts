// Zones of control read from the printed cases and the drawn map, without the rules: who controls which hex (8.0, 7.1, 11.7).
import { cell, entry } from '@merkur/engine'
import { MOUNTAIN } from '../../board.ts'
import { printed, TRAVEL } from '../../box.ts'
import type { Descent, Space, Unit } from '../../state.ts'
import { around, groundOf } from './ground.ts'
import { def } from './sheet.ts'

/** 16.12 "P" of the weather. */
const P = 13
const rowOf = (hex: Space) => printed.tables.terrain.find((t) => t.id === groundOf(hex))
const isNight = (turn: number): boolean => printed.tables.turns[turn - 1]?.night === true

/** 7.0, 7.5, 7.61 to 7.64 How many hexes far one sees from a hex; always the next one. */
function readRange(s: Descent, hex: Space): number {
  const day = Number(rowOf(hex)?.observe)
  const range = isNight(s.turn) ? Math.min(day, 2) : day
  if (s.weather === P) return Math.max(1, Math.floor(range / 2))
  const marked = ['city', 'village', 'airfield'].includes(groundOf(hex))
  const open = ['clear', 'mixed'].includes(groundOf(hex))
  const off = s.weather >= 11 ? (marked ? 2 : open ? 0 : 1) : s.weather >= 7 && marked ? 1 : 0
  return Math.max(1, range - off)
}

const sideTo = (from: Space, to: Space): number => around(from).find((x) => x.to === to)?.side ?? 0
const isMountainBetween = (from: Space, to: Space): boolean => (sideTo(from, to) & MOUNTAIN) !== 0

/** 7.11, 7.13, ruling N1 Whether the line to a hex two away is free: over the one hex between, or along the side of two. */
function isLineFree(from: Space, to: Space, between: readonly Space[]): boolean {
  const bars = rowOf(from)?.blocked_by ?? []
  if (between.some((hex) => bars.includes(rowOf(hex)?.number ?? -1))) return false
  const [one, other] = between
  if (one === undefined) return false
  if (other === undefined) return !isMountainBetween(from, one) && !isMountainBetween(one, to)
  const gate = (hex: Space): boolean => isMountainBetween(hex, one) && isMountainBetween(hex, other)
  return !gate(from) && !gate(to)
}

/** 8.4, 11.7 No zone over a mountain hexside, nor into forest or city. */
const takesZones = (hex: Space): boolean => !['forest', 'city'].includes(groundOf(hex)) && groundOf(hex) !== 'all-sea'

/** 8.0, 8.6 Whether a unit has a zone: on the map, with an Effectiveness, neither Disrupted nor Depleted nor in Travel mode. */
function hasZone(s: Descent, u: Unit): boolean {
  if (def(u).leader || cell(s.at, u) < 0 || cell(s.at, u) >= printed.hexes) return false
  if (cell(s.disrupted, u) || cell(s.depleted, u) || cell(s.mode, u) === TRAVEL) return false
  return entry([...def(u).effectiveness], cell(s.mode, u)) > 0
}

/** 8.0, 8.4, 8.6 The hexes that a unit controls. */
export function readZone(s: Descent, u: Unit): Set<Space> {
  const zone = new Set<Space>()
  if (!hasZone(s, u)) return zone
  const from = cell(s.at, u)
  const ring = around(from)
  for (const { to } of ring) if (!isMountainBetween(from, to) && takesZones(to)) zone.add(to)
  if (def(u).range < 2 || readRange(s, from) < 2) return zone
  const near = new Set([from, ...ring.map((x) => x.to)])
  for (const to of new Set(ring.flatMap((x) => around(x.to).map((y) => y.to)))) {
    if (near.has(to) || !takesZones(to)) continue
    const between = ring.map((x) => x.to).filter((x) => around(x).some((y) => y.to === to))
    if (isLineFree(from, to, between)) zone.add(to)
  }
  return zone
}
