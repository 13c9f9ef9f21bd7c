import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What needs no database, or always the same one, is not run once more on a server's. */
const SAME_ON_EVERY_DATABASE = [
  'tests/server/adapters/**',
  'tests/server/ai-*.test.ts',
  'tests/server/embedded/**',
  'tests/server/event-loop.test.ts',
  'tests/server/files-corpus.test.ts',
  'tests/server/next-auth-request.test.ts',
  'tests/server/replica.test.ts',
  'tests/server/wrong-settings.test.ts',
  'tests/rest/client-package.test.ts',
  'tests/rest/openapi-client.test.ts',
  'tests/rest/upload.test.ts',
  'tests/rest/upload-scan.test.ts',
]

/** They apply migrations: Prisma's engine for these breaks where one process uses it many times. */
const MIGRATING = ['migrations', 'upgrade', 'backup'].map((name) => `tests/server/${name}.test.ts`)

/** Files that take longest, though they are not the largest: begun last, they would keep one worker at work alone. */
const LONG = /\/(accessibility-\w+|event-loop|process|several-processes|fortnight|offline-pages)\.test\.ts$/

/** One project after the other, for a process works on one of them; of each the longest files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)

const alias = {
  '@': path.join(import.meta.dirname, 'src'),
  // The package throws outside Next; tests are a server.
  'server-only': path.join(import.meta.dirname, 'tests/helpers/empty.ts'),
}

/**
 * A process of tests lives for a minute or two: optimising the WebAssembly of the embedded database and collecting
 * garbage on further threads cost more processor time there than they save.
 */
const SHORT_LIVED = ['--liftoff-only', '--single-threaded-gc']

/** Processes of tests on this machine, at least this many; each may take a gigabyte of memory. */
const processes = (least: number): number => Math.min(8, Math.max(least, availableParallelism() - 1))

const integration = {
  execArgv: SHORT_LIVED,
  exclude: process.env.DATABASE_URL ? SAME_ON_EVERY_DATABASE : [],
  globalSetup: ['tests/helpers/server-bundle.ts', 'tests/helpers/template-database.ts'],
  setupFiles: ['tests/helpers/no-console.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Transformed modules are kept for the next suite, which is run by a process of its own.
    experimental: { fsModuleCache: true },
    // Three on two processors: tests wait for databases, servers and browsers.
    maxWorkers: processes(3),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit-rules',
          execArgv: SHORT_LIVED,
          include: ['tests/domain/**/*.test.ts', 'tests/content/**/*.test.ts'],
          setupFiles: ['tests/helpers/no-console.ts'],
          // Pure rules hold no state but caches: loading the models and the questions once for all halves the time.
          isolate: false,
          // They wait for nothing, and each further process loads the models once more. Last, and on their own, since
          // projects that run together have the same number of processes.
          maxWorkers: processes(2),
          sequence: { groupOrder: 1 },
          // Some read a thousand answers, on a machine that may be busy.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit',
          execArgv: SHORT_LIVED,
          include: ['tests/lib/**/*.test.ts', 'tests/features/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
          setupFiles: ['tests/helpers/no-console.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/api/**/*.test.ts', 'tests/rest/**/*.test.ts', 'tests/server/**/*.test.ts'],
          ...integration,
          exclude: [...integration.exclude, ...MIGRATING],
          // No file leaves changed modules or settings behind; loading the modules once saves a third of the time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration-migrations',
          include: MIGRATING,
          ...integration,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          execArgv: SHORT_LIVED,
          // A browser on a machine that is busy for a moment; what is wrong fails every time, and `npm test` names what
          // passed at a further try.
          retry: 2,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/helpers/template-database.ts', 'tests/helpers/shared-site.ts'],
          // Files share the modules and a browser; each opens a window, which is emptied after each test.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as Playwright waits for an element.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
