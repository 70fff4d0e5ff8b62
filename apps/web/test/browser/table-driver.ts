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

/** What play goes on for: so many elements that a selector finds, with these words in them. */
interface Goal {
  readonly selector: string
  readonly words?: string
  readonly count?: number
}

/**
 * Plays on inside the page until the goal is there: the usual answer where there is one, else the answer number
 * `turn * stride`. Gives who was asked how often.
 */
export async function playOn(page: Page, goal: Goal, stride = 1, most = 900): Promise<Record<string, number>> {
  await page.locator('.decision, .curtain').first().waitFor()
  const { seats, there, asked: last } = await page.evaluate(playInPage, { goal, stride, most })
  if (!there) throw new Error(`not there after ${most} moves; asked is: ${last}`)
  return seats
}

/** Runs in the page. */
async function playInPage({ goal, stride, most }: { goal: Goal; stride: number; most: number }) {
  const seats: Record<string, number> = {}
  const soon = (): Promise<unknown> => new Promise((go) => setTimeout(go, 4))
  const found = (): boolean =>
    [...document.querySelectorAll(goal.selector)].filter((e) => e.textContent.includes(goal.words ?? '')).length >=
    (goal.count ?? 1)
  const now = (): string =>
    `${document.querySelector('.timeline input')?.getAttribute('max')} ${document.querySelector('.decision')?.textContent}`
  for (let turn = 0, idle = 0; turn < most && idle < 3000; idle++) {
    document.querySelector<HTMLButtonElement>('.curtain button')?.click()
    if (found()) return { seats, there: true, asked: '' }
    const decision = document.querySelector('.decision[data-seat]')
    const list = decision?.querySelector('details')
    if (list) list.open = true
    const all = [...(decision?.querySelectorAll<HTMLButtonElement>('[data-option]') ?? [])]
    const answer = all.find((b) => b.classList.contains('first')) ?? all[(turn * stride) % Math.max(1, all.length)]
    if (!decision || !answer) {
      await soon()
      continue
    }
    const seat = decision.getAttribute('data-seat') ?? ''
    seats[seat] = (seats[seat] ?? 0) + 1
    const before = now()
    answer.click()
    for (let i = 0; i < 250 && now() === before; i++) await soon()
    turn++
    idle = 0
  }
  return { seats, there: false, asked: document.querySelector('.decision')?.textContent ?? 'nothing' }
}
