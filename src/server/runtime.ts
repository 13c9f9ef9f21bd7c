/** The parts of a running process: made once, and shared by its own code and by the copy of it that Next bundles. */
import { randomInt } from 'node:crypto'
import { chooseAi } from './adapters/ai'
import { createCvReviewer } from './adapters/cv'
import { createFileReader } from './adapters/files'
import { createMailer } from './adapters/mail'
import { choosePayments } from './adapters/payments'
import { createRateLimiter } from './adapters/rate-limiter'
import { lockDataFolder } from './database/folder-lock'
import { openDatabase } from './database/open'
import type { Env } from './env'
import { env } from './env'
import { startQueue } from './jobs/queue'
import { createLog } from './log'
import type { Deps } from './ports'

export type Runtime = {
  deps: Deps
  env: Env
  /** Ends the parts in order, the last acknowledged write included. */
  close: () => Promise<void>
}

const shared = globalThis as { greenroomRuntime?: Promise<Runtime> }

/** Milliseconds that running jobs get to end when the process stops. */
const JOB_GRACE_MS = 15_000

/**
 * The parts of this process; opened at the first call.
 * @param onStep hears in order what is being done
 */
export function runtime(onStep?: (sentence: string) => void): Promise<Runtime> {
  shared.greenroomRuntime ??= openRuntime(env(), onStep)
  return shared.greenroomRuntime
}

/** Opens the parts for whoever wants them otherwise than the environment says; `runtime` is what a server shares. */
export async function openRuntime(settings: Env, onStep?: (sentence: string) => void): Promise<Runtime> {
  const log = createLog(settings.LOG_LEVEL)
  const release = settings.DATABASE_URL
    ? async () => {}
    : await lockDataFolder(settings.DATA_DIR, (error) => {
        log.fatal(
          { err: error },
          'the data folder was taken over by another process: stopping before anything is overwritten',
        )
        process.exit(1)
      })
  try {
    const database = await openDatabase({
      url: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      ...(onStep ? { onStep } : {}),
    })
    const queue = await startQueue(database, log)
    const files = createFileReader({ production: settings.NODE_ENV === 'production', log })
    const cvs = createCvReviewer({ production: settings.NODE_ENV === 'production' })
    const deps: Deps = {
      prisma: database.prisma,
      sql: database.executeSql,
      limiter: createRateLimiter(database.executeSql, settings.RATE_LIMIT_FACTOR),
      queue,
      ...(await chooseAi(settings, log)),
      mailer: createMailer(settings, log),
      payments: choosePayments(settings, log),
      readFile: files.readFile,
      reviewCv: cvs.reviewCv,
      findSkills: cvs.findSkills,
      log,
      publicUrl: settings.publicUrl,
      secret: settings.secret,
      trustedProxies: settings.TRUSTED_PROXIES,
      providers: settings.providers,
      now: () => new Date(),
      seed: () => randomInt(2 ** 32),
    }
    if (settings.PROCESS_ROLE !== 'web') {
      await queue.work(deps)
      cvs.start()
    }
    const close = async () => {
      files.close()
      await queue.stop(JOB_GRACE_MS)
      await cvs.close()
      await database.close()
      await release()
    }
    return { deps, env: settings, close }
  } catch (error) {
    await release()
    throw error
  }
}
