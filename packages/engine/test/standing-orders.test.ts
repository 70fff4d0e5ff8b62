// Standing orders: answered where they apply, at once and later, and never without end.
import { describe, expect, test } from 'vitest'
import { readableBy, text } from '../src/index.ts'
import { begin, played, say, TO_FIRE, TO_MOVE } from './begin.ts'

describe('standing orders', () => {
  const hold = { seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' } as const

  test('answer where they apply, at once and later, each with a line in the journal', () => {
    const match = played([...TO_MOVE, 'move r1', 'B'])
    expect(match.order(hold)).toMatchObject({ ok: true, seq: 5 })
    expect(match.line.at(-1)).toMatchObject({ by: 'order', seat: 'blue', key: 'hold' })
    expect(match.journal.at(-1)).toMatchObject({ kind: 'order', seat: 'blue' })
    const told = (seat: string): unknown => readableBy(match.journal, seat).at(-1)?.text
    expect(told('blue')).toEqual(text('engine.ordered', { decision: 'ambush', answer: 'hold' }))
    for (const other of ['red', 'spectator'])
      expect(told(other)).toEqual(text('engine.ordered-unseen', { decision: 'ambush', seat: 'blue' }))
    say(match, 'move r2', 'B')
    expect(match.run.askOf('blue')?.id).not.toBe('ambush')
  })

  test('that name an activity answer there only', () => {
    const match = played([...TO_MOVE])
    match.order({ ...hold, when: { decision: 'ambush', phase: 'fire' } })
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
    match.order({ ...hold, when: { decision: 'ambush', phase: 'move' } })
    expect(match.run.askOf('blue')).toBeUndefined()
  })

  test('are replaced by another for the same decision, and dropped', () => {
    const match = played(TO_MOVE)
    match.order({ ...hold, answer: 'ambush' })
    match.order(hold)
    expect(match.orders).toEqual([hold])
    match.order(hold, true)
    expect(match.orders).toEqual([])
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
  })

  test('whose answer is not offered, or would toggle for ever, leave the question to the player', () => {
    const match = played(TO_MOVE)
    match.order({ ...hold, answer: 'nonsense' })
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
    const set = played(TO_FIRE)
    set.order({ seat: 'red', when: { decision: 'squads' }, answer: 'r1' })
    expect(set.run.askOf('red')?.chosen).toEqual([])
    expect(set.line.filter((i) => i.by === 'order')).toEqual([])
  })

  test('survive in the log', () => {
    const match = played([...TO_MOVE])
    match.order(hold)
    say(match, 'move r1', 'B')
    const again = begin()
    expect(again.repeat(match.log).ok).toBe(true)
    expect(again.orders).toEqual([hold])
    expect(again.journal).toEqual(match.journal)
  })
})
