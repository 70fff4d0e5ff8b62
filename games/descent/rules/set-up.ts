// How a scenario begins: who stands where, in which mode, and who waits beside the map (27.2).
import { spaceOf } from '@merkur/board'
import { cell, type Options } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, type UnitDef } from '../box.ts'
import { type Descent, defOf, freshCache, seatOf, stackAt } from '../state.ts'
import { MODES } from '../tables/words.ts'

/**
 * Fills a blank state with the start of a scenario; nobody is asked and nothing is rolled. Units come in the order of
 * the box, top first (27.23, ruling M92). Errors: an unknown scenario.
 */
export function setUp(s: Descent, scenario: string, options: Options = {}): void {
  const { box } = s
  const index = box.scenarios.findIndex((x) => x.id === scenario)
  const found = box.scenarios[index]
  if (!found) throw new Error(`scenario: found '${scenario}'; allowed: ${box.scenarios.map((x) => x.id).join(', ')}`)
  s.scenario = index
  s.firstTurn = found.row.firstTurn
  s.phase = found.row.firstPhase
  setOptions(s, options)
  const unit = new Map(box.units.map((u, i) => [u.id, i]))
  for (const [u, def] of box.units.entries()) {
    s.at[u] = box.boxes.out
    s.superior[u] = def.superior
    s.strength[u] = 0
  }
  const height = new Map<number, number>()
  for (const row of box.tables.setups) {
    const u = row.scenario === scenario ? unit.get(row.unit) : undefined
    const def = u === undefined ? undefined : box.units[u]
    if (u === undefined || !def) continue
    const space =
      row.how === 'map'
        ? spaceOf(box.board, row.hex, 'setups.csv')
        : ['edge', 'sea', 'kastelli'].includes(row.how)
          ? box.boxes.off
          : box.boxes.air
    const place = space < box.hexes ? (height.get(space) ?? 0) : 0
    height.set(space, place + 1)
    s.at[u] = space
    s.place[u] = place
    s.strength[u] = def.leader ? 0 : (row.strength ?? def.strength)
    s.disrupted[u] = row.disrupted ? 1 : 0
    s.mode[u] = row.disrupted
      ? modeAfterDisruption(def)
      : firstMode(
          def,
          found.row.modes[def.seat].map((m) => MODES.indexOf(m)),
        )
    s.supplied[u] = def.headquarters ? 1 : 0
    s.due[u] = space < box.hexes ? 0 : (row.turn ?? 0)
  }
  s.cache = freshCache(s)
  s.acting = found.row.setUp[0] ?? 'commonwealth'
  s.transportLeft = box.limits.transport ?? 0
  holdAtStart(s)
}

/**
 * 33.5, rulings M75, M80 Who holds the scoring hexes at the start: whoever stands there; else the Germans the airfield in
 * Scenarios 30 to 32, and the Commonwealth everything else.
 */
function holdAtStart(s: Descent): void {
  const germanAirfield = ['30', '31', '32'].includes(s.box.scenarios[s.scenario]?.id ?? '')
  s.box.scoring.forEach((hex, i) => {
    const holder = stackAt(s, hex).find((u) => !defOf(s, u).leader)
    const isAirfield = s.box.grounds[cell(s.box.ground, hex)]?.id === 'airfield'
    const german = holder === undefined ? germanAirfield && isAirfield : seatOf(s, holder) === 'german'
    s.owner[i] = german ? 1 : 2
  })
}

/** The options of a scenario; those of others stay as they begin. */
function setOptions(s: Descent, options: Options): void {
  const { recovery, checks, villages, start } = options
  if (recovery === 'stack') s.recovery = recovery
  if (checks === '7 8') s.nightChecks = checks
  if (villages === 'all') s.villages = villages
  if (start !== undefined) s.firstTurn = Number(start)
  s.turn = s.firstTurn
}

/** 15.63 The mode of a unit that began the scenario Disrupted: Dispersed, or Concentrated if it has no Dispersed face. */
const modeAfterDisruption = (def: UnitDef): number =>
  def.modes.includes(DISPERSED) || def.leader ? DISPERSED : CONCENTRATED

/** The first of the modes allowed at set-up that a unit has, else its front face. */
function firstMode(def: UnitDef, allowed: readonly number[]): number {
  return allowed.find((m) => def.modes.includes(m)) ?? def.modes[0] ?? DISPERSED
}
