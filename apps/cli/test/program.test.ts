// What may be typed, and what is said of what may not: one line, the place, the allowed values, exit code 2.
import { catalogue } from '@merkur/catalogue'
import { describe, expect, test } from 'vitest'
import { folder, merkur } from './texts.ts'

const coming = catalogue.filter((g) => !g.load)
const COMMANDS = ['start', 'games', 'lab', 'pack', 'play', 'sim', 'strength', 'replay', 'verify']

describe('help', () => {
  test('nothing typed shows all commands', async () => {
    const { code, out } = await merkur([])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command}`)
  })

  test.each(COMMANDS)('merkur %s --help', async (command) => {
    const { code, out, err } = await merkur([command, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Usage: merkur ${command}`)
  })

  test.each(['play', 'sim'])(
    'merkur %s GAME --help names the seats, scenarios and options of the game',
    async (command) => {
      const { code, out } = await merkur([command, 'maleme', '--help'])
      expect(code).toBe(0)
      for (const word of ['--german', '--allied', 'standard', 'germanWithdrawal=18:00|']) expect(out).toContain(word)
    },
  )
})

test('merkur --version tells the version', async () => {
  expect(await merkur(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' })
})

describe('bad input', () => {
  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['zap', ['zap', 'start, games, lab']],
    ['play', ['play', 'maleme']],
    ['play atlantis', ['game', 'atlantis', 'maleme']],
    ['play maleme --frech human', ['--frech', '--german, --allied']],
    ['play maleme --german ghost', ['--german', 'ghost', 'human, bot']],
    ['sim maleme --german human', ['--german', 'human', 'bot, search, greedy, random']],
    ['sim maleme --games many', ['--games', 'many', 'from 1']],
    ['sim maleme --games 0', ['--games', '0', 'from 1']],
    ['sim maleme --scenario night', ['--scenario', 'night', 'standard']],
    ['sim maleme --option weather=fine', ['--option', 'weather', 'germanWithdrawal, alliedWithdrawal']],
    ['sim maleme --option germanWithdrawal', ['--option', 'germanWithdrawal', 'name=value']],
    ['sim maleme --option germanWithdrawal=noon', ['germanWithdrawal', 'noon', '18:00, 16:00']],
    ['sim example --option a=b', ['--option', 'a=b', 'none']],
    ['strength maleme --bot ghost', ['--bot', 'ghost', 'random']],
    ['lab', ['lab', 'file']],
    ['lab /none.yaml', ['/none.yaml', 'no such file']],
    ['pack maleme', ['pack', 'folder']],
    ['pack maleme /none', ['/none', 'no such file']],
    ['play maleme --pack /none', ['/none', 'no such file']],
    ['replay', ['replay', '--all']],
    ['replay /none.json', ['/none.json', 'no such file']],
    ['replay --all /none', ['/none', 'no such file']],
    ['verify /none.json', ['/none.json', 'no such file']],
    ['sim example --out /none/report.json', ['/none/report.json', 'cannot be written']],
    ['play example --save /none/match.json', ['/none/match.json', 'cannot be written']],
  ]
  test.each(wrong)('merkur %s', async (line, says) => {
    const { code, out, err } = await merkur(line.split(' '))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    for (const word of says) expect(err).toContain(word)
  })

  test.each(coming)('a game that is still to come: $id', async ({ id, title }) => {
    const { code, err } = await merkur(['sim', id])
    expect(code).toBe(2)
    expect(err).toMatch(new RegExp(`^game: found '${id}'; allowed: .*\\(${title} is still to come\\)\n$`))
  })

  test('a folder without matches', async () => {
    const { code, err } = await merkur(['replay', '--all', folder()])
    expect(code).toBe(2)
    expect(err).toMatch(/no saved match .* below this folder/)
  })
})

test('merkur games lists seats, scenarios and options, and as data the same', async () => {
  const { code, out } = await merkur(['games'])
  expect(code).toBe(0)
  expect(out).toMatch(/scenario standard, seats german, allied/)
  expect(out).toMatch(/option germanWithdrawal: 18:00/)
  const data = JSON.parse((await merkur(['games', '--json'])).out) as { id: string; scenarios?: { id: string }[] }[]
  expect(data.map((g) => g.id)).toEqual(catalogue.map((g) => g.id))
  expect(data.find((g) => g.id === 'maleme')?.scenarios?.map((s) => s.id)).toContain('standard')
  for (const { id, title } of coming) {
    expect(out).toContain(`${title} (still to come)`)
    expect(data.find((g) => g.id === id)?.scenarios).toBeUndefined()
  }
})
