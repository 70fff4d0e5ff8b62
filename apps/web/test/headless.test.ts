// The small parts without a browser: addresses, settings, colours, keys, prose, pace, files.
import { catalogue, loadGame } from '@merkur/catalogue'
import { describe, expect, test } from 'vitest'
import { hashOf, type Route, routeOf } from '../src/app/routes.ts'
import { commandFor, doubledKeys, keyOf, shownKey } from '../src/commands/command.ts'
import { tableCommands } from '../src/commands/table-commands.ts'
import { contrast } from '../src/map/colour.ts'
import { ImportError, recognise } from '../src/match/import.ts'
import { metronome } from '../src/match/metronome.ts'
import { modeOf, onlySeat } from '../src/match/saved.ts'
import { recoloured } from '../src/settings/palette.ts'
import { ALLOWED, DEFAULTS, openSettings, readSettings } from '../src/settings/settings.ts'
import { percent } from '../src/table/percent.ts'
import { blocksOf, inlinesOf } from '../src/table/prose.ts'
import { optionAt, shortcutsOf } from '../src/table/shortcuts.ts'

describe('addresses', () => {
  const routes: readonly Route[] = [
    { page: 'home' },
    { page: 'game', game: 'a b' },
    { page: 'table', match: 'x/y' },
    { page: 'replay', match: 'm', at: 12 },
    { page: 'replay', match: 'm' },
    { page: 'report', match: 'm' },
    { page: 'tutorial', game: 'g' },
    { page: 'lab' },
    { page: 'lab', game: 'g', position: 'abc-_' },
    { page: 'settings' },
  ]
  test.each(routes)('there and back: %o', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route)
  })
  test.each(['#/nowhere', '#/table', '#/table/%E0%A4%A', '#/replay/x?at=-1'])('%s does not break', (hash) => {
    expect(() => routeOf(hash)).not.toThrow()
  })
  test('an unknown page is lost, and says which', () => {
    expect(routeOf('#/nowhere')).toEqual({ page: 'lost', path: 'nowhere' })
  })
})

describe('settings', () => {
  test('broken or foreign storage falls back, value by value', () => {
    expect(readSettings('not json')).toEqual(DEFAULTS)
    expect(readSettings('[1]')).toEqual(DEFAULTS)
    expect(readSettings('{"theme":"dark","textSize":7,"unknown":1}')).toEqual({ ...DEFAULTS, theme: 'dark' })
  })
  test('every default is allowed', () => {
    for (const [key, value] of Object.entries(DEFAULTS)) expect(ALLOWED[key as keyof typeof ALLOWED]).toContain(value)
  })
  test('a change is stored; storage that throws is borne', () => {
    const kept = new Map<string, string>()
    const store = openSettings({ getItem: (k) => kept.get(k) ?? null, setItem: (k, v) => void kept.set(k, v) })
    store.patch({ counters: 'plain' })
    expect(JSON.parse([...kept.values()][0] ?? '{}')).toMatchObject({ counters: 'plain' })
    const broken = () => {
      throw new Error('denied')
    }
    expect(() => openSettings({ getItem: broken, setItem: broken }).patch({ sound: true })).not.toThrow()
  })
})

const playable = catalogue.filter((entry) => entry.load)

describe.each(playable.map((entry) => entry.id))('%s', (id) => {
  test('in other colours the ink of every counter can be read, and sides differ', async () => {
    const game = await loadGame(id)
    const kit = game.kit(game.box)
    for (const wish of ['blue-orange', 'light-dark'] as const) {
      const { palette } = recoloured(kit, wish)
      expect(Object.keys(palette)).toEqual(Object.keys(kit.palette))
      for (const colours of Object.values(palette))
        expect(contrast(colours.ink, colours.ground)).toBeGreaterThanOrEqual(4.5)
      const grounds = kit.seats.map((seat) => palette[seat.colour]?.ground)
      expect(new Set(grounds).size).toBe(kit.seats.length)
    }
    expect(recoloured(kit, 'printed')).toBe(kit)
  })

  test('no key means two things at its table', async () => {
    const game = await loadGame(id)
    const kit = game.kit(game.box)
    expect(doubledKeys(tableCommands(kit, (o) => o.id))).toEqual([])
  })
})

test('keys are written one way', () => {
  const key = (k: string, more: Partial<KeyboardEvent> = {}) =>
    keyOf({ key: k, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })
  expect(key('z')).toBe('z')
  expect(key('Z', { shiftKey: true })).toBe('shift+z')
  expect(key('k', { metaKey: true })).toBe('ctrl+k')
  expect(key('?', { shiftKey: true })).toBe('?')
  expect(key('Enter')).toBe('Enter')
  expect(shownKey('shift+z')).toBe('Shift Z')
})

test('a command that cannot be done now is not found', () => {
  const commands = [
    { id: 'a', label: 'A', group: 'g', keys: ['x'], when: () => false, do: () => undefined },
    { id: 'b', label: 'B', group: 'g', keys: ['x'], do: () => undefined },
  ]
  expect(commandFor(commands, 'x', null)?.id).toBe('b')
  expect(commandFor(commands, 'y', null)).toBeUndefined()
})

test('Enter takes the usual answer, digits the others in order', () => {
  const option = (key: string, usual = false) => ({ key, label: { id: key }, touches: [], ...(usual ? { usual } : {}) })
  const buttons = [option('a'), option('b', true), option('c')]
  expect([...shortcutsOf(buttons)]).toEqual([
    ['a', '1'],
    ['b', 'Enter'],
    ['c', '2'],
  ])
  expect(optionAt(buttons, '2')?.key).toBe('c')
  expect(optionAt(buttons, '3')).toBeUndefined()
})

test('shares never round what can happen to never, nor what can fail to always', () => {
  expect([0, 0.001, 0.166, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '<1 %', '17 %', '50 %', '>99 %', '100 %'])
})

test('prose: paragraphs, lists, tables, marks and cases', () => {
  const blocks = blocksOf(
    '# Title\n\nSee **4.1** and 4.1.3, not 4.9.\n\n- one\n- two\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  )
  expect(blocks.map((b) => b.kind)).toEqual(['heading', 'paragraph', 'list', 'table'])
  expect(inlinesOf('See 4.1.3, not 4.9.', (n) => n === '4.1.3')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'case', text: '4.1.3' },
    { kind: 'text', text: ', not ' },
    { kind: 'text', text: '4.9' },
    { kind: 'text', text: '.' },
  ])
  const list = blocks[2]
  expect(list?.kind === 'list' && list.items.length).toBe(2)
})

test('a halted computer player waits, is let through step by step, and goes on when the halt ends', async () => {
  const time = metronome(0, () => Promise.resolve())
  await time.beat()
  time.halt(true)
  let answered = 0
  const ask = (): Promise<void> =>
    time.beat().then(() => {
      answered++
    })
  const waiting = [ask(), ask(), ask()]
  await Promise.resolve()
  expect(answered).toBe(0)
  time.step()
  await waiting[0]
  expect(answered).toBe(1)
  time.halt(false)
  await Promise.all(waiting)
  expect(answered).toBe(3)
})

test('a change of pace counts for the answer that is being waited for', async () => {
  const time = metronome(60_000, () => new Promise(() => undefined))
  const beat = time.beat()
  time.setPace(0)
  await beat
})

test('who sits where makes the mode', () => {
  expect(modeOf({ a: 'human', b: 'human' })).toBe('hot-seat')
  expect(modeOf({ a: 'human', b: 'bot' })).toBe('solo')
  expect(modeOf({ a: 'bot', b: 'random' })).toBe('watch')
  expect(onlySeat({ a: 'bot', b: 'human' })).toBe('b')
  expect(onlySeat({ a: 'human', b: 'human' })).toBeUndefined()
})

describe('files that people bring', () => {
  const shelf = [
    {
      id: 'one',
      title: 'One',
      subtitle: '',
      status: 'playable' as const,
      load: () => Promise.reject(new Error('unused')),
    },
    { id: 'two', title: 'Two', subtitle: '', status: 'coming' as const },
  ]
  test('a match and a position are told apart', () => {
    expect(
      recognise('m.json', '{"merkur":1,"kind":"match","start":{"game":"one","scenario":"s"}}', shelf),
    ).toMatchObject({
      kind: 'match',
      game: 'one',
      scenario: 's',
    })
    expect(recognise('p.yaml', 'title: A test\ngame: one\nscenario: s\n', shelf)).toMatchObject({
      kind: 'position',
      game: 'one',
    })
    expect(recognise('p.json', '{"game":"one"}', shelf)).toMatchObject({ kind: 'position', game: 'one' })
  })
  test.each([
    ['', 'is empty'],
    ['{"merkur":1,', 'is broken'],
    ['hello', 'neither a saved match'],
    ['{"merkur":1,"kind":"match","start":{"game":"zork"}}', 'found "zork"; allowed: one'],
    ['game: two', 'still coming'],
  ])('%j is refused in words that say what to do', (text, words) => {
    expect(() => recognise('file', text, shelf)).toThrow(ImportError)
    expect(() => recognise('file', text, shelf)).toThrow(words)
  })
})
