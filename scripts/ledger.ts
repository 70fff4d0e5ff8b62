// `npm run ledger`: how much of each printed rulebook is implemented, proved by which test, or left out for which reason.
// It reads what `npm test` wrote: test-results/unit.json and coverage/coverage-final.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../games/catalogue.ts'
import { countTable, judgeLedger, type Reach, readLedger, summary, type TestRun, type Verdict } from './ledger-check.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const REPORT = 'test-results/unit.json'
const COVERAGE = 'coverage/coverage-final.json'
/** Uncovered rows told of a game that is still being built. */
const FEW = 10

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

interface Place {
  readonly start: { readonly line: number }
}

interface FileCoverage {
  readonly fnMap: Readonly<Record<string, { readonly decl: Place }>>
  readonly f: Readonly<Record<string, number>>
  readonly statementMap: Readonly<Record<string, Place>>
  readonly s: Readonly<Record<string, number>>
}

const slashes = (path: string): string => path.split(sep).join('/')

function readJson(file: string): unknown {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Tests that ran, by the game in whose folder they stand. A skipped test has not run. */
function testsByGame(report: Report): Map<string, TestRun[]> {
  const out = new Map<string, TestRun[]>()
  for (const { name, assertionResults } of report.testResults) {
    const game = /^games\/([^/]+)\//.exec(slashes(relative(root, name)))?.[1]
    if (game === undefined) continue
    const list = out.get(game) ?? []
    for (const { title, status } of assertionResults)
      if (status === 'passed' || status === 'failed') list.push({ title, passed: status === 'passed' })
    out.set(game, list)
  }
  return out
}

const reachOf = ({ fnMap, f, statementMap, s }: FileCoverage): Reach => ({
  calls: Object.entries(fnMap).map(([key, fn]) => ({ line: fn.decl.start.line, count: f[key] ?? 0 })),
  statements: Object.entries(statementMap).map(([key, at]) => ({ line: at.start.line, count: s[key] ?? 0 })),
})

function reachByFile(coverage: Readonly<Record<string, FileCoverage>>): (file: string) => Reach | undefined {
  const files = new Map(Object.entries(coverage).map(([path, c]) => [slashes(relative(root, path)), c]))
  return (file) => {
    const found = files.get(file)
    return found && reachOf(found)
  }
}

/** Prints one game's verdict. True when nothing is uncovered. */
function tell(game: string, verdict: Verdict, complete: boolean): boolean {
  const { uncovered, broad } = verdict
  console.log(summary(game, verdict))
  for (const line of countTable(verdict.rows)) console.log(line)
  for (const title of broad) console.log(`  claims more than five rows: ${title}`)
  const told = complete ? uncovered : uncovered.slice(0, FEW)
  for (const { id, why } of told) console.log(`  ${id}: ${why}`)
  if (told.length < uncovered.length) console.log(`  and ${uncovered.length - told.length} more rows without proof`)
  return uncovered.length === 0
}

const report = readJson(REPORT) as Report | undefined
const coverage = readJson(COVERAGE) as Readonly<Record<string, FileCoverage>> | undefined
if (!report || !coverage) {
  const missing = [report ? '' : REPORT, coverage ? '' : COVERAGE].filter((x) => x !== '').join(' and ')
  console.error(`ledger: found no ${missing}; run \`npm test\` first, which writes it`)
  process.exit(2)
}

const tests = testsByGame(report)
const reach = reachByFile(coverage)
let sound = true
for (const game of readdirSync(join(root, 'games')).sort()) {
  const entry = catalogue.find((e) => e.id === game)
  const complete = entry?.status === 'playable' && entry.hidden === undefined
  const file = join(root, 'games', game, 'ledger.csv')
  if (!existsSync(file)) {
    if (complete) {
      console.log(`${game}: playable, and has no ledger.csv`)
      sound = false
    }
    continue
  }
  const verdict = judgeLedger(readLedger(readFileSync(file, 'utf8')), {
    source: (name) => {
      const path = join(root, 'games', game, name)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
    tests: tests.get(game) ?? [],
    reach: (name) => reach(`games/${game}/${name}`),
  })
  const covered = tell(game, verdict, complete)
  if (complete && !covered) sound = false
}
process.exit(sound ? 0 : 1)
