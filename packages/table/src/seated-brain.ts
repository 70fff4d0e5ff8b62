// A bot at the table: what it answers when its seat is asked, and what is answered for it when it fails.
import { type Ask, type Context, item, keyAt, optionsOf, type World } from '@merkur/engine'
import type { Brain } from './brain.ts'

/** The key to play for a bot, and what went wrong where it is not the bot's own. */
export interface BrainAnswer {
  readonly key: string
  readonly trouble?: string
}

/**
 * Asks a bot; never rejects. A bot that fails, or answers what is not offered, gives the usual answer: the one the
 * game marks as usual, else the first.
 * @param world an imagined world, made when it is wanted
 * @param pace milliseconds to wait first, so that one can follow
 */
export async function brainAnswer<P extends Context>(
  brain: Brain<P>,
  ask: Ask,
  world: () => World<P>,
  pace = 0,
): Promise<BrainAnswer> {
  const open = optionsOf(ask)
  const options = open.map((i) => keyAt(ask, i))
  const instead = (trouble: string): BrainAnswer => {
    const usual = open.find((i) => ask.usual?.(item<never>(ask.of, i))) ?? item(open, 0, 'options')
    return { key: keyAt(ask, usual), trouble }
  }
  try {
    if (pace > 0) await new Promise((go) => setTimeout(go, pace))
    const key = await brain.choose(world(), { seat: ask.seat, decision: ask.id, options })
    return options.includes(key) ? { key } : instead(`it answered '${key}'`)
  } catch (error) {
    return instead(error instanceof Error ? error.message : String(error))
  }
}
