// Measures the table in a browser for every game on the shelf and writes its section of `bench/results.md`. `npm run bench:web [-- game ...]`.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { catalogue } from '@merkur/catalogue'
import { item } from '@merkur/engine'
import { chromium } from 'playwright-core'
import { machine } from './bench/machine.ts'
import { line, missed, type Section, writeSection } from './bench/results.ts'
import { busiestMatch } from './bench/web-match.ts'
import { measureTable } from './bench/web-measure.ts'
import { serveTable } from './bench/web-serve.ts'
import { obtainChromium } from './chromium.mjs'

const shelf = catalogue.filter((g) => g.load && !g.hidden)
const wanted = process.argv.slice(2)
for (const id of wanted)
  if (!shelf.some((g) => g.id === id))
    throw new RangeError(`game: found '${id}'; allowed: ${shelf.map((g) => g.id).join(', ')}`)

const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const out = resolve('node_modules', '.cache', `merkur-web-${process.pid}`)
const served = await serveTable(out)
const browser = await chromium.launch({ executablePath: await obtainChromium(), args: FLAGS })
const titles = catalogue.map((g) => g.title)
const sections: Section[] = []
try {
  for (const { id, title, load } of shelf) {
    if (!load || (wanted.length > 0 && !wanted.includes(id))) continue
    const game = await load()
    // The table is measured in the first scenario.
    const scenario = item(game.kit(game.box).scenarios, 0)
    const lines = [
      ...machine(['npm run bench:web', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' ')),
      `- Chromium ${browser.version()}, 1280 x 800, no GPU`,
    ]
    const rows = await measureTable(browser, served, id, busiestMatch({ game, scenario: scenario.id }))
    const section = { title, lines, parts: [{ title: scenario.title, rows }] }
    sections.push(section)
    console.log(`${title}, ${scenario.title}\n${rows.map((row) => `  ${line(row)}`).join('\n')}`)
    console.log(`written: ${writeSection('web', section, titles)}`)
  }
} finally {
  await browser.close()
  served.close()
  rmSync(out, { recursive: true, force: true })
}
const open = missed(sections)
console.log(open.length === 0 ? 'every target is met' : `targets missed:\n${open.map((x) => `  ${x}`).join('\n')}`)
