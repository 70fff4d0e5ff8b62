// Who may direct indirect fire, and which static guns surrender, against their literal reading in crowded positions (12.21, 14.0, 20.14, 20.35, 20.64).
import { cell } from '@merkur/engine'
import { count, type Tally } from '@merkur/suite/literal'
import { describe, expect, it } from 'vitest'
import { printed, TRAVEL } from '../../box.ts'
import { distance } from '../../lines.ts'
import { directions } from '../../rules/battery.ts'
import { communicates, sees } from '../../rules/observation.ts'
import { inSupply } from '../../rules/supply.ts'
import { surrenders } from '../../rules/surrender.ts'
import { type Descent, freshCache, type Space, type Unit } from '../../state.ts'
import { hex, position } from '../support.ts'
import { around } from './ground.ts'
import { inZone } from './opportunity.ts'
import { lots, pile } from './scatter.ts'
import { def, everybody, nameOf } from './sheet.ts'
import { crowd } from './skies.ts'

const onMap = (s: Descent, u: Unit): boolean => u >= 0 && cell(s.at, u) < printed.hexes
/** 12.0 The headquarters above a unit, the next one first. */
function chain(s: Descent, u: Unit): Unit[] {
  const out: Unit[] = []
  for (let hq = cell(s.superior, u); hq >= 0 && out.length < 9; hq = cell(s.superior, hq)) out.push(hq)
  return out
}
const isUnder = (s: Descent, u: Unit, hq: Unit): boolean => u === hq || chain(s, u).includes(hq)

/** 13.14 "Unactivated units may not perform any functions", 13.15 but for Greeks with Captain Forrester. */
function hasOrders(s: Descent, u: Unit): boolean {
  if (def(u).seat === 'german' || cell(s.activated, u) === 1) return true
  return def(u).nation === 'greek' && pile(s, cell(s.at, u)).some((x) => nameOf(x) === 'Forrester')
}

/** 14.1, 14.4, 14.52, 20.35, ruling M32 "stacked with or adjacent to a controlling headquarters", not in Travel or Disrupted mode. */
function mayControl(s: Descent, firer: Unit, hq: Unit): boolean {
  if (!def(hq).headquarters || def(hq).leader || def(hq).seat !== def(firer).seat || !onMap(s, hq) || hq === firer)
    return false
  if (distance(printed, cell(s.at, hq), cell(s.at, firer)) > 1) return false
  if (cell(s.disrupted, hq) === 1 || cell(s.mode, hq) === TRAVEL || !hasOrders(s, hq)) return false
  const own = cell(s.superior, firer)
  return ['CHCHQ', 'RHQ'].includes(nameOf(hq)) || (own >= 0 && isUnder(s, hq, own))
}

/** 20.14, rulings N65, N66 "the same battalion or regiment": the regiments are the German ones. */
function isOfItsOwn(s: Descent, weapons: Unit, u: Unit): boolean {
  if (def(weapons).regiment !== '') return def(u).regiment === def(weapons).regiment
  const [battalion, regiment] = chain(s, weapons)
  if (battalion !== undefined && isUnder(s, u, battalion)) return true
  return (
    def(weapons).nation === 'mountain' &&
    regiment !== undefined &&
    def(regiment).echelon === 'brigade' &&
    isUnder(s, u, regiment)
  )
}

/** 7.3, 12.21, 14.52, 20.14, 20.35, rulings N6, N7, N26 Whether a unit may observe for this firer under that headquarters. */
function mayObserve(s: Descent, firer: Unit, hq: Unit, u: Unit, target: Space): boolean {
  if (def(u).leader || def(u).seat !== def(firer).seat || !onMap(s, u) || !hasOrders(s, u) || u === firer) return false
  if (cell(s.disrupted, u) === 1 || (cell(s.mode, u) === TRAVEL && !def(u).headquarters)) return false
  if (!sees(s, cell(s.at, u), target) || !communicates(s, u, hq)) return false
  if (def(firer).type === 'heavy-weapons') return isOfItsOwn(s, firer, u)
  const own = cell(s.superior, firer)
  if (own >= 0 && def(own).echelon === 'division') return isUnder(s, u, own)
  return isUnder(s, u, hq) || (cell(s.superior, hq) >= 0 && isUnder(s, u, cell(s.superior, hq)))
}

/** 20.64 "unable to trace a line of supply and ... out of communication and ... in a German Zone of Control", which a friend or his zone negates. */
function readSurrender(s: Descent, gun: Unit): boolean {
  const at = cell(s.at, gun)
  const fighting = everybody.filter((x) => onMap(s, x) && !def(x).leader && x !== gun)
  const zone = (mine: boolean): boolean =>
    fighting.some((x) => (def(x).seat === def(gun).seat) === mine && inZone(s, x, at))
  const hq = cell(s.superior, gun)
  const heard = onMap(s, hq) && communicates(s, gun, hq)
  return zone(false) && !zone(true) && !fighting.some((x) => cell(s.at, x) === at) && !heard && !inSupply(s, gun)
}

const isIndirect = (u: Unit): boolean => ['artillery', 'static-artillery', 'heavy-weapons'].includes(def(u).type)

/** Guns, headquarters and a few others of both sides around a place, most of them of one division. */
function battery(seed: string): Descent {
  const { below, pick } = lots(`${seed} who`)
  const divisions = ['2-NZ-Div', 'HQ/MNBDO', 'RHQ', '5-Mountain']
  const those = divisions.filter(() => below(2) === 0)
  const able = everybody.filter((u) => !def(u).leader && (those.includes(def(u).division) || below(6) === 0))
  const among = [
    ...able,
    ...able.filter(isIndirect),
    ...able.filter(isIndirect),
    ...able.filter((u) => def(u).headquarters),
  ]
  const centre = hex(pick(['W0711', 'W0328', 'W1211', 'E1727', 'W0419', 'W2336']))
  const s = position({
    turn: pick([3, 12, 24]),
    phase: 3,
    weather: pick([0, 3, 9]),
    units: crowd(seed, centre, 3, among, 45),
  })
  for (const u of everybody) {
    if (!onMap(s, u)) continue
    if (isIndirect(u) && below(3) > 0) s.mode[u] = def(u).modes[0] ?? 0
    if (def(u).type === 'static-artillery' && below(3) === 0)
      s.superior[u] = pick([
        -1,
        ...everybody.filter((x) => def(x).headquarters && !def(x).leader && def(x).seat === 'commonwealth'),
      ])
    if (below(12) === 0) s.supplied[u] = 1
  }
  s.cache = freshCache(s)
  return s
}

describe('guns in crowded positions', () => {
  it('[20.14 20.35 12.21 14.0/2 14.1/1 14.41 14.42 14.52 14.33] which headquarters and which eyes direct an indirect fire', () => {
    const tally: Tally = {}
    for (let n = 0; n < 50; n++) {
      const seed = `guns ${n}`
      const { pick } = lots(`${seed} targets`)
      const s = battery(seed)
      const here = everybody.filter((u) => onMap(s, u) && !def(u).leader)
      for (const firer of here.filter(isIndirect)) {
        const enemies = here.filter((u) => def(u).seat !== def(firer).seat)
        if (enemies.length === 0) continue
        const target = cell(s.at, pick(enemies))
        const read = here.flatMap((hq) =>
          mayControl(s, firer, hq)
            ? here.filter((u) => mayObserve(s, firer, hq, u, target)).map((u) => `${nameOf(u)} by ${nameOf(hq)}`)
            : [],
        )
        const found = directions(s, firer, target).map((d) => `${nameOf(d.observer)} by ${nameOf(d.controller)}`)
        expect(found.sort(), `${seed}: ${nameOf(firer)} at ${printed.spaces[target]}`).toEqual(read.sort())
        count(tally, `${def(firer).type} ${read.length > 0 ? 'directed' : 'blind'}`)
      }
    }
    for (const type of ['artillery', 'static-artillery', 'heavy-weapons'])
      for (const what of ['directed', 'blind'])
        expect([type, what, (tally[`${type} ${what}`] ?? 0) > 3]).toEqual([type, what, true])
  })

  it('[20.64 20.65 20.63] which static guns change sides', () => {
    const tally: Tally = {}
    const guns = everybody.filter((u) => def(u).type === 'static-artillery')
    for (let n = 0; n < 100; n++) {
      const seed = `surrender ${n}`
      const s = battery(seed)
      const { below, pick } = lots(`${seed} germans`)
      const gun = pick(guns)
      if (!onMap(s, gun)) continue
      for (const { to } of around(cell(s.at, gun))) {
        if (below(3) > 0 || pile(s, to).some((x) => def(x).seat === 'commonwealth')) continue
        const u = pick(everybody.filter((x) => def(x).nation === 'paratroop' && def(x).type === 'infantry'))
        s.at[u] = to
        s.strength[u] = 4
        s.mode[u] = 1
      }
      if (below(2) === 0)
        for (const x of everybody)
          if (
            x !== gun &&
            def(x).seat === 'commonwealth' &&
            distance(printed, cell(s.at, x) < printed.hexes ? cell(s.at, x) : 0, cell(s.at, gun)) <= 1
          )
            s.at[x] = printed.boxes.out
      s.cache = freshCache(s)
      const read = readSurrender(s, gun)
      expect(surrenders(s, gun), `${seed}: ${nameOf(gun)}`).toBe(read)
      count(tally, read ? 'gives up' : 'holds')
    }
    expect(Math.min(tally['gives up'] ?? 0, tally.holds ?? 0)).toBeGreaterThan(5)
  })
})
