// Data packs: laid over the printed box, played with, carried in the save, sent to bots, refused when they are not what they say.
import { packHash } from '@merkur/box'
import { fastChance, imagine, parseSave, SaveError, type SaveFile, saveMatch } from '@merkur/engine'
import { expect, test } from 'vitest'
import { say } from '../../engine/test/begin.ts'
import { type Skirmish, skirmish } from '../../engine/test/skirmish.ts'
import {
  LocalHost,
  newMatch,
  openPack,
  openSave,
  packIn,
  packWorld,
  type TableGame,
  unpackWorld,
} from '../src/index.ts'
import { table } from './table-skirmish.ts'

/** The test game with one file: the names of its fields. */
const game: TableGame<Skirmish> = {
  ...table,
  files: { 'fields.csv': 'A,B,C,D,E' },
  openBox: (files) => ({ ...skirmish.box, spaces: (files['fields.csv'] ?? '').split(',') }),
}
const files = { 'fields.csv': 'V,W,X,Y,Z' }
const packed = () => newMatch(game, { scenario: 'standard', seed: 's', mode: 'solo', packed: openPack(game, files) })
const again = (save: SaveFile): SaveFile => parseSave(JSON.stringify(save))

test('a match is played with the pack, and its save opens anywhere', () => {
  const match = packed()
  say(match, 'X', 'bet 1', 'move r1', 'W')
  expect(match.start).toMatchObject({ pack: packHash(files), packFiles: files })
  const { match: opened, notice } = openSave(game, JSON.stringify(saveMatch(match)), { seed: 'x', mode: 'solo' })
  expect([opened.hash, notice, opened.s.box.spaces[2]]).toEqual([match.hash, undefined, 'X'])
  expect(packIn(opened.s.box)).toEqual(files)
  expect(packIn(game.box)).toBeUndefined()
})

test('a pack that is not what the save says, or is missing, is refused', () => {
  const save = again(saveMatch(packed()))
  const open = (start: Partial<SaveFile['start']>) => () =>
    openSave(game, JSON.stringify({ ...save, start: { ...save.start, ...start } }), { seed: 'x', mode: 'solo' })
  expect(open({ packFiles: { 'fields.csv': 'A' } })).toThrow(/have the hash .*; it says/)
  expect(open({ packFiles: undefined })).toThrow(/played with the data pack .*; without its files/)
  const other = { 'chits.csv': '' }
  expect(open({ packFiles: other, pack: packHash(other) })).toThrow(SaveError)
  expect(open({ packFiles: other, pack: packHash(other) })).toThrow(
    /cannot be opened: chits.csv: found a file that no box/,
  )
})

test('a bot elsewhere thinks with the pack too', () => {
  const match = packed()
  say(match, 'X', 'bet 1')
  const sent = structuredClone(packWorld(imagine(match, 'red', fastChance('w')), 'standard'))
  const world = unpackWorld(game, sent)
  const run = world.open(fastChance('l'))
  run.answer('red', 'move r1')
  expect(run.keys('red')).toContain('W')
})

test('a position file cannot tell of a pack, so there is none', async () => {
  const host = new LocalHost(game, packed(), { mode: 'solo', seed: 'h' })
  await expect(host.position()).rejects.toThrow('played with a data pack')
  host.close()
})
