// The page about the map: it names every call and every callback there is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = join(import.meta.dirname, '../../src/map')
const page = readFileSync(join(HERE, 'README.md'), 'utf8')

/** Names of the methods of an interface in a file. */
function methodsOf(file: string, name: string): string[] {
  const text = readFileSync(join(HERE, file), 'utf8')
  const body = new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+)\??\(/gm)].map((m) => m[1] ?? '')
}

test.each([
  ['map.ts', 'MapView'],
  ['state.ts', 'Callbacks'],
])('%s: every call of %s stands on the page', (file, name) => {
  const calls = methodsOf(file, name)
  expect(calls.length).toBeGreaterThan(4)
  expect(calls.filter((call) => !new RegExp(`\\b${call}\\b`).test(page))).toEqual([])
})
