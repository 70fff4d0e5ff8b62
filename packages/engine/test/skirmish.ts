// The smallest game that uses everything the engine has: two squads a side on five spaces in a row, one hidden mine, one ambush, one cup.
import {
  assign,
  type Cells,
  type Chance,
  type Context,
  cell,
  choose,
  describe,
  type Flow,
  flag,
  type Game,
  number,
  oneOf,
  per,
  ref,
  refusal,
  type StateOf,
  secret,
  text,
  together,
} from '@merkur/engine'

export const UNITS = ['r1', 'r2', 'b1', 'b2'] as const
export const SPACES = ['A', 'B', 'C', 'D', 'E'] as const
export const CHITS = ['fair', 'rain', 'fog'] as const

const shape = describe({
  phase: oneOf('plan', 'weather', 'move', 'fire', 'over'),
  turn: number(1, 9, 1),
  active: oneOf('red', 'blue'),
  at: per('units', ref('spaces')),
  steps: per('units', number(0, 2, 2)),
  moved: per('units', flag()),
  cup: per('chits', number(0, 9)),
  weather: ref('chits'),
  mine: secret(ref('spaces'), 'blue'),
  mineShown: flag(),
  bet: secret(number(0, 3), 'red'),
})

export interface Skirmish extends Context, StateOf<typeof shape> {
  readonly box: {
    readonly units: readonly string[]
    readonly spaces: readonly string[]
    readonly chits: readonly string[]
  }
  cache: { crowd: Cells }
}

type Seat = 'red' | 'blue'
export const sideOf = (u: number): Seat => (u < 2 ? 'red' : 'blue')
const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red')

const notYours = refusal<Skirmish, number>('2.1', 'skirmish.not-yours', (s, u) => ({
  piece: { piece: s.box.units[u] ?? '' },
}))
const gone = refusal('2.2', 'skirmish.gone')
const hasMoved = refusal('2.3', 'skirmish.moved')
const tooFar = refusal<Skirmish, number>('3.1', 'skirmish.far', (s, p) => ({ space: { space: s.box.spaces[p] ?? '' } }))
const full = refusal('3.2', 'skirmish.full')
const noTarget = refusal('4.1', 'skirmish.no-target')
const needOne = refusal('4.2', 'skirmish.need-one')
const offMap = refusal('9.9', 'skirmish.off-map')

const unitNaming = {
  key: (s: Skirmish, u: number) => (u < 0 ? 'pass' : `move ${s.box.units[u]}`),
  touches: (s: Skirmish, u: number) => [u < 0 ? { button: 'pass' } : { piece: s.box.units[u] ?? '' }],
  label: (s: Skirmish, u: number) =>
    u < 0 ? text('skirmish.pass') : text('skirmish.move', { piece: { piece: s.box.units[u] ?? '' } }),
  verb: (_s: Skirmish, u: number) => (u < 0 ? undefined : text('skirmish.verb.move')),
}
const squadNaming = {
  key: (s: Skirmish, u: number) => s.box.units[u] ?? '',
  touches: (s: Skirmish, u: number) => [{ piece: s.box.units[u] ?? '' }],
  label: (s: Skirmish, u: number) => text('skirmish.squad', { piece: { piece: s.box.units[u] ?? '' } }),
}
const spaceNaming = {
  key: (s: Skirmish, p: number) => s.box.spaces[p] ?? '',
  touches: (s: Skirmish, p: number) => [{ space: s.box.spaces[p] ?? '' }],
  label: (s: Skirmish, p: number) => text('skirmish.space', { space: { space: s.box.spaces[p] ?? '' } }),
}
const betNaming = {
  key: (_s: Skirmish, n: number) => `bet ${n}`,
  touches: (_s: Skirmish, n: number) => [{ amount: n }],
  label: (_s: Skirmish, n: number) => text('skirmish.bet', { n }),
}
const yesNaming = {
  key: (_s: Skirmish, yes: number) => (yes ? 'ambush' : 'hold'),
  touches: (_s: Skirmish, yes: number) => [{ button: yes ? 'ambush' : 'hold' }],
  label: (_s: Skirmish, yes: number) => text(yes ? 'skirmish.ambush' : 'skirmish.hold'),
}

export function place(s: Skirmish, u: number, p: number): void {
  const from = cell(s.at, u)
  if (from >= 0) s.cache.crowd[from] = cell(s.cache.crowd, from) - 1
  s.at[u] = p
  if (p >= 0) s.cache.crowd[p] = cell(s.cache.crowd, p) + 1
}

function lose(s: Skirmish, u: number, rule: string): void {
  s.steps[u] = cell(s.steps, u) - 1
  s.journal?.push({
    kind: 'loss',
    text: text('skirmish.loss', { piece: { piece: s.box.units[u] ?? '' } }),
    rule,
    value: 1,
  })
  if (cell(s.steps, u) === 0) place(s, u, -1)
}

function shot(s: Skirmish, target: number, sum: number, rule: string): void {
  const die = s.chance.die(6, 'fire')
  const hit = die <= sum
  s.journal?.push({
    kind: 'roll',
    text: text('skirmish.shot', { die }),
    rule,
    roll: { dice: [die], sides: 6, facts: { strength: sum, result: hit ? 'hit' : 'miss' } },
  })
  if (hit) lose(s, target, rule)
}

function* plan(s: Skirmish): Flow {
  yield* together({
    blue: (function* (): Flow {
      s.mine = yield* choose(s, {
        id: 'mine',
        seat: 'blue',
        rule: '1.1',
        of: [0, 1, 2, 3, 4],
        as: spaceNaming,
        refuse: (p) => (p === 0 ? full : undefined),
      })
    })(),
    red: (function* (): Flow {
      s.bet = yield* choose(s, { id: 'bet', seat: 'red', rule: '1.2', of: [0, 1, 2, 3], as: betNaming })
    })(),
  })
  s.phase = 'weather'
}

function* weather(s: Skirmish): Flow {
  const chit = s.chance.draw(s.cup, 'weather')
  s.cup[chit] = cell(s.cup, chit) - 1
  s.weather = chit
  s.journal?.push({ kind: 'phase', text: text('skirmish.turn', { turn: s.turn }), value: s.turn, seat: s.active })
  s.journal?.push({
    kind: 'draw',
    text: text('skirmish.drawn'),
    roll: { dice: [chit], sides: 3, drawn: [text(`skirmish.${s.box.chits[chit]}`)] },
  })
  s.moved.fill(0)
  s.phase = 'move'
}

function* move(s: Skirmish): Flow {
  const seat = s.active
  const unit = yield* choose(s, {
    id: 'unit',
    seat,
    rule: '2',
    of: [-1, 0, 1, 2, 3],
    as: unitNaming,
    usual: (u) => u < 0,
    outside: (thing) => ('space' in thing && thing.space === 'E' ? offMap : undefined),
    refuse: (u) =>
      u < 0
        ? undefined
        : sideOf(u) !== seat
          ? notYours
          : cell(s.at, u) < 0
            ? gone
            : cell(s.moved, u)
              ? hasMoved
              : undefined,
  })
  if (unit < 0) {
    s.phase = 'fire'
    return
  }
  s.moved[unit] = 1
  const start = cell(s.at, unit)
  const space = yield* choose(s, {
    id: 'space',
    seat,
    rule: '3',
    of: [0, 1, 2, 3, 4],
    as: spaceNaming,
    about: () => ({ pieces: [s.box.units[unit] ?? ''] }),
    preview: (p) => ({ path: [s.box.spaces[start] ?? '', s.box.spaces[p] ?? ''] }),
    refuse: (p) => (Math.abs(p - start) > 1 ? tooFar : p !== start && cell(s.cache.crowd, p) > 2 ? full : undefined),
    commits: (p) => (p === start ? undefined : seat === 'red' ? 'roll' : 'handover'),
  })
  place(s, unit, space)
  s.journal?.push({
    kind: 'move',
    text: text('skirmish.moved-to', { space: { space: s.box.spaces[space] ?? '' } }),
    path: [s.box.spaces[start] ?? '', s.box.spaces[space] ?? ''],
  })
  if (space === start) return
  const ambush = yield* choose(s, {
    id: 'ambush',
    seat: other(seat),
    rule: '3.3',
    of: [0, 1],
    as: yesNaming,
    auto: false,
    commits: (yes) => (yes ? 'roll' : 'reveal'),
  })
  if (ambush) shot(s, unit, 2, '3.3')
  if (seat === 'red' && space === s.mine && cell(s.at, unit) >= 0) {
    s.mineShown = true
    s.journal?.push({ kind: 'reveal', text: text('skirmish.mine'), rule: '1.1' })
    shot(s, unit, 3, '1.1')
  }
}

function* fire(s: Skirmish): Flow {
  const seat = s.active
  const targets = (u: number): number[] =>
    [0, 1, 2, 3].filter((t) => sideOf(t) !== seat && cell(s.at, t) >= 0 && Math.abs(cell(s.at, t) - cell(s.at, u)) <= 1)
  const able = [0, 1, 2, 3].filter((u) => sideOf(u) === seat && cell(s.at, u) >= 0)
  if (able.some((u) => targets(u).length > 0)) {
    const squads = yield* assign(s, {
      id: 'squads',
      seat,
      rule: '4',
      of: [0, 1, 2, 3],
      as: squadNaming,
      doneLabel: text('skirmish.fire'),
      commits: 'roll',
      refuse: (u) =>
        sideOf(u) !== seat ? notYours : cell(s.at, u) < 0 ? gone : targets(u).length === 0 ? noTarget : undefined,
      refuseDone: (chosen) => (chosen.size === 0 ? needOne : undefined),
    })
    for (const u of squads) {
      const target = targets(u)[0]
      if (target !== undefined) shot(s, target, s.weather === 2 ? 1 : 3, '4.3')
    }
  }
  if (seat === 'blue') s.turn++
  s.active = other(seat)
  s.phase = result(s) ? 'over' : seat === 'blue' ? 'weather' : 'move'
  if (s.phase === 'move') s.moved.fill(0)
}

function result(s: Skirmish): { winner: Seat | null; rule: string; text: { id: string } } | null {
  const alive = (seat: Seat): boolean => [0, 1, 2, 3].some((u) => sideOf(u) === seat && cell(s.at, u) >= 0)
  if (!alive('blue')) return { winner: 'red', rule: '5', text: text('skirmish.won') }
  if (!alive('red')) return { winner: 'blue', rule: '5', text: text('skirmish.won') }
  return s.turn > 6 ? { winner: null, rule: '5', text: text('skirmish.draw') } : null
}

const flows = { plan, weather, move, fire } as const

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  title: 'Skirmish',
  rulesVersion: 2,
  shape,
  scenarios: [{ id: 'standard', seats: ['red', 'blue'], options: { chits: ['few', 'many'] } }],
  box: { units: UNITS, spaces: SPACES, chits: CHITS },
  ids: (box) => ({ units: box.units, spaces: box.spaces, chits: box.chits }),
  drawNames: (box) => box.chits,
  freshCache: (s) => {
    const crowd = new Int16Array(s.box.spaces.length)
    for (const p of s.at) if (p >= 0) crowd[p] = cell(crowd, p) + 1
    return { crowd }
  },
  copyCache: (cache) => ({ crowd: cache.crowd.slice() }),
  setUp: (s, _scenario, options) => {
    s.at.set([0, 0, 4, 4])
    s.cup.set(options.chits === 'many' ? [5, 3, 2] : [4, 2, 1])
  },
  activities: ['plan', 'weather', 'move', 'fire'],
  start: (s, activity) => flows[activity as keyof typeof flows](s),
  next: (s) => (s.phase === 'over' || result(s) ? null : s.phase),
  result,
  redraw: (s: Skirmish, now: Skirmish, seat: string, chance: Chance) => {
    if (seat !== 'blue' && s.mine >= 0 && !now.mineShown) s.mine = chance.die(4)
    if (seat !== 'red' && now.phase !== 'plan') s.bet = chance.die(4) - 1
  },
  evaluate: (s, seat) => [0, 1, 2, 3].reduce((sum, u) => sum + cell(s.steps, u) * (sideOf(u) === seat ? 1 : -1), 0) / 4,
  faults: (s) => (s.at.some((p, u) => p >= 0 !== cell(s.steps, u) > 0) ? ['a squad without steps is on the map'] : []),
  longest: 400,
}
