// Positions for close assaults: attackers and defenders over one hexside, on every kind of ground.
import { assaultCase, assaultOf } from '../rules/assault-case.ts'
import { refuseAssault } from '../rules/assault-who.ts'
import type { Descent } from '../state.ts'
import { hex, position, type Setup, unit } from './support.ts'

/** Grounds with a plain hexside to the attackers' hex beside them. */
export const CLEAR = ['W1019', 'W1020'] as const
export const MIXED = ['W0421', 'W0422'] as const
export const FOREST = ['W1726', 'W1727'] as const
export const ROUGH = ['W1210', 'W1211'] as const
export const VILLAGE = ['W0422', 'W0423'] as const
export const CITY = ['E1627', 'E1628'] as const

/** The attackers' hex and the defenders'. */
export type Where = readonly [string, string]

/** German attackers and Commonwealth defenders over one hexside. */
export function meeting(
  [from, to]: Where,
  attackers: Setup['units'],
  defenders: Setup['units'],
  more: Omit<Setup, 'units'> = {},
): Descent {
  const standing = (units: Setup['units'], at: string): Setup['units'] =>
    Object.fromEntries(
      Object.entries(units ?? {}).map(([id, x]) => [id, typeof x === 'string' ? { at } : { at, ...x }]),
    )
  return position({ phase: 4, units: { ...standing(attackers, from), ...standing(defenders, to) }, ...more })
}

/** Where a side of a meeting stands: `meeting` puts it there. */
export const HERE = ''

/** The case of these attackers against the hex behind the hexside. */
export const caseOf = (s: Descent, [, to]: Where, ...attackers: string[]) =>
  assaultCase(s, assaultOf(s, attackers.map(unit), hex(to)))
/** The case that forbids them to assault it, if any. */
export const why = (s: Descent, [, to]: Where, ...attackers: string[]): string | undefined =>
  refuseAssault(s, attackers.map(unit), hex(to))?.rule
