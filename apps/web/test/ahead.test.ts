// Odds of things further off: the first dice on a far way, or what the unit taken up could do to a thing.
import { loadGame } from '@merkur/catalogue'
import { LocalHost, newMatch, type OptionView, type View } from '@merkur/table'
import { expect, test, vi } from 'vitest'
import { lookAhead } from '../src/table/ahead.ts'
import { findReach } from '../src/table/route.ts'
import type { TableState } from '../src/table/state.ts'

const text = { id: 'x' }
const counter = (piece: string, space: string) => ({ piece, space, z: 0, face: 0, badges: [] })
const option = (key: string, piece: string, more: Partial<OptionView> = {}): OptionView => ({
  ...{ key, label: text, touches: [{ piece }], verb: text },
  ...more,
})
const viewWith = (options: readonly OptionView[]): View =>
  ({
    counters: { u: counter('u', 'A'), e: counter('e', 'F') },
    decision: { id: 'act', seat: 'red', rule: '4', prompt: text, options },
  }) as unknown as View

test('a far space of a known way asks for the whole way', async () => {
  const preview = vi.fn(() => Promise.resolve({ path: ['A', 'B', 'C'] }))
  const reach = { id: 'reach', title: text, fills: [], routes: { C: ['move u', 'B', 'C'] } }
  expect(await lookAhead({ preview }, viewWith([]), [], reach, { space: 'C' })).toEqual({ path: ['A', 'B', 'C'] })
  expect(preview).toHaveBeenCalledExactlyOnceWith('C', ['move u', 'B'])
})

test('an enemy further off is asked of each act of the unit taken up, as a unit and as its place, until one has odds', async () => {
  const odds = { breakdowns: [{ title: text, rule: '4.2', terms: [], outcomes: [] }] }
  const preview = vi.fn((what: unknown, after: readonly string[] = []) =>
    Promise.resolve(after[0] === 'fire u' && JSON.stringify(what) === '{"space":"F"}' ? odds : null),
  )
  const options = [option('rally u', 'u', { commits: 'roll' }), option('move u', 'u'), option('fire u', 'u')]
  expect(await lookAhead({ preview }, viewWith(options), [{ piece: 'u' }], null, { piece: 'e' })).toEqual(odds)
  expect(preview.mock.calls.every(([, after]) => after?.[0] !== 'rally u')).toBe(true)
  expect(await lookAhead({ preview }, viewWith(options), [{ piece: 'u' }], null, { space: 'Z' })).toBeNull()
})

test('at a real table a far hex shows the dice that fall on the way to it', { timeout: 30_000 }, async () => {
  const game = await loadGame('maleme')
  const match = newMatch(game, { scenario: 'standard', seed: 'ahead', mode: 'lab' })
  const host = new LocalHost(game, match, { mode: 'lab', seed: 'ahead' })
  let state = { picked: [] } as unknown as TableState
  host.subscribe((delta) => {
    state = { ...state, view: delta.view } as unknown as TableState
  })
  expect(host.kit.overlays.some((o) => o.about === 'piece')).toBe(true)
  for (let i = 0; i < 900 && match.run.asks.length > 0; i++) {
    const ask = match.run.asks[0]
    if (!ask) break
    const view = game.sight(match.s, ask.seat)
    const movers = match.run.keys(ask.seat).filter((key) => key.startsWith('move '))
    for (const key of ask.id === 'impulse' ? movers : []) {
      const piece = key.slice('move '.length)
      const decision = { options: [option(key, piece)] }
      const now = { picked: [{ piece }], view: { ...view, decision } } as unknown as TableState
      const reach = await findReach(host, now)
      const far = Object.entries(reach?.routes ?? {}).filter(([, way]) => way.length > 2)
      for (const [space] of far) {
        const about = await lookAhead(host, now.view, now.picked, reach, { space })
        if ((about?.breakdowns?.[0]?.outcomes.length ?? 0) > 0) return
      }
    }
    const keys = match.run.keys(ask.seat)
    match.play(ask.seat, match.seq, keys[i % keys.length] ?? '')
  }
  throw new Error('no way under fire was met')
})
