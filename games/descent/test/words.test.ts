// Every word of Descent: each id in the code has a message, each message is used, each act has its words, each refusal its reason.
import { join } from 'node:path'
import { codeOf, messageTests } from '@merkur/suite'
import { expect, test } from 'vitest'
import { printed } from '../box.ts'
import { descent } from '../index.ts'
import { en } from '../messages/en.ts'
import { MODES } from '../tables/words.ts'

const HERE = join(import.meta.dirname, '..')
const code = codeOf(HERE)

const quoted = (text: string | undefined): string[] => [...(text ?? '').matchAll(/'([a-z-]+)'/g)].map((m) => m[1] ?? '')
const found = (form: RegExp): string[] => code.flatMap((file) => [...file.matchAll(form)].flatMap((m) => quoted(m[1])))

/** Verbs and buttons of all acts, read off the types that name them. */
const verbs = new Set(found(/type (?:\w*Verb|\w*Button|Way) =([^\n]*(?:\n {2}\|[^\n]*)*)/g))
const setUp = [...MODES, ...MODES.map((m) => `all-${m}`)]
const answers = ['stay', 'disperse', 'lose', 'disrupt']
const buttons = [
  ...found(/(?:orButton|buttons)<([^>]*)>/g),
  ...verbs,
  ...setUp,
  ...answers,
  'south',
  'east',
  'early',
  'late',
]

/** Those of a list that have a message of this form: an act is a verb or a button, not always both. */
const worded = (form: string, list: Iterable<string>): string[] => [...list].filter((v) => form.replace('*', v) in en)

const { tables } = printed
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id)

messageTests(
  descent,
  HERE,
  {
    'act.*': worded('act.*', [...verbs, ...setUp]),
    'answer.*': answers,
    'ask.opportunity-*': ['leave', 'mode', 'leave-travel', 'restack', 'assault', 'displaced'],
    'assault.*': ids(tables.assault.modifiers).filter((id) => `assault.${id}` in en),
    'assault.*-*': ['attacker', 'defender'].flatMap((side) => [`${side}-effectiveness`, `${side}-morale`]),
    'badge.*': [
      ...['disrupted', 'depleted', 'fatigued', 'broken-down', 'captured', 'shaken', 'orders', 'no-supply', 'fired'],
      ...['bound', 'assaulted', 'ferried', 'entrenches', 'mines', 'repairs', 'moving'],
    ],
    'badge.check-*': ['Re', 'F', 'M1', 'M2', 'M3', 'Rt'],
    'bridge.*': ['destroyed', 'stands'],
    'button.*': worded('button.*', buttons),
    'chart.fire-*': ['direct', 'indirect'],
    'danger.*': ids(tables.air.mountainLanding),
    'display.*': [
      ...['air', 'off', 'sign-lost', 'sign-away', 'in-supply', 'out-of-supply', 'hq-disrupted', 'orders', 'no-orders'],
      'exempt',
    ],
    'display.lost-*': ['german', 'commonwealth'],
    'face.*': MODES,
    'log.bridge-*': ['destroyed', 'stands'],
    'log.mode-*': ['0', '1', '2'],
    'log.tank-*': ['broken', 'runs'],
    'log.work-*': ['1', '2', '3'],
    'mark.*': ['bridge-down', 'bridge-repaired'],
    'mode.*': MODES,
    'mode-after-hit.*': ['dispersed', 'concentrated', 'stay'],
    'modifier.*': [...ids(tables.commandModifiers), ...ids(tables.recoveryModifiers)],
    'opportunity.*': ['fire', 'pass', 'hold', 'hold-stack'],
    'result.*': [
      ...['-', 'D', 'D-idle', 'D-lose', 'D-disrupt', '1', '2', '3'],
      ...['german', 'commonwealth', 'draw', 'losses', 'airfield', 'airfield-kastelli', 'foothold', 'too-few'],
    ],
    'row.*': ids(tables.fire.rows),
    'seat.*': ['german', 'commonwealth'],
    'strike.*': ['dispersed', 'concentrated', 'disrupted', 'travel_covered', 'travel_open'],
    'tank.*': ['broken', 'runs'],
    'term.landing-*': ['weather', 'partial-sea', 'overstacked'],
    'verb.*': worded('verb.*', [...verbs, ...setUp]),
  },
  { refusals: 100, questions: 20 },
)

test('every act has its words', () => {
  expect(verbs.size).toBeGreaterThan(20)
  expect([...verbs].filter((v) => !(`act.${v}` in en) && !(`button.${v}` in en)).sort()).toEqual([])
  expect([...verbs].filter((v) => `act.${v}` in en && !(`verb.${v}` in en)).sort()).toEqual([])
})
