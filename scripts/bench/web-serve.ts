// Builds the table into a folder of its own and serves it as `npm start` does, noting which scripts and data a browser gets.
import { build } from 'vite'
import { compress } from '../compress.mjs'
import { serve } from '../serve.mjs'

/** A script, or a file of data, as it went to the browser. */
export interface Sent {
  readonly name: string
  /** Bytes sent. */
  readonly bytes: number
  /** How they were compressed: `br`, `gzip`, or nothing for files too small to gain by it. */
  readonly encoding: string
  /** Fetched as values (JSON), never run: boxes, words, drawn maps. */
  readonly data: boolean
}

export interface Served {
  readonly url: string
  /** Scripts and data sent since the last call, the largest first. */
  files(): Sent[]
  close(): void
}

/** @param outDir where to build; absolute */
export async function serveTable(outDir: string): Promise<Served> {
  await build({ configFile: 'apps/web/vite.config.ts', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  await compress(outDir)
  const files = new Map<string, Sent>()
  const table = await serve({
    port: 0,
    folder: outDir,
    sent({ name, bytes, encoding }) {
      const path = new URL(name, 'http://table').pathname
      const data = path.endsWith('.json')
      if (data || path.endsWith('.js')) files.set(path, { name: path, bytes, encoding, data })
    },
  })
  return {
    url: `${table.address}/`,
    files: () => {
      const list = [...files.values()]
      files.clear()
      return list.sort((a, b) => b.bytes - a.bytes)
    },
    close: table.close,
  }
}
