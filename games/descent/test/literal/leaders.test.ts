// Leaders against their literal reading in random positions: whom they bind, when they fall and return, and what their loss stops (21.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { leaderBinds } from '../../rules/chain.ts'
import {
  headquartersFor,
  leaderBonus,
  loseLeader,
  mayStandWith,
  refuseLeaderless,
  returning,
  returnLeader,
  settleNewLeaders,
} from '../../rules/leaders.ts'
import { rollForLeader } from '../../rules/leaders-lost.ts'
import { type Descent, put, setDisrupted, type Unit } from '../../state.ts'
import { begin } from '../scenario-positions.ts'
import { position, unit } from '../support.ts'
import { lots, pile, scattered, within } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const LEADERS = [...printed.units.keys()].filter((u) => def(u).leader)
const KING = unit('King-George')
const lives = (s: Descent, u: Unit): boolean => cell(s.at, u) >= 0 && cell(s.at, u) < printed.hexes

/** The headquarters above a unit, the nearest first; itself first if it is one. */
function above(s: Descent, u: Unit): Unit[] {
  const out = def(u).headquarters ? [u] : []
  for (let hq = cell(s.superior, u); hq >= 0 && out.length < 9; hq = cell(s.superior, hq)) out.push(hq)
  return out
}

/** 21.0, N64 Whether a unit is under a leader: below his headquarters, of his regiment, or a Greek under Forrester. */
function isHis(s: Descent, leader: Unit, u: Unit): boolean {
  const { leads, leadsWhom, seat } = def(leader)
  if (def(u).leader || def(u).seat !== seat || leadsWhom === 'none') return false
  if (leadsWhom === 'greek') return def(u).nation === 'greek'
  if (leadsWhom === 'regiment') return def(u).regiment === def(leads).regiment
  return above(s, u).includes(leads)
}

const nationOf = (u: Unit): string => (def(u).seat === 'german' ? 'german' : def(u).nation)

/** 21.12 "stacked with one of the firing ... units, and at least one ... subordinate", "all units ... of the same nationality or subordinate to the leader". */
function readBinds(s: Descent, units: readonly Unit[]): boolean {
  return LEADERS.some((l) => {
    if (!lives(s, l) || !units.some((u) => cell(s.at, u) === cell(s.at, l)) || !units.some((u) => isHis(s, l, u)))
      return false
    const oneNation = new Set(units.map(nationOf)).size === 1
    return oneNation || units.every((u) => isHis(s, l, u))
  })
}

/** A crowded position with many leaders in it. */
function staffed(n: number): Descent {
  const s = scattered(`leaders ${n}`, 3)
  const { below, pick } = lots(`leaders ${n} who`)
  const first = [...printed.units.keys()].find((u) => lives(s, u)) ?? 0
  const sides = new Map([...printed.units.keys()].map((u) => [cell(s.at, u), def(u).seat]))
  const near = within(cell(s.at, first), 2)
  for (const l of LEADERS) {
    const hexes = near.filter((x) => (sides.get(x) ?? def(l).seat) === def(l).seat)
    if (below(3) === 0 || hexes.length === 0) continue
    const x = pick(hexes)
    put(s, l, x)
    sides.set(x, def(l).seat)
  }
  return s
}

describe('21.1, 21.7 whom they lead', () => {
  it('[21.12 21.81] whom a leader binds, in 60 positions', () => {
    const met = { binds: 0, not: 0 }
    for (let n = 0; n < 60; n++) {
      const s = staffed(n)
      const { below, pick } = lots(`leaders ${n} binds`)
      for (const seat of ['german', 'commonwealth']) {
        const combat = [...printed.units.keys()].filter((u) => lives(s, u) && !def(u).leader && def(u).seat === seat)
        if (combat.length < 2) continue
        for (let k = 0; k < 6; k++) {
          const units = [...new Set(Array.from({ length: 2 + below(3) }, () => pick(combat)))]
          const read = readBinds(s, units)
          const name = `${n}: ${units.map((u) => def(u).id).join(', ')}`
          expect([name, leaderBinds(s, units)]).toEqual([name, read])
          met[read ? 'binds' : 'not']++
        }
      }
    }
    expect(Math.min(met.binds, met.not)).toBeGreaterThan(40)
  })

  it('[21.7/1] with whom he may stand: "unless a unit subordinate to that leader is also in the same stack", in 60 positions', () => {
    const met = { may: 0, not: 0 }
    for (let n = 0; n < 60; n++) {
      const s = staffed(n)
      const hexes = new Set([...printed.units.keys()].filter((u) => lives(s, u)).map((u) => cell(s.at, u)))
      for (const x of hexes) {
        const all = pile(s, x)
        for (const l of LEADERS) {
          const others = all.filter((u) => u !== l && !def(u).leader)
          if (l === KING || others.some((u) => def(u).seat !== def(l).seat)) continue
          const read = others.length === 0 || others.some((u) => isHis(s, l, u))
          const name = `${n}: ${def(l).id} in ${printed.board.ids[x]}`
          expect([name, mayStandWith(s, l, x)]).toEqual([name, read])
          met[read ? 'may' : 'not']++
        }
      }
    }
    expect(Math.min(met.may, met.not)).toBeGreaterThan(40)
  })
})

describe('21.3, 21.4 how they fall and return', () => {
  it('[21.32 21.33] two dice: alone and by fire on 2, Disrupted in assault on 2 or 3, with a loss there on 2 to 4', () => {
    const least = { 'leader-alone': 2, 'leader-fire': 2, 'leader-disrupted': 3, 'leader-assault': 4 } as const
    for (const [danger, most] of Object.entries(least) as [keyof typeof least, number][])
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const s = position({ units: { Hargest: 'W0711' }, dice: [a, b] })
          rollForLeader(s, unit('Hargest'), danger)
          expect([danger, a, b, cell(s.at, unit('Hargest')) === printed.boxes.lost]).toEqual([
            danger,
            a,
            b,
            a + b <= most,
          ])
        }
  })

  it('[21.41 21.42 21.43 21.54] on his own headquarters alone, unless it is Disrupted or lost; the King never, in 60 Battle Games', () => {
    const met = { comes: 0, stays: 0 }
    for (let n = 0; n < 60; n++) {
      const { below } = lots(`return ${n}`)
      const s = begin('bg')
      for (const u of printed.units.keys()) {
        if (!def(u).headquarters || !lives(s, u)) continue
        const fate = below(4)
        if (fate === 0) put(s, u, printed.boxes.lost)
        setDisrupted(s, u, fate === 1)
      }
      for (const l of LEADERS) if (lives(s, l) && below(2) === 0) loseLeader(s, l)
      for (const seat of ['german', 'commonwealth'] as const) {
        const back = LEADERS.filter((l) => {
          const hq = def(l).leads
          return (
            def(l).seat === seat &&
            l !== KING &&
            cell(s.lostTurn, l) > 0 &&
            hq >= 0 &&
            lives(s, hq) &&
            cell(s.disrupted, hq) === 0
          )
        })
        expect([n, seat, returning(s, seat)]).toEqual([n, seat, back])
        for (const l of back) {
          expect([n, def(l).id, headquartersFor(s, l)]).toEqual([n, def(l).id, [def(l).leads]])
          returnLeader(s, l, def(l).leads)
          const bonus = [leaderBonus(s, l)]
          // 21.44 one point until "the end of the second Friendly Command Phase".
          for (let k = 0; k < 3; k++) {
            settleNewLeaders(s, seat)
            bonus.push(leaderBonus(s, l))
          }
          expect([n, def(l).id, cell(s.at, l), bonus]).toEqual([n, def(l).id, cell(s.at, def(l).leads), [1, 1, 2, 2]])
        }
        met.comes += back.length
        met.stays += LEADERS.filter((l) => def(l).seat === seat && cell(s.lostTurn, l) > 0).length
      }
    }
    expect(Math.min(met.comes, met.stays)).toBeGreaterThan(20)
  })
})

/** The post of a headquarters: its leaders who have been in play. */
const postOf = (s: Descent, hq: Unit): Unit[] =>
  LEADERS.filter((l) => def(l).leads === hq && (lives(s, l) || cell(s.lostTurn, l) > 0))
/** The Game-Turn in which a post fell vacant; 0 while one of its leaders lives or it never had one. */
function vacantSince(s: Descent, hq: Unit): number {
  const post = postOf(s, hq)
  return post.length === 0 || post.some((l) => lives(s, l)) ? 0 : Math.max(...post.map((l) => cell(s.lostTurn, l)))
}

/**
 * 21.51, 21.53, rulings M46, M147 "not including the Game-Turn in which the leader is eliminated": one turn where a living leader above
 * stands in, who stands in for the one post below him that fell vacant first; else three. Who has a leader of his own waits for nobody.
 */
function readWaits(s: Descent, u: Unit, vacant: ReadonlyMap<Unit, number>): boolean {
  const chain = above(s, u)
  const own = chain.find((hq) => postOf(s, hq).length > 0)
  const since = own === undefined ? 0 : (vacant.get(own) ?? 0)
  if (own === undefined || since === 0) return false
  const covered = LEADERS.some((l) => {
    const { leads, leadsWhom } = def(l)
    if (!lives(s, l) || leadsWhom !== 'chain' || leads === own || !above(s, own).includes(leads)) return false
    const posts = [...vacant.keys()].filter(
      (hq) => hq !== leads && above(s, hq).includes(leads) && (hq === own || lives(s, hq)),
    )
    return posts.toSorted((x, y) => (vacant.get(x) ?? 0) - (vacant.get(y) ?? 0) || x - y)[0] === own
  })
  const turns = covered ? 1 : 3
  return s.turn > since && s.turn <= since + turns
}

describe('21.5 what their loss stops', () => {
  it('[21.51 21.53] whose modes are bound, and how long, for every unit of 24 Battle Games', () => {
    const met = { waits: 0, free: 0 }
    for (let n = 0; n < 24; n++) {
      const { below, pick } = lots(`bereft ${n}`)
      const s = begin('bg')
      for (const u of printed.units.keys())
        if (cell(s.at, u) === printed.boxes.air && below(2) === 0) put(s, u, cell(s.at, unit('CHCHQ')))
      for (const l of LEADERS) {
        s.turn = 3 + below(4)
        if (lives(s, l) && l !== KING && pick([true, false, n % 3 === 0])) loseLeader(s, l)
      }
      const vacant = new Map(
        printed.headquarters.flatMap((hq) => (vacantSince(s, hq) > 0 ? [[hq, vacantSince(s, hq)] as const] : [])),
      )
      for (let turn = 3; turn < 12; turn += 2) {
        s.turn = turn
        for (const u of printed.units.keys()) {
          if (!lives(s, u) || def(u).leader || def(u).nation === 'greek' || def(u).regiment !== '') continue
          if (LEADERS.some((l) => cell(s.lostTurn, l) > turn)) continue
          const read = readWaits(s, u, vacant)
          const name = `${n}: ${def(u).id} on ${turn}`
          expect([name, refuseLeaderless(s, u) !== undefined]).toEqual([name, read])
          met[read ? 'waits' : 'free']++
        }
      }
    }
    expect(Math.min(met.waits, met.free)).toBeGreaterThan(100)
  })
})
