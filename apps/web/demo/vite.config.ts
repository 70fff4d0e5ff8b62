// Serves and builds the map component's own page.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  base: './',
  worker: { format: 'es' },
  server: { fs: { allow: ['../../..'] } },
  build: {
    outDir: '../dist/demo',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input: [join(here, 'index.html'), join(here, 'sheet.html')] },
  },
})
