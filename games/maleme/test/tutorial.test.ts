// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { item } from '@merkur/engine'
import { movesOf, placeAt, tutorialBrain, tutorialMatch, wording } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../box/book.data.ts'
import { printed } from '../box.ts'
import { maleme } from '../index.ts'
import { kit } from '../kit.ts'
import { sight } from '../sight.ts'
import { tutorial } from '../tutorial.ts'

const begin = () => tutorialMatch(maleme, tutorial, 'lesson')

/** Plays the lesson as it is written, up to `count` inputs. */
function played(count = movesOf(tutorial).length) {
  const match = begin()
  for (const move of movesOf(tutorial).slice(0, count)) {
    const outcome = match.play(move.seat, match.seq, move.key, move.decision)
    if (!outcome.ok) throw new Error(`input ${match.seq}, ${JSON.stringify(move)}: ${JSON.stringify(outcome.text)}`)
  }
  return match
}

describe('the lesson', () => {
  test('every input answers the decision that is asked, up to the next turn', () => {
    const match = played()
    expect(match.s.turn).toBe(1)
    expect(match.s.stage).toBe('drop')
  })

  test('[5.1] [4.1.3] the fires have the totals, columns and results of the outline', () => {
    const fires = played().journal.flatMap((e) => (e.kind === 'fire' && e.roll?.facts ? [e.roll.facts] : []))
    expect(fires.map((f) => [f.attack, f.defence, f.column, f.result])).toEqual([
      [9, 3, 6, 'hit'],
      [7, 4, 3, 'none'],
      [8, 3, 5, 'none'],
      [9, 3, 6, 'pinned'],
      [9, 4, 5, 'none'],
      [9, 3, 6, 'none'],
      [9, 2, 7, 'hit'],
      [4, 3, 1, 'none'],
    ])
  })

  test('[5.1] [7.1] units end where the outline has them, and the bridge is won', () => {
    const { counters, marks } = sight(played().s, 'german')
    const at = Object.fromEntries(
      ['3/I', '3/II', '3/III', '4/I', '4/II', '4/III', 'L-Koch'].map((id) => [id, counters[id]?.space]),
    )
    expect(at).toEqual({
      '3/I': '0210',
      '3/II': '0108',
      '3/III': 'B',
      '4/I': '0209',
      '4/II': '0107',
      '4/III': '0110',
      'L-Koch': '0109',
    })
    expect(['3/I', '3/II'].map((id) => counters[id]?.face)).toEqual([1, 1])
    expect(counters['3/II']?.badges.map((b) => b.id)).toEqual(['regrouping', 'reduced'])
    expect(marks['star 0107 blue']?.label.args?.holder).toBe('german')
    expect(played().s.germanWithdrawal).toBe(20)
  })

  test('[6.2] in Clean-up the player may step away instead, and the lesson goes on', () => {
    const moves = movesOf(tutorial)
    const choice = moves.findIndex((m) => m.also)
    const match = played(choice)
    const other = item(moves[choice]?.also ?? [], 0)
    expect(match.play('german', match.seq, other).ok).toBe(true)
    const asked = match.run.askOf('german')?.id
    expect(asked).toBe('unpin')
    const place = placeAt(tutorial, match.seq, asked)
    expect(place.move?.decision).toBe('unpin')
    expect(match.play('german', match.seq, place.move?.key ?? '').ok).toBe(true)
    expect(match.s.turn).toBe(1)
  })

  test('[3.2] other hexes for the gliders are refused with their reason', () => {
    const match = played(movesOf(tutorial).findIndex((m) => m.decision === 'drop-hex'))
    expect(match.run.keys('german')).toEqual(['0109', '0204', '1008'])
  })

  test('the brain of the lesson gives the Allied answers', async () => {
    const match = begin()
    const brain = tutorialBrain(tutorial, () => match.seq)
    for (const move of movesOf(tutorial)) {
      if (move.seat === 'allied') {
        const question = { seat: 'allied', decision: move.decision, options: match.run.keys('allied') }
        expect(await brain.choose(undefined as never, question)).toBe(move.key)
      }
      match.play(move.seat, match.seq, move.key, move.decision)
    }
  })

  test('undo gives the same dice again', () => {
    const drop = movesOf(tutorial).findIndex((m) => m.decision === 'drop')
    const match = played(drop + 1)
    const drifted = match.run.askOf('german')?.about?.().roll?.dice
    expect(drifted).toEqual([4, 6])
    match.takeBack('german', drop, true)
    match.play('german', match.seq, '3/I')
    expect(match.run.askOf('german')?.about?.().roll?.dice).toEqual(drifted)
  })

  test('the place in the lesson is that of the next input; the steps without one are read on the way', () => {
    const steps = movesOf(tutorial).map((_, seq) => placeAt(tutorial, seq).step)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(placeAt(tutorial, movesOf(tutorial).length)).toEqual({ step: tutorial.steps.length, move: undefined })
    const silent = tutorial.steps.flatMap((s, i) => (s.moves.length === 0 ? [i] : []))
    expect(silent.map((i) => tutorial.steps[i]?.say.id)).toEqual(['tutorial.watch', 'tutorial.impulses'])
  })

  test('what a step shows is on the table, and its case is in the rulebook', () => {
    const k = kit(printed)
    const say = wording(k)
    const spaces = new Set(k.boards.flatMap((b) => b.spaces.map((x) => x.id)))
    const pieces = new Set(k.pieces.map((p) => p.id))
    for (const step of tutorial.steps) {
      expect(rulebook).toContain(`<a id="${step.rule}"></a>`)
      expect(say.plain(step.say)).not.toBe(step.say.id)
      for (const ref of step.show) {
        if ('space' in ref) expect(spaces).toContain(ref.space)
        if ('piece' in ref) expect(pieces).toContain(ref.piece)
      }
    }
  })
})
