// The words in which the tests of Kreta are written: a position, dice in order, keys, and what came of them.
import type { Match, Options } from '@merkur/engine'
import { checkScripts, matchFrom, type Playing, playing } from '@merkur/suite/playing'
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
export interface Play extends Playing<Kreta> {
  /** Where a unit is, face down or not; empty before it is set up. */
  readonly unit: (id: string) => string
}

checkScripts()

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  const { scenario = 'historical', options = {} } = setup
  const at = activityOf(setup)
  return playOf(matchFrom(rules, { scenario, options, position: { at, state: overrides(setup) } }, setup))
}

/** A match from a scenario's own start, its dice named by the test. */
export function fromTheStart(setup: Pick<Setup, 'scenario' | 'options' | 'dice'> = {}): Play {
  const { scenario = 'historical', options = {} } = setup
  return playOf(matchFrom(rules, { scenario, options }, setup))
}

/** The index of a unit. @throws Error for an unknown id */
export function unitNamed(id: string): number {
  const u = rules.box.units.findIndex((x) => x.id === id)
  if (u < 0) throw new Error(`no unit '${id}'`)
  return u
}

const playOf = (match: Match<Kreta>): Play =>
  playing(match, { unit: (id: string) => spaceId(match.s, here(match.s, unitNamed(id))) })

/** Where units are, in one look. */
export const where = (play: Play, ...ids: readonly string[]): string[] => ids.map((id) => play.unit(id))
