// The words in which the tests of Crete are written: a position, dice and draws in order, keys, and what came of them.
import { cell, type Match, type Options } from '@merkur/engine'
import { checkScripts, matchFrom, type Playing, playing } from '@merkur/suite/playing'
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
export interface Play extends Playing<Crete> {
  /** Where a counter is, `reduced` after it when it is. */
  readonly unit: (id: string) => string
}

checkScripts()

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  const { scenario = 'standard', options = {}, begin } = setup
  const at = begin === undefined ? {} : { at: begin }
  return playOf(matchFrom(rules, { scenario, options, position: { ...at, state: overrides(setup) } }, setup))
}

/** A match from a scenario's own start, its dice and draws named by the test. */
export function fromTheStart(setup: Pick<Setup, 'scenario' | 'options' | 'dice' | 'draws'> = {}): Play {
  const { scenario = 'standard', options = {} } = setup
  return playOf(matchFrom(rules, { scenario, options }, setup))
}

const playOf = (match: Match<Crete>): Play =>
  playing(match, {
    unit: (id: string) => {
      const u = match.s.box.units.findIndex((x) => x.id === id)
      if (u < 0) throw new Error(`no counter '${id}'`)
      return `${spaceId(match.s, cell(match.s.at, u))}${cell(match.s.reduced, u) === 1 ? ' reduced' : ''}`
    },
  })
