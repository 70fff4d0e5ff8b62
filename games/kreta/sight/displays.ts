// Boxes beside the map: who waits to land or arrive, the communication track, the airfields, the losses.
import { cell, type Text, text } from '@merkur/engine'
import type { DisplayView } from '@merkur/table'
import { isHeld, scenarioOf } from '../rules/victory.ts'
import { defOf, type Kreta, turnDef, type Unit, unitId } from '../state.ts'

type Displays = Record<string, DisplayView>

function show(out: Displays, id: string, rule: string, pieces: readonly string[], lines: readonly Text[] = []): void {
  out[id] = { id, title: text(`display.${id}`, { count: pieces.length }), rule, pieces, lines }
}

const ids = (s: Kreta, units: readonly Unit[]): string[] => units.map((u) => unitId(s, u))

/** 12.11, 13.0, 14.0 German units that wait, by the way they may come. */
function pool(s: Kreta, out: Displays): void {
  const waiting = s.box.germans.filter((u) => cell(s.at, u) === s.box.reserve)
  const jumping = waiting.filter((u) => defOf(s, u).parachute)
  if (jumping.length > 0) show(out, 'paratroops', '12.11', ids(s, jumping))
  show(
    out,
    'air-and-sea',
    '13.0',
    ids(
      s,
      waiting.filter((u) => defOf(s, u).byAir),
    ),
  )
  const byPort = waiting.filter((u) => !defOf(s, u).byAir && !defOf(s, u).parachute)
  if (byPort.length > 0) show(out, 'ports-only', '14.15', ids(s, byPort))
}

/** 9.0 Units on the communication track, space by space. */
function track(s: Kreta, out: Displays): void {
  const pieces: string[] = []
  const lines: Text[] = []
  for (let space = s.box.west; space <= s.box.east; space++) {
    const here = [...s.box.british, ...s.box.germans].filter((u) => cell(s.at, u) === space)
    pieces.push(...ids(s, here))
    if (here.length > 0)
      lines.push(text('display.track-space', { space: { space: s.box.spaces[space] ?? '' }, count: here.length }))
  }
  show(out, 'track', '9.0', pieces, lines)
}

/** 13.11 to 13.13 The airfields: held or not, and how many may still land. */
function airfields(s: Kreta, out: Displays): void {
  const lines = s.box.airfields.flatMap((i) => {
    const p = s.box.places[i]
    if (!p) return []
    const held = isHeld(s, p.hex)
    const left = p.capacity - cell(s.flown, i)
    const state = !held ? 'closed' : turnDef(s).landings ? 'open' : 'night'
    return [text(`display.airfield-${state}`, { place: p.name, left })]
  })
  show(out, 'airfields', '13.1', [], lines)
}

/** 16.1 Counters the British seat has still to place. */
function setUp(s: Kreta, out: Displays): void {
  show(
    out,
    'to-place',
    '16.1',
    ids(
      s,
      s.box.british.filter((u) => defOf(s, u).arrives === 0 && cell(s.plan, u) < 0),
    ),
    [text('display.empties-left', { count: s.planEmpty.filter((hex) => hex < 0).length })],
  )
}

/** All boxes a seat sees. */
export function displaysOf(s: Kreta, british: boolean): Displays {
  const out: Displays = {}
  if (s.stage === 'setup' && british) setUp(s, out)
  pool(s, out)
  const due = s.box.british.filter((u) => cell(s.at, u) === s.box.reserve)
  if (due.length > 0)
    show(
      out,
      'reinforcements',
      '11.1',
      ids(s, due),
      due.map((u) => text('display.due', { unit: { piece: unitId(s, u) }, turn: defOf(s, u).arrives })),
    )
  track(s, out)
  airfields(s, out)
  if (scenarioOf(s).dummies > 0 && s.stage !== 'setup')
    show(out, 'face-down', '16.1', [], [text('display.down', { count: s.maskAt.filter((hex) => hex >= 0).length })])
  const lost = (units: readonly Unit[]): Unit[] => units.filter((u) => cell(s.at, u) === s.box.lost)
  show(out, 'german-losses', '6.31', ids(s, lost(s.box.germans)))
  show(out, 'british-losses', '6.31', ids(s, lost(s.box.british)))
  return out
}
