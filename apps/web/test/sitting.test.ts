// A saved match at the table: shown as it stands, whole a little later, and nothing played on it in between.
import { saveMatch, saveText } from '@merkur/engine'
import { apply, type Brain, newMatch, type Shown } from '@merkur/table'
import { expect, test, vi } from 'vitest'
import { boxedGame } from '../src/match/boxed.ts'
import { metronome } from '../src/match/metronome.ts'
import type { TableWish } from '../src/match/saved.ts'
import { sitDown } from '../src/match/sitting.ts'

/** What the shelf was given, the last by last. */
const shelf = vi.hoisted(() => [] as string[])
vi.mock('../src/match/shelf.ts', () => ({
  keepMatch: (_match: unknown, log: string) => {
    shelf.push(log)
    return Promise.resolve()
  },
  takeMatch: () => Promise.resolve(undefined),
}))

const game = await boxedGame('example')
const time = metronome(0, () => Promise.resolve())
const nobody = (): Brain => ({ choose: () => new Promise<never>(() => undefined) })

function saved(inputs: number) {
  const match = newMatch(game, { scenario: 'sfakia', seed: 's', mode: 'hot-seat' })
  for (let i = 0; i < inputs; i++) {
    const seat = match.run.asks[0]?.seat ?? ''
    match.play(seat, match.seq, match.run.keys(seat)[0] ?? '')
  }
  return match
}

const wishFor = (text: string): TableWish => ({
  match: {
    ...{ id: 'm', game: 'example', name: 'm', scenario: 'sfakia', players: { german: 'human', allied: 'human' } },
    ...{ seed: 's', created: 0, changed: 0, seq: 0, finished: false, caption: '' },
  },
  opening: { kind: 'save', text },
  mode: 'hot-seat',
  pace: 0,
  keep: false,
})

test('the first view is that of the whole match; the journal follows; an early press is played when it is whole', async () => {
  const match = saved(8)
  const sitting = await sitDown(wishFor(saveText(match)), nobody, time)
  const views: Shown[] = []
  sitting.host.subscribe((delta) => views.push(apply(views.at(-1) ?? null, delta)))
  const { seat } = sitting.host
  const key = match.run.keys(seat)[0] ?? ''
  const early = sitting.host.play([key], { seq: match.seq })
  expect(views).toHaveLength(1)
  expect(views[0]?.journal).toEqual([])
  expect(await sitting.settled()).toBeNull()
  expect(await early).toMatchObject({ ok: true })
  expect(views[1]?.view).toEqual(views[0]?.view)
  expect(views[1]?.journal.length).toBeGreaterThan(0)
  expect(views.at(-1)?.view.seq).toBe(match.seq + 1)
  expect(sitting.host.seat).toBe(seat)
})

test('eyes that were changed meanwhile stay; looking back waits for the past', async () => {
  const match = saved(8)
  const sitting = await sitDown(wishFor(saveText(match)), nobody, time)
  const other = match.seats.find((seat) => seat !== sitting.host.seat) ?? ''
  const earlier = sitting.host.history(2)
  await sitting.host.lookAs(other)
  expect((await earlier).seq).toBe(2)
  expect(sitting.host.seat).toBe(other)
})

test('a log that does not fit is told when it has been repeated', async () => {
  const file = saveMatch(saved(8))
  const [first, ...rest] = file.log
  if (first?.kind !== 'input') throw new Error('the log begins with an input')
  const forged = { ...file, log: [{ ...first, key: 'nowhere' }, ...rest] }
  const sitting = await sitDown(wishFor(JSON.stringify(forged)), nobody, time)
  expect(await sitting.settled()).toMatchObject({ id: 'engine.damaged' })
})

test('a match from a file is on the shelf as it was brought before its log has been repeated, and whole afterwards', async () => {
  const match = saved(8)
  const text = saveText(match)
  const sitting = await sitDown({ ...wishFor(text), keep: true }, nobody, time)
  await sitting.kept()
  expect(shelf).toEqual([text])
  await sitting.settled()
  const { seat } = sitting.host
  await sitting.host.play([match.run.keys(seat)[0] ?? ''], { seq: match.seq })
  await sitting.kept()
  expect(JSON.parse(shelf.at(-1) ?? '')).toMatchObject({ seed: 's' })
  expect(shelf.at(-1)).not.toBe(text)
})
