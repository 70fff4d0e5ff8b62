// Lays a compressed copy beside each file of the built table: `.br` (Brotli) and `.gz`, which the server sends instead.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const pressed = promisify(brotliCompress)
const zipped = promisify(gzip)
const WORDS = /\.(html|js|css|svg|json|webmanifest)$/
/** Bytes below which a copy gains nothing. */
const SMALL = 600
/** Drawn maps: strongest compression takes seconds there and gains little. */
const LARGE = 300_000

/**
 * @param {string} folder the built table; absolute
 * @returns {Promise<void>}
 */
export async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WORDS.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const bytes = readFileSync(file)
      if (bytes.length < SMALL) return
      const quality = bytes.length > LARGE ? 9 : 11
      const [br, gz] = await Promise.all([
        pressed(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        zipped(bytes, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}
