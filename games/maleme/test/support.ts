// The words in which the tests of Maleme are written: a position, dice and draws in order, keys, and what came of them.
import { cell, type Match, type Options } from '@merkur/engine'
import { checkScripts, matchFrom, type Playing, playing } from '@merkur/suite/playing'
import { clock, halfHours } from '../box.ts'
import { rules } from '../game.ts'
import type { Maleme, Seat } from '../state.ts'

/** A unit of a position: where it stands, on which side, under which markers. A bare text is where it stands. */
export type Standing =
  | string
  | {
      readonly at?: string
      readonly side?: 0 | 1
      readonly pinned?: string
      readonly regrouping?: string
      readonly assigned?: string
    }

/** A position of a test. Units that are not named are out of play, unless the printed set-up is asked for. */
export interface Setup {
  /** The activity that begins; one impulse if nothing is said. */
  readonly begin?: string
  readonly stage?: Maleme['stage']
  readonly setUp?: 'printed'
  readonly units?: Readonly<Record<string, Standing>>
  readonly active?: Seat
  readonly initiative?: Seat
  /** Times of day, as `11:00`; the clock stands at 10:30 if nothing is said. */
  readonly time?: string
  readonly german?: string
  readonly allied?: string
  readonly contacted?: readonly string[]
  readonly tried?: readonly string[]
  /** Halves of stars in German hands, as `0604 blue`. */
  readonly held?: readonly string[]
  /** Where markers lie, as `{ '3/4': '0109' }`. */
  readonly plan?: Readonly<Record<string, string>>
  readonly revealed?: readonly string[]
  readonly dropping?: string
  readonly stukas?: number
  readonly matildas?: true
  readonly engineers?: true
  readonly maori?: true
  readonly ending?: true
  /** The turn's first chance to end has passed. */
  readonly chanceGone?: true
  readonly owed?: readonly string[]
  readonly options?: Options
  /** One entry a die, in order; a die that is not named is a fault of the test. */
  readonly dice?: readonly number[]
  readonly draws?: Readonly<Record<string, readonly string[]>>
  /** `asked`: the test answers each question about a reroll; else every die is kept. */
  readonly rerolls?: 'asked'
}

const marks = (ids: readonly string[] | undefined, name: string): Record<string, unknown> =>
  Object.fromEntries((ids ?? []).map((id) => [id, { [name]: true }]))

/** The overrides of the scenario's start that make this position. */
function overrides(setup: Setup): Record<string, unknown> {
  const box = rules.box
  const named = setup.units ?? {}
  const units: Record<string, unknown> = {}
  const used: Record<string, number> = {}
  if (setup.setUp !== 'printed') for (const u of box.units) units[u.id] = { at: null, side: 0 }
  for (const [id, standing] of Object.entries(named)) {
    const entry = typeof standing === 'string' ? { at: standing } : standing
    for (const marker of [entry.pinned, entry.regrouping]) if (marker) used[marker] = (used[marker] ?? 0) + 1
    units[id] = { ...(units[id] as object | undefined), ...entry }
  }
  for (const id of setup.owed ?? []) units[id] = { ...(units[id] as object), owed: true }
  const markers = Object.fromEntries(
    Object.entries(used).map(([id, n]) => [id, { cup: (box.markers.find((m) => m.id === id)?.copies ?? 0) - n }]),
  )
  const drops: Record<string, Record<string, unknown>> = {}
  for (const [drop, hex] of Object.entries(setup.plan ?? {})) drops[drop] = { plan: hex }
  for (const drop of setup.revealed ?? []) drops[drop] = { ...drops[drop], revealed: true }
  const companies: Record<string, Record<string, unknown>> = { ...(marks(setup.contacted, 'contacted') as object) }
  for (const c of setup.tried ?? []) companies[c] = { ...companies[c], tried: true }
  return {
    stage: setup.stage ?? 'impulses',
    units,
    markers,
    drops,
    companies,
    stars: marks(setup.held, 'held'),
    ...(setup.active ? { active: setup.active } : {}),
    ...(setup.initiative ? { initiative: setup.initiative } : {}),
    ...(setup.time || setup.setUp !== 'printed' ? { turn: halfHours(setup.time ?? '10:30') } : {}),
    ...(setup.german ? { germanWithdrawal: halfHours(setup.german) } : {}),
    ...(setup.allied ? { alliedWithdrawal: halfHours(setup.allied) } : {}),
    ...(setup.dropping ? { dropping: setup.dropping } : {}),
    ...(setup.stukas === undefined ? {} : { stukas: setup.stukas }),
    ...(setup.matildas ? { matildasReleased: true } : {}),
    ...(setup.engineers ? { engineersReleased: true } : {}),
    ...(setup.maori ? { maoriReleased: true } : {}),
    ...(setup.ending ? { ending: true } : {}),
    ...(setup.chanceGone ? { firstChanceGone: true } : {}),
  }
}

/** A game being played by a test. */
export interface Play extends Playing<Maleme> {
  unit(id: string): { at: string | null; side: number; pinned: string | null; regrouping: string | null }
  readonly time: string
  readonly german: string
  readonly allied: string
  readonly initiative: string
}

checkScripts()

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  const at = setup.begin ?? 'impulse'
  const { options = {} } = setup
  const match = matchFrom(rules, { scenario: 'standard', options, position: { at, state: overrides(setup) } }, setup)
  if (setup.rerolls !== 'asked')
    for (const seat of ['german', 'allied']) match.order({ seat, when: { decision: 'reroll' }, answer: 'keep' })
  return playOf(match)
}

/** A match from the scenario's own start, in which nothing is rolled. */
export const fromTheStart = (options: Options = {}): Play => playOf(matchFrom(rules, { scenario: 'standard', options }))

function playOf(match: Match<Maleme>): Play {
  const { box } = match.s
  const name = (list: readonly string[], i: number): string | null => list[i] ?? null
  return playing(match, {
    unit: (id: string) => {
      const u = box.units.findIndex((x) => x.id === id)
      if (u < 0) throw new Error(`no unit '${id}'`)
      const markers = box.markers.map((m) => m.id)
      return {
        at: name(box.spaces, cell(match.s.at, u)),
        side: cell(match.s.side, u),
        pinned: name(markers, cell(match.s.pinned, u)),
        regrouping: name(markers, cell(match.s.regrouping, u)),
      }
    },
    get time() {
      return clock(match.s.turn)
    },
    get german() {
      return clock(match.s.germanWithdrawal)
    },
    get allied() {
      return clock(match.s.alliedWithdrawal)
    },
    get initiative() {
      return match.s.initiative
    },
  })
}

/** Units of a position that wait for their Drop Phase. */
export const wait = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'waiting']))
