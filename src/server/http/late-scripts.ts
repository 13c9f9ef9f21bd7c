/**
 * Pages that are only read fetch their scripts once all of their text is there. Next has them fetched first, and on a slow
 * line 180 KB of scripts then take turns with the style sheet that the reader waits for.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { NodeHandler } from './serve'

/** Their text and links are all there without a script. The landing page is not one: its buttons open dialogs. */
const READ_PAGES = /^\/(?:guides(?:\/[^/]+)?|how-we-score)\/?$/

const SCRIPT = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g

/** The page with its scripts fetched at its end: not before the text, and still before the browser calls it loaded. */
export function withLateScripts(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  const loader = `<script>for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement("script"),{src}))</script>`
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `${loader}</body>`)
}

/** Next's handler, with the pages that are only read changed on their way out. */
export function lateScripts(next: NodeHandler): NodeHandler {
  const compressed = createCache()
  return (request, response) => {
    if (!isForReading(request)) return next(request, response)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    // What is compressed cannot be changed.
    request.headers['accept-encoding'] = 'identity'
    holdBody(response, async (body) => {
      if (response.statusCode !== 200 || !isHtml(response)) return body
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
      const vary = String(response.getHeader('Vary') ?? '')
      if (!/accept-encoding/i.test(vary)) response.appendHeader('Vary', 'Accept-Encoding')
      if (!encoding) return Buffer.from(withLateScripts(body.toString()))
      response.setHeader('Content-Encoding', encoding)
      return compressed(encoding, body)
    })
    return next(request, response)
  }
}

/** Not the data that Next fetches to move between pages. */
const isForReading = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc === undefined && READ_PAGES.test(url.split('?', 1)[0] ?? '/')

const isHtml = (response: ServerResponse) => String(response.getHeader('Content-Type') ?? '').startsWith('text/html')

/** Keeps back what is written, the head included, until all of it is there, and sends what `change` makes of it. */
function holdBody(response: ServerResponse, change: (body: Buffer) => Promise<Buffer>): void {
  const chunks: Buffer[] = []
  const { end, writeHead } = response
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array))
  }
  response.flushHeaders = () => {}
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {}
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return response
  }) as ServerResponse['writeHead']
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk)
    const written = rest.find((argument) => typeof argument === 'function')
    if (written) process.nextTick(written as () => void)
    return true
  }) as ServerResponse['write']
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk)
    const body = Buffer.concat(chunks)
    const ended = [chunk, ...rest].find((argument) => typeof argument === 'function') as (() => void) | undefined
    change(body)
      .then((changed) => {
        if (changed.length > 0) response.setHeader('Content-Length', changed.length)
        response.writeHead = writeHead
        end.call(response, changed, 'utf8', ended)
      })
      .catch((error) => response.destroy(error))
    return response
  }) as ServerResponse['end']
}

/** Pages that are kept compressed: each guide in both ways, and some to spare. */
const MOST_KEPT = 80

/** Brotli at its best, which is its default: 0.1 s once a page, and a guide arrives with the connection's first packets. */
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Changes and compresses a page, each only once while it stays the same. */
function createCache(): (encoding: 'br' | 'gzip', body: Buffer) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (encoding, body) => {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`
    const known = kept.get(key)
    if (known) return known
    const made = compress[encoding](withLateScripts(body.toString()))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
