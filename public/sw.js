/**
 * The service worker of the interview: opens an interview that was opened before where the server cannot be reached. Its
 * scope is /interview, so it takes no part in any other page. Only what a page asks to keep is kept; see
 * src/lib/offline-copy.ts and docs/decisions/interview-without-a-connection.md.
 */

/** Files of the build, whose names change with their content. */
const BUILT = /\/_next\/static\/[\w./~-]{1,200}/g
const BUILT_FOLDER = '/_next/static/'

/** From this many files on, those of earlier builds are removed. */
const MOST_FILES = 150

/** On a line that hangs, the copy is shown after this time. */
const LONGEST_WAIT_MS = 6_000

/** A stored response may differ by headers that only the server reads. */
const ANY_HEADERS = { ignoreVary: true }

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, url))
  else if (url.pathname.startsWith(BUILT_FOLDER)) event.respondWith(openFile(request))
})

/**
 * Keeps a page and files of the build. A page is kept only as its user sees it, and replaces the one kept before.
 *
 * @param {{ cache: string, files: string[], page?: string, userId?: string }} wanted addresses; `cache`: where to keep
 */
async function keep({ cache: name, files, page, userId }) {
  const cache = await caches.open(name)
  const named = page ? await keepPage(cache, page, userId) : []
  const wanted = new Set([...files, ...named].filter((file) => new URL(file).pathname.startsWith(BUILT_FOLDER)))
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(BUILT_FOLDER))
  if (page && kept.length > MOST_FILES) {
    await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((file) => cache.delete(file)))
  }
  for (const { url } of kept) wanted.delete(url)
  // A file that cannot be fetched now is asked for again when the page is next opened.
  await Promise.allSettled([...wanted].map((file) => cache.add(file)))
}

/** @returns {Promise<string[]>} addresses of the build's files that the page names; none if it is not kept */
async function keepPage(cache, page, userId) {
  const response = await fetch(page, { redirect: 'error' }).catch(() => null)
  const html = response?.ok ? await response.clone().text() : ''
  // The landing page has the same address for a visitor, as when the session has ended meanwhile.
  if (!html.includes(userId)) return []
  for (const { url } of await cache.keys()) if (!url.includes(BUILT_FOLDER)) await cache.delete(url, ANY_HEADERS)
  await cache.put(page, response)
  return [...html.matchAll(BUILT)].map(([path]) => new URL(path, self.location.origin).href)
}

/** The server's page; where it does not answer, the one that was kept. */
async function openPage(request, url) {
  const kept = await keptPage(url)
  const answer = fetch(request)
  if (!kept) return answer
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, kept))
  const isFault = ({ status }) => status >= 500
  return Promise.race([answer.then((response) => (isFault(response) ? kept : response)).catch(() => kept), late])
}

/** The kept page of an address; without an interview in the address, the one whose page is kept. */
async function keptPage(url) {
  const exact = await caches.match(url.href, ANY_HEADERS)
  if (exact || url.search) return exact
  for (const name of await caches.keys()) {
    const all = await (await caches.open(name)).keys()
    const page = all.find((one) => !one.url.includes(BUILT_FOLDER))
    if (page) return Response.redirect(page.url)
  }
  return undefined
}

const openFile = async (request) => (await caches.match(request, ANY_HEADERS)) ?? fetch(request)
