// Installs the libraries when they are missing or older than package-lock.json says.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * Every library the lock names stands in node_modules with the same version. Platform parts (optional) may be absent.
 * @returns {boolean}
 */
function upToDate() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedFile)
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true
    const there = installed[path]
    if (there === undefined) return optional === true
    return link === true ? existsSync(join(root, path)) : there.version === version
  })
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * `npm ci` unless everything is there. Which install scripts may run stands in package.json (`allowScripts`), so npm asks nothing.
 * Ends the process with exit code 1 when it fails.
 */
export async function installMissing() {
  if (upToDate()) return
  console.log('Installing the libraries (npm ci; about a minute the first time) ...')
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { show: true })
  if (code === 0) return
  console.error(
    'npm ci failed; its messages stand above. Is the package registry in reach? Then run the same command again.',
  )
  process.exit(1)
}
