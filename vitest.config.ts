// Which tests there are and how they run: `node` for everything without a page, `browser` for the built table in a real Chromium.
import { defineConfig } from 'vitest/config'

const nodeTests = ['{packages,games,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const browserTests = ['apps/web/test/browser/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    projects: [
      {
        // The limit is there to end what hangs, not to measure: a busy machine may take its time.
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
          exclude: [...never, ...browserTests],
          setupFiles: ['scripts/property-seed.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: browserTests,
          exclude: never,
          globalSetup: ['scripts/browser-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}', 'games/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/test/**', '**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: ['text-summary', 'json'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
  },
})
