// A local table: who may act, what is shown to whom, what bots do, and that calls keep their order.
import { fastChance, loadMatch, parseSave, type World } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { begin, say } from '../../engine/test/begin.ts'
import { type Skirmish, skirmish } from '../../engine/test/skirmish.ts'
import {
  apply,
  type Brain,
  type Delta,
  freedomOf,
  LocalHost,
  type LocalTerms,
  type Mode,
  type Shown,
  type Timeline,
} from '../src/index.ts'
import { table } from './table-skirmish.ts'

const sit = (mode: Mode, more: Partial<LocalTerms<Skirmish>> = {}, keys: readonly string[] = [], seed = 'a') => {
  const match = begin(seed, freedomOf(mode))
  say(match, ...keys)
  const host = new LocalHost(table, match, { mode, seed: 'host', ...more })
  let shown: Shown | null = null
  const heard: { delta: Delta; timeline: Timeline }[] = []
  host.subscribe((delta, timeline) => {
    shown = apply(shown, delta)
    heard.push({ delta, timeline })
  })
  const now = (): Shown => {
    if (!shown) throw new Error('nothing was shown')
    return shown
  }
  return { host, match, now, heard }
}

/** A bot that takes what `pick` names among the offered keys, at once. */
const bot = (pick: (options: readonly string[], world: World<Skirmish>) => string): Brain<Skirmish> => ({
  choose: async (world, question) => pick(question.options, world),
})
const first = bot((options) => options[0] ?? '')
const until = async (done: () => boolean): Promise<void> => {
  for (let i = 0; i < 2000 && !done(); i++) await new Promise((go) => setTimeout(go, 1))
  if (!done()) throw new Error('it never happened')
}

describe('hot-seat', () => {
  test('eyes change by an explicit look only; before it nothing of the other seat is in the view', async () => {
    const { host, now } = sit('hot-seat', { seat: 'blue' })
    expect(now().view.decision?.id).toBe('mine')
    expect(await host.play(['C'], { seq: 0 })).toEqual({ ok: true, seq: 1, played: 1 })
    expect(host.seat).toBe('blue')
    expect(now().view).toMatchObject({ seat: 'blue', decision: null, waiting: ['red'] })
    expect(JSON.stringify(now())).not.toContain('bet')
    expect((await host.play(['bet 1'], { seq: 1 })).ok).toBe(false)
    expect(await host.lookAs('red')).toMatchObject({ ok: true })
    expect(now().view).toMatchObject({ seat: 'red', decision: { id: 'bet' }, marks: {} })
    expect(await host.play(['bet 1'], { seq: 1 })).toMatchObject({ ok: true })
  })

  test('other eyes are sent everything afresh', async () => {
    const { host, heard } = sit('hot-seat', { seat: 'blue' }, ['C'])
    await host.lookAs('red')
    expect(heard.at(-1)?.delta).toMatchObject({ from: -1, journal: { keep: 0 } })
    expect(await host.lookAs('green')).toMatchObject({ ok: false, code: 'seat' })
    expect(await host.lookAs('spectator')).toMatchObject({ ok: false, code: 'seat' })
  })

  test('dice can be taken back, and the journal says so', async () => {
    const { host, match, now } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1', 'move r1', 'B', 'ambush'])
    expect(now().journal.some((l) => l.kind === 'roll')).toBe(true)
    expect(await host.undo()).toMatchObject({ ok: true })
    expect(match.epoch).toBe(1)
    expect(now().journal.at(-1)?.text.id).toBe('engine.taken-back')
    expect(now().journal.some((l) => l.kind === 'roll')).toBe(false)
  })
})

describe('one gesture of several keys', () => {
  test('is played whole while nothing interrupts', async () => {
    const { host, now } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    expect(await host.play(['move r1', 'A', 'move r2'], { seq: 2 })).toEqual({ ok: true, seq: 5, played: 3 })
    expect(now().view.decision?.id).toBe('space')
  })

  test('stops when another seat is asked, when a die falls, and at a key that is not offered', async () => {
    const one = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    expect(await one.host.play(['move r1', 'B', 'move r2'], { seq: 2 })).toMatchObject({ ok: true, played: 2 })
    const two = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    expect(await two.host.play(['move r1', 'E'], { seq: 2 })).toMatchObject({ ok: true, played: 1 })
    const three = sit('hot-seat', { seat: 'red' }, [
      'E',
      'bet 1',
      'move r1',
      'B',
      'hold',
      'move r2',
      'B',
      'hold',
      'move b1',
      'D',
      'hold',
      'move b2',
      'D',
      'hold',
      'move r1',
      'C',
      'hold',
      'pass',
    ])
    const { seq } = three.now().view
    expect(await three.host.play(['r1', 'done', 'r1'], { seq })).toMatchObject({ ok: true, played: 2 })
  })

  test('stops where a die fell, though the same seat goes on', async () => {
    const { host, match, now } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    match.order({ seat: 'blue', when: { decision: 'ambush' }, answer: 'ambush' })
    expect(await host.play(['move r1', 'B', 'move r2'], { seq: 2 })).toMatchObject({ ok: true, played: 2 })
    expect(now().view.decision?.options.map((o) => o.key)).toContain('move r2')
  })

  test('stops at a decision it was not to pass through', async () => {
    const { host } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    expect(await host.play(['move r1', 'A'], { seq: 2, through: ['unit'] })).toMatchObject({ ok: true, played: 1 })
  })

  test('whose first key is refused changes nothing', async () => {
    const { host, now } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
    expect(await host.play(['move b1', 'A'], { seq: 2 })).toMatchObject({ ok: false, code: 'key' })
    expect(await host.play(['move r1'], { seq: 1 })).toMatchObject({ ok: false, code: 'seq' })
    expect(now().view.seq).toBe(2)
  })
})

test('calls are answered in their order, one at a time', async () => {
  const { host } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
  const [a, why, b, view] = await Promise.all([
    host.play(['move r1'], { seq: 2 }),
    host.whyNot({ space: 'D' }),
    host.play(['A'], { seq: 3 }),
    host.history(0),
  ])
  expect([a.ok, b.ok]).toEqual([true, true])
  expect(why[0]?.rule).toBe('3.1')
  expect(view.seq).toBe(0)
})

describe('against a bot', () => {
  test('it answers when asked, and the seat at the table sees each answer', async () => {
    const { host, now } = sit('solo', { brains: { blue: first } })
    expect(host.seat).toBe('red')
    await until(() => now().view.seq === 1)
    await host.play(['bet 3'], { seq: 1 })
    await host.play(['move r1', 'B'], { seq: 2 })
    await until(() => now().view.decision?.id === 'unit')
    expect(now().view.seq).toBe(5)
    expect(await host.lookAs('blue')).toMatchObject({ ok: false, code: 'seat' })
    expect((await host.undo()).ok).toBe(false)
  })

  test('nothing waits for its thoughts, and a thought about another moment is dropped', async () => {
    const answers: ((key: string) => void)[] = []
    const slow: Brain<Skirmish> = { choose: () => new Promise((go) => answers.push(go)) }
    const { host, now } = sit('solo', { brains: { blue: slow } })
    await until(() => answers.length === 1)
    expect(await host.play(['bet 3'], { seq: 0 })).toMatchObject({ ok: true })
    await until(() => answers.length === 2)
    answers[0]?.('B')
    await new Promise((go) => setTimeout(go, 20))
    expect(now().view.seq).toBe(1)
    answers[1]?.('C')
    await until(() => now().view.seq === 2)
  })

  test('a bot that fails or answers nonsense gives the usual answer and says so', async () => {
    for (const brain of [
      bot(() => 'nonsense'),
      bot(() => {
        throw new Error('no idea')
      }),
    ]) {
      const said: string[] = []
      const { host, match, now } = sit('solo', {
        seat: 'red',
        brains: { blue: brain },
        onStumble: (what) => said.push(what.id),
      })
      await until(() => now().view.seq === 1)
      expect(match.line[0]?.key).toBe('B')
      expect(said).toEqual(['table.bot-stumbled'])
      host.close()
    }
  })

  test('its world holds nothing that its seat may not know', async () => {
    const bets = new Set<number>()
    for (let i = 0; i < 24; i++) {
      const seen = bot((options, world) => {
        if (options.includes('hold')) bets.add(world.open(fastChance('x')).s.bet)
        return options[0] ?? ''
      })
      const { host, now } = sit('solo', { seed: `h${i}`, seat: 'red', brains: { blue: seen } }, [
        'C',
        'bet 3',
        'move r1',
        'B',
      ])
      await until(() => now().view.decision?.id === 'unit')
      host.close()
    }
    expect([...bets].sort()).toEqual([0, 1, 2, 3])
  })
})

test('bot against bot plays to the end; whoever watches cannot play', async () => {
  const { host, now } = sit('watch', { brains: { red: first, blue: first } })
  expect(host.seat).toBe('spectator')
  expect(await host.play(['C'], { seq: 0 })).toMatchObject({ ok: false, code: 'unsupported' })
  await until(() => now().view.result !== null)
  expect(now().view).toMatchObject({ decision: null, waiting: [] })
  expect(await host.lookAs('red')).toMatchObject({ ok: true })
})

test('in the lab eyes follow whoever is asked', async () => {
  const { host, now } = sit('lab')
  expect(host.seat).toBe('blue')
  await host.play(['C'], { seq: 0 })
  expect(now().view).toMatchObject({ seat: 'red', decision: { id: 'bet' } })
})

test('replay shows every moment to any eyes and plays nothing', async () => {
  const { host } = sit('replay', {}, ['C', 'bet 1', 'move r1', 'B', 'ambush'])
  expect(await host.play(['move r2'], { seq: 5 })).toMatchObject({ ok: false, code: 'unsupported' })
  const then = await host.history(3)
  expect(then).toMatchObject({ seq: 3, counters: { r1: { space: 'A' } } })
  await host.lookAs('blue')
  expect((await host.history(4)).marks).toHaveProperty('mine')
  await expect(host.history(99)).rejects.toThrow(/0 to 5 inputs; asked for 99/)
})

test('the timeline marks turns and phases and what can be taken back', async () => {
  const { host, heard } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
  expect(heard.at(-1)?.timeline).toMatchObject({
    length: 2,
    milestones: [{ seq: 2, kind: 'turn', label: { id: 'skirmish.turn' } }],
    canRedo: false,
  })
  await host.undo()
  expect(heard.at(-1)?.timeline).toMatchObject({ length: 1, canRedo: true })
})

test('standing orders are kept for the own seat only and answer at once', async () => {
  const { host, now } = sit('hot-seat', { seat: 'blue' }, ['C', 'bet 1', 'move r1', 'B'])
  const order = { seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' }
  expect(await host.order({ ...order, seat: 'red' })).toMatchObject({ ok: false, code: 'seat' })
  expect(await host.order(order)).toMatchObject({ ok: true, seq: 5 })
  expect(now().journal.at(-1)?.kind).toBe('order')
  expect(await host.order({ drop: order })).toMatchObject({ ok: true })
})

test('a save opens again at the same moment; a fork at an earlier one; neither carries the seed', async () => {
  const { host, match } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1', 'move r1', 'B', 'ambush'])
  const file = await host.save()
  expect(file.name).toBe('skirmish-standard-5.merkur.json')
  expect(file.text).not.toContain('seed')
  expect(loadMatch(skirmish, parseSave(file.text), { seed: 'x' }).match.hash).toBe(match.hash)
  const fork = loadMatch(skirmish, parseSave((await host.fork(3)).text), { seed: 'x' }).match
  expect([fork.seq, fork.run.asks[0]?.id]).toEqual([3, 'space'])
  await expect(host.fork(6)).rejects.toThrow(/0 to 5/)
})

test.each(['solo', 'hot-seat'] as const)(
  'a running match writes a position of what the seat knows: %s',
  async (mode) => {
    const mines = new Set<string>()
    for (let i = 0; i < 24; i++) {
      const { host } = sit(mode, { seed: `p${i}`, seat: 'red' }, ['C', 'bet 1', 'move r1'])
      mines.add((JSON.parse((await host.position()).text) as { position: { mine: string } }).position.mine)
    }
    expect([...mines].sort()).toEqual(['B', 'C', 'D', 'E'])
    const open = sit('lab', {}, ['C', 'bet 1', 'move r1'])
    const data: unknown = JSON.parse((await open.host.position()).text)
    expect(data).toMatchObject({ game: 'skirmish', at: 'move', position: { mine: 'C', bet: 1 }, play: ['red:move r1'] })
  },
)

test('resigning ends it for the other seat', async () => {
  const { host, now } = sit('hot-seat', { seat: 'red' }, ['C', 'bet 1'])
  await host.resign()
  expect(now().view).toMatchObject({ result: { winner: 'blue' }, decision: null, waiting: [] })
  expect(await host.whyNot({ piece: 'r1' })).toMatchObject([{ text: { id: 'table.over' } }])
})

test('overlays answer from the present', async () => {
  const { host } = sit('lab')
  expect((await host.ask('crowd'))?.fills[0]).toEqual({ space: 'A', colour: 'red', strength: 2 })
  expect(await host.ask('weather')).toBeNull()
})
