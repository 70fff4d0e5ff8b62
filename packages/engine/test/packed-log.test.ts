// A log packed for a save and unpacked again is the same log.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LogEntry, loadMatch, type Match, parseSave, SaveError, saveMatch, saveText } from '../src/index.ts'
import { type PackedLog, packLog, unpackLog } from '../src/packed-log.ts'
import { begin, stir } from './begin.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

const word = fc.stringMatching(/^[a-z0-9 ]{0,6}$/)
const answer = fc.record({
  kind: fc.constant('input' as const),
  seat: fc.constantFrom('red', 'blue', '0'),
  decision: fc.constantFrom('move', 'fire', '1', ''),
  key: word,
  rolls: fc.option(fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  byOrder: fc.boolean(),
})
const other = fc.constantFrom(
  { kind: 'takeback' as const, by: 'red', to: 3 },
  { kind: 'resign' as const, by: 'blue' },
  { kind: 'order' as const, by: 'red', order: { seat: 'red', when: { decision: 'move' }, answer: 'a' } },
)
const log = fc.array(fc.oneof({ weight: 4, arbitrary: answer }, { weight: 1, arbitrary: other })).map((entries) =>
  entries.map((e, n): LogEntry => {
    if (e.kind !== 'input') return { n, ...e }
    const { byOrder, rolls, ...rest } = e
    return { n, ...rest, by: byOrder ? 'order' : e.seat, ...(rolls ? { rolls } : {}) }
  }),
)

function played(): Match<Skirmish> {
  const match = begin('packed')
  stir(match, 'packed', 25)
  return match
}

describe('packed logs', () => {
  it('unpack to what was packed, through the text of a file', () => {
    fc.assert(
      fc.property(log, (l) => {
        expect(unpackLog(JSON.parse(JSON.stringify(packLog(l))) as PackedLog)).toEqual(l)
      }),
    )
  })

  it('an answer that is not in the list is refused with its place and what is allowed', () => {
    const match = played()
    const file = JSON.parse(saveText(match)) as Record<string, unknown>
    const broken =
      (change: object): (() => unknown) =>
      () =>
        parseSave(JSON.stringify({ ...file, ...change }))
    expect(broken({ order: [999] })).toThrow(SaveError)
    expect(broken({ answers: [['red', 'move', ['a']]], given: [[0]], order: [0, 0] })).toThrow(
      /order\.1: found answer 1 to question 0/,
    )
    expect(broken({ answers: [['red', 'move', ['a']]], given: [[7]], order: [0] })).toThrow(/order\.0/)
    expect(broken({ others: [{ n: 9999, kind: 'resign', by: 'red' }] })).toThrow(/others: found entries/)
    expect(broken({ answers: 'none' })).toThrow(/answers/)
    expect(broken({ rolls: [[1]] })).toThrow(SaveError)
  })

  it('a file opens whether its log is packed or not, also one of format 1', () => {
    const match = played()
    const plain = JSON.stringify(saveMatch(match))
    for (const json of [saveText(match), plain, plain.replace('"merkur":2', '"merkur":1')])
      expect(loadMatch(skirmish, parseSave(json), { seed: 'x' }).match.hash).toBe(match.hash)
  })
})
