// A literal reading of who gives Opportunity fire at whom, and of how a stack is left, straight from the printed sentences.
import { cell } from '@merkur/engine'
import { MOUNTAIN } from '../../board.ts'
import { DISPERSED, printed, TRAVEL } from '../../box.ts'
import { clearLine, distance } from '../../lines.ts'
import { rangeFrom } from '../../rules/observation.ts'
import type { Descent, Space, Unit } from '../../state.ts'
import { pile } from './scatter.ts'

const groundOf = (hex: Space): string => printed.grounds[cell(printed.ground, hex)]?.id ?? ''
const typeOf = (u: Unit): string => printed.units[u]?.type ?? ''
const seatOf = (u: Unit): string => printed.units[u]?.seat ?? ''
const fighters = (s: Descent, hex: Space): Unit[] => pile(s, hex).filter((u) => typeOf(u) !== 'leader')

/** 8.6 "A unit with no printed Effectiveness rating ... Disrupted or Depleted or in Travel mode has no Zone of Control." */
export function effective(s: Descent, u: Unit): boolean {
  const def = printed.units[u]
  if (!def || cell(s.disrupted, u) === 1 || cell(s.depleted, u) === 1 || cell(s.mode, u) === TRAVEL) return false
  const printedRating = cell(s.mode, u) === DISPERSED ? def.effectiveness[0] : def.effectiveness[1]
  return typeOf(u) !== 'support-group' && typeOf(u) !== 'leader' && printedRating > 0
}

/** 8.0, 8.41, 8.42, 11.7 "the six hexes surrounding them ... two or more ... all hexes within two hexes", by sight, over no mountain, not into forest or city. */
export function inZone(s: Descent, u: Unit, hex: Space): boolean {
  const from = cell(s.at, u)
  if (!effective(s, u) || groundOf(hex) === 'forest' || groundOf(hex) === 'city') return false
  const far = distance(printed, from, hex)
  if (far === 2) return (printed.units[u]?.range ?? 0) >= 2 && rangeFrom(s, from) >= 2 && clearLine(printed, from, hex)
  if (far !== 1) return false
  for (let d = 0; d < 6; d++)
    if (cell(printed.board.around, 6 * from + d) === hex)
      return (cell(printed.sides, cell(printed.sideToward, 6 * from + d)) & MOUNTAIN) === 0
  return false
}

/** 13.1 "Unactivated units may not perform any functions", 13.43 frozen ones neither. */
function mayActUnasked(s: Descent, u: Unit): boolean {
  if (seatOf(u) !== 'commonwealth') return true
  const row = printed.tables.commandResults[cell(s.check, u)]
  if (row?.code === 'F') return false
  const led =
    printed.units[u]?.nation === 'greek' && pile(s, cell(s.at, u)).some((x) => printed.units[x]?.id === 'Forrester')
  return cell(s.activated, u) === 1 || led
}

/** 9.45, 9.48, 6.51, 10.43, 13.14 Whether a unit may fire at somebody who acts in a hex, or assaults `target` from it. */
export function readFirer(s: Descent, u: Unit, hex: Space, target: Space): boolean {
  if (!effective(s, u)) return false
  if (!fighters(s, cell(s.at, u)).slice(0, 2).includes(u)) return false
  if (cell(s.at, u) === target) return true
  if (typeOf(u) === 'artillery' || typeOf(u) === 'static-artillery') return false
  return mayActUnasked(s, u) && inZone(s, u, hex)
}

/** 9.52, ruling N41 "units leaving a stack must be one of the top two units", each in turn, in some order. */
export function readMayLeave(s: Descent, hex: Space, group: readonly Unit[]): boolean {
  let left = fighters(s, hex)
  let going = group.filter((u) => typeOf(u) !== 'leader')
  while (going.length > 0) {
    const next = left.slice(0, 2).find((u) => going.includes(u))
    if (next === undefined) return false
    left = left.filter((u) => u !== next)
    going = going.filter((u) => u !== next)
  }
  return true
}
