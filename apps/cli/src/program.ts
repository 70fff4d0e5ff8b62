// The commands of `merkur`: what may be typed, what it means, and which exit code comes of it.
import { BOT_NAMES } from '@merkur/bots'
import { catalogue } from '@merkur/catalogue'
import type { TableGame } from '@merkur/table'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { version } from '../package.json'
import { BadInput } from './bad-input.ts'
import { games } from './commands/games.ts'
import { lab } from './commands/lab.ts'
import { pack } from './commands/pack.ts'
import { PLAYERS, play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { sim } from './commands/sim.ts'
import { start } from './commands/start.ts'
import { strength } from './commands/strength.ts'
import { verify } from './commands/verify.ts'
import type { Io } from './io.ts'
import { playable, seatsOf } from './shelf.ts'

/** A whole number of an option. */
const whole =
  (least: number, most: number) =>
  (word: string): number => {
    const n = Number(word)
    if (/^\d+$/.test(word) && n >= least && n <= most) return n
    throw new InvalidArgumentError(`Allowed is a whole number from ${least} to ${most}.`)
  }

const collect = (word: string, before: readonly string[]): readonly string[] => [...before, word]

const GAME = () => new Argument('<game>', `one of ${playable.join(', ')}`)

/** What a command that needs a game says of its seats, scenarios and options when the game is known. */
function aboutGame(game: TableGame | undefined): string {
  if (!game)
    return '\nEach seat of the game is an option of its own, such as --german or --allied: name the game and ask for --help again.\n'
  const scenarios = game.scenarios.flatMap((s) => [
    `  ${s.id}: seats ${s.seats.join(', ')}`,
    ...Object.entries(s.options).map(([name, values]) => `    --option ${name}=${values.join('|')}`),
  ])
  return `\nScenarios of ${game.title}:\n${scenarios.join('\n')}\n`
}

/** Options shared by the commands that begin matches. */
function matchOptions(command: Command, game: TableGame | undefined, players: readonly string[]): Command {
  for (const seat of game ? seatsOf(game) : [])
    command.addOption(new Option(`--${seat} <who>`, `who plays this seat`).choices(players))
  return command
    .option('--scenario <id>', 'scenario; the first of the game if not told')
    .option('--option <name=value>', 'an option of the scenario; may be given several times', collect, [])
    .addHelpText('after', aboutGame(game))
}

/** What `--pack` says of itself everywhere. */
const PACK = 'play with a data pack in the place of the printed tables'

const seriesOptions = (command: Command): Command =>
  command
    .option('--games <n>', 'how many', whole(1, 10_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--jobs <n>', 'threads; all cores if not told', whole(1, 1024))
    .option('--out <file>', 'write a report as JSON')
    .option('--pack <folder>', PACK)

/** Who was asked for, by seat. */
function askedSeats(command: Command, game: TableGame | undefined): Record<string, string> {
  const given = command.opts<Record<string, unknown>>()
  const out: Record<string, string> = {}
  for (const seat of game ? seatsOf(game) : []) {
    const who = given[new Option(`--${seat} <who>`).attributeName()]
    if (typeof who === 'string') out[seat] = who
  }
  return out
}

interface Given {
  readonly scenario?: string
  readonly option: readonly string[]
}
interface GivenSeries extends Given {
  readonly games: number
  readonly seed: string
  readonly jobs?: number
  readonly out?: string
  readonly pack?: string
}

/** The program for one line of arguments; `end` gets the exit code of the command that ran. */
function programFor(game: TableGame | undefined, io: Io, end: (code: number) => void): Command {
  const program = new Command('merkur')
    .description('A table for board games on the battle of Crete, May 1941, from the command line.')
    .version(version, '--version', 'the version of Merkur')
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: () => undefined,
      getOutHelpWidth: () => io.width,
    })
    .showSuggestionAfterError(false)
  program
    .command('start')
    .description('build the table and serve it to the browser, as `npm start` does')
    .option('--port <n>', 'port; 1941 if not told', whole(1, 65535))
    .option('--host <name>', 'listen to other machines too, such as 0.0.0.0')
    .action(async (given: { port?: number; host?: string }) => end(await start(given, io)))
  program
    .command('games')
    .description('list the games with their seats, scenarios and options')
    .option('--json', 'as data', false)
    .action(async (given: { json: boolean }) => end(await games(given, io)))
  program
    .command('lab')
    .description('run position files: journal, pending decision, state, and whether the expectations hold')
    .argument('<file...>', 'position files (YAML)')
    .option('--json', 'as data', false)
    .option('--quiet', 'one line for a file that holds', false)
    .option('--pack <folder>', PACK)
    .addHelpText('after', '\nExit code 0 when every expectation holds, 1 when one does not, 2 on bad input.')
    .action(async (files: string[], given: { json: boolean; quiet: boolean; pack?: string }) =>
      end(await lab(files, given, io)),
    )
  program
    .command('pack')
    .description('say whether a data pack, a folder with some of the files of a box, fits a game')
    .addArgument(GAME())
    .argument('<folder>', 'the pack; `merkur play --pack` plays with it')
    .option('--json', 'as data', false)
    .action(async (id: string, folder: string, given: { json: boolean }) =>
      end(await pack({ game: id, folder, ...given }, io)),
    )
  const playCommand = matchOptions(program.command('play').addArgument(GAME()), game, PLAYERS)
    .description('play a match in the terminal, or from piped input')
    .option('--seed <text>', 'the dice: the same seed and answers give the same match')
    .option('--save <file>', 'keep the match in a file; goes on with it when it is there already')
    .option('--pack <folder>', PACK)
  playCommand.action(async (id: string, given: Given & { seed?: string; save?: string; pack?: string }) =>
    end(await play({ ...given, game: id, seats: askedSeats(playCommand, game) }, io)),
  )
  const simCommand = seriesOptions(
    matchOptions(program.command('sim').addArgument(GAME()), game, BOT_NAMES).description(
      'play many games between bots on all cores and tell what they came to',
    ),
  )
  simCommand.action(async (id: string, given: GivenSeries) =>
    end(await sim({ ...given, game: id, seats: askedSeats(simCommand, game) }, io)),
  )
  seriesOptions(
    program
      .command('strength')
      .description('measure a bot from each side against others, with random play beside it')
      .addArgument(GAME())
      .addOption(new Option('--bot <name>', 'the bot to measure').choices(BOT_NAMES).default('bot'))
      .addOption(new Option('--against <name...>', 'its opponents').choices(BOT_NAMES).default(['random', 'greedy']))
      .option('--scenario <id>', 'scenario; the first of the game if not told')
      .option('--option <name=value>', 'an option of the scenario; may be given several times', collect, [])
      .option('--resume', 'keep the rows that the file of --out already holds on the same terms', false)
      .addHelpText(
        'after',
        '\n--out is written after every row: the rows of this scenario are replaced, those of others stay.',
      ),
  ).action(async (id: string, given: GivenSeries & { bot: string; against: string[]; resume: boolean }) =>
    end(await strength({ ...given, game: id }, io)),
  )
  program
    .command('replay')
    .description('play saved matches again to their exact end; shows which the rules at hand would bend')
    .argument('[file...]', 'saved matches (.json, .json.gz)')
    .option('--all <dir>', 'every saved match below a folder')
    .option('--journal', 'tell each match', false)
    .option('--json', 'as data', false)
    .addHelpText(
      'after',
      '\nExit code 0 when all replay to their exact end, 1 when one bends, 2 when one cannot be read.',
    )
    .action(async (files: string[], given: { all?: string; journal: boolean; json: boolean }) =>
      end(await replay({ ...given, files }, io)),
    )
  program
    .command('verify')
    .description('compute the committed dice of finished matches again from the revealed key')
    .argument('<file...>', 'saved matches')
    .option('--json', 'as data', false)
    .addHelpText('after', '\nExit code 0 when every die agrees, 1 when one does not, 2 on bad input.')
    .action(async (files: string[], given: { json: boolean }) => end(await verify(files, given, io)))
  return program
}

/** What commander says, in one line with the place and the allowed values. */
function sentence(error: CommanderError, program: Command, argv: readonly string[]): string {
  const said = error.message.replace(/^error: /, '').replace(/\s+/g, ' ')
  const command = program.commands.find((c) => c.name() === argv[0])
  const place = command ? `merkur ${command.name()}` : 'merkur'
  const found = /'([^']*)'/.exec(said)?.[1] ?? ''
  const flags = command?.options.map((o) => o.long).join(', ') ?? ''
  if (error.code === 'commander.unknownOption') return `${place}: found '${found}'; allowed: ${flags || '--help'}`
  if (error.code === 'commander.unknownCommand')
    return `${place}: found '${found}'; allowed: ${program.commands.map((c) => c.name()).join(', ')}`
  if (error.code === 'commander.missingArgument' && found === 'game')
    return `${place}: found no game; allowed: ${playable.join(', ')}`
  return `${place}: ${said}`
}

/**
 * Runs one line of arguments.
 * @returns the exit code: 0 done, 1 an expectation or a match failed, 2 bad input
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const named = catalogue.find((g) => g.load && argv.includes(g.id))
  let code = 0
  const program = programFor(await named?.load?.(), io, (c) => {
    code = c
  })
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : [...argv], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      io.err(`${sentence(error, program, argv)}\n`)
      return 2
    }
    if (error instanceof BadInput) {
      io.err(`${error.message}\n`)
      return 2
    }
    io.err(`merkur: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
