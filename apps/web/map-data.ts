// Ships the drawn maps as data: their JSON becomes files that are fetched, not script that must be parsed and run.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const isArt = (id: string): boolean => /\/box\/art\/[\w-]+\.json$/.test(id)

/** In builds, an import of `box/art/*.json` gives what a fetch of the emitted file brings; the dev server reads modules as ever. */
export const mapData = (): Plugin => ({
  name: 'map-data',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isArt(id)) return null
    const reference = this.emitFile({ type: 'asset', name: basename(id), source: readFileSync(id, 'utf8') })
    return {
      code: `const found = await fetch(import.meta.ROLLUP_FILE_URL_${reference})
if (!found.ok) throw new Error('the map could not be fetched: ' + found.status)
export default await found.json()`,
      moduleType: 'js',
    }
  },
})
