// Saves: opened by the same rules, by newer rules, and refused politely when they are broken or of another game.
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  forkMatch,
  type Game,
  keyed,
  loadMatch,
  Match,
  parseSave,
  SaveError,
  type SaveFile,
  saveMatch,
  saveText,
  seeded,
  type Text,
  text,
  verifyDice,
} from '../src/index.ts'
import { begin, START, say, stir } from './begin.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

const again = (file: SaveFile): SaveFile => parseSave(JSON.stringify(file))
const some = (inputs = 30, seed = 's'): Match<Skirmish> => {
  const match = begin(seed, 'free')
  stir(match, seed, inputs)
  return match
}

describe('a save', () => {
  test('opens at the same hash, log and journal, at every length', () => {
    for (let n = 0; n < 40; n++) {
      const match = some(n, `n${n % 4}`)
      if (n % 3 === 0) match.undo('red')
      const file = n % 2 === 0 ? parseSave(saveText(match)) : again(saveMatch(match))
      const { match: opened, notice } = loadMatch(skirmish, file, { seed: 'x' })
      expect([opened.hash, opened.log, opened.journal, notice]).toEqual([
        match.hash,
        match.log,
        match.journal,
        undefined,
      ])
    }
  })

  test('of a running match carries neither seed nor key unless it stays with the host', () => {
    const match = some(5)
    expect(match.result).toBeNull()
    expect(Object.keys(saveMatch(match))).not.toContain('seed')
    expect(saveMatch(match, { key: 'ff' }).key).toBeUndefined()
    expect(saveMatch(match, { seed: 'mine' }).seed).toBe('mine')
  })

  test('with its seed goes on as the match itself would', () => {
    const match = some(12, 'same')
    const opened = loadMatch(skirmish, again(saveMatch(match, { seed: 'same' })), { seed: 'x' }).match
    stir(match, 'later', 20)
    stir(opened, 'later', 20)
    expect(opened.hash).toBe(match.hash)
  })

  test('made in the middle of an activity opened by dice remembers those dice', () => {
    const match = begin('open', 'free', { position: { at: 'weather', state: { phase: 'weather', mine: 'C' } } })
    expect(match.opening.length).toBe(1)
    say(match, 'move r1')
    expect(loadMatch(skirmish, again(saveMatch(match)), { seed: 'other' }).match.hash).toBe(match.hash)
  })
})

describe('what cannot be opened says why and what to do', () => {
  const file = (): SaveFile => saveMatch(some())
  const cases: readonly [string, () => string, RegExp][] = [
    ['no JSON', () => '{"merkur": 1,', /this is not a saved match: .*Choose a file that Merkur has written/],
    ['something else', () => '[1, 2]', /this is not a saved match: at the top/],
    ['nothing', () => 'null', /this is not a saved match: at the top/],
    [
      'a newer format',
      () => JSON.stringify({ ...file(), merkur: 99 }),
      /saved by a newer Merkur \(format 99\); this one reads up to 2. Update Merkur/,
    ],
    [
      'a broken log',
      () => JSON.stringify({ ...file(), log: [{ n: 0, kind: 'input', by: 'red', seat: 'red', decision: 'unit' }] }),
      /at log.0.key/,
    ],
    ['a broken start', () => JSON.stringify({ ...file(), start: { ...file().start, options: 3 } }), /at start.options/],
    ['no format', () => JSON.stringify({ ...file(), merkur: 0 }), /at merkur: .*1. Choose a file/],
    ['an unknown entry', () => JSON.stringify({ ...file(), log: [{ n: 0, kind: 'cheat' }] }), /at log.0/],
  ]
  test.each(cases)('%s', (_what, json, says) => {
    expect(() => parseSave(json())).toThrow(SaveError)
    expect(() => parseSave(json())).toThrow(says)
  })

  test('a match of another game', () => {
    const other: Game<Skirmish> = { ...skirmish, id: 'chess' }
    expect(() => loadMatch(other, file(), { seed: 'x' })).toThrow(
      "this is a match of 'skirmish'; 'chess' was asked to open it",
    )
  })

  test('a match of newer rules', () => {
    const old: Game<Skirmish> = { ...skirmish, rulesVersion: 1 }
    expect(() => loadMatch(old, file(), { seed: 'x' })).toThrow(
      /newer rules of Skirmish \(version 2; here 1\). Update Merkur/,
    )
  })

  test('a match whose state no longer fits', () => {
    const bad = again(file())
    const broken = { ...bad, log: [], hash: '0', snapshot: { ...bad.snapshot, state: { turn: 99 } } }
    expect(() => loadMatch(skirmish, broken, { seed: 'x' })).toThrow(/neither the log nor the last snapshot/)
  })
})

describe('after a change of rules', () => {
  const changed = (id: string): Text => text('engine.rules-changed', { stands: text(id) })

  /** Newer rules that name the pass another way: old logs fit only until the first pass. */
  const renamed = (from: string): Game<Skirmish> => ({
    ...skirmish,
    rulesVersion: 3,
    *start(s, activity) {
      const flow = skirmish.start(s, activity)
      let step = flow.next()
      while (!step.done) {
        const asked = step.value
        const answer: unknown = yield 'together' in asked
          ? asked
          : {
              ...asked,
              as: {
                ...asked.as,
                key: (x: never, c: never) => (asked.as.key(x, c) === from ? 'renamed' : asked.as.key(x, c)),
              },
            }
        step = flow.next(answer)
      }
    },
  })

  test('a match whose last inputs still fit goes on from its last snapshot, dice and orders and all', () => {
    const match = begin('a', 'free')
    say(match, 'C', 'bet 1', 'pass')
    match.order({ seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' })
    say(match, 'move b1', 'E', 'move b2')
    const { match: opened, notice } = loadMatch(renamed('pass'), again(saveMatch(match)), { seed: 'x' })
    expect(notice).toEqual(changed('engine.from-snapshot'))
    expect(opened.hash).toBe(match.hash)
    expect(opened.orders).toEqual(match.orders)
    expect(opened.run.asks.map((a) => a.id)).toEqual(['space'])
    say(opened, 'E')
  })

  test('a snapshot in the middle of an input keeps the dice that this input gave after it', () => {
    for (let n = 3; n < 60; n++) {
      const match = some(n, 'mid')
      const { match: opened, notice } = loadMatch(renamed('bet 0'), again({ ...saveMatch(match), hash: 'changed' }), {
        seed: 'x',
      })
      expect(notice, `after ${n}`).toEqual(changed('engine.from-snapshot'))
      expect(opened.hash, `after ${n}`).toBe(match.hash)
    }
  })

  test('dice that fall after the snapshot, before anybody is asked, are not rolled anew', () => {
    /** A game in which every move begins with a gust: several dice in one input, before and after the snapshot. */
    const gusty = (rulesVersion: number): Game<Skirmish> => ({
      ...skirmish,
      rulesVersion,
      *start(s, activity) {
        if (activity === 'move') s.weather = s.chance.die(3) - 1
        yield* skirmish.start(s, activity)
      },
    })
    let several = 0
    for (let n = 2; n < 40; n++) {
      const match = new Match(gusty(2), START, { chance: seeded(`gust${n}`), freedom: 'free' })
      stir(match, `${n}`, n)
      if ((match.line.at(-1)?.rolls?.length ?? 0) > 1) several++
      const file = again({ ...saveMatch(match), hash: 'changed' })
      const { match: opened, notice } = loadMatch(gusty(3), file, { seed: 'x' })
      expect(notice).toEqual(changed('engine.from-snapshot'))
      expect(opened.hash, `after ${n}`).toBe(match.hash)
    }
    expect(several).toBeGreaterThan(3)
  })

  test('a match whose last inputs do not fit stands at its last snapshot and says so', () => {
    const match = begin('a', 'free')
    say(match, 'C', 'bet 1', 'move r1')
    const { match: opened, notice } = loadMatch(renamed('move r1'), again(saveMatch(match)), { seed: 'x' })
    expect(notice).toEqual(changed('engine.at-snapshot'))
    expect(opened.seq).toBe(0)
    expect(opened.run.asks.map((a) => a.id)).toEqual(['unit'])
    expect([...opened.s.at]).toEqual([...match.s.at])
  })

  test('recorded dice that the rules no longer ask for are noticed', () => {
    const match = begin('a', 'free')
    say(match, 'C', 'bet 1', 'move r1', 'B', 'ambush')
    const log = match.log.map((e) => (e.kind === 'input' && e.rolls ? { ...e, rolls: [...e.rolls, 1] } : e))
    const outcome = begin('a', 'free').repeat(log)
    expect(outcome).toMatchObject({ ok: false, code: 'fault' })
    expect(JSON.stringify(outcome)).toMatch(/outcomes in the log; the rules asked for/)
  })
})

describe('a fork', () => {
  test('begins at any point with the line so far and fresh dice', () => {
    const match = some(40, 'fork')
    for (let seq = 0; seq <= match.seq; seq++) {
      const fork = forkMatch(match, seq, { seed: `f${seq}` })
      expect(fork.seq).toBe(seq)
      const run = match.at(seq)
      expect(fork.run.asks.map((a) => [a.seat, a.id])).toEqual(run.asks.map((a) => [a.seat, a.id]))
    }
    const faces = new Set(
      Array.from({ length: 12 }, (_, i) => {
        const base = begin('f', 'free')
        say(base, 'C', 'bet 1', 'move r1', 'B', 'ambush')
        const fork = forkMatch(base, 4, { seed: `f${i}` })
        say(fork, 'ambush')
        return String(fork.line.at(-1)?.rolls)
      }),
    )
    expect(faces.size).toBeGreaterThan(1)
  })
})

describe('committed dice of a finished match', () => {
  const key = 'a1'.repeat(32)
  const terms = { kind: 'committed', commitment: commitmentOf(key), contributions: ['red says', 'blue says'] } as const
  const committed = (): Match<Skirmish> =>
    new Match(skirmish, { ...START, chance: terms }, { chance: keyed(key, terms), freedom: 'fair' })
  const finished = (seed = 'v'): SaveFile => {
    const match = committed()
    say(match, 'C', 'bet 1', 'move r1', 'B', 'ambush')
    match.offerTakeBack('red', 4)
    match.consent('blue')
    match.order({ seat: 'blue', when: { decision: 'ambush' }, answer: 'ambush' })
    stir(match, seed, 500)
    expect(match.result).not.toBeNull()
    return again(saveMatch(match, { key }))
  }

  test('are all found again from the key, take-backs and orders included', () => {
    const file = finished()
    const rolls = file.log.flatMap((e) => (e.kind === 'input' ? (e.rolls ?? []) : [])).length
    expect(verifyDice(skirmish, file)).toEqual({ ok: true, checked: rolls, problems: [] })
    expect(rolls).toBeGreaterThan(5)
  })

  test('a bent die is found with the entry it stands in', () => {
    const file = finished()
    const at = file.log.findIndex((e) => e.kind === 'input' && e.decision === 'squads' && e.rolls)
    const bent = file.log.map((e, i) =>
      i === at && e.kind === 'input' && e.rolls ? { ...e, rolls: e.rolls.map((r) => (r % 6) + 1) } : e,
    )
    expect(at).toBeGreaterThan(0)
    expect(verifyDice(skirmish, { ...file, log: bent })).toMatchObject({
      ok: false,
      problems: [{ n: at, says: expect.stringMatching(/^the log has \d.*; the key gives \d/) as string }],
    })
  })

  test('another key, no key, other contributions, a running match or fast dice are told apart', () => {
    const file = finished()
    const { key: _key, ...without } = file
    const says = (f: SaveFile): string => verifyDice(skirmish, f).problems[0]?.says ?? 'all is well'
    expect(says({ ...file, key: 'b2'.repeat(32) })).toMatch(/promised before play was/)
    expect(says({ ...file, key: 'xyz' })).toMatch(/not 32 bytes in hex/)
    expect(says(without)).toMatch(/has not been revealed/)
    expect(says({ ...file, finished: false })).toMatch(/not over/)
    expect(says({ ...file, start: { ...file.start, chance: { kind: 'fast' } } })).toMatch(/not committed/)
    expect(
      says({ ...file, start: { ...file.start, chance: { ...terms, contributions: ['red lies', 'blue says'] } } }),
    ).toMatch(/the key gives/)
    expect(says({ ...file, start: { ...file.start, game: 'chess' } })).toMatch(/match of 'chess'/)
    expect(says({ ...file, hash: '0' })).toMatch(/another position/)
  })

  test('a key that was not promised cannot start a match', () => {
    expect(() => keyed('00'.repeat(32), terms)).toThrow(SaveError)
  })

  test('a running one opens again and rolls what it would have rolled', () => {
    const match = committed()
    say(match, 'C', 'bet 1', 'move r1', 'B')
    const opened = loadMatch(skirmish, again(saveMatch(match)), { seed: 'x', chance: keyed(key, terms) }).match
    stir(match, 'on', 30)
    stir(opened, 'on', 30)
    expect(opened.hash).toBe(match.hash)
  })
})

test('the same seed and inputs give the same match anywhere', () => {
  const match = some(60, 'golden')
  expect([match.seq, match.hash]).toEqual([32, 'ecdaeedd4922f70c'])
  expect(new Match(skirmish, START, { chance: seeded('golden') }).repeat(match.log, 'own').ok).toBe(true)
})
