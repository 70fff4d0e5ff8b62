// Boxes beside the map: groups still in the air, the eliminated, those that may return, reserves, headquarters, the cup.
import { cell, item, type SeatId, type Text, text } from '@merkur/engine'
import type { DisplayView } from '@merkur/table'
import { clock } from '../box.ts'
import { hqNumber, refuseHq } from '../rules/headquarters.ts'
import { inPlay } from '../rules/units.ts'
import { at, type Maleme, spaceId, unitId } from '../state.ts'
import { signed } from './counters.ts'
import { groupKnownTo } from './knowledge.ts'
import { companyText } from './marks.ts'

type Displays = Record<string, DisplayView>

/** 3.2 German units that have not landed, by group as far as the seat knows. */
function groups(s: Maleme, seat: SeatId, out: Displays): void {
  const inGroup: string[][] = s.box.groups.map(() => [])
  const unknown: string[] = []
  for (const u of s.box.germans) {
    if (at(s, u) !== s.box.boxes.waiting) continue
    const group = groupKnownTo(s, seat, u)
    if (group < 0) unknown.push(unitId(s, u))
    else item(inGroup, group).push(unitId(s, u))
  }
  s.box.groups.forEach((g, i) => {
    const pieces = item(inGroup, i)
    if (pieces.length === 0) return
    const drop = s.box.drops.findIndex((d) => d.group === i)
    const hex = drop >= 0 && (seat === 'german' || cell(s.revealed, drop) === 1) ? cell(s.plan, drop) : -1
    const lines: Text[] = [text(g.marker ? 'display.group-turn' : 'display.group-zone', { time: clock(g.turn) })]
    if (hex >= 0) lines.push(text('display.group-hex', { hex: { space: spaceId(s, hex) } }))
    out[`group ${g.id}`] = {
      id: `group ${g.id}`,
      title: text('display.group', { group: g.id, label: g.label }),
      rule: g.marker ? '3.2' : '5.1.4',
      pieces,
      lines,
    }
  })
  if (unknown.length > 0)
    out['group ?'] = {
      id: 'group ?',
      title: text(seat === 'german' ? 'display.to-assign' : 'display.unknown-group'),
      rule: '3.2',
      pieces: unknown,
      lines: [],
    }
}

/** Boxes that hold units for all to see: name, rule, whether it is shown while empty. */
const BOXES: readonly (readonly [box: string, rule: string, always: boolean])[] = [
  ['eliminated', '7.1', true],
  ['seize', '4.4.2.2', true],
  ['permanent', '7.1', true],
  ['reserve-maori', '4.4.1.4', false],
  ['reserve-matildas', '4.4.1.2', false],
  ['reserve-engineers', '4.4.1.3', false],
  ['allied-eliminated', '4.2.3', true],
  ['removed', '4.4.1.2', false],
]

function boxes(s: Maleme, out: Displays): void {
  for (const [box, rule, always] of BOXES) {
    const space = s.box.boxes[box]
    const pieces: string[] = []
    for (let u = 0; u < s.box.units.length; u++) if (at(s, u) === space) pieces.push(unitId(s, u))
    if (pieces.length > 0 || always) out[box] = { id: box, title: text(`display.${box}`), rule, pieces, lines: [] }
  }
  const airmen = s.box.rafUnits.filter((u) => at(s, u) < 0)
  if (airmen.length > 0)
    out.airmen = {
      id: 'airmen',
      title: text('display.airmen'),
      rule: '3.1',
      pieces: airmen.map((u) => unitId(s, u)),
      lines: [],
    }
}

/** 4.4 Companies in contact or not, and the die each HQ action needs now. */
function headquarters(s: Maleme, out: Displays): void {
  const number = (action: Parameters<typeof hqNumber>[1], company = -1): Text =>
    text(refuseHq(s, action, company) ? 'display.hq-closed' : 'display.hq-open', {
      what: text(`hq.${action}`, company < 0 ? {} : { company: item(s.box.companies, company) }),
      upTo: hqNumber(s, action, company).upTo,
    })
  out['allied-hq'] = {
    id: 'allied-hq',
    title: text('display.allied-hq'),
    rule: '4.4.1',
    pieces: inPlay(s, s.box.andrew) ? [unitId(s, s.box.andrew)] : [],
    lines: [
      ...s.box.companies.map((_, c) => companyText(s, c)),
      ...s.box.companies.flatMap((_, c) => (cell(s.contacted, c) === 1 ? [] : [number('contact', c)])),
      number('matildas'),
      number('engineers'),
      number('maori'),
    ],
  }
  out['german-hq'] = {
    id: 'german-hq',
    title: text('display.german-hq'),
    rule: '4.4.2',
    pieces: [],
    lines: [text('display.stukas', { count: s.stukas }), number('stuka'), number('seize')],
  }
}

/** 2.2.2 The Regrouping/Pinned markers left in the cup. */
function cup(s: Maleme, out: Displays): void {
  out.cup = {
    id: 'cup',
    title: text('display.cup', { count: s.cup.reduce((sum, n) => sum + n, 0) }),
    rule: '2.2.2',
    pieces: [],
    lines: s.box.markers.flatMap((m, i) =>
      m.copies === 0
        ? []
        : [text('display.chit', { of: m.regroupOf, modifier: signed(m.pin), left: cell(s.cup, i), copies: m.copies })],
    ),
  }
}

/** All boxes a seat sees. */
export function displaysOf(s: Maleme, seat: SeatId): Displays {
  const out: Displays = {}
  groups(s, seat, out)
  boxes(s, out)
  headquarters(s, out)
  cup(s, out)
  return out
}
