// Counters on the map as they count now: face of the mode, state, what they did, place in the stack.
import { cell, text } from '@merkur/engine'
import type { Badge, CounterView } from '@merkur/table'
import type { Box } from '../box.ts'
import { figuresOf } from '../kit/counters.ts'
import { checkOf } from '../rules/checks.ts'
import { effectivenessOf } from '../rules/modes.ts'
import { currentMorale } from '../rules/morale.ts'
import { BLOW, ENTRENCH, REPAIR } from '../rules/work.ts'
import {
  type Descent,
  defOf,
  isDepleted,
  isDisrupted,
  scenarioOf,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'

interface Sign {
  readonly id: string
  readonly short: string
  readonly tone: Badge['tone']
  readonly is: (s: Descent, u: Unit) => boolean
}

/** 13.1 Whether orders are asked for in this scenario, and a unit of this side has them. */
const hasOrders = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).row.activation && seatOf(s, u) === 'commonwealth' && cell(s.activated, u) === 1

const SIGNS: readonly Sign[] = [
  { id: 'disrupted', short: 'Dis', tone: 'bad', is: isDisrupted },
  { id: 'depleted', short: 'Dep', tone: 'bad', is: isDepleted },
  { id: 'fatigued', short: 'Fat', tone: 'bad', is: (s, u) => cell(s.fatigued, u) === 1 },
  { id: 'broken-down', short: 'X', tone: 'bad', is: (s, u) => cell(s.brokenDown, u) === 1 },
  { id: 'captured', short: 'G', tone: 'warn', is: (s, u) => cell(s.captured, u) === 1 },
  { id: 'shaken', short: '!', tone: 'warn', is: (s, u) => cell(s.shaken, u) === 1 },
  { id: 'orders', short: 'A', tone: 'good', is: hasOrders },
  {
    id: 'no-supply',
    short: 'S–',
    tone: 'warn',
    is: (s, u) => defOf(s, u).headquarters && cell(s.supplied, u) === 0,
  },
  { id: 'fired', short: 'F', tone: 'plain', is: (s, u) => cell(s.fired, u) === 1 },
  { id: 'bound', short: '=', tone: 'plain', is: (s, u) => cell(s.bound, u) === 1 && cell(s.fired, u) === 0 },
  { id: 'assaulted', short: 'CA', tone: 'plain', is: (s, u) => cell(s.assaulted, u) === 1 },
  { id: 'ferried', short: 'Fy', tone: 'plain', is: (s, u) => cell(s.ferried, u) === 1 },
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

/** The signs that a unit shows, a bit each. */
function signsOf(s: Descent, u: Unit): number {
  let signs = 0
  for (let i = 0; i < SIGNS.length; i++) if (SIGNS[i]?.is(s, u)) signs |= 1 << i
  return signs
}

function badgesOf(s: Descent, u: Unit, signs: number): Badge[] {
  const out: Badge[] = []
  for (const [i, { id, short, tone }] of SIGNS.entries())
    if (signs & (1 << i)) out.push({ id, short, tone, label: labels.get(id) ?? text(`badge.${id}`) })
  return cell(s.check, u) === 0 ? out : [...out, ...checkSign(s, u)]
}

/** 22.2, 21.82 Whether anger or grief may move the Morale of units to which nothing else has happened. */
const isStirred = (s: Descent): boolean =>
  s.kingDead ||
  (s.irregularDay > 0 && s.irregularDay === s.turn - 1) ||
  (s.irregularNight > 0 && s.irregularNight === s.turn - 1)

/** Whether nothing has happened to a unit that its figures tell of. */
const isWhole = (s: Descent, u: Unit): boolean =>
  cell(s.strength, u) === defOf(s, u).strength &&
  cell(s.effectivenessLost, u) === 0 &&
  cell(s.fatigued, u) === 0 &&
  cell(s.check, u) === 0 &&
  !isDisrupted(s, u) &&
  !isDepleted(s, u)

/** The figures as they count where they differ from the printed face: Strength left, Effectiveness of the state, current Morale. */
function figuresNow(s: Descent, u: Unit, morale: number): readonly string[] | undefined {
  const def = defOf(s, u)
  if (morale === def.morale && isWhole(s, u)) return undefined
  return figuresOf(def, cell(s.mode, u), cell(s.strength, u), effectivenessOf(s, u), morale)
}

/** A counter as it was last shown, and the numbers it was made of. */
interface Shown {
  readonly place: number
  readonly state: number
  readonly signs: number
  readonly view: CounterView
}

/** What a box was last shown as: each counter by its number, all of them in order, and by their ids. */
interface Last {
  readonly counters: Shown[]
  all: readonly CounterView[]
  record: Readonly<Record<string, CounterView>>
}

const shown = new WeakMap<Box, Last>()

/** A counter at a height of its stack: as it was shown last where nothing about it has changed, which is so for most. */
function counterOf(s: Descent, u: Unit, z: number, stirred: boolean, last: Shown[]): CounterView {
  const place = cell(s.at, u) * s.box.units.length + z
  const def = defOf(s, u)
  const morale = def.leader || (!stirred && isWhole(s, u)) ? def.morale : currentMorale(s, u)
  const state =
    (((cell(s.strength, u) * 64 + cell(s.effectivenessLost, u)) * 64 + cell(s.check, u)) * 4 + cell(s.mode, u)) * 64 +
    morale
  const signs = signsOf(s, u)
  const known = last[u]
  if (known && known.place === place && known.state === state && known.signs === signs) return known.view
  const figures = def.leader ? undefined : figuresNow(s, u, morale)
  const view: CounterView = {
    piece: unitId(s, u),
    space: spaceId(s, cell(s.at, u)),
    face: def.leader ? 0 : Math.max(0, def.modes.indexOf(cell(s.mode, u))),
    z,
    badges: badgesOf(s, u, signs),
    ...(figures ? { figures } : {}),
  }
  last[u] = { place, state, signs, view }
  return view
}

/** Every counter on the map; the top of a stack is drawn highest. Nothing changed: the same record again. */
export function countersOf(s: Descent): Readonly<Record<string, CounterView>> {
  const last = shown.get(s.box) ?? { counters: [], all: [], record: {} }
  shown.set(s.box, last)
  const heights = new Uint8Array(s.box.hexes)
  const units = [...unitsOf(s, 'german'), ...unitsOf(s, 'commonwealth')]
  for (const u of units) heights[cell(s.at, u)] = cell(heights, cell(s.at, u)) + 1
  const stirred = isStirred(s)
  const all = units.map((u) =>
    counterOf(s, u, cell(heights, cell(s.at, u)) - 1 - cell(s.place, u), stirred, last.counters),
  )
  if (all.length === last.all.length && all.every((view, i) => view === last.all[i])) return last.record
  // A loop takes a third of the time of Object.fromEntries or of a copy.
  const record: Record<string, CounterView> = {}
  for (const view of all) record[view.piece] = view
  last.all = all
  last.record = record
  return record
}
