// The box and data packs: tables that do not fit together are refused with file and line, and what a pack says is played.
import { BoxError, layPack } from '@merkur/box'
import { fastChance, newPlay, playout, uniform } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { turnRule } from '../box.ts'
import { maleme } from '../index.ts'
import { resultOfRoll } from '../rules/fire.ts'
import { refitNumber } from '../rules/refit.ts'
import { place } from '../state.ts'

/** The text of a printed file with one part replaced. */
function changed(file: string, from: string | RegExp, to: string): string {
  const text = maleme.files[file] ?? ''
  const out = text.replace(from, to)
  if (out === text) throw new Error(`'${String(from)}' is not in ${file}`)
  return out
}

const opened = (pack: Readonly<Record<string, string>>) => maleme.openBox(layPack(maleme.files, pack))

describe('a box that does not fit together', () => {
  const cases: readonly [string, string, string | RegExp, string, string][] = [
    [
      'a cell',
      'units.csv',
      'RAF-33,allied',
      'RAF-33,neutral',
      'units.csv, line 33, seat: found "neutral"; allowed: one of german, allied',
    ],
    [
      'a unit that the rules look for',
      'units.csv',
      'L-Andrew,',
      'L-Andrews,',
      'units.csv, id: found no row with L-Andrew; allowed: one',
    ],
    [
      'a company without a leader',
      'units.csv',
      /^L-Campbell.*\n/m,
      '',
      'units.csv, leads: found no row with D; allowed: one',
    ],
    [
      'a set-up nowhere',
      'units.csv',
      'reserve-engineers',
      'the-beach',
      'setup: found "the-beach"; allowed: a playable hex of map.csv, or a box',
    ],
    [
      'a hex twice',
      'map.csv',
      /^0404,4,4,/m,
      '0405,4,4,',
      'map.csv, line 59, hex: found "0405"; allowed: 0404, as column and row say',
    ],
    ['a hex too few', 'map.csv', /^1518.*\n/m, '', 'map.csv: found 269 hexes; allowed: 270, 15 columns of 18'],
    ['no cross', 'map.csv', /^(0407,.*),1,,/m, '$1,0,,', 'map.csv, raf: found 2 hexes; allowed: three'],
    ['a zone', 'zones.csv', /^maori/m, 'beach', 'zones.csv, id: found no row with maori; allowed: one'],
    ['a face of the zones', 'zones.csv', ',5 6,', ',5,', 'zones.csv, faces: found no row with 6; allowed: one'],
    ['a drift roll', 'drift.csv', /^12/m, '11', 'drift.csv, roll: found 2 rows with 11; allowed: one'],
    [
      'a row of the fire table',
      'fire-table.csv',
      /^6.*\n/m,
      '',
      'fire-table.csv, roll: found no row with 6; allowed: one',
    ],
    ['an HQ action', 'hq.csv', /^stuka/m, 'stuka2', 'hq.csv, id: found no row with stuka; allowed: one'],
    [
      'the Stukas without an OF',
      'hq.csv',
      'stuka,6,R',
      'stuka,,R',
      'hq.csv, line 6, attack_of: found an empty cell; allowed: the OF of the Stukas',
    ],
    [
      'a refit that says another thing than the counter',
      'refit-table.csv',
      '151RA,2',
      '151RA,3',
      'refit-table.csv, line 6, value: found "3"; allowed: 2, as refit_up_to of 151RA in units.csv',
    ],
    [
      'a turn',
      'turns.csv',
      /^9:30/m,
      '9:45',
      'turns.csv, line 4, time: found "9:45"; allowed: 9:30, since each turn is half an hour',
    ],
    [
      'a company that is none',
      'turns.csv',
      'zones,0,1,A,',
      'zones,0,1,Q,',
      'turns.csv, line 5, contacts: found "Q"; allowed: nothing or a company of units.csv',
    ],
  ]
  test.each(cases)('%s', (_what, file, from, to, says) => {
    const text = changed(file, from, to)
    expect(() => opened({ [file]: text })).toThrow(BoxError)
    expect(() => opened({ [file]: text })).toThrow(says)
  })

  test('a file that no box has', () => {
    expect(() => opened({ 'unit.csv': '' })).toThrow(
      /unit.csv: found a file that no box of this game has; allowed: drift.csv/,
    )
  })
})

describe('what a data pack says is played', () => {
  const stateIn = (pack: Readonly<Record<string, string>>) =>
    newPlay(maleme, { scenario: 'standard', options: {} }, opened(pack))

  test('[4.2/3] the fire table', () => {
    const s = stateIn({ 'fire-table.csv': changed('fire-table.csv', '6,-,-,-', '6,H,-,-') })
    expect([resultOfRoll(s, 1, 6), resultOfRoll(s, 2, 6)]).toEqual(['H', '-'])
  })

  test('[4.3.1/2 4.3.3/1] the refit numbers', () => {
    const text = changed('refit-table.csv', 'pinned,success,,3', 'pinned,success,,5')
    const s = stateIn({ 'refit-table.csv': text.replace('leader,modifier,,-1', 'leader,modifier,,-2') })
    const unit = s.box.units.findIndex((u) => u.id === '22/A/I')
    const leader = s.box.units.findIndex((u) => u.id === 'L-Hanton')
    s.pinned[unit] = 0
    for (const l of s.box.allies) if (s.box.units[l]?.leader) place(s, l, -1)
    place(s, leader, s.at[unit] ?? -1)
    expect(refitNumber(s, unit).upTo).toBe(6)
    place(s, leader, -1)
    expect(refitNumber(s, unit).upTo).toBe(5)
  })

  test('[5.1.4/6 6.1/1] which company 10:00 alerts, who receives the Initiative, and the first panic', () => {
    const bent = changed('turns.csv', '0,1,A,allied,0,', '0,1,C,,full-hours,')
    const { box } = stateIn({ 'turns.csv': bent })
    expect(turnRule(box, 3)).toMatchObject({ contacts: box.companies.indexOf('C'), panics: true })
    expect(turnRule(box, 3).initiativeTo).toBeUndefined()
    expect(box.panicFrom).toBe(3)
    expect(stateIn({}).box.panicFrom).toBe(5)
  })

  test('whatever single cell is bent, the box is refused or the game ends', () => {
    const chance = fastChance('bent cells')
    const files = Object.keys(maleme.files).filter((f) => f.endsWith('.csv'))
    const pick = <T>(list: readonly T[]): T => list[chance.die(list.length) - 1] as T
    let refused = 0
    for (let i = 0; i < 40; i++) {
      const file = pick(files)
      const lines = (maleme.files[file] ?? '').trim().split('\n')
      const at = chance.die(lines.length) - 1
      const cells = (lines[at] ?? '').split(',')
      cells[chance.die(cells.length) - 1] = pick(['', '0', '1', '-1', '99', 'x', 'A', '0101', 'german', '__proto__'])
      lines[at] = cells.join(',')
      try {
        const s = stateIn({ [file]: lines.join('\n') })
        s.chance = fastChance(`dice ${i}`)
        playout(maleme, s, uniform(fastChance(`play ${i}`)))
        expect(maleme.next(s), `${file}:${at + 1}: ${lines[at]}`).toBeNull()
      } catch (error) {
        if (!(error instanceof BoxError)) throw new Error(`${file}:${at + 1}: ${lines[at]}`, { cause: error })
        refused++
      }
    }
    expect(refused).toBeGreaterThan(8)
  })
})
