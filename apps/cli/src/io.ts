// What a command reads and writes: the terminal, or the texts of a test.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly input: NodeJS.ReadableStream
  /** Somebody sits at a terminal: prompts, curtains and a moving progress bar make sense. */
  readonly terminal: boolean
  /** Characters in a line. */
  readonly width: number
  /** Threads to use when nobody says how many. */
  readonly cores: number
  /** The bundled file that plays games in a thread of its own; absent when run from the sources. */
  readonly worker?: string
  /** The folder of the whole project. */
  readonly root: string
}

/** Lines as wide as the terminal, but readable; a terminal that does not know its width says 0. */
const widthOf = (columns: number): number => (columns < 40 ? 80 : Math.min(columns, 120))

/** The terminal of this process. @param here `import.meta.url` of the program's main file */
export function processIo(here: string): Io {
  const worker = fileURLToPath(new URL('./worker.mjs', here))
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    input: process.stdin,
    terminal: process.stdin.isTTY && process.stdout.isTTY,
    width: process.stdout.isTTY ? widthOf(process.stdout.columns) : 100,
    cores: availableParallelism(),
    ...(existsSync(worker) ? { worker } : {}),
    root: process.env.MERKUR_ROOT ?? fileURLToPath(new URL('../../..', here)),
  }
}
