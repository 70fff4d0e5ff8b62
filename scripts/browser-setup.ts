// Before the browser tests: serves the built table on a free port and tells the tests its address and the Chromium to use.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.mjs'
import { built, serve } from './serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built table is served, without a slash at the end: `inject('address')`. */
    address: string
    /** The Chromium for playwright-core's `executablePath`: `inject('chromium')`. */
    chromium: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(built, 'index.html'))) {
    throw new Error(`${built} is not there. Build the table first: npx vite build apps/web`)
  }
  const chromium = await findChromium()
  if (chromium === undefined) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its program.')
  const table = await serve({ port: 0 })
  project.provide('address', table.address)
  project.provide('chromium', chromium)
  return table.close
}
