// The client contains nothing of any game: no id, no title, no import past the catalogue.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue, loadGame } from '@merkur/catalogue'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src/', import.meta.url))

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** Ids that are also plain English are looked for as quoted words. */
const PLAIN = new Set(['example', 'crete'])

test.each(catalogue.map((entry) => [entry.id, entry.title] as const))(
  'nothing of %s (%s) is in it',
  async (id, title) => {
    const word = PLAIN.has(id) ? new RegExp(`['"\`]${id}['"\`]|/${id}/`) : new RegExp(id, 'i')
    const seats = catalogue.find((e) => e.id === id)?.load ? await seatsOf(id) : []
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const says =
        word.test(text) || text.includes(title) || seats.some((seat) => new RegExp(`['"\`]${seat}['"\`]`).test(text))
      return says ? [file.slice(src.length)] : []
    })
    expect(found).toEqual([])
  },
)

async function seatsOf(id: string): Promise<string[]> {
  const game = await loadGame(id)
  return game.kit(game.box).seats.map((seat) => seat.id)
}

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(50)
})
