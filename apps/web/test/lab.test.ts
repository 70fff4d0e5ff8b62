// The lab without a page: the bench in the worker, the hands, positions as links; and the coach of a guided turn.
import { catalogue, loadGame } from '@merkur/catalogue'
import { LocalHost, movesOf, newMatch, placeAt, tutorialBrain, tutorialMatch } from '@merkur/table'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { packed, unpacked } from '../src/app/pack.ts'
import { benchFor } from '../src/match/bench.ts'
import { coachOf, stepToTell } from '../src/table/coach.ts'
import { tableAt } from '../src/table/controller.ts'
import { changeAt, facesOf, labAt } from '../src/table/lab.ts'

const game = await loadGame('example')
const kit = game.kit(game.box)

function bench() {
  const match = newMatch(game, { scenario: 'sfakia', seed: 'bench', mode: 'lab' })
  const changed = vi.fn()
  return { bench: benchFor(game, match, 'bench', changed), changed, first: match }
}

test('a unit is put into a space, taken off, and the change taken back', () => {
  const { bench: b, first } = bench()
  const seat = first.seats[0] ?? ''
  const piece = Object.keys(game.sight(first.s, seat).counters)[0] ?? ''
  const from = game.sight(first.s, seat).counters[piece]?.space
  const to = kit.boards[0]?.spaces.find((s) => s.id !== from)?.id ?? ''
  b.place(piece, to)
  expect(game.sight(b.match.s, seat).counters[piece]?.space).toBe(to)
  expect(game.faults(b.match.s)).toEqual([])
  b.place(piece, null)
  expect(game.sight(b.match.s, seat).counters[piece]).toBeUndefined()
  expect(b.takeBack()).toBe(true)
  expect(b.takeBack()).toBe(true)
  expect(b.match).toBe(first)
  expect(b.takeBack()).toBe(false)
})

test('a unit with two sides is turned over; one without is refused in words', () => {
  const { bench: b, first } = bench()
  const seat = first.seats[0] ?? ''
  const counters = Object.values(game.sight(first.s, seat).counters)
  const two = counters.find((c) => kit.pieces.find((p) => p.id === c.piece)?.faces.length === 2)
  const one = counters.find((c) => kit.pieces.find((p) => p.id === c.piece)?.faces.length === 1)
  b.flip(two?.piece ?? '', seat)
  expect(game.sight(b.match.s, seat).counters[two?.piece ?? '']?.face).toBe(1)
  expect(() => b.flip(one?.piece ?? '', seat)).toThrow(/no other side/)
})

test('fields say what is allowed, and what is not allowed is refused with its place', () => {
  const { bench: b } = bench()
  const turn = b.fields().find((f) => f.path[0] === 'turn')
  expect(turn).toMatchObject({ kind: 'number', min: 1, max: 9 })
  expect(() => b.edit({ turn: 77 })).toThrow(/turn.*77/)
  b.edit({ turn: 3 })
  expect(b.fields().find((f) => f.path[0] === 'turn')?.value).toBe('3')
  expect(b.fields(kit.pieces[0]?.id).length).toBeGreaterThan(0)
})

test('the next dice fall as they were set', () => {
  const { bench: b } = bench()
  b.dice([5, 2])
  expect([b.match.s.chance.die(6), b.match.s.chance.die(6)]).toEqual([5, 2])
})

test('dice are read from words, and anything else is refused', () => {
  expect(facesOf('3, 6 1')).toEqual([3, 6, 1])
  expect(facesOf('')).toEqual([])
  expect(() => facesOf('3, six')).toThrow(/found “six”/)
})

test('a path of names becomes records in records', () => {
  expect(changeAt(['units', '5/I', 'at'], '0214')).toEqual({ units: { '5/I': { at: '0214' } } })
  expect(changeAt(['turn'], 3)).toEqual({ turn: 3 })
})

test('hands: a touch takes a unit up, a touch on a space puts it there; hands off leaves touches to the game', async () => {
  const edit = vi.fn(() => Promise.resolve())
  const lab = labAt({ fields: () => Promise.resolve([]), edit })
  expect(lab.touch({ piece: 'a' })).toBe(false)
  lab.setHands(true)
  expect(lab.touch({ piece: 'a' })).toBe(true)
  expect(lab.state.get().held).toBe('a')
  lab.touch({ space: 'X' })
  expect(edit).toHaveBeenCalledWith({ do: 'place', piece: 'a', space: 'X' })
  lab.touch({ piece: 'a' })
  lab.touch({ piece: 'c' }, 'Z')
  expect(edit).toHaveBeenLastCalledWith({ do: 'place', piece: 'a', space: 'Z' })
  expect(lab.state.get().held).toBeNull()
  await lab.drop('b', 'Y')
  expect(edit).toHaveBeenLastCalledWith({ do: 'place', piece: 'b', space: 'Y' })
  lab.touch({ piece: 'a' })
  expect(lab.letGo()).toBe(true)
  expect(lab.letGo()).toBe(false)
  expect(lab.state.get().held).toBeNull()
  edit.mockRejectedValueOnce(new Error('turn: found 77'))
  await lab.set(['turn'], 77)
  expect(lab.state.get().error).toBe('turn: found 77')
})

test('any text goes into an address and comes back; a cut address is refused in words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(packed(text)).toMatch(/^[\w-]*$/)
      expect(unpacked(packed(text))).toBe(text)
    }),
    { numRuns: 60 },
  )
  expect(() => unpacked('AAAA')).toThrow(/cut or changed/)
})

test('no step in which the player does nothing himself is passed unread', () => {
  const step = (...seats: readonly string[]) => ({
    say: { id: 's' },
    rule: '1',
    show: [],
    moves: seats.map((seat) => ({ seat, decision: 'd', key: 'k' })),
  })
  const steps = [step('a'), step(), step('b'), step('b', 'a')]
  const lesson = { title: { id: 't' }, seat: 'a', scenario: 's', options: {}, steps, end: { id: 'e' } }
  expect(stepToTell(lesson, 0, 4, new Set())).toBe(1)
  expect(stepToTell(lesson, 1, 4, new Set([1]))).toBe(2)
  expect(stepToTell(lesson, 2, 4, new Set([1, 2]))).toBe(4)
  expect(stepToTell(lesson, 0, 0, new Set())).toBe(0)
})

const taught = (await Promise.all(catalogue.filter((e) => e.load).map((e) => loadGame(e.id)))).filter((g) => g.tutorial)

test.each(taught.map((g) => [g.title, g] as const))(
  '%s: the coach leads from the first step to the end, and keeps to the way',
  async (_, teaching) => {
    const lesson = teaching.tutorial
    if (!lesson) return
    const match = tutorialMatch(teaching, lesson, 'coach')
    const teacher = tutorialBrain(lesson, () => match.seq)
    const brains = Object.fromEntries(match.seats.filter((s) => s !== lesson.seat).map((s) => [s, teacher]))
    const host = new LocalHost(teaching, match, { mode: 'solo', seat: lesson.seat, brains, seed: 'coach' })
    const coach = coachOf(lesson, () => Promise.resolve())
    const table = tableAt({
      host,
      liking: () => ({ confirmRolls: false, curtain: 'needed' }),
      guard: (key) => coach.allows(key),
    })
    coach.join(table)
    const told = new Set<number>()
    for (let i = 0; i < 400 && coach.state.get().waits !== 'over'; i++) {
      const { step, waits } = coach.state.get()
      told.add(step)
      if (waits === 'read') coach.goOn()
      if (waits === 'do') {
        const { view } = table.state.get()
        const { move } = placeAt(lesson, view.seq, view.decision?.id)
        const other = view.decision?.options.find((o) => o.key !== move?.key && !move?.also?.includes(o.key))
        if (other) {
          await table.take(other.key)
          expect(table.state.get().view.seq).toBe(view.seq)
          expect(coach.state.get().strayed).toBe(true)
        }
        await table.take(move?.key ?? '')
        if (table.state.get().pending !== null) await table.confirm()
      }
      await new Promise((go) => setTimeout(go, 2))
    }
    expect(coach.state.get().waits).toBe('over')
    expect([...told].sort((a, b) => a - b)).toEqual(lesson.steps.map((_step, i) => i))
    expect(match.seq).toBe(movesOf(lesson).length)
  },
)
