// A whole game through the real page: the computer plays both sides to the end, and the page's own export is the match file.
import type { Stage } from './stage.ts'

/** Plays a game on the page and gives the file that "The whole match" saves. */
export async function playThroughThePage(stage: Stage, game: string): Promise<string> {
  const page = await stage.page({ width: 1280, height: 800 })
  await stage.visit(page, `#/new/${game}`)
  const players = page.getByRole('combobox', { name: /^Who plays/ })
  await players.first().waitFor()
  for (const player of await players.all()) await player.selectOption('bot')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.locator('.decision[aria-label=Result]').waitFor({ timeout: 900_000 })
  await page.keyboard.press('Control+s')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'The whole match' }).click(),
  ])
  let text = ''
  for await (const part of await file.createReadStream()) text += String(part)
  await page.context().close()
  return text
}
