// Airstrikes against their literal reading in random positions: placing, scatter, targets, results and the way out (17.0).
import { item } from '@merkur/engine'
import { comparing, count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { DISPERSED, printed, TRAVEL } from '../../box.ts'
import { type Descent, freshCache, type Space, type Unit } from '../../state.ts'
import {
  around,
  compass,
  isBad,
  isCovered,
  isGun,
  isMountain,
  isRoute,
  limitOf,
  load,
  mayEnter,
  weightIn,
} from './ground.ts'
import { lots, scattered } from './scatter.ts'
import { counters, def, everybody, fighters, hexName, lay, nameOf, repeated, Watch, weaken } from './sheet.ts'

const SIDES = ['german', 'commonwealth'] as const
type Side = (typeof SIDES)[number]
const foe = (side: Side): Side => (side === 'german' ? 'commonwealth' : 'german')
/** 5.0, 17.0 The phases in which a side places normal strikes, resolves them, and flies hasty ones. */
const PHASES = {
  german: { place: [1], normal: [4], hasty: [3, 7, 12] },
  commonwealth: { place: [8], normal: [11], hasty: [5, 10, 14] },
}
const turnRow = (turn: number) => item(printed.tables.turns, turn - 1, 'turns')

/** 17.0, 17.11 "each 0601-0800 Game-Turn and each 1401-1600 Game-Turn", and "for each subsequent Game-Turn". */
function readAllotment(turn: number, side: Side): number {
  let t = turn
  while (t > 1 && !['0601-0800', '1401-1600'].includes(turnRow(t).time)) t--
  const row = t > 1 ? turnRow(t) : turnRow(turn)
  return side === 'german' ? row.airstrikes : row.commonwealth_airstrikes
}

/** 17.12, 17.14, 17.18 Counters that make one airstrike on a hex, and how many airstrikes have effect there. */
const readWeight = (s: Descent, hex: Space): number => (s.weather > 5 ? 2 : 1) * (isBad(hex) ? 2 : 1)
const readMost = (s: Descent, hex: Space): number => (readWeight(s, hex) === 4 ? 1 : 2)

const PLACED = [
  'flown',
  'commonwealthFlown',
  'hastyFlown',
  'commonwealthHastyFlown',
  'strikeAt',
  'strikeOwner',
  'strikeWeight',
  'strikeHasty',
] as const

/** 17.0, 17.1 Strikes are placed one by one, as long as the side likes. */
function readPlacing(w: Watch, tally: Tally): string {
  const { s, p } = w
  const side: Side = [1, 3, 7, 12].includes(s.phase) ? 'german' : 'commonwealth'
  const hasty = !PHASES[side].place.includes(s.phase)
  const [all, quick] =
    side === 'german' ? (['flown', 'hastyFlown'] as const) : (['commonwealthFlown', 'commonwealthHastyFlown'] as const)
  const allotment = readAllotment(s.turn, side)
  for (;;) {
    if (turnRow(s.turn).night || s.weather === 13) return 'grounded'
    const left = hasty ? Math.min(allotment - p[all], Math.floor(allotment / 2) - p[quick]) : allotment - p[all]
    const lying = (hex: Space): number =>
      p.strikeAt.filter(
        (at, i) => at === hex && p.strikeOwner[i] === SIDES.indexOf(side) + 1 && p.strikeHasty[i] === Number(hasty),
      ).length
    const hexes = [...new Set([...p.at, ...p.markerAt])].filter(
      (h) =>
        h >= 0 &&
        h < printed.hexes &&
        (fighters(p, h).some((u) => def(u).seat === foe(side)) ||
          (p.markerAt.includes(h) && counters(p, h).length === 0)) &&
        lying(h) < readMost(s, h) &&
        left >= readWeight(s, h),
    )
    if (hexes.length === 0) return 'nothing left'
    const key = w.ask(hasty ? 'hasty' : 'airstrike', side, ['done', ...hexes.map(hexName)], (keys) =>
      w.prefer(keys, (k) => k !== 'done' || w.chance(4) === 1),
    )
    if (key === 'done') return 'done'
    const hex = printed.board.named.get(key) ?? -1
    const i = p.strikeOwner.indexOf(0)
    p.strikeAt[i] = hex
    p.strikeOwner[i] = SIDES.indexOf(side) + 1
    p.strikeHasty[i] = Number(hasty)
    p.strikeWeight[i] = readWeight(s, hex)
    p[all] += readWeight(s, hex)
    if (hasty) p[quick] += readWeight(s, hex)
    count(tally, `${hasty ? 'hasty' : 'normal'} of ${readWeight(s, hex)}`)
  }
}

/** 17.21, 17.22 */
const STRAYS = { normal: { 2: 2, 3: 1, 12: 1 }, hasty: { 7: 1, 5: 2, 9: 2, 3: 3, 11: 3 } } as const
const ROSE = ['NE', 'E', 'SE', 'SW', 'W', 'NW']

/** 17.42 The four priorities; mountain and blocked hexsides, enemies, prohibited ground and too full stacks stand in the way. */
function readWays(w: Watch, u: Unit): Space[] {
  const { p } = w
  const from = p.at[u] ?? -1
  if (isGun(u) && p.mode[u] === DISPERSED) return []
  const rank = (to: Space): number => 1 + (isBad(to) ? 1 : 0) + (isRoute(p, from, to) ? 0 : 2)
  const open = around(from).filter(
    ({ to, side }) =>
      def(u).modes.some((mode) => mayEnter(p, u, mode, from, to)) &&
      !isMountain(side) &&
      !counters(p, to).some((x) => def(x).seat !== def(u).seat) &&
      load(p, to) + weightIn(p, u, to) <= limitOf(to),
  )
  const best = Math.min(...open.map((x) => rank(x.to)))
  return open.filter((x) => rank(x.to) === best).map((x) => x.to)
}

/** 17.45 by mode and ground. */
function readResult(w: Watch, disrupted: boolean, mode: number, hex: Space): string {
  const column = disrupted
    ? 'disrupted'
    : mode === TRAVEL
      ? isCovered(hex)
        ? 'travel_covered'
        : 'travel_open'
      : mode === DISPERSED
        ? 'dispersed'
        : 'concentrated'
  const dice = w.die() + w.die()
  return item(printed.tables.air.airstrikes, dice - 2, 'airstrikes')[column]
}

/** 17.3, 17.4, 16.36 One target. */
function readAttack(w: Watch, u: Unit, tally: Tally): void {
  const { p } = w
  const hex = p.at[u] ?? -1
  const result = readResult(w, p.disrupted[u] === 1, p.mode[u] ?? 0, hex)
  count(tally, result)
  if (result.startsWith('1')) p.markerAt = p.markerAt.map((m) => (m === hex ? -1 : m))
  const spared = result === '1*' && def(u).type === 'armor'
  if (result.startsWith('1') && !spared) weaken(p, u, 1)
  const onlyAPoint = result === '1*' && !spared && def(u).headquarters
  if (result === '-' || onlyAPoint || p.strength[u] === 0) return
  p.disrupted[u] = 1
  const ways = readWays(w, u)
  count(tally, ways.length > 0 ? 'driven off' : 'stays')
  if (ways.length === 0) return
  const to = printed.board.named.get(w.ask('strike-retreat', def(u).seat, ways.map(hexName))) ?? -1
  const there = fighters(p, to)
  lay(p, u, to)
  for (const x of there) p.disrupted[x] = 1
  if (there.length > 0) count(tally, 'onto friends')
}

/** 17.2, 17.3 One airstrike. */
function readStrike(w: Watch, i: number, struck: Space[], tally: Tally): string {
  const { s, p } = w
  const dice = w.die() + w.die()
  const strays: Readonly<Record<number, number>> = p.strikeHasty[i] === 1 ? STRAYS.hasty : STRAYS.normal
  let hex = p.strikeAt[i] ?? -1
  const steps = strays[dice] ?? 0
  const direction = steps > 0 ? (ROSE[w.die() - 1] ?? '') : ''
  for (let n = 0; n < steps && hex >= 0; n++) hex = compass(hex, direction)
  count(tally, `strays ${steps}`)
  p.strikeOwner[i] = 0
  p.strikeAt[i] = -1
  p.strikeHasty[i] = 0
  p.strikeWeight[i] = 0
  if (hex < 0) return 'off the map'
  if (struck.filter((h) => h === hex).length >= readMost(s, hex)) return 'too many'
  struck.push(hex)
  if (counters(p, hex).length === 0) {
    if (!p.markerAt.includes(hex)) return 'nobody'
    if (readResult(w, false, TRAVEL, hex).startsWith('1')) p.markerAt = p.markerAt.map((m) => (m === hex ? -1 : m))
    return 'markers'
  }
  const done: Unit[] = []
  for (let n = 0; n < 2; n++) {
    const seen = fighters(p, hex).filter((u) => !isCovered(hex) || p.mode[u] !== DISPERSED || p.disrupted[u] === 1)
    const left = seen.filter((u) => !done.includes(u))
    const [first] = left
    if (first === undefined) break
    const key = w.ask('strike-target', foe(def(first).seat), left.map(nameOf))
    const target = everybody.find((u) => nameOf(u) === key) ?? -1
    done.push(target)
    readAttack(w, target, tally)
  }
  return `${done.length} hit`
}

/** A crowded position with Supply markers here and there. */
function sky(seed: string, phases: readonly number[], stage: Descent['stage']): Descent {
  const { below, pick } = lots(`${seed} sky`)
  const s = scattered(seed, pick(phases))
  const standing = [
    ...new Set(everybody.map((u) => item(s.at as unknown as number[], u)).filter((h) => h < printed.hexes)),
  ]
  for (let m = 0; m < 3; m++) {
    const hex = pick(standing)
    s.markerAt[m] = below(2) === 0 ? hex : (around(hex)[below(5)]?.to ?? hex)
  }
  s.turn = pick([1, 4, 5, 6, 8, 12, 13, 20, 62, 82, 84])
  s.weather = pick([0, 0, 3, 3, 6, 9, 12, 13])
  s.stage = stage
  for (let b = 0; b < printed.bridges.length; b++) s.bridge[b] = pick([0, 1, 2])
  s.cache = freshCache(s)
  return s
}

describe('17.0 airstrikes in crowded positions', () => {
  it('[17.0/2 17.11 17.12 17.13 17.14 17.15 17.18] where a side may place them, how many counters each takes, and how many are left', () => {
    const tally = comparing(
      (s: Descent, a, seed) =>
        new Watch(
          s,
          a,
          seed,
          PLACED,
          repeated(a, (x) => x.stage !== 'hasty'),
        ),
    )(
      'strikes placed',
      800,
      'hasty-strikes',
      (seed) => sky(seed, [1, 3, 5, 7, 8, 10, 12, 14], 'hasty'),
      (w, t) => count(t, readPlacing(w, t)),
    )
    for (const what of [
      'grounded',
      'nothing left',
      'done',
      'normal of 1',
      'normal of 2',
      'normal of 4',
      'hasty of 1',
      'hasty of 2',
      'hasty of 4',
    ])
      expect([what, (tally[what] ?? 0) > 3]).toEqual([what, true])
  })

  it('[17.16 17.17 17.19 17.2/1 17.21 17.22 17.23 17.24 17.31 17.32 17.33 17.34 17.35 17.41 17.42 17.43 17.44 16.36] where they strike, whom, and what comes of it', () => {
    const struck: Space[] = []
    const tally = comparing(
      (s: Descent, a, seed) =>
        new Watch(
          s,
          a,
          seed,
          ['at', 'place', 'strength', 'mode', 'disrupted', 'markerAt', 'strikeOwner', 'strikeAt'],
          repeated(a, (x) => x.stage !== 'strikes'),
        ),
    )(
      'strikes flown',
      800,
      'strikes',
      (seed) => {
        const s = sky(seed, [3, 4, 5, 7, 10, 11, 12, 14], 'strikes')
        const { below, pick } = lots(`${seed} aims`)
        const side: Side = [3, 4, 7, 12].includes(s.phase) ? 'german' : 'commonwealth'
        const aims = everybody
          .filter((u) => (s.at[u] ?? 0) < printed.hexes && !def(u).leader && def(u).seat === foe(side))
          .map((u) => s.at[u] ?? 0)
        const markers = [...s.markerAt].filter((h) => h >= 0)
        for (let i = 0; i < 5; i++) {
          s.strikeAt[i] = pick(below(3) > 0 ? aims.slice(0, 2) : below(2) > 0 ? aims : markers)
          s.strikeOwner[i] = SIDES.indexOf(side) + 1
          s.strikeHasty[i] = PHASES[side].normal.includes(s.phase) ? 0 : 1
          s.strikeWeight[i] = readWeight(s, s.strikeAt[i] ?? 0)
        }
        return s
      },
      (w, t) => {
        struck.length = 0
        for (let i = 0; i < 5; i++) count(t, readStrike(w, i, struck, t))
      },
    )
    for (const what of [
      'strays 0',
      'strays 1',
      'strays 2',
      'strays 3',
      'too many',
      'nobody',
      'markers',
      '0 hit',
      '1 hit',
      '2 hit',
      '-',
      'D',
      '1*',
      '1',
      'driven off',
      'stays',
      'onto friends',
    ])
      expect([what, (tally[what] ?? 0) > 3]).toEqual([what, true])
  })
})
