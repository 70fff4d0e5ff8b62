// Measures the map: frame times of a scripted pan and zoom, the first counter, a click. `npx tsx apps/web/bench/frames.ts`
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sirv from 'sirv'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))

export interface Frames {
  readonly frames: number
  readonly mean: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Milliseconds between frames while hands drag and turn the wheel: across, out to the whole map, in again. */
export async function panAndZoom(page: Page): Promise<Frames> {
  // The compiler that runs this script names inner functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (f) => f')
  const gaps = await page.evaluate(async () => {
    const map = document.querySelector<HTMLElement>('.map')
    if (!map) return []
    const box = map.getBoundingClientRect()
    const cx = box.left + box.width / 2
    const cy = box.top + box.height / 2
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const pointer = (type: string, x: number, y: number) =>
      map.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          isPrimary: true,
          clientX: x,
          clientY: y,
          button: 0,
          buttons: 1,
        }),
      )
    const wheel = (delta: number) =>
      map.dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: delta, clientX: cx, clientY: cy }),
      )
    // A synthetic pointer cannot be captured; the map asks for it only to follow hands that leave it.
    map.setPointerCapture = () => {}
    for (let i = 0; i < 12; i++) {
      wheel(-60)
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const times: number[] = [await frame()]
    pointer('pointerdown', cx, cy)
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * 2 * Math.PI
      pointer('pointermove', cx + 320 * Math.sin(a), cy + 220 * Math.sin(2 * a))
      times.push(await frame())
    }
    pointer('pointerup', cx, cy)
    for (let i = 0; i < 60; i++) {
      wheel(24)
      times.push(await frame())
    }
    for (let i = 0; i < 60; i++) {
      wheel(-32)
      times.push(await frame())
    }
    return times.slice(1).map((t, i) => t - (times[i] ?? t))
  })
  const sorted = [...gaps].sort((a, b) => a - b)
  const at = (q: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0) * 10) / 10
  return {
    frames: gaps.length,
    mean: Math.round((gaps.reduce((a, b) => a + b, 0) / gaps.length) * 10) / 10,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
  }
}

/** Milliseconds from navigation to the first counter on the screen. */
export async function firstCounter(page: Page, url: string): Promise<number> {
  await page.addInitScript('globalThis.__name = (f) => f')
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-piece]')) return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-counter')))
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('first-counter').length > 0)
  return page.evaluate(() => Math.round(performance.getEntriesByName('first-counter')[0]?.startTime ?? 0))
}

/** Builds the demo and serves it. */
async function serve(): Promise<{ url: string; close: () => void }> {
  await build({ configFile: join(here, '../demo/vite.config.ts'), logLevel: 'error' })
  const server = createServer(sirv(join(here, '../dist/demo'), { dev: true }))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

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

async function main(): Promise<void> {
  const game = process.argv[2] ?? 'maleme'
  const served = await serve()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const url = `${served.url}?bare&game=${game}`
  await page.goto(url)
  await page.waitForFunction(() => document.title === 'settled', undefined, { timeout: 30_000 })
  for (let run = 1; run <= 3; run++) {
    const f = await panAndZoom(page)
    process.stdout.write(
      `${game} 1280x720 run ${run}: ${f.frames} frames, mean ${f.mean}, p50 ${f.p50}, p95 ${f.p95}, max ${f.max} ms\n`,
    )
  }
  const slow = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const session = await slow.context().newCDPSession(slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  process.stdout.write(`${game} first counter at 4x slower CPU: ${await firstCounter(slow, url)} ms\n`)
  await browser.close()
  served.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
