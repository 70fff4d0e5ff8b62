// Airstrikes are flown at the end of movement or fire: scatter, targets, dice, and what they do (17.2 to 17.4).
import { directionOf, neighbourIn } from '@merkur/board'
import { type Breakdown, type Chances, cell, choose, entry, type Flow, gather, type Text, text } from '@merkur/engine'
import { groundAt } from '../lines.ts'
import { hexes, line, piece, pieces, space } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  isDisrupted,
  lose,
  onMap,
  otherSeat,
  put,
  type Space,
  seatOf,
  setDisrupted,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { destroyMarkers, markersAt } from './markers.ts'
import { phaseOf, phasingSeat } from './phases.ts'
import { openRoad, opensWhenBombed } from './restrictions.ts'
import { strikeRetreats } from './retreat.ts'
import { settleStack } from './stack.ts'
import { passOn } from './stages.ts'
import { isInPlay, mostAt, placed, removeStrike, type Strike } from './strike-allotment.ts'
import { WAYS } from './ways.ts'

type StrikeResult = Tables['air']['airstrikeCodes'][number]['code']
type Column = 'dispersed' | 'concentrated' | 'disrupted' | 'travel_covered' | 'travel_open'

/** 17.45, 7.4 Ground that covers units in Travel mode, and hides Dispersed ones. */
const COVER = ['city', 'forest']
const isCovered = (s: Descent, hex: Space): boolean => COVER.includes(groundAt(s.box, hex).id)

/** 17.35 The column in which a target is judged. A Depleted unit is judged by its face. */
export function strikeColumn(s: Descent, u: Unit): Column {
  if (isDisrupted(s, u)) return 'disrupted'
  const faces = ['dispersed', 'concentrated', isCovered(s, at(s, u)) ? 'travel_covered' : 'travel_open'] as const
  return faces[cell(s.mode, u)] ?? 'concentrated'
}

/** 17.45 What two dice do to a target. */
export const strikeResult = (s: Descent, column: Column, dice: number): StrikeResult =>
  s.box.tables.air.airstrikes.find((r) => r.dice === dice)?.[column] ?? '-'

/** The exact chances of each result in a column. */
export const strikeOdds = (s: Descent, column: Column): { value: StrikeResult; p: number }[] =>
  gather(
    Array.from({ length: 11 }, (_, i) => ({ value: strikeResult(s, column, i + 2), p: entry(WAYS, i + 2) / 36 })),
    (r) => r,
  )

/** 17.43 What a result means for this target: points lost, and whether it is Disrupted. */
export function strikeEffect(s: Descent, u: Unit, result: StrikeResult): { loss: number; disrupted: boolean } {
  const def = defOf(s, u)
  const kind = def.kind.armored ? 'armor' : def.headquarters ? 'headquarters' : 'other'
  const row = s.box.tables.air.airstrikeCodes.find(
    (c) => c.code === result && (c.target === 'any' || c.target === kind),
  )
  return { loss: row?.loss ?? 0, disrupted: row?.disrupted ?? false }
}

/** 17.16, 7.4, ruling M57 Who can be hit in a hex: all units but Dispersed ones in city or forest; no leaders. */
export const strikeTargets = (s: Descent, hex: Space): Unit[] =>
  stackAt(s, hex).filter((u) => !defOf(s, u).leader && !(isCovered(s, hex) && strikeColumn(s, u) === 'dispersed'))

const TONES: Readonly<Record<StrikeResult, Chances['tone']>> = {
  '-': 'none',
  D: 'serious',
  '1*': 'heavy',
  '1': 'heavy',
}

/** 17.4 A result in words: what it does to this unit. */
function strikeText(s: Descent, u: Unit, result: StrikeResult): Text {
  const { loss, disrupted } = strikeEffect(s, u, result)
  const effect = loss === 0 && !disrupted ? 'none' : disrupted ? 'disrupted' : 'loss'
  return text('strike.result', { result, loss, effect })
}

/** What an airstrike on this unit comes to, for previews and the journal. */
export function strikeBreakdown(s: Descent, u: Unit): Breakdown {
  const column = strikeColumn(s, u)
  return {
    title: text('strike.title', { unit: piece(s, u) }),
    rule: '17.45',
    terms: [{ label: text(`strike.${column}`), value: '2d6', rule: '17.35', total: true }],
    outcomes: strikeOdds(s, column).map(({ value, p }) => ({
      label: strikeText(s, u, value),
      p,
      tone: TONES[value],
    })),
  }
}

/** 17.21, 17.22 How many hexes a strike strays by these two dice. */
const strayOf = (s: Descent, kind: 'hasty' | 'normal', dice: number): number =>
  s.box.tables.air.airstrikeScatter.find((r) => r.kind === kind && r.dice === dice)?.hexes ?? 0

/** 17.21, 17.22 The exact chances that a strike placed on this hex comes down there, or strays how far. */
export function strayBreakdown(s: Descent, hex: Space, kind: 'hasty' | 'normal'): Breakdown {
  const ways = Array.from({ length: 11 }, (_, i) => ({ value: strayOf(s, kind, i + 2), p: entry(WAYS, i + 2) / 36 }))
  return {
    title: text('strike.stray-title', { hex: space(s, hex) }),
    rule: kind === 'hasty' ? '17.22' : '17.21',
    terms: [],
    outcomes: gather(ways, String)
      .sort((a, b) => a.value - b.value)
      .map(({ value, p }) => ({
        label: text('strike.stray', { hexes: value }),
        p,
        tone: value === 0 ? 'none' : 'light',
      })),
  }
}

/** 17.2, 17.23 Where a strike comes down: how far by its two dice, in the direction of a die; off the map or out of play it is lost. */
function scatterStrike(s: Descent, i: Strike): Space {
  const aim = cell(s.strikeAt, i)
  const kind = cell(s.strikeHasty, i) === 1 ? 'hasty' : 'normal'
  const dice = [s.chance.die(6, 'strike-scatter'), s.chance.die(6, 'strike-scatter')] as const
  const far = strayOf(s, kind, dice[0] + dice[1])
  const die = far === 0 ? 0 : s.chance.die(6, 'strike-direction')
  const hex = far === 0 ? aim : stray(s, aim, die, far)
  s.journal?.push(
    line(
      'roll',
      kind === 'hasty' ? '17.22' : '17.21',
      hex === aim ? 'log.strike-on-target' : 'log.strike-scatters',
      {
        aim: space(s, aim),
        ...(hex >= 0 ? { hex: space(s, hex) } : { hex: text('strike.off-map') }),
      },
      {
        seat: phasingSeat(s),
        roll: {
          dice: far === 0 ? dice : [...dice, die],
          sides: 6,
          breakdown: strayBreakdown(s, aim, kind),
          facts: { hexes: far },
          tone: far === 0 ? 'none' : 'light',
        },
      },
    ),
  )
  return hex
}

function stray(s: Descent, from: Space, die: number, far: number): Space {
  const row = s.box.tables.air.scatter.find((r) => r.die === die)
  const direction = directionOf('pointy', row?.direction ?? 'E')
  let hex = from
  for (let n = 0; n < far && hex >= 0; n++) hex = neighbourIn(s.box.board, hex, direction)
  return isInPlay(s, hex) ? hex : -1
}

/** Resolves one airstrike of the phase, in the order in which they were placed; the stage ends when none is left. */
export function* strikes(s: Descent): Flow {
  const i = placed(s, phasingSeat(s), phaseOf(s).kind !== 'movement')[0]
  if (i === undefined) {
    passOn(s)
    return
  }
  const hex = scatterStrike(s, i)
  removeStrike(s, i)
  if (hex < 0) return
  const before = s.struck.filter((x) => x === hex).length
  s.struck = [...s.struck, hex]
  if (before >= mostAt(s, hex)) {
    s.journal?.push(line('note', '17.32', 'log.strike-too-many', { hex: space(s, hex) }))
    return
  }
  yield* strikeHex(s, hex)
}

/** 17.19, 17.31 to 17.33 One airstrike on what is in a hex: up to two targets, one after the other, or markers that lie alone. */
export function* strikeHex(s: Descent, hex: Space): Flow {
  const hit: Unit[] = []
  for (let n = 0; n < (s.box.limits['airstrike-targets'] ?? 0); n++) {
    const targets = strikeTargets(s, hex).filter((u) => !hit.includes(u))
    const first = targets[0]
    if (first === undefined) break
    const target = yield* choose<Descent, Unit>(s, {
      id: 'strike-target',
      seat: otherSeat(seatOf(s, first)),
      rule: '17.19',
      of: targets,
      as: pieces,
      commits: () => 'roll',
      prompt: () => text('ask.strike-target', { hex: space(s, hex) }),
      about: () => ({ spaces: [spaceId(s, hex)] }),
      preview: (u) => ({ pieces: [unitId(s, u)], breakdowns: [strikeBreakdown(s, u)] }),
    })
    hit.push(target)
    yield* strikeUnit(s, target, hex)
  }
  if (hit.length === 0 && markersAt(s, hex).length > 0 && stackAt(s, hex).length === 0) strikeMarkers(s, hex)
}

/** 17.35, 17.4 The dice against one target, and what they do; it alone is Disrupted (17.33). An airstrike is no fire: who is bombed was not in combat (13.12). */
function* strikeUnit(s: Descent, u: Unit, hex: Space): Flow {
  if (opensWhenBombed(s, u)) yield* openRoad(s)
  const column = strikeColumn(s, u)
  const dice = [s.chance.die(6, 'airstrike'), s.chance.die(6, 'airstrike')] as const
  const result = strikeResult(s, column, dice[0] + dice[1])
  s.journal?.push(
    line(
      'fire',
      '17.45',
      'log.strike',
      { unit: piece(s, u), dice: dice[0] + dice[1], result: strikeText(s, u, result) },
      {
        seat: otherSeat(seatOf(s, u)),
        roll: {
          dice,
          sides: 6,
          result: strikeText(s, u, result),
          tone: TONES[result],
          breakdown: strikeBreakdown(s, u),
          facts: { column, total: dice[0] + dice[1], result },
        },
      },
    ),
  )
  if (result === '1' || result === '1*') destroyMarkers(s, hex)
  const { loss, disrupted } = strikeEffect(s, u, result)
  if (loss > 0) lose(s, u, loss)
  if (!disrupted || !onMap(s, u)) return
  setDisrupted(s, u, true)
  yield* driveOff(s, u)
}

/** 17.42 A unit that an airstrike Disrupted goes one hex back, where it can; friends whom it reaches are Disrupted. */
function* driveOff(s: Descent, u: Unit): Flow {
  const ways = strikeRetreats(s, u)
  if (ways.length === 0) return
  const to = yield* choose<Descent, Space>(s, {
    id: 'strike-retreat',
    seat: seatOf(s, u),
    rule: '17.42',
    of: ways,
    as: hexes,
    commits: () => 'roll',
    prompt: () => text('ask.strike-retreat', { unit: piece(s, u) }),
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, at(s, u))] }),
  })
  s.journal?.push(
    line(
      'move',
      '17.42',
      'log.strike-retreat',
      { unit: piece(s, u), hex: space(s, to) },
      {
        path: [spaceId(s, at(s, u)), spaceId(s, to)],
      },
    ),
  )
  put(s, u, to)
  settleStack(s, to)
}

/** 16.36 Markers that lie alone are judged as a target in Travel mode. */
function strikeMarkers(s: Descent, hex: Space): void {
  const dice = [s.chance.die(6, 'airstrike'), s.chance.die(6, 'airstrike')] as const
  const result = strikeResult(s, isCovered(s, hex) ? 'travel_covered' : 'travel_open', dice[0] + dice[1])
  const gone = result === '1' || result === '1*' ? destroyMarkers(s, hex) : 0
  s.journal?.push(
    line(
      'roll',
      '16.36',
      'log.strike-markers',
      { hex: space(s, hex), count: gone },
      {
        roll: {
          dice,
          sides: 6,
          result: text('strike.markers', { count: gone }),
          facts: { total: dice[0] + dice[1], result },
        },
      },
    ),
  )
}
