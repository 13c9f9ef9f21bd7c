import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.join(import.meta.dirname, 'src'),
  // The package throws outside Next; tests are a server.
  'server-only': path.join(import.meta.dirname, 'tests/helpers/empty.ts'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Processes, timers and a browser on a machine that is busy for a moment; what is wrong fails twice.
    retry: 1,
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
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/api/**/*.test.ts', 'tests/rest/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: ['tests/helpers/template-database.ts'],
          setupFiles: ['tests/helpers/no-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file runs a server and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
})
