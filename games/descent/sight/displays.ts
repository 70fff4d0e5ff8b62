// Drawers beside the map: one a formation with its chain, supply and orders, those who wait, the lost, and the points.
import { cell, item, type Text, text } from '@merkur/engine'
import type { Badge, DisplayView } from '@merkur/table'
import { seatName } from '../naming.ts'
import { perBox } from '../once.ts'
import { chainOf } from '../rules/chain.ts'
import { checkOf } from '../rules/checks.ts'
import { linesOf, pointsOf } from '../rules/points.ts'
import { strikesLeft } from '../rules/strike-allotment.ts'
import { type Descent, defOf, isDisrupted, onMap, scenarioOf, seatOf, type Unit, unitId } from '../state.ts'
import { drawer, grouped } from './drawers.ts'

type Displays = Record<string, DisplayView>

/** No drawer lies deeper. */
const LOWEST = 7

/** The ids of the drawers of formations, by headquarters. */
const formationIds = perBox((box): readonly string[] => box.units.map((d) => `formation ${d.id}`))

const isIn = (s: Descent, u: Unit): boolean => cell(s.at, u) !== s.box.boxes.out

type Sign = Badge['tone']
const sign = (id: string, short: string, tone: Sign): Badge => ({ id, short, tone, label: text(`display.${id}`) })

/** 12.0 to 13.0 The state of a formation as signs: lost or away, supply, Disruption, orders, its command check. */
function signsOf(s: Descent, hq: Unit): Badge[] {
  if (!onMap(s, hq)) {
    const lost = cell(s.at, hq) === s.box.boxes.lost
    return [lost ? sign('sign-lost', 'HQ lost', 'bad') : sign('sign-away', 'HQ away', 'plain')]
  }
  const code = checkOf(s, hq)
  const asksOrders = scenarioOf(s).row.activation && seatOf(s, hq) === 'commonwealth'
  return [
    ...(cell(s.supplied, hq) === 1 ? [sign('in-supply', 'S', 'good')] : [sign('out-of-supply', 'S–', 'warn')]),
    ...(isDisrupted(s, hq) ? [sign('hq-disrupted', 'Dis', 'bad')] : []),
    ...(asksOrders
      ? [cell(s.activated, hq) === 1 ? sign('orders', 'A', 'good') : sign('no-orders', 'A–', 'plain')]
      : []),
    ...(code === '-'
      ? []
      : [
          {
            id: `check-${code}`,
            short: code,
            tone: code.startsWith('M') ? 'good' : 'bad',
            label: text(`badge.check-${code}`),
          } as const,
        ]),
    ...(cell(s.exempt, hq) === 1 ? [sign('exempt', '12.2', 'good')] : []),
  ]
}

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

/** Everything `stateOf` reads, as one number. */
function stateNumber(s: Descent, hq: Unit): number {
  const place = onMap(s, hq) ? 0 : cell(s.at, hq) === s.box.boxes.lost ? 1 : 2
  const asks = scenarioOf(s).row.activation && seatOf(s, hq) === 'commonwealth' ? 1 : 0
  const flags =
    cell(s.supplied, hq) + 2 * (cell(s.disrupted, hq) + 2 * (cell(s.activated, hq) + 2 * cell(s.exempt, hq)))
  return (((cell(s.superior, hq) + 1) * 64 + cell(s.check, hq)) * 6 + 2 * place + asks) * 16 + flags
}

/** 25.0 One drawer for each headquarters of the scenario: itself, those directly under it, its leaders; each below the one above it. */
function formations(s: Descent, out: Displays): void {
  const { headquarters, units, boxes } = s.box
  const groups = grouped(s.box, units.length, (u) => {
    if (!isIn(s, u) || cell(s.at, u) === boxes.lost) return -1
    const def = defOf(s, u)
    return def.leader ? def.leads : cell(s.superior, u)
  })
  const ids = formationIds(s.box)
  const added = new Uint8Array(units.length)
  const isShown = (hq: Unit): boolean => isIn(s, hq) && cell(groups.first, hq) >= 0
  const add = (hq: Unit, level: number): void => {
    if (!isShown(hq) || cell(added, hq) === 1) return
    added[hq] = 1
    const id = item(ids, hq)
    const state = stateNumber(s, hq) * (LOWEST + 1) + level
    out[id] = drawer(s.box, id, groups, hq, state, (below) => ({
      title: text('display.formation', { unit: { piece: unitId(s, hq) }, count: below.length }),
      rule: '25.0',
      level,
      signs: signsOf(s, hq),
      pieces: [...(cell(s.at, hq) === boxes.lost ? [] : [hq]), ...below].map((u) => unitId(s, u)),
      lines: stateOf(s, hq),
    }))
    for (let u = cell(groups.first, hq); u >= 0; u = cell(groups.next, u))
      if (defOf(s, u).headquarters) add(u, Math.min(LOWEST, level + 1))
  }
  for (const hq of headquarters) if (cell(s.superior, hq) < 0 || !isShown(cell(s.superior, hq))) add(hq, 0)
  // Lost headquarters are in no group of those above them, yet have units of their own.
  for (const hq of headquarters) add(hq, 0)
}

/** 16.0, 26.0 Those who wait, by the turn in which they are due. */
function waiting(s: Descent, out: Displays, box: 'air' | 'off', rule: string): void {
  const turns = s.box.tables.turns.length
  const groups = grouped(s.box, turns + 1, (u) =>
    cell(s.at, u) === s.box.boxes[box] ? Math.max(0, Math.min(turns, cell(s.due, u))) : -1,
  )
  for (let turn = 0; turn <= turns; turn++) {
    if (cell(groups.first, turn) < 0) continue
    const isDue = turn <= s.turn
    const view = drawer(s.box, `${box} ${turn}`, groups, turn, isDue ? 1 : 0, (due) => ({
      title: text(`display.${box}`, { turn }),
      rule,
      pieces: due.map((u) => unitId(s, u)),
      lines: isDue ? [text('display.due')] : [],
    }))
    out[view.id] = view
  }
}

/** The lost of each seat, and those who have left the map. */
function gone(s: Descent, out: Displays): void {
  const { lost, left } = s.box.boxes
  const groups = grouped(s.box, 3, (u) => {
    if (cell(s.at, u) === left) return 2
    return cell(s.at, u) !== lost ? -1 : defOf(s, u).seat === 'german' ? 0 : 1
  })
  for (const [group, seat] of (['german', 'commonwealth'] as const).entries())
    out[`lost-${seat}`] = drawer(s.box, `lost-${seat}`, groups, group, 0, (units) => ({
      title: text(`display.lost-${seat}`, { count: units.length }),
      pieces: units.map((u) => unitId(s, u)),
      lines: [],
    }))
  if (cell(groups.first, 2) >= 0)
    out.left = drawer(s.box, 'left', groups, 2, 0, (units) => ({
      title: text('display.left'),
      rule: '33.42',
      pieces: units.map((u) => unitId(s, u)),
      lines: [],
    }))
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
  waiting(s, out, 'air', '16.0')
  waiting(s, out, 'off', '26.0')
  gone(s, out)
  return out
}
