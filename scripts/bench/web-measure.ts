// What a player waits for in the browser: the first load, the first counter, frames of a pan, the answer to a click.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { firstCounter, panAndZoom } from '../../apps/web/bench/frames.ts'
import { atMost, inMs, quantile, type Row, spread } from './figures.ts'
import type { Busiest } from './web-match.ts'
import type { Sent, Served } from './web-serve.ts'

const OF = 'issue 3'
const KB = 1024

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })

async function lift(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /show the table/ })
  await button.or(page.locator('.decision')).first().waitFor()
  if (await button.isVisible()) await button.click()
  await page.locator('.decision').waitFor()
}

/** Compressed script from the first page to the first decision of one game. */
async function firstLoad(browser: Browser, served: Served, game: string): Promise<Row> {
  served.files()
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(`${served.url}#/new/${game}`)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await lift(page)
  await page.locator('[data-piece]:visible').first().waitFor()
  await page.waitForLoadState('networkidle')
  const files = served.files()
  const scripts = files.filter((f) => !f.data)
  const data = files.filter((f) => f.data)
  await context.close()
  const sum = (list: readonly Sent[]): number => list.reduce((bytes, s) => bytes + s.bytes, 0) / KB
  const total = sum(scripts)
  const how = [...new Set(scripts.map((s) => s.encoding).filter(Boolean))].join(' and ')
  const short = ({ name, bytes }: Sent): string =>
    `${name.replace(/^.*\//, '').replace(/-[\w-]{8}\.js(on)?$/, '')} ${(bytes / KB).toFixed(0)}`
  return {
    what: `first load to the table, script as \`npm start\` sends it (${scripts.length} files, compressed as ${how || 'nothing'})`,
    found: `${total.toFixed(1)} kB (largest: ${scripts.slice(0, 6).map(short).join(', ')}); besides it ${sum(data).toFixed(1)} kB of data (${data.map(short).join(', ')})`,
    target: atMost(total, 240, 'kB', OF),
  }
}

/** Brings a saved match to the table, both seats at this screen; gives its address. */
async function bring(page: Page, url: string, { text }: Busiest): Promise<string> {
  await page.goto(`${url}#/`)
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'busiest.merkur.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await lift(page)
  await page.locator('[data-piece]:visible').first().waitFor()
  return page.url()
}

/** From the address to the first counter, in a page of its own, nothing cached, the processor four times slower. */
async function firstCounters(context: BrowserContext, url: string): Promise<Row> {
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    times.push(await firstCounter(page, url))
    await page.close()
  }
  const median = quantile(times, 0.5)
  return {
    what: 'from the address of a match to its first counter, processor four times slower',
    found: `median ${inMs(median)} of ${times.length} (${times.map((t) => t.toFixed(0)).join(', ')})`,
    target: atMost(median, 1500, 'ms', OF),
  }
}

async function frames(page: Page, counters: number): Promise<Row> {
  const runs = []
  for (let i = 0; i < 3; i++) runs.push(await panAndZoom(page))
  const p95 = quantile(
    runs.map((r) => r.p95),
    0.5,
  )
  return {
    what: `pan and zoom over the whole map with ${counters} counters, without a GPU, frame time`,
    found: `p95 ${inMs(p95)} (middle of ${runs.map((r) => r.p95).join(', ')}; p50 ${runs.map((r) => r.p50).join(', ')}; max ${runs.map((r) => r.max).join(', ')})`,
    target: atMost(p95, 32, 'ms at p95', OF),
  }
}

/** In the page: notes for each answer the time from the press to the frame that shows the next question. */
const WATCH = `
  globalThis.answered = []
  let pressed = 0
  addEventListener('pointerdown', () => { pressed = performance.now() }, true)
  new MutationObserver(() => {
    const began = pressed
    if (began === 0) return
    pressed = 0
    requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - began)))
  }).observe(document.querySelector('.decision').parentElement, { childList: true, subtree: true, characterData: true })
`

/** Answers forty questions by mouse, or those that are left: the usual answer, else any button. */
async function clicks(page: Page): Promise<Row> {
  await page.evaluate(WATCH)
  for (let i = 0; i < 40; i++) {
    await lift(page)
    const list = page.locator('.decision details:not([open]) > summary')
    if (await list.count()) await list.click()
    const options = page.locator('.decision [data-option]')
    const usual = page.locator('.decision .options .button.first')
    const n = await options.count()
    // The game may be over before forty answers: the row says how many there were.
    if (n === 0) break
    await ((await usual.count()) > 0 ? usual.first() : options.nth(i % Math.max(1, n))).click()
    await page.waitForTimeout(150)
  }
  const times = await page.evaluate<number[]>('globalThis.answered')
  const p95 = quantile(times, 0.95)
  return {
    what: 'from a press to the frame that shows its answer',
    found: `p95 ${inMs(p95)}; ${spread(times)}`,
    target: atMost(p95, 100, 'ms at p95', OF),
  }
}

/** All measures of one game. */
export async function measureTable(browser: Browser, served: Served, game: string, busiest: Busiest): Promise<Row[]> {
  const load = await firstLoad(browser, served, game)
  const context = await newContext(browser)
  const page = await context.newPage()
  const address = await bring(page, served.url, busiest)
  await page.waitForTimeout(2000)
  const pan = await frames(page, busiest.counters)
  const click = await clicks(page)
  await page.close()
  const counter = await firstCounters(context, address)
  await context.close()
  return [load, counter, pan, click]
}
