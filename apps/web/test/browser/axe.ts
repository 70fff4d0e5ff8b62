// What axe finds on a page as it stands.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, each with its first element; `rules`: only these are looked at. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (only) => {
    const { axe: engine } = window as unknown as {
      axe: { run(how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await engine.run(only.length > 0 ? { runOnly: only } : {})
    return violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`)
  }, rules)
}
