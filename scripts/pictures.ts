// Makes the pictures of the documents: `npm run pictures [-- name ...]` walks the built table and photographs its states; `-- --play` plays the whole match anew.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHOTS } from './pictures/shots.ts'
import { openStage } from './pictures/stage.ts'
import { playThroughThePage } from './pictures/whole-match.ts'
import { root } from './run.mjs'

/** A picture may weigh so many bytes; the quality sinks until it fits. */
const MOST = 400_000
const GAME = 'maleme'
/** In the page: no map, or one whose window is drawn sharp, so that the small sheet below is put away. */
const DRAWN = `!document.querySelector('.map') || [...document.querySelectorAll('.map-tile')].some(
  (tile) => tile.style.zIndex === '0' && tile.style.display === 'none')`

const folder = join(root, 'docs', 'pictures')
const kept = join(folder, `${GAME}.merkur.json`)
const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))

const stage = await openStage()
try {
  if (words.includes('--play')) writeFileSync(kept, await playThroughThePage(stage, GAME))
  const match = readFileSync(kept, 'utf8')
  let total = 0
  const failed: string[] = []
  for (const shot of SHOTS) {
    if (wanted.length > 0 && !wanted.some((word) => shot.name.startsWith(word))) continue
    const page = await stage.page(shot.look)
    try {
      await shot.go({ page, stage, game: GAME, match })
      // A busy machine draws late: a map without its tiles is no picture.
      await page.waitForFunction(DRAWN)
      await page.waitForTimeout(shot.settle ?? 1200)
      const file = join(folder, `${shot.name}.jpg`)
      for (const quality of [84, 76, 66, 54]) {
        await page.screenshot({ path: file, type: 'jpeg', quality })
        if (statSync(file).size <= MOST) break
      }
      total += statSync(file).size
      console.log(`${shot.name}.jpg ${Math.round(statSync(file).size / 1000)} kB`)
    } catch (error) {
      failed.push(shot.name)
      console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    await page.context().close()
  }
  console.log(`${Math.round(total / 1000)} kB together`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await stage.close()
}
