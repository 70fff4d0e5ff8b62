// The steps that read the sources without running them: format, lint, types, layers, unused code.
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * A program out of node_modules, run by this Node.
 * @param {string} file below node_modules
 * @param {string[]} args
 */
export function tool(file, args) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args])
}

/** @type {import('./steps.mjs').Step[]} */
export const fastSteps = [
  { name: 'format', run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', run: () => tool('ts7/bin/tsc', ['-p', 'tsconfig.json']) },
  { name: 'unused', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  {
    name: 'layers',
    run: () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['--config', '.dependency-cruiser.cjs'],
        ...['packages', 'games', 'apps', 'scripts'],
      ]),
  },
]

/** @type {import('./steps.mjs').Step} */
export const lint = { name: 'lint', run: () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) }
