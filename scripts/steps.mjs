// Runs named steps on the machine's cores, each after the ones it needs, and tells how they went.
import { availableParallelism } from 'node:os'

/**
 * @typedef {{
 *   name: string,
 *   run: () => Promise<{ code: number, output: string }>,
 *   after?: string[],
 *   cores?: number,
 * }} Step `after`: steps that must have passed first; `cores`: how many it keeps busy, one if not said
 * @typedef {{ name: string, passed: boolean, skipped: boolean, seconds: number }} Result `skipped`: a step it needs failed
 */

/**
 * Two cores' worth of steps at a time, in the order given; a failed step shows its output, a passed one only its last line.
 * @param {Step[]} steps
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export function runSteps(steps) {
  const cores = Math.max(2, Math.min(availableParallelism(), 4))
  const waiting = [...steps]
  /** @type {Result[]} */
  const results = []
  let busy = 0

  return new Promise((done) => {
    const end = (/** @type {Result} */ result) => {
      results.push(result)
      advance()
    }
    const advance = () => {
      for (const step of [...waiting]) {
        const needs = (step.after ?? []).map((name) => results.find((result) => result.name === name))
        if (needs.some((need) => need !== undefined && !need.passed)) {
          waiting.splice(waiting.indexOf(step), 1)
          console.log(`- ${step.name}: not run, since a step it needs failed`)
          results.push({ name: step.name, passed: false, skipped: true, seconds: 0 })
          continue
        }
        if (needs.includes(undefined)) continue
        const wanted = Math.min(step.cores ?? 1, cores)
        if (busy + wanted > cores) continue
        waiting.splice(waiting.indexOf(step), 1)
        busy += wanted
        const start = performance.now()
        step.run().then(({ code, output }) => {
          busy -= wanted
          const seconds = (performance.now() - start) / 1000
          report(step.name, code, seconds, output)
          end({ name: step.name, passed: code === 0, skipped: false, seconds })
        })
      }
      if (results.length === steps.length) done(results)
    }
    advance()
  })
}

/**
 * @param {string} name
 * @param {number} code
 * @param {number} seconds
 * @param {string} output
 */
function report(name, code, seconds, output) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`)
}
