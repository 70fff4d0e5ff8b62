// `merkur start`: builds the table and serves it, as `npm start` does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Io } from '../io.ts'

/** @returns the exit code of the server, once it stops */
export function start({ port, host }: { readonly port?: number; readonly host?: string }, io: Io): Promise<number> {
  const env = {
    ...process.env,
    ...(port === undefined ? {} : { PORT: `${port}` }),
    ...(host === undefined ? {} : { HOST: host }),
  }
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(io.root, 'scripts', 'start.mjs')], {
      cwd: io.root,
      env,
      stdio: 'inherit',
    })
    child.on('error', (error) => {
      io.err(`merkur start: ${error.message}\n`)
      done(1)
    })
    child.on('close', (code) => {
      done(code ?? 0)
    })
  })
}
