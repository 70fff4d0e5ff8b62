// The program as a person starts it: its bundle, threads, exit codes, piped input.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from './texts.ts'

const bin = join(root, 'apps', 'cli', 'bin', 'merkur.mjs')

function merkur(argv: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...argv], { input, encoding: 'utf8', cwd: root })
  return { code: status, out: stdout, err: stderr }
}

beforeAll(() => {
  // The first start makes the bundle.
  expect(merkur(['games']).code).toBe(0)
}, 60_000)

test('help', () => {
  expect(merkur(['--help'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Usage: merkur') as string,
  })
})

test('bad input: exit code 2, one line', () => {
  const { code, out, err } = merkur(['sim', 'atlantis'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^game: found 'atlantis'; allowed: .*example\n$/)
})

test('a simulation on two threads gives the games of one', () => {
  const table = (jobs: string): string => {
    const { code, out } = merkur(['sim', 'example', '--games', '20', '--seed', 'x', '--jobs', jobs])
    expect(code).toBe(0)
    return /ended by case: .*/.exec(out)?.[0] ?? out
  }
  expect(table('2')).toBe(table('1'))
}, 60_000)

test('a piped match', () => {
  const { code, out } = merkur(
    ['play', 'example', '--seed', '1', '--german', 'human', '--allied', 'random'],
    'look\nquit\n',
  )
  expect(code).toBe(0)
  expect(out).toContain('German: ')
})
