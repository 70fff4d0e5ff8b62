// Draws the covers of the games from their own maps, in the theme of the table: `npx tsx scripts/covers.ts [game ...]`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { CoverOrder } from '../apps/web/demo/cover.ts'
import { launch } from './pictures/stage.ts'
import { root } from './run.mjs'

const SIZE = { width: 800, height: 400, most: 40_000 }

/** What each lid shows: a part of the map (left, top, width in its plane), its words, and where its label lies. */
const LIDS: Readonly<Record<string, Pick<CoverOrder, 'part' | 'title' | 'sub' | 'corner'>>> = {
  maleme: { part: [-1.1, -0.5, 13.8], title: '12 Hours at Maleme', sub: '20 May 1941', corner: 'right' },
  kreta: { part: [12, -21.3, 28], title: 'Kreta 1941', sub: '20 May to 1 June', corner: 'left' },
  crete: { part: [58, 36, 104], title: 'Crète 1941', sub: 'Opération Merkur', corner: 'left' },
  descent: { part: [30.5, 0.1, 31], title: 'Descent on Crete', sub: 'Maleme to Canea, May 1941', corner: 'left' },
  marita: { part: [42.2, -165.6, 51], title: 'Marita-Merkur', sub: 'The Balkans, April and May 1941', corner: 'left' },
}

interface Balkans {
  readonly land: readonly (readonly number[])[]
  readonly lakes: readonly (readonly number[])[]
  readonly borders: readonly (readonly number[])[]
  readonly rivers: readonly (readonly number[])[]
  readonly towns: readonly (readonly [string, number, number])[]
  readonly relief: { readonly x0: number; readonly y0: number; readonly stepX: number; readonly stepY: number }
}

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** The theme's pens are as wide as suits a plane in which a hex is one unit: the Balkans are drawn so many units a degree. */
const GROWN = 4

/** The Balkans in the theme's layers, for a game whose own map is not drawn yet. */
function balkans(): Pick<CoverOrder, 'art' | 'borders'> {
  const { land, lakes, borders, rivers, towns, relief } = json('scripts', 'covers', 'balkans.json') as Balkans
  const sheet = [40, -172, 96, -132]
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = sheet
  const grown = (line: readonly number[]): readonly number[] => line.map((v) => v * GROWN)
  const name = (text: string, x: number, y: number, size: number, style: string, spacing = 0) => ({
    text,
    x: x * GROWN,
    y: y * GROWN,
    size: size * GROWN,
    style,
    spacing,
  })
  const shores = land.map(grown)
  const waters = lakes.map(grown)
  const layers = {
    about: { title: 'The Balkans', extent: { map: sheet }, metresPerUnit: 28_000 },
    sea: { polygons: [[[x0, y0, x1, y0, x1, y1, x0, y1], ...shores]], coast: [...shores, ...waters].map(closed) },
    lakes: waters.map((ring) => ({ ring })),
    streams: rivers.map((line) => ({ line: grown(line), width: 0.06 })),
    names: [
      name('ÆGEAN SEA', 19.75, -38.85, 0.27, 'sea', 0.2),
      name('IONIAN SEA', 14, -38.2, 0.27, 'sea', 0.3),
      name('SEA OF CRETE', 19.3, -36.05, 0.2, 'sea', 0.25),
      name('GREECE', 16.85, -39.25, 0.3, 'region', 0.4),
      name('TURKEY', 22.2, -39.2, 0.3, 'region', 0.5),
      name('ALBANIA', 15.5, -40.75, 0.2, 'region', 0.1),
      name('ITALY', 12.75, -40.25, 0.3, 'region', 0.4),
      ...towns
        .filter(([text, , y]) => y > -41.2 && text !== 'Corinth' && text !== 'Piraeus')
        .map(([text, x, y]) => ({ ...name(text, x + 0.06, y, 0.19, 'town'), anchor: 'start' })),
    ],
  }
  const heights = {
    ...relief,
    x0: relief.x0 * GROWN,
    y0: relief.y0 * GROWN,
    stepX: relief.stepX * GROWN,
    stepY: relief.stepY * GROWN,
  }
  return { art: { layers, relief: heights }, borders: borders.map(grown) }
}

const closed = (ring: readonly number[]): readonly number[] => [...ring, ...ring.slice(0, 2)]

const wanted = process.argv.slice(2)
const server = await createServer({
  configFile: join(root, 'apps', 'web', 'demo', 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0 },
})
await server.listen()
const browser = await launch()
const page = await browser.newPage({ viewport: { width: SIZE.width, height: SIZE.height } })
page.on('pageerror', (error) => console.error(error.message))
await page.goto(`${server.resolvedUrls?.local[0]}cover.html`)
await page.waitForFunction(() => document.title === 'ready')
const folder = join(root, 'apps', 'web', 'covers')
mkdirSync(folder, { recursive: true })
for (const [id, lid] of Object.entries(LIDS)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const own = existsSync(join(root, 'games', id, 'box', 'art', 'layers.json'))
  const art = own
    ? {
        art: {
          layers: json('games', id, 'box', 'art', 'layers.json'),
          relief: json('games', id, 'box', 'art', 'relief.json'),
        },
      }
    : balkans()
  const url = await page.evaluate((order) => window.drawCover(order), { ...SIZE, ...lid, ...art })
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  writeFileSync(join(folder, `${id}.webp`), bytes)
  console.log(`${id}.webp: ${bytes.length} bytes`)
}
await browser.close()
await server.close()
