// The cases of the rulings page as position files: laid, played, checked.
import { readdirSync, readFileSync } from 'node:fs'
import { readPosition, renderDifference, runText } from '@merkur/lab'
import { describe, expect, test } from 'vitest'
import { descent } from '../index.ts'

const folder = new URL('./positions/', import.meta.url)

describe('worked cases', () => {
  for (const name of readdirSync(folder).filter((f) => f.endsWith('.yaml'))) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    test(readPosition(text, name).file.title ?? name, () => {
      const report = runText(text, name, descent)
      expect(report.differences.map((d) => renderDifference(name, d))).toEqual([])
    })
  }
})
