// Measures the table in a browser for every game on the shelf and writes its half of `bench/results.md`. `npm run bench:web [-- game ...]`.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { catalogue } from '@merkur/catalogue'
import { chromium } from 'playwright-core'
import { machine } from './bench/machine.ts'
import { markdown, missed, type Part, writeHalf } from './bench/results.ts'
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

const lines = machine('npm run bench:web')
const out = resolve('node_modules', '.cache', `merkur-web-${process.pid}`)
const served = await serveTable(out)
const browser = await chromium.launch({ executablePath: await obtainChromium(), args: FLAGS })
lines.push(`- Chromium ${browser.version()}, 1280 x 800, no GPU`)
const parts: Part[] = []
try {
  for (const { id, title, load } of shelf) {
    if (!load || (wanted.length > 0 && !wanted.includes(id))) continue
    const part = { title, rows: await measureTable(browser, served, id, busiestMatch(await load())) }
    parts.push(part)
    console.log(markdown(part))
  }
} finally {
  await browser.close()
  served.close()
  rmSync(out, { recursive: true, force: true })
}
if (wanted.length === 0) console.log(`written: ${writeHalf('web', 'The table in a browser', lines, parts)}`)
else console.log('bench/results.md is only written by a whole run, without games')
const open = missed(parts)
console.log(open.length === 0 ? 'every target is met' : `targets missed:\n${open.map((x) => `  ${x}`).join('\n')}`)
