// 12 The beginning of a solitaire game: gliders, which brigade fights on which map, where the waves will land.
import { cell, choose, type Flow, item, refusal, text } from '@merkur/engine'
import { turnOf } from '../../box.ts'
import { line, piece, pieces } from '../../naming.ts'
import { boxNamed, type Crete, defOf, place, type Unit, unitId } from '../../state.ts'
import { dropUnits, planDrop } from '../landing.ts'
import { drawUnit } from '../lots.ts'

export const notOfStorm = refusal('3.2', 'refuse.not-of-storm')

/** 3.2, ruling S13 The counters that may come by glider: Meindl and the Storm battalions. */
const gliderCounters = (s: Crete): Unit[] =>
  s.box.sides.german.filter((u) => {
    const { formation } = defOf(s, u)
    return s.box.formations[formation] === 'sturm'
  })

/** 3.2, ruling S13 Four of them have gliders; the player names the one that jumps. */
export function* gliders(s: Crete): Flow {
  const of = gliderCounters(s)
  const copies = s.box.tables.pieces.find((p) => p.id === 'glider')?.copies ?? 0
  const jumping = new Set<Unit>()
  while (of.length - jumping.size > copies) {
    const u = yield* choose<Crete, Unit>(s, {
      id: 'jumper',
      seat: 'german',
      rule: '3.2',
      of: of.filter((x) => !jumping.has(x)),
      as: pieces,
      outside: () => notOfStorm,
      // The last one named starts the draw of the brigades.
      commits: () => (s.randomSetUp && of.length - jumping.size - 1 === copies ? 'roll' : undefined),
      prompt: () => text('ask.jumper', { copies }),
      about: () => ({ pieces: of.map((x) => unitId(s, x)) }),
    })
    jumping.add(u)
  }
  for (const u of of) if (!jumping.has(u)) s.glider[u] = 1
  s.stage = s.randomSetUp ? 'brigades' : 'wave'
}

/** 12, ruling S1 The leaders are drawn for the maps, and their brigades with them. */
export function brigades(s: Crete): void {
  const cup = s.box.leaders.map((l) => l.unit).filter((u) => defOf(s, u).seat === 'commonwealth' && cell(s.at, u) < 0)
  for (const row of s.box.tables.soloMaps) {
    for (let n = 0; n < row.leaders && cup.length > 0; n++) {
      const u = drawUnit(s, cup, 'brigade')
      cup.splice(cup.indexOf(u), 1)
      const { formation } = defOf(s, u)
      s.brigadeMap[formation] = s.box.maps.indexOf(row.map)
      s.journal?.push(
        line('draw', '12', 'log.brigade', { unit: piece(s, u), map: text(`map.${row.map}`) }, { seat: 'commonwealth' }),
      )
    }
  }
  for (const u of s.box.sides.commonwealth) {
    if (cell(s.at, u) >= 0) continue
    const map = cell(s.brigadeMap, defOf(s, u).formation)
    place(s, u, boxNamed(s, `cup-${s.box.maps[map] ?? ''}`))
  }
  s.stage = 'wave'
}

/** Maps that are set up at random in this turn (12). */
export const mapsOfTurn = (s: Crete): string[] =>
  s.randomSetUp ? s.box.tables.soloMaps.filter((m) => m.turn === s.turn).map((m) => m.map) : []

/** 12 The player says where the wave of this turn will land, before the defenders are set up. */
export function* wave(s: Crete): Flow {
  const maps = mapsOfTurn(s)
  yield* planDrop(s, dropUnits(s), maps.length > 0 ? 'roll' : undefined)
  s.deployMap = maps.length > 0 ? s.box.maps.indexOf(item(maps, 0)) : -1
  s.deployPass = 1
  s.visited.fill(0)
  s.stage = maps.length > 0 ? 'deploy' : 'solo-forts'
  if (maps.length > 0) s.journal?.push(line('phase', '12', 'log.deploys', { turn: turnOf(s.box, s.turn).turn }))
}
