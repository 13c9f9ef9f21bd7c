/**
 * Serves the static pages from memory, as the build prepared them, without Next. Next still answers its own navigation
 * requests (RSC), and / for signed-in users.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { PAGE_HEADERS } from './page-headers.mjs'
import type { PreparedPages } from './prepared-pages'
import type { NodeHandler } from './serve'
import { sendsSessionCookie } from './session-cookie-sent'

/** File extensions by content coding. */
const ENDINGS = { br: '.html.br', gzip: '.html.gz', identity: '.html' }
type Coding = keyof typeof ENDINGS

type Answer = { body: Buffer; etag: string; headers: OutgoingHttpHeaders }

/**
 * Serves the pages in `folder`, and passes everything else to `next`.
 *
 * @param folder the build's output; read once, completely
 */
export function visitorPages(folder: string, { pages }: PreparedPages, next: NodeHandler): NodeHandler {
  const answers = new Map<string, Record<Coding, Answer>>()
  for (const [address, { inline, file }] of Object.entries(pages)) {
    // Error pages have no URL of their own.
    if (address.startsWith('/_') || address === '/guide-not-found') continue
    const policy = contentSecurityPolicy({ inline, checkout: hasCheckout(address) })
    const read = (coding: Coding) =>
      answerOf(readFileSync(path.join(folder, file + ENDINGS[coding])), coding, policy, address)
    answers.set(address, { br: read('br'), gzip: read('gzip'), identity: read('identity') })
  }
  return (request, response) => {
    const codings = isForVisitors(request) ? answers.get(pathOf(request)) : undefined
    if (!codings) return next(request, response)
    const { body, etag, headers } = codings[codingFor(request)]
    if (isKnownTo(request, etag)) {
      const { 'Content-Length': _, 'Content-Encoding': __, 'Content-Type': ___, ...rest } = headers
      response.writeHead(304, rest)
      response.end()
      return
    }
    response.writeHead(200, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const KEPT_BY_CDN = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/**
 * Browsers revalidate each time. A CDN may keep a page for a minute, and serve it for ten more while it fetches the
 * next one; not /, which is the dashboard for signed-in users.
 */
const cachingOf = (address: string) =>
  address === '/'
    ? { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie, RSC' }
    : { 'Cache-Control': KEPT_BY_CDN, Vary: 'Accept-Encoding, RSC' }

function answerOf(body: Buffer, coding: Coding, policy: string, address: string): Answer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    body,
    etag,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
      'Content-Security-Policy': policy,
      ...Object.fromEntries(PAGE_HEADERS.map(({ key, value }) => [key, value])),
      ...cachingOf(address),
      ETag: etag,
    },
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'

function isForVisitors(request: IncomingMessage): boolean {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.rsc !== undefined || url.includes('_rsc=')) return false
  return pathOf(request) !== '/' || !sendsSessionCookie(headers.cookie)
}

function codingFor({ headers }: IncomingMessage): Coding {
  const accepted = parseAccept(String(headers['accept-encoding'] ?? ''))
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)
  const isAccepted = (coding: Coding) => ((named(coding) ?? named('*'))?.q ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}

function isKnownTo({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  return known !== undefined && (known === '*' || known.includes(etag))
}
