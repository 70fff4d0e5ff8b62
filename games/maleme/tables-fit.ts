// Whether the tables of a box fit together: all that the rules look for is there once, and one table says what another says.
import type { BoxReader } from '@merkur/box'
import { BOXES } from './box-def.ts'
import type { Tables } from './tables.ts'

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every one of these must be there, once. */
function once<T extends string | number>(
  box: BoxReader,
  file: string,
  column: string,
  found: readonly T[],
  wanted: readonly T[],
  others: 'others too' | 'no others' = 'no others',
): void {
  for (const one of wanted) {
    const n = found.filter((x) => x === one).length
    if (n !== 1)
      box.problem({ file, column, found: n === 0 ? `no row with ${one}` : `${n} rows with ${one}`, allowed: 'one' })
  }
  for (const one of found)
    if (others === 'no others' && !wanted.includes(one))
      box.problem({ file, column, found: String(one), allowed: wanted.join(', ') })
}

/** Notes every problem that no single cell has. */
export function fit(box: BoxReader, t: Tables): void {
  fitUnits(box, t)
  fitMap(box, t)
  fitCharts(box, t)
}

function fitUnits(box: BoxReader, { units, groups, map, refit }: Tables): void {
  for (const u of units)
    if (u.back !== 'none' && (u.back_of === null || u.back_range === null))
      box.refuse(u, 'back_of', 'OF and range of the back, since there is one')
  const places = [...map.filter((h) => h.playable).map((h) => h.hex), ...BOXES]
  for (const u of units)
    if (u.seat === 'allied' && !places.includes(u.setup))
      box.refuse(u, 'setup', `a playable hex of map.csv, or a box: ${BOXES.join(', ')}`)
  for (const g of groups)
    for (const u of [...g.units, ...g.assignable])
      if (!units.some((x) => x.id === u)) box.refuse(g, 'units', 'units of units.csv')
  once(
    box,
    'units.csv',
    'id',
    units.map((u) => u.id),
    ['L-Andrew', '151RA', 'RAF-30', 'RAF-33', 'RAF-805'],
    'others too',
  )
  const companies = [...new Set(map.map((h) => h.area).filter((area) => area !== ''))]
  once(
    box,
    'units.csv',
    'leads',
    units.filter((u) => u.type === 'leader').map((u) => u.leads),
    [...companies, 'regiment'],
    'others too',
  )
  for (const row of refit)
    for (const id of row.units) {
      const unit = units.find((u) => u.id === id)
      if (unit && unit.refit_up_to !== row.value)
        box.refuse(row, 'value', `${unit.refit_up_to}, as refit_up_to of ${id} in units.csv`)
      if (unit && unit.refit_at_end !== row.at_end) box.refuse(row, 'at_end', `as refit_at_end of ${id} in units.csv`)
    }
}

function fitMap(box: BoxReader, { map, zones, groups, pieces }: Tables): void {
  const two = (n: number): string => String(n).padStart(2, '0')
  for (const h of map)
    if (h.hex !== two(h.column) + two(h.row))
      box.refuse(h, 'hex', `${two(h.column)}${two(h.row)}, as column and row say`)
  if (map.length !== 270)
    box.problem({ file: 'map.csv', found: `${map.length} hexes`, allowed: '270, 15 columns of 18' })
  const airmen = map.filter((h) => h.raf).length
  if (airmen !== 3) box.problem({ file: 'map.csv', column: 'raf', found: `${airmen} hexes`, allowed: 'three' })
  const drops = map.filter((h) => h.drop !== '')
  const markers = groups.filter((g) => g.marker).length + (pieces.find((p) => p.id === 'drop-dummy')?.copies ?? 0)
  if (drops.length < markers)
    box.problem({ file: 'map.csv', column: 'drop', found: `${drops.length} Drop hexes`, allowed: `${markers} or more` })
  if (!drops.some((h) => h.drop.includes('glider')))
    box.problem({ file: 'map.csv', column: 'drop', found: 'no glider hex', allowed: 'one or more' })
  once(
    box,
    'zones.csv',
    'id',
    zones.map((z) => z.id),
    ['A', 'B', 'C', 'maori'],
  )
  for (const z of zones)
    for (const a of z.adjacent)
      if (!zones.some((other) => other.id === a))
        box.refuse(z, 'adjacent', `zones of zones.csv: ${zones.map((x) => x.id).join(', ')}`)
  once(
    box,
    'zones.csv',
    'faces',
    zones.flatMap((z) => z.faces),
    numbers(1, 6),
  )
}

function fitCharts(box: BoxReader, { drift, fire, reliability, hq, refit, turns, units }: Tables): void {
  const rolls = (file: string, rows: readonly { readonly roll: number }[], from: number, to: number): void => {
    once(
      box,
      file,
      'roll',
      rows.map((r) => r.roll),
      numbers(from, to),
    )
  }
  rolls('drift.csv', drift, 2, 12)
  rolls('fire-table.csv', fire, 1, 6)
  rolls('reliability.csv', reliability, 1, 6)
  once(
    box,
    'hq.csv',
    'id',
    hq.map((h) => h.id),
    ['contact', 'matildas', 'engineers', 'maori', 'stuka', 'seize'],
  )
  for (const h of hq) if (h.id === 'stuka' && h.attack_of === null) box.refuse(h, 'attack_of', 'the OF of the Stukas')
  once(
    box,
    'refit-table.csv',
    'id',
    refit.map((r) => r.id),
    ['pinned', 'regrouping', 'leader', 'enemy-adjacent'],
    'others too',
  )
  turns.forEach((turn, i) => {
    const minutes = 510 + 30 * i
    const time = `${Math.floor(minutes / 60)}:${minutes % 60 === 0 ? '00' : '30'}`
    if (turn.time !== time) box.refuse(turn, 'time', `${time}, since each turn is half an hour`)
    if (turn.contacts !== '' && !units.some((u) => u.company === turn.contacts))
      box.refuse(turn, 'contacts', 'nothing or a company of units.csv')
  })
}
