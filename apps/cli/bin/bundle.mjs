// Makes the bundle of `merkur`, named by what it was made from, so that a stale one is never run.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the bundle is made from, below the project's folder. */
const SOURCES = ['apps/cli/src', 'apps/cli/bin', 'packages', 'games', 'package-lock.json']
const NEVER = new Set(['node_modules', 'dist', 'test', 'coverage'])
const DAY = 86_400_000

/**
 * Files with their sizes and times, so that any change gives another text.
 * @param {string} path
 * @param {string[]} into
 */
function list(path, into) {
  const at = statSync(path, { throwIfNoEntry: false })
  if (!at) return
  if (!at.isDirectory()) into.push(`${path} ${at.size} ${at.mtimeMs}`)
  else for (const name of readdirSync(path).sort()) if (!NEVER.has(name)) list(join(path, name), into)
}

/**
 * The bundle's main file, made now when the sources have changed since.
 * @param {string} root the folder of the whole project
 * @returns {Promise<string>}
 */
export async function bundle(root) {
  /** @type {string[]} */
  const files = []
  for (const source of SOURCES) list(join(root, source), files)
  const name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
  const dist = join(root, 'apps', 'cli', 'dist')
  const made = join(dist, name)
  const main = join(made, 'main.mjs')
  if (existsSync(main)) return main
  const fresh = join(dist, `making-${process.pid}`)
  await build(root, fresh)
  try {
    renameSync(fresh, made)
  } catch {
    rmSync(fresh, { recursive: true, force: true }) // another process was quicker; its bundle is the same
  }
  // Others may still be running from older bundles: those of the last day stay.
  for (const old of readdirSync(dist))
    if (old !== name && Date.now() - statSync(join(dist, old)).mtimeMs > DAY)
      rmSync(join(dist, old), { recursive: true, force: true })
  return main
}

/**
 * @param {string} root
 * @param {string} outDir
 */
async function build(root, outDir) {
  mkdirSync(outDir, { recursive: true })
  const { build: tsdown } = await import('tsdown').catch(() => {
    console.error('merkur: the libraries are not installed; run npm ci in', root)
    process.exit(2)
  })
  await tsdown({
    config: false,
    cwd: root,
    entry: { main: 'apps/cli/src/main.ts', worker: 'apps/cli/src/worker.ts' },
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    dts: false,
    clean: false,
    logLevel: 'error',
    deps: { alwaysBundle: [/^@merkur\//], neverBundle: ['cli-progress', 'commander', 'piscina'] },
  })
}
