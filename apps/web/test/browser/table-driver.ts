// Hands for the browser tests: a browser, pages that fail on errors, and the common moves at a table.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

let browser: Browser | undefined
const open: { page: Page; faults: string[] }[] = []

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

/** A page in a context of its own. Errors on it fail the test. */
export async function newPage(more: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: inject('chromium'), args: ARGS })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...more,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  open.push({ page, faults })
  return page
}

afterEach(async () => {
  for (const { page, faults } of open.splice(0)) {
    await page.context().close()
    expect(faults).toEqual([])
  }
})

afterAll(async () => {
  await browser?.close()
  browser = undefined
})

/** Goes to a page of the app: `'#/'`, `'#/settings'`. */
export const visit = (page: Page, hash: string): Promise<unknown> => page.goto(`${inject('address')}/${hash}`)

type Who = 'human' | 'bot' | 'random'

/** Opens a new match of the small game from the home page. */
export async function sitDown(
  page: Page,
  players: Readonly<Record<string, Who>>,
  play = /The Beach at Sfakia/,
): Promise<void> {
  await visit(page, '#/')
  await page.getByRole('link', { name: play }).first().click()
  for (const [seat, who] of Object.entries(players)) {
    await page.getByRole('combobox', { name: `Who plays ${seat}` }).selectOption(who)
  }
  await page.getByRole('button', { name: 'Set up the table' }).click()
}

export const card = (page: Page) => page.getByRole('region', { name: 'Decision', exact: true })

/** Lifts the curtain if it is down; gives whether it was. */
export async function lift(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: /show the table/ })
  await button.or(page.locator('.decision')).first().waitFor()
  if (!(await button.isVisible())) return false
  await button.click()
  await page.locator('.decision').waitFor()
  return true
}

/** Takes an answer by what it says, whether it stands as a button or in the list of what the map offers. */
export async function take(page: Page, words: string | RegExp): Promise<void> {
  await openList(page)
  await card(page).locator('[data-option]').filter({ hasText: words }).first().click()
}

/** Opens the list of what the map offers. */
async function openList(page: Page): Promise<void> {
  const list = card(page).locator('details:not([open]) > summary')
  if (await list.count()) await list.click()
}

/** The question on the card. */
export const asked = async (page: Page): Promise<string> =>
  (await card(page).getByRole('heading').first().textContent()) ?? ''

/**
 * Plays on by a rule until `until` is there: the usual answer where there is one, else what `pick` says.
 * Gives who was asked how often.
 */
export async function playOn(
  page: Page,
  until: () => Promise<boolean>,
  pick: (options: number, turn: number) => number = () => 0,
  most = 400,
): Promise<Record<string, number>> {
  const seats: Record<string, number> = {}
  for (let turn = 0; turn < most; turn++) {
    await lift(page)
    if (await until()) return seats
    const seat = await page.locator('.decision').getAttribute('data-seat')
    if (seat === null) {
      await page.waitForTimeout(20)
      continue
    }
    seats[seat] = (seats[seat] ?? 0) + 1
    await page.evaluate(press, pick(1_000_000, turn))
    await page.waitForTimeout(12)
  }
  throw new Error(`not there after ${most} moves; asked is: ${await asked(page)}`)
}

/** In the page: presses the usual answer, else number `n` of the answers there are. */
function press(n: number): void {
  const decision = document.querySelector('.decision')
  const list = decision?.querySelector('details')
  if (list) list.open = true
  const usual = decision?.querySelector<HTMLButtonElement>('.options .button.first')
  const all = [...(decision?.querySelectorAll<HTMLButtonElement>('[data-option]') ?? [])]
  ;(usual ?? all[n % Math.max(1, all.length)])?.click()
}
