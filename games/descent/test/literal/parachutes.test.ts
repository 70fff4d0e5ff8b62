// Parachutists against their literal reading in crowded places: who fires at them, the table, the ground they come to (16.2, 16.5).
import { item } from '@merkur/engine'
import { comparing, count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { DISPERSED, printed, TRAVEL } from '../../box.ts'
import { distance } from '../../lines.ts'
import { land } from '../../rules/parachutes.ts'
import { type Descent, freshCache, type Space, type Unit } from '../../state.ts'
import { hex, position, unit } from '../support.ts'
import { around, groundOf, isBad, isCoast, isGun, limitOf } from './ground.ts'
import { type Lots, lots } from './scatter.ts'
import { def, everybody, fighters, lay, nameOf, type Sheet, Watch, weaken } from './sheet.ts'
import { british, crowd, disruptAll, launch, leadersFall, paras } from './skies.ts'

const tables = printed.tables.air
const PARTS = ['at', 'place', 'strength', 'mode', 'disrupted'] as const
const some = <T>(list: readonly T[], n: number, { pick }: Lots): T[] => [
  ...new Set(Array.from({ length: n }, () => pick(list))),
]

/** 16.23, 16.27 What a unit adds to the Fire capability, in halves; nothing where it may not contribute. */
function readHalves(p: Sheet, x: Unit): number {
  if (
    def(x).leader ||
    def(x).seat !== 'commonwealth' ||
    p.disrupted[x] === 1 ||
    p.depleted[x] === 1 ||
    p.mode[x] === TRAVEL
  )
    return 0
  if (def(x).type === 'armor' || (isGun(x) && def(x).type !== 'flak')) return 0
  const e = def(x).effectiveness[p.mode[x] === DISPERSED ? 0 : 1]
  if (e >= 4) return e >= 7 ? 6 : 4
  return Math.min(2, e)
}

/** 16.27 What a result of the landing table does to a unit; whether it Disrupts. */
function readResult(p: Sheet, u: Unit, result: string): boolean {
  const disperse = (): void => {
    if (def(u).modes.includes(DISPERSED)) p.mode[u] = DISPERSED
    else if (result === 'd') weaken(p, u, 1)
  }
  if (result === 'E') weaken(p, u, 99)
  if (result === 'd') disperse()
  if (result === 'D' && isGun(u)) {
    weaken(p, u, 1)
    disperse()
  }
  const points = Number(result)
  if (points > 0) {
    weaken(p, u, isGun(u) ? points - 1 : points)
    if (!isGun(u)) disperse()
  }
  return (p.strength[u] ?? 0) > 0 && (isGun(u) ? points > 0 : result === 'D')
}

const coasts = Array.from({ length: printed.hexes }, (_, h) => h).filter(isCoast)

/** 16.52 From all-sea to "the nearest partial-sea hex". */
function readTarget(aim: Space): Space {
  if (groundOf(aim) !== 'all-sea') return aim
  const least = Math.min(...coasts.map((h) => distance(printed, aim, h)))
  return coasts.find((h) => distance(printed, aim, h) === least) ?? -1
}

/** 16.2, 16.5 Parachutists over a hex without enemies. */
function readLanding(w: Watch, units: readonly Unit[], aim: Space, tally: Tally): void {
  const { s, p } = w
  const target = readTarget(aim)
  const wet = target !== aim
  const points = units.reduce((n, u) => n + (p.strength[u] ?? 0), 0)
  const crowded = points > limitOf(target)
  let shocked = wet || isBad(target)
  for (const u of units) {
    const eligible = everybody.filter(
      (x) => (p.at[x] ?? 0) < printed.hexes && distance(printed, p.at[x] ?? 0, aim) <= 3 && readHalves(p, x) > 0,
    )
    let firing = eligible
    for (let n = w.chance(3); n > 1 && eligible.length > 0; n--) {
      const key = w.ask('landing-fire', 'commonwealth', ['done', ...eligible.map(nameOf)], (keys) =>
        w.prefer(keys, (k) => k !== 'done'),
      )
      const x = unit(key)
      firing = firing.includes(x) ? firing.filter((y) => y !== x) : [...firing, x]
    }
    if (eligible.length > 0) w.ask('landing-fire', 'commonwealth', ['done', ...eligible.map(nameOf)], () => 'done')
    const halves = firing.reduce((n, x) => n + readHalves(p, x), 0)
    let capability = Math.floor(halves / 2) + (s.weather >= 6 && firing.length > 0 ? 1 : 0)
    if (!wet && isCoast(aim)) capability += 3
    if (crowded) capability += 6
    count(tally, capability === 0 ? 'unseen' : capability >= 16 ? 'much fire' : 'fire')
    if (capability === 0) continue
    const column =
      capability >= 16
        ? 'c16'
        : capability >= 13
          ? 'c13'
          : capability >= 10
            ? 'c10'
            : capability >= 7
              ? 'c7'
              : capability >= 4
                ? 'c4'
                : 'c1'
    const result = item(tables.landing, w.die() + w.die() - 2, 'landing')[column]
    count(tally, isGun(u) ? `gun ${result}` : result)
    if (readResult(p, u, result)) {
      p.disrupted[u] = 1
      shocked = true
    }
  }
  const down = units.filter((u) => (p.strength[u] ?? 0) > 0)
  if (down.length === 0) return
  leadersFall(p, target)
  const before = fighters(p, target)
  if (before.some((x) => p.disrupted[x] === 1)) shocked = true
  for (const u of [...down].reverse()) lay(p, u, target)
  if (shocked) disruptAll(p, target)
  if (crowded && !shocked) count(tally, 'crowded')
}

describe('16.2, 16.5 landings by parachute', () => {
  it('[16.21 16.23 16.24 16.51 16.52 16.53 4.5/4] parachutists in 80 crowded places: who fires, the table, the ground', () => {
    const who = new Map<string, { units: Unit[]; aim: Space }>()
    const tally = comparing((s: Descent, _, seed) => {
      const { units, aim } = who.get(seed) ?? { units: [], aim: -1 }
      return new Watch(s, 'a landing', seed, PARTS, (x) => land(x, { units, hex: aim }))
    })(
      'parachutes',
      80,
      'landing',
      (seed) => {
        const dice = lots(`${seed} who`)
        const centre = hex(dice.pick(['W0711', 'W0419', 'W1727', 'E1727', 'W0328', 'W1211', 'E2526', 'W0410']))
        const units = some(paras, 1 + dice.below(5), dice)
        const rest = paras.filter((u) => !units.includes(u))
        const near = [centre, ...around(centre).map((x) => x.to)]
        const s = position({
          turn: 12,
          phase: 4,
          weather: dice.pick([0, 3, 6, 9, 12]),
          units: crowd(seed, centre, 4, dice.below(3) > 0 ? [...british, ...rest.slice(0, 20)] : rest.slice(0, 20), 30),
        })
        launch(s, units, (u) => dice.pick(def(u).modes.filter((m) => m !== TRAVEL)))
        const held = (h: Space): Unit[] => everybody.filter((u) => s.at[u] === readTarget(h) && !def(u).leader)
        const aim = dice.pick(near)
        for (const u of held(aim)) if (def(u).seat !== 'german') s.at[u] = printed.boxes.out
        const points = [...units, ...held(aim)].reduce((n, u) => n + (s.strength[u] ?? 0), 0)
        if (points > limitOf(readTarget(aim))) for (const u of held(aim)) s.at[u] = printed.boxes.out
        s.cache = freshCache(s)
        who.set(seed, { units, aim })
        return s
      },
      (w, t) => {
        const { units, aim } = who.get(w.seed) ?? { units: [], aim: -1 }
        readLanding(w, units, aim, t)
      },
    )
    for (const what of ['fire', 'unseen', 'much fire', '-', 'd', 'D', '1', '2', '3', 'E', 'crowded'])
      expect([what, (tally[what] ?? 0) > 1]).toEqual([what, true])
  })
})
