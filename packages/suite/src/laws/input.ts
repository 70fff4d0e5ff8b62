// The one door for input: whatever is wrong with it, it is refused and nothing changes.
import { type Chance, type Context, fastChance, item, keyAt, type Match, optionsOf } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { Broken, equal, hold } from '../difference.ts'
import { beginMatch, playOn } from '../play.ts'

interface Wrong {
  readonly seat: unknown
  readonly seq: unknown
  readonly key: unknown
  readonly decision: unknown
}

const JUNK: readonly unknown[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'done ',
  'DONE',
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  {},
  [],
  true,
  'x'.repeat(5000),
]

/** Any entry; unlike `item` it may be undefined, which is junk too. */
const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.die(list.length) - 1] as T

/** One input with something wrong in it, never by luck a right one. */
function wrongInput<P extends Context>(match: Match<P>, strange: readonly string[], chance: Chance): Wrong {
  const ask = pick(match.run.asks, chance)
  const options = optionsOf(ask)
  const right = { seat: ask.seat, seq: match.seq, key: keyAt(ask, pick(options, chance)), decision: ask.id }
  switch (chance.die(4)) {
    case 1: {
      const offered = new Set(options.map((i) => keyAt(ask, i)))
      const refused = ask.of.flatMap((_, i) => (options.includes(i) ? [] : [keyAt(ask, i)]))
      const keys = [...JUNK, ...strange, ...refused, `${right.key} `, right.key.toUpperCase(), right.key.slice(1)]
      return {
        ...right,
        key: pick(
          keys.filter((k) => typeof k !== 'string' || !offered.has(k)),
          chance,
        ),
      }
    }
    case 2: {
      const others = [...JUNK, ...match.seats, 'spectator', 'order'].filter(
        (seat) => !match.run.asks.some((a) => a.seat === seat),
      )
      return { ...right, seat: pick(others, chance) }
    }
    case 3:
      return {
        ...right,
        seq: pick<unknown>(
          [match.seq - 1, match.seq + 1, match.seq + 0.5, -1, ...JUNK].filter((n) => n !== match.seq),
          chance,
        ),
      }
    default:
      return {
        ...right,
        decision: pick<unknown>(
          [`${ask.id}s`, '', 'decision', null, 0, {}, []].filter((d) => d !== ask.id),
          chance,
        ),
      }
  }
}

/**
 * Gives `count` mutated inputs to random matches of a game; each must be refused.
 * @returns how many were refused: `count`, or else Broken is thrown
 */
export function mutatedInputs<P extends Context>(game: TableGame<P>, seed: string, count: number): number {
  let refused = 0
  for (let round = 0; refused < count; round++) {
    const match = beginMatch(game, `${seed} ${round}`)
    const chance = fastChance(`wrong ${seed} ${round}`)
    const strange: string[] = []
    const share = Math.max(1, Math.ceil(count / 200))
    playOn(match, `${seed} ${round}`, (m) => {
      const { hash, seq } = m
      for (let i = 0; i < share && refused < count; i++) {
        const wrong = wrongInput(m, strange, chance)
        const outcome = m.play(wrong.seat as string, wrong.seq as number, wrong.key as string, wrong.decision as string)
        if (outcome.ok) throw new Broken(`accepted: ${JSON.stringify(wrong)} at input ${seq} of '${m.run.activity}'`)
        hold(outcome.code !== 'fault', `a wrong input made the rules fail: ${JSON.stringify(wrong)}`)
        refused++
      }
      equal([m.hash, m.seq], [hash, seq], 'hash and number of inputs after refused inputs')
      const ask = m.run.asks[0]
      if (ask && strange.length < 60) strange.push(keyAt(ask, 0))
      return refused >= count
    })
    const over = match.result ? match.play(item(match.seats, 0), match.seq, 'anything') : undefined
    hold(!over?.ok, 'an input was accepted after the end')
  }
  return refused
}
