// Files in and out, positions as links, playing without a network.
import { brotliCompressSync } from 'node:zlib'
import type { Download } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, card, lift, newPage, playOn, sitDown, visit } from './table-driver.ts'

const bring = async (page: Awaited<ReturnType<typeof newPage>>, name: string, text: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('broken and foreign files are refused in words that say what is wrong, and nothing is lost', async () => {
  const page = await newPage()
  await visit(page, '#/')
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  for (const [name, text, words] of [
    ['empty.json', '', /is empty/],
    ['cut.json', '{"merkur":1,"kind":"match","sta', /is broken/],
    ['letter.txt', 'Dear sir', /neither a saved match .* nor a position/],
    ['other.json', '{"merkur":1,"kind":"match","start":{"game":"chess"}}', /found "chess"; allowed: /],
  ] as const) {
    await bring(page, name, text)
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(words)
  }
  await bring(page, 'newer.json', '{"merkur":99,"kind":"match","start":{"game":"example"}}')
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/newer Merkur/)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('Nothing yet.').waitFor()
  await bring(page, 'bad.yaml', 'game: example\nposition: { turn: 77 }\n')
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/turn.*77/)
})

test('a match goes out as a file and comes back at the same decision, without its coming dice', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'bot' })
  await playOn(page, { selector: '.line', count: 4 })
  const question = await asked(page)
  await page.keyboard.press('Control+s')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'The whole match' }).click(),
  ])
  const text = await textOf(file)
  expect(JSON.parse(text)).not.toHaveProperty('seed')
  await visit(page, '#/')
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  await bring(page, 'mine.merkur.json', text)
  await lift(page)
  await card(page).waitFor()
  expect(await asked(page)).toBe(question)
})

/** Changes what the shelf holds of a match. */
const spoil = (page: Awaited<ReturnType<typeof newPage>>, id: string, how: 'cut' | 'bend'): Promise<string> =>
  page.evaluate(
    ([key, act]) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('merkur')
        opening.onerror = () => fail(new Error('the shelf cannot be opened'))
        opening.onsuccess = () => {
          const store = opening.result.transaction('logs', 'readwrite').objectStore('logs')
          const reading = store.get(key)
          reading.onsuccess = () => {
            const whole = String(reading.result)
            // The last answer becomes one that nobody was offered.
            const save = JSON.parse(whole) as {
              answers: [string, string, string[]][]
              given: number[][]
              order: number[]
            }
            const question = save.order.at(-1) ?? -1
            const keys = save.answers[question]?.[2] ?? []
            const given = save.given[question] ?? []
            given[given.length - 1] = keys.push('no such answer') - 1
            const text = act === 'cut' ? whole.slice(0, whole.length / 2) : JSON.stringify(save)
            store.put(text, key)
            opening.result.close()
            done(text)
          }
        }
      }),
    [id, how] as const,
  )

const textOf = async (file: Download): Promise<string> => {
  let text = ''
  for await (const part of await file.createReadStream()) text += String(part)
  return text
}

test('a damaged save is refused in words, stays on the shelf and can be taken out; one that fits in part is kept beside', async () => {
  const page = await newPage()
  await sitDown(page, { German: 'human', Allied: 'human' })
  await playOn(page, { selector: '.line', count: 6 })
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await visit(page, '#/')
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  const before = await spoil(page, id, 'bend')
  await visit(page, `#/table/${id}`)
  await lift(page)
  await page.getByText(/As it was saved, it is kept among the matches/).waitFor()
  await visit(page, '#/')
  await expect.poll(() => page.locator('.shelf-row').count()).toBe(2)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export .*, as it was saved/ }).click(),
  ])
  expect(JSON.parse(await textOf(kept))).toEqual(
    JSON.parse(before, (name, value) => (name === 'seed' ? undefined : (value as unknown))),
  )
  const cut = await spoil(page, id, 'cut')
  await visit(page, `#/table/${id}`)
  await page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor()
  expect(await page.getByRole('alert').textContent()).toMatch(/cut off|broken|JSON/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export it as it is' }).click(),
  ])
  expect(await textOf(file)).toBe(cut)
  await visit(page, '#/')
  await expect.poll(() => page.locator('.shelf-row').count()).toBe(2)
})

test('the lab places a unit by hand, takes it back, and shares the position as a link that opens it', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await visit(page, '#/lab/example')
  const lab = page.getByRole('region', { name: 'Lab' })
  await lab.getByRole('button', { name: /playing/ }).click()
  await lab.getByRole('combobox', { name: 'Units not on the map' }).selectOption({ index: 1 })
  await lab.getByText('In the hand:').waitFor()
  const pieces = await page.locator('[data-piece]').count()
  const map = await page.locator('.map-place').boundingBox()
  if (!map) throw new Error('no map')
  await page.mouse.click(map.x + map.width / 2, map.y + map.height * 0.28)
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(pieces + 1)
  await lab.getByRole('button', { name: 'Share as link' }).click()
  await lab.getByText('The link is in the clipboard').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await lab.getByRole('button', { name: 'Take change back' }).click()
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(pieces)
  await visit(page, '#/')
  await page.goto(link)
  await page.getByRole('region', { name: 'Lab' }).waitFor()
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(pieces + 1)
  await visit(page, '#/lab/example?p=AAAA')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toMatch(/cannot be read/)
})

test('in the lab a unit is dragged to another place, and carried there by keys alone', async () => {
  const page = await newPage()
  await visit(page, '#/lab/example')
  const lab = page.getByRole('region', { name: 'Lab' })
  await lab.getByRole('button', { name: /playing/ }).click()
  const counter = page.locator('[data-piece]:visible').first()
  const name = (await counter.getAttribute('data-piece')) ?? ''
  const place = () => page.locator(`[data-piece="${name}"] [role=button]`).getAttribute('aria-label')
  const middle = async () => {
    const box = await page.locator(`[data-piece="${name}"] .map-touch`).boundingBox()
    if (!box) throw new Error('no counter')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const first = await place()
  const [x, y] = await middle()
  const map = await page.locator('.map').boundingBox()
  if (!map) throw new Error('no map')
  const [cx, cy] = [map.x + map.width / 2, map.y + map.height / 2]
  const shift = map.height * 0.3
  const to = [x + (x < cx ? shift : -shift), y + (y < cy ? shift : -shift)] as const
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2, { steps: 4 })
  await page.mouse.move(...to, { steps: 4 })
  await page.mouse.up()
  await expect.poll(place).not.toBe(first)
  const dragged = await place()
  await page.locator(`[data-piece="${name}"] [role=button]`).focus()
  await page.keyboard.press('Enter')
  await lab.getByText(/In the hand:/).waitFor()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect.poll(place).not.toBe(dragged)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-piece]') !== null)).toBe(true)
  await page.keyboard.press('Enter')
  await lab.getByText(/In the hand:/).waitFor()
  await page.keyboard.press('Escape')
  await lab.getByText(/Drag a unit/).waitFor()
})

test('after the first visit a match is played without a network', async () => {
  const page = await newPage({ serviceWorkers: 'allow' })
  await visit(page, '#/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await sitDown(page, { German: 'human', Allied: 'bot' })
  await card(page).waitFor()
  const first = await asked(page)
  await page.locator('.on-board summary').click()
  await page.locator('.on-board [data-option]').first().click()
  await expect.poll(() => asked(page).catch(() => '')).not.toBe(first)
})

test('the first load with one game is at most 240 kB of compressed script', async () => {
  const page = await newPage()
  const scripts = new Map<string, Buffer>()
  page.context().on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    void response.body().then(
      (body) => scripts.set(response.url(), body),
      () => undefined,
    )
  })
  await sitDown(page, { German: 'human', Allied: 'bot' }, /^Play 12 Hours/)
  await card(page).waitFor()
  await page.waitForLoadState('networkidle')
  // A map's layers and heights travel as modules too, but they are data.
  const programs = [...scripts].filter(([url]) => !/\/(layers|relief)-/.test(url)).map(([, body]) => body)
  expect(programs.length).toBeGreaterThan(5)
  const bytes = programs.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(bytes).toBeLessThanOrEqual(240_000)
})
