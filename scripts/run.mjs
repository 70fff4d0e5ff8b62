// Runs one program and waits for its end, with the output shown at once or kept.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, where every program is started. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {string} program a program on the PATH, or an absolute path
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options] `show`: pass the output through instead of keeping it
 * @returns {Promise<{ code: number, output: string }>} exit code (127 when the program could not be started) and what it printed
 */
export function run(program, args, { show = false, env = process.env } = {}) {
  return new Promise((done) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && program === 'npm', // npm is a .cmd file there
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
