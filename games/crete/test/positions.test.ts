// Position files: the worked examples of the printed rulebook (T1 to T9 of rulings.md), and moments that play seldom comes to (W).
import { readdirSync, readFileSync } from 'node:fs'
import { readPosition, renderDifference, runText } from '@merkur/lab'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'

const folder = new URL('./positions/', import.meta.url)

describe('position files', () => {
  for (const name of readdirSync(folder).filter((f) => f.endsWith('.yaml'))) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    test(readPosition(text, name).file.title ?? name, () => {
      const report = runText(text, name, crete)
      expect(report.differences.map((d) => renderDifference(name, d))).toEqual([])
    })
  }
})
