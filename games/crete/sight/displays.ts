// Boxes beside the map: the Luftwaffe zone, groups still to come, the convoy, the regrouping box, the cups, the lost.
import { cell, type Text, text } from '@merkur/engine'
import type { DisplayView } from '@merkur/table'
import { aimed } from '../rules/air.ts'
import { at, boxNamed, type Crete, spaceId, type Unit, unitId } from '../state.ts'

type Displays = Record<string, DisplayView>

const inBox = (s: Crete, name: string): Unit[] => {
  const space = boxNamed(s, name)
  const out: Unit[] = []
  for (let u = 0; u < s.box.units.length; u++) if (cell(s.at, u) === space) out.push(u)
  return out
}

function add(
  s: Crete,
  out: Displays,
  id: string,
  rule: string,
  units: readonly Unit[],
  lines: readonly Text[],
  title = text(`display.${id}`),
): void {
  out[id] = { id, title, rule, pieces: units.map((u) => unitId(s, u)), lines }
}

/** 8 The Luftwaffe zone: who has flown today, who is on the way. */
function luftwaffe(s: Crete, out: Displays): void {
  const units = inBox(s, 'luftwaffe')
  const lines = units.map((u) => {
    const aim = cell(s.aim, u)
    if (aim >= 0) return text('display.aimed', { unit: { piece: unitId(s, u) }, area: { space: spaceId(s, aim) } })
    return text(cell(s.flown, u) === 1 ? 'display.flown' : 'display.ready', { unit: { piece: unitId(s, u) } })
  })
  add(s, out, 'luftwaffe', '8', units, lines, text('display.luftwaffe', { ready: units.length - aimed(s).length }))
}

/** 13.1 The groups that still wait, each with what keeps it. */
function groups(s: Crete, out: Displays): void {
  const waiting = boxNamed(s, 'reinforcements')
  s.box.groups.forEach((g, i) => {
    const units = g.units.filter((u) => at(s, u) === waiting)
    if (units.length === 0) return
    const due = s.box.airGroups.indexOf(i)
    const line =
      g.kind === 'drop'
        ? text('display.jumps', { turn: g.turn })
        : g.kind === 'air'
          ? text(due < s.airDue ? 'display.air-due' : 'display.air-waits', { turn: g.turn })
          : g.tested
            ? text(`display.convoy-${s.convoy}`, { turn: g.turn })
            : text('display.sea', { turn: g.turn })
    add(
      s,
      out,
      `group ${g.id}`,
      g.kind === 'sea' ? '5.4' : g.kind === 'air' ? '5.3' : '13.1',
      units,
      [line],
      text('display.group', { group: g.id }),
    )
  })
}

/** All boxes; every seat sees them. */
export function displaysOf(s: Crete): Displays {
  const out: Displays = {}
  luftwaffe(s, out)
  groups(s, out)
  const lost = inBox(s, 'regrouping')
  add(s, out, 'regrouping', '9', lost, [text('display.regrouping-count', { count: lost.length })])
  for (const { map } of s.box.tables.soloMaps) {
    const cup = inBox(s, `cup-${map}`)
    if (cup.length > 0) add(s, out, `cup-${map}`, '12', cup, [], text('display.cup', { map: text(`map.${map}`) }))
  }
  add(s, out, 'eliminated', '2.2', inBox(s, 'eliminated'), [])
  if (s.forts > 0) add(s, out, 'forts', '3.2', [], [text('display.forts-left', { count: s.forts })])
  return out
}
