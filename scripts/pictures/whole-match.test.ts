// The whole game that was played through the page is still the game it was.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '@merkur/catalogue'
import { parseSave } from '@merkur/engine'
import { replaysToItsEnd } from '@merkur/suite'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'

test('the match played through the page and exported by it replays to its exact end', async () => {
  const json = readFileSync(join(root, 'docs', 'pictures', 'maleme.merkur.json'), 'utf8')
  const file = parseSave(json)
  const match = replaysToItsEnd(await loadGame(file.start.game), json)
  expect(match.result).not.toBeNull()
  expect(match.seq).toBe(file.log.length)
})
