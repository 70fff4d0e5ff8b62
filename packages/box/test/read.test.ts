// Tables and packs: what is read, and what a person is told when a file is wrong.
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import {
  among,
  BoxError,
  type BoxFiles,
  id,
  layPack,
  many,
  markOf,
  maybe,
  measure,
  oneOf,
  packHash,
  readBox,
  source,
  truth,
  whole,
  words,
} from '../src/index.ts'

const columns = {
  id: id(),
  steps: whole(1, 4),
  kind: oneOf('foot', 'gun'),
  fast: truth(),
  note: words(),
  source: source(),
}
const good = 'id,steps,kind,fast,note,source\n5/I,2,foot,1,"a, b",D steps:R\n'
const read = (text: string) => readBox({ 'units.csv': text }, (box) => box.table('units.csv', columns))

const problemsOf = (run: () => unknown): string[] => {
  try {
    run()
  } catch (error) {
    if (error instanceof BoxError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a row is read by its columns', () => {
  expect(read(good)).toEqual([
    { id: '5/I', steps: 2, kind: 'foot', fast: true, note: 'a, b', source: { row: 'D', columns: { steps: 'R' } } },
  ])
})

test('byte order mark, Windows line ends, blank lines and another order of columns change nothing', () => {
  const other = '\uFEFFsteps,id,kind,note,fast,source\r\n2,5/I,foot,"a, b",1,D steps:R\r\n\r\n'
  expect(read(other)).toEqual(read(good))
})

test('every wrong cell is told at once, with file, line, column, found and allowed', () => {
  const text = 'id,steps,kind,fast,note,source\nA,5,foot,1,,R\nB,1,horse,maybe,"two\nlines",R\nA,1,gun,,,X\n'
  expect(problemsOf(() => read(text))).toEqual([
    'units.csv, line 2, steps: found "5"; allowed: a whole number from 1 to 4',
    'units.csv, line 3, kind: found "horse"; allowed: one of foot, gun',
    'units.csv, line 3, fast: found "maybe"; allowed: 1 for yes, 0 or nothing for no',
    'units.csv, line 5, id: found "A", as in line 2; allowed: an id that no other row has',
    'units.csv, line 5, source: found "X"; allowed: a source mark (R, P, H, S, D), then column:mark for each column that differs',
  ])
})

test('a header with a missing, an unknown and a doubled column is refused', () => {
  const told = problemsOf(() => read('id,steps,steps,kind,fast,colour,source\n'))
  expect(told).toHaveLength(3)
  expect(told.join()).toContain('found the column "steps" twice')
  expect(told.join()).toContain('found the column "colour"')
  expect(told.join()).toContain('found no column "note"')
})

test('a row with too few cells, an empty table and a missing file are refused', () => {
  expect(problemsOf(() => read(`${good}A,1\n`))).toEqual(['units.csv, line 3: found 2 cells; allowed: 6, one a column'])
  expect(problemsOf(() => read('id,steps,kind,fast,note,source\n'))).toEqual([
    'units.csv: found no rows; allowed: one row or more',
  ])
  expect(problemsOf(() => readBox({}, (box) => box.table('units.csv', columns)))).toEqual([
    'units.csv: found no such file; allowed: this file; there are none',
  ])
})

test('a quote that never closes is told', () => {
  expect(problemsOf(() => read('id,steps,kind,fast,note,source\nA,1,foot,1,"open,R\n')).length).toBeGreaterThan(0)
})

test('cells may point at other rows, be several, or stand empty', () => {
  const files = { 'a.csv': 'id,next,also,x\nA,B,A B,1.5\nB,,,-2\n' }
  const rows = readBox(files, (box) =>
    box.table('a.csv', {
      id: id(),
      next: maybe(among(['A', 'B'], 'a row')),
      also: many(among(['A', 'B'], 'a row')),
      x: measure(-9, 9),
    }),
  )
  expect(rows.map((r) => [r.next, r.also, r.x])).toEqual([
    ['B', ['A', 'B'], 1.5],
    [null, [], -2],
  ])
})

test('what only the whole box shows is noted at its cell', () => {
  const told = problemsOf(() =>
    readBox({ 'units.csv': good }, (box) => {
      for (const unit of box.table('units.csv', columns)) box.refuse(unit, 'kind', 'gun, for units of two steps')
    }),
  )
  expect(told).toEqual(['units.csv, line 2, kind: found "foot"; allowed: gun, for units of two steps'])
})

test('problems are told even when building the box fails because of them', () => {
  const told = problemsOf(() =>
    readBox({ 'units.csv': 'nonsense' }, (box) => {
      box.table('units.csv', columns)
      throw new Error('built on sand')
    }),
  )
  expect(told[0]).toContain('units.csv, line 1: found the column "nonsense"')
})

test('JSON is read by its form; a wrong value is told with its path', () => {
  const form = z.object({ turns: z.array(z.object({ hour: z.int() })) })
  const json = (text: string) => readBox({ 's.json': text }, (box) => box.json('s.json', form))
  expect(json('{"turns":[{"hour":8}]}')).toEqual({ turns: [{ hour: 8 }] })
  expect(problemsOf(() => json('{"turns":[{"hour":"x"}]}'))[0]).toBe(
    's.json, turns.0.hour: found "x"; allowed: Invalid input: expected number, received string',
  )
  expect(problemsOf(() => json('{'))[0]).toContain('s.json: found ')
})

test('a source mark holds for the row unless a column has its own', () => {
  const [row] = read(good)
  expect(row && [markOf(row.source, 'steps'), markOf(row.source, 'kind')]).toEqual(['R', 'D'])
})

test('a pack replaces printed files by name and may bring no others', () => {
  const printed: BoxFiles = { 'a.csv': '1', 'b.csv': '2' }
  expect(layPack(printed, { 'b.csv': '3' })).toEqual({ 'a.csv': '1', 'b.csv': '3' })
  expect(problemsOf(() => layPack(printed, { 'c.csv': '' }))).toEqual([
    'c.csv: found a file that no box of this game has; allowed: a.csv, b.csv',
  ])
})

test('the hash of a pack depends on names and texts, not on order or line ends', () => {
  expect(packHash({})).toBe('printed')
  const hash = packHash({ 'a.csv': 'x\ny', 'b.csv': 'z' })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(packHash({ 'b.csv': 'z', 'a.csv': 'x\r\ny' })).toBe(hash)
  expect(packHash({ 'a.csv': 'x\ny', 'b.csv': 'w' })).not.toBe(hash)
  expect(packHash({ 'a.csv': 'x', 'b.csv': 'yz' })).not.toBe(packHash({ 'a.csv': 'xy', 'b.csv': 'z' }))
})
