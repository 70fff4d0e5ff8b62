// The table's controller at a real host, without a page: taking up, playing, odds first, looking back, handing over.
import { loadGame } from '@merkur/catalogue'
import { LocalHost, type Mode, newMatch, type OptionView, rulebook, same } from '@merkur/table'
import { expect, test, vi } from 'vitest'
import { tableCommands } from '../src/commands/table-commands.ts'
import { closedButtons } from '../src/table/closed-buttons.ts'
import { tableAt } from '../src/table/controller.ts'
import type { Liking, TableController } from '../src/table/controls.ts'
import { lightsOf } from '../src/table/lights.ts'
import { waysIn } from '../src/table/map-binding.ts'
import { pathOf, routeTo } from '../src/table/route.ts'
import { newsOf, saidOf, spokenPiece, spokenSpace } from '../src/table/speech.ts'
import { subjectOf } from '../src/table/subject.ts'
import { short } from '../src/table/timeline.tsx'

const game = await loadGame('example')

const LIKING: Liking = { confirmRolls: false, curtain: 'needed' }

function sit(mode: Mode, seed: string, liking: Partial<Liking> = {}) {
  const match = newMatch(game, { scenario: 'sfakia', seed, mode })
  const host = new LocalHost(game, match, { mode, seed })
  const news = vi.fn()
  const table = tableAt({
    host,
    liking: () => ({ ...LIKING, ...liking }),
    onNews: news,
    handover: async () => {
      const asked = match.run.asks.map((a) => a.seat)
      const to = asked[0]
      if (to === undefined || asked.includes(host.seat)) return null
      return { to, secret: !same(game.sight(match.s, host.seat), game.sight(match.s, to)) }
    },
  })
  return { table, host, match, news }
}

const options = (table: TableController): string[] => table.state.get().view.decision?.options.map((o) => o.key) ?? []

/** Plays the usual or the first answer until a decision of this sort is asked. */
async function until(table: TableController, decision: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await vi.waitFor(() =>
      expect(table.state.get().curtain !== null || table.state.get().view.decision !== null).toBe(true),
    )
    if (table.state.get().curtain) await table.uncover()
    const now = table.state.get().view.decision
    if (now?.id === decision) return
    const key = now?.options.find((o) => o.usual)?.key ?? now?.options[0]?.key
    if (key !== undefined) await table.answer(key)
  }
  throw new Error(`'${decision}' was never asked`)
}

test('a lone choice is played by a touch on its space; a touch elsewhere answers why not, with its case', async () => {
  const { table } = sit('hot-seat', 'a')
  const decision = table.state.get().view.decision
  const open = decision?.options[0]?.touches[0]
  if (!decision || !open || !('space' in open)) throw new Error('no space is asked for')
  const closed = table.kit.boards[0]?.spaces.find((s) => !decision.options.some((o) => o.key === s.id))
  await table.touch({ space: closed?.id ?? '' }, { at: { x: 3, y: 4 } })
  const { why, view } = table.state.get()
  expect(view.seq).toBe(0)
  expect(why?.at).toEqual({ x: 3, y: 4 })
  expect(why?.reasons.length).toBeGreaterThan(0)
  const rules = rulebook((await game.book()).rulebook)
  expect(rules.find(why?.reasons[0]?.rule ?? '')).toBeDefined()
  await table.touch(open)
  expect(table.state.get().view.seq).toBe(1)
  expect(table.state.get().why).toBeNull()
})

test('between seats that see different things the screen is covered; the next seat sees nothing of the news before', async () => {
  const { table, news } = sit('hot-seat', 'b')
  const first = table.state.get().seat
  for (let i = 0; i < 6 && !table.state.get().curtain; i++) {
    const key = options(table)[0]
    if (key !== undefined) await table.answer(key)
    await new Promise((go) => setTimeout(go, 5))
  }
  expect(table.state.get().curtain).toMatchObject({ secret: true })
  news.mockClear()
  await table.uncover()
  expect(table.state.get().curtain).toBeNull()
  expect(table.state.get().seat).not.toBe(first)
  expect(news).not.toHaveBeenCalled()
})

test('where two seats are asked at once, an answer of the other in the very moment does not cost a press', async () => {
  const { table, host, match } = sit('hot-seat', 'i')
  const me = table.state.get().seat
  const other = match.run.asks.map((a) => a.seat).find((seat) => seat !== me) ?? ''
  const play = host.play.bind(host)
  let between = true
  host.play = async (keys, at) => {
    if (between) {
      between = false
      match.play(other, match.seq, match.run.keys(other)[0] ?? '')
      await host.lookAs(me)
    }
    return play(keys, at)
  }
  const key = options(table)[0] ?? ''
  expect(await table.answer(key)).toBe(true)
  expect(table.state.get().notice).toBeNull()
  expect(match.line.map((input) => input.seat)).toEqual([other, me])
})

test('a piece is taken up, its ways are lit, another touch puts it down', async () => {
  const { table } = sit('lab', 'c')
  await until(table, 'advance')
  const decision = table.state.get().view.decision
  const move = decision?.options.find((o) => o.touches.length === 2)
  const [unit, area] = move?.touches ?? []
  if (!decision || !unit || !area || !('piece' in unit)) throw new Error('no unit may advance')
  await table.touch(unit)
  const { picked } = table.state.get()
  expect(picked).toEqual([unit])
  const none = { preview: null, route: [], overlay: null, reach: null, lit: [] }
  const lights = lightsOf({ decision, picked, ...none })
  expect(lights.selected).toContain(unit.piece)
  expect(lights.spaces).toContain('space' in area ? area.space : '')
  await table.touch(unit)
  expect(table.state.get().picked).toEqual([])
})

test('an option that rolls is taken only when its odds have been seen', async () => {
  const { table } = sit('lab', 'd')
  for (let round = 0; round < 40; round++) {
    const rolling = table.state.get().view.decision?.options.find((o) => o.commits === 'roll')
    const about = rolling && (await sitPreview(table, rolling.key))
    if (rolling && about) {
      const before = table.state.get().view.seq
      table.pointOption(null)
      await table.take(rolling.key)
      expect(table.state.get().pending).toBe(rolling.key)
      expect(table.state.get().preview?.about?.breakdowns?.[0]?.outcomes.length).toBeGreaterThan(0)
      expect(table.state.get().view.seq).toBe(before)
      await table.confirm()
      expect(table.state.get().view.seq).toBeGreaterThan(before)
      return
    }
    const key = options(table)[round % Math.max(1, options(table).length)]
    if (key === undefined) break
    await table.answer(key)
  }
  throw new Error('no roll with odds came up')
})

async function sitPreview(table: TableController, key: string): Promise<boolean> {
  table.pointOption(key)
  await vi.waitFor(() => expect(table.state.get().preview?.key).toBe(key))
  return (table.state.get().preview?.about?.breakdowns?.length ?? 0) > 0
}

test('with “confirm before rolling” even a seen roll waits', async () => {
  const { table } = sit('lab', 'd', { confirmRolls: true })
  for (let round = 0; round < 40; round++) {
    const rolling = table.state.get().view.decision?.options.find((o) => o.commits === 'roll')
    if (rolling && (await sitPreview(table, rolling.key))) {
      const before = table.state.get().view.seq
      await table.take(rolling.key)
      expect(table.state.get().pending).toBe(rolling.key)
      expect(table.putDown()).toBe(true)
      expect(table.state.get().pending).toBeNull()
      expect(table.state.get().view.seq).toBe(before)
      return
    }
    const key = options(table)[round % Math.max(1, options(table).length)]
    if (key === undefined) break
    await table.answer(key)
  }
  throw new Error('no roll with odds came up')
})

test('looking back shows the past and plays nothing; news are heard once', async () => {
  const { table, news } = sit('lab', 'e')
  await until(table, 'advance')
  const { seq } = table.state.get().view
  await table.lookBack(1)
  expect(table.state.get().past?.view.seq).toBe(1)
  const any = table.state.get().view.decision?.options[0]
  if (any?.touches[0]) await table.touch(any.touches[0])
  await table.take(any?.key ?? '')
  expect(table.state.get().view.seq).toBe(seq)
  await Promise.all([table.lookBy(1), table.lookBy(1), table.lookBy(-1)])
  expect(table.state.get().past?.seq).toBe(2)
  await table.lookBack(null)
  expect(table.state.get().past).toBeNull()
  const heard = news.mock.calls.flatMap(([lines]) => lines as { n: number }[]).map((line) => line.n)
  expect(new Set(heard).size).toBe(heard.length)
})

test('commands do what they say: undo, redo, read the case, shortcuts take answers', async () => {
  const { table } = sit('lab', 'f')
  await until(table, 'advance')
  const commands = tableCommands(table.kit, (o) => o.id)
  const ui = { get: () => ({ reader: false, sheet: false }), patch: vi.fn(), read: vi.fn(), openTab: vi.fn() }
  const sitting = { table, ui, mode: 'lab' } as never
  const run = (id: string): void => commands.find((c) => c.id === id)?.do(sitting)
  const { seq } = table.state.get().view
  run('undo')
  await vi.waitFor(() => expect(table.state.get().view.seq).toBeLessThan(seq))
  run('redo')
  await vi.waitFor(() => expect(table.state.get().view.seq).toBe(seq))
  run('read-case')
  expect(ui.read).toHaveBeenCalledWith(table.state.get().view.decision?.rule)
  run('confirm')
  await vi.waitFor(() => expect(table.state.get().view.seq).toBeGreaterThan(seq))
})

test('what happened is said in sentences, dice where the words do not hold them', async () => {
  const { table } = sit('lab', 'g')
  await until(table, 'advance')
  const { view, journal } = table.state.get()
  const said = newsOf(journal, view, table.words)
  expect(said).toMatch(/[.!?]$/)
  expect(said).toContain(table.words.plain(view.decision?.prompt ?? { id: '' }).replace(/[.?]$/, ''))
  const line = {
    n: 0,
    seq: 1,
    kind: 'roll' as const,
    text: { id: 'log.points', args: { points: 3 } },
    roll: { dice: [4, 2], sides: 6 },
  }
  expect(saidOf(line, table.words)).toBe('Points afloat: 3., dice 4, 2')
  const [piece] = table.kit.pieces
  if (piece) expect(spokenPiece(piece, view.counters[piece.id], table.kit, table.words)).toContain(piece.name)
  for (const space of table.kit.boards[0]?.spaces ?? []) {
    expect(spokenSpace(space.id, view, table.kit, table.words)).toContain(space.name)
  }
})

test('an overlay about a hex takes the one pointed at, a unit stands for its hex, and the question names the rest', () => {
  const { table } = sit('lab', 'h')
  const { view } = table.state.get()
  const piece = Object.keys(view.counters).find((id) => view.counters[id]?.space !== undefined) ?? ''
  const space = view.counters[piece]?.space ?? ''
  const none = { view: { ...view, decision: null }, picked: [], inspected: null, pointed: null }
  const hand = { ...none, picked: [{ piece }] }
  expect(subjectOf('space', hand)).toEqual({ space })
  expect(subjectOf('space', { ...hand, pointed: { space: 'far' } })).toEqual({ space: 'far' })
  expect(subjectOf('piece', { ...hand, pointed: { piece: 'other' } })).toEqual({ piece })
  expect(subjectOf('piece', { ...none, pointed: { space } })).toBeUndefined()
  expect(subjectOf('board', hand)).toBeUndefined()
  const decision = {
    id: 'who',
    seat: 'red',
    rule: '4',
    prompt: { id: 'ask' },
    options: [],
    about: { spaces: ['target'] },
  }
  expect(subjectOf('space', { ...none, view: { ...view, decision } })).toEqual({ space: 'target' })
})

test('ways to far spaces: keys of an overlay become a path that begins where the piece stands', () => {
  const { table } = sit('lab', 'h')
  const state = table.state.get()
  const piece = Object.keys(state.view.counters)[0] ?? ''
  const from = state.view.counters[piece]?.space ?? ''
  const [a, b] = table.kit.boards[0]?.spaces.map((s) => s.id).filter((id) => id !== from) ?? []
  const reach = { id: 'reach', title: { id: 'x' }, fills: [], routes: { [b ?? '']: ['move it', a ?? '', b ?? ''] } }
  const keys = routeTo(reach, { space: b ?? '' })
  expect(pathOf(table.kit, { ...state, picked: [{ piece }] }, keys)).toEqual([from, a, b])
  expect(routeTo(reach, { space: 'nowhere' })).toEqual([])
})

test('a mark on the course of the match says its turn, or its time', () => {
  expect(short('Turn 12, day: German movement')).toBe('Turn 12')
  expect(short('Turn 3: 20 May, night.')).toBe('Turn 3')
  expect(short('08:30, the landing')).toBe('08:30')
  expect(short('Commonwealth makes ready')).toBe('Commonwealt…')
})

test('a button that was offered before stays in sight and tells why it is not open now', () => {
  const button = (id: string) => ({ key: id, label: { id }, touches: [{ button: id }] })
  const piece = { key: 'p', label: { id: 'p' }, touches: [{ piece: 'p' }] }
  const decision = (options: readonly OptionView[], more = {}) => ({
    ...{ id: 'impulse', seat: 'red', rule: '4', prompt: { id: 'ask' }, options },
    ...more,
  })
  const buttons = closedButtons()
  expect(buttons.see(decision([button('pass'), button('seize'), piece]))).toEqual([])
  expect(buttons.see(decision([button('pass')])).map((o) => o.key)).toEqual(['seize'])
  expect(buttons.see(decision([button('pass')], { seat: 'blue' }))).toEqual([])
  expect(buttons.see(decision([], { chosen: [] }))).toEqual([])
  // What the question itself refuses is greyed at once, also while a set is being built.
  const refused = { closed: [button('dig')] }
  expect(buttons.see(decision([button('pass')], { seat: 'green', ...refused })).map((o) => o.key)).toEqual(['dig'])
  expect(buttons.see(decision([], { chosen: [], ...refused })).map((o) => o.key)).toEqual(['dig'])
  expect(buttons.see(null)).toEqual([])
})

test('counters walk the ways the journal tells, stretch by stretch', () => {
  const text = { id: 'x' }
  const move = (path: string[]) => ({ n: 0, seq: 0, kind: 'move' as const, text, refs: [{ piece: 'p' }], path })
  expect(waysIn([move(['A', 'B']), move(['B', 'C'])])).toEqual({ p: ['A', 'B', 'C'] })
  expect(waysIn([move(['A', 'B']), move(['X', 'C'])])).toEqual({ p: ['X', 'C'] })
})
