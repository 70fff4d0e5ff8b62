// The words in which the tests of Kreta are written: a position, dice in order, keys, and what came of them.
import { type Ask, forcedChance, indexOfKey, Match, noChance, type Options, refusalAt } from '@merkur/engine'
import { afterEach } from 'vitest'
import { rules } from '../game.ts'
import { here, type Kreta, spaceId } from '../state.ts'

/** A unit of a position: where it stands and what has become of it in this phase. A bare text is where it stands. */
export type Standing =
  | string
  | {
      readonly at?: string
      readonly planned?: string
      readonly moved?: true
      readonly landed?: true
      readonly fought?: true
      readonly fired?: true
      readonly contact?: true
      readonly direct?: true
      readonly displaced?: true
    }

/** A position of a test. Units that are not named are out of play, unless the printed set-up is asked for. */
export interface Setup {
  readonly scenario?: 'historical' | 'full'
  readonly options?: Options
  readonly stage?: Kreta['stage']
  /** The activity that begins; the one of the stage if nothing is said. */
  readonly begin?: string
  readonly setUp?: 'printed'
  readonly units?: Readonly<Record<string, Standing>>
  /** Face-down counters in order, by hex: the unit under each, or `empty`. */
  readonly masks?: Readonly<Record<string, string>>
  /** 1 to 28, odd turns are day; turn 3, a day without a landing owed, if nothing is said. */
  readonly turn?: number
  readonly lastTurn?: number
  readonly air?: number
  readonly dropDone?: boolean
  readonly convoyDone?: boolean
  readonly taken?: readonly string[]
  readonly held?: Readonly<Record<string, number>>
  readonly flown?: Readonly<Record<string, number>>
  readonly beaten?: readonly string[]
  readonly victors?: readonly string[]
  readonly back?: number
  readonly ways?: readonly string[]
  readonly emptied?: readonly string[]
  /** One entry a die, in order; a die that is not named is a fault of the test. */
  readonly dice?: readonly number[]
}

const ACTIVITIES: Readonly<Partial<Record<Kreta['stage'], string>>> = {
  setup: 'british-setup',
  'german-move': 'move',
  'british-move': 'move',
  'german-combat': 'combat',
  'british-combat': 'combat',
}

/** The activity that a position begins with. */
function activityOf(setup: Setup): string {
  const stage = setup.stage ?? 'german-move'
  if (setup.begin) return setup.begin
  if (setup.beaten) return 'retreat'
  if (setup.victors) return 'pursuit'
  return ACTIVITIES[stage] ?? stage
}

/** The overrides of the scenario's start that make this position. */
function overrides(setup: Setup): Record<string, unknown> {
  const { box } = rules
  const turn = setup.turn ?? 3
  const units: Record<string, object> = {}
  if (setup.setUp !== 'printed') for (const u of box.units) units[u.id] = { at: null }
  for (const [id, standing] of Object.entries(setup.units ?? {}))
    units[id] = { ...units[id], ...(typeof standing === 'string' ? { at: standing } : standing) }
  const masks = Object.fromEntries(
    Object.entries(setup.masks ?? {}).map(([maskAt, under], i) => [
      box.masks[i] ?? '',
      { maskAt, maskOf: under === 'empty' ? null : under },
    ]),
  )
  const places: Record<string, object> = {}
  const mark = (id: string, entry: object): void => {
    places[id] = { ...places[id], ...entry }
  }
  for (const id of setup.taken ?? []) mark(id, { taken: true })
  for (const [id, held] of Object.entries(setup.held ?? {})) mark(id, { held })
  for (const [id, flown] of Object.entries(setup.flown ?? {})) mark(id, { flown })
  return {
    turn,
    stage: setup.stage ?? 'german-move',
    air: setup.air ?? (turn % 2 === 1 ? 12 : 0),
    units,
    masks,
    places,
    ...(setup.lastTurn === undefined ? {} : { lastTurn: setup.lastTurn }),
    ...(setup.dropDone === undefined ? {} : { dropDone: setup.dropDone }),
    ...(setup.convoyDone === undefined ? {} : { convoyDone: setup.convoyDone }),
    ...(setup.beaten ? { beaten: setup.beaten } : {}),
    ...(setup.victors ? { victors: setup.victors } : {}),
    ...(setup.back === undefined ? {} : { back: setup.back }),
    ...(setup.ways ? { ways: setup.ways } : {}),
    ...(setup.emptied ? { emptied: setup.emptied } : {}),
  }
}

/** A game being played by a test. */
export interface Play {
  readonly match: Match<Kreta>
  readonly s: Kreta
  /**
   * Plays keys in order, each for whoever is offered it. Throws when nobody is, unless the key ends with `?`: then the match
   * may have answered by itself, since nothing else was open.
   */
  say(...keys: readonly string[]): Play
  /** The decision that waits: its sort, its seat and what it offers. */
  readonly decision: string
  readonly seat: string
  readonly options: readonly string[]
  /** The case that forbids a key, or a unit, hex or button that is no candidate; undefined when it is offered. */
  readonly refused: (thing: string) => string | undefined
  /** Numbers and words of every roll so far that has any. */
  readonly rolls: readonly Readonly<Record<string, number | string>>[]
  /** Cases and message ids of the journal so far, as `6.32 log.move`. */
  readonly told: readonly string[]
  /** Where a unit is, face down or not; empty before it is set up. */
  readonly unit: (id: string) => string
  /** The winner's seat, or null while the game goes on. */
  readonly winner: string | null
}

let open: { left: () => string }[] = []

afterEach(() => {
  const left = open.map((o) => o.left()).filter((x) => x !== '')
  open = []
  if (left.length > 0) throw new Error(`the test gives dice that nobody asked for: ${left.join('; ')}`)
})

/** Chance that gives what the test names, and tells at the end what was not asked for. */
function named(dice: readonly number[]) {
  let thrown = 0
  const forced = forcedChance({ dice, draws: {} }, () => [], noChance('the test names every die'))
  open.push({ left: () => (thrown < dice.length ? `dice ${dice.slice(thrown).join(', ')}` : '') })
  return {
    die: (sides: number, name?: string) => {
      const face = forced.die(sides, name)
      thrown++
      return face
    },
    draw: (weights: ArrayLike<number>, name: string) => forced.draw(weights, name),
  }
}

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  const chance = named(setup.dice ?? [])
  return playOf(
    new Match(
      rules,
      {
        game: 'kreta',
        rulesVersion: rules.rulesVersion,
        pack: 'printed',
        scenario: setup.scenario ?? 'historical',
        options: setup.options ?? {},
        chance: { kind: 'fast' },
        position: { at: activityOf(setup), state: overrides(setup) },
      },
      { chance: () => chance },
    ),
  )
}

/** A match from a scenario's own start, its dice named by the test. */
export function fromTheStart(setup: Pick<Setup, 'scenario' | 'options' | 'dice'> = {}): Play {
  const chance = named(setup.dice ?? [])
  return playOf(
    new Match(
      rules,
      {
        game: 'kreta',
        rulesVersion: rules.rulesVersion,
        pack: 'printed',
        scenario: setup.scenario ?? 'historical',
        options: setup.options ?? {},
        chance: { kind: 'fast' },
      },
      { chance: () => chance },
    ),
  )
}

/** The index of a unit. @throws Error for an unknown id */
export function unitNamed(id: string): number {
  const u = rules.box.units.findIndex((x) => x.id === id)
  if (u < 0) throw new Error(`no unit '${id}'`)
  return u
}

function playOf(match: Match<Kreta>): Play {
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
      for (const said of keys) {
        const key = said.replace(/\?$/, '')
        const asked = match.run.asks.find((a) => match.run.keys(a.seat).includes(key))
        if (!asked && said !== key) continue
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
    unit: (id) => spaceId(match.s, here(match.s, unitNamed(id))),
    get winner() {
      return match.result ? (match.result.winner ?? 'draw') : null
    },
  }
  return play
}

/** Where units are, in one look. */
export const where = (play: Play, ...ids: readonly string[]): string[] => ids.map((id) => play.unit(id))
