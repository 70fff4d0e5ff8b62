// Every word of Kreta: each id in the code has a message, each message is used, each refusal states its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineMessages } from '@merkur/engine'
import { catalogueOf, tableMessages } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { kreta } from '../index.ts'
import { en } from '../messages/en.ts'
import { overlays } from '../overlays.ts'
import { shape } from '../state.ts'
import { ROWS } from '../tables.ts'

const HERE = join(import.meta.dirname, '..')

function sources(folder = HERE): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['box', 'messages', 'test', 'node_modules'].includes(entry.name) ? [] : sources(path)
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

const code = sources()
const FAMILIES = [...new Set(Object.keys(en).map((id) => id.split('.')[0] ?? ''))]
const literal = new RegExp(`'((?:${FAMILIES.join('|')})\\.[a-z0-9.-]+)'`, 'g')
const written = new Set(code.flatMap((text) => [...text.matchAll(literal)].map((m) => m[1] ?? '')))
for (const file of Object.keys(kreta.files)) written.delete(file)
for (const id of ['name', 'place', 'place-name', 'points', 'list', 'face']) written.add(id)

const words = (field: { element: { kind: string; words?: readonly string[] } }): readonly string[] =>
  field.element.words ?? []
/** Values of each template in the code, by the text before and after the hole. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'act.*': ['move', 'fly', 'attack', 'split'],
  'ask.*': ['air', 'air-support', 'cover'],
  'badge.*': ['moved', 'landed', 'owes', 'fought', 'fired', 'silent', 'beaten', 'face-down', 'empty'],
  'button.*': ['done', 'suggested', 'stay', 'drop', 'convoy', 'go-on'],
  'display.*': [
    'paratroops',
    'air-and-sea',
    'ports-only',
    'track',
    'airfields',
    'to-place',
    'reinforcements',
    'face-down',
    'german-losses',
    'british-losses',
  ],
  'display.airfield-*': ['open', 'night', 'closed'],
  'duty.*': ['attack', 'be-attacked', 'retreat', 'step', 'land'],
  'flak.*': ['E', 'R', 'none'],
  'overlay.*': overlays.map((o) => o.id),
  'overlay.*-of': overlays.filter((o) => o.about === 'piece').map((o) => o.id),
  'phase.*': ['german-move', 'german-combat', 'british-move', 'british-combat'],
  'result.*': ['Ae', 'A2', 'A1', '-', 'B1', 'B2', 'B3', 'B4'],
  'result.points-*': ['german', 'british'],
  'row.*': ROWS,
  'stage.*': words(shape.stage),
  'tutorial.*': Object.keys(en).flatMap((id) => (id.startsWith('tutorial.') ? [id.slice('tutorial.'.length)] : [])),
  'verb.*': ['move', 'fly', 'push', 'done', 'attack', 'split'],
}
const templated = Object.entries(TEMPLATES).flatMap(([form, values]) => values.map((v) => form.replace('*', v)))

describe('words', () => {
  test('every template of an id in the code is in the list of this test', () => {
    const found = code
      .flatMap((text) => [...text.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map((m) => m[1] ?? ''))
      .map((id) => id.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
      .filter((id) => FAMILIES.includes(id.split('.')[0] ?? '') && !id.includes(' '))
    expect(found.filter((form) => !(form in TEMPLATES))).toEqual([])
  })

  test('every id that the code uses has a message', () => {
    const known = catalogueOf({ messages: en })
    expect([...written, ...templated].filter((id) => !(id in known)).sort()).toEqual([])
  })

  test('no message is left unused', () => {
    const used = new Set([...written, ...templated])
    expect(Object.keys(en).filter((id) => !used.has(id))).toEqual([])
  })

  test('no message hides one of the engine or the table', () => {
    expect(Object.keys(en).filter((id) => id in engineMessages || id in tableMessages)).toEqual([])
  })

  test('every refusal of the rules has a message that states the reason and ends there', () => {
    expect(kreta.refusals.length).toBeGreaterThan(80)
    for (const { id } of kreta.refusals) {
      expect(en[id], id).toBeDefined()
      expect(en[id]).toMatch(/^[A-Z{].*[.}]$/s)
      expect(en[id]).not.toMatch(/\(\d/)
    }
  })
})
