// A terminal made of texts: what was typed goes in, what was printed comes out.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Io } from '../src/io.ts'
import { run } from '../src/program.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder of this test's own. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'merkur-cli-'))

/** Runs one line of arguments with piped input: whole lines, or pieces of text as they come. */
export async function merkur(
  argv: readonly string[],
  typed: readonly string[] | AsyncIterable<string> = [],
): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    input: Readable.from(Symbol.asyncIterator in typed ? typed : typed.map((line) => `${line}\n`)),
    terminal: false,
    width: 100,
    cores: 2,
    root,
  }
  const code = await run(argv, io)
  return { code, out, err }
}
