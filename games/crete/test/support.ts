// The words in which the tests of Crete are written: a position, dice and draws in order, keys, and what came of them.
import { type Ask, cell, forcedChance, indexOfKey, Match, noChance, type Options, refusalAt } from '@merkur/engine'
import { afterEach } from 'vitest'
import { rules } from '../game.ts'
import { type Crete, type Seat, spaceId } from '../state.ts'

/** A counter of a position: where it stands and what lies on it. A bare text is where it stands. */
export type Standing =
  | string
  | {
      readonly at?: string
      readonly reduced?: true
      readonly scatter?: true
      readonly glider?: true
      readonly fired?: true
      readonly silenced?: true
      readonly used?: true
      readonly flown?: true
      readonly deed?: 0 | 1 | 2 | 3
      readonly aim?: string
    }

/** A position of a test. Counters that are not named are out of play, unless the printed set-up is asked for. */
export interface Setup {
  readonly scenario?: 'standard' | 'solo'
  readonly options?: Options
  /** The activity that begins; what comes next in the sequence of play if nothing is said. */
  readonly begin?: string
  readonly setUp?: 'printed'
  readonly units?: Readonly<Record<string, Standing>>
  /** 1 to 24; turn 2, an afternoon without drops in the way, if nothing is said. */
  readonly turn?: number
  readonly side?: Seat
  readonly stage?: Crete['stage']
  readonly doing?: Crete['doing']
  readonly active?: string
  /** Nobody who could spend it, if nothing is said: the side whose turn it is not. */
  readonly initiative?: Seat
  readonly limit?: number
  readonly moved?: number
  readonly airDue?: number
  readonly convoy?: Crete['convoy']
  readonly forts?: readonly string[]
  readonly fortsLeft?: number
  readonly owner?: Readonly<Record<string, 'german' | 'commonwealth'>>
  readonly alone?: Readonly<Record<string, 'german' | 'commonwealth'>>
  readonly activated?: readonly string[]
  readonly lost?: readonly string[]
  readonly autoStep?: number
  readonly solo?: boolean
  /** One entry a die, in order; a die that is not named is a fault of the test. */
  readonly dice?: readonly number[]
  readonly draws?: Readonly<Record<string, readonly string[]>>
}

const SIDE = { german: 1, commonwealth: 2 } as const

/** The overrides of the scenario's start that make this position. */
function overrides(setup: Setup): Record<string, unknown> {
  const { box } = rules
  const side = setup.side ?? 'german'
  const units: Record<string, unknown> = {}
  if (setup.setUp !== 'printed') for (const u of box.units) units[u.id] = { at: null }
  for (const [id, standing] of Object.entries(setup.units ?? {}))
    units[id] = {
      ...(units[id] as object | undefined),
      ...(typeof standing === 'string' ? { at: standing } : standing),
    }
  for (const id of setup.lost ?? [])
    units[id] = { ...(units[id] as object | undefined), at: 'regrouping', reduced: true }
  const spaces: Record<string, Record<string, unknown>> = {}
  const mark = (area: string, name: string, value: unknown): void => {
    spaces[area] = { ...spaces[area], [name]: value }
  }
  if (setup.setUp !== 'printed') for (const a of box.objectives) mark(spaceOf(a), 'owner', 0)
  for (const area of setup.forts ?? []) mark(area, 'fort', true)
  for (const area of setup.activated ?? []) mark(area, 'activated', true)
  for (const [area, seat] of Object.entries(setup.owner ?? {})) mark(area, 'owner', SIDE[seat])
  for (const [area, seat] of Object.entries(setup.alone ?? {})) mark(area, 'alone', SIDE[seat])
  return {
    turn: setup.turn ?? 2,
    stage: setup.stage ?? side,
    side,
    doing: setup.doing ?? (setup.active === undefined ? 'choosing' : 'acting'),
    active: setup.active ?? null,
    initiative: setup.initiative ?? (side === 'german' ? 'commonwealth' : 'german'),
    limit: setup.limit ?? 6,
    moved: setup.moved ?? 0,
    forts: setup.fortsLeft ?? 0,
    ...(setup.airDue === undefined ? {} : { airDue: setup.airDue }),
    ...(setup.convoy === undefined ? {} : { convoy: setup.convoy }),
    ...(setup.autoStep === undefined ? {} : { autoStep: setup.autoStep }),
    ...(setup.solo === undefined ? {} : { solo: setup.solo }),
    lost: setup.lost ?? [],
    units,
    spaces,
  }
}

const spaceOf = (area: number): string => rules.box.spaces[area] ?? ''

/** A game being played by a test. */
export interface Play {
  readonly match: Match<Crete>
  readonly s: Crete
  /** Plays keys in order, each for whoever is offered it. Throws when nobody is. */
  say(...keys: readonly string[]): Play
  /** The decision that waits: its sort, its seat and what it offers. */
  readonly decision: string
  readonly seat: string
  readonly options: readonly string[]
  /** The case that forbids a key, or a counter, area or button that is no candidate; undefined when it is offered. */
  readonly refused: (thing: string) => string | undefined
  /** Numbers and words of every roll so far that has any. */
  readonly rolls: readonly Readonly<Record<string, number | string>>[]
  /** Cases and message ids of the journal so far, as `7.4 log.retreat`. */
  readonly told: readonly string[]
  /** Where a counter is, `reduced` after it when it is. */
  readonly unit: (id: string) => string
  /** The winner's seat, `draw`, or null while the game goes on. */
  readonly winner: string | null
}

let open: { left: () => string }[] = []

afterEach(() => {
  const left = open.map((o) => o.left()).filter((x) => x !== '')
  open = []
  if (left.length > 0) throw new Error(`the test gives dice or draws that nobody asked for: ${left.join('; ')}`)
})

/** Chance that gives what the test names, and tells at the end what was not asked for. */
function named(setup: Setup) {
  let dice = 0
  const drawn: Record<string, number> = {}
  const script = { dice: setup.dice ?? [], draws: setup.draws ?? {} }
  const forced = forcedChance(
    script,
    (draw) => rules.drawNames(rules.box, draw),
    noChance('the test names every die and draw'),
  )
  open.push({
    left: () =>
      [
        ...(dice < script.dice.length ? [`dice ${script.dice.slice(dice).join(', ')}`] : []),
        ...Object.entries(script.draws).flatMap(([name, list]) =>
          list.length > (drawn[name] ?? 0) ? [`${name} ${list.slice(drawn[name] ?? 0).join(', ')}`] : [],
        ),
      ].join(', '),
  })
  return {
    die: (sides: number, name?: string) => {
      const face = forced.die(sides, name)
      dice++
      return face
    },
    draw: (weights: ArrayLike<number>, name: string) => {
      const index = forced.draw(weights, name)
      drawn[name] = (drawn[name] ?? 0) + 1
      return index
    },
  }
}

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  const chance = named(setup)
  return playOf(
    new Match(
      rules,
      {
        game: 'crete',
        rulesVersion: rules.rulesVersion,
        pack: 'printed',
        scenario: setup.scenario ?? 'standard',
        options: setup.options ?? {},
        chance: { kind: 'fast' },
        position: { ...(setup.begin === undefined ? {} : { at: setup.begin }), state: overrides(setup) },
      },
      { chance: () => chance },
    ),
  )
}

/** A match from a scenario's own start, its dice and draws named by the test. */
export function fromTheStart(setup: Pick<Setup, 'scenario' | 'options' | 'dice' | 'draws'> = {}): Play {
  const chance = named(setup)
  return playOf(
    new Match(
      rules,
      {
        game: 'crete',
        rulesVersion: rules.rulesVersion,
        pack: 'printed',
        scenario: setup.scenario ?? 'standard',
        options: setup.options ?? {},
        chance: { kind: 'fast' },
      },
      { chance: () => chance },
    ),
  )
}

function playOf(match: Match<Crete>): Play {
  const { box } = match.s
  const ask = (): Ask => {
    const first = match.run.asks[0]
    if (!first) throw new Error('nobody is asked: the game is over')
    return first
  }
  const play: Play = {
    match,
    get s() {
      return match.s
    },
    say: (...keys) => {
      for (const key of keys) {
        const asked = match.run.asks.find((a) => match.run.keys(a.seat).includes(key))
        if (!asked) {
          const offers = match.run.asks.map((a) => `${a.seat} '${a.id}': ${match.run.keys(a.seat).join(', ')}`)
          throw new Error(`nobody is offered '${key}'; ${offers.join('; ') || 'the game is over'}`)
        }
        const outcome = match.play(asked.seat, match.seq, key)
        if (!outcome.ok) throw new Error(`'${key}': ${JSON.stringify(outcome.text)}`)
      }
      return play
    },
    get decision() {
      return match.run.asks[0]?.id ?? 'over'
    },
    get seat() {
      return ask().seat
    },
    get options() {
      return match.run.asks.flatMap((a) => match.run.keys(a.seat))
    },
    refused: (thing) => {
      const asked = ask()
      const i = indexOfKey(asked, thing)
      if (i >= 0) return refusalAt(asked, i)?.rule
      const ref = box.units.some((u) => u.id === thing)
        ? { piece: thing }
        : box.spaces.includes(thing)
          ? { space: thing }
          : { button: thing }
      return asked.outside?.(ref)?.rule
    },
    get rolls() {
      return match.journal.flatMap((line) => (line.roll?.facts ? [line.roll.facts] : []))
    },
    get told() {
      return match.journal.map((line) => `${line.rule ?? ''} ${line.text.id}`.trim())
    },
    unit: (id) => {
      const u = box.units.findIndex((x) => x.id === id)
      if (u < 0) throw new Error(`no counter '${id}'`)
      return `${spaceId(match.s, cell(match.s.at, u))}${cell(match.s.reduced, u) === 1 ? ' reduced' : ''}`
    },
    get winner() {
      return match.result ? (match.result.winner ?? 'draw') : null
    },
  }
  return play
}
