// Ships what is nothing but values as data: drawn maps, boxes, words and rulebooks become files that are fetched, not script
// that must be parsed and run.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const isArt = (id: string): boolean => /\/box\/art\/[\w-]+\.json$/.test(id)
/** Modules of values alone: a game's box, its rulebook and story, its words. */
const isValues = (id: string): boolean => /\/games\/[\w-]+\/(box\/(box|book)\.data|messages\/en)\.ts$/.test(id)

/** What both builds, of the page and of its worker, make of a module of values: its exports, evaluated once. */
const known = new Map<string, Promise<Record<string, unknown>>>()

function valuesOf(id: string): Promise<Record<string, unknown>> {
  const values =
    known.get(id) ??
    runnerImport<Record<string, unknown>>(id, { configFile: false }).then((found) => ({ ...found.module }))
  known.set(id, values)
  return values
}

/** `maleme-box.json` of `games/maleme/box/box.data.ts`. */
const nameOf = (id: string): string =>
  `${/\/games\/([\w-]+)\//.exec(id)?.[1] ?? ''}-${isArt(id) ? basename(id, '.json') : basename(id, '.ts').replace('.data', '').replace('en', 'words')}.json`

/** In builds, an import of such a module gives what a fetch of the emitted file brings; the dev server reads modules as ever. */
export const mapData = (): Plugin => ({
  name: 'map-data',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!isArt(id) && !isValues(id)) return null
    const values = isArt(id) ? null : await valuesOf(id)
    const source = values ? JSON.stringify(values) : readFileSync(id, 'utf8')
    const reference = this.emitFile({ type: 'asset', name: nameOf(id), source })
    const names = Object.keys(values ?? {})
    return {
      code: `const found = await fetch(import.meta.ROLLUP_FILE_URL_${reference})
if (!found.ok) throw new Error('${nameOf(id)} could not be fetched: ' + found.status)
${values ? `export const { ${names.join(', ')} } = await found.json()` : 'export default await found.json()'}`,
      moduleType: 'js',
    }
  },
  watchChange(id) {
    known.delete(id)
  },
})
