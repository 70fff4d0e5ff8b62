// Saved matches: replayed to their exact end, or the place named where they bend; committed dice checked again.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadGame } from '@merkur/catalogue'
import {
  commitmentOf,
  fastChance,
  keyAt,
  keyed,
  Match,
  optionsOf,
  type SaveFile,
  saveMatch,
  seeded,
} from '@merkur/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { folder, merkur } from './texts.ts'

const KEY = '42'.repeat(32)
const terms = { kind: 'committed', commitment: commitmentOf(KEY), contributions: ['one', 'two'] } as const

/** A whole random match of the example. */
async function finished(committed: boolean): Promise<SaveFile> {
  const game = await loadGame('example')
  const start = {
    game: 'example',
    rulesVersion: game.rulesVersion,
    pack: 'printed',
    scenario: 'sfakia',
    options: {},
    chance: committed ? terms : ({ kind: 'fast' } as const),
  }
  const match = new Match(game, start, { chance: committed ? keyed(KEY, terms) : seeded('dice') })
  const answers = fastChance('answers')
  while (!match.result) {
    const ask = match.run.asks[0]
    if (!ask) break
    const options = optionsOf(ask)
    match.play(ask.seat, match.seq, keyAt(ask, options[answers.die(options.length) - 1] ?? 0))
  }
  return saveMatch(match, committed ? { key: KEY } : {})
}

let save: SaveFile
let committed: SaveFile
beforeAll(async () => {
  save = await finished(false)
  committed = await finished(true)
})

const written = (file: unknown, name = 'match.json'): string => {
  const path = join(folder(), name)
  const text = JSON.stringify(file)
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text)
  return path
}

/** The same file with one input's key changed to one that its decision never has. */
const bent = (file: SaveFile, at: number): SaveFile => ({
  ...file,
  log: file.log.map((e, i) => (i === at && e.kind === 'input' ? { ...e, key: 'nothing such' } : e)),
})

describe('merkur replay', () => {
  test('a match that is the same: exit code 0, packed or not', async () => {
    for (const path of [written(save), written(save, 'match.json.gz')]) {
      const { code, out } = await merkur(['replay', path])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`same, ${save.log.length} inputs`))
    }
  })

  test('a match that bends: exit code 1, the entry and what was answered', async () => {
    const { code, out } = await merkur(['replay', written(bent(save, 7))])
    expect(code).toBe(1)
    expect(out).toMatch(/bends, 7 inputs: entry 7 \(.* answers 'nothing such'/)
  })

  test('a match of newer rules, or of a data pack that is not at hand, is not replayed by others', async () => {
    const newer = { ...save, start: { ...save.start, rulesVersion: 99 } }
    const packed = { ...save, start: { ...save.start, pack: 'abcdef' } }
    for (const [file, says] of [
      [newer, /newer rules of The Beach at Sfakia \(version 99/],
      [packed, /played with the data pack abcdef/],
    ] as const) {
      const { code, err } = await merkur(['replay', written(file)])
      expect([code, err]).toEqual([2, expect.stringMatching(says)])
      expect((await merkur(['verify', written(file)])).code).toBe(2)
    }
  })

  test('a match that ends elsewhere bends too', async () => {
    const { code, out } = await merkur(['replay', written({ ...save, hash: '0123456789abcdef' })])
    expect(code).toBe(1)
    expect(out).toContain('the file has 0123456789abcdef')
  })

  test('--all counts what is the same, bends and cannot be read, below a folder', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'a.json'), JSON.stringify(save))
    writeFileSync(join(dir, 'b.json'), JSON.stringify(bent(save, 3)))
    expect(await merkur(['replay', '--all', dir])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/2 matches: 1 replay .* 1 would bend, 0 /) as string,
    })
    writeFileSync(join(dir, 'c.json'), '{"merkur": 99}')
    const { code, err } = await merkur(['replay', '--all', dir])
    expect(code).toBe(2)
    expect(err).toMatch(/c\.json: this match was saved by a newer Merkur/)
  })

  test('--journal tells the match', async () => {
    const { out } = await merkur(['replay', '--journal', written(save)])
    expect(out.split('\n').length).toBeGreaterThan(10)
  })
})

describe('merkur verify', () => {
  test('committed dice that agree: exit code 0', async () => {
    const { code, out } = await merkur(['verify', written(committed)])
    expect(code).toBe(0)
    expect(out).toMatch(/all \d+ dice and draws come from the promised key/)
  })

  test('a changed die: exit code 1 and the entry', async () => {
    const at = committed.log.findIndex((e) => e.kind === 'input' && (e.rolls?.length ?? 0) > 0)
    const log = committed.log.map((e, i) =>
      i === at && e.kind === 'input' ? { ...e, rolls: e.rolls?.map((f) => (f % 6) + 1) } : e,
    )
    const { code, out } = await merkur(['verify', written({ ...committed, log })])
    expect(code).toBe(1)
    expect(out).toContain(`log entry ${at}`)
  })

  test('dice that nobody committed to: exit code 1, said so', async () => {
    const { code, out } = await merkur(['verify', written(save)])
    expect(code).toBe(1)
    expect(out).toContain('were not committed before play')
  })
})
