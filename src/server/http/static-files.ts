/**
 * The scripts, style sheets and fonts of the build, as the build compressed them (scripts/compress-static.mjs). Next
 * would compress each anew for every visitor, and with gzip only: a sixth more to fetch on a slow line.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { NodeHandler } from './serve'

const PREFIX = '/_next/static/'
const ONE_YEAR_SECONDS = 31_536_000

/**
 * Answers for the files in `folder`, and leaves everything else to `next`.
 *
 * @param folder where the build put them; read once, since their names change with their content
 */
export function staticFiles(folder: string, next: NodeHandler): NodeHandler {
  const known = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => PREFIX + name.replaceAll(path.sep, '/')),
  )
  const files = new Hono()
  files.use(async (context, answer) => {
    await answer()
    context.header('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
    context.header('Vary', 'Accept-Encoding')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  const rewriteRequestPath = (asked: string) => asked.slice(PREFIX.length - 1)
  files.use(serveStatic({ root: folder, precompressed: true, rewriteRequestPath }))
  const listener = getRequestListener(files.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isKnown = known.has((request.url ?? '/').split('?', 1)[0] ?? '/')
    return isRead && isKnown ? listener(request, response) : next(request, response)
  }
}
