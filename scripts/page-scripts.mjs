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
 * The page with its scripts fetched at its end: not before the text, and still before the browser calls it loaded. Next
 * has them fetched first, and on a slow line they then take turns with the style sheet that the reader waits for.
 *
 * @param {string} html
 * @returns {string}
 */
export function withLateScripts(html) {
  const sources = [...new Set([...html.matchAll(FETCHED)].map(([, source = '']) => source))]
  if (sources.length === 0) return html
  const loader = `<script>for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement("script"),{src}))</script>`
  return html
    .replace(FETCHED, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `${loader}</body>`)
}
