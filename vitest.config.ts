import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Processes, timers and a browser on a machine that is busy for a moment; what is wrong fails every time, and `npm test`
 * names what passed at a further try. Each project says so itself: they take nothing over from the configuration around
 * them.
 */
const retry = 2

/** What needs no database, or always the embedded one, is not run once more on a server's. */
const SAME_ON_EVERY_DATABASE = [
  'tests/server/adapters/**',
  'tests/server/embedded/**',
  'tests/server/event-loop.test.ts',
  'tests/server/files-corpus.test.ts',
  'tests/rest/client-package.test.ts',
  'tests/rest/openapi-client.test.ts',
  'tests/rest/upload.test.ts',
]

const alias = {
  '@': path.join(import.meta.dirname, 'src'),
  // The package throws outside Next; tests are a server.
  'server-only': path.join(import.meta.dirname, 'tests/helpers/empty.ts'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Left alone, a machine of two cores would work on one file at a time; tests wait for processes more than they count.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            'tests/domain/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/lib/**/*.test.ts',
            'tests/features/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
          ],
          setupFiles: ['tests/helpers/no-console.ts'],
          // Some read a thousand answers.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          retry,
          include: ['tests/api/**/*.test.ts', 'tests/rest/**/*.test.ts', 'tests/server/**/*.test.ts'],
          exclude: process.env.DATABASE_URL ? SAME_ON_EVERY_DATABASE : [],
          globalSetup: ['tests/helpers/server-bundle.ts', 'tests/helpers/template-database.ts'],
          setupFiles: ['tests/helpers/no-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          retry,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/helpers/template-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file runs a server and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
})
