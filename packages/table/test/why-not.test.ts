// Options and reasons: every thing on the table is offered or says why it is not.
import { type Ask, fastChance, imagine, type Match, noChance, type Ref } from '@merkur/engine'
import { expect, test } from 'vitest'
import { begin, say, stir } from '../../engine/test/begin.ts'
import { type Skirmish, SPACES, UNITS } from '../../engine/test/skirmish.ts'
import { decisionView, previewAhead, previewOf, reasonsAhead, reasonsIn } from '../src/index.ts'

const asked = (match: Match<Skirmish>) => {
  const ask = match.run.asks[0]
  if (!ask) throw new Error('nobody is asked')
  return ask
}
const things: Ref[] = [...UNITS.map((piece) => ({ piece })), ...SPACES.map((space) => ({ space }))]

const toMove = (): Match<Skirmish> => {
  const match = begin()
  say(match, 'C', 'bet 2')
  return match
}

test('a decision shows its options with label, touch, verb, what it commits to and which is usual', () => {
  const view = decisionView(asked(toMove()))
  expect(view).toEqual({
    id: 'unit',
    seat: 'red',
    rule: '2',
    prompt: { id: 'ask.unit' },
    options: [
      { key: 'pass', label: { id: 'skirmish.pass' }, touches: [{ button: 'pass' }], usual: true },
      ...['r1', 'r2'].map((piece) => ({
        key: `move ${piece}`,
        label: { id: 'skirmish.move', args: { piece: { piece } } },
        touches: [{ piece }],
        verb: { id: 'skirmish.verb.move' },
      })),
    ],
  })
})

test('a decision shows what it is about, what a click commits to, and what is in a set', () => {
  const match = toMove()
  say(match, 'move r1')
  const where = decisionView(asked(match))
  expect(where.about).toEqual({ pieces: ['r1'] })
  expect(where.options.map((o) => [o.key, o.commits])).toEqual([
    ['A', undefined],
    ['B', 'roll'],
  ])
  say(match, 'A', 'pass', 'pass')
  expect(match.run.askOf('blue')).toBeUndefined()
  const second = begin()
  stir(second, 'sets', 0)
  say(
    second,
    'E',
    'bet 0',
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
  )
  expect(second.s.phase).toBe('move')
  say(second, 'move r1', 'C', 'hold', 'pass', 'r1')
  const set = decisionView(asked(second))
  expect(set.chosen).toEqual(['r1'])
  expect(set.options.find((o) => o.key === 'done')).toMatchObject({ commits: 'roll', usual: true })
})

test('refused buttons are named beside the options, each once, and never one that is open', () => {
  const refusal = { rule: '9', id: 'x' }
  const ask = {
    ...{ s: {}, id: 'act', seat: 'red', rule: '4', of: ['pass', 'dig', 'dig', 'raise', 'raise', 'r1'] },
    as: {
      key: (_: unknown, c: string) => c,
      label: (_: unknown, c: string) => ({ id: c }),
      touches: (_: unknown, c: string) => [c === 'r1' ? { piece: c } : { button: c }],
    },
    refuse: (c: string) => (c === 'dig' || c === 'r1' ? refusal : undefined),
  } as unknown as Ask
  expect(decisionView(ask).closed).toEqual([{ key: 'dig', label: { id: 'dig' }, touches: [{ button: 'dig' }] }])
  expect(decisionView({ ...ask, of: ['pass'] as never })).not.toHaveProperty('closed')
})

test('a preview answers for offered keys only', () => {
  const match = toMove()
  say(match, 'move r1')
  expect(previewOf(asked(match), 'B')).toEqual({ path: ['A', 'B'] })
  expect(previewOf(asked(match), 'E')).toBeNull()
  expect(previewOf(asked(match), 'nowhere')).toBeNull()
})

test('a preview looks ahead over keys, to a key or a thing, and stops at the first dice', () => {
  const match = toMove()
  const ahead = (after: string[], what: string | Ref) =>
    previewAhead(imagine(match, 'red', fastChance('p')), after, what, fastChance('p'))
  expect(ahead(['move r1'], 'B')).toEqual({ path: ['A', 'B'] })
  expect(ahead(['move r1'], { space: 'B' })).toEqual({ path: ['A', 'B'] })
  expect(ahead(['move r1', 'B'], 'anything after the dice')).toEqual({ path: ['A', 'B'] })
  expect(ahead(['move r1'], { space: 'E' })).toBeNull()
  expect(ahead(['move b1'], 'B')).toBeNull()
  expect(match.seq).toBe(toMove().seq)
})

test('[2.1] a refused piece tells case, worded detail and verb', () => {
  expect(reasonsIn(asked(toMove()), { piece: 'b1' }, '0')).toEqual([
    {
      rule: '2.1',
      text: { id: 'skirmish.not-yours', args: { piece: { piece: 'b1' } } },
      verb: { id: 'skirmish.verb.move' },
    },
  ])
})

test('what no candidate touches is refused by the decision itself or as not asked about', () => {
  const ask = asked(toMove())
  expect(reasonsIn(ask, { space: 'E' }, '0')).toEqual([{ rule: '9.9', text: { id: 'skirmish.off-map' } }])
  expect(reasonsIn(ask, { space: 'A' }, '0')).toEqual([
    { rule: '0', text: { id: 'table.not-asked', args: { decision: { id: 'ask.unit' } } } },
  ])
})

test('an offered thing that nothing forbids has no reasons', () => {
  expect(reasonsIn(asked(toMove()), { piece: 'r1' }, '0')).toEqual([])
})

test('[3.1] a step ahead: where a piece could not go if it were taken', () => {
  const match = toMove()
  const ahead = (ref: Ref, ...after: string[]) => {
    const chance = fastChance('look')
    return reasonsAhead(imagine(match, 'red', chance), ref, after, chance, '0')
  }
  expect(ahead({ space: 'D' }, 'move r1')).toEqual([
    { rule: '3.1', text: { id: 'skirmish.far', args: { space: { space: 'D' } } } },
  ])
  expect(ahead({ space: 'B' }, 'move r1')).toEqual([])
  expect(ahead({ space: 'B' }, 'move b1')[0]?.rule).toBe('2.1')
  expect(ahead({ space: 'B' }, 'fly')[0]?.text.id).toBe('table.no-such-key')
  expect(ahead({ space: 'C' }, 'move r1', 'B')[0]?.text.id).toBe('table.ahead-stops')
  expect(match.seq).toBe(2)
})

test('looking ahead asks for no dice', () => {
  const match = toMove()
  const world = imagine(match, 'red', fastChance('w'))
  expect(() => reasonsAhead(world, { space: 'D' }, ['move r1'], noChance('this only looks'), '0')).not.toThrow()
})

test('in every decision of random games every piece and space has an option or a reason', () => {
  let seen = 0
  for (const seed of ['1', '2', '3', '4']) {
    const match = begin(seed)
    for (let i = 0; i < 60 && !match.run.over; i++) {
      for (const ask of match.run.asks) {
        const offered = new Set(decisionView(ask).options.flatMap((o) => o.touches.map((t) => JSON.stringify(t))))
        for (const ref of things) {
          const reasons = reasonsIn(ask, ref, '0')
          expect(reasons.length > 0 || offered.has(JSON.stringify(ref)), `${ask.id} ${JSON.stringify(ref)}`).toBe(true)
          seen += reasons.length
        }
      }
      stir(match, `${seed}/${i}`, 1)
    }
  }
  expect(seen).toBeGreaterThan(100)
})
