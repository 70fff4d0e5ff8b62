// Position files: run to a report, checked, wrong ones refused with line and allowed values, written ones read again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { choose, together } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { begin, stir } from '../../engine/test/begin.ts'
import { table as game, kit } from '../../table/test/table-skirmish.ts'
import {
  exitCode,
  fitPosition,
  openPosition,
  readPosition,
  renderDifference,
  renderReport,
  reportJson,
  runFile,
  runText,
  writeMatch,
  writePosition,
} from '../src/index.ts'
import { positionTests } from './testing.ts'

const dir = join(import.meta.dirname, 'positions')
const shelf = [{ id: 'skirmish', load: async () => game as never }, { id: 'coming' }]
const ambush = readFileSync(join(dir, 'ambush.yaml'), 'utf8')
const changed = (from: string, to: string): string => {
  if (!ambush.includes(from)) throw new Error(`'${from}' is not in ambush.yaml`)
  return ambush.replace(from, to)
}

describe('the folder of positions', () => positionTests(dir, game))

describe('a position that does not hold', () => {
  const cases: readonly [string, string, string, RegExp][] = [
    ['a roll', 'strength: 2', 'strength: 4', /p.yaml:13: expect.rolls\[0\].strength: expected 4, found 2/],
    [
      'an unknown fact of a roll',
      'strength: 2',
      'column: 2',
      /expected 2, found nothing; the roll has strength, result/,
    ],
    ['a die', 'dice: [2] }', 'dice: [1] }', /expect.rolls\[0\].dice: expected \[1\], found \[2\]/],
    [
      'the number of rolls',
      '    - { strength: 3, result: miss }\n',
      '',
      /expect.rolls: expected 1 rolls, found 2 rolls/,
    ],
    [
      'a unit by its letter',
      'steps: 1, moved',
      'steps: 2, moved',
      /p.yaml:15: expect.units.r1.steps: expected 2, found 1/,
    ],
    [
      'a unit somewhere else',
      'units: { Y: { at: B, steps',
      'units: { Y: { at: C, steps',
      /expect.units.r1.at: expected C, found B/,
    ],
    ['a field', 'mineShown: true', 'mineShown: false', /p.yaml:16: expect.mineShown: expected false, found true/],
    ['the decision', 'id: unit', 'id: space', /expect.decision: expected {"id":"space".*found \[{"id":"unit"/],
    [
      'an option that is missing',
      'include: [pass,',
      'include: [stay,',
      /expect.options.include\[0\]: expected 'stay' is offered, found offered: pass, move r2/,
    ],
    [
      'an option that should not be',
      'exclude: [move Y]',
      'exclude: [pass]',
      /expect.options.exclude\[0\]: expected 'pass' is not offered/,
    ],
    ['a refusal', 'b1: "2.1"', 'b1: "2.2"', /expect.refused.b1: expected 2.2, found \["2.1"\]/],
    ['a refusal of what is offered', 'b1: "2.1"', 'r2: "2.1"', /expect.refused.r2: expected 2.1, found no refusal/],
    [
      'the order of cases',
      'journal: ["3.3", "1.1"]',
      'journal: ["1.1", "3.3"]',
      /expect.journal\[1\]: expected 3.3, found not after 1.1/,
    ],
    ['the result', 'result: none', 'result: red', /expect.result: expected red, found none/],
    [
      'a die that nobody rolls',
      'dice: [2, 6]',
      'dice: [2, 6, 1]',
      /p.yaml:9: dice: expected every die is rolled, found 1 of 3 left/,
    ],
  ]
  test.each(cases)('names %s', async (_what, from, to, says) => {
    const run = await runFile(changed(from, to), 'p.yaml', shelf)
    if (run.code !== 1) throw new Error(`the code is ${run.code}: ${run.code === 2 ? run.error.message : ''}`)
    expect(run.report.differences.map((d) => renderDifference('p.yaml', d)).join('\n')).toMatch(says)
  })
})

describe('wrong input is refused with file, line, found and allowed', () => {
  const cases: readonly [string, string, string, RegExp][] = [
    ['broken YAML', 'game: skirmish', 'game: [skirmish', /^p.yaml:\d+: this is not YAML/],
    ['another game', 'game: skirmish', 'game: chess', /^p.yaml:2: game: found 'chess', allowed is one of skirmish$/],
    ['a game that is not there yet', 'game: skirmish', 'game: coming', /found 'coming'/],
    [
      'a scenario',
      'at: move\n',
      'at: move\nscenario: long\n',
      /^p.yaml:4: scenario: found 'long', allowed is one of standard$/,
    ],
    [
      'an option',
      'at: move\n',
      'at: move\noptions: { chits: all }\n',
      /^p.yaml:4: options.chits: found "all", allowed is one of few, many$/,
    ],
    [
      'a name that the format does not have',
      'at: move\n',
      'at: move\nattt: move\n',
      /^p.yaml:4: attt: found 'attt', allowed is game, title/,
    ],
    [
      'a number that is a name',
      'play: [move Y, B,',
      'play: [move Y, 0214,',
      /^p.yaml:10: play\[1\]: found 214, allowed is a text; put numbers that are names in quotes/,
    ],
    [
      'an activity',
      'at: move',
      'at: fight',
      /^p.yaml:3: at: found "fight", allowed is one of plan, weather, move, fire$/,
    ],
    [
      'a space',
      'mine: B',
      'mine: Q',
      /^p.yaml:7: position.mine: found "Q", allowed is one of the spaces: A, B, C, D, E/,
    ],
    [
      'a field of the state',
      'mine: B',
      'bomb: B',
      /^p.yaml:7: position.bomb: found "bomb", allowed is one of phase, turn/,
    ],
    [
      'a unit behind a letter',
      'like: r1',
      'like: r9',
      /^p.yaml:8: position.units.Y.like: found "r9", allowed is one of the units: r1, r2, b1, b2$/,
    ],
    ['a value under a letter', 'like: r1, at: A', 'like: r1, at: Z', /^p.yaml:8: position.units.Y.at: found "Z"/],
    ['a letter that is a unit', 'Y: { like: r1, at: A }', 'r2: { like: r1, at: A }', /'r2' is itself one of the units/],
    [
      'a unit that stands twice',
      'Y: { like: r1, at: A }',
      'Y: { like: r1, at: A }, r1: { at: B }',
      /'r1' stands in this position already/,
    ],
    ['a die', 'dice: [2, 6]', 'dice: [2, 7]', /^p.yaml:9: dice\[1\]: found 7; this die \(fire\) has faces 1 to 6$/],
    [
      'a key that is refused',
      'play: [move Y, B',
      'play: [move Y, E',
      /^p.yaml:10: play\[1\]: found 'E', refused by 3.1 \(Field E is too far away.\), allowed for red in 'space' \(3\) is A, B$/,
    ],
    [
      'a key that nobody knows',
      'play: [move Y, B',
      'play: [move Y, fly',
      /^p.yaml:10: play\[1\]: found 'fly', allowed for red/,
    ],
    [
      'a seat that is not asked',
      '"blue:ambush"',
      '"red:ambush"',
      /^p.yaml:10: play\[2\]: found 'red:ambush', but asked is blue$/,
    ],
    [
      'a row to clear',
      'at: move\n',
      'at: move\nclear: [mine]\n',
      /^p.yaml:4: clear\[0\]: found 'mine', allowed is one of the rows at, steps, moved, cup$/,
    ],
    ['an expected field', 'mineShown: true', 'mineHidden: true', /^p.yaml:16: expect.mineHidden: found "mineHidden"/],
    [
      'an expected result',
      'result: none',
      'result: green',
      /^p.yaml:\d+: expect.result: found 'green', allowed is one of none, draw, red, blue$/,
    ],
    [
      'the seat of an order',
      'at: move\n',
      'at: move\norders: [{ decision: ambush, answer: hold, seat: green }]\n',
      /^p.yaml:4: orders\[0\].seat: found 'green', allowed is one of red, blue$/,
    ],
  ]
  test.each(cases)('%s', async (_what, from, to, says) => {
    const run = await runFile(changed(from, to), 'p.yaml', shelf)
    if (run.code !== 2) throw new Error(`the code is ${run.code}`)
    expect(run.error.message).toMatch(says)
  })

  test('a draw of what is not in the cup', async () => {
    const text = readFileSync(join(dir, 'weather.yaml'), 'utf8').replace('[rain]', '[storm]')
    const run = await runFile(text, 'w.yaml', shelf)
    expect(run.code === 2 && run.error.message).toMatch(
      /^w.yaml:9: draws.weather\[0\]: found 'storm'; in the cup: fair, rain, fog$/,
    )
  })

  test('a key that several seats are offered wants its seat', () => {
    const as = { key: (_s: unknown, c: number) => String(c), touches: () => [], label: () => ({ id: 'x' }) }
    const both: typeof game = {
      ...game,
      *start(s) {
        const one = (seat: string) =>
          (function* () {
            yield* choose(s, { id: 'bid', seat, rule: '1', of: [1, 2], as })
          })()
        yield* together({ red: one('red'), blue: one('blue') })
        s.phase = 'over'
      },
    }
    const text = (key: string): string => `game: skirmish\nplay:\n  - "${key}"\n`
    expect(() => runText(text('1'), 'k.yaml', both)).toThrow(
      "k.yaml:3: play[0]: found '1', which several are offered; write 'red:1' or 'blue:1'",
    )
    expect(runText(text('blue:1'), 'k.yaml', both).asked.map((a) => a.decision.seat)).toEqual(['red'])
  })

  test('a letter is replaced where it stands alone, not inside words', () => {
    const text = ambush.replaceAll(/\bY\b/g, 'a')
    expect(runText(text, 'a.yaml', game).differences).toEqual([])
  })
})

test('exit codes: 0 when all hold, 1 when one does not, 2 when any input is wrong', async () => {
  const good = await runFile(ambush, 'g', shelf)
  const differs = await runFile(changed('result: none', 'result: red'), 'd', shelf)
  const wrong = await runFile('nonsense', 'w', shelf)
  expect([exitCode([good]), exitCode([good, differs]), exitCode([differs, wrong, good])]).toEqual([0, 1, 2])
})

test('a report reads as journal with cases, decision with options and refusals, state and verdict', () => {
  const text = renderReport(runText(ambush, 'ambush.yaml', game), kit)
  expect(text).toContain('3.3      skirmish.shot [2] {strength: 2, result: hit}')
  expect(text).toContain("Red side is asked: Which squad moves? ('unit', 2)")
  expect(text).toContain('+ move r2          Move Squad r2')
  expect(text).toContain('- move b1          2.1 Squad b1 is not yours.')
  expect(text).toContain('r1: {"at":"B","steps":1,"moved":true}')
  expect(text.trimEnd().endsWith('holds')).toBe(true)
})

test('a report as data is plain JSON with its texts worded', () => {
  const data: unknown = JSON.parse(JSON.stringify(reportJson(runText(ambush, 'ambush.yaml', game), kit)))
  expect(data).toMatchObject({
    ok: true,
    asked: [{ decision: { prompt: { id: 'ask.unit', words: 'Which squad moves?' } } }],
    state: { mineShown: true },
  })
})

test('any moment of a match, written and read again, is the same moment', () => {
  for (let i = 0; i < 40; i++) {
    const match = begin(`write${i}`, 'free')
    stir(match, `${i}`, i)
    const text = writeMatch(game, match, { title: `moment ${i}` })
    const again = openPosition(fitPosition(readPosition(text, 'written.yaml'), game), game)
    expect(again.match.hash, text).toBe(match.hash)
    expect(
      again.match.run.asks.map((a) => [a.seat, a.id]),
      text,
    ).toEqual(match.run.asks.map((a) => [a.seat, a.id]))
    expect(again.match.run.asks.map((a) => again.match.run.keys(a.seat))).toEqual(
      match.run.asks.map((a) => match.run.keys(a.seat)),
    )
    expect(again.unused).toEqual({ dice: 0, draws: {} })
    expect(writeMatch(game, again.match, { title: `moment ${i}` })).toBe(text)
  }
})

test('a written file quotes what could be mistaken and keeps one unit to a line', () => {
  const text = writePosition({
    game: 'skirmish',
    scenario: 'standard',
    position: { active: 'red', units: { '5/I': { at: '0214', path: ['0101'] } } },
    dice: [1, 2],
    play: ['0214', 'keep'],
  })
  expect(text).toBe(`game: skirmish
scenario: standard
position:
  active: red
  units:
    5/I: { at: "0214", path: [ "0101" ] }
dice: [ 1, 2 ]
play: [ "0214", keep ]
`)
})
