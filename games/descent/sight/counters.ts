// Counters on the map as they count now: face of the mode, state, what they did, place in the stack.
import { cell, text } from '@merkur/engine'
import type { Badge, CounterView } from '@merkur/table'
import { figuresOf } from '../kit/counters.ts'
import { checkOf } from '../rules/checks.ts'
import { effectivenessOf } from '../rules/modes.ts'
import { BLOW, ENTRENCH, REPAIR } from '../rules/work.ts'
import {
  type Descent,
  defOf,
  isDepleted,
  isDisrupted,
  onMap,
  scenarioOf,
  seatOf,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'

interface Sign {
  readonly id: string
  readonly short: string
  readonly tone: Badge['tone']
  readonly is: (s: Descent, u: Unit) => boolean
}

const flagged =
  (field: 'fatigued' | 'captured' | 'brokenDown' | 'bound' | 'fired' | 'assaulted' | 'ferried' | 'shaken') =>
  (s: Descent, u: Unit): boolean =>
    cell(s[field], u) === 1

/** 13.1 Whether orders are asked for in this scenario, and a unit of this side has them. */
const hasOrders = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).row.activation && seatOf(s, u) === 'commonwealth' && cell(s.activated, u) === 1

const SIGNS: readonly Sign[] = [
  { id: 'disrupted', short: 'Dis', tone: 'bad', is: isDisrupted },
  { id: 'depleted', short: 'Dep', tone: 'bad', is: isDepleted },
  { id: 'fatigued', short: 'Fat', tone: 'bad', is: flagged('fatigued') },
  { id: 'broken-down', short: 'X', tone: 'bad', is: flagged('brokenDown') },
  { id: 'captured', short: 'G', tone: 'warn', is: flagged('captured') },
  { id: 'shaken', short: '!', tone: 'warn', is: flagged('shaken') },
  { id: 'orders', short: 'A', tone: 'good', is: hasOrders },
  {
    id: 'no-supply',
    short: 'S–',
    tone: 'warn',
    is: (s, u) => defOf(s, u).headquarters && cell(s.supplied, u) === 0,
  },
  { id: 'fired', short: 'F', tone: 'plain', is: flagged('fired') },
  { id: 'bound', short: '=', tone: 'plain', is: (s, u) => flagged('bound')(s, u) && !flagged('fired')(s, u) },
  { id: 'assaulted', short: 'CA', tone: 'plain', is: flagged('assaulted') },
  { id: 'ferried', short: 'Fy', tone: 'plain', is: flagged('ferried') },
  { id: 'entrenches', short: 'En', tone: 'plain', is: (s, u) => cell(s.task, u) === ENTRENCH },
  { id: 'mines', short: 'Bl', tone: 'plain', is: (s, u) => cell(s.task, u) === BLOW },
  { id: 'repairs', short: 'Rp', tone: 'plain', is: (s, u) => cell(s.task, u) === REPAIR },
  { id: 'moving', short: '>', tone: 'good', is: (s, u) => s.moving.includes(u) },
]

const labels = new Map(SIGNS.map(({ id }) => [id, text(`badge.${id}`)]))

/** 13.4 The result of its command check, while it lasts. */
function checkSign(s: Descent, u: Unit): Badge[] {
  const code = checkOf(s, u)
  if (code === '-') return []
  return [
    {
      id: `check-${code}`,
      short: code,
      tone: code.startsWith('M') ? 'good' : 'bad',
      label: text(`badge.check-${code}`),
    },
  ]
}

function badgesOf(s: Descent, u: Unit): Badge[] {
  const out: Badge[] = []
  for (const { id, short, tone, is } of SIGNS)
    if (is(s, u)) out.push({ id, short, tone, label: labels.get(id) ?? text(`badge.${id}`) })
  return cell(s.check, u) === 0 ? out : [...out, ...checkSign(s, u)]
}

/** The figures as they count where they differ from the printed face: Strength left, Effectiveness of the state. */
function figuresNow(s: Descent, u: Unit): readonly string[] | undefined {
  const def = defOf(s, u)
  const strength = cell(s.strength, u)
  const whole = strength === def.strength && cell(s.effectivenessLost, u) === 0 && cell(s.fatigued, u) === 0
  if (whole && !isDisrupted(s, u) && !isDepleted(s, u)) return undefined
  return figuresOf(def, cell(s.mode, u), strength, effectivenessOf(s, u), def.morale)
}

/** Every counter on the map; the top of a stack is drawn highest. */
export function countersOf(s: Descent): Record<string, CounterView> {
  const out: Record<string, CounterView> = {}
  const heights = new Uint8Array(s.box.hexes)
  for (let u = 0; u < s.box.units.length; u++)
    if (onMap(s, u)) heights[cell(s.at, u)] = cell(heights, cell(s.at, u)) + 1
  for (let u = 0; u < s.box.units.length; u++) {
    if (!onMap(s, u)) continue
    const def = defOf(s, u)
    const hex = cell(s.at, u)
    const figures = def.leader ? undefined : figuresNow(s, u)
    const piece = unitId(s, u)
    out[piece] = {
      piece,
      space: spaceId(s, hex),
      face: def.leader ? 0 : Math.max(0, def.modes.indexOf(cell(s.mode, u))),
      z: cell(heights, hex) - 1 - cell(s.place, u),
      badges: badgesOf(s, u),
      ...(figures ? { figures } : {}),
    }
  }
  return out
}
