// Positions all over random games, however long these are: matches that begin at points of a game and go on a little way.
import { type Context, copyPlay, type Match, noChance, playout, toJson } from '@merkur/engine'
import { answersOf, matchOf, playOn, type Subject, stateOf } from './games.ts'

/** Decisions that a match goes on from where it begins. */
const STRETCH = 40

/** Points of one game from which matches go on, at most. */
const POINTS = 32

/** Part of the time that warms the code up and does not count. */
const WARM = 0.25

interface Point<P extends Context> {
  readonly s: P
  /** The activity that begins here. */
  readonly activity: string
}

/** The numbers from 0 to `n` - 1 in such an order that every beginning of it lies all over them. */
export function scattered(n: number): number[] {
  const part = (i: number): number => (i * 0.6180339887498949) % 1
  return Array.from({ length: n }, (_, i) => i).sort((a, b) => part(a) - part(b))
}

/** Starts of activities all over one random game, the same number of activities apart, in the order of the game. */
export function pointsOf<P extends Context>(subject: Subject<P>, seed: string): Point<P>[] {
  const { game } = subject
  const nothing = noChance('a match has dice of its own')
  let kept: Point<P>[] = []
  let apart = 1
  let begun = 0
  const watched: typeof game = {
    ...game,
    next(s) {
      const activity = game.next(s)
      if (activity !== null && begun++ % apart === 0) kept.push({ s: copyPlay(game, s, nothing), activity })
      if (kept.length === 2 * POINTS) {
        kept = kept.filter((_, i) => i % 2 === 0)
        apart *= 2
      }
      return activity
    },
  }
  const { decisions } = playout(watched, stateOf(subject, seed), answersOf(seed))
  const wanted = Math.min(kept.length, POINTS, Math.max(1, Math.ceil(decisions / STRETCH)))
  return Array.from({ length: wanted }, (_, i) => kept[Math.floor((i * kept.length) / wanted)]).flatMap((p) => p ?? [])
}

/** What a walk has seen. */
export interface Walked {
  stretches: number
  games: number
}

/**
 * Shows positions of random games to `see` for about `seconds`: stretch after stretch, game after game.
 * @param name part of every seed
 * @param see called before each decision; `counts` is false while the code warms up
 */
export function walk<P extends Context>(
  subject: Subject<P>,
  name: string,
  seconds: number,
  see: (match: Match<P>, counts: boolean) => void,
): Walked {
  const { game } = subject
  const walked = { stretches: 0, games: 0 }
  /** Seconds spent on stretches; games from which they begin are not measured. */
  let passed = 0
  for (let i = 0; ; i++) {
    const seed = `${name} ${i}`
    const points = pointsOf(subject, seed)
    let counted = false
    for (const n of scattered(points.length)) {
      const point = points[n]
      if (!point) continue
      const began = performance.now()
      const counts = passed >= seconds * WARM
      const state = toJson(game.shape, point.s as never, game.ids(game.box))
      const match = matchOf(subject, `${seed} ${n}`, { at: point.activity, state, whole: true })
      playOn(match, `${seed} ${n}`, (m) => {
        if (m.seq < STRETCH) see(m, counts)
        return m.seq >= STRETCH
      })
      passed += (performance.now() - began) / 1000
      if (counts) walked.stretches++
      if (counts && !counted) walked.games++
      counted ||= counts
      if (counts && passed >= seconds) return walked
    }
  }
}

/** `in 96 stretches of 3 games`. */
export const inStretches = ({ stretches, games }: Walked): string =>
  `in ${stretches} ${stretches === 1 ? 'stretch' : 'stretches'} of ${games} ${games === 1 ? 'game' : 'games'}`
