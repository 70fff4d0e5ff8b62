// A literal reading of 3.1 and 3.2: the choices of both seats before the first turn.
import { dropNames, hexes, hexRow, type Picture, piece, tables } from './sheet.ts'
import type { Watch } from './watch.ts'

const airmen = ['RAF-30', 'RAF-33', 'RAF-805']

/** One unit of airmen on each of the three crosses. */
export function alliedSetUp(w: Watch): void {
  for (const hex of ['0407', '0408', '0606']) {
    const left = airmen.filter((id) => piece(w.p, id).where === '')
    piece(w.p, w.ask('airmen', 'allied', left)).where = hex
  }
}

const dropHexes = (p: Picture, drop: string): string[] => {
  const gliders = tables.groups.find((g) => g.id === drop)?.glider === true
  const taken = Object.values(p.plan)
  return hexes.filter((h) => {
    const sign = hexRow(h)?.drop ?? ''
    return (gliders ? sign.includes('glider') : sign !== '') && !taken.includes(h)
  })
}

/** First who lands with whom, then where each marker lies. */
export function germanPlan(w: Watch): void {
  for (const unit of tables.units.filter((u) => u.seat === 'german')) {
    const groups = tables.groups.filter((g) => g.assignable.includes(unit.id))
    if (groups.length === 0) continue
    const key = w.ask(
      'assign',
      'german',
      groups.map((g) => `${unit.id} ${g.id}`),
    )
    piece(w.p, unit.id).group = key.slice(unit.id.length + 1)
  }
  for (const drop of dropNames) w.p.plan[drop] = w.ask('drop-hex', 'german', dropHexes(w.p, drop))
}
