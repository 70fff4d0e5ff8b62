// Chains, formations and supply: worked cases, and every headquarters of every scenario judged literally.
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKED, ROAD, TRAIL } from '../board.ts'
import { printed } from '../box.ts'
import { groundAt } from '../lines.ts'
import { wayOf } from '../prices.ts'
import { chainOf, divisionOf, formationPenalty, formations, isUnder, leaderBinds, leads } from '../rules/chain.ts'
import { depletes, dispenses, inRange, inSupply, judgeSupply, mayPass, sourcesOf } from '../rules/supply.ts'
import { type Descent, isNight, onMap, put, seatOf, setDisrupted } from '../state.ts'
import { hex, names, position, unit } from './support.ts'

const those = (...ids: readonly string[]): number[] => ids.map(unit)

describe('chains', () => {
  it('[12.0/2 12.13] a company stands below battalion, brigade, division and CHCHQ', () => {
    const s = position()
    expect(names(chainOf(s, unit('A/23')))).toEqual(['23/5-Bde', '5-Bde', '2-NZ-Div', 'CHCHQ'])
    expect(isUnder(s, unit('A/23'), unit('2-NZ-Div'))).toBe(true)
    expect(isUnder(s, unit('A/23'), unit('4-Bde'))).toBe(false)
  })

  it('[12.11 12.12] paratroops end at RHQ, mountain troops at 5 Mountain', () => {
    const s = position()
    expect(names(chainOf(s, unit('AR/1/2')))).toEqual(['AR/1/1', 'RHQ'])
    expect(names(chainOf(s, unit('100/1/2')))).toEqual(['100/1/1', 'RHQ/100', '5-Mountain'])
  })
})

describe('the penalty of several formations', () => {
  const n = (...ids: readonly string[]): number => formationPenalty(position(), those(...ids))
  it('[12.2/1] two battalions cost each firer two, three cost three, one nothing', () => {
    expect([n('A/23', 'B/23'), n('A/23', 'A/22'), n('A/23', 'A/22', 'A/18')]).toEqual([0, 2, 3])
  })

  it('[12.22 12.23] artillery neither causes nor suffers it; anti-tank does', () => {
    expect(n('A/23', '27-Bty/5.1')).toBe(0)
    expect(n('AR/1/2', '7R/15')).toBe(2)
  })

  it('[12.71] a unit directly under brigade, division or RHQ joins a battalion below it', () => {
    expect(n('A/23', '7-NZFC/5')).toBe(0)
    expect(n('A/23', 'A/22', '7-NZFC/5')).toBe(2)
    expect(n('A/23', '5-Bde')).toBe(0)
    expect(n('A/23', '4-Bde')).toBe(2)
  })

  it('[12.71] AR/17 to 19, 7R/MG/13 to 15 and III/13, 14 belong to their own regiments', () => {
    expect(n('AR/1/2', 'AR/17')).toBe(0)
    expect(n('AR/17', 'AR/18')).toBe(0)
    expect(n('7R/I/2', 'AR/17')).toBe(2)
    expect(n('AR/1/2', 'AR/2/6', 'AR/17')).toBe(2)
  })

  it('[12.23] flak is no other formation within its division', () => {
    expect(n('A/1W', '156LAA/RA')).toBe(0)
    expect(n('A/23', '156LAA/RA')).toBe(2)
  })

  it('[12.15] each independent unit is a formation of its own, until it attaches itself', () => {
    const s = position()
    const pair = those('7-RTR.1', 'A/23')
    expect(formationPenalty(s, pair)).toBe(2)
    expect(formationPenalty(s, those('7-RTR.1', '7-RTR.2'))).toBe(2)
    s.superior[unit('7-RTR.1')] = unit('23/5-Bde')
    expect(formationPenalty(s, pair)).toBe(0)
    expect(divisionOf(s, unit('7-RTR.1'))).toBe('2-NZ-Div')
  })

  it('[12.6/2] a unit that has joined another headquarters keeps its old formation for fire', () => {
    const s = position()
    s.superior[unit('A/22')] = unit('23/5-Bde')
    expect(formationPenalty(s, those('A/22', 'A/23'))).toBe(2)
  })

  it('[13.16] formations whose penalty was lifted count as one', () => {
    const s = position()
    for (const hq of those('23/5-Bde', '22/5-Bde')) s.exempt[hq] = 1
    expect(formations(s, those('A/22', 'A/23'))).toBe(1)
    expect(formationPenalty(s, those('A/22', 'A/23', 'A/18'))).toBe(2)
  })

  it('[21.12] a leader stacked with a firer lifts it, if one is his and all are his or of one nation', () => {
    const s = position({
      units: { Hargest: 'W0710', 'A/23': 'W0710', 'A/22': 'W0711', 'A/18': 'W0711', '2/7/19IB': 'W0711' },
    })
    expect(formationPenalty(s, those('A/22', 'A/23'))).toBe(0)
    expect(formationPenalty(s, those('A/23', 'A/18'))).toBe(0)
    expect(leaderBinds(s, those('A/23', '2/7/19IB'))).toBe(false)
    expect(leaderBinds(s, those('A/22', 'A/18'))).toBe(false)
    expect([leads(s, unit('Hargest'), unit('A/23')), leads(s, unit('Hargest'), unit('A/18'))]).toEqual([true, false])
    expect(leads(s, unit('Forrester'), unit('1R/5-Bde'))).toBe(true)
  })

  it('[21.12 4.3] paratroops and mountain troops are of one nation: a leader of either binds both', () => {
    const s = position({ units: { Ramcke: 'W0710', 'AR/1/2': 'W0710', '100/1/2': 'W0711' } })
    expect(leaderBinds(s, [unit('AR/1/2'), unit('100/1/2')])).toBe(true)
    expect(formationPenalty(s, [unit('AR/1/2'), unit('100/1/2')])).toBe(0)
  })
})

describe('supply of headquarters', () => {
  it('[8.3/1] a path passes a controlled hex only where a friend who is not Disrupted stands', () => {
    const s = position({ units: { 'A/23': 'W0711', 'AR/1/2': 'W0811' } })
    expect([mayPass(s, hex('W0710'), 'german'), mayPass(s, hex('W0811'), 'commonwealth')]).toEqual([false, false])
    expect(mayPass(s, hex('W0711'), 'commonwealth')).toBe(true)
    setDisrupted(s, unit('A/23'), true)
    expect(mayPass(s, hex('W0711'), 'commonwealth')).toBe(false)
  })

  it('[21.2/1] lone leaders bar no path, their own side neither', () => {
    const s = position({ units: { Koch: 'W0710', Hargest: 'W0712' } })
    expect([mayPass(s, hex('W0710'), 'commonwealth'), mayPass(s, hex('W0712'), 'german')]).toEqual([true, true])
  })

  it('[19.1/1 19.11 F4] CHCHQ traces any length to a map edge, 2 NZ Div to CHCHQ while it lives', () => {
    const s = position({ turn: 12, phase: 8, units: { CHCHQ: 'E2122', '2-NZ-Div': 'E2122' } })
    judgeSupply(s, 'commonwealth')
    expect([s.supplied[unit('CHCHQ')], s.supplied[unit('2-NZ-Div')]]).toEqual([1, 1])
    const source = sourcesOf(s, unit('CHCHQ'))
    const edges = printed.tables.map.filter((m) => m.supply_edge !== '').map((m) => hex(m.hex))
    for (const h of edges) expect(source(h)).toBe(true)
    expect(source(hex('W0419'))).toBe(false)
  })

  it('[19.13 N16] mountain and army headquarters trace to the airfield, 5 Mountain any length', () => {
    const s = position({ turn: 40, phase: 1, units: { '5-Mountain': 'W0520', 'RHQ/100': 'W0520', '100/1/1': 'W0520' } })
    judgeSupply(s, 'german')
    expect(['5-Mountain', 'RHQ/100', '100/1/1'].map((id) => s.supplied[unit(id)])).toEqual([1, 1, 1])
    expect(sourcesOf(s, unit('5-Mountain'))(hex('W0419'))).toBe(true)
  })

  it('[19.24 M143] what was judged holds to the next Command Phase; who has not come counts as in supply', () => {
    const s = position({ turn: 12, phase: 8, units: { CHCHQ: 'E2122', '5-Bde': 'E2122', '2-NZ-Div': 'E2122' } })
    s.at[unit('19IB')] = s.box.boxes.off
    s.supplied[unit('19IB')] = 1
    judgeSupply(s, 'commonwealth')
    for (const id of ['AR/1/2', 'AR/1/3', 'AR/1/4']) {
      s.strength[unit(id)] = 5
      s.mode[unit(id)] = 1
    }
    put(s, unit('5-Bde'), hex('W0710'))
    put(s, unit('AR/1/2'), hex('W0809'))
    put(s, unit('AR/1/3'), hex('W0611'))
    put(s, unit('AR/1/4'), hex('W0711'))
    expect([s.supplied[unit('5-Bde')], s.supplied[unit('19IB')]]).toEqual([1, 1])
    judgeSupply(s, 'commonwealth')
    expect([s.supplied[unit('5-Bde')], s.supplied[unit('19IB')]]).toEqual([0, 1])
  })

  it('[28.44 M99] in Scenario 28 2 NZ Div feeds every Commonwealth unit directly', () => {
    const s = position({ scenario: '28', turn: 83, phase: 8, units: { '2-NZ-Div': 'E3015', 'A/1W': 'E3015' } })
    s.supplied.fill(0)
    s.supplied[unit('2-NZ-Div')] = 1
    expect(inSupply(s, unit('A/1W'))).toBe(true)
  })

  it('[28.45 M71] there all Germans trace to 5 Mountain, and that to a road hex of the joined column', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      phase: 1,
      units: { '5-Mountain': 'E1730', RHQ: 'E1730', 'AR/1/2': 'E1730' },
    })
    s.supplied.fill(0)
    const road = printed.spaces.findIndex(
      (id, h) => h < printed.hexes && /^W\d\d01$/.test(id) && sourcesOf(s, unit('5-Mountain'))(h),
    )
    expect(road).toBeGreaterThanOrEqual(0)
    expect(sourcesOf(s, unit('5-Mountain'))(hex('W0419'))).toBe(false)
    s.supplied[unit('5-Mountain')] = 1
    expect(inSupply(s, unit('AR/1/2'))).toBe(true)
  })

  it('[19.12] paratroops carry supply to turn 8', () => {
    const s = position({ turn: 8, units: { 'AR/1/1': 'E4506', 'AR/1/2': 'E4506' } })
    judgeSupply(s, 'german')
    expect(inSupply(s, unit('AR/1/2'))).toBe(true)
    s.turn = 9
    judgeSupply(s, 'german')
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
  })

  it('[20.33] a Disrupted headquarters feeds nobody, a Dispersed one neither, HQ/PzJ 95 in both its modes', () => {
    const s = position({
      units: {
        '23/5-Bde': { at: 'W0710', mode: 'dispersed' },
        '22/5-Bde': 'W0711',
        'HQ/PzJ-95': { at: 'W0820', mode: 'dispersed' },
      },
    })
    expect(those('23/5-Bde', '22/5-Bde', 'HQ/PzJ-95').map((u) => dispenses(s, u))).toEqual([false, true, true])
    setDisrupted(s, unit('22/5-Bde'), true)
    expect(dispenses(s, unit('22/5-Bde'))).toBe(false)
  })

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

describe('supply of units', () => {
  it('[19.36 19.31] A/28 in W0721 and its headquarters in W0818: within eight hexes', () => {
    const s = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0818' } })
    s.supplied[unit('28/5-Bde')] = 1
    expect(inSupply(s, unit('A/28'))).toBe(true)
    s.supplied[unit('28/5-Bde')] = 0
    expect(inSupply(s, unit('A/28'))).toBe(false)
  })

  it('[19.31 19.3/1 19.32] nine hexes are too far, and enemies and their zones bar the way', () => {
    const s = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0712' } })
    expect(inRange(s, unit('A/28'), unit('28/5-Bde'))).toBe(false)
    put(s, unit('28/5-Bde'), hex('W0713'))
    const near = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0717' } })
    expect(inRange(near, unit('A/28'), unit('28/5-Bde'))).toBe(true)
  })

  it('[19.33] a die depletes by troops', () => {
    const s = position()
    const most = (id: string): number => [1, 2, 3, 4, 5, 6].filter((d) => depletes(s, unit(id), d)).length
    expect(['100/1/2', 'AR/1/2', 'A/23', '2/7/19IB', '1W/SBHQ', '1R/5-Bde'].map(most)).toEqual([2, 3, 4, 4, 4, 5])
  })
})

describe('light', () => {
  it('[5.0/1] night turns are the track’s', () => {
    expect([1, 7, 8, 9, 10].map((turn) => isNight(position({ turn })))).toEqual([false, false, true, true, false])
  })
})
