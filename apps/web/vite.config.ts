// Builds the table: one page, games and rare pages in pieces of their own, everything kept for playing offline.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mapData } from './map-data.ts'
import { preloadTable } from './preload-table.ts'

/** Where the table's page begins; with all it imports it is one file. Text view, lab, dialogs and all else come when they are wanted. */
const TABLE = /src.pages.table.table-page\.tsx$/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Addresses relative to the page, so that the built table can lie in any folder of any server.
  base: './',
  plugins: [
    react(),
    mapData(),
    preloadTable(),
    VitePWA({
      injectRegister: null,
      // A new version takes over when the table is opened next time, never in the middle of a game.
      registerType: 'prompt',
      manifest: {
        name: 'Merkur',
        short_name: 'Merkur',
        description: 'A table for five board games on the battle of Crete, May 1941',
        display: 'standalone',
        background_color: '#191d19',
        theme_color: '#191d19',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,woff2,webp,json}'],
        globIgnores: ['demo/**'],
        maximumFileSizeToCacheInBytes: 12_000_000,
        navigateFallback: 'index.html',
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [mapData()],
    // Few files, as on the page: what all games stand on is one, each game is one. Sentences are worded on the page; in the
    // worker only the lab needs them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'words', test: /formatjs|intl-messageformat|table.src.words/, priority: 3 },
            { name: 'engine', test: /packages.(engine|board|box|table).src/, priority: 2 },
            { debugName: 'game', name: (id) => /games.(\w+).index\.ts$/.exec(id)?.[1], priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] } },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    // Few files: each costs a slow processor more than its bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: 'words', test: /formatjs|intl-messageformat|packages.table.src/, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
})
