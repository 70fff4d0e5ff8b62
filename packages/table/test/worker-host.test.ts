// The table across a message port: the same answers as the table itself, for hosts and for brains.
import { fastChance, imagine } from '@merkur/engine'
import { afterEach, expect, test } from 'vitest'
import { begin, say, stir } from '../../engine/test/begin.ts'
import type { Skirmish } from '../../engine/test/skirmish.ts'
import {
  apply,
  type Brain,
  connectBrain,
  connectHost,
  LocalHost,
  packWorld,
  present,
  type Shown,
  serveBrain,
  serveHost,
  type TableGame,
  unpackWorld,
  viewOf,
} from '../src/index.ts'
import { table } from './table-skirmish.ts'

const channels: MessageChannel[] = []
const channel = (): MessageChannel => {
  const made = new MessageChannel()
  channels.push(made)
  return made
}
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close()
    port2.close()
  }
})

const remote = async () => {
  const { port1, port2 } = channel()
  const match = begin('a', 'free')
  const host = new LocalHost(table, match, { mode: 'hot-seat', seat: 'blue', seed: 'h' })
  serveHost(port1, host)
  return { far: await connectHost(port2), near: host, match }
}

test('a kit that was sent ahead is not sent again', async () => {
  const { port1, port2 } = channel()
  const host = new LocalHost(table, begin('a', 'free'), { mode: 'hot-seat', seat: 'blue', seed: 'h' })
  serveHost(port1, host)
  const ahead = structuredClone(host.kit)
  expect((await connectHost(port2, Promise.resolve(ahead))).kit).toBe(ahead)
})

test('a remote table answers every call as the local one does', async () => {
  const { far, near } = await remote()
  expect(far.kit).toEqual(near.kit)
  let shown: Shown | null = null
  far.subscribe((delta) => {
    shown = apply(shown, delta)
  })
  expect(far.seat).toBe('blue')
  expect(await far.play(['C'], { seq: 0 })).toEqual({ ok: true, seq: 1, played: 1 })
  expect(shown).toMatchObject({ view: { seq: 1, waiting: ['red'] } })
  expect(await far.lookAs('red')).toMatchObject({ ok: true })
  expect(far.seat).toBe('red')
  expect(shown).toMatchObject({ view: { decision: { id: 'bet' } } })
  await far.play(['bet 2'], { seq: 1 })
  await far.play(['move r1'], { seq: 2 })
  expect(await far.whyNot({ space: 'D' })).toEqual(await near.whyNot({ space: 'D' }))
  expect(await far.preview('B')).toEqual({ path: ['A', 'B'] })
  expect(await far.history(0)).toEqual(await near.history(0))
  expect(await far.journal()).toEqual(await near.journal())
  expect(await far.ask('crowd')).toEqual(await near.ask('crowd'))
  expect(await far.save()).toEqual(await near.save())
  expect(await far.undo()).toMatchObject({ ok: true, seq: 2 })
  expect(await far.redo()).toMatchObject({ ok: true, seq: 3 })
  expect(await far.takeBack(1)).toMatchObject({ ok: true, seq: 1 })
  expect((await far.position()).text).toContain('skirmish')
  expect((await far.fork(0)).name).toContain('-0.')
  expect(await far.order({ seat: 'red', when: { decision: 'ambush' }, answer: 'hold' })).toMatchObject({ ok: true })
  expect(await far.resign()).toMatchObject({ ok: true })
  expect(shown).toMatchObject({ view: { result: { winner: 'blue' } } })
})

test('an error over there is a rejection here, in its own words', async () => {
  const { far } = await remote()
  await expect(far.history(7)).rejects.toThrow(/0 to 0 inputs; asked for 7/)
})

test('a call that the service does not have is refused by name', async () => {
  const { port1, port2 } = channel()
  serveHost(port1, new LocalHost(table, begin(), { mode: 'lab', seed: 'h' }))
  const answer = await new Promise((go) => {
    port2.addEventListener('message', (event) => go(event.data))
    port2.start()
    port2.postMessage({ id: 1, call: 'constructor', args: [] })
  })
  expect(answer).toMatchObject({ id: 1, error: expect.stringContaining("no call 'constructor'") as string })
})

test('whoever closes the table has left it: what is still open is neither answered nor refused', async () => {
  const [{ far }, other] = [await remote(), await remote()]
  const heard: string[] = []
  void far.history(0).then(
    () => heard.push('answered'),
    () => heard.push('refused'),
  )
  far.close()
  await other.far.history(0)
  expect(heard).toEqual([])
})

test('a packed world is the same world: same view, same options', () => {
  for (let i = 0; i < 30; i++) {
    const match = begin(`w${i}`)
    stir(match, `${i}`, i)
    if (match.result) continue
    const seat = match.run.asks[0]?.seat ?? 'red'
    const world = imagine(match, seat, fastChance(`${i}`))
    const packed: unknown = structuredClone(packWorld(world, 'standard'))
    const again = unpackWorld(table, packed as ReturnType<typeof packWorld>)
    const seen = (w: typeof world) => viewOf(table, { run: w.open(fastChance('l')), seq: 0, result: null }, seat)
    expect(seen(again)).toEqual(seen(world))
    expect({ ...seen(world), seq: match.seq, waiting: [] }).toEqual({
      ...viewOf(table, present(match), seat),
      waiting: [],
    })
  }
})

test('a brain in a worker answers like one here, also when it fails', async () => {
  const { port1, port2 } = channel()
  const brain: Brain = {
    choose: async (_world, question) => {
      if (question.decision === 'mine') throw new Error('I never lay mines')
      return question.options.at(-1) ?? ''
    },
  }
  serveBrain(port1, async (id) => ({ game: { ...table, id } as unknown as TableGame, brain }))
  const far = connectBrain<Skirmish>(port2, 'standard')
  const match = begin()
  const ask = (seat: string) => {
    const keys = match.run.keys(seat)
    return far.choose(imagine(match, seat, fastChance('b')), {
      seat,
      decision: match.run.askOf(seat)?.id ?? '',
      options: keys,
    })
  }
  await expect(ask('blue')).rejects.toThrow('I never lay mines')
  expect(await ask('red')).toBe('bet 3')
  say(match, 'C', 'bet 0', 'move r1')
  expect(await ask('red')).toBe('B')
})
