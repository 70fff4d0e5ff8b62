// A literal reading of 3.2, 12 and 12.1: forts before the first turn, gliders, brigades drawn for their maps, the waves planned.
import { drawn } from './answers.ts'
import { inTheAir, planned } from './arrivals.ts'
import { area, areaIds, at, type Picture, type Piece } from './sheet.ts'
import type { Watch } from './watch.ts'

const OBJECTIVES = areaIds.filter((a) => area(a).objective)

/** 3.2 Where a fort may go up: Commonwealth counters there, no city, none there yet. */
const fortGround = (p: Picture): string[] =>
  areaIds.filter((a) => at(p, a, 'commonwealth').length > 0 && area(a).city === 'none' && !p.forts.has(a))

/** The areas that are named one by one, each of which may be taken back. */
function named(w: Watch, seat: Piece['row']['seat'], most: number): string[] {
  const { p } = w
  const chosen: string[] = []
  for (;;) {
    const open = chosen.length < most ? fortGround(p) : chosen
    const key = w.ask('forts', seat, ['done', ...open], (keys) => w.any(['done', ...keys]), true)
    if (key === 'done') return chosen
    if (chosen.includes(key)) chosen.splice(chosen.indexOf(key), 1)
    else chosen.push(key)
  }
}

/** Areas of some maps with Commonwealth counters were theirs before; so were the objectives among them. */
function theirs(p: Picture, maps: readonly string[]): void {
  for (const a of areaIds) {
    if (!maps.includes(area(a).map) || at(p, a, 'commonwealth').length === 0) continue
    p.alone[a] = 2
    if (OBJECTIVES.includes(a)) p.owner[a] = 2
  }
}

/** 3.2 The Commonwealth puts up to six forts. */
export function forts(w: Watch): string {
  const { p } = w
  const chosen = named(w, 'commonwealth', 6)
  for (const a of chosen) p.forts.add(a)
  p.fortsLeft = 0
  theirs(p, ['west', 'centre', 'east', 'strategic'])
  return `${chosen.length}`
}

/** 12.1 Forts on airfields and in Prison Valley, as far as Commonwealth counters stand there; the others where the player likes. */
export function soloForts(w: Watch): string {
  const { p } = w
  const first = p.turn === 1
  const fixed = first ? ['W09', 'W19'] : ['C07', 'E08']
  for (const a of fixed)
    if (p.fortsLeft > 0 && fortGround(p).includes(a)) {
      p.forts.add(a)
      p.fortsLeft--
    }
  theirs(p, first ? ['west', 'strategic'] : ['centre', 'east'])
  // Two of them wait for the airfields of the centre and the east.
  const free = Math.max(0, p.fortsLeft - (first ? 2 : 0))
  const chosen = free > 0 ? named(w, 'german', free) : []
  for (const a of chosen) p.forts.add(a)
  p.fortsLeft = first ? p.fortsLeft - chosen.length : 0
  return `${chosen.length}`
}

/** 3.2 Four of five come by glider; the player says which of them jumps. */
export function gliders(w: Watch): string {
  const { p } = w
  const storm = Object.values(p.pieces).filter((x) => x.row.formation === 'sturm')
  const out = w.ask(
    'jumper',
    'german',
    storm.map((x) => x.row.id),
  )
  for (const x of storm) x.glider = x.row.id !== out
  return out
}

const LEADERS = ['C-Hargest', 'C-Puttick', 'C-Weston', 'C-Campbell', 'C-Chappel']
const FIXED = ['C-Freyberg', 'C-AS', 'C-3/7RTR', 'C-Vasey', 'C-2/7Aus', 'C-2/8Aus']

/** 12 Three leaders are drawn for the west, one each for the centre and the east; their brigades go with them. */
export function brigades(w: Watch): string {
  const { p } = w
  const cup = [...LEADERS]
  const maps: Record<string, string> = {}
  for (const map of ['west', 'west', 'west', 'centre', 'east']) {
    const id = drawn(w, cup)
    cup.splice(cup.indexOf(id), 1)
    maps[p.pieces[id]?.row.formation ?? ''] = map
  }
  for (const x of Object.values(p.pieces)) {
    if (x.row.seat !== 'commonwealth' || FIXED.includes(x.row.id)) continue
    x.where = `cup-${maps[x.row.formation] ?? ''}`
  }
  return maps['5bde'] ?? ''
}

/** 12 The landing areas of the wave are named before its maps are set up. */
export function wave(w: Watch): string {
  planned(w, inTheAir(w.p))
  return 'planned'
}
