// Turns a folder of position files into tests: one a file, named by its title.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { expect, test } from 'vitest'
import { readPosition, renderDifference, runText } from '../src/index.ts'

/**
 * A test for every `*.yaml` in a folder. Its title is the file's `title`, which cites the cases it proves.
 * @param dir an absolute path
 */
export function positionTests<P extends Context>(dir: string, game: TableGame<P>): void {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  if (files.length === 0) throw new Error(`${dir} holds no position files (*.yaml)`)
  for (const name of files) {
    const text = readFileSync(join(dir, name), 'utf8')
    const read = readPosition(text, name)
    test(read.file.title ?? name, () => {
      expect(read.file.expect, `${name}: a position that expects nothing cannot fail`).toBeDefined()
      const report = runText(text, name, game)
      expect(report.differences.map((d) => renderDifference(name, d)).join('\n')).toBe('')
    })
  }
}
