// The modules that stand for the boxes are as fresh as the files they are made from.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { boxModule, gameFolders } from './box.ts'

test.each(gameFolders().map((folder) => [basename(folder), folder]))(
  '%s: box/box.data.ts is what `npm run box` makes of box/*.csv, box/*.json and rulebook.md',
  (_, folder) => {
    expect(readFileSync(join(folder, 'box', 'box.data.ts'), 'utf8')).toBe(boxModule(folder))
  },
)
