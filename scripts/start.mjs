// `npm start`: installs what is missing, builds the table, serves it and prints the address.
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
const port = portFrom(process.env.PORT)
const { installMissing } = await import('./install.mjs')
await installMissing()
const { root, run } = await import('./run.mjs')

console.log('Building the table ...')
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const build = await run(process.execPath, [vite, 'build', join(root, 'apps', 'web'), '--logLevel', 'warn'])
if (build.code !== 0) {
  console.error(build.output)
  console.error('The table could not be built; the reason stands above.')
  process.exit(1)
}

const { built, codeOf, serve } = await import('./serve.mjs')
const { compress } = await import('./compress.mjs')
await compress(built)
try {
  const host = process.env.HOST
  const { address } = await serve(host ? { port, host } : { port })
  console.log(`\nMerkur is on the table: ${address}\n\nStop it with Ctrl+C.`)
} catch (error) {
  const code = codeOf(error)
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${String(error)})`
  console.error(`Port ${port} ${why}. Close that program, or choose another port: PORT=${port + 1} npm start`)
  process.exit(1)
}

/**
 * @param {string | undefined} text
 * @returns {number} 1941 when nothing is asked for
 */
function portFrom(text) {
  if (text === undefined || text === '') return 1941
  const number = Number(text)
  if (Number.isInteger(number) && number > 0 && number < 65536) return number
  console.error(`PORT is "${text}"; it must be a whole number from 1 to 65535, for example PORT=1942 npm start`)
  process.exit(1)
}
