// The box and data packs: tables that do not fit together are refused with file and line, and what a pack says is played.
import { BoxError, layPack } from '@merkur/box'
import { fastChance, newPlay, playout, uniform } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { bandOf } from '../rules/values.ts'
import type { Crete } from '../state.ts'

/** The text of a printed file with one part replaced. */
function changed(file: string, from: string | RegExp, to: string): string {
  const text = crete.files[file] ?? ''
  const out = text.replace(from, to)
  if (out === text) throw new Error(`'${String(from)}' is not in ${file}`)
  return out
}

const opened = (pack: Readonly<Record<string, string>>) => crete.openBox(layPack(crete.files, pack))

describe('a box that does not fit together', () => {
  const cases: readonly [string, string, string | RegExp, string, string][] = [
    [
      'a seat',
      'units.csv',
      'C-22,commonwealth',
      'C-22,british',
      'found "british"; allowed: one of german, commonwealth',
    ],
    ['a leader without his row', 'leaders.csv', /^C-Vasey.*\n/m, '', 'allowed: a leader who stands in leaders.csv'],
    ['a map', 'maps.csv', /^west/m, 'vest', 'areas.csv, line 2, map: found "west"; allowed: a map of maps.csv'],
    [
      'a face of the Navy',
      'interception.csv',
      /^6,/m,
      '5,',
      'interception.csv, roll: found 2 rows with 5; allowed: one',
    ],
    ['bands with a hole', 'combat-results.csv', 'won,1,9', 'won,1,8', 'found 0 bands that hold 9; allowed: one'],
    ['a border nowhere', 'borders.csv', 'W01,W02', 'W01,W99', 'b: found "W99"; allowed: an area of areas.csv'],
    ['a group that nobody names', 'arrivals.csv', /^A3,/m, 'A9,', 'allowed: setup, or a group of arrivals.csv'],
    [
      'tanks on ground without a road',
      'units.csv',
      /(C-1\/7RTR,.*),W09,/,
      '$1,W10,',
      'allowed: areas with a road, since it is mechanized',
    ],
    ['a turn', 'turns.csv', /^24,.*\n/m, '', 'turns.csv: found 23 rows; allowed: 24, turns 1 to 24 in order'],
    [
      'an objective more',
      'areas.csv',
      'W01,Kastelli (Kissamos),west,flat,1,secondary,,0,1,1,0',
      'W01,Kastelli (Kissamos),west,flat,1,secondary,,0,1,1,1',
      'objectives.csv: found 10 rows; allowed: one for each objective',
    ],
    [
      'a result of victory',
      'victory.csv',
      '4,4,',
      '4,5,',
      'victory.csv, held_from: found 2 rows for 5 held; allowed: one',
    ],
  ]
  test.each(cases)('%s', (_what, file, from, to, says) => {
    const text = changed(file, from, to)
    expect(() => opened({ [file]: text })).toThrow(BoxError)
    expect(() => opened({ [file]: text })).toThrow(says)
  })
})

describe('what a data pack says is played', () => {
  const stateIn = (pack: Readonly<Record<string, string>>, scenario = 'standard'): Crete =>
    newPlay(crete, { scenario, options: {} }, opened(pack))

  test('[7.4/1] the bands of the results', () => {
    const text = changed('combat-results.csv', 'won,1,9', 'won,1,5').replace('overrun,10,99', 'overrun,6,99')
    const s = stateIn({ 'combat-results.csv': text })
    expect([bandOf(s, 5), bandOf(s, 6)]).toEqual(['won', 'overrun'])
  })

  test('whatever single cell is bent, the box is refused or the game ends', { timeout: 120_000 }, () => {
    const chance = fastChance('bent cells')
    const files = Object.keys(crete.files).filter((f) => f.endsWith('.csv'))
    const pick = <T>(list: readonly T[]): T => list[chance.die(list.length) - 1] as T
    let refused = 0
    for (let i = 0; i < 60; i++) {
      const file = pick(files)
      const lines = (crete.files[file] ?? '').trim().split('\n')
      const at = chance.die(lines.length) - 1
      const cells = (lines[at] ?? '').split(',')
      cells[chance.die(cells.length) - 1] = pick(['', '0', '1', '-1', '99', 'x', 'A', 'W09', 'german', '__proto__'])
      lines[at] = cells.join(',')
      try {
        const s = stateIn({ [file]: lines.join('\n') }, pick(['standard', 'solo']))
        s.chance = fastChance(`dice ${i}`)
        playout(crete, s, uniform(fastChance(`play ${i}`)))
        expect(crete.next(s), `${file}:${at + 1}: ${lines[at]}`).toBeNull()
      } catch (error) {
        if (!(error instanceof BoxError)) throw new Error(`${file}:${at + 1}: ${lines[at]}`, { cause: error })
        refused++
      }
    }
    expect(refused).toBeGreaterThan(15)
  })
})
