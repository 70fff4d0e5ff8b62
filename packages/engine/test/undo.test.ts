// Undo, redo and take-backs: up to a barrier alone, past it with consent and with other dice.
import { describe, expect, test } from 'vitest'
import { begin, played, point, say, TO_FIRE, TO_MOVE } from './begin.ts'

describe('undo', () => {
  test('takes back the own last input, also across several, and redo plays it again', () => {
    const match = played([...TO_MOVE, 'move r1', 'A'])
    const points = [point(match)]
    expect(match.undo('red').ok).toBe(true)
    points.push(point(match))
    expect(match.undo('red').ok).toBe(true)
    expect(match.seq).toBe(2)
    expect(match.redo('red').ok).toBe(true)
    expect(point(match)).toEqual(points[1])
    expect(match.redo('red').ok).toBe(true)
    expect(point(match)).toEqual(points[0])
    expect(match.redo('red')).toMatchObject({ ok: false })
  })

  test('stops at a roll', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'])
    expect(match.canUndo('red')).toBe(false)
    expect(match.undo('red')).toMatchObject({ ok: false, code: 'barrier' })
    expect(match.undo('blue')).toMatchObject({ ok: false, code: 'barrier' })
  })

  test('stops where another seat has been asked, also when it declined', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'hold'])
    expect(match.line.at(-1)?.rolls).toBeUndefined()
    expect(match.undo('red')).toMatchObject({ ok: false, code: 'barrier' })
    expect(played([...TO_MOVE, 'move r1', 'B']).undo('red')).toMatchObject({ ok: false, code: 'barrier' })
  })

  test('stops at a reveal', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'hold'])
    expect(match.line.at(-1)).toMatchObject({ key: 'hold', sealed: true })
  })

  test('takes a set back as one, and redo plays it as one', () => {
    const match = played([...TO_FIRE, 'r1'], 'free')
    expect(match.line.at(-1)).toMatchObject({ key: 'r1', toggle: true })
    say(match, 'r1', 'r1')
    const { seq } = match
    expect(match.undo('red')).toMatchObject({ ok: true, seq: seq - 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq })
    say(match, 'done')
    const closed = point(match)
    expect(match.undo('red')).toMatchObject({ ok: true, seq: seq - 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq: seq + 1 })
    expect(point(match)).toEqual(closed)
  })

  test('takes what an order answered with the input before it', () => {
    const match = begin('a', 'free')
    say(match, ...TO_MOVE)
    match.order({ seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' })
    say(match, 'move r1', 'B')
    expect(match.line.at(-1)).toMatchObject({ by: 'order', key: 'hold' })
    const after = point(match)
    expect(match.undo('red')).toMatchObject({ ok: true, seq: 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq: 5 })
    expect(point(match)).toEqual(after)
  })

  test('after a new input there is nothing to redo', () => {
    const match = played([...TO_MOVE, 'move r1'])
    match.undo('red')
    say(match, 'move r2')
    expect(match.canRedo('red')).toBe(false)
  })

  test('with nothing played there is nothing to take back', () => {
    expect(begin().undo('red')).toMatchObject({ ok: false, text: { id: 'engine.nothing-to-undo' } })
  })
})

describe('take-backs past dice', () => {
  test('in a free match open the next epoch, so the same act rolls anew; the journal says so', () => {
    const faces = new Set<string>()
    const match = played([...TO_MOVE, 'move r1', 'B'], 'free')
    for (let i = 0; i < 12; i++) {
      expect(match.epoch).toBe(i)
      say(match, 'ambush')
      faces.add(String(match.line.at(-1)?.rolls))
      expect(match.takeBack('red', 4).ok).toBe(true)
    }
    expect(faces.size).toBeGreaterThan(1)
    expect(match.journal.at(-1)).toMatchObject({
      kind: 'note',
      text: { id: 'engine.taken-back', args: { count: 1 } },
      seq: 4,
    })
    expect(match.log.filter((e) => e.kind === 'takeback').length).toBe(12)
  })

  test('in a free match redo keeps the dice as they fell', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'], 'free')
    const after = point(match)
    match.undo('blue')
    expect(match.redo('blue').ok).toBe(true)
    expect(point(match)).toEqual(after)
  })

  test('in a fair match need the consent of another seat, and then known dice cannot be played again', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'])
    expect(match.takeBack('red', 4)).toMatchObject({ ok: false, code: 'barrier' })
    expect(match.consent('blue')).toMatchObject({ ok: false, text: { id: 'engine.no-offer' } })
    expect(match.offerTakeBack('red', 4).ok).toBe(true)
    expect(match.consent('red')).toMatchObject({ ok: false })
    expect(match.consent('blue')).toMatchObject({ ok: true, seq: 4 })
    expect(match.epoch).toBe(1)
    expect(match.canRedo('blue')).toBe(false)
  })

  test('to nowhere are refused', () => {
    const match = played(TO_MOVE, 'free')
    for (const to of [-1, 2, 99, 0.5, Number.NaN])
      expect(match.takeBack('red', to)).toMatchObject({ ok: false, code: 'seq' })
    expect(match.offerTakeBack('red', 2)).toMatchObject({ ok: false })
  })
})
