/** Entry point of the process: environment, data folder, migrations, job queue, HTTP server, graceful shutdown. */
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { NextServer } from 'next/dist/server/next'
import { openDesk } from './desk/open-desk'
import { env } from './env'
import { reportOf } from './expected-error'
import { PREPARED_FOLDER, readPreparedPages } from './http/prepared-pages'
import { closeHttpServer, createHttpServer, createStatusServer } from './http/serve'
import { staticFiles } from './http/static-files'
import { visitorPages } from './http/visitor-pages'
import { pageLabels, watchRequests } from './metrics/watch-requests'
import { runtime } from './runtime'
import { stopAtOnce, stopInOrder } from './stop-in-order'
import { startWatchdog } from './watchdog'

/** Milliseconds that in-flight requests get to finish at shutdown. */
const HTTP_GRACE_MS = 10_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function main(): Promise<void> {
  stopAtOnce()
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
    deps.log.fatal({ err: error }, 'uncaught exception: the process exits so that it can be restarted')
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

main().catch((error: Error & { code?: string; port?: number }) => {
  const inUse = () =>
    `The port ${error.port ?? env().PORT} is in use: stop what listens there, or set ` +
    `${env().PROCESS_ROLE === 'worker' ? 'METRICS_PORT' : 'PORT'} to another number.`
  process.stderr.write(`${error.code === 'EADDRINUSE' ? inUse() : reportOf(error)}\n`)
  process.exit(1)
})
