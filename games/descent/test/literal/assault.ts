// A literal reading of close assault: both differentials, value and odds, straight from the printed sentences and charts.
import { cell, entry } from '@merkur/engine'
import { printed } from '../../box.ts'
import type { Descent, Unit } from '../../state.ts'
import { pile } from './scatter.ts'

const t = printed.tables
const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const isLeader = (u: Unit): boolean => def(u).leader
const isTwoMode = (u: Unit): boolean => def(u).headquarters && !def(u).modes.includes(0)
const addsNothing = (u: Unit): boolean => ['artillery', 'anti-tank', 'flak'].includes(def(u).type) || isTwoMode(u)

/** 4.5, 9.7, 13.44, 15.6, 21.82, 22.2, 24.13 */
function moraleOf(s: Descent, u: Unit): number {
  const { morale, strength, nation } = def(u)
  let m = morale - (strength - cell(s.strength, u))
  if (cell(s.disrupted, u)) m -= 3
  else m += t.commandResults[cell(s.check, u)]?.morale ?? 0
  if (cell(s.fatigued, u)) m -= 2
  if (s.kingDead && nation === 'greek') m -= 1
  const night = s.irregularNight > 0 && s.irregularNight === s.turn - 1
  const day = s.irregularDay > 0 && s.irregularDay === s.turn - 1
  if (nation === 'paratroop') m += night ? 2 : day ? 1 : 0
  if (nation === 'mountain') m += night ? 1 : 0
  return m
}

/** 9.7, 15.6, 19.34, 20.31, 24.13 */
function effectivenessOf(s: Descent, u: Unit, attacks: boolean): number {
  if (attacks ? addsNothing(u) : isTwoMode(u)) return 0
  if (cell(s.disrupted, u) || cell(s.depleted, u) || cell(s.mode, u) === 2) return 0
  const face = entry(def(u).effectiveness, cell(s.mode, u))
  return cell(s.fatigued, u) && face > 0 ? Math.max(1, face - 2) : face
}

const halved = (s: Descent, u: Unit): boolean =>
  cell(s.disrupted, u) === 1 || cell(s.depleted, u) === 1 || cell(s.fatigued, u) === 1

/** 20.71 */
function areMountain(s: Descent, units: readonly Unit[]): boolean {
  const sum = (of: readonly Unit[]): number => of.reduce((n, u) => n + cell(s.strength, u), 0)
  const mountain = units.filter((u) => def(u).nation === 'mountain')
  return def(units[0] ?? -1).nation === 'mountain' && sum(mountain) >= sum(units) / 2
}

/** 21.11: two for a leader with a unit of his, four for two of them of one chain; one instead of two when he is new. */
function leadersOf(s: Descent, leaders: readonly Unit[], units: readonly Unit[]): number {
  const above = (u: Unit): Unit[] => {
    const out = [u]
    for (let hq = cell(s.superior, u); hq >= 0 && out.length < 9; hq = cell(s.superior, hq)) out.push(hq)
    return out
  }
  const his = (l: Unit, u: Unit): boolean => {
    const { leadsWhom, leads } = def(l)
    if (def(l).seat !== def(u).seat || def(u).leader) return false
    if (leadsWhom === 'greek') return def(u).nation === 'greek'
    if (leadsWhom === 'regiment') return def(u).regiment === def(leads).regiment
    return leadsWhom === 'chain' && above(u).includes(leads)
  }
  const worth = (l: Unit): number => (cell(s.newLeader, l) > 0 ? 1 : 2)
  const good = leaders.filter((l) => def(l).leadsWhom !== 'none' && units.some((u) => his(l, u)))
  const under = (a: Unit, b: Unit): boolean =>
    def(a).leads === def(b).leads ? def(a).rank > def(b).rank : his(b, def(a).leads)
  let best = 0
  for (const a of good) {
    best = Math.max(best, worth(a))
    for (const b of good) if (a !== b && under(a, b)) best = Math.max(best, worth(a) + worth(b))
  }
  return best
}

export interface Reading {
  readonly effectiveness: number
  readonly morale: number
  readonly value: string
  readonly attack: number
  readonly defence: number
}

/** 9.7, 11.4, 20.4, 20.7, 20.8, 20.9 of an assault by these units (top first) from one hex on another. */
export function readAssault(s: Descent, attackers: readonly Unit[], from: number, to: number): Reading {
  const defenders = pile(s, to).filter((u) => !isLeader(u))
  const [a, d] = [attackers[0] ?? -1, defenders[0] ?? -1]
  const name = (hex: number): string => printed.board.ids[hex] ?? ''
  const edge = t.edges.find((e) => (e.a === name(from) && e.b === name(to)) || (e.b === name(from) && e.a === name(to)))
  const ground = printed.grounds[cell(printed.ground, to)]?.id ?? ''
  const overMountain = edge?.barrier === 'mountain'
  const mountainTroops = areMountain(s, attackers)

  let effectiveness = effectivenessOf(s, a, true) - effectivenessOf(s, d, false)
  if (overMountain) effectiveness -= mountainTroops ? 1 : attackers.length === 1 ? 3 : 2

  let morale = (addsNothing(a) ? 0 : moraleOf(s, a)) - moraleOf(s, d)
  if (['rough', 'city', 'village', 'forest'].includes(ground)) morale -= 1
  if (overMountain) morale -= 2
  const engineer = (u: Unit): boolean => def(u).engineer
  const helper = (u: Unit, least: number): boolean =>
    (engineer(u) || def(u).type === 'pioneer') && moraleOf(s, u) >= 1 && cell(s.strength, u) >= least && !isTwoMode(u)
  const top = (of: readonly Unit[]): readonly Unit[] => of.slice(0, 2)
  if (attackers.length > 1 && top(attackers).some((u) => helper(u, 1))) morale += 2
  if (defenders.length > 1 && top(defenders).some((u) => helper(u, 2))) morale -= 2
  const cancelled =
    top(attackers).some((u) => engineer(u) && moraleOf(s, u) >= 1) && !defenders.some((u) => engineer(u))
  const trenches = s.entrenched.includes(to) && !cancelled
  if (trenches && def(d).type !== 'armor') morale -= 1
  if (ground === 'rough') {
    if (mountainTroops) morale += 1
    if (areMountain(s, defenders)) morale -= 1
  }
  morale += leadersOf(s, pile(s, from).filter(isLeader), attackers)
  morale -= leadersOf(s, pile(s, to).filter(isLeader), defenders)

  const open = ['clear', 'mixed', 'airfield'].includes(ground) && !trenches
  const columns = t.assault.columns
  const at = (c: (typeof columns)[number]): number => (open ? c.open : c.close)
  const column = [...columns].reverse().find((c) => morale >= at(c)) ?? columns[0]
  const line = t.assault.values.find((v) => v.effectiveness === Math.max(-4, Math.min(5, effectiveness)))
  const value =
    def(d).type === 'support-group'
      ? '9'
      : String((line as Readonly<Record<string, unknown>> | undefined)?.[column?.column ?? ''])

  const fighting = attackers.filter((u) => !addsNothing(u))
  const water = edge !== undefined && edge.water !== ''
  const sum = (of: readonly Unit[], each: (u: Unit) => number): number => of.reduce((n, u) => n + each(u), 0)
  const each = (u: Unit): number => (halved(s, u) ? Math.floor(cell(s.strength, u) / 2) : cell(s.strength, u))
  const attack =
    water || (overMountain && !mountainTroops)
      ? Math.floor(sum(fighting, (u) => cell(s.strength, u)) / 2)
      : sum(fighting, each)
  return { effectiveness, morale, value, attack, defence: sum(defenders, each) }
}

/** 9.7: attackers to defenders, rounded in the defenders' favour, from 1:4 to 5:1. */
export function readOdds(attack: number, defence: number): string {
  if (attack === 0) return '1:4'
  if (defence === 0) return '5:1'
  for (const n of [5, 4, 3, 2, 1]) if (attack >= n * defence) return `${n}:1`
  for (const n of [2, 3]) if (n * attack >= defence) return `1:${n}`
  return '1:4'
}
