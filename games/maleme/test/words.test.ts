// Every word of Maleme: each id in the code has a message, each message is used, each can be worded with what it is given.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineMessages, item, optionsOf, type Text } from '@merkur/engine'
import { catalogueOf, present, reasonsIn, tableMessages, viewOf, wording } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { printed } from '../box.ts'
import { maleme } from '../index.ts'
import { kit } from '../kit.ts'
import { en } from '../messages/en.ts'
import { overlays } from '../overlays.ts'
import { shape } from '../state.ts'
import { tutorial } from '../tutorial.ts'
import { begin, stir } from './table-play.ts'

const HERE = join(import.meta.dirname, '..')

function sources(folder = HERE): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['box', 'messages', 'test', 'node_modules'].includes(entry.name) ? [] : sources(path)
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

/** Ids written out in the code: any quoted string that has the form of one of our ids. */
const FAMILIES = [...new Set(Object.keys(en).map((id) => id.split('.')[0]))]
const literal = new RegExp(`'((?:${FAMILIES.join('|')})\\.[a-z0-9.-]+)'`, 'g')
const written = new Set(sources().flatMap((code) => [...code.matchAll(literal)].map((m) => m[1] ?? '')))
for (const file of Object.keys(maleme.files)) written.delete(file)
for (const id of ['name', 'place', 'chit', 'panic']) written.add(id)

/** Values of each template in the code, by the text before and after the hole. */
const stages = 'element' in shape.stage && shape.stage.element.kind === 'word' ? shape.stage.element.words : []
const units = ['move', 'fire', 'direct', 'refit']
const boxes = [
  'eliminated',
  'seize',
  'permanent',
  'reserve-maori',
  'reserve-matildas',
  'reserve-engineers',
  'allied-eliminated',
  'removed',
]
const buttons = ['stay', 'hold', 'stop', 'pass', 'nobody', 'zone', 'keep', 'reroll']
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'button.*': buttons,
  'act.*': units,
  'verb.*': units,
  'seat.*': ['german', 'allied'],
  'hq.*': ['contact', 'matildas', 'engineers', 'maori', 'stuka', 'seize'],
  'ask.target-*': ['group', 'direct'],
  'fire.*': ['defensive', 'group', 'direct', 'stuka', 'population'],
  'log.*': ['defensive', 'group', 'direct', 'stuka', 'population'],
  'log.matilda-*': ['removed', 'immobilised', 'none'],
  'log.refit-*': ['pin', 'regroup', 'gun'],
  'refit.*': ['pin', 'regroup', 'gun'],
  'outcome.*': ['none', 'pin', 'hit'],
  'result.*': ['german', 'allied'],
  'roll.*': ['fire', 'drift', 'zone', 'refit', 'panic', 'reliability'],
  'stage.*': stages,
  'duty.*': ['regroup', 'land', 'check'],
  'glyph.*': ['armored', 'antitank', 'heavy', 'limited', 'immobile'],
  'face.*': ['front', 'reduced', 'fired', 'immobilised'],
  'fact.back-*': ['reduced', 'fired', 'immobilised'],
  'mark.star-*': ['blue', 'brown'],
  'star.*': ['blue', 'brown'],
  'company.*': ['isolated', 'tried', 'contacted'],
  'display.*': boxes,
  'tutorial.*': tutorial.steps.map((step) => step.say.id.replace('tutorial.', '')),
  'overlay.*': overlays.map((o) => o.id),
  'overlay.*-of': overlays.filter((o) => o.about === 'piece').map((o) => o.id),
}
const templated = Object.entries(TEMPLATES).flatMap(([form, values]) => values.map((v) => form.replace('*', v)))

describe('words', () => {
  test('every template of an id in the code is in the list of this test', () => {
    const found = sources()
      .flatMap((code) => [...code.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map((m) => m[1] ?? ''))
      .map((id) => id.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
      .filter((id) => FAMILIES.includes(id.split('.')[0] ?? ''))
    expect(found.filter((form) => !(form in TEMPLATES))).toEqual([])
  })

  test('every id that the code uses has a message', () => {
    const known = catalogueOf({ messages: en })
    const decisions = sources().flatMap((code) =>
      [...code.matchAll(/^ +id: '([a-z-]+)',\n +seat/gm)].map((m) => `ask.${m[1]}`),
    )
    expect(decisions.length).toBeGreaterThan(20)
    expect([...written, ...templated, ...decisions].filter((id) => !(id in known)).sort()).toEqual([])
  })

  test('no message is left unused', () => {
    const asked = (id: string): boolean => id.startsWith('ask.')
    const used = new Set([...written, ...templated])
    expect(Object.keys(en).filter((id) => !used.has(id) && !asked(id))).toEqual([])
  })

  test('no message hides one of the engine or the table', () => {
    expect(Object.keys(en).filter((id) => id in engineMessages || id in tableMessages)).toEqual([])
  })

  test('every refusal of the rules has a message that states the reason and ends there', () => {
    expect(maleme.refusals.length).toBeGreaterThan(60)
    for (const { id } of maleme.refusals) {
      expect(en[id], id).toBeDefined()
      expect(en[id]).toMatch(/^[A-Z{].*\.$/s)
      expect(en[id]).not.toMatch(/\(\d/)
    }
  })

  test('whatever “Why not?” and a preview answer can be worded', { timeout: 60_000 }, () => {
    const k = kit(printed)
    const say = wording(k)
    const refs = [
      ...k.pieces.map((p) => ({ piece: p.id })),
      ...(k.boards[0]?.spaces ?? []).map((x) => ({ space: x.id })),
    ]
    const match = begin('why')
    const bad = new Set<string>()
    const heard = new Set<string>()
    const check = (t: Text): void => {
      heard.add(t.id)
      const words = say.plain(t)
      // A thing without a name leaves a gap that no word betrays.
      const gap = Object.values(t.args ?? {}).some((a) => typeof a === 'object' && Object.values(a).includes(undefined))
      if (gap || words === t.id || /[{}]|undefined/.test(words)) bad.add(`${t.id}: ${words}`)
    }
    let n = 0
    stir(match, 'why', 2500, () => {
      if (n++ % 23 > 0) return
      for (const ask of match.run.asks) {
        for (const ref of refs) for (const reason of reasonsIn(ask, ref, '4')) check(reason.text)
        for (const i of optionsOf(ask)) {
          const about = ask.preview?.(item<never>(ask.of, i))
          if (about?.text) check(about.text)
          for (const b of about?.breakdowns ?? [])
            for (const x of [b.title, ...b.terms.map((t) => t.label), ...b.outcomes.map((o) => o.label)]) check(x)
        }
      }
    })
    expect([...bad]).toEqual([])
    expect(heard.size).toBeGreaterThan(50)
  })

  test('whatever a match says to either seat can be worded: no id shows, no argument is missing', {
    timeout: 60_000,
  }, () => {
    const say = wording(kit(printed))
    const bad = new Set<string>()
    const check = (t: Text | undefined): void => {
      if (!t) return
      const words = say.plain(t)
      if (words === t.id || /[{}]/.test(words) || /undefined|\b[a-z]+\.[a-z]+-?[a-z]*\b/.test(words))
        bad.add(`${t.id}: ${words}`)
    }
    for (const seed of ['a', 'b']) {
      const match = begin(seed)
      let n = 0
      stir(match, seed, 2500, () => {
        if (n++ % 7 > 0) return
        for (const seat of ['german', 'allied', 'spectator']) {
          const view = viewOf(maleme, present(match), seat)
          check(view.phase)
          for (const pill of view.status) check(pill.text)
          for (const counter of Object.values(view.counters)) for (const badge of counter.badges) check(badge.label)
          for (const mark of Object.values(view.marks)) check(mark.label)
          for (const duty of Object.values(view.duties)) check(duty.text)
          for (const box of Object.values(view.displays)) for (const line of [box.title, ...box.lines]) check(line)
          check(view.decision?.prompt)
          for (const option of view.decision?.options ?? []) {
            check(option.label)
            check(option.verb)
          }
          for (const b of view.decision?.about?.breakdowns ?? []) {
            check(b.title)
            for (const term of b.terms) check(term.label)
            for (const outcome of b.outcomes) check(outcome.label)
          }
        }
      })
      for (const line of match.journal) {
        check(line.text)
        check(line.instead)
      }
    }
    expect([...bad]).toEqual([])
  })
})
