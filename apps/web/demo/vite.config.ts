// Serves and builds the map component's own page, with the boxes of the games as plain files under /box/.
import { createReadStream, existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
/** Where `<game>/box/<file>` lies; another folder can be named while a box is being made. */
const boxes = process.env.MERKUR_BOXES ?? fileURLToPath(new URL('../../../games', import.meta.url))

const serveBoxes: Plugin = {
  name: 'serve-boxes',
  configureServer(server) {
    server.middlewares.use('/box/', (request, response, next) => {
      const file = join(boxes, normalize(`/${(request.url ?? '').split('?')[0]}`))
      if (file.startsWith(boxes) && existsSync(file)) createReadStream(file).pipe(response)
      else next()
    })
  },
}

export default defineConfig({
  root: here,
  base: './',
  plugins: [serveBoxes],
  server: { fs: { allow: ['../../..'] } },
  build: {
    outDir: '../dist/demo',
    emptyOutDir: true,
    rolldownOptions: { input: [join(here, 'index.html'), join(here, 'sheet.html')] },
  },
})
