// Measures every playable game and writes its half of `bench/results.md`. `npm run bench [-- game ...] [--only play,search]`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '@merkur/catalogue'
import { build } from 'tsdown'
import type { Row } from './bench/figures.ts'
import { machine } from './bench/machine.ts'
import { markdown, missed, type Part, writeHalf } from './bench/results.ts'
import { run } from './run.mjs'

const MEASURES = ['play', 'view', 'copy', 'match', 'odds', 'own', 'search']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? MEASURES
for (const name of only)
  if (!MEASURES.includes(name)) throw new RangeError(`--only: found '${name}'; allowed: ${MEASURES.join(', ')}`)
const playable = catalogue.filter((g) => g.load).map((g) => g.id)
for (const id of positionals)
  if (!playable.includes(id)) throw new RangeError(`game: found '${id}'; allowed: ${playable.join(', ')}`)

const lines = machine('npm run bench')
// Below node_modules, so that libraries are found from there.
const out = join('node_modules', '.cache', `merkur-bench-${process.pid}`)
mkdirSync(out, { recursive: true })
await build({
  config: false,
  entry: { measure: 'scripts/bench/measure.ts' },
  outDir: out,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  clean: false,
  logLevel: 'error',
  deps: { alwaysBundle: [/./] },
})

const parts: Part[] = []
/** Timed runs that somebody else's work spoilt. */
let again = 0
for (const { id, title, load } of catalogue) {
  if (!load || (positionals.length > 0 && !positionals.includes(id))) continue
  const rows: Row[] = []
  for (const what of only) {
    const { code, output } = await run(process.execPath, [join(out, 'measure.mjs'), id, what])
    if (code !== 0) throw new Error(`measuring '${what}' of ${id} failed:\n${output}`)
    const measured = JSON.parse(output) as { rows: Row[]; again: number }
    rows.push(...measured.rows)
    again += measured.again
  }
  const part = { title, rows }
  parts.push(part)
  console.log(markdown(part))
}
rmSync(out, { recursive: true, force: true })

lines.push(`- timed runs taken again because the system gave the processor to others in the middle: ${again}`)
const whole = positionals.length === 0 && only.length === MEASURES.length
if (whole) console.log(`written: ${writeHalf('engine', 'Rules, engine and bots', lines, parts)}`)
else console.log('bench/results.md is only written by a whole run, without games and --only')
const open = missed(parts)
console.log(open.length === 0 ? 'every target is met' : `targets missed:\n${open.map((x) => `  ${x}`).join('\n')}`)
