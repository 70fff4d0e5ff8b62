// A literal reading of fire: who may fire at whom, and in which column, straight from the printed sentences and charts.
import { cell, entry } from '@merkur/engine'
import { printed } from '../../box.ts'
import { directions, seesForItself } from '../../rules/battery.ts'
import { sees } from '../../rules/observation.ts'
import type { Descent, Unit } from '../../state.ts'
import { pile } from './scatter.ts'

const t = printed.tables
const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const isArtillery = (u: Unit): boolean => ['artillery', 'static-artillery'].includes(def(u).type)
const isGun = (u: Unit): boolean => isArtillery(u) || ['anti-tank', 'flak'].includes(def(u).type)
const isWeapons = (u: Unit): boolean => def(u).type === 'heavy-weapons'

/** Steps between two hexes, counted on the map. */
function steps(a: number, b: number): number {
  let edge = [a]
  const seen = new Set(edge)
  for (let n = 0; n < 40; n++) {
    if (edge.includes(b)) return n
    const next: number[] = []
    for (const from of edge)
      for (let d = 0; d < 6; d++) {
        const to = cell(printed.board.around, 6 * from + d)
        if (to >= 0 && !seen.has(to)) {
          seen.add(to)
          next.push(to)
        }
      }
    edge = next
  }
  return 99
}

const firstTwo = (s: Descent, u: Unit): boolean =>
  pile(s, cell(s.at, u))
    .filter((x) => !def(x).leader)
    .slice(0, 2)
    .includes(u)

const FIRE_PHASES: Readonly<Record<string, readonly number[]>> = { german: [3, 7, 12], commonwealth: [5, 10, 14] }
const FREE_FIRE = [7, 14]

/** 6.0 to 6.5, 13.1, 13.4, 20.1 to 20.3 as printed; nothing has been fired yet in this phase. */
export function mayFire(s: Descent, firer: Unit, target: Unit): boolean {
  const [f, g] = [def(firer), def(target)]
  if (!FIRE_PHASES[f.seat]?.includes(s.phase) || f.seat === g.seat) return false
  if (f.leader || f.type === 'support-group') return false
  if (cell(s.disrupted, firer) || cell(s.depleted, firer) || cell(s.mode, firer) === 2) return false
  if (entry(f.effectiveness, cell(s.mode, firer)) === 0 || f.opportunityOnly) return false
  if (f.seat === 'commonwealth') {
    const withForrester = pile(s, cell(s.at, firer)).some((x) => def(x).id === 'Forrester') && f.nation === 'greek'
    if (!cell(s.activated, firer) && !withForrester) return false
    const code = t.commandResults[cell(s.check, firer)]?.code
    if (code === 'F') return false
    if ((code === 'Re' || code === 'Rt') && !FREE_FIRE.includes(s.phase)) return false
  }
  if (!isGun(firer) && !isWeapons(firer) && !firstTwo(s, firer)) return false
  if (g.leader) {
    if (pile(s, cell(s.at, target)).some((x) => !def(x).leader)) return false
  } else if (!isArtillery(firer) && !firstTwo(s, target)) return false
  const far = steps(cell(s.at, firer), cell(s.at, target))
  if (far > f.range * (isGun(firer) ? 2 : 1)) return false
  if (isArtillery(firer) || isWeapons(firer))
    return seesForItself(s, firer, cell(s.at, target)) || directions(s, firer, cell(s.at, target)).length > 0
  return sees(s, cell(s.at, firer), cell(s.at, target))
}

/** 6.6, 11.3, 11.5, 11.8, 20.74, 20.92, 24.13 as printed: the column of 6.63, 0 for none. */
export function columnOfFire(s: Descent, firer: Unit, target: Unit, penalty: number, opportunity: boolean): number {
  const [f, g] = [def(firer), def(target)]
  const tired = cell(s.fatigued, firer) === 1
  let effectiveness = entry(f.effectiveness, cell(s.mode, firer))
  if (tired) effectiveness = Math.max(1, effectiveness - 2)
  if (isGun(firer) && steps(cell(s.at, firer), cell(s.at, target)) > f.range)
    effectiveness = Math.floor(effectiveness / 2)
  if (!isArtillery(firer)) effectiveness -= penalty
  const strength = tired ? Math.floor(cell(s.strength, firer) / 2) : cell(s.strength, firer)

  const dug = s.entrenched.includes(cell(s.at, target)) && g.type !== 'armor' && !g.leader
  const hard = g.type === 'armor' || dug
  const indirect = !opportunity && (isArtillery(firer) || isWeapons(firer))
  const header = indirect ? t.fire.indirectColumns : t.fire.directColumns
  const lines: readonly { readonly strength: number }[] = indirect ? t.fire.indirect : t.fire.direct
  const column = header.find((c) => (hard ? c.hard : c.soft).includes(effectiveness))?.column
  const line = lines.find((l) => l.strength === strength) as Readonly<Record<string, unknown>> | undefined
  const value = Number(line?.[column ?? '']) || 0

  const ground = printed.grounds[cell(printed.ground, cell(s.at, target))]?.id ?? ''
  const dispersed = cell(s.mode, target) === 0 && !cell(s.disrupted, target) && g.type !== 'support-group'
  const row = !dispersed
    ? 'undispersed'
    : dug
      ? 'hard-cover'
      : f.nation === 'mountain' && ground === 'rough'
        ? 'open'
        : ['rough', 'city'].includes(ground)
          ? isGun(target)
            ? 'cover'
            : 'hard-cover'
          : ['forest', 'village', 'broken'].includes(ground)
            ? 'cover'
            : 'open'
  const printedRow = t.fire.rows.find((r) => r.id === row) as Readonly<Record<string, unknown>> | undefined
  for (let n = 1; n <= 9; n++) if (value > 0 && printedRow?.[`n${n}`] === value) return n
  return 0
}
