// The stage of the pictures: the built table served on a free port, and pages of a given size and light in Chromium.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { run } from '../run.mjs'
import { built, serve } from '../serve.mjs'

export interface Stage {
  /** A page in a context of its own, with these settings of the table; errors on it end the script. */
  page(look?: Look): Promise<Page>
  /** Goes to a page of the app: `'#/'`. */
  visit(page: Page, hash: string): Promise<unknown>
  close(): Promise<void>
}

export interface Look {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** Screen pixels a CSS pixel. */
  readonly density?: number
  readonly touch?: boolean
  readonly settings?: Readonly<Record<string, unknown>>
}

const ARGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  if (executablePath === undefined)
    throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its program.')
  return chromium.launch({ executablePath, args: ARGS })
}

/** Opens the stage. Builds the table first when it is not built. */
export async function openStage(): Promise<Stage> {
  if (!existsSync(join(built, 'index.html'))) await run('npx', ['vite', 'build', 'apps/web'])
  const browser = await launch()
  // A copy: whoever builds the table anew meanwhile takes no file away from under a page.
  const folder = mkdtempSync(join(tmpdir(), 'merkur-pictures-'))
  cpSync(built, folder, { recursive: true })
  const table = await serve({ port: 0, folder })
  return {
    async page({ width = 1440, height = 900, dark = false, density = 1, touch = false, settings = {} } = {}) {
      const options: BrowserContextOptions = {
        viewport: { width, height },
        deviceScaleFactor: density,
        hasTouch: touch,
        isMobile: touch,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      }
      const context = await browser.newContext(options)
      await context.addInitScript(
        `localStorage.setItem('merkur.settings', ${JSON.stringify(JSON.stringify({ pace: 0, motion: 'off', ...settings }))})`,
      )
      // The compiler that runs this script names inner functions with a helper that the page does not have.
      await context.addInitScript('globalThis.__name = (f) => f')
      const page = await context.newPage()
      page.setDefaultTimeout(12_000)
      page.on('pageerror', (error) => {
        throw error
      })
      return page
    },
    visit: (page, hash) => page.goto(`${table.address}/${hash}`),
    async close() {
      await browser.close()
      table.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
