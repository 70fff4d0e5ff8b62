// Builds the table into a folder of its own and serves it, noting which scripts a browser asks for.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { build } from 'vite'

/** A script that the browser asked for. */
export interface Script {
  readonly name: string
  /** Compressed: gzip, level 9. */
  readonly bytes: number
  /** Nothing but values in it, such as a drawn map. */
  readonly data: boolean
}

export interface Served {
  readonly url: string
  /** Scripts asked for since the last call, the largest first. */
  scripts(): Script[]
  close(): void
}

/** @param outDir where to build; absolute */
export async function serveTable(outDir: string): Promise<Served> {
  await build({ configFile: 'apps/web/vite.config.ts', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const asked = new Set<string>()
  const files = sirv(outDir, { single: true })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://table').pathname
    if (path.endsWith('.js')) asked.add(path)
    files(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    scripts: () => {
      const list = [...asked].map((name) => {
        const text = readFileSync(join(outDir, name), 'utf8')
        const data = !/=>|\bfunction\b|\bimport\b/.test(text)
        return { name, bytes: gzipSync(text, { level: 9 }).length, data }
      })
      asked.clear()
      return list.sort((a, b) => b.bytes - a.bytes)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
