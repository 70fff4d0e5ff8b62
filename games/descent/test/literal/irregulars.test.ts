// Cretan irregulars against their literal reading in random positions: on whom, fed from where, with which result, and whom they anger (22.0).
import { cell, entry, fastChance } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { BLOCKED } from '../../board.ts'
import { printed } from '../../box.ts'
import {
  callIrregulars,
  irregularsFed,
  irregularValue,
  openIrregulars,
  refuseIrregulars,
} from '../../rules/irregulars.ts'
import { currentMorale } from '../../rules/morale.ts'
import { type Descent, put, type Space, setCaptured, setTimeAndWeather, type Unit } from '../../state.ts'
import { position } from '../support.ts'
import { answering } from './answers.ts'
import { inZone } from './opportunity.ts'
import { lots, pile, scattered, within } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const groundId = (hex: Space): string => printed.grounds[cell(printed.ground, hex)]?.id ?? ''
const isGerman = (s: Descent, u: Unit): boolean => (def(u).seat === 'german') !== (cell(s.captured, u) === 1)
const around = (hex: Space): Space[] => [0, 1, 2, 3, 4, 5].map((d) => cell(printed.board.around, 6 * hex + d))
const isNightTurn = (turn: number): boolean => printed.tables.turns[turn - 1]?.night === true

/** 22.0, 22.14 "starting with ... Game-Turn 9 ... on a day Game-Turn ... three ... on a Night Game-Turn ... five", none after 48. */
const readMarkers = (turn: number): number => (turn < 9 || turn > 48 ? 0 : isNightTurn(turn) ? 5 : 3)

/** 22.11 "a German unit that is not adjacent to a Commonwealth unit and is not a headquarters"; any place in a stack; a combat unit. */
function readTarget(s: Descent, u: Unit): boolean {
  const hex = cell(s.at, u)
  if (hex >= printed.hexes || !isGerman(s, u) || def(u).leader || def(u).headquarters || s.irregularOn.includes(u))
    return false
  return !around(hex).some((n) => n >= 0 && pile(s, n).some((x) => !def(x).leader && !isGerman(s, x)))
}

/** 22.13, 19.31, 8.3 "a path of no more than eight traversable hexes" to a village without Germans or their zones, those of the attacked hex aside. */
function readFed(s: Descent, attacked: Space): boolean {
  const germans = printed.units.flatMap((_, u) =>
    cell(s.at, u) < printed.hexes && cell(s.at, u) !== attacked && isGerman(s, u) && !def(u).leader ? [u] : [],
  )
  const places = new Set(germans.map((u) => cell(s.at, u)))
  const occupied = (hex: Space): boolean => places.has(hex)
  const controlled = (hex: Space): boolean => germans.some((u) => inZone(s, u, hex))
  const friend = (hex: Space): boolean =>
    pile(s, hex).some((u) => !def(u).leader && !isGerman(s, u) && cell(s.disrupted, u) === 0)
  const known = new Map<Space, boolean>()
  const passes = (hex: Space): boolean => {
    const open = known.get(hex) ?? (!occupied(hex) && (!controlled(hex) || friend(hex)))
    known.set(hex, open)
    return open
  }
  const isSource = (hex: Space): boolean => groundId(hex) === 'village' && !occupied(hex) && !controlled(hex)
  let edge = [attacked]
  const seen = new Set(edge)
  for (let n = 0; n < 8; n++) {
    const next: Space[] = []
    for (const from of edge)
      for (let d = 0; d < 6; d++) {
        const to = cell(printed.board.around, 6 * from + d)
        if (to < 0 || seen.has(to) || groundId(to) === 'all-sea') continue
        const side = cell(printed.sideToward, 6 * from + d)
        if (side < 0 || cell(printed.sides, side) & BLOCKED || !passes(to)) continue
        if (isSource(to)) return true
        seen.add(to)
        next.push(to)
      }
    edge = next
  }
  return false
}

/** A crowded position of some Game-Turn, some guns in the hands of the other side. */
function haunted(n: number): Descent {
  const { below, pick } = lots(`irregulars ${n} who`)
  const s = scattered(`irregulars ${n}`, pick([5, 10, 14]))
  setTimeAndWeather(s, 9 + below(40), pick([0, 3, 9, 12]))
  const wide = within(pick(printed.units.flatMap((_, u) => (cell(s.at, u) < printed.hexes ? [cell(s.at, u)] : []))), 9)
  for (const [u, d] of printed.units.entries()) {
    if (cell(s.at, u) < printed.hexes && d.seat === 'commonwealth' && below(3) > 0) put(s, u, printed.boxes.out)
    const free = pick(wide)
    if (cell(s.at, u) < printed.hexes && d.seat === 'german' && below(3) === 0 && pile(s, free).length === 0)
      put(s, u, free)
  }
  for (const [u, d] of printed.units.entries()) {
    const alone = cell(s.at, u) < printed.hexes && pile(s, cell(s.at, u)).length === 1
    if (d.type === 'static-artillery' && alone && below(2) === 0) setCaptured(s, u, true)
  }
  s.irregularsLeft = 1 + below(5)
  s.irregularDay = 0
  s.irregularNight = 0
  return s
}

describe('22.0 irregulars', () => {
  it('[22.0/2 22.14] the markers of every Game-Turn', () => {
    const s = scattered('irregulars', 1)
    for (const { turn } of printed.tables.turns) {
      s.irregularsLeft = 0
      setTimeAndWeather(s, turn, 0)
      openIrregulars(s)
      expect([turn, s.irregularsLeft]).toEqual([turn, readMarkers(turn)])
    }
  })

  it('[22.11 22.13] who may be attacked, and from where they are fed, in 100 positions', () => {
    const met = { open: 0, shut: 0, hungry: 0, fed: 0 }
    for (let n = 0; n < 100; n++) {
      const s = haunted(n)
      const fed = new Map<Space, boolean>()
      for (const u of printed.units.keys()) {
        const hex = cell(s.at, u)
        if (hex >= printed.hexes || hex < 0) continue
        const name = `${n}: ${def(u).id} in ${printed.board.ids[hex]}`
        const target = readTarget(s, u)
        if (target) {
          const isFed = fed.get(hex) ?? readFed(s, hex)
          fed.set(hex, isFed)
          expect([name, irregularsFed(s, hex)]).toEqual([name, isFed])
          met[isFed ? 'fed' : 'hungry']++
        }
        const open = target && fed.get(hex) === true
        expect([name, refuseIrregulars(s, u) === undefined]).toEqual([name, open])
        met[open ? 'open' : 'shut']++
      }
    }
    for (const [what, count] of Object.entries(met)) expect([what, count > 10]).toEqual([what, true])
  })

  it('[22.13] Germans in and beside the villages around, and friends in them, in 100 positions', () => {
    const met = { fed: 0, hungry: 0 }
    const [germans, others] = ['german', 'commonwealth'].map((seat) =>
      printed.units.flatMap((d, u) => (d.seat === seat && d.type === 'infantry' && !d.headquarters ? [u] : [])),
    )
    for (let n = 0; n < 100; n++) {
      const { below, pick } = lots(`villages ${n}`)
      const s = position({ turn: 12, phase: 5 })
      const [ours, theirs] = [[...(germans ?? [])], [...(others ?? [])]]
      const stand = (from: Unit[], hex: Space): void => {
        const u = from.pop()
        if (u !== undefined && pile(s, hex).length === 0 && groundId(hex) !== 'all-sea') put(s, u, hex)
      }
      const attacked = pick(printed.scoring)
      stand(ours, attacked)
      for (const village of within(attacked, 8)) {
        const kind = groundId(village) === 'village' ? below(8) : 0
        if (kind === 1) stand(ours, village)
        if (kind > 1) stand(ours, pick(around(village).filter((hex) => hex >= 0)))
        if (kind > 4) stand(theirs, village)
      }
      const isFed = readFed(s, attacked)
      expect([n, irregularsFed(s, attacked)]).toEqual([n, isFed])
      met[isFed ? 'fed' : 'hungry']++
    }
    expect([met.fed > 10, met.hungry > 10]).toEqual([true, true])
  })

  it('[22.11] in no other phase, on no unit twice, not without a marker', () => {
    let tried = 0
    for (let n = 0; n < 40; n++) {
      const s = haunted(n)
      const open = printed.units.flatMap((_, u) => (refuseIrregulars(s, u) === undefined ? [u] : []))
      const first = open[0]
      if (first === undefined) continue
      tried++
      for (let phase = 1; phase <= 15; phase++) {
        s.phase = phase
        expect([phase, refuseIrregulars(s, first) === undefined]).toEqual([phase, [5, 10, 14].includes(phase)])
      }
      s.phase = 5
      s.irregularOn = [first]
      for (const u of open) expect(refuseIrregulars(s, u) === undefined).toBe(u !== first)
      s.irregularOn = []
      s.irregularsLeft = 0
      for (const u of open) expect(refuseIrregulars(s, u) === undefined).toBe(false)
    }
    expect(tried).toBeGreaterThan(10)
  })
})

/** 6.63, 11.3, 11.5 "all standard terrain defensive benefits apply": the column of Fire value 5 or 7; 0 where the row has none. */
function readColumn(s: Descent, u: Unit, value: number): number {
  const hex = cell(s.at, u)
  const dispersed = cell(s.mode, u) === 0 && !cell(s.disrupted, u)
  const gun = ['artillery', 'static-artillery', 'anti-tank', 'flak'].includes(def(u).type)
  const dug = s.entrenched.includes(hex) && def(u).type !== 'armor'
  const row = !dispersed
    ? 'undispersed'
    : dug
      ? 'hard-cover'
      : ['rough', 'city'].includes(groundId(hex))
        ? gun
          ? 'cover'
          : 'hard-cover'
        : ['forest', 'village', 'broken'].includes(groundId(hex))
          ? 'cover'
          : 'open'
  const line = printed.tables.fire.rows.find((r) => r.id === row) as Readonly<Record<string, unknown>> | undefined
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].find((n) => line?.[`n${n}`] === value) ?? 0
}

function readResult(column: number, dice: number): string {
  const line = printed.tables.fire.results.find((r) => r.dice === dice) as Readonly<Record<string, unknown>> | undefined
  return column === 0 ? '-' : String(line?.[`n${column}`])
}

describe('22.12 their attacks', () => {
  it('[22.12 22.21 22.22 22.23] two dice at value 5 or 7, excess lapses, and the Germans are angry for one turn, in 100 positions', () => {
    const met: Record<string, number> = {}
    for (let n = 0; n < 100; n++) {
      const s = haunted(n)
      const open = printed.units.flatMap((_, u) => (readTarget(s, u) && readFed(s, cell(s.at, u)) ? [u] : []))
      const { pick } = lots(`irregulars ${n} target`)
      if (open.length === 0) continue
      const target = pick(open)
      const night = isNightTurn(s.turn)
      const value = night ? 7 : 5
      expect([n, irregularValue(s)]).toEqual([n, value])
      const column = readColumn(s, target, value)
      const others = printed.units.flatMap((d, u) =>
        u !== target && !d.leader && cell(s.at, u) < printed.hexes ? [u] : [],
      )
      const states = (): number[][] => others.map((u) => [u, cell(s.strength, u), cell(s.mode, u)])
      const dice: number[] = []
      const chance = fastChance(`irregulars ${n}`)
      // Every other attack is a heavy one on a weak unit.
      const heavy = n % 2 === 0
      if (heavy) s.strength[target] = 1
      s.chance = { die: (sides, name) => dice[dice.push(chance.die(heavy ? 2 : sides, name)) - 1] ?? 0, draw: () => 0 }
      const before = { others: states(), strength: cell(s.strength, target), left: s.irregularsLeft }
      const asked = answering(callIrregulars(s), ({ id, keys }) =>
        id === 'irregular-target' ? def(target).id : pick(keys),
      )
      const offered = asked[0]?.keys.toSorted()
      expect([n, asked[0]?.seat, offered]).toEqual([n, 'commonwealth', open.map((u) => def(u).id).toSorted()])
      const result = readResult(column, (dice[0] ?? 0) + (dice[1] ?? 0))
      const had = before.strength
      const left = cell(s.strength, target)
      const name = `${n}: ${def(target).id} column ${column}, ${result}`
      const loss = Number(result) || 0
      const choices = result === '-' ? [had] : [Math.max(0, had - loss), Math.max(0, had - loss - 1)]
      expect([name, left, choices.includes(left)]).toEqual([name, left, true])
      expect([name, states()]).toEqual([name, before.others])
      expect([name, s.irregularsLeft, s.irregularOn]).toEqual([name, before.left - 1, [target]])
      met[night ? 'night' : 'day'] = (met[night ? 'night' : 'day'] ?? 0) + 1
      met[result] = (met[result] ?? 0) + 1

      const turn = s.turn
      const morale = (): number[] => printed.units.map((_, u) => currentMorale(s, u))
      const plain = morale()
      setTimeAndWeather(s, turn + 1, 0)
      const angry = morale()
      setTimeAndWeather(s, turn + 2, 0)
      const calm = morale()
      for (const [u, d] of printed.units.entries()) {
        if (d.leader || cell(s.at, u) >= printed.hexes) continue
        const more = d.nation === 'paratroop' ? (night ? 2 : 1) : d.nation === 'mountain' && night ? 1 : 0
        expect([name, d.id, entry(angry, u) - entry(plain, u), entry(calm, u)]).toEqual([
          name,
          d.id,
          more,
          entry(plain, u),
        ])
      }
    }
    for (const what of ['night', 'day', '-', 'D', '1']) expect([what, (met[what] ?? 0) > 5]).toEqual([what, true])
  })
})
