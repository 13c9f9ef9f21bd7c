/**
 * Post-processes Next's static pages: defers their scripts, writes a Brotli and a gzip copy of each, and the record for
 * src/server/http/prepared-pages.ts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { inlineSources, withLateScripts } from './page-scripts.mjs'

const FOLDER = '.next/prepared'
const readJson = (name) => JSON.parse(readFileSync(`.next/${name}`, 'utf8'))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

const { routes, dynamicRoutes: madeAhead } = readJson('prerender-manifest.json')
const addresses = Object.keys(routes).filter((address) => routes[address].routeType === 'page')
const pages = Object.fromEntries(addresses.map((address) => [address, prepare(address)]))

const { staticRoutes, dynamicRoutes } = readJson('routes-manifest.json')
// If all pages of a dynamic route are prerendered (fallback: false), other paths answer 404.
const isDrawn = ({ page }) => !Object.hasOwn(routes, page) && madeAhead[page]?.fallback !== false
const drawn = [...staticRoutes, ...dynamicRoutes].filter(isDrawn).map(({ regex }) => regex)
const ofGuides = new Set(pages['/guides'].inline)
const manifest = {
  pages,
  layout: pages['/_not-found'].inline.filter((source) => ofGuides.has(source)),
  drawn,
}
writeFileSync(`${FOLDER}/pages.json`, JSON.stringify(manifest))

function prepare(address) {
  const name = address === '/' ? 'index' : address.slice(1)
  const original = readFileSync(`.next/server/app/${name}.html`, 'utf8')
  const html = withLateScripts(original)
  const file = name.replaceAll('/', '--')
  writeFileSync(`${FOLDER}/${file}.html`, html)
  writeFileSync(`${FOLDER}/${file}.html.br`, brotliCompressSync(html))
  writeFileSync(`${FOLDER}/${file}.html.gz`, gzipSync(html, { level: 9 }))
  // Includes the hashes of the original, which is served when Next runs without our server.
  return { file, inline: [...new Set([...inlineSources(original), ...inlineSources(html)])] }
}
