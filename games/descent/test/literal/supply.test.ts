// Supply read literally (19.2): every headquarters of every scenario judged word by word, top down, in disordered positions.
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKED, ROAD, TRAIL } from '../../board.ts'
import { printed } from '../../box.ts'
import { groundAt } from '../../lines.ts'
import { wayOf } from '../../prices.ts'
import { chainOf } from '../../rules/chain.ts'
import { dispenses, judgeSupply, mayPass, sourcesOf } from '../../rules/supply.ts'
import { type Descent, onMap, put, seatOf, setDisrupted } from '../../state.ts'
import { hex, names, position } from '../support.ts'

const P = Number.POSITIVE_INFINITY
/** The cheapest way from a hex to each hex, found by going round and round until nothing gets cheaper. */
function ways(
  s: Descent,
  from: number,
  seat: 'german' | 'commonwealth',
  cost: (a: number, b: number, side: number) => number,
): number[] {
  const out = new Array<number>(printed.hexes).fill(P)
  out[from] = 0
  let open = [from]
  while (open.length > 0) {
    const next: number[] = []
    for (const a of open) {
      if (a !== from && !mayPass(s, a, seat)) continue
      for (let d = 0; d < 6; d++) {
        const b = cell(printed.board.around, 6 * a + d)
        if (b < 0 || groundAt(printed, b).id === 'all-sea') continue
        const total = (out[a] ?? P) + cost(a, b, cell(printed.sideToward, 6 * a + d))
        if (total >= (out[b] ?? P)) continue
        out[b] = total
        next.push(b)
      }
    }
    open = next
  }
  return out.map((c, h) => (h === from || mayPass(s, h, seat) ? c : P))
}

const points =
  (s: Descent) =>
  (a: number, b: number, side: number): number => {
    const table =
      cell(s.box.bridgeOn, side) >= 0 && cell(s.bridge, cell(s.box.bridgeOn, side)) === 1
        ? s.box.prices.broken
        : s.box.prices.whole
    const price = cell(table.supply, wayOf(side, a, b))
    return price < 0 ? P : price / 8
  }
const routes = (_a: number, b: number, side: number): number => {
  const sides = [0, 1, 2, 3, 4, 5].map((d) => cell(printed.sideToward, 6 * b + d)).filter((x) => x >= 0)
  const route =
    sides.some((x) => cell(printed.sides, x) & (ROAD | TRAIL)) || printed.tables.exits.some((x) => hex(x.hex) === b)
  const kind = ['clear', 'village', 'city'].includes(groundAt(printed, b).id)
  return (route || kind) && !(cell(printed.sides, side) & BLOCKED) ? 1 : P
}

/** 19.2 word by word, top down. */
function literally(s: Descent, seat: 'german' | 'commonwealth'): Set<string> {
  const fed = new Set<number>()
  for (const echelon of ['army', 'division', 'brigade', 'battalion'])
    for (const [hq, def] of printed.units.entries()) {
      if (def.echelon !== echelon || seatOf(s, hq) !== seat || !onMap(s, hq)) continue
      if (def.nation === 'paratroop' && s.turn <= 8) {
        fed.add(hq)
        continue
      }
      const above = chainOf(s, hq)
      const giving = above.filter((x) => fed.has(x) && dispenses(s, x)).map((x) => cell(s.at, x))
      const source = sourcesOf(s, hq)
      const goal = (way: number[], most: number, isGoal: (h: number) => boolean): boolean =>
        way.some((c, h) => c <= most && isGoal(h))
      const here = cell(s.at, hq)
      const isFed =
        echelon === 'army' || (echelon === 'division' && !above.some((x) => onMap(s, x)))
          ? goal(ways(s, here, seat, routes), 9999, source)
          : echelon === 'division'
            ? goal(ways(s, here, seat, points(s)), 12, (h) => giving.includes(h))
            : goal(
                ways(s, here, seat, points(s)),
                echelon === 'brigade' ? 12 : 8,
                (h) => giving.includes(h) || source(h),
              )
      if (isFed) fed.add(hq)
    }
  return new Set(names([...fed]))
}

describe('supply of headquarters', () => {
  it('[19.0/2 19.21 19.22 19.23 12.74] every headquarters is judged as the cases read, in disordered positions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('29', '30', '31', '32', 'bg'),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 385 }), fc.integer({ min: 0, max: 385 })), { maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 385 }), { maxLength: 20 }),
        (scenario, turn, moves, disrupted) => {
          const s = position({ scenario, setUp: 'printed', turn })
          for (const [u, beside] of moves)
            if (seatOf(s, u) === seatOf(s, beside) && onMap(s, beside)) put(s, u, cell(s.at, beside))
          for (const u of disrupted) setDisrupted(s, u, true)
          for (const seat of ['german', 'commonwealth'] as const) {
            judgeSupply(s, seat)
            const found = names(
              printed.units.flatMap((_, u) =>
                cell(s.supplied, u) === 1 && onMap(s, u) && seatOf(s, u) === seat ? [u] : [],
              ),
            )
            expect(new Set(found)).toEqual(literally(s, seat))
          }
        },
      ),
      { numRuns: 6 },
    )
  }, 60_000)
})
