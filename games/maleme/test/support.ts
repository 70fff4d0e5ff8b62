// The words in which the tests of Maleme are written: a position, dice and draws in order, keys, and what came of them.
import { type Ask, cell, forcedChance, indexOfKey, Match, noChance, type Options, refusalAt } from '@merkur/engine'
import { afterEach } from 'vitest'
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
export interface Play {
  readonly match: Match<Maleme>
  readonly s: Maleme
  /** Plays keys in order, each for whoever is offered it. Throws when nobody is. */
  say(...keys: readonly string[]): Play
  /** The decision that waits: its sort, its seat and what it offers. */
  readonly decision: string
  readonly seat: string
  readonly options: readonly string[]
  /** The case that forbids a key, or a piece, hex or button that is no candidate; undefined when it is offered. */
  refused(thing: string): string | undefined
  /** Numbers and words of every roll so far that has any. */
  readonly rolls: readonly Readonly<Record<string, number | string>>[]
  /** Cases and message ids of the journal so far, as `4.1.3 log.defensive`. */
  readonly told: readonly string[]
  unit(id: string): { at: string | null; side: number; pinned: string | null; regrouping: string | null }
  readonly time: string
  readonly german: string
  readonly allied: string
  readonly initiative: string
  /** The winner's seat, `draw`, or null while the game goes on. */
  readonly winner: string | null
}

let open: { left: () => string }[] = []

afterEach(() => {
  const left = open.map((o) => o.left()).filter((x) => x !== '')
  open = []
  if (left.length > 0) throw new Error(`the test gives dice or draws that nobody asked for: ${left.join('; ')}`)
})

/** Begins a position. */
export function position(setup: Setup = {}): Play {
  let dice = 0
  const drawn: Record<string, number> = {}
  const script = { dice: setup.dice ?? [], draws: setup.draws ?? {} }
  const forced = forcedChance(
    script,
    (draw) => rules.drawNames(rules.box, draw),
    noChance('the test names every die and draw'),
  )
  const chance = {
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
  open.push({
    left: () =>
      [
        ...(dice < script.dice.length ? [`dice ${script.dice.slice(dice).join(', ')}`] : []),
        ...Object.entries(script.draws).flatMap(([name, list]) =>
          list.length > (drawn[name] ?? 0) ? [`${name} ${list.slice(drawn[name] ?? 0).join(', ')}`] : [],
        ),
      ].join(', '),
  })
  const match = new Match(
    rules,
    {
      game: 'maleme',
      rulesVersion: rules.rulesVersion,
      pack: 'printed',
      scenario: 'standard',
      options: setup.options ?? {},
      chance: { kind: 'fast' },
      position: { at: setup.begin ?? 'impulse', state: overrides(setup) },
    },
    { chance: () => chance },
  )
  if (setup.rerolls !== 'asked') keepAll(match)
  return playOf(match)
}

/** A match from the scenario's own start, its dice and draws named by the test. */
export function fromTheStart(options: Options = {}): Play {
  return playOf(
    new Match(
      rules,
      {
        game: 'maleme',
        rulesVersion: rules.rulesVersion,
        pack: 'printed',
        scenario: 'standard',
        options,
        chance: { kind: 'fast' },
      },
      { chance: () => noChance('nothing is rolled in the set-up') },
    ),
  )
}

function keepAll(match: Match<Maleme>): void {
  for (const seat of ['german', 'allied']) match.order({ seat, when: { decision: 'reroll' }, answer: 'keep' })
}

function playOf(match: Match<Maleme>): Play {
  const name = (list: readonly string[], i: number): string | null => list[i] ?? null
  const box = match.s.box
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
        // An order that fails leaves its question standing: ask it aloud to hear why.
        const stuck = match.orders.length > 0 && match.run.asks[0]?.id === 'reroll' ? match.run.asks[0] : undefined
        const kept = stuck ? match.play(stuck.seat, match.seq, 'keep') : outcome
        if (!kept.ok) throw new Error(`'keep' after '${key}': ${JSON.stringify(kept.text)}`)
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
    get winner() {
      return match.result ? (match.result.winner ?? 'draw') : null
    },
  }
  return play
}
