// `npm run check`: what can be said about the sources in seconds (format, types, layers, unused code).
import { requireNode } from './node-version.mjs'

requireNode()
const { installMissing } = await import('./install.mjs')
await installMissing()
const { runSteps } = await import('./steps.mjs')
const { fastSteps } = await import('./steps-of-check.mjs')

const failed = (await runSteps(fastSteps)).filter((result) => !result.passed)
console.log(`${fastSteps.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
