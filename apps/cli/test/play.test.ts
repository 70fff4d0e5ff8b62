// A match at a terminal, from piped input: questions, answers, acts, keeping and going on.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, merkur } from './texts.ts'

const solo = ['play', 'maleme', '--seed', '3', '--german', 'human', '--allied', 'random']

describe('merkur play', () => {
  test('asks with case, numbers and keys; takes number, key and the usual answer', async () => {
    const { code, out } = await merkur(solo, ['1', '8/II 7', '', 'quit'])
    expect(code).toBe(0)
    expect(out).toMatch(/German: With which Drop Group does 8\/I machine gun land\? \(3\.2\)/)
    expect(out).toMatch(/ 1 {2}8\/I 5 {2}8\/I machine gun lands with group 5 \*/)
    expect(out).toContain('Leader Stentzler land?')
  })

  test('several answers in a line stop where they no longer fit', async () => {
    const { out } = await merkur(solo, ['8/I 5; 8/II 5; nonsense', 'quit'])
    expect(out).toContain('stopped after 2 of 3 answers')
    expect(out).toContain('Leader Stentzler land?')
  })

  test('why, odds, look, rule, journal, ask and help answer and change nothing', async () => {
    const typed = [
      'why 0214',
      'why 5/I',
      'odds 1',
      'look',
      'look 5/I',
      'look 1207',
      'rule 4.1.3',
      'rule glider',
      'journal',
      'ask',
      'help',
    ]
    const { code, out, err } = await merkur(solo, [...typed, 'quit'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const part of [
      '(3.2)',
      '4.1.3 Defensive Fire',
      '5.1.1',
      '1207: Andrew',
      'Steps: 2 [D]',
      'nothing has happened yet',
      'redo',
    ])
      expect(out).toContain(part)
    expect(out).not.toContain('8/II machine gun land?')
  })

  test('undo and redo', async () => {
    const { code, out } = await merkur(solo, ['1', 'undo', 'redo', 'quit'])
    expect(code).toBe(0)
    expect(out.match(/8\/II machine gun land\?/g)).toHaveLength(2)
    const barred = await merkur(solo, ['undo', 'quit'])
    expect(barred.code).toBe(2)
    expect(barred.err).toContain('cannot be taken back')
  })

  test.each([
    ['nonsense', "found 'nonsense'; allowed: 1 to 2"],
    ['3', "found '3'; allowed: 1 to 2"],
    ['why atlantis', "found 'atlantis'; allowed: a unit such as"],
    ['odds 9', "found '9'; allowed: the number or key"],
    ['rule xyzzy', "found 'xyzzy'; allowed: a case such as"],
    ['journal x', "found 'x'; allowed: how many"],
  ])('a piped line that cannot be carried out is told, play goes on, exit code 2: %s', async (line, says) => {
    const { code, out, err } = await merkur(solo, [line, '1', 'quit'])
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(out).toContain('8/II machine gun land?')
  })

  test('a match is kept after every answer and gone on with', async () => {
    const file = join(folder(), 'match.json')
    await merkur([...solo, '--save', file], ['1', '1'])
    expect(existsSync(file)).toBe(true)
    const again = await merkur([...solo, '--save', file], ['quit'])
    expect(again.out).toContain('Leader Stentzler land?')
    expect(await merkur(['replay', file])).toMatchObject({ code: 0 })
    const other = await merkur(['play', 'example', '--save', file])
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining("a match of 'maleme'") as string })
    const fresh = await merkur([...solo, '--save', file, '--scenario', 'standard'])
    expect(fresh).toMatchObject({ code: 2, err: expect.stringContaining('holds a match already') as string })
  })

  test('a damaged match goes on from its snapshot, says so, and the file as it was is kept', async () => {
    const file = join(folder(), 'match.json')
    await merkur([...solo, '--save', file], ['1', '1'])
    const good = readFileSync(file, 'utf8')
    const bad = good.replace(/"hash":"\w+"/, '"hash":"0000000000000000"')
    writeFileSync(file, bad)
    const { code, err } = await merkur([...solo, '--save', file], ['1', 'quit'])
    expect(code).toBe(0)
    expect(err).toMatch(
      /match.json: The file of this match is damaged: its moves lead to another position than it says./,
    )
    expect(err).toContain(`kept in ${file}.before.`)
    expect(readFileSync(`${file}.before`, 'utf8')).toBe(bad)
    writeFileSync(file, bad)
    expect((await merkur([...solo, '--save', file], ['quit'])).err).toContain(`${file}.before-2.`)
  })

  test('a file that cannot be written is told, and the match goes on', async () => {
    const gone = join(folder(), 'gone')
    const { code, out, err } = await merkur(solo, [`save ${gone}/m.json`, '1', 'quit'])
    expect(err).toContain('m.json: cannot be written: there is no such file')
    expect(out).toContain('8/II machine gun land?')
    expect(code).toBe(2)
    const dir = folder()
    const file = join(dir, 'm.json')
    const typed = async function* (): AsyncGenerator<string> {
      yield '1\n'
      rmSync(dir, { recursive: true })
      yield '1\nquit\n'
    }
    const later = await merkur([...solo, '--save', file], typed())
    expect(later.err).toContain('cannot be written: there is no such file; play goes on')
    expect(later.out).toContain('Leader Stentzler land?')
  })

  test('save and position write files that replay and the lab read', async () => {
    const dir = folder()
    const [match, position] = [join(dir, 'm.json'), join(dir, 'p.yaml')]
    await merkur(solo, ['1', `save ${match}`, 'quit'])
    expect(JSON.parse(readFileSync(match, 'utf8'))).toMatchObject({ kind: 'match' })
    expect(await merkur(['replay', match])).toMatchObject({ code: 0 })
    const open = await merkur(
      ['play', 'maleme', '--seed', '3', '--german', 'human', '--allied', 'human'],
      ['1', `position ${position}`],
    )
    expect(open.code).toBe(0)
    expect(await merkur(['lab', '--quiet', position])).toMatchObject({ code: 0 })
  })

  test('two people at one screen: the chair goes to whoever is asked', async () => {
    const { code, out } = await merkur(
      ['play', 'example', '--seed', '1', '--german', 'human', '--allied', 'human'],
      Array(400).fill('1') as string[],
    )
    expect(out).toMatch(/^German: /m)
    expect(out).toMatch(/^Allied: /m)
    expect(code).toBe(0)
  })

  test('bots among themselves play to the end', async () => {
    const { code, out } = await merkur(['play', 'example', '--seed', '1', '--german', 'random', '--allied', 'random'])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/\(7\.\d\)$/)
  })

  test('resigning ends it', async () => {
    const { code, out } = await merkur(solo, ['resign'])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/resigns/)
  })
})
