// Every word of Crete: each id in the code has a message, each message is used, each refusal states its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineMessages } from '@merkur/engine'
import { catalogueOf, tableMessages } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { en } from '../messages/en.ts'
import { overlays } from '../overlays.ts'
import { shape } from '../state.ts'

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
for (const file of Object.keys(crete.files)) written.delete(file)
for (const id of ['name', 'place', 'bear']) written.add(id)

const words = (field: { element: { kind: string; words?: readonly string[] } }): readonly string[] =>
  field.element.words ?? []
const bands = ['repulsed', 'lost', 'drawn', 'won', 'overrun']
const terrains = ['flat', 'difficult', 'hill', 'mountain']

/** Values of each template in the code, by the text before and after the hole. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'act.*': ['move', 'assault', 'shoot', 'bombard'],
  'activate.*': ['area', 'again', 'fight'],
  'ask.*': ['guns', 'defence-guns'],
  'ask.supporters-*': ['assault', 'shot'],
  'badge.*': ['scatter', 'glider', 'owes', 'arrived', 'done', 'fired', 'silenced', 'reduced'],
  'band.*-*': ['assault', 'shot', 'night'].flatMap((k) => bands.map((b) => `${k}-${b}`)),
  'bombed.*': ['less', 'equal', 'greater'],
  'bombing.*': ['ground', 'air', 'invasion'],
  'button.*': ['box', 'sky', 'extra', 'end', 'keep', 'reroll', 'follow', 'stay', 'none', 'done'],
  'combat.*': ['assault', 'shot', 'landing', 'night'],
  'convoy.*': ['passes', 'delayed', 'attacked', 'destroyed'],
  'display.*': ['regrouping', 'eliminated', 'forts'],
  'display.convoy-*': words(shape.convoy),
  'doing.*': words(shape.doing),
  'glyph.*': ['motor', 'parachute', 'immobile', 'flak'],
  'log.*': ['assault', 'shot', 'landing', 'night'],
  'log.convoy-*': ['passes', 'delayed', 'attacked', 'destroyed'],
  'map.*': ['west', 'centre', 'east'],
  'mark.*': ['aim', 'drop'],
  'overlay.*': overlays.map((o) => o.id),
  'overlay.*-of': overlays.filter((o) => o.about === 'piece').map((o) => o.id),
  'part.*': ['morning', 'afternoon', 'night'],
  'result.*-*': ['german-decisive', 'german-great', 'german-strategic', 'german-marginal', 'commonwealth-strategic'],
  'roll.*': ['landing', 'limit', 'interception', 'convoy', 'combat', 'bombing'],
  'seat.*': ['german', 'commonwealth'],
  'stage.*': words(shape.stage),
  'term.*': [...terrains, 'hill-107', 'secondary', 'city'],
  'test.*': terrains,
  'tutorial.*': Object.keys(en).flatMap((id) => (id.startsWith('tutorial.') ? [id.slice('tutorial.'.length)] : [])),
  'verb.*': ['area', 'again', 'fight', 'box', 'sky', 'extra', 'end', 'move', 'assault', 'shoot', 'bombard', 'stop'],
}
const templated = Object.entries(TEMPLATES).flatMap(([form, values]) => values.map((v) => form.replace(/\*(-\*)?/, v)))

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
    expect(crete.refusals.length).toBeGreaterThan(75)
    for (const { id } of crete.refusals) {
      expect(en[id], id).toBeDefined()
      expect(en[id]).toMatch(/^[A-Z{].*[.}]$/s)
      expect(en[id]).not.toMatch(/\(\d/)
    }
  })
})
