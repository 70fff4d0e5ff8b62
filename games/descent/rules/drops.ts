// Supply markers dropped by the Luftwaffe: how many are due, where they may be aimed, and where they fall (16.31, 16.37).
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { hexes, line, space } from '../naming.ts'
import { at, combatUnitsOf, type Descent, type Space, scenarioOf } from '../state.ts'
import { placeMarker } from './markers.ts'
import { phaseOf } from './phases.ts'
import { scatter, scatterBreakdown } from './scatter.ts'
import { isGrounded } from './weather.ts'

export const nothingFlies = refusal('16.12', 'refuse.nothing-flies')
export const nowhereToDrop = refusal('16.31', 'refuse.nowhere-to-drop')

/** 16.31, ruling M79 The markers of the turn track come due: on turn 1 in the Movement Phase, later in the German Command Phase. */
export function markersDue(s: Descent): void {
  const { supply } = s.box.tables.turns[s.turn - 1] ?? { supply: 0 }
  s.dropsDue += supply
}

/** 16.31 Whether markers wait to be dropped in this phase. */
export function dropsWait(s: Descent): boolean {
  const { kind, phasing } = phaseOf(s)
  if (s.dropsDue === 0 || phasing !== 'german') return false
  return s.turn === 1 ? kind === 'movement' : kind === 'command'
}

/** The hexes within so many of one of these, over land and sea, in the order of the map. */
export function hexesWithin(s: Descent, from: readonly Space[], most: number): Space[] {
  const { board } = s.box
  const near = new Uint8Array(board.size)
  for (const hex of from) near[hex] = 1
  let ring = from
  for (let n = 0; n < most; n++) {
    const next: Space[] = []
    for (const hex of ring)
      for (let d = 0; d < 6; d++) {
        const to = cell(board.around, 6 * hex + d)
        if (to < 0 || cell(near, to) === 1) continue
        near[to] = 1
        next.push(to)
      }
    ring = next
  }
  const found: Space[] = []
  for (let hex = 0; hex < near.length; hex++) if (cell(near, hex) === 1) found.push(hex)
  return found
}

/** 16.31 The hexes at which a marker may be aimed: within three of a German unit, neither sea nor coast. */
export function dropHexes(s: Descent): Space[] {
  const most = s.box.limits['supply-drop'] ?? 0
  const germans = combatUnitsOf(s, 'german').map((u) => at(s, u))
  return hexesWithin(s, germans, most).filter((hex) => isDryHex(s, hex))
}

/** 16.31, 16.4 Whether a hex is in play and neither sea nor coast. */
export const isDryHex = (s: Descent, hex: Space): boolean =>
  cell(scenarioOf(s).inPlay, hex) === 1 &&
  cell(s.box.coast, hex) !== 1 &&
  s.box.grounds[cell(s.box.ground, hex)]?.id !== 'all-sea'

/** Why no marker can be dropped now; nothing when one can. */
export function refuseDrop(s: Descent): Refusal | undefined {
  if (isGrounded(s)) return nothingFlies
  const some = combatUnitsOf(s, 'german').length > 0
  return some ? undefined : nowhereToDrop
}

/** 16.31, 16.37 Drops one marker, with scatter; in all-sea it is lost, an aborted one is tried again (ruling M107). */
export function* drop(s: Descent): Flow {
  const aim = yield* choose<Descent, Space>(s, {
    id: 'drop-hex',
    seat: 'german',
    rule: '16.31',
    of: dropHexes(s),
    as: hexes,
    commits: () => 'roll',
    prompt: () => text('ask.drop-hex', { left: s.dropsDue }),
    preview: (hex) => ({ breakdowns: [scatterBreakdown(s, hex)] }),
  })
  const fell = scatter(s, aim)
  if (fell === 'again') return
  s.dropsDue -= 1
  const m = fell === 'lost' ? -1 : placeMarker(s, fell.hex)
  s.journal?.push(
    m < 0
      ? line('note', '16.37', 'log.marker-lost', { aim: space(s, aim) }, { seat: 'german' })
      : line('note', '16.31', 'log.marker-dropped', { hex: space(s, cell(s.markerAt, m)) }, { seat: 'german' }),
  )
}
