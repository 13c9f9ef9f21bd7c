/**
 * The service worker of the interview and of the guides, registered for each of these scopes alone: opens a page that
 * was opened before where the server cannot be reached. Only what a page asks to keep is kept; see
 * src/lib/offline-copy.ts and docs/decisions/pages-without-a-connection.md.
 */

/** Files of the build, whose names change with their content. */
const BUILT = /\/_next\/static\/[\w./~-]{1,200}/g
const isBuilt = (address) => new URL(address).pathname.startsWith('/_next/static/')

/** From this many pages and files on, those of earlier builds are removed. */
const MOST_KEPT = 150

/** On a line that hangs, the copy is shown after this time. */
const LONGEST_WAIT_MS = 6_000

/** A stored response may differ by headers that only the server reads. */
const ANY_HEADERS = { ignoreVary: true }

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isOurs = new URL(request.url).origin === self.location.origin
  if (request.method !== 'GET' || !isOurs) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (isBuilt(request.url)) event.respondWith(openFile(request))
})

/**
 * @typedef {object} Wanted addresses to keep
 * @property {string} cache where to keep them
 * @property {string[]} files of the build
 * @property {string} [page]
 * @property {number} [most] how many pages are kept; the oldest goes first
 * @property {string} [userId] the page is kept only if it is this user's
 */

/** @param {Wanted} wanted */
async function keep({ cache: name, files, page, most, userId }) {
  const cache = await caches.open(name)
  const named = page ? await keepPage(cache, { page, most, userId }) : []
  const wanted = new Set([...files, ...named].filter(isBuilt))
  const kept = (await cache.keys()).map(({ url }) => url)
  if (page && kept.length > MOST_KEPT)
    await remove(
      cache,
      kept.filter((url) => url !== page && !wanted.has(url)),
    )
  for (const url of kept) wanted.delete(url)
  // A file that cannot be fetched now is asked for again when the page is next opened.
  await Promise.allSettled([...wanted].map((file) => cache.add(file)))
}

/** @returns {Promise<string[]>} addresses of the build's files that the page names; none if it is not kept */
async function keepPage(cache, { page, most, userId = '' }) {
  // From the browser's own cache, where the server allows it to be there.
  const response = await fetch(page, { redirect: 'error', cache: 'force-cache' }).catch(() => null)
  const html = response?.ok ? await response.clone().text() : ''
  // A visitor gets the landing page at the same address, as when the session has ended meanwhile.
  if (!html.includes(userId) || html === '') return []
  const others = (await cache.keys()).map(({ url }) => url).filter((url) => url !== page && !isBuilt(url))
  await remove(cache, others.slice(0, Math.max(0, others.length - most + 1)))
  await cache.put(page, response)
  return [...html.matchAll(BUILT)].map(([path]) => new URL(path, self.location.origin).href)
}

const remove = (cache, addresses) => Promise.all(addresses.map((address) => cache.delete(address, ANY_HEADERS)))

/** The server's page; where it does not answer, the one that was kept. */
async function openPage(request) {
  const answer = fetch(request)
  const kept = await caches.match(request.url, ANY_HEADERS)
  if (!kept) return answer
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, kept))
  return Promise.race([answer.then((response) => (response.status >= 500 ? kept : response)).catch(() => kept), late])
}

const openFile = async (request) => (await caches.match(request, ANY_HEADERS)) ?? fetch(request)
