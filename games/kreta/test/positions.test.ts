// The worked examples of the printed rulebook as position files, E1 to E9 of rulings.md, and two rare moments.
import { readdirSync, readFileSync } from 'node:fs'
import { readPosition, renderDifference, runText } from '@merkur/lab'
import { describe, expect, test } from 'vitest'
import { kreta } from '../index.ts'

const folder = new URL('./positions/', import.meta.url)

describe('worked examples', () => {
  for (const name of readdirSync(folder).filter((f) => f.endsWith('.yaml'))) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    test(readPosition(text, name).file.title ?? name, () => {
      const report = runText(text, name, kreta)
      expect(report.differences.map((d) => renderDifference(name, d))).toEqual([])
    })
  }
})
