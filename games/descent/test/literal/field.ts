// Random fields for readings: one side that moves or changes its modes, another that never fires at it, on ground of many kinds.
import { printed } from '../../box.ts'
import type { Descent, Space, Unit } from '../../state.ts'
import { hex, position, type Standing, unit } from '../support.ts'
import { lots, within } from './scatter.ts'
import { def, everybody, hexName, nameOf } from './sheet.ts'

/** Where ground of many kinds, roads, water and mountains lie close together, off the edges of the map. */
const CENTRES = ['W0711', 'W0328', 'W1211', 'W1727', 'E1727', 'E2526', 'W0419', 'W2336', 'E5304', 'W1020', 'W0818']

export type Side = 'german' | 'commonwealth'
export const isVehicle = (u: Unit): boolean => ['armor', 'reconnaissance', 'cavalry-machine-gun'].includes(def(u).type)
export const isGun = (u: Unit): boolean => ['artillery', 'anti-tank', 'flak'].includes(def(u).type)

/** A Matilda, which may move once on this day (23.1), and belongs to no division (ruling M94). */
const TANK = unit('7-RTR.1')

/** Units of one division, without engineers and leaders, and the families from which they come. */
const ofDivision = (division: string): Unit[] =>
  everybody.filter((u) => def(u).division === division && !def(u).engineer && !def(u).leader)
const FAMILIES: readonly (readonly [Side, readonly Unit[]])[] = [
  ['commonwealth', [...ofDivision('2-NZ-Div'), TANK]],
  ['commonwealth', [...ofDivision('2-NZ-Div').filter(isVehicle), TANK]],
  ['german', ofDivision(def(everybody.findIndex((u) => nameOf(u) === 'RHQ')).division)],
  ['german', ofDivision(def(everybody.findIndex((u) => nameOf(u) === '5-Mountain')).division)],
]

/** Enemies who never fire at who moves: batteries, with their zone; support groups; lone leaders; the Disrupted and the Depleted. */
function silentEnemy(u: Unit, { below, pick }: ReturnType<typeof lots>): Exclude<Standing, string> {
  const { type, leader, strength, modes } = def(u)
  if (leader) return {}
  const points = 1 + below(strength)
  if (['artillery', 'static-artillery', 'support-group'].includes(type))
    return { strength: points, mode: (['dispersed', 'concentrated', 'travel'] as const)[pick(modes)] ?? 'dispersed' }
  return { strength: points, ...(below(2) === 0 ? { disrupted: true } : { depleted: true }) }
}

export interface Field {
  readonly s: Descent
  readonly seat: Side
  /** Who fired or has no orders. */
  readonly held: ReadonlySet<Unit>
  /** Who has no orders. */
  readonly idle: ReadonlySet<Unit>
}

/** A few hexes with one side whose phase it is, by these numbers of it, and another that keeps silent. */
export function field(seed: string, phases: Readonly<Record<Side, number>>): Field {
  const chance = lots(seed)
  const { below, pick } = chance
  const hexes = within(hex(pick(CENTRES)), 2)
  const [seat, family] = pick(FAMILIES)
  // Vehicles meet batteries alone, for it is their zones that they leave for nothing.
  const isFoe = (u: Unit): boolean => (family.every(isVehicle) ? def(u).type === 'artillery' : def(u).type !== 'armor')
  const foes = everybody.filter((u) => def(u).seat !== seat && isFoe(u))
  const sides = new Map<Space, string>()
  const units: Record<string, Standing> = {}
  const held = new Set<Unit>()
  const idle = new Set<Unit>()
  let weapons = 0
  for (let n = 0; n < 20; n++) {
    const mine = n < 13
    const u = pick(mine ? family : foes)
    const at = pick(hexes)
    if (units[nameOf(u)] !== undefined || (sides.get(at) ?? def(u).seat) !== def(u).seat) continue
    if (mine && def(u).type === 'heavy-weapons' && weapons++ > 0) continue
    sides.set(at, def(u).seat)
    const halted = mine && below(9) === 0
    const orders = seat === 'german' || below(2) === 0
    if (halted) held.add(u)
    if (halted && !orders) idle.add(u)
    units[nameOf(u)] = {
      at: hexName(at),
      ...(mine
        ? {
            mode: (['dispersed', 'concentrated', 'travel'] as const)[pick(def(u).modes)] ?? 'dispersed',
            strength: 1 + below(Math.min(4, def(u).strength)),
            ...(below(9) === 0 ? { disrupted: true } : below(9) === 0 ? { depleted: true } : {}),
            ...(halted ? (orders ? { bound: true } : { activated: false }) : {}),
          }
        : silentEnemy(u, chance)),
    }
  }
  const s = position({ units, phase: phases[seat], weather: pick([0, 8, 12]) })
  s.stage = 'act'
  for (let b = 0; b < printed.bridges.length; b++) s.bridge[b] = pick([0, 1, 2])
  return { s, seat, held, idle }
}
