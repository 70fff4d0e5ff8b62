// The pictures: each a name, a size and light, and the way to the state it shows.
import type { Page } from 'playwright-core'
import type { Look, Stage } from './stage.ts'

interface Walk {
  readonly page: Page
  readonly stage: Stage
  readonly game: string
  /** The finished match that is kept beside the pictures, as the page exported it. */
  readonly match: string
}

export interface Shot {
  readonly name: string
  readonly look?: Look
  /** Milliseconds the page rests before it is photographed: the map draws its tiles. */
  readonly settle?: number
  go(walk: Walk): Promise<unknown>
}

/** Moments of the kept match, as numbers of moves: `npm run pictures -- --play` makes another match, and these must be looked up again. */
const AT = { drop: 60, impulse: 254, fire: 320, late: 470 }

const DESK: Look = { width: 1440, height: 900 }
const LARGE: Look = { width: 1600, height: 1000 }
const SMALL: Look = { width: 1280, height: 720 }
const PHONE: Look = { width: 390, height: 844, density: 2, touch: true }

const to =
  (hash: (walk: Walk) => string) =>
  ({ page, stage, ...rest }: Walk): Promise<unknown> =>
    stage.visit(page, hash({ page, stage, ...rest }))

/** Brings the kept match to the shelf; gives its id. */
async function bring({ page, stage, match, game }: Walk): Promise<string> {
  await stage.visit(page, '#/')
  await page.getByRole('heading', { name: 'Matches' }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${game}.merkur.json`, mimeType: 'application/json', buffer: Buffer.from(match) })
  await page.waitForURL(/#\/\w+\/[\w-]+/)
  // It stands on the shelf once its table is open.
  await page.locator('.decision').first().waitFor()
  await page.waitForTimeout(500)
  return /#\/\w+\/([\w-]+)/.exec(page.url())?.[1] ?? ''
}

/** The kept match, played on from a moment by people at one screen. */
async function playOnFrom(walk: Walk, at: number): Promise<void> {
  const { page, stage } = walk
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  const id = await bring(walk)
  await stage.visit(page, `#/replay/${id}?at=${at}`)
  await page.getByText(`Move ${at} of`).waitFor()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => !url.href.includes(id))
  if (size) await page.setViewportSize(size)
  const curtain = page.getByRole('button', { name: /show the table/ })
  await curtain.or(page.locator('.decision')).first().waitFor()
  if (await curtain.isVisible()) await curtain.click()
  await page.locator('.decision').waitFor()
  await page.locator('[data-piece]').first().waitFor({ state: 'attached' })
}

const at = (moment: keyof typeof AT, then?: (page: Page) => Promise<unknown>) => async (walk: Walk) => {
  await playOnFrom(walk, AT[moment])
  await then?.(walk.page)
}

const replay = (moment: keyof typeof AT) => async (walk: Walk) => {
  const id = await bring(walk)
  await walk.stage.visit(walk.page, `#/replay/${id}?at=${AT[moment]}`)
  await walk.page.getByText(`Move ${AT[moment]} of`).waitFor()
}

/** Points at the first answer that shows its odds. */
async function showOdds(page: Page): Promise<void> {
  const list = page.locator('.decision details:not([open]) > summary')
  if (await list.count()) await list.first().click()
  for (const option of await page.locator('.decision [data-option]').all()) {
    await option.hover()
    await page.waitForTimeout(250)
    if ((await page.locator('.odds').count()) > 0) return
  }
}

/** Presses a counter or a hex that is not lit until the table says why not. */
async function askWhy(page: Page): Promise<void> {
  const box = await page.locator('.map').boundingBox()
  if (!box) return
  for (const [x, y] of [
    [0.62, 0.3],
    [0.4, 0.6],
    [0.3, 0.35],
    [0.7, 0.6],
  ] as const) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
    await page.waitForTimeout(500)
    if (await page.locator('.why h3').filter({ hasText: 'Why not' }).count()) return
  }
}

export const SHOTS: readonly Shot[] = [
  { name: 'home', look: { width: 1440, height: 1100 }, go: to(() => '#/') },
  { name: 'home-dark', look: { width: 1440, height: 1100, dark: true }, go: to(() => '#/') },
  { name: 'home-phone', look: PHONE, go: to(() => '#/') },
  { name: 'game', look: DESK, go: to(({ game }) => `#/game/${game}`) },
  { name: 'new-match', look: SMALL, go: to(({ game }) => `#/new/${game}`) },
  { name: 'table', look: LARGE, settle: 2500, go: at('impulse', showOdds) },
  { name: 'table-dark', look: { ...LARGE, dark: true }, settle: 2500, go: at('impulse', showOdds) },
  { name: 'table-small', look: SMALL, settle: 2000, go: at('fire', showOdds) },
  { name: 'table-phone', look: PHONE, settle: 2500, go: at('impulse') },
  { name: 'table-phone-dark', look: { ...PHONE, dark: true }, settle: 2500, go: at('fire') },
  { name: 'drop', look: DESK, settle: 2000, go: at('drop', showOdds) },
  { name: 'why-not', look: DESK, settle: 1500, go: at('late', askWhy) },
  {
    name: 'overlay',
    look: DESK,
    settle: 1500,
    go: at('late', async (page) => {
      const list = page.locator('.map-overlays:not([open]) > summary')
      if (await list.count()) await list.click()
      await page.locator('.map-overlays .button').first().click()
    }),
  },
  {
    name: 'rules',
    look: DESK,
    settle: 1500,
    go: at('fire', (page) => page.getByRole('tab', { name: 'Rules' }).click()),
  },
  {
    name: 'forces',
    look: SMALL,
    settle: 1500,
    go: at('fire', (page) => page.getByRole('tab', { name: 'Forces' }).click()),
  },
  {
    name: 'charts',
    look: { ...SMALL, dark: true },
    settle: 1500,
    go: at('fire', (page) => page.getByRole('tab', { name: 'Charts' }).click()),
  },
  { name: 'text-view', look: DESK, go: at('impulse', (page) => page.keyboard.press('Shift+V')) },
  { name: 'replay-first-drops', look: SMALL, settle: 2000, go: replay('drop') },
  { name: 'replay-fight', look: SMALL, settle: 2000, go: replay('impulse') },
  { name: 'replay-late', look: { ...SMALL, dark: true }, settle: 2000, go: replay('late') },
  { name: 'replay-phone', look: PHONE, settle: 2000, go: replay('impulse') },
  {
    name: 'result',
    look: SMALL,
    settle: 2000,
    go: async (walk) => {
      const id = await bring(walk)
      await walk.stage.visit(walk.page, `#/table/${id}`)
      await walk.page.locator('.decision[aria-label=Result]').waitFor()
    },
  },
  ...[false, true].map(
    (dark): Shot => ({
      name: dark ? 'report-dark' : 'report',
      look: { width: 1440, height: 1300, dark },
      settle: 1500,
      go: async (walk) => {
        const id = await bring(walk)
        await walk.stage.visit(walk.page, `#/report/${id}`)
        await walk.page.getByRole('heading', { name: 'Moments that decided it' }).waitFor()
      },
    }),
  ),
  { name: 'lab', look: DESK, settle: 6000, go: to(({ game }) => `#/lab/${game}`) },
  { name: 'tutorial', look: DESK, settle: 6000, go: to(({ game }) => `#/tutorial/${game}`) },
  { name: 'settings', look: { width: 1280, height: 900 }, go: to(() => '#/settings') },
]
