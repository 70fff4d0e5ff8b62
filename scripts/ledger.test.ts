// The ledger's own rules: what counts as proof that a printed rule is played.
import { describe, expect, test } from 'vitest'
import { claims, countTable, type Evidence, judgeLedger, linesOf, readLedger, summary } from './ledger-check.ts'

const HEAD = 'id,kind,status,where,test,reason,note\n'

const SOURCE = `// Fire.
import { x } from './x.ts'

/** 4.2 */
export const columnOf = (a: number, d: number): number => a - d

export function* groupFire(s: State): Flow {
  yield* roll(s)
}

export const CHART = [1, 2, 3]
`

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  source: (file) => (file === 'rules/fire.ts' || file === 'box/units.csv' ? SOURCE : undefined),
  tests: [{ title: '[4.2/1 4.2/2] a fire has a column', passed: true }],
  reach: () => ({
    calls: [
      { line: 5, count: 3 },
      { line: 7, count: 0 },
    ],
    statements: [
      { line: 5, count: 1 },
      { line: 11, count: 1 },
    ],
  }),
  ...more,
})

const judge = (rows: string, more?: Partial<Evidence>) => judgeLedger(readLedger(HEAD + rows), evidence(more))

const PROVED = '4.2/1,rule,implemented,rules/fire.ts#columnOf,[4.2/1,,\n'

describe('ledger', () => {
  test('a row is proved by a symbol that was reached and a test that names the row and passed', () => {
    expect(judge(PROVED)).toMatchObject({ proved: 1, rules: 1, uncovered: [{ id: '4.2/2' }] })
    expect(judge(`${PROVED}4.2/2,case,implemented,rules/fire.ts#CHART,[4.2/1 4.2/2],,\n`)).toMatchObject({
      proved: 2,
      uncovered: [],
    })
  })

  const why = (rows: string, more?: Partial<Evidence>): string =>
    judge(rows, more).uncovered.find((u) => u.id === '4.2/1')?.why ?? ''

  test('a missing file or symbol, and a function that no test called, are told', () => {
    expect(why('4.2/1,rule,implemented,rules/none.ts#columnOf,[4.2/1,,\n')).toContain("no file 'rules/none.ts'")
    expect(why('4.2/1,rule,implemented,rules/fire.ts#nothing,[4.2/1,,\n')).toContain("declares no 'nothing'")
    expect(why('4.2/1,rule,implemented,rules/fire.ts,[4.2/1,,\n')).toContain('names no symbol')
    expect(why('4.2/1,rule,implemented,rules/fire.ts#groupFire,[4.2/1,,\n')).toContain('no test reached')
    expect(why(PROVED, { reach: () => undefined })).toContain('no test reached')
  })

  test('a test that did not run, does not name the row or failed is told', () => {
    expect(why('4.2/1,rule,implemented,rules/fire.ts#columnOf,[4.9,,\n')).toContain('none that ran')
    expect(why(PROVED, { tests: [{ title: '[4.2/10] other', passed: true }] })).toContain('do not name 4.2/1')
    expect(why(PROVED, { tests: [{ title: '[4.2/1] it', passed: false }] })).toContain('did not pass')
    expect(why('4.2/1,rule,implemented,,,,\n')).toContain('where: empty')
  })

  test('a rule that is not implemented needs a reason, and the files it names', () => {
    expect(judge('4.2/1,rule,data,box/units.csv,,column heavy,\n', { tests: [] })).toMatchObject({
      reasoned: 1,
      uncovered: [],
    })
    expect(why('4.2/1,rule,component,,,,\n')).toContain('reason: none')
    expect(why('4.2/1,rule,data,box/none.csv,,a column,\n')).toContain("no file 'box/none.csv'")
  })

  test('headings and notes are no rules', () => {
    expect(judge('4,section,commentary,,,,\n4/1,note,commentary,,,,\n', { tests: [] })).toMatchObject({
      rules: 0,
      uncovered: [],
    })
  })

  test('a test that names a row the ledger does not have is told', () => {
    const { uncovered } = judge(PROVED, { tests: [{ title: '[4.2/1 4.2/77] it', passed: true }] })
    expect(uncovered).toEqual([{ id: '4.2/77', why: expect.stringContaining('no such row') as string }])
  })

  test('a test that claims more than five rows is listed', () => {
    const title = '[4.2/1 4.2/1 4.2/1 4.2/1 4.2/1 4.2/1] everything'
    expect(judge(PROVED, { tests: [{ title, passed: true }] }).broad).toEqual([title])
    expect(claims('no brackets')).toEqual([])
  })

  test('a symbol reaches from its declaration to the next', () => {
    expect(linesOf(SOURCE, 'columnOf')).toEqual({ from: 5, to: 6 })
    expect(linesOf(SOURCE, 'groupFire')).toEqual({ from: 7, to: 10 })
    expect(linesOf(SOURCE, 'roll')).toBeUndefined()
  })

  test('a wrong cell names its place', () => {
    expect(() => readLedger(`${HEAD}4.2/1,rule,done,,,,\n`)).toThrow(/ledger.csv.*2.*status/s)
  })

  test('the summary and the table', () => {
    const verdict = judge(`${PROVED}4.2/2,rule,commentary,,,history,\n`)
    expect(summary('maleme', verdict)).toBe('maleme: implemented and tested 1 of 2 rule rows (50.0 %), 1 with a reason')
    expect(countTable(verdict.rows)).toHaveLength(2)
  })
})
