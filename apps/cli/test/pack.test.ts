// Data packs from the command line: checked, played with, carried in the save, replayed; wrong ones told line by line.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '@merkur/catalogue'
import { expect, test } from 'vitest'
import { folder, merkur } from './texts.ts'

/** A folder with one file of Maleme's box, changed. */
async function packOf(file: string, from: string, to: string): Promise<string> {
  const text = (await loadGame('maleme')).files[file] ?? ''
  expect(text).toContain(from)
  const dir = folder()
  writeFileSync(join(dir, file), text.replaceAll(from, to))
  writeFileSync(join(dir, 'README.md'), 'my charts')
  return dir
}

test('a pack that fits: its files and its hash', async () => {
  const dir = await packOf('markers.csv', '2,0,', '4,0,')
  const { code, out, err } = await merkur(['pack', 'maleme', dir])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/: fits 12 Hours at Maleme in the place of markers.csv\nhash [0-9a-f]{64}\n$/)
  const data = await merkur(['pack', 'maleme', dir, '--json'])
  expect(JSON.parse(data.out)).toMatchObject({ game: 'maleme', files: ['markers.csv'] })
})

test('a pack that does not fit: every problem with file, line and what is allowed', async () => {
  const dir = await packOf('units.csv', '3/I,german', '3/I,martian')
  writeFileSync(join(dir, 'drift.csv'), 'roll,direction,source\n2,up,D\n')
  const { code, out, err } = await merkur(['pack', 'maleme', dir])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(`${dir}/units.csv, line 41, seat: found "martian"; allowed: one of german, allied`)
  expect(err).toContain(`${dir}/drift.csv, line 2, direction: found "up"; allowed: one of N, NE`)
  expect((await merkur(['play', 'maleme', '--pack', dir])).code).toBe(2)
})

test('a folder without tables, and one with a file of no box', async () => {
  const empty = await merkur(['pack', 'maleme', folder()])
  expect([empty.code, empty.err]).toEqual([
    2,
    expect.stringMatching(/found no .csv or .json; allowed: some of drift.csv/),
  ])
  const dir = folder()
  writeFileSync(join(dir, 'unit.csv'), 'id\n')
  const odd = await merkur(['pack', 'maleme', dir])
  expect([odd.code, odd.err]).toEqual([
    2,
    expect.stringContaining('unit.csv: found a file that no box of this game has'),
  ])
})

test('a match is played with its pack, kept with it, gone on with and replayed', async () => {
  const dir = await packOf('pieces.csv', 'stuka,4,', 'stuka,9,')
  const save = join(folder(), 'm.json')
  const play = ['play', 'maleme', '--seed', '3', '--german', 'human', '--allied', 'random', '--save', save]
  const first = await merkur([...play, '--pack', dir], ['1', 'look', 'position', 'quit'])
  expect(first.out).toContain('9 Stuka markers left')
  expect(first.err).toContain('a position file knows the printed box only')
  expect((JSON.parse(readFileSync(save, 'utf8')) as { start: unknown }).start).toMatchObject({
    packFiles: { 'pieces.csv': readFileSync(join(dir, 'pieces.csv'), 'utf8') },
  })
  const again = await merkur(play, ['look', 'quit'])
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('9 Stuka markers left')])
  expect(await merkur(['replay', save])).toMatchObject({ code: 0 })
  const twice = await merkur([...play, '--pack', dir])
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('leave --pack out')])
})

test('series and positions are played with a pack too, on one thread or more', async () => {
  const dir = await packOf('pieces.csv', 'stuka,4,', 'stuka,1,')
  const file = join(folder(), 'stukas.yaml')
  writeFileSync(file, 'game: maleme\nexpect:\n  stukas: 1\n')
  expect((await merkur(['lab', file])).code).toBe(1)
  expect((await merkur(['lab', file, '--pack', dir])).code).toBe(0)
  const printed = await merkur(['sim', 'maleme', '--games', '2', '--seed', 'p'])
  const packed = await merkur(['sim', 'maleme', '--games', '2', '--seed', 'p', '--pack', dir])
  expect([printed.code, packed.code]).toEqual([0, 0])
  const missing = await merkur(['strength', 'maleme', '--games', '1', '--pack', join(dir, 'none')])
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('none')])
})
