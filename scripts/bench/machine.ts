// What the figures were taken on: commit with its date, processor, cores, node, load.
import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Lines that stand above a half of the results. The date is the commit's own. */
export function machine(command: string): string[] {
  const changed = git('status', '--porcelain', '--untracked-files=no').split('\n').filter(Boolean).length
  const [first] = cpus()
  const load = loadavg().map((x) => x.toFixed(1))
  return [
    `- command: \`${command}\``,
    `- commit: ${git('log', '-1', '--format=%h of %cs')}${changed > 0 ? `, ${changed} files changed since` : ''}`,
    `- machine: ${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`,
    `- node ${process.versions.node}; load average when it began: ${load.join(', ')}`,
  ]
}
