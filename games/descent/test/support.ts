// The words in which the tests of Descent are written: a position of a few named units, and who stands where in it.
import { spaceOf } from '@merkur/board'
import {
  type Ask,
  blank,
  type Flow,
  forcedChance,
  forcedOption,
  indexOfKey,
  item,
  keyAt,
  noChance,
  optionsOf,
} from '@merkur/engine'
import { ids, printed } from '../box.ts'
import { setUp } from '../rules/set-up.ts'
import { type Descent, freshCache, shape, stackAt, type Unit } from '../state.ts'
import { MODES } from '../tables/words.ts'

/** A unit of a position; a bare text is the hex where it stands. Who is not named is out of play. */
export type Standing =
  | string
  | {
      readonly at?: string
      readonly mode?: (typeof MODES)[number]
      readonly strength?: number
      readonly disrupted?: true
      readonly depleted?: true
      readonly bound?: true
      readonly activated?: false
      readonly spent?: number
      readonly superior?: string | null
    }

export interface Setup {
  readonly scenario?: string
  readonly turn?: number
  readonly phase?: number
  readonly weather?: number
  /** In the order in which they lie in their hexes, top first. */
  readonly units?: Readonly<Record<string, Standing>>
  /** The printed set-up stands, and named units are laid over it. */
  readonly setUp?: 'printed'
  /** One entry a die, in order. */
  readonly dice?: readonly number[]
}

export const hex = (id: string): number => spaceOf(printed.board, id, 'test')
export const unit = (id: string): Unit => {
  const u = printed.units.findIndex((x) => x.id === id)
  if (u < 0) throw new Error(`test: found no unit ${id}; allowed: the units of units.csv`)
  return u
}
export const names = (units: readonly Unit[]): string[] => units.map((u) => printed.units[u]?.id ?? '')
export const stack = (s: Descent, id: string): string[] => names(stackAt(s, hex(id)))

/** A position. The Battle Game in Phase 4 of turn 3, by day, if nothing is said; everybody activated and Concentrated. */
export function position(setup: Setup = {}): Descent {
  const list = ids(printed)
  const s = {
    box: printed,
    chance: noChance('this test names no dice'),
    journal: undefined,
    ...blank(shape, list),
  } as unknown as Descent
  s.cache = freshCache(s)
  setUp(s, setup.scenario ?? 'bg')
  if (setup.setUp !== 'printed') {
    s.at.fill(printed.boxes.out)
    s.place.fill(0)
    s.disrupted.fill(0)
  }
  s.turn = setup.turn ?? 3
  s.phase = setup.phase ?? 4
  s.weather = setup.weather ?? 0
  s.activated.fill(1)
  const height: Record<string, number> = {}
  for (const [id, standing] of Object.entries(setup.units ?? {})) {
    const x = typeof standing === 'string' ? { at: standing } : standing
    const u = unit(id)
    const def = printed.units[u]
    if (!def) continue
    const mode = x.mode ? MODES.indexOf(x.mode) : (def.modes.find((m) => m === 1) ?? def.modes[0] ?? 0)
    s.mode[u] = mode
    s.strength[u] = x.strength ?? def.strength
    s.disrupted[u] = x.disrupted ? 1 : 0
    s.depleted[u] = x.depleted ? 1 : 0
    s.bound[u] = x.bound ? 1 : 0
    s.activated[u] = x.activated === false ? 0 : 1
    s.spent[u] = x.spent ?? 0
    if (x.superior !== undefined) s.superior[u] = x.superior === null ? -1 : unit(x.superior)
    if (x.at !== undefined) {
      const space = hex(x.at)
      s.place[u] = height[x.at] ?? 0
      height[x.at] = (height[x.at] ?? 0) + 1
      s.at[u] = space
    }
  }
  s.cache = freshCache(s)
  if (setup.dice) s.chance = forcedChance({ dice: setup.dice }, () => [], noChance('this test names no more dice'))
  return s
}

/**
 * Runs a flow to its end: what has one answer is given, the rest is taken from `keys` in order. Gives every question that
 * was asked, as `seat id: options`. Throws when a key is not offered or keys are left or missing.
 */
export function play(flow: Flow<unknown>, ...keys: readonly string[]): string[] {
  const asked: string[] = []
  const left = [...keys]
  for (let step = flow.next(); !step.done; ) {
    const ask = step.value as Ask
    let index = forcedOption(ask)
    if (index < 0) {
      const offered = optionsOf(ask).map((i) => keyAt(ask, i))
      asked.push(`${ask.seat} ${ask.id}: ${offered.join(' ')}`)
      const key = left.shift()
      if (key === undefined || !offered.includes(key))
        throw new Error(`test: found ${key}; allowed: ${offered.join(', ')}`)
      index = indexOfKey(ask, key)
    }
    step = flow.next(item<never>(ask.of, index))
  }
  if (left.length > 0) throw new Error(`test: nobody was asked for ${left.join(', ')}`)
  return asked
}

/** A position with these German units still in the air. */
export function inAir(ids: readonly string[], more: Setup = {}): Descent {
  const s = position({ turn: 12, phase: 4, ...more })
  for (const id of ids) {
    const u = unit(id)
    const def = s.box.units[u]
    s.at[u] = s.box.boxes.air
    s.strength[u] = def?.leader ? 0 : (def?.strength ?? 0)
    s.mode[u] = def?.modes[0] ?? 0
  }
  s.cache = freshCache(s)
  return s
}
