// `merkur play`: a match in the terminal, against bots or a friend, or bots among themselves.
import { existsSync } from 'node:fs'
import { BOT_NAMES, botNamed } from '@merkur/bots'
import { type Context, fastChance, type Match, SaveError, type SeatId } from '@merkur/engine'
import { writePosition } from '@merkur/lab'
import { type Brain, type Mode, newMatch, openSave, type TableGame, wording } from '@merkur/table'
import { BadInput } from '../bad-input.ts'
import { keepAside, mustBeWritable, readText } from '../files.ts'
import type { Io } from '../io.ts'
import { packFrom } from '../packs.ts'
import { sit } from '../play/sitting.ts'
import { openGame, optionsFrom, playersOf, scenarioOf } from '../shelf.ts'

const HUMAN = 'human'
export const PLAYERS: readonly string[] = [HUMAN, ...BOT_NAMES]

export interface PlayWish {
  readonly game: string
  readonly seats: Readonly<Record<string, string>>
  readonly scenario?: string
  readonly option: readonly string[]
  readonly seed?: string
  readonly save?: string
  /** A folder with a data pack. */
  readonly pack?: string
}

const modeFor = (humans: number, seats: number): Mode =>
  humans === 0 ? 'watch' : humans === seats || humans > 1 ? 'hot-seat' : 'solo'

async function brainOf<P extends Context>(game: TableGame<P>, name: string, seed: string): Promise<Brain<P>> {
  const bot = await botNamed(game, name)
  let thoughts = 0
  return { choose: async (world) => bot.choose(world, fastChance(`${seed} ${world.seat} ${thoughts++}`)) }
}

/** The match to go on with: the one in the file, else a new one. A file that holds more than the match is kept aside. */
function matchFor(
  game: TableGame,
  wish: PlayWish,
  seed: string,
  mode: (seats: readonly SeatId[]) => Mode,
  io: Io,
): Match {
  const { save } = wish
  if (save !== undefined && existsSync(save)) {
    const given = [
      ...(wish.scenario === undefined ? [] : ['--scenario']),
      ...(wish.option.length > 0 ? ['--option'] : []),
      ...(wish.pack === undefined ? [] : ['--pack']),
    ][0]
    if (given)
      throw new BadInput(`${save} holds a match already; leave ${given} out to go on with it, or choose another file`)
    try {
      const any = openSave(game, readText(save), { seed, mode: 'solo' }).match
      const { match, notice } = openSave(game, readText(save), { seed, mode: mode(any.seats) })
      if (notice) {
        const says = wording(game.kit(match.s.box)).plain(notice)
        io.err(`${save}: ${says} The file as it was is kept in ${keepAside(save)}.\n`)
      }
      return match
    } catch (error) {
      if (error instanceof SaveError) throw new BadInput(`${save}: ${error.message}`)
      throw error
    }
  }
  const scenario = scenarioOf(game, wish.scenario)
  return newMatch(game, {
    scenario: scenario.id,
    options: optionsFrom(scenario, wish.option),
    seed,
    mode: mode(scenario.seats),
    ...(wish.pack === undefined ? {} : { packed: packFrom(game, wish.pack) }),
  })
}

/** @returns 0, or 2 when a piped line could not be carried out */
export async function play(wish: PlayWish, io: Io): Promise<number> {
  const game = await openGame(wish.game)
  if (wish.save !== undefined) mustBeWritable(wish.save)
  const seed = wish.seed ?? String(Date.now())
  // Who is not spoken for: a person in the first such seat, the computer in the others.
  const asked = Object.values(wish.seats).includes(HUMAN) ? 'bot' : HUMAN
  const sittersOf = (seats: readonly SeatId[]): Record<string, string> => {
    const free = seats.filter((seat) => wish.seats[seat] === undefined)
    const scenario = { id: wish.scenario ?? '', seats, options: {} }
    return playersOf(scenario, wish.seats, (seat) => (seat === free[0] ? asked : 'bot'))
  }
  const humansIn = (sitters: Readonly<Record<string, string>>): SeatId[] =>
    Object.keys(sitters).filter((seat) => sitters[seat] === HUMAN)
  const match = matchFor(game, wish, seed, (seats) => modeFor(humansIn(sittersOf(seats)).length, seats.length), io)
  const sitters = sittersOf(match.seats)
  const humans = humansIn(sitters)
  const others = Object.entries(sitters).filter(([, name]) => name !== HUMAN)
  const brains = Object.fromEntries(
    await Promise.all(others.map(async ([seat, name]) => [seat, await brainOf(game, name, seed)] as const)),
  )
  const told = Object.entries(sitters).map(([seat, name]) => `${seat} ${name}`)
  io.out(
    `${game.title}, scenario ${match.start.scenario}, seed '${seed}': ${told.join(', ')}. Type help for what may be typed.\n`,
  )
  const terms = { mode: modeFor(humans.length, match.seats.length), humans, brains, seed, writePosition }
  return sit(game, match, wish.save === undefined ? terms : { ...terms, save: wish.save }, io)
}
