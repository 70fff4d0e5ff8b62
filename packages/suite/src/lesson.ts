// Tests over a game's guided turn: it runs as it is told, its computer answers for the other side, and what is taken back comes again.
import { type Context, item, type Match, type Text } from '@merkur/engine'
import {
  movesOf,
  placeAt,
  rulebook,
  type TableGame,
  type Tutorial,
  type TutorialMove,
  tutorialBrain,
  tutorialMatch,
  wording,
} from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { hold } from './difference.ts'
import { thingsOf } from './laws/kit.ts'

function lessonOf<P extends Context>(game: TableGame<P>): Tutorial {
  hold(game.tutorial !== undefined, `${game.title} has no lesson`)
  return game.tutorial
}

function playMove<P extends Context>(match: Match<P>, move: TutorialMove): void {
  const asked = match.run.asks.map((a) => `${a.seat} ${a.id}: ${match.run.keys(a.seat).slice(0, 40).join(', ')}`)
  const outcome = match.play(move.seat, match.seq, move.key, move.decision)
  const where = `input ${match.seq}, ${JSON.stringify(move)}`
  hold(outcome.ok, `${where}: ${outcome.ok ? '' : JSON.stringify(outcome.text)}; asked: ${asked.join('; ')}`)
  const { dice = [], draws = {} } = move.forced ?? {}
  const rolls = match.line.at(-1)?.rolls ?? []
  const drawn = Object.values(draws).flat().length
  hold(
    rolls.length === dice.length + drawn && (drawn > 0 || rolls.join() === dice.join()),
    `${where}: ${rolls.join(', ') || 'nothing'} falls, and the lesson tells dice ${dice.join(', ') || 'none'} and ${drawn} draws`,
  )
}

/** Plays the lesson as it is written, or its first `count` inputs. @throws Broken where it does not run as it is told */
export function playLesson<P extends Context>(game: TableGame<P>, count?: number): Match<P> {
  const lesson = lessonOf(game)
  const match = tutorialMatch(game, lesson, 'lesson')
  for (const move of movesOf(lesson).slice(0, count)) playMove(match, move)
  return match
}

/** Declares the tests that the lesson of every game must pass; what it comes to is for the game's own to say. */
export function lessonTests<P extends Context>(game: TableGame<P>): void {
  const lesson = lessonOf(game)
  const moves = movesOf(lesson)

  describe('the lesson of every game', () => {
    test('every input answers the decision that is asked, and makes fall just the dice and draws that are told', () => {
      expect(playLesson(game).seq).toBe(moves.length)
    })

    test('its computer gives the answers of the other side', async () => {
      const match = tutorialMatch(game, lesson, 'lesson')
      const brain = tutorialBrain(lesson, () => match.seq)
      for (const move of moves) {
        const { seat, decision } = move
        const question = { seat, decision, options: match.run.keys(seat) }
        if (seat !== lesson.seat) expect(await brain.choose(undefined as never, question)).toBe(move.key)
        playMove(match, move)
      }
    })

    test('what is taken back and played again makes the same dice fall', () => {
      const at = moves.findIndex((m) => m.seat === lesson.seat && m.forced !== undefined)
      const move = item(moves, at)
      const match = playLesson(game, at + 1)
      const moment = () => [
        match.line.map((i) => [i.key, i.rolls]),
        match.run.asks.map((a) => [a.seat, a.id, match.run.keys(a.seat)]),
      ]
      const before = structuredClone(moment())
      expect(match.takeBack(lesson.seat, at, true).ok).toBe(true)
      expect(match.seq).toBe(at)
      playMove(match, move)
      expect(moment()).toEqual(before)
    })

    test('the place in the lesson is that of the next input, and at the end there is none', () => {
      const steps = moves.map((_, seq) => placeAt(lesson, seq).step)
      expect(steps).toEqual([...steps].sort((a, b) => a - b))
      expect(placeAt(lesson, moves.length)).toEqual({ step: lesson.steps.length, move: undefined })
    })

    test('every step is worded, shows things that are there, and names a case of the rulebook', async () => {
      const kit = game.kit(game.box)
      const cases = rulebook((await game.book()).rulebook)
      const words = wording(kit)
      const there = new Set(thingsOf(kit).map((ref) => JSON.stringify(ref)))
      const worded = (text: Text): void => {
        expect(words.plain(text), text.id).not.toBe(text.id)
      }
      worded(lesson.title)
      for (const { say, rule, show } of lesson.steps) {
        worded(say)
        expect(cases.find(rule)?.case, say.id).toBe(rule)
        for (const ref of show)
          if ('piece' in ref || 'space' in ref) expect(there, say.id).toContain(JSON.stringify(ref))
      }
      worded(lesson.end)
    })
  })
}
