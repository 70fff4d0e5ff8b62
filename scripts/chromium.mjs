// Finds a Chromium for the browser tests, and installs one when there is none.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/usr/bin',
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/**
 * The path of an installed Chromium: CHROMIUM_PATH, else one on the PATH, else the one playwright downloaded.
 * @returns {Promise<string | undefined>}
 * @throws {Error} when CHROMIUM_PATH names no program
 */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (runnable(asked)) return asked
    throw new Error(
      `CHROMIUM_PATH is "${asked}", which is no program. Set it to a Chromium, or unset it to have one found.`,
    )
  }
  const found = places
    .flatMap((place) => [...names, 'Google Chrome', 'Chromium'].map((name) => join(place, name)))
    .find(runnable)
  if (found !== undefined) return found
  const { chromium } = await import('playwright-core')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/**
 * The path of a Chromium, installed now when there was none: Debian's package when root, else playwright's own.
 * @returns {Promise<string>}
 * @throws {Error} with what to do when none could be installed
 */
export async function obtainChromium() {
  const there = await findChromium()
  if (there !== undefined) return there
  const tried = []
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium) ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    tried.push(await run('apt-get', ['update', '-qq'], { env }))
    tried.push(await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env }))
    const debian = await findChromium()
    if (debian !== undefined) return debian
  }
  console.log('Installing Chromium for the browser tests (playwright install chromium) ...')
  tried.push(
    await run(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']),
  )
  const own = await findChromium()
  if (own !== undefined) return own
  const said = tried.map(({ output }) => output.trim().split('\n').slice(-4).join('\n')).join('\n')
  throw new Error(`No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH.\n${said}`)
}

/** @param {string} file */
function runnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
