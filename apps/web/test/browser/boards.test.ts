// The large boards: they open with their counters in sight, one travels over them, states are told, and questions are answered.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { asked, lift, newPage, take, visit } from './table-driver.ts'

interface Guest {
  readonly seats: readonly string[]
  /** A part that is too large for single counters, a place with counters, and a unit. */
  readonly part: string
  readonly place: string
  readonly unit: string
  readonly scheme: 'light' | 'dark'
}

const GUESTS: Readonly<Record<string, Guest>> = {
  crete: {
    seats: ['German', 'Commonwealth'],
    part: 'Crete',
    place: 'Galatas',
    unit: 'Leader Freyberg',
    scheme: 'light',
  },
  kreta: {
    seats: ['German', 'British'],
    part: 'Crete',
    place: 'Suda',
    unit: '22 NZ',
    scheme: 'dark',
  },
}

/** Counters that are drawn one by one now. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.map-counter')]
      .filter((g) => g.style.display !== 'none')
      .map((g) => g.querySelector('[role=button]')?.getAttribute('aria-label') ?? ''),
  )

/** A new match of a game, all seats in human hands. */
async function sitDown(page: Page, game: string, seats: readonly string[]): Promise<void> {
  await visit(page, `#/new/${game}`)
  for (const seat of seats) await page.getByRole('combobox', { name: `Who plays ${seat}` }).selectOption('human')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await lift(page)
}

async function goTo(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Go to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByRole('searchbox').fill(words)
  await dialog.getByRole('button').filter({ hasText: words }).first().click()
  await dialog.waitFor({ state: 'detached' })
}

test.each(Object.entries(GUESTS))('%s opens, is travelled over, and takes an answer', async (game, guest) => {
  const page = await newPage({ colorScheme: guest.scheme })
  await sitDown(page, game, guest.seats)
  await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(3)
  // From afar no counter is drawn alone; a place and a unit are gone to by name.
  await page.getByRole('button', { name: guest.part, exact: true }).click()
  await expect.poll(() => drawn(page)).toEqual([])
  await goTo(page, guest.place)
  await expect
    .poll(async () => (await drawn(page)).filter((label) => label.includes(guest.place)).length)
    .toBeGreaterThan(0)
  await goTo(page, guest.unit)
  await expect.poll(async () => (await drawn(page)).some((label) => label.startsWith(guest.unit))).toBe(true)
  expect(await violations(page)).toEqual([])
  const before = await asked(page)
  for (let i = 0; i < 4 && (await asked(page).catch(() => before)) === before; i++) {
    await take(page, /./)
    await page.waitForTimeout(300)
  }
  await expect.poll(() => asked(page).catch(() => '')).not.toBe(before)
})

test('[5.5] the state of an area is told where the cursor stands, and its counters lie apart by side', async () => {
  const page = await newPage()
  await sitDown(page, 'crete', ['German', 'Commonwealth'])
  await goTo(page, 'Galatas')
  await page.locator('.map').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.locator('.map-voice').textContent()).toMatch(/held by the Commonwealth/)
})

test('[6.3] a press on the plate at the edge of a sector travels to the strategic area, and back', async () => {
  const page = await newPage()
  await sitDown(page, 'crete', ['German', 'Commonwealth'])
  await page.getByRole('button', { name: 'Maleme - Chania' }).click()
  const plate = (name: RegExp) => page.locator('.map-gate').filter({ hasText: name }).locator('visible=true').first()
  await plate(/Vrysses/).click()
  await plate(/Kalami/).click()
  await expect.poll(async () => (await drawn(page)).some((label) => label.includes('Kalami'))).toBe(true)
})

test('at 390 pixels the boards keep within the screen and their overlays are chosen by word', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(page, 'kreta', ['German', 'British'])
  await page.getByText('Overlays', { exact: true }).tap()
  await page.getByRole('button', { name: /British zones of control/ }).tap()
  await page.getByText('British zones: the figure is how many').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
