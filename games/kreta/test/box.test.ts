// The box and data packs: tables that do not fit together are refused with file and line, and what a pack says is played.
import { BoxError, layPack } from '@merkur/box'
import { fastChance, newPlay, playout, uniform } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { kreta } from '../index.ts'
import { halfPoints } from '../rules/movement.ts'
import type { Kreta } from '../state.ts'

/** The text of a printed file with one part replaced. */
function changed(file: string, from: string | RegExp, to: string): string {
  const text = kreta.files[file] ?? ''
  const out = text.replace(from, to)
  if (out === text) throw new Error(`'${String(from)}' is not in ${file}`)
  return out
}

const opened = (pack: Readonly<Record<string, string>>) => kreta.openBox(layPack(kreta.files, pack))

describe('a box that does not fit together', () => {
  const cases: readonly [string, string, string | RegExp, string, string][] = [
    ['a seat', 'units.csv', '22NZ,british', '22NZ,allied', 'found "allied"; allowed: one of british, german'],
    ['ground', 'map.csv', /^(24,11|"24,11"),(.*),clear,/m, '$1,$2,swamp,', 'found "swamp"'],
    ['a hex that is none', 'edges.csv', '"3,7","3,8"', '"3,7","3,88"', 'b: found "3,88"; allowed: a hex of map.csv'],
    [
      'an edge between hexes that do not touch',
      'edges.csv',
      '"3,7","3,8"',
      '"3,7","9,9"',
      'edges.csv, line 2, b: found "3,7" and "9,9"; allowed: two neighbouring hexes',
    ],
    ['a gun without range', 'units.csv', /(art2,.*,1,8,2,2),3,/, '$1,,', 'range'],
    ['a roll of the results table', 'crt.csv', /^6,.*\n/m, '', 'crt.csv: found 5 rows; allowed: six'],
    ['a row of ground', 'crt-rows.csv', /^river,.*\n/m, '', 'crt-rows.csv, id: found not one row river'],
    ['a space of the track', 'track.csv', /^track-2,.*\n/m, '', 'track.csv'],
    ['a turn', 'turns.csv', /^2,.*\n/m, '', 'turns.csv: found 27 rows; allowed: the turns in order from 1'],
    ['a hex of the map', 'map.csv', /^"24,11".*\n/m, '', 'map.csv'],
    ['a result', 'anti-aircraft.csv', '1,E,E,R', '1,E,X,R', 'found "X"; allowed: one of E, R, -'],
  ]
  test.each(cases)('%s', (_, file, from, to, says) => {
    const open = () => opened({ [file]: changed(file, from, to) })
    expect(open).toThrow(BoxError)
    expect(open).toThrow(says)
  })
})

describe('a data pack', () => {
  test('a unit with other figures has them on its counter and in play', () => {
    const box = opened({ 'units.csv': changed('units.csv', /(95roz,.*),2,2,10,/, '$1,4,2,12,') })
    const s: Kreta = newPlay({ ...kreta, box }, { scenario: 'historical', options: {} })
    const u = box.units.findIndex((x) => x.id === '95roz')
    expect([box.units[u]?.attack, halfPoints(s, u)]).toEqual([4, 24])
    const face = kreta.kit(box).pieces.find((p) => p.id === '95roz')?.faces[0]
    expect(face?.figures.map((f) => f.value)).toEqual(['4', '2', '12'])
  })

  test('a whole game is played with it', () => {
    const box = opened({ 'limits.csv': changed('limits.csv', /^exit-cost,2/m, 'exit-cost,4') })
    const game = { ...kreta, box }
    const s: Kreta = newPlay(game, { scenario: 'historical', options: {} })
    s.chance = fastChance('pack')
    expect(playout(game, s, uniform(fastChance('answers'))).decisions).toBeGreaterThan(100)
    expect(kreta.faults(s)).toEqual([])
  })
})
