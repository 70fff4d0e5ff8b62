// Each law catches the fault it is there for: a game with one thing broken breaks it.
import { type Ask, type Commits, type Flow, item, refusal } from '@merkur/engine'
import { example } from '@merkur/example'
import type { TableGame, TutorialMove } from '@merkur/table'
import { expect, test } from 'vitest'
import {
  difference,
  hiddenStaysHidden,
  kitFits,
  kitIsWorded,
  laws,
  mutatedInputs,
  playLesson,
  refusalsMet,
} from '../src/index.ts'

type Game = typeof example
type S = Parameters<Game['evaluate']>[0]

/** The example with every question changed. */
const asking = (change: (ask: Ask, s: S) => Ask): Game => ({
  ...example,
  start: (s, activity) => changed(example.start(s, activity), (ask) => change(ask, s)),
})

function* changed(flow: Flow, change: (ask: Ask) => Ask): Flow {
  let step = flow.next()
  while (!step.done) {
    const asked = step.value
    step = flow.next(yield 'together' in asked ? { together: asked.together.map(change) } : change(asked))
  }
}

/** What a law says about a game in some of `tries` seeds; nothing when it holds in all. */
async function said(
  law: (game: TableGame, seed: string) => void | Promise<void>,
  game: Game,
  tries = 12,
): Promise<string | undefined> {
  for (let i = 0; i < tries; i++) {
    try {
      await law(game as unknown as TableGame, String(i))
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return undefined
}

const law = (words: string) => {
  const found = laws.find((l) => l.title.includes(words))
  if (!found) throw new RangeError(`no law with '${words}'`)
  return (game: TableGame, seed: string) => found.check(game, seed)
}

const hidden = (game: TableGame, seed: string): void => {
  hiddenStaysHidden(game, seed, 6, new Set())
}

test('a secret that shows in a view', async () => {
  const game: Game = { ...example, sight: (s) => example.sight(s, 'allied') }
  expect(await said(hidden, game)).toMatch(/german: imagined against real: view/)
})

test('a secret that shows in a preview', async () => {
  const game = asking((ask, s) => ({ ...ask, preview: () => ({ text: { id: String(s.under) } }) }))
  expect(await said(hidden, game)).toMatch(/imagined against real: previews/)
})

test('a secret that shows in what is offered', async () => {
  const no = refusal('4.1', 'no.moved')
  const game = asking((ask, s) =>
    ask.id === 'advance' && s.under.indexOf(5) === 0
      ? { ...ask, refuse: (c: unknown) => (c === null ? undefined : no) }
      : ask,
  )
  expect(await said(hidden, game, 40)).toMatch(/imagined against real|does not come to this moment/)
})

test('a redraw that touches what is public', async () => {
  const game: Game = {
    ...example,
    redraw: (s, now, seat, chance) => {
      example.redraw?.(s, now, seat, chance)
      if (seat === 'german') s.reduced[4] = 1 - (s.reduced[4] ?? 0)
    },
  }
  expect(await said(hidden, game)).toMatch(/'reduced'|imagined against real/)
})

test('a cache that is not kept', async () => {
  const game: Game = {
    ...example,
    copyCache: (c) => c,
    freshCache: (s) => ({ germans: example.freshCache(s).germans.map((n) => n + s.turn - 1) }),
  }
  expect(await said(law('caches equal'), game)).toMatch(/cache is stale/)
})

test('a state with something wrong in it', async () => {
  const game: Game = { ...example, faults: (s) => (s.turn > 2 ? ['too late'] : []) }
  expect(await said(law('nothing is wrong'), game)).toMatch(/too late/)
})

test('a game that lasts longer than it says', async () => {
  expect(await said(law('stated limit'), { ...example, longest: 6 })).toMatch(/longest is 6/)
})

test('an option that rolls unannounced', async () => {
  const game = asking((ask) => ({ ...ask, commits: (): Commits | undefined => undefined }))
  expect(await said(law('consumes no chance'), game)).toMatch(/is unmarked and consumed chance/)
})

test('secret choices of which the second depends on the first', async () => {
  const dependent: Game = {
    ...example,
    start: (s, activity) =>
      activity === 'plan'
        ? changed(example.start(s, 'plan'), (ask) => {
            if (ask.seat === 'german' && s.plan.some((at) => at >= 0)) s.came.push(0)
            return ask
          })
        : example.start(s, activity),
  }
  expect(await said(law('order of answers'), dependent)).toMatch(/in another order/)
})

test('a rule that asks something outside the match', async () => {
  let world = 1941
  const game: Game = {
    ...example,
    start: (s, activity) => {
      world = (Math.imul(world, 1103515245) + 12345) & 0x7fffffff
      if (activity === 'night' && (world >> 16) % 3 === 0) s.turn = Math.min(9, s.turn + 1)
      return example.start(s, activity)
    },
  }
  const laws = [
    'replays to the same',
    'the same seed',
    'interleaved',
    'saved and loaded',
    'undo and redo',
    'forks and looks',
  ]
  const silent: string[] = []
  for (const words of laws) if ((await said(law(words), game)) === undefined) silent.push(words)
  expect(silent).toEqual([])
})

test('a field the shape does not know', async () => {
  const { turn: _turn, ...rest } = example.shape
  const game = { ...example, shape: rest } as unknown as Game
  expect(await said(law('saved and loaded'), game)).toBeDefined()
})

test('a piece in a view that the kit does not have', async () => {
  const game: Game = { ...example, kit: (box) => ({ ...example.kit(box), pieces: example.kit(box).pieces.slice(1) }) }
  expect(await said(law('things of the kit'), game)).toMatch(/I\/100/)
})

test('a message nobody wrote, and a case nobody wrote down', async () => {
  const kit = example.kit(example.box)
  const { 'log.advance': _gone, ...messages } = kit.messages
  expect(await said(law('is worded'), { ...example, kit: () => ({ ...kit, messages }) })).toMatch(
    /no message 'log.advance'/,
  )
  const wrong = { ...kit.messages, 'log.advance': '{unit} advances to {nowhere}.' }
  expect(await said(law('is worded'), { ...example, kit: () => ({ ...kit, messages: wrong }) })).toMatch(
    /'log.advance' cannot be worded/,
  )
  const book = await example.book()
  const rulebook = book.rulebook.replaceAll(/<a id="4[^"]*"><\/a>/g, '')
  const game: Game = { ...example, book: () => Promise.resolve({ ...book, rulebook }) }
  expect(await said(law('is worded'), game)).toMatch(/case 4[.\d]* and its chapter have no anchor/)
  await expect(kitIsWorded(game)).rejects.toThrow('have no anchor')
})

test('a sentence with a gap, since the thing it names has no name', async () => {
  const game = asking((ask) => ({
    ...ask,
    prompt: () => ({ id: 'log.advance', args: { unit: { piece: undefined as never }, area: { space: 'imbros' } } }),
  }))
  expect(await said(law('is worded'), game)).toMatch(/'log.advance' cannot be worded/)
})

test('a lesson that does not run as it is told', () => {
  const lesson = (...moves: TutorialMove[]): Game => ({
    ...example,
    tutorial: {
      title: { id: 'name' },
      seat: 'german',
      scenario: item(example.scenarios, 0).id,
      options: {},
      steps: [{ say: { id: 'name' }, rule: '4', show: [], moves }],
      end: { id: 'name' },
    },
  })
  expect(() => playLesson(example)).toThrow('has no lesson')
  expect(playLesson(lesson()).seq).toBe(0)
  const [ask] = playLesson(lesson()).run.asks
  const first = {
    seat: ask?.seat ?? '',
    decision: ask?.id ?? '',
    key: playLesson(lesson()).run.keys(ask?.seat ?? '')[0] ?? '',
  }
  expect(playLesson(lesson(first)).seq).toBe(1)
  expect(() => playLesson(lesson({ ...first, key: 'nowhere' }))).toThrow(/input 0, .*"nowhere".*; asked: /)
  expect(() => playLesson(lesson({ ...first, decision: 'another' }))).toThrow(/input 0, .*"another"/)
  expect(() => playLesson(lesson({ ...first, forced: { dice: [3] } }))).toThrow(
    'nothing falls, and the lesson tells dice 3',
  )
})

test('a kit that does not fit together', () => {
  const kit = example.kit(example.box)
  const [board] = kit.boards
  if (!board) throw new RangeError('the example has a board')
  const oneWay = { ...board, neighbours: { ...board.neighbours, askifou: [] } }
  expect(() => {
    kitFits({ ...example, kit: () => ({ ...kit, boards: [oneWay] }) })
  }).toThrow('imbros has the neighbour askifou, which does not have it in turn')
  expect(() => {
    kitFits({ ...example, kit: () => ({ ...kit, palette: {} }) })
  }).toThrow('not in the palette')
})

test('a refusal that the game does not list', async () => {
  expect(
    await said(
      (game, seed) => {
        refusalsMet(game, seed, new Set())
      },
      { ...example, refusals: [] },
    ),
  ).toMatch(/is not among the game's refusals/)
})

test('wrong inputs are counted exactly', () => {
  expect(mutatedInputs(example, 'count', 1234)).toBe(1234)
})

test('a difference names its place', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3')
  expect(difference(new Int16Array([1, 2]), new Int16Array([1, 2]))).toBeUndefined()
  expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeUndefined()
  expect(difference([1], [1, 2])).toBe('.length: 1 against 2')
})
