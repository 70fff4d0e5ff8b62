// What `npm start` sends: compressed copies to browsers that take them, the plain file to all others.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compress } from './compress.mjs'
import { serve } from './serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'merkur-compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = `export const words = ${JSON.stringify('a word and another, '.repeat(200))}\n`

const ask = (url: string, accepted: string): Promise<{ encoding: string | undefined; body: Buffer }> =>
  new Promise((done, failed) => {
    get(url, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }))
    }).on('error', failed)
  })

test('files that gain by it lie there compressed and are sent so to whoever takes it; small ones stay plain', async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'table.js'), program)
  await compress(folder)
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false)
  const sent: { name: string; bytes: number; encoding: string }[] = []
  const table = await serve({ port: 0, folder, sent: (file) => sent.push(file) })
  try {
    const url = `${table.address}/table.js`
    const br = await ask(url, 'gzip, br')
    expect(br.encoding).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(program)
    const gz = await ask(url, 'gzip')
    expect(gz.encoding).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(program)
    const plain = await ask(url, 'identity')
    expect(plain.encoding).toBeUndefined()
    expect(plain.body.toString()).toBe(program)
    // The server learns a moment after the browser that all has gone out.
    await expect.poll(() => sent.length).toBe(3)
    expect(sent).toEqual([
      { name: '/table.js', bytes: br.body.length, encoding: 'br' },
      { name: '/table.js', bytes: gz.body.length, encoding: 'gzip' },
      { name: '/table.js', bytes: program.length, encoding: '' },
    ])
  } finally {
    table.close()
  }
})
