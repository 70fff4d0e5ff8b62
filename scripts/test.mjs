// `npm test`: installs what is missing and runs every check and every test of the project.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
const { installMissing } = await import('./install.mjs')
await installMissing()
const { root } = await import('./run.mjs')
const { runSteps } = await import('./steps.mjs')
const { fastSteps, lint, tool } = await import('./steps-of-check.mjs')
const { obtainChromium } = await import('./chromium.mjs')

/** What vitest writes about each test: the ledger reads it (and coverage/coverage-final.json), the totals at the end come from it. */
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }
for (const folder of ['coverage', 'test-results']) rmSync(join(root, folder), { recursive: true, force: true })

/**
 * @param {string} project
 * @param {string} report
 * @param {string[]} more
 */
function vitest(project, report, more = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tool('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...more])
}

/** @type {import('./steps.mjs').Step[]} */
const steps = [
  { name: 'Chromium', run: async () => ({ code: 0, output: await obtainChromium() }) },
  { name: 'build', run: () => tool('vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']) },
  ...fastSteps,
  lint,
  // By default Vitest leaves one core idle.
  { name: 'unit tests', cores: 2, run: () => vitest('node', reports.unit, ['--coverage', '--maxWorkers=100%']) },
  { name: 'ledger', after: ['unit tests'], run: () => tool('tsx/dist/cli.mjs', ['scripts/ledger.ts']) },
  { name: 'browser tests', after: ['Chromium', 'build'], run: () => vitest('browser', reports.browser) },
]

const start = performance.now()
const results = await runSteps(steps)

console.log(`\n${'Step'.padEnd(16)}${'Time'.padStart(8)}`)
for (const { name, passed, skipped, seconds } of results) {
  const end = passed ? '' : skipped ? '  not run' : '  FAILED'
  console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s${end}`)
}
console.log(`${'All'.padEnd(16)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`)

const failedSteps = results.filter((result) => !result.passed)
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.map(({ name }) => name).join(', ')}`)
const { passed, failed } = totals()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failedSteps.length > 0 ? 1 : 0)

/** Tests count one by one; any other step, and a test run that failed without a failed test, counts as one. */
function totals() {
  let passed = 0
  let failed = 0
  for (const result of results) {
    const report =
      result.name === 'unit tests' ? reports.unit : result.name === 'browser tests' ? reports.browser : undefined
    const file = report === undefined ? undefined : join(root, report)
    const tests = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    const failedTests = tests?.numFailedTests ?? 0
    passed += tests?.numPassedTests ?? (result.passed ? 1 : 0)
    failed += failedTests
    if (!result.passed && failedTests === 0) failed += 1
  }
  return { passed, failed }
}
