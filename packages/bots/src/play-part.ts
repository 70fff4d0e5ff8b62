// Bots at a table: they answer for every seat of a match, each seeing only what its seat may know.
import { type Bot, type Context, fastChance, imagine, item, type Match, type SeatId } from '@merkur/engine'

/**
 * Lets bots answer until the match is over or stands at so many inputs: the beginning of a game that is too long to be
 * played whole. The same seed gives the same answers.
 * @throws RangeError when a seat that is asked has no bot, Error when a bot's answer is refused
 */
export function playPart<P extends Context>(
  match: Match<P>,
  bots: Readonly<Record<SeatId, Bot<P>>>,
  { seed, inputs }: { readonly seed: string; readonly inputs: number },
): void {
  while (!match.result && match.seq < inputs) {
    const { seat } = item(match.run.asks, 0)
    const bot = bots[seat]
    if (!bot) throw new RangeError(`no bot for ${seat}; bots: ${Object.keys(bots).join(', ')}`)
    const world = imagine(match, seat, fastChance(`${seed} world ${match.seq}`))
    const key = bot.choose(world, fastChance(`${seed} ${seat} ${match.seq}`))
    const outcome = match.play(seat, match.seq, key)
    if (!outcome.ok) throw new Error(`${match.game.id}: ${seat} may not answer '${key}': ${outcome.text.id}`)
  }
}
