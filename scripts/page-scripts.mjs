/** The scripts of a page that was made once: which are written into it, and when the others are fetched. */
import { createHash } from 'node:crypto'

const SCRIPT = /<script(\s[^>]*)?>(.*?)<\/script>/gs
const FETCHED = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g

/**
 * @param {string} html
 * @returns {string[]} for each script in the page the source by which the policy lets it run; data is no script
 */
export function inlineSources(html) {
  const texts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text = '']) => text && !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Runs in the page itself. Who asks their browser to save data and only reads fetches no script: it comes with the first
 * press or key, which src/app/hold-early-events.ts keeps until it can be done. Whom the browser remembers gets their bar,
 * and an address with parameters has something to be told, so both fetch it at once.
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
 * The page with its scripts fetched at its end: not before the text, and still before the browser calls it loaded. Next
 * has them fetched first, and on a slow line they then take turns with the style sheet that the reader waits for.
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
