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

/** Leaders and heavy weapons units that have no group yet, with the groups they may join. */
const unassigned = (p: Picture): { unit: string; groups: string[] }[] =>
  tables.units
    .filter((u) => u.seat === 'german' && piece(p, u.id).group === null)
    .map((u) => ({ unit: u.id, groups: tables.groups.filter((g) => g.assignable.includes(u.id)).map((g) => g.id) }))
    .filter(({ groups }) => groups.length > 0)

/** Whether everybody has a group and every marker lies. */
export const planned = (p: Picture): boolean =>
  unassigned(p).length === 0 && dropNames.every((drop) => p.plan[drop] !== '')

/** First who lands with whom, one after another, then where each marker lies. */
export function germanPlan(w: Watch): void {
  const next = unassigned(w.p)[0]
  if (next) {
    const { unit, groups } = next
    const key = w.ask(
      'assign',
      'german',
      groups.map((g) => `${unit} ${g}`),
    )
    piece(w.p, unit).group = key.slice(unit.length + 1)
    return
  }
  const drop = dropNames.find((d) => w.p.plan[d] === '')
  if (drop) w.p.plan[drop] = w.ask('drop-hex', 'german', dropHexes(w.p, drop))
}
