// Serves the built table over HTTP, to this machine only unless HOST says otherwise; compressed where copies made by
// `compress.mjs` lie beside the files and the browser takes them.
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { root } from './run.mjs'

/** The built table: where `vite build apps/web` writes, or the folder that MERKUR_BUILT names. */
export const built = process.env.MERKUR_BUILT ?? join(root, 'apps', 'web', 'dist')

/**
 * @typedef {{ name: string, bytes: number, encoding: string }} Sent a file as it went out: bytes of its body, `br`, `gzip` or `` (plain)
 */

/**
 * @param {{ port: number, host?: string, folder?: string, sent?: (file: Sent) => void }} where port 0 takes a free one; without a host, both names of this machine (IPv4 and IPv6)
 * @returns {Promise<{ address: string, close: () => void }>}
 * @throws when the port is taken (code EADDRINUSE) or may not be opened (EACCES)
 */
export async function serve({ port, host, folder = built, sent }) {
  const files = sirv(folder, {
    etag: true,
    single: true,
    brotli: true,
    gzip: true,
    // Names under /assets/ carry a hash of their content; everything else must be asked for again.
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
    if (sent) {
      response.on('finish', () => {
        const bytes = Number(response.getHeader('Content-Length') ?? 0)
        sent({ name: request.url ?? '', bytes, encoding: String(response.getHeader('Content-Encoding') ?? '') })
      })
    }
    files(request, response)
  }
  const first = await listen(answer, port, host ?? '127.0.0.1')
  const servers = [first.server]
  if (host === undefined) {
    try {
      servers.push((await listen(answer, first.port, '::1')).server)
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') {
        first.server.close()
        throw error
      } // any other: a machine without IPv6
    }
  }
  return {
    address: `http://${host ?? 'localhost'}:${first.port}`,
    close: () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

/** @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/**
 * @param {import('node:http').RequestListener} answer
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ server: import('node:http').Server, port: number }>}
 */
function listen(answer, port, host) {
  return new Promise((done, failed) => {
    const server = createServer(answer)
    server.once('error', failed)
    server.listen(port, host, () => {
      const address = server.address()
      done({ server, port: typeof address === 'object' && address !== null ? address.port : port })
    })
  })
}
