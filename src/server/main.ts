/** Entry point of the process: environment, data folder, migrations, job queue, HTTP server, graceful shutdown. */
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { NextServer } from 'next/dist/server/next'
import { DiskFullError } from './database/disk-space'
import { DamagedDatabaseError } from './database/embedded'
import { FolderLockedError } from './database/folder-lock'
import { DatabaseServerError } from './database/server'
import { openDesk } from './desk/open-desk'
import { EnvError, env } from './env'
import { PREPARED_FOLDER, readPreparedPages } from './http/prepared-pages'
import { closeHttpServer, createHttpServer, createStatusServer } from './http/serve'
import { staticFiles } from './http/static-files'
import { visitorPages } from './http/visitor-pages'
import { pageLabels, watchRequests } from './metrics/watch-requests'
import { runtime } from './runtime'
import { stopInOrder } from './stop-in-order'
import { startWatchdog } from './watchdog'

/** Milliseconds that in-flight requests get to finish at shutdown. */
const HTTP_GRACE_MS = 10_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function main(): Promise<void> {
  const settings = env()
  // First, because opening the database may block the event loop.
  startWatchdog(settings.NODE_ENV === 'production')
  say(settings.DATABASE_URL ? 'Connecting to PostgreSQL …' : `Opening the data folder ${settings.DATA_DIR} …`)
  const { deps, close } = await runtime(say)
  const stopSteps: (() => Promise<void>)[] = [close]
  // With a PostgreSQL server, the desk commands connect to the database directly.
  if (!settings.DATABASE_URL) stopSteps.unshift(await openDesk(deps, settings.DATA_DIR))

  if (settings.PROCESS_ROLE !== 'worker') {
    const isDev = settings.NODE_ENV !== 'production'
    const next = await startNext(isDev, settings.PORT)
    const pages = next.getRequestHandler()
    const prepared = isDev ? null : readPreparedPages()
    const drawn = prepared ? visitorPages(PREPARED_FOLDER, prepared, pages) : pages
    // In development Next compiles and serves its scripts itself.
    const server = createHttpServer(deps, isDev ? pages : staticFiles('.next/static', drawn))
    server.on('upgrade', next.getUpgradeHandler())
    watchRequests(server, deps, isDev ? () => null : pageLabels('.next/routes-manifest.json'))
    await listen(server, settings.PORT)
    stopSteps.unshift(
      () => closeHttpServer(server, HTTP_GRACE_MS),
      () => next.close(),
    )
  } else if (settings.METRICS_PORT !== undefined) {
    const server = createStatusServer(deps)
    await listen(server, settings.METRICS_PORT)
    // Closed last, so that health checks still see the process while it shuts down.
    stopSteps.push(() => closeHttpServer(server, 0))
  }

  stopInOrder(stopSteps)
  process.on('uncaughtException', (error) => {
    deps.log.fatal({ err: error }, 'an uncaught exception: the process ends so that it can be started anew')
    process.exit(1)
  })
  // After the signal handlers are installed: a supervisor may send SIGTERM as soon as it reads this line.
  say(settings.PROCESS_ROLE === 'worker' ? 'Greenroom works on jobs.' : `Greenroom is ready: ${settings.publicUrl}`)
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })

async function startNext(dev: boolean, port: number): Promise<NextServer> {
  say(dev ? 'Starting Next in development …' : 'Starting Next …')
  // `require` rather than `import`: the bundle must load Next unchanged from node_modules.
  const require = createRequire(path.join(process.cwd(), 'package.json'))
  const next = require('next') as (options: { dev: boolean; port: number; dir: string }) => NextServer
  const app = next({ dev, port, dir: process.cwd() })
  await app.prepare()
  return app
}

/** Environment errors by their error code, each with its remedy. */
const FAULTS: Record<string, string> = {
  EACCES: 'The port or the data folder may not be used by this account: set PORT or DATA_DIR to another value.',
  EPERM: 'The data folder cannot be written: set DATA_DIR to a folder that can be.',
  EROFS: 'The data folder is on a disk that cannot be written: set DATA_DIR to a folder that can be.',
  ENOSPC: 'The disk is full: free some space on the disk of the data folder, and start again.',
  EEXIST: 'DATA_DIR names a file, not a folder: set it to a folder.',
  ENOTDIR: 'DATA_DIR lies inside a file, not a folder: set it to a folder.',
  ECONNREFUSED: 'The PostgreSQL server that DATABASE_URL names does not answer: start it, or correct the address.',
  ENOTFOUND: 'The host that DATABASE_URL names cannot be found: correct the address.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it, or correct the name.',
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL: correct them.',
}

/** Errors whose own message already names the remedy. */
const OWN_FAULTS = [EnvError, FolderLockedError, DiskFullError, DamagedDatabaseError, DatabaseServerError]

main().catch((error: Error & { code?: string; port?: number }) => {
  const isSentence = OWN_FAULTS.some((Fault) => error instanceof Fault)
  const inUse = () =>
    `The port ${error.port ?? env().PORT} is in use: stop what listens there, or set ` +
    `${env().PROCESS_ROLE === 'worker' ? 'METRICS_PORT' : 'PORT'} to another number.`
  const known = error.code === 'EADDRINUSE' ? inUse() : FAULTS[error.code ?? '']
  process.stderr.write(`${known ?? (isSentence ? error.message : (error.stack ?? error.message))}\n`)
  process.exit(1)
})
