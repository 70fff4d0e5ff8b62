// The modules that stand for boxes and rulebooks are as fresh as the files they are made from.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { gameFolders, modulesOf } from './box.ts'

test.each(gameFolders().map((folder) => [basename(folder), folder]))(
  '%s: box.data.ts and book.data.ts are what `npm run box` makes of box/*.csv, box/*.json, rulebook.md and story.md',
  (_, folder) => {
    for (const [path, made] of Object.entries(modulesOf(folder)))
      expect(readFileSync(join(folder, path), 'utf8'), path).toBe(made)
  },
)
