// Cretan irregulars: whom they may attack, how they are supplied, and what their attack does (22.0).
import { flood, IMPASSABLE } from '@merkur/board'
import { type Breakdown, cell, choose, entry, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { BLOCKED } from '../board.ts'
import { groundAt } from '../lines.ts'
import { line, piece, pieces } from '../naming.ts'
import {
  at,
  combatUnitsOf,
  controlledBy,
  controls,
  type Descent,
  defOf,
  isDisrupted,
  isNight,
  onMap,
  type Space,
  seatOf,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { applyResult } from './fire-result.ts'
import { fireResult, fireRow, resultColumn } from './fire-tables.ts'
import { rollForLeaders } from './leaders-lost.ts'
import { opensTurn, phaseOf } from './phases.ts'
import { chancesOf, resultText } from './shot.ts'

export const noIrregulars = refusal('22.0', 'refuse.no-irregulars')
export const notForIrregulars = refusal('22.11', 'refuse.not-for-irregulars')
export const besideCommonwealth = refusal('22.11', 'refuse.beside-commonwealth')
export const attackedAlready = refusal('22.11', 'refuse.attacked-already')
export const irregularsHungry = refusal('22.13', 'refuse.irregulars-hungry')

/** Two dice: in how many of 36 ways each total falls. */

/** 22.0, 22.14, ruling M68 At the start of a Game-Turn its attacks are given, shared by its fire phases; in each phase one a unit. */
export function openIrregulars(s: Descent): void {
  s.irregularOn = []
  if (!opensTurn(s)) return
  const last = s.box.limits['irregular-last'] ?? 0
  s.irregularsLeft = s.turn > last ? 0 : (s.box.tables.turns[s.turn - 1]?.irregulars ?? 0)
}

/** 22.0 Whether the Commonwealth may call irregulars in this phase at all. */
export const mayCall = (s: Descent): boolean => {
  const { kind, phasing } = phaseOf(s)
  return s.irregularsLeft > 0 && phasing === 'commonwealth' && (kind === 'conditional-fire' || kind === 'free-fire')
}

/** 22.13 Whether Germans other than those of the attacked hex control a hex. */
function isHeldByOthers(s: Descent, hex: Space, attacked: Space): boolean {
  let count = controlledBy(s, hex, 'german')
  if (count === 0) return false
  for (const u of stackAt(s, attacked)) if (controls(s, u, hex)) count -= 1
  return count > 0
}

/**
 * 22.13, ruling N62 Whether a path of at most eight hexes leads from the attacked hex to a village without Germans in it
 * or controlling it; the units of the attacked hex and their zones do not hinder.
 */
export function irregularsFed(s: Descent, attacked: Space): boolean {
  const friendly = (hex: Space): boolean =>
    stackAt(s, hex).some((u) => seatOf(s, u) === 'commonwealth' && !defOf(s, u).leader && !isDisrupted(s, u))
  const shut = (hex: Space): boolean => {
    if (hex === attacked) return false
    const germans = stackAt(s, hex).some((u) => seatOf(s, u) === 'german' && !defOf(s, u).leader)
    return germans || (isHeldByOthers(s, hex, attacked) && !friendly(hex))
  }
  const isVillage = (hex: Space): boolean => groundAt(s.box, hex).id === 'village' && !isHeldByOthers(s, hex, attacked)
  let found = false
  flood(
    s.box.board,
    attacked,
    {
      cost: (_from, _to, side) => ((cell(s.box.sides, side) & BLOCKED) === 0 ? 1 : IMPASSABLE),
      budget: s.box.tables.supply.find((r) => r.echelon === 'irregular')?.length ?? 0,
      stop: shut,
    },
    (hex) => {
      found = hex !== attacked && !shut(hex) && isVillage(hex)
      return found
    },
  )
  return found
}

const isBesideCommonwealth = (s: Descent, hex: Space): boolean => {
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * hex + d)
    if (to >= 0 && stackAt(s, to).some((u) => seatOf(s, u) === 'commonwealth' && !defOf(s, u).leader)) return true
  }
  return false
}

/** 22.11, 22.13 Why irregulars cannot attack this unit now; nothing when they can. */
export function refuseIrregulars(s: Descent, target: Unit): Refusal | undefined {
  if (!mayCall(s)) return noIrregulars
  const def = defOf(s, target)
  if (!onMap(s, target) || seatOf(s, target) !== 'german' || def.leader || def.headquarters) return notForIrregulars
  if (s.irregularOn.includes(target)) return attackedAlready
  if (isBesideCommonwealth(s, at(s, target))) return besideCommonwealth
  return irregularsFed(s, at(s, target)) ? undefined : irregularsHungry
}

/** 22.12 The Fire value of an attack now. */
export const irregularValue = (s: Descent): number =>
  s.box.limits[isNight(s) ? 'irregular-night' : 'irregular-day'] ?? 0

/** 22.12 The calculation of an attack on a unit. */
export function irregularBreakdown(s: Descent, target: Unit): Breakdown {
  const row = fireRow(s, target, false)
  const column = resultColumn(s, row, irregularValue(s))
  return {
    title: text('title.irregulars', { unit: piece(s, target) }),
    rule: '22.12',
    terms: [
      { label: text('term.fire-value'), value: irregularValue(s), rule: '22.12' },
      { label: text(`row.${row}`), value: column, rule: '6.63', total: true },
    ],
    outcomes: chancesOf(s, column, target),
  }
}

/** The German units among which the Commonwealth chooses. */
const candidates = (s: Descent): Unit[] => combatUnitsOf(s, 'german')

/** Whether there is anybody whom irregulars could attack now. */
export const mayAttack = (s: Descent): boolean =>
  mayCall(s) && candidates(s).some((u) => refuseIrregulars(s, u) === undefined)

/** 22.1 One attack: the Commonwealth names a unit, two dice are read on 6.63, losses beyond the unit lapse. */
export function* callIrregulars(s: Descent): Flow {
  const target = yield* choose<Descent, Unit>(s, {
    id: 'irregular-target',
    seat: 'commonwealth',
    rule: '22.11',
    of: candidates(s),
    as: pieces,
    refuse: (u) => refuseIrregulars(s, u),
    commits: () => 'roll',
    prompt: () => text('ask.irregular-target', { left: s.irregularsLeft }),
    preview: (u) => ({ pieces: [unitId(s, u)], breakdowns: [irregularBreakdown(s, u)] }),
  })
  s.irregularsLeft -= 1
  s.irregularOn = [...s.irregularOn, target]
  if (isNight(s)) s.irregularNight = s.turn
  else s.irregularDay = s.turn
  const hex = at(s, target)
  const breakdown = s.journal ? irregularBreakdown(s, target) : undefined
  const dice = [s.chance.die(6, 'irregulars'), s.chance.die(6, 'irregulars')]
  const column = resultColumn(s, fireRow(s, target, false), irregularValue(s))
  const result = fireResult(s, column, entry(dice, 0) + entry(dice, 1))
  s.journal?.push(
    line(
      'fire',
      '22.12',
      'log.irregulars',
      { unit: piece(s, target) },
      {
        seat: 'commonwealth',
        roll: { dice, sides: 6, result: resultText(s, target, result), ...(breakdown ? { breakdown } : {}) },
      },
    ),
  )
  const before = cell(s.strength, target)
  yield* applyResult(s, target, target, result, false)
  if (cell(s.strength, target) < before) rollForLeaders(s, hex, 'german', 'leader-fire')
}
