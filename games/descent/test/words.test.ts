// Every word of Descent: each id in the code has a message, each refusal states its reason, nothing hides a word of the engine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineMessages } from '@merkur/engine'
import { catalogueOf, tableMessages } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { descent } from '../index.ts'
import { en } from '../messages/en.ts'
import { overlays } from '../overlays.ts'
import { MODES } from '../tables/words.ts'

const HERE = join(import.meta.dirname, '..')

function sources(folder = HERE): { readonly file: string; readonly code: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['box', 'messages', 'test', 'node_modules', 'tables'].includes(entry.name) ? [] : sources(path)
    return entry.name.endsWith('.ts') && !entry.name.startsWith('.')
      ? [{ file: path.slice(HERE.length + 1), code: readFileSync(path, 'utf8') }]
      : []
  })
}

const code = sources()
const FAMILIES = [...new Set(Object.keys(en).map((id) => id.split('.')[0] ?? ''))]
const literal = new RegExp(`'((?:${FAMILIES.join('|')})\\.[a-zA-Z0-9.-]+)'`, 'g')
const written = new Set(code.flatMap(({ code: text }) => [...text.matchAll(literal)].map((m) => m[1] ?? '')))
for (const file of Object.keys(descent.files)) written.delete(file)

/** Verbs and buttons of all acts, read off the types that name them. */
const verbs = new Set(
  code.flatMap(({ code: text }) =>
    [...text.matchAll(/type (?:\w*Verb|\w*Button|Way) =([^\n]*(?:\n {2}\|[^\n]*)*)/g)].flatMap((m) =>
      [...(m[1] ?? '').matchAll(/'([a-z-]+)'/g)].map((x) => x[1] ?? ''),
    ),
  ),
)

/** Values of each template in the code, by the text before and after the hole. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'badge.check-*': ['Re', 'F', 'M1', 'M2', 'M3', 'Rt'],
  'chart.fire-*': ['direct', 'indirect'],
  'face.*': MODES,
  'overlay.*': overlays.map((o) => o.id),
  'overlay.*-of': overlays.filter((o) => o.about !== 'board').map((o) => o.id),
  'seat.*': ['german', 'commonwealth'],
  'mark.*': ['bridge-down', 'bridge-repaired'],
  'display.*': ['air', 'off'],
  'display.lost-*': ['german', 'commonwealth'],
  'result.*': ['german', 'commonwealth', 'draw', 'losses', 'airfield', 'airfield-kastelli', 'foothold', 'too-few'],
  'answer.*': ['stay', 'disperse', 'lose', 'disrupt'],
  'mode-after-hit.*': ['dispersed', 'concentrated', 'stay'],
  'row.*': ['hard-cover', 'cover', 'open', 'undispersed'],
}

/** Templates whose holes are filled from the box or from acts: held against random play instead. */
const OPEN = ['act.*', 'verb.*', 'button.*', 'badge.*']

const formOf = (template: string): string => template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*')

describe('words', () => {
  test('every id that the code writes out has a message', () => {
    const known = catalogueOf({ messages: en })
    const templated = Object.entries(TEMPLATES).flatMap(([form, values]) => values.map((v) => form.replace('*', v)))
    expect([...written, ...templated].filter((id) => !(id in known)).sort()).toEqual([])
  })

  test('every decision has its question: a prompt, or the message of its id', () => {
    const decisions = code.flatMap(({ code: text }) =>
      [...text.matchAll(/\{\n +id: '([a-z-]+)',\n( +)seat[\s\S]*?\n(?! *\2)/g)].map((m) => ({
        id: m[1] ?? '',
        own: m[0].includes('prompt'),
      })),
    )
    expect(decisions.length).toBeGreaterThan(20)
    expect(decisions.filter(({ id, own }) => !own && !(`ask.${id}` in en)).map(({ id }) => id)).toEqual([])
  })

  test('every act has its words', () => {
    expect(verbs.size).toBeGreaterThan(20)
    const missing = [...verbs].filter((v) => !(`act.${v}` in en) && !(`button.${v}` in en))
    expect(missing.sort()).toEqual([])
    expect([...verbs].filter((v) => `act.${v}` in en && !(`verb.${v}` in en)).sort()).toEqual([])
  })

  test('no message hides one of the engine or the table', () => {
    expect(Object.keys(en).filter((id) => id in engineMessages || id in tableMessages)).toEqual([])
  })

  test('every refusal that a file of the rules exports is in the list, and has a message that states the reason', () => {
    const exported = new Set(
      code.flatMap(({ code: text }) =>
        [...text.matchAll(/= refusal\(\s*'[^']+',\s*'([^']+)'/g)].map((m) => m[1] ?? ''),
      ),
    )
    const listed = new Set(descent.refusals.map((r) => r.id))
    expect([...exported].filter((id) => !listed.has(id)).sort()).toEqual([])
    expect([...listed].filter((id) => !(id in en)).sort()).toEqual([])
    for (const id of listed) {
      expect(en[id]).toMatch(/^[A-Z{].*[.}]$/s)
      expect(en[id]).not.toMatch(/\(\d/)
    }
  })

  test('every template of an id is in a list of this test', () => {
    const found = new Set(
      code.flatMap(({ code: text }) =>
        [...text.matchAll(/`([a-z-]+\.[^`\n]*\$\{[^`]*)`/g)].map((m) => formOf(m[1] ?? '')),
      ),
    )
    const forms = [...found].filter((form) => FAMILIES.includes(form.split('.')[0] ?? '') && !form.includes(' '))
    const unknown = forms.filter((form) => !(form in TEMPLATES) && !OPEN.includes(form))
    const told = (form: string): boolean => {
      const pattern = new RegExp(`^${form.replaceAll('.', '\\.').replaceAll('*', '.+')}$`)
      return Object.keys(en).some((id) => pattern.test(id))
    }
    expect(unknown.filter((form) => !told(form))).toEqual([])
  })
})
