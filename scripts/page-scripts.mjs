/** The scripts of a static page: CSP hashes of the inline ones, and deferred loading of the others. */
import { createHash } from 'node:crypto'

const SCRIPT = /<script(\s[^>]*)?>(.*?)<\/script>/gs
const FETCHED = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g

/**
 * @param {string} html
 * @returns {string[]} for each inline script its CSP source (hash); data blocks are skipped
 */
export function inlineSources(html) {
  const texts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text = '']) => text && !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Runs in the page itself. With the browser's data saver on, the scripts are loaded only at the first click, key press
 * or input, which src/app/hold-early-events.ts replays. Returning users, who get their navigation bar, and URLs with
 * parameters, which scripts handle, load them at once.
 *
 * @param {string[]} sources
 */
function fetchScripts(sources) {
  const fetchAll = () => {
    for (const src of sources) document.head.append(Object.assign(document.createElement('script'), { src }))
  }
  const isReader = !location.search && !document.documentElement.hasAttribute('data-remembered')
  if (!navigator.connection?.saveData || !isReader) return fetchAll()
  const signs = ['click', 'keydown', 'input']
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    fetchAll()
  }
  for (const sign of signs) addEventListener(sign, begin, true)
}

/**
 * Moves script loading to the end of the page: after the text, but before the load event. Next's async scripts and
 * preloads would compete with the style sheet for bandwidth on a slow connection.
 *
 * @param {string} html
 * @returns {string}
 */
export function withLateScripts(html) {
  const sources = [...new Set([...html.matchAll(FETCHED)].map(([, source = '']) => source))]
  if (sources.length === 0) return html
  const loader = `<script>(${fetchScripts})(${JSON.stringify(sources)})</script>`
  return html
    .replace(FETCHED, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `${loader}</body>`)
}
