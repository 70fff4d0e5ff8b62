// Whole matches through the real page: both seats, undo and redo, replay and fork, refresh, the curtain.
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { asked, card, lift, newPage, playOn, sitDown, take, visit } from './table-driver.ts'

const OVER = { selector: '.decision[aria-label=Result]' }

test('a whole match is played from both seats at one screen, then reported and replayed', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' })
  const seats = await playOn(page, OVER, 5)
  expect(Object.keys(seats)).toHaveLength(2)
  expect(await violations(page), 'axe at the result').toEqual([])
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await page.getByRole('heading', { name: 'Moments that decided it' }).waitFor()
  const moment = page.locator('.moments a').first()
  const at = /at=(\d+)/.exec((await moment.getAttribute('href')) ?? '')?.[1]
  await moment.click()
  await page.getByText(`Move ${at} of`).waitFor()
  await page.getByRole('button', { name: 'Onlooker' }).click()
  await page.getByText(`Move ${at} of`).waitFor()
})

test('replay steps, and playing on from a moment makes a new match that stands there', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' })
  await playOn(page, { selector: '.line', count: 9 }, 5)
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  const past = page.getByRole('region', { name: 'Moment of the past' })
  const last = Number(await page.getByRole('slider', { name: 'Moment' }).getAttribute('max'))
  await past.getByText(`Move ${last - 2} of ${last}`).waitFor()
  const moment = (await past.getByRole('heading').textContent()) ?? ''
  expect(moment).toMatch(/Move \d+ of \d+/)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => !url.href.includes(id))
  await lift(page)
  await card(page).waitFor()
  const [, seq] = /Move (\d+)/.exec(moment) ?? []
  expect(await page.getByRole('slider', { name: 'Moment' }).getAttribute('max')).toBe(seq)
})

test('undo takes back, redo plays again, and the question is the same each time', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' })
  await lift(page)
  const first = await asked(page)
  await take(page, /./)
  await lift(page)
  await expect.poll(() => asked(page)).not.toBe(first)
  await page.keyboard.press('z')
  await lift(page)
  await expect.poll(() => asked(page)).toBe(first)
  await page.keyboard.press('Shift+Z')
  await lift(page)
  await expect.poll(() => asked(page)).not.toBe(first)
})

test('a refresh in the middle of a decision resumes the same decision', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'bot' })
  await playOn(page, { selector: '.line', count: 5 })
  const before = { asked: await asked(page), lines: await page.locator('.line').allInnerTexts() }
  await page.reload()
  await card(page).waitFor()
  expect({ asked: await asked(page), lines: await page.locator('.line').allInnerTexts() }).toEqual(before)
  await visit(page, '#/')
  await page.getByRole('link', { name: /^Go on:/ }).click()
  await card(page).waitFor()
  expect(await asked(page)).toBe(before.asked)
})

test('behind the curtain and after it nothing of the other side is on the page', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' })
  await lift(page)
  // Both plan in secret; the other seat's posts carry badges that say what lies under them.
  const own = 'Under it'
  let seen = false
  for (let i = 0; i < 12; i++) {
    const down = page.getByRole('button', { name: /show the table/ })
    await down.or(page.locator('.decision')).first().waitFor()
    const page1 = await page.content()
    if (await down.isVisible()) {
      expect(page1).not.toContain(own)
      expect(await page.locator('[data-piece], .line, [data-option]').count()).toBe(0)
      await down.click()
      await page.locator('.decision').waitFor()
      seen = true
    }
    const seat = await page.locator('.decision').getAttribute('data-seat')
    if (seat === 'german') expect(await page.content()).not.toContain(own)
    if (seen && seat === 'german' && (await page.locator('[data-piece]').count()) > 0) break
    await take(page, /./)
    await page.waitForTimeout(60)
  }
  expect(seen).toBe(true)
})

test('two turns of the first game are played from both seats', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' }, /^Play 12 Hours/)
  const seats = await playOn(page, { selector: '.table-phase', words: '9:30' }, 7)
  expect(Object.keys(seats).sort()).toEqual(['allied', 'german'])
})
