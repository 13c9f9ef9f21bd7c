/** Composition root: creates the adapters once per process, shared with the copy of this module in Next's bundle. */
import { randomInt } from 'node:crypto'
import { chooseAi } from './adapters/ai'
import { createFileReader } from './adapters/files'
import { createMailer } from './adapters/mail'
import { choosePayments } from './adapters/payments'
import { createRateLimiter } from './adapters/rate-limiter'
import { createRuleThreads } from './adapters/threads'
import { writeWordFile } from './adapters/word-file'
import { newestBackupTime } from './database/backup-files'
import { holdFolder } from './database/hold-folder'
import { backUp, keepBackups } from './database/keep-backups'
import { openDatabase } from './database/open'
import { freeWhileFull, pausedWhileFull } from './database/while-full'
import type { Env } from './env'
import { env } from './env'
import { startQueue } from './jobs/queue'
import { createLog } from './log'
import { createMetrics } from './metrics/metrics'
import { queueLoad } from './metrics/queue-load'
import type { Deps } from './ports'
import { countForPerson } from './services/payment'

export type Runtime = {
  deps: Deps
  env: Env
  startThreads: () => void
  /** Closes everything in order, after pending writes. */
  close: () => Promise<void>
}

const shared = globalThis as { greenroomRuntime?: Promise<Runtime> }

/** Milliseconds that running jobs get to finish at shutdown. */
const JOB_GRACE_MS = 15_000

/**
 * The runtime of this process; opened at the first call.
 * @param onStep called with a sentence for each step
 */
export function runtime(onStep?: (sentence: string) => void): Promise<Runtime> {
  shared.greenroomRuntime ??= openRuntime(env(), onStep).then((opened) => {
    // Start a thread before the first task. Not in `openRuntime`: commands that call it may never need them.
    opened.startThreads()
    return opened
  })
  return shared.greenroomRuntime
}

/** Opens a runtime with explicit settings, as commands and tests do; servers share the one of `runtime`. */
export async function openRuntime(settings: Env, onStep?: (sentence: string) => void): Promise<Runtime> {
  const log = createLog(settings.LOG_LEVEL)
  // Files that this process creates are private to its account.
  process.umask(0o077)
  const folder = settings.DATABASE_URL ? null : holdFolder(settings.DATA_DIR, log)
  try {
    const database = await openDatabase({
      url: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      onStep,
      beforeStatement: folder?.assertHeld,
      onBroken: folder?.endBroken,
      beforeMigrations: async (existing) => {
        onStep?.('Making a backup before the database changes …')
        await backUp(existing, settings.DATA_DIR, new Date())
      },
    })
    folder?.disk.relieveWith(() => {
      database.purgeLogs().catch((error: unknown) => log.error({ err: error }, 'space on the disk could not be freed'))
    })
    const isDiskFull = folder?.disk.isFull ?? (() => false)
    const jobs = folder && pausedWhileFull(database, folder.disk)
    const queue = await startQueue(jobs?.database ?? database, log)
    const metrics = settings.METRICS_TOKEN ? { metrics: createMetrics(), token: settings.METRICS_TOKEN } : undefined
    const { fileRead: onRead, mailEnded, modelCalled } = metrics?.metrics ?? {}
    // Their bundles are made by the build, and before tests; the development server runs the source as it is edited.
    const production = settings.NODE_ENV !== 'development'
    const files = createFileReader({ production, log, onRead })
    const threads = createRuleThreads({ production })
    metrics?.metrics.watch({
      queue: () => queueLoad(database.executeSql),
      payments: () => countForPerson({ prisma: database.prisma }),
      // With a PostgreSQL server the disk and the backups are the operator's.
      ...(folder ? { isDiskFull, newestBackup: () => newestBackupTime(settings.DATA_DIR) } : {}),
      pool: database.pool,
      files: files.load,
      rules: threads.load,
    })
    const deps: Deps = {
      prisma: database.prisma,
      sql: database.executeSql,
      limiter: freeWhileFull(createRateLimiter(database.executeSql, settings.RATE_LIMIT_FACTOR), isDiskFull),
      purgeLogs: () => database.purgeLogs(),
      isDiskFull,
      queue,
      rules: threads.rules,
      ...(await chooseAi(settings, log, threads.rules, modelCalled)),
      mailer: createMailer(settings, log, mailEnded),
      payments: choosePayments(settings, log),
      supportContact: settings.SUPPORT_CONTACT ?? settings.PRIVACY_CONTACT,
      readFile: files.readFile,
      writeWordFile,
      log,
      metrics,
      publicUrl: settings.publicUrl,
      secret: settings.secret,
      trustedProxies: settings.TRUSTED_PROXIES,
      providers: settings.providers,
      now: () => new Date(),
      seed: () => randomInt(2 ** 32),
    }
    if (settings.PROCESS_ROLE !== 'web') await queue.work(deps)
    // Only now: the queue's own start must not be paused.
    jobs?.begin()
    // Operators' commands also open the database, but only for a moment, and must not start backups.
    const isServing = folder !== null && settings.PROCESS_ROLE === 'all'
    const backups = isServing ? keepBackups({ database, dataDir: settings.DATA_DIR, log, isDiskFull }) : null
    const close = async () => {
      files.close()
      folder?.disk.close()
      await queue.stop(JOB_GRACE_MS)
      await threads.close()
      await backups?.stop()
      await database.close()
      folder?.release()
    }
    return { deps, env: settings, startThreads: threads.start, close }
  } catch (error) {
    folder?.release()
    throw error
  }
}
