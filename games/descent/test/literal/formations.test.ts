// Formations and modes against their literal reading in random positions: who fires together at what price (12.2), who may take which mode (15.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, DISPERSED, printed, TRAVEL } from '../../box.ts'
import { formations } from '../../rules/chain.ts'
import { refuseMode } from '../../rules/modes.ts'
import type { Descent, Unit } from '../../state.ts'
import { lots, pile, scattered } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const isArtillery = (u: Unit): boolean => ['artillery', 'static-artillery'].includes(def(u).type)
const joined = (s: Descent, u: Unit): boolean => def(u).independent && cell(s.superior, u) !== def(u).superior

/**
 * 12.0, 12.71 The subordination of a unit, lowest first, as the Formation Display prints it: battalion, regiment or brigade,
 * division, army. Independent units are each an organization of their own (12.15), or of the headquarters they have joined.
 */
function subordination(s: Descent, u: Unit): string[] {
  const d = def(u)
  if (d.leader) return []
  if (joined(s, u)) return subordination(s, cell(s.superior, u))
  if (d.independent) return [d.id]
  const above = d.superior < 0 ? [] : subordination(s, d.superior)
  const regiment = d.nation === 'paratroop' && d.regiment !== '' && !above.includes(d.regiment) ? [d.regiment] : []
  return [...(d.headquarters ? [d.id] : []), ...regiment, ...above]
}

/**
 * 12.2, 12.22, 12.23, 12.71 "one point for every different subordination involved": artillery aside, flak of the division of
 * another firer aside, and nobody who is directly under what stands above another one.
 */
function readFormations(s: Descent, firers: readonly Unit[]): number {
  const direct = firers.filter((u) => !isArtillery(u))
  const division = (u: Unit): string => (joined(s, u) ? def(cell(s.superior, u)).division : def(u).division)
  const allFlak = direct.every((u) => def(u).type === 'flak')
  const counted = direct.filter(
    (u) => allFlak || def(u).type !== 'flak' || !direct.some((x) => x !== u && division(x) === division(u)),
  )
  const lines = counted.map((u) => subordination(s, u))
  const lowest = new Set(lines.map((line) => line[0] ?? ''))
  for (const line of lines) for (const higher of line.slice(1)) lowest.delete(higher)
  return lowest.size
}

/** 15.0, 15.4, 15.54, 15.55, 13.14 "in that Player's Organization Phase", one change, Travel from Concentrated and vice versa. */
function readMode(s: Descent, u: Unit, to: number): boolean {
  const d = def(u)
  const from = cell(s.mode, u)
  if (s.phase !== (d.seat === 'german' ? 9 : 2) || !d.modes.includes(to) || from === to) return false
  if (cell(s.disrupted, u) === 1 || cell(s.changed, u) === 1) return false
  const led = d.nation === 'greek' && pile(s, cell(s.at, u)).some((x) => def(x).id === 'Forrester')
  if (d.seat === 'commonwealth' && cell(s.activated, u) === 0 && !led) return false
  const betweenEnds = from !== CONCENTRATED && to !== CONCENTRATED
  return !betweenEnds || !d.modes.includes(CONCENTRATED)
}

describe('12.2 formations', () => {
  it('[12.2/1 12.22 12.23 12.71 12.15] their number among random firers of 200 positions', () => {
    const met: Record<number, number> = {}
    for (let n = 0; n < 200; n++) {
      const s = scattered(`formations ${n}`, 3)
      const { below, pick } = lots(`formations ${n} who`)
      for (const seat of ['german', 'commonwealth']) {
        const all = printed.units.flatMap((d, u) =>
          cell(s.at, u) < printed.hexes && d.seat === seat && !d.leader && d.kind.fire !== 'none' ? [u] : [],
        )
        if (all.length < 2) continue
        const hqs = printed.units.flatMap((d, u) => (d.seat === seat && d.headquarters ? [u] : []))
        for (const u of all) if (def(u).independent && below(3) === 0) s.superior[u] = pick(hqs)
        for (let k = 0; k < 6; k++) {
          const firers = [...new Set(Array.from({ length: 2 + below(4) }, () => pick(all)))]
          const read = readFormations(s, firers)
          const name = `${n}: ${firers.map((u) => def(u).id).join(', ')}`
          expect([name, formations(s, firers)]).toEqual([name, read])
          met[read] = (met[read] ?? 0) + 1
        }
      }
    }
    for (const count of [0, 1, 2, 3, 4]) expect([count, (met[count] ?? 0) > 3]).toEqual([count, true])
  })
})

describe('15.0 modes', () => {
  it('[15.55 15.54] every unit of 120 positions, in its own Organization Phase, another one, and out of it', () => {
    const met = { yes: 0, no: 0 }
    for (let n = 0; n < 120; n++) {
      const s = scattered(`modes ${n}`, [2, 9, 4][n % 3] ?? 2)
      const { below } = lots(`modes ${n} who`)
      for (const [u, d] of printed.units.entries()) {
        if (cell(s.at, u) >= printed.hexes || d.leader) continue
        if (below(6) === 0) s.changed[u] = 1
        for (const to of [DISPERSED, CONCENTRATED, TRAVEL]) {
          const read = readMode(s, u, to)
          const name = `${n}: ${d.id} to ${to}`
          expect([name, refuseMode(s, u, to) === undefined]).toEqual([name, read])
          met[read ? 'yes' : 'no']++
        }
      }
    }
    expect(Math.min(met.yes, met.no)).toBeGreaterThan(200)
  })
})
