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
 * As many at a time as there are cores (two to four), in the order given; a failed step shows its output, a passed one only its time.
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
    /** @param {Result} result */
    const end = (result) => {
      results.push(result)
      if (results.length === steps.length) done(results)
      else advance()
    }

    /** @param {Step} step */
    const start = async (step) => {
      const wanted = Math.min(step.cores ?? 1, cores)
      busy += wanted
      const began = performance.now()
      const { code, output } = await outcome(step)
      busy -= wanted
      const seconds = (performance.now() - began) / 1000
      report(step.name, code, seconds, output)
      end({ name: step.name, passed: code === 0, skipped: false, seconds })
    }

    const advance = () => {
      for (const step of [...waiting]) {
        if (!waiting.includes(step)) continue // an inner call took it
        const needs = (step.after ?? []).map((name) => results.find((result) => result.name === name))
        const lost = needs.some((need) => need?.passed === false)
        if (!lost && (needs.includes(undefined) || busy + Math.min(step.cores ?? 1, cores) > cores)) continue
        waiting.splice(waiting.indexOf(step), 1)
        if (lost) {
          console.log(`- ${step.name}: not run, since a step it needs failed`)
          end({ name: step.name, passed: false, skipped: true, seconds: 0 })
        } else void start(step)
      }
    }
    advance()
  })
}

/**
 * A step that throws has failed, and its error is what it printed.
 * @param {Step} step
 */
async function outcome(step) {
  try {
    return await step.run()
  } catch (error) {
    return { code: 1, output: String(error) }
  }
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
