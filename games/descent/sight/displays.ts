// Drawers beside the map: one a formation with its chain, supply and orders, those who wait, the lost, and the points.
import { cell, type Text, text } from '@merkur/engine'
import type { DisplayView } from '@merkur/table'
import { seatName } from '../naming.ts'
import { chainOf } from '../rules/chain.ts'
import { checkOf } from '../rules/checks.ts'
import { linesOf, pointsOf } from '../rules/points.ts'
import { strikesLeft } from '../rules/strike-allotment.ts'
import { type Descent, isDisrupted, onMap, type Space, scenarioOf, seatOf, type Unit, unitId } from '../state.ts'

type Displays = Record<string, DisplayView>

const isIn = (s: Descent, u: Unit): boolean => cell(s.at, u) !== s.box.boxes.out

/** 12.0 to 13.0 What a player must know of a headquarters at a glance. */
function stateOf(s: Descent, hq: Unit): Text[] {
  const piece = { piece: unitId(s, hq) }
  if (!onMap(s, hq))
    return [text(cell(s.at, hq) === s.box.boxes.lost ? 'display.hq-lost' : 'display.hq-away', { unit: piece })]
  const above = chainOf(s, hq)[0]
  const code = checkOf(s, hq)
  const asksOrders = scenarioOf(s).row.activation && seatOf(s, hq) === 'commonwealth'
  return [
    above === undefined ? text('display.chain-top') : text('display.chain', { unit: { piece: unitId(s, above) } }),
    text(cell(s.supplied, hq) === 1 ? 'display.in-supply' : 'display.out-of-supply'),
    ...(isDisrupted(s, hq) ? [text('display.hq-disrupted')] : []),
    ...(asksOrders ? [text(cell(s.activated, hq) === 1 ? 'display.orders' : 'display.no-orders')] : []),
    ...(code === '-' ? [] : [text('display.check', { code })]),
    ...(cell(s.exempt, hq) === 1 ? [text('display.exempt')] : []),
  ]
}

/** 25.0 One drawer for each headquarters of the scenario: itself, those directly under it, its leaders. */
function formations(s: Descent, out: Displays): void {
  const under = new Map<Unit, Unit[]>()
  const push = (hq: Unit, u: Unit): void => {
    const list = under.get(hq)
    if (list) list.push(u)
    else under.set(hq, [u])
  }
  for (const [u, def] of s.box.units.entries()) {
    if (!isIn(s, u) || cell(s.at, u) === s.box.boxes.lost) continue
    const hq = def.leader ? def.leads : cell(s.superior, u)
    if (hq >= 0) push(hq, u)
  }
  for (const [hq, def] of s.box.units.entries()) {
    const below = under.get(hq)
    if (!isIn(s, hq) || !def.headquarters || !below) continue
    const id = `formation ${def.id}`
    out[id] = {
      id,
      title: text('display.formation', { unit: { piece: def.id }, count: below.length }),
      rule: '25.0',
      pieces: [...(cell(s.at, hq) === s.box.boxes.lost ? [] : [hq]), ...below].map((u) => unitId(s, u)),
      lines: stateOf(s, hq),
    }
  }
}

/** The units of each box beside the map. */
function boxed(s: Descent): ReadonlyMap<Space, readonly Unit[]> {
  const out = new Map<Space, Unit[]>()
  for (let u = 0; u < s.box.units.length; u++) {
    const box = cell(s.at, u)
    if (box < s.box.hexes || box === s.box.boxes.out) continue
    const list = out.get(box)
    if (list) list.push(u)
    else out.set(box, [u])
  }
  return out
}

/** 16.0, 26.0 Those who wait, by the turn in which they are due. */
function waiting(s: Descent, out: Displays, box: 'air' | 'off', rule: string, units: readonly Unit[]): void {
  const byTurn = new Map<number, Unit[]>()
  for (const u of units) byTurn.set(cell(s.due, u), [...(byTurn.get(cell(s.due, u)) ?? []), u])
  for (const [turn, due] of [...byTurn].sort((a, b) => a[0] - b[0])) {
    const id = `${box} ${turn}`
    out[id] = {
      id,
      title: text(`display.${box}`, { turn }),
      rule,
      pieces: due.map((u) => unitId(s, u)),
      lines: turn <= s.turn ? [text('display.due')] : [],
    }
  }
}

/** 27.5 The schedule of the scenario with what each line is worth now. */
function victory(s: Descent, out: Displays): void {
  out.victory = {
    id: 'victory',
    title: text('display.victory'),
    rule: '27.5',
    pieces: [],
    lines: linesOf(s).map(({ row, line }) =>
      text('display.victory-line', { seat: seatName(row.seat), what: row.label, points: pointsOf(s, line, row) }),
    ),
  }
}

/** 16.8, 22.0 What is left of things that run out. */
function stores(s: Descent, out: Displays): void {
  out.stores = {
    id: 'stores',
    title: text('display.stores'),
    rule: '17.11',
    pieces: [],
    lines: [
      text('display.strikes', { german: strikesLeft(s, 'german'), commonwealth: strikesLeft(s, 'commonwealth') }),
      text('display.transport', { left: s.transportLeft, lost: s.transportLost }),
      text('display.irregulars', { left: s.irregularsLeft }),
      ...(s.dropsDue > 0 ? [text('display.drops', { count: s.dropsDue })] : []),
      ...(scenarioOf(s).id === '28' ? [text(s.opened ? 'display.road-open' : 'display.road-closed')] : []),
    ],
  }
}

/** All drawers; every seat sees them. */
export function displaysOf(s: Descent): Displays {
  const out: Displays = {}
  victory(s, out)
  stores(s, out)
  formations(s, out)
  const inBox = boxed(s)
  const { air, off, lost: dead, left: gone } = s.box.boxes
  waiting(s, out, 'air', '16.0', inBox.get(air) ?? [])
  waiting(s, out, 'off', '26.0', inBox.get(off) ?? [])
  for (const seat of ['german', 'commonwealth'] as const) {
    const lost = (inBox.get(dead) ?? []).filter((u) => s.box.units[u]?.seat === seat)
    out[`lost-${seat}`] = {
      id: `lost-${seat}`,
      title: text(`display.lost-${seat}`, { count: lost.length }),
      pieces: lost.map((u) => unitId(s, u)),
      lines: [],
    }
  }
  const left = inBox.get(gone) ?? []
  if (left.length > 0)
    out.left = {
      id: 'left',
      title: text('display.left'),
      rule: '33.42',
      pieces: left.map((u) => unitId(s, u)),
      lines: [],
    }
  return out
}
