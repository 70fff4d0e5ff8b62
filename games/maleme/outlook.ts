// How a position will go if both sides play on: what the bot of 12 Hours at Maleme weighs at the end of a look ahead.
import { cell, item } from '@merkur/engine'
import { allowance } from './rules/movement.ts'
import { defOf, hasFired, inGoodOrder, inPlay, isPinned, isRegrouping, onMap } from './rules/units.ts'
import { at, besideEnemy, countAt, distance, isHex, type Maleme, type Unit } from './state.ts'

/** Half hours the Allied seat still expects to lose to panic (6.1) before the earlier marker is reached. */
function panicToCome(s: Maleme): number {
  let contacts = 0
  for (let c = 0; c < s.contacted.length; c++) contacts += cell(s.contacted, c)
  const end = Math.min(s.germanWithdrawal, s.alliedWithdrawal)
  const from = Math.max(s.turn, s.box.panicFrom)
  const rolls = Math.max(0, Math.floor((end - from + 1) / 2))
  const andrew = inPlay(s, s.box.andrew)
  const open = 5 - contacts
  const growing = andrew ? Math.min(open, 0.35 * rolls) : 0
  return (rolls * Math.max(1, 6 - contacts - growing)) / 6
}

/** Half hours that contacts not yet made will probably add (4.4.1.1). */
function contactsToCome(s: Maleme): number {
  if (!inPlay(s, s.box.andrew)) return 0
  let open = 0
  for (let c = 0; c < s.contacted.length; c++) open += 1 - cell(s.contacted, c)
  const left = Math.max(0, Math.min(s.germanWithdrawal, s.alliedWithdrawal) - Math.max(s.turn, 4))
  return open * (1 - 0.75 ** left)
}

/** What a unit is still good for, in steps. */
function worth(s: Maleme, u: Unit): number {
  if (!inPlay(s, u)) return 0
  const def = defOf(s, u)
  let value = def.leader ? 0.9 : def.steps === 2 ? (cell(s.side, u) === 1 ? 1 : 2) : 1.4
  if (isPinned(s, u)) value *= 0.75
  if (isRegrouping(s, u)) value *= 0.8
  if (hasFired(s, u)) value *= 0.85
  return value
}

/** How near a German unit is to taking a star: 1 when it could walk in now, falling with distance. */
function pull(s: Maleme, u: Unit, hex: number): number {
  if (!isHex(s, at(s, u))) return 0.15
  const far = distance(s, at(s, u), hex)
  const reach = inGoodOrder(s, u) ? Math.max(1, allowance(s, u)) : 3
  return far <= reach ? 1 - 0.05 * far : Math.max(0, 0.6 - 0.08 * (far - reach))
}

/** Half hours the stars will probably still bring to the Germans, and the ones they may lose. */
function starsToCome(s: Maleme): number {
  let sum = 0
  for (let i = 0; i < s.box.stars.length; i++) {
    const { hex } = item(s.box.stars, i)
    const guards = countAt(s, hex, 'allied')
    if (cell(s.held, i) === 1) {
      if (countAt(s, hex, 'german') === 0) sum -= nearestAllied(s, hex) <= 4 ? 0.45 : 0.12
      else if (besideEnemy(s, hex, 'german')) sum -= 0.12
      continue
    }
    let best = 0
    let second = 0
    for (const u of s.box.germans) {
      if (!inPlay(s, u)) continue
      const p = pull(s, u, hex)
      if (p > best) {
        second = best
        best = p
      } else if (p > second) second = p
    }
    sum += guards === 0 ? 0.55 * best + 0.15 * second : (0.25 * best + 0.15 * second) / guards
  }
  return sum
}

function nearestAllied(s: Maleme, hex: number): number {
  let best = 99
  for (const u of s.box.allies) {
    if (!onMap(s, u) || allowance(s, u) <= 0) continue
    const company = defOf(s, u).company
    if (company >= 0 && cell(s.contacted, company) === 0 && cell(s.box.area, hex) !== company) continue
    best = Math.min(best, distance(s, at(s, u), hex))
  }
  return best
}

/**
 * What the outlook is made of, from the German side: markers, panic, contacts, stars and strength, each also divided by the
 * square root of the half hours left, since a lead counts more the nearer the end; then losses waiting, Initiative and Andrew.
 */
export function parts(s: Maleme): number[] {
  let german = 0
  for (const u of s.box.germans)
    german += at(s, u) === s.box.boxes.waiting ? (defOf(s, u).leader ? 0.9 : 2) : worth(s, u)
  let allied = 0
  for (const u of s.box.allies) allied += worth(s, u)
  let lost = 0
  for (const u of s.box.germans) if (at(s, u) === s.box.boxes.eliminated) lost++
  const left = Math.max(1, Math.min(s.germanWithdrawal, s.alliedWithdrawal) - s.turn)
  const near = 1 / Math.sqrt(left)
  const markers = s.germanWithdrawal - s.alliedWithdrawal
  const panic = panicToCome(s)
  const contacts = contactsToCome(s)
  const stars = starsToCome(s)
  const initiative = s.initiative === 'german' ? 1 : -1
  return [
    markers,
    markers * near,
    panic,
    panic * near,
    contacts,
    contacts * near,
    stars,
    stars * near,
    german,
    german * near,
    allied,
    allied * near,
    lost,
    initiative,
    near,
    inPlay(s, s.box.andrew) ? 1 : 0,
  ]
}

/** Weight of each part and their base, fitted to the results of games by doctrine (`npx tsx scripts/fit-maleme.ts 1500`), before its Allied tastes were last changed. */
const WEIGHTS = [
  -0.2842, 2.7159, -0.1087, 2.2274, -0.0612, -0.67, 0.6397, -0.3585, -0.0162, 0.0053, 0.0232, -0.0167, -0.1681, -0.1016,
  0.9385, 0.0654,
]
const BASE = -1.6

/** The chance that the German seat wins from here, 0 to 1; a draw counts as half. */
export function chance(s: Maleme): number {
  if (s.winner !== 'none') return s.winner === 'german' ? 1 : s.winner === 'allied' ? 0 : 0.5
  const sum = parts(s).reduce((z, part, i) => z + part * item(WEIGHTS, i), BASE)
  return 1 / (1 + Math.exp(-sum))
}
