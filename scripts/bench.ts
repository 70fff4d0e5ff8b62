// Measures every playable game in every scenario and writes its section of `bench/results.md`. `npm run bench [-- game ...] [--only play,search]`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '@merkur/catalogue'
import { build } from 'tsdown'
import type { Row } from './bench/figures.ts'
import { machine } from './bench/machine.ts'
import { line, missed, type Part, type Section, writeSection } from './bench/results.ts'
import { run } from './run.mjs'

const MEASURES = ['play', 'view', 'copy', 'match', 'odds', 'own', 'search']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? MEASURES
for (const name of only)
  if (!MEASURES.includes(name)) throw new RangeError(`--only: found '${name}'; allowed: ${MEASURES.join(', ')}`)
const playable = catalogue.filter((g) => g.load)
for (const id of positionals)
  if (!playable.some((g) => g.id === id))
    throw new RangeError(`game: found '${id}'; allowed: ${playable.map((g) => g.id).join(', ')}`)
const whole = only.length === MEASURES.length

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

const began = performance.now()
const sections: Section[] = []
for (const { id, title, load } of playable) {
  if (!load || (positionals.length > 0 && !positionals.includes(id))) continue
  const game = await load()
  const lines = machine(['npm run bench', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' '))
  console.log(`\n${title}\n${lines.join('\n')}`)
  const parts: Part[] = []
  /** Timed runs that somebody else's work spoilt. */
  let again = 0
  for (const scenario of game.kit(game.box).scenarios) {
    console.log(`\n${title}, ${scenario.title}`)
    const rows: Row[] = []
    for (const what of only) {
      const { code, output } = await run(process.execPath, [join(out, 'measure.mjs'), id, scenario.id, what])
      if (code !== 0) throw new Error(`measuring '${what}' of ${id} ${scenario.id} failed:\n${output}`)
      const measured = JSON.parse(output) as { rows: Row[]; again: number }
      for (const row of measured.rows) console.log(`  ${line(row)}`)
      rows.push(...measured.rows)
      again += measured.again
    }
    parts.push({ title: scenario.title, rows })
  }
  lines.push(`- timed runs taken again because the system gave the processor to others in the middle: ${again}`)
  const section = { title, lines, parts }
  sections.push(section)
  const titles = catalogue.map((g) => g.title)
  if (whole) console.log(`written: ${writeSection('engine', section, titles)}`)
}
rmSync(out, { recursive: true, force: true })

if (!whole) console.log('bench/results.md is only written by a run without --only')
console.log(`measured in ${Math.round((performance.now() - began) / 1000)} s`)
const open = missed(sections)
console.log(open.length === 0 ? 'every target is met' : `targets missed:\n${open.map((x) => `  ${x}`).join('\n')}`)
