// Keyboard alone, the text view, axe on every page by day and by lamplight, and a narrow screen.
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { asked, card, lift, newPage, sitDown, take, visit } from './table-driver.ts'

test('axe finds nothing on any page and in any state of the table, by lamplight and by day', async () => {
  const page = await newPage({ colorScheme: 'dark' })
  const found: Record<string, string[]> = {}
  const look = async (name: string): Promise<void> => {
    const dark = await violations(page)
    // The light changes colours only.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator(':root[data-theme=light]').waitFor()
    const light = await violations(page, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator(':root[data-theme=dark]').waitFor()
    const list = [...dark, ...light.map((one) => `by day, ${one}`)]
    if (list.length > 0) found[name] = list
  }
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
  await visit(page, '#/')
  await heading('Matches')
  await look('home')
  await visit(page, '#/game/example')
  await heading('Where the data come from')
  await look('game')
  await visit(page, '#/settings')
  await heading('Settings')
  await look('settings')
  await visit(page, '#/lab')
  await heading('Lab')
  await look('lab, first page')
  await visit(page, '#/nowhere')
  await heading('Nothing is at this address')
  await look('lost')
  await sitDown(page, { German: 'human', Allied: 'human' })
  await lift(page)
  await look('table')
  for (const tab of ['Boxes', 'Forces', 'Charts', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel').locator('section').first().waitFor()
    await look(tab)
  }
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.locator('[data-piece]:visible').first().hover()
  await page.keyboard.press('w')
  await page.locator('.why').waitFor()
  await look('why not')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+V')
  await heading('Cursor')
  await look('text view')
  await page.keyboard.press('Shift+V')
  for (const [key, title] of [
    ['Shift+H', 'Keys and help'],
    ['Control+k', 'Find a command'],
    ['Shift+O', 'Standing orders'],
    ['Control+s', 'Save to a file'],
  ] as const) {
    await page.locator('.map').waitFor()
    await page.keyboard.press(key)
    await heading(title)
    await look(title)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const curtain = page.getByRole('button', { name: /show the table/ })
  for (let i = 0; i < 6 && !(await curtain.isVisible()); i++) {
    await take(page, /./)
    await page.waitForTimeout(400)
  }
  await curtain.waitFor()
  await look('curtain')
  const match = /table\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await visit(page, `#/report/${match}`)
  await heading('Moments that decided it')
  await look('report')
  await visit(page, `#/replay/${match}`)
  await page.getByRole('region', { name: 'Moment of the past' }).waitFor()
  await look('replay')
  await visit(page, '#/new/example')
  await page.getByRole('button', { name: 'Set up the table' }).waitFor()
  await look('new match')
  await visit(page, '#/tutorial/maleme')
  await page.getByRole('region', { name: 'Lesson' }).waitFor()
  await look('guided first turn')
  await visit(page, '#/table/nothing')
  await heading('This table cannot be opened')
  await look('cannot be opened')
  await visit(page, '#/lab/example')
  await page.getByRole('region', { name: 'Lab' }).waitFor()
  await look('lab')
  expect(found).toEqual({})
})

test('set-up and first answers by keyboard alone, from the home page on', async () => {
  const page = await newPage()
  await visit(page, '#/')
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const e = document.activeElement
        return `${e?.getAttribute('aria-label') ?? ''} ${e?.textContent ?? ''}`
      })
      if (name.test(here)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await tabTo(/Beach at Sfakia/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Set up the table' }).waitFor()
  await tabTo(/Set up the table/)
  await page.keyboard.press('Enter')
  await card(page).waitFor()
  const first = await asked(page)
  // The map's cursor begins at a space that may be chosen: one arrow puts it there.
  // The dialog that has just closed gives the focus back a moment later: the arrow is pressed until the map has heard it.
  await expect
    .poll(async () => {
      await page.locator('.map').focus()
      await page.keyboard.press('ArrowDown')
      return page.locator('.map-voice').textContent()
    })
    .toMatch(/can be chosen/)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page).catch(() => '')).not.toBe(first)
  await page.keyboard.press('?')
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
  await expect.poll(() => page.locator('.rule[data-read]').count()).toBe(1)
})

test('the text view plays the same decision: headings, lists, cursor, and a live region that tells', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'random' })
  await lift(page)
  await page.keyboard.press('Shift+V')
  for (const name of ['Now', /Units that can be chosen/, /Places that can be chosen/, 'Cursor']) {
    await page.getByRole('heading', { name, level: 2 }).waitFor()
  }
  const first = await asked(page)
  const cursor = page.getByRole('application', { name: 'Map cursor' })
  await cursor.focus()
  const before = await cursor.textContent()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => cursor.textContent()).not.toBe(before)
  await page.keyboard.press('w')
  await page
    .getByRole('dialog', { name: /Why not|Lost|At sea|./ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.locator('section[aria-labelledby=reader-spaces] button').first().click()
  await expect.poll(() => asked(page).catch(() => '')).not.toBe(first)
  await expect.poll(() => page.getByTestId('news').textContent()).not.toBe('')
})

test('at 390 pixels nothing runs over the edge, the card is a sheet, and a decision can be made', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(page, { German: 'human', Allied: 'bot' })
  await lift(page)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wide()).toBeLessThanOrEqual(0)
  const map = await page.locator('.map-place').boundingBox()
  expect(map?.height).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Show journal, boxes and rules' }).click()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('searchbox', { name: /rules/ }).fill('contact')
  await expect.poll(() => page.locator('.rule').count()).toBeGreaterThan(0)
  expect(await wide()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Show more of the map' }).click()
  const first = await asked(page)
  await page.locator('.on-board summary').click()
  await page.locator('.on-board [data-option]').first().tap()
  await expect.poll(() => asked(page).catch(() => '')).not.toBe(first)
  for (const hash of ['#/', '#/settings', '#/game/example', '#/lab']) {
    await visit(page, hash)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await wide(), hash).toBeLessThanOrEqual(0)
  }
})
