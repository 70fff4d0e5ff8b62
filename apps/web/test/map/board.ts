// Boards for the tests of the map: a sheet of hexes with a box beside it.
import type { BoardDef, SpaceDef } from '@merkur/table'

/** Flat hexes in `columns` x `rows`, named CCRR, and a box called `box` to the west. */
export function sheetOfHexes(columns: number, rows: number): BoardDef {
  const spaces: SpaceDef[] = []
  for (let c = 1; c <= columns; c++) {
    for (let r = 1; r <= rows; r++) {
      const id = `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`
      spaces.push({ id, name: id, x: (c - 1) * 0.8660254, y: r - 1 - (c % 2 ? 0 : 0.5) })
    }
  }
  const neighbours: Record<string, string[]> = {}
  for (const a of spaces) {
    neighbours[a.id] = spaces.filter((b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) < 1.05).map((b) => b.id)
  }
  spaces.push({ id: 'box', name: 'Box', x: -2, y: 2, ring: [-3, 0, -1, 0, -1, 5, -3, 5] })
  return {
    id: 'sheet',
    title: 'A sheet',
    extent: [-3, -1, columns, rows],
    hex: { orientation: 'flat', size: 0.5773503 },
    counter: 0.62,
    spaces,
    neighbours,
  }
}
