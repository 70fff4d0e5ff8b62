// The cases of the rulebook, each as a position: laid, played, checked.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPosition, renderDifference, runText } from '@merkur/lab'
import { expect, test } from 'vitest'
import { example } from '../index.ts'

const folder = join(import.meta.dirname, 'positions')

for (const name of readdirSync(folder)) {
  const text = readFileSync(join(folder, name), 'utf8')
  test(readPosition(text, name).file.title ?? name, () => {
    const { differences } = runText(text, name, example)
    expect(differences.map((d) => renderDifference(name, d))).toEqual([])
  })
}
