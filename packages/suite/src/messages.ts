// Tests over a game's messages: each id in the code has one, each one is used, each refusal states its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, engineMessages, type Field } from '@merkur/engine'
import { catalogueOf, type TableGame, tableMessages } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { eachWord } from './laws/words.ts'

/** Folders in which no code speaks: data, the messages themselves, tests. */
const SILENT = ['box', 'messages', 'test', 'node_modules']

/** The texts of the files of a game's code. */
export function codeOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SILENT.includes(entry.name) ? [] : codeOf(path)
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

const matches = (code: readonly string[], form: RegExp): string[] =>
  code.flatMap((file) => [...file.matchAll(form)].map((m) => m[1] ?? ''))

/** `log.${kind}-${what}` as `log.*-*`. */
const formOf = (template: string): string => template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*')

/** Sorts of questions that are asked, and whether they bring a prompt of their own. */
const questions = (code: readonly string[]): { id: string; prompted: boolean }[] =>
  code.flatMap((file) =>
    [...file.matchAll(/^( +)id: '([a-z-]+)',\n\1seat(?:.*\n(?=\1))*/gm)].map((m) => ({
      id: m[2] ?? '',
      prompted: m[0].includes('prompt'),
    })),
  )

/** Values of each template of an id, by the text before and after its holes: `'log.refit-*': ['pin', 'gun']`. */
export type Templates = Readonly<Record<string, readonly string[]>>

/** The words that a field of a game's state may hold. */
export const wordsOf = ({ element }: Field<unknown>): readonly string[] =>
  element.kind === 'word' ? element.words : []

/** Templates of every game: its overlays, and what its lesson says. */
function commonTemplates<P extends Context>(game: TableGame<P>): Templates {
  const kit = game.kit(game.box)
  const lesson: string[] = []
  eachWord(
    game.tutorial,
    ({ id }) => lesson.push(id),
    () => undefined,
  )
  return {
    'overlay.*': kit.overlays.map((o) => o.id),
    'overlay.*-of': kit.overlays.filter((o) => o.about !== 'board').map((o) => o.id),
    'tutorial.*': lesson.flatMap((id) => (id.startsWith('tutorial.') ? [id.slice('tutorial.'.length)] : [])),
  }
}

/**
 * Declares the tests.
 * @param folder the folder of the game: its code is read as text, for ids it writes out and templates of ids
 * @param own what fills the holes of the game's own templates
 * @param least so many refusals and questions there must be, so that the tests are known to have read some
 */
export function messageTests<P extends Context>(
  game: TableGame<P>,
  folder: string,
  own: Templates,
  least: { readonly refusals: number; readonly questions: number },
): void {
  const { messages } = game.kit(game.box)
  const code = codeOf(folder)
  const families = [...new Set(Object.keys(messages).map((id) => id.split('.')[0] ?? ''))]
  const isOurs = (id: string): boolean => families.includes(id.split('.')[0] ?? '')
  const asked = questions(code)
  const templates = { ...commonTemplates(game), ...own }
  const filled = Object.entries(templates).flatMap(([form, values]) => values.map((v) => form.replace(/\*(-\*)?/, v)))
  const literal = new RegExp(`'((?:${families.join('|')})\\.[a-zA-Z0-9.-]+)'`, 'g')
  const written = [...matches(code, literal), ...matches(code, /\btext\(\s*'([^']+)'/g)]
  const used = new Set([...written.filter((id) => !(id in game.files)), ...filled])
  for (const { id, prompted } of asked) if (!prompted) used.add(`ask.${id}`)

  describe('words', () => {
    test('every template of an id in the code is in the list of this test', () => {
      const found = matches(code, /`([a-z-]+\.[^`\n]*\$\{[^`]*)`/g).map(formOf)
      expect(found.filter((form) => isOurs(form) && !form.includes(' ') && !(form in templates))).toEqual([])
    })

    test('every id that the code uses has a message, every question among them', () => {
      const known = catalogueOf({ messages })
      expect(asked.length).toBeGreaterThan(least.questions)
      expect([...used].filter((id) => !(id in known)).sort()).toEqual([])
    })

    test('no message is left unused', () => {
      expect(Object.keys(messages).filter((id) => !used.has(id))).toEqual([])
    })

    test('no message hides one of the engine or the table', () => {
      expect(Object.keys(messages).filter((id) => id in engineMessages || id in tableMessages)).toEqual([])
    })

    test('every refusal of the rules is listed, and has a message that states the reason and ends there', () => {
      const listed = new Set(game.refusals.map((r) => r.id))
      expect(matches(code, /\brefusal\(\s*'[^']+',\s*'([^']+)'/g).filter((id) => !listed.has(id))).toEqual([])
      expect(listed.size).toBeGreaterThan(least.refusals)
      for (const id of listed) {
        expect(messages[id], id).toMatch(/^[A-Z{].*[.}]$/s)
        expect(messages[id], id).not.toMatch(/\(\d/)
      }
    })
  })
}
