// Mountain troops against their literal reading on and off the airfield: danger, planes, surplus, crash landings (16.7, 16.8).
import { item } from '@merkur/engine'
import { comparing, count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { BLOCKED } from '../../board.ts'
import { printed } from '../../box.ts'
import { distance } from '../../lines.ts'
import { directions } from '../../rules/battery.ts'
import { crashLand } from '../../rules/crash-landing.ts'
import { landMountain, refuseMountain } from '../../rules/mountain.ts'
import { seesItself } from '../../rules/observation.ts'
import { controls, type Descent, type Space, type Unit } from '../../state.ts'
import { hex, position } from '../support.ts'
import { around, groundOf, limitOf, load, mayEnter, weightIn } from './ground.ts'
import { lots } from './scatter.ts'
import { counters, def, everybody, fighters, hexName, lay, type Sheet, Watch, weaken } from './sheet.ts'
import { british, crowd, disruptAll, launch, leadersFall, mountain } from './skies.ts'

const FIELD = [hex('W0419'), hex('W0519')] as const
const PARTS = [
  'at',
  'place',
  'strength',
  'mode',
  'disrupted',
  'transportLeft',
  'transportLost',
  'airfieldDamaged',
] as const
const ours = (p: Sheet, h: Space): Unit[] => fighters(p, h).filter((u) => def(u).seat === 'commonwealth')

/** 16.83, 16.84 */
const isDamaged = (p: Sheet, i: number): boolean => (p.airfieldDamaged & (i === 0 ? 1 : 2)) !== 0

/** 16.72 to 16.76, rulings N56, N57 The least roll at which a mountain unit lands. */
function readDanger(s: Descent, p: Sheet): number {
  const foes = everybody.filter(
    (x) => (p.at[x] ?? 0) < printed.hexes && def(x).seat === 'commonwealth' && !def(x).leader,
  )
  const away = (x: Unit): number => Math.min(...FIELD.map((f) => distance(printed, f, p.at[x] ?? 0)))
  if (FIELD.some((f) => ours(p, f).length > 0)) return 5
  if (foes.some((x) => away(x) === 1 && FIELD.some((f) => controls(s, x, f)))) return 4
  const sound = foes.filter((x) => p.disrupted[x] === 0)
  if (sound.some((x) => away(x) === 2 && FIELD.some((f) => seesItself(s, x, f)))) return 3
  const reaches = (x: Unit, f: Space): boolean =>
    distance(printed, f, p.at[x] ?? 0) <= def(x).range &&
    (seesItself(s, x, f) || (def(x).kind.fire === 'indirect' && directions(s, x, f).length > 0))
  return sound.some((x) => FIELD.some((f) => reaches(x, f))) ? 2 : 1
}

/** 16.77 Where the surplus of the airfield goes. */
function readSurplus(s: Descent, p: Sheet, u: Unit, from: Space): Space[] {
  const open = around(from).filter(
    ({ to, side }) =>
      !(side & BLOCKED) &&
      def(u).modes.some((m) => mayEnter(p, u, m, from, to)) &&
      ours(p, to).length === 0 &&
      !everybody.some((x) => def(x).seat === 'commonwealth' && controls(s, x, to)),
  )
  const roomy = open.filter(({ to }) => load(p, to) + weightIn(p, u, to) <= limitOf(to))
  return (roomy.length > 0 ? roomy : open).map((x) => x.to)
}

/** 16.84 A plane is gone; at 25 a die closes one hex, after 40 both are closed. */
function losePlane(w: Watch): void {
  const { p } = w
  p.transportLeft -= 1
  p.transportLost += 1
  if (p.transportLost === 25) p.airfieldDamaged |= w.die() % 2 === 0 ? 1 : 2
  if (p.transportLost >= 40) p.airfieldDamaged = 3
}

const openField = (p: Sheet): Space[] => FIELD.filter((f, i) => ours(p, f).length === 0 && !isDamaged(p, i))

/** 16.83 "up to 32 Strength points of mountain units per each airfield hex owned", those who stand there counted. */
const fieldsFor = (p: Sheet, u: Unit): Space[] => openField(p).filter((f) => load(p, f) + (p.strength[u] ?? 0) <= 32)

/** 16.7 One mountain unit on the airfield. */
function readMountain(w: Watch, u: Unit, tally: Tally): void {
  const { s, p } = w
  const to = hex(w.ask('airfield-hex', 'german', fieldsFor(p, u).map(hexName)))
  const least = readDanger(s, p)
  count(tally, `danger ${least}`)
  const die = least > 1 ? w.die() - (s.weather > 6 ? 1 : 0) : 6
  if (die < least) {
    weaken(p, u, 99)
    losePlane(w)
    count(tally, 'shot down')
    return
  }
  leadersFall(p, to)
  lay(p, u, to)
  if (fighters(p, to).some((x) => x !== u && p.disrupted[x] === 1)) disruptAll(p, to)
  if (load(p, to) <= limitOf(to)) return
  const ways = readSurplus(s, p, u, to)
  count(tally, ways.length > 0 ? 'surplus' : 'no way out')
  if (ways.length === 0) {
    weaken(p, u, 99)
    return
  }
  const next = hex(w.ask('surplus', 'german', ways.map(hexName)))
  const there = fighters(p, next)
  for (const x of counters(p, next)) if (def(x).seat !== 'german') lay(p, x, printed.boxes.lost)
  lay(p, u, next)
  if (p.disrupted[u] === 1 || there.some((x) => p.disrupted[x] === 1)) disruptAll(p, next)
}

/** 16.86 One mountain unit without an airfield, on a hex that the German chooses. */
function readCrash(w: Watch, u: Unit, tally: Tally): void {
  const { p } = w
  const hexes = Array.from({ length: printed.hexes }, (_, h) => h).filter(
    (h) => ['clear', 'mixed'].includes(groundOf(h)) && counters(p, h).every((x) => def(x).seat === 'german'),
  )
  const to = hex(
    w.ask('crash-hex', 'german', hexes.map(hexName), (keys) =>
      w.prefer(keys, (k) => fighters(p, hex(k)).length > 0 || w.chance(4000) === 1),
    ),
  )
  const die = w.die()
  count(tally, `crash ${die}`)
  if (die <= 4) {
    weaken(p, u, 99)
    losePlane(w)
    return
  }
  if (die === 5) weaken(p, u, Math.floor((p.strength[u] ?? 0) / 2))
  if ((p.strength[u] ?? 0) === 0) return
  lay(p, u, to)
  disruptAll(p, to)
}

/** Mountain troops in the air over Maleme, the airfield more or less held, planes more or less lost. */
function overMaleme(seed: string, closed: boolean): Descent {
  const dice = lots(`${seed} who`)
  const rest = dice.below(3) > 0 ? [...british.slice(0, 60), ...mountain.slice(20)] : mountain.slice(20)
  const units = { ...crowd(`${seed} far`, FIELD[1], 6, british, dice.below(8)), ...crowd(seed, FIELD[0], 2, rest, 6) }
  const s = position({ turn: 30, phase: 4, weather: dice.pick([0, 3, 6, 9, 12]), units })
  s.transportLost = dice.pick([0, 5, 24, 24, 30, 38, 39])
  s.transportLeft = 50 - s.transportLost
  if (s.transportLost > 25) s.airfieldDamaged = 1 + dice.below(2)
  if (closed) s.airfieldDamaged = 3
  const cleared = FIELD.filter(() => dice.below(3) > 0)
  for (const u of everybody)
    if (cleared.some((f) => s.at[u] === f) && def(u).seat === 'commonwealth') s.at[u] = printed.boxes.out
  if (dice.below(2) === 0)
    for (const u of mountain.slice(20, 24)) {
      s.at[u] = s.at.some((at, x) => at === FIELD[1] && def(x).seat === 'commonwealth') ? printed.boxes.out : FIELD[1]
      s.strength[u] = def(u).strength
      s.disrupted[u] = dice.below(9) === 0 ? 1 : 0
    }
  for (const f of FIELD) {
    let points = 0
    for (const u of everybody)
      if (s.at[u] === f) {
        points += s.strength[u] ?? 0
        if (points > 24) s.at[u] = printed.boxes.out
      }
  }
  for (const f of FIELD)
    everybody
      .filter((u) => s.at[u] === f)
      .forEach((u, i) => {
        s.place[u] = i
      })
  launch(s, mountain.slice(0, 12), (u) => item(def(u).modes, 0))
  return s
}
const flying = (seed: string): Unit => lots(`${seed} flies`).pick(mountain.slice(0, 12))

describe('16.7, 16.8 mountain troops by air', () => {
  it('[16.0/8 16.7/2 16.71 16.72 16.73 16.74 16.75 16.76 16.77 16.82 16.83 16.84 16.85] on the airfield, in 120 positions', () => {
    const tally = comparing((s: Descent, _, seed) => {
      const u = flying(seed)
      return new Watch(s, 'a plane', seed, PARTS, function* (x) {
        if (refuseMountain(x, u) === undefined) yield* landMountain(x, u)
      })
    })(
      'planes',
      120,
      'landing',
      (seed) => overMaleme(seed, false),
      (w, t) => {
        const u = flying(w.seed)
        if (fieldsFor(w.p, u).length > 0) readMountain(w, u, t)
        else count(t, 'nobody lands')
      },
    )
    for (const what of [
      'danger 1',
      'danger 2',
      'danger 3',
      'danger 4',
      'danger 5',
      'shot down',
      'surplus',
      'nobody lands',
    ])
      expect([what, (tally[what] ?? 0) > 0]).toEqual([what, true])
  })

  it('[16.86 16.84] crash landings where the airfield is closed, in 30 positions', () => {
    const begin = (s: Descent, _: string, seed: string): Watch =>
      new Watch(s, 'a crash', seed, PARTS, (x) => crashLand(x, flying(seed)))
    const tally = comparing(begin)(
      'crash',
      30,
      'landing',
      (seed) => overMaleme(seed, true),
      (w, t) => readCrash(w, flying(w.seed), t),
    )
    for (const what of ['crash 1', 'crash 5', 'crash 6']) expect([what, (tally[what] ?? 0) > 0]).toEqual([what, true])
  })
})
