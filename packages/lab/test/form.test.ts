// The form of a position file: what cannot be read, or would be read as something else, is refused at its line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { table as game, kit } from '../../table/test/table-skirmish.ts'
import { renderReport, runFile, runText } from '../src/index.ts'

const shelf = [{ id: 'skirmish', load: async () => game as never }]
const complaint = async (text: string): Promise<string> => {
  const run = await runFile(text, 'p.yaml', shelf)
  return run.code === 2 ? run.error.message : `code ${run.code}`
}

describe('refused at the line where it stands', () => {
  const many = (of: string): string => `[${Array.from({ length: 9 }, () => of).join(', ')}]`
  const cases: readonly [string, string, RegExp][] = [
    ['an empty file', '', /^p.yaml:1: found null, allowed is a position: game, title/],
    ['a text', 'hello', /^p.yaml:1: found "hello", allowed is a position/],
    ['a name twice', 'game: skirmish\ngame: skirmish\n', /^p.yaml:2: this is not YAML: Map keys must be unique$/],
    ['two positions', 'game: skirmish\n---\ngame: skirmish\n', /^p.yaml:2: this file holds several positions/],
    ['a list as a name', 'game: skirmish\n? [a, b]\n: 1\n', /^p.yaml:2: a name must be a plain text$/],
    [
      'a name that is a number',
      'game: skirmish\nexpect:\n  refused:\n    0711: "4.1"\n',
      /^p.yaml:4: found 0711, which is read as 711; put it in quotes: "0711"$/,
    ],
    [
      'a name of the language',
      'game: skirmish\nposition:\n  __proto__: { mine: B }\n',
      /^p.yaml:3: '__proto__' cannot be a name here$/,
    ],
    [
      'what every object inherits',
      'game: skirmish\nposition:\n  constructor: 1\n',
      /^p.yaml:3: position.constructor: found "constructor", allowed is one of phase/,
    ],
    [
      'the same among the options',
      'game: skirmish\noptions:\n  toString: x\n',
      /^p.yaml:3: options.toString: found "toString", allowed is one of chits$/,
    ],
    [
      'the same among the expectations',
      'game: skirmish\nexpect:\n  valueOf: 1\n',
      /^p.yaml:3: expect.valueOf: found "valueOf", allowed is one of/,
    ],
    ['an alias of nothing', 'game: skirmish\ntitle: *nope\n', /^p.yaml:2: '\*nope' stands for nothing/],
    [
      'aliases without end',
      `a: &a ${many('x')}\nb: &b ${many('*a')}\nc: &c ${many('*b')}\ngame: ${many('*c')}\n`,
      /^p.yaml:1: this cannot be read: Excessive alias count/,
    ],
    ['no list of dice', 'game: skirmish\ndice: 3\n', /^p.yaml:2: dice: found 3, allowed is a list$/],
    [
      'a die that is none',
      'game: skirmish\ndice: [0]\n',
      /^p.yaml:2: dice\[0\]: found 0, allowed is a whole number above 0$/,
    ],
    [
      'a roll that is none',
      'game: skirmish\nexpect: { rolls: [{ strength: { a: 1 } }] }\n',
      /allowed is a number, a text or a list of numbers$/,
    ],
    ['options that are none', 'game: skirmish\noptions: [a]\n', /allowed is names with their values$/],
    [
      'a unit, at its own line',
      'game: skirmish\nposition:\n  units:\n    r9:\n      at: A\n',
      /^p.yaml:4: position.units.r9/,
    ],
    [
      'a field of a unit, at its own line',
      'game: skirmish\nposition:\n  units:\n    r1:\n      at: A\n      foo:\n        - 1\n',
      /^p.yaml:6: position.units.r1.foo/,
    ],
  ]
  test.each(cases)('%s', async (_what, text, says) => {
    expect(await complaint(text)).toMatch(says)
  })
})

test('what no play leads to is told, and played all the same', () => {
  const ambush = readFileSync(join(import.meta.dirname, 'positions', 'ambush.yaml'), 'utf8')
  const odd: typeof game = { ...game, faults: () => ['r1 stands in the sea'] }
  const report = runText(ambush, 'p.yaml', odd)
  expect(report).toMatchObject({ ok: true, oddities: ['r1 stands in the sea'] })
  expect(renderReport(report, kit)).toContain('No play leads to this position\n  r1 stands in the sea\nJournal')
  expect(renderReport(runText(ambush, 'p.yaml', { ...game, faults: () => [] }), kit)).not.toContain('No play leads')
})
