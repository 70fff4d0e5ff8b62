// Builds the table into a folder of its own and serves it as `npm start` does, noting which scripts a browser gets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compress } from '../compress.mjs'
import { serve } from '../serve.mjs'

/** A script as it went to the browser. */
export interface Script {
  readonly name: string
  /** Bytes sent. */
  readonly bytes: number
  /** How they were compressed: `br`, `gzip`, or nothing for files too small to gain by it. */
  readonly encoding: string
  /** Nothing but values in it, such as a drawn map. */
  readonly data: boolean
}

export interface Served {
  readonly url: string
  /** Scripts sent since the last call, the largest first. */
  scripts(): Script[]
  close(): void
}

/** @param outDir where to build; absolute */
export async function serveTable(outDir: string): Promise<Served> {
  await build({ configFile: 'apps/web/vite.config.ts', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  await compress(outDir)
  const scripts = new Map<string, Script>()
  const table = await serve({
    port: 0,
    folder: outDir,
    sent({ name, bytes, encoding }) {
      const path = new URL(name, 'http://table').pathname
      if (!path.endsWith('.js')) return
      const data = !/=>|\bfunction\b|\bimport\b/.test(readFileSync(join(outDir, path), 'utf8'))
      scripts.set(path, { name: path, bytes, encoding, data })
    },
  })
  return {
    url: `${table.address}/`,
    scripts: () => {
      const list = [...scripts.values()]
      scripts.clear()
      return list.sort((a, b) => b.bytes - a.bytes)
    },
    close: table.close,
  }
}
