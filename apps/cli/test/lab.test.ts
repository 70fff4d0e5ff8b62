// `merkur lab`: exit codes and what is printed for files that hold, fail, or cannot be read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, merkur, root } from './texts.ts'

const positions = join(root, 'games', 'example', 'test', 'positions')
const files = readdirSync(positions)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(positions, name))
const [one = ''] = files

test('files that hold: exit code 0, each told', async () => {
  const { code, out } = await merkur(['lab', '--quiet', ...files])
  expect(code).toBe(0)
  expect(out).toContain(`${files.length} positions: ${files.length} hold`)
})

test('the report of one file tells journal, state and verdict; --json gives the same as data', async () => {
  const { out } = await merkur(['lab', one])
  for (const part of ['Journal', "State, against the scenario's start", 'holds']) expect(out).toContain(part)
  const data = JSON.parse((await merkur(['lab', '--json', one])).out) as { ok: boolean; file: string }[]
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ ok: true, file: one })
})

test('an expectation that does not hold: exit code 1 and a line with file and line number', async () => {
  const broken = join(folder(), 'broken.yaml')
  const text = readFileSync(one, 'utf8').replace(/^expect:[\s\S]*$/m, '')
  writeFileSync(broken, `${text}expect:\n  result: draw\n`)
  const { code, out } = await merkur(['lab', broken])
  expect(code).toBe(1)
  expect(out).toMatch(/broken\.yaml:\d+: expect\.result: expected draw, found/)
})

test('bad input wins over what does not hold, and names file, line and allowed values', async () => {
  const bad = join(folder(), 'bad.yaml')
  writeFileSync(bad, 'game: example\nwhether: fine\n')
  const { code, err, out } = await merkur(['lab', '--quiet', one, bad])
  expect(code).toBe(2)
  expect(err).toMatch(/bad\.yaml:2: whether: found 'whether', allowed is game, title/)
  expect(out).toContain('2 positions: 1 hold, 0 do not, 1 could not be read')
  const data = JSON.parse((await merkur(['lab', '--json', bad])).out) as { error: { line: number } }[]
  expect(data[0]?.error.line).toBe(2)
})
