/**
 * The compressed size of the scripts that a browser loads with each page, before any interaction. `node
 * scripts/page-weights.mjs` prints them with their goals; with the path of a page ('/pricing') as argument, each of its
 * files.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'

/**
 * Script budget per page, in bytes of Brotli. `/guides/[slug]` stands for every guide.
 *
 * @type {Record<string, number>}
 */
export const SCRIPT_BUDGETS = {
  '/': 130_000,
  '/guides': 130_000,
  '/guides/[slug]': 130_000,
  '/guides/questions-everyone-gets': 130_000,
  '/how-we-score': 130_000,
  '/privacy': 130_000,
  '/developers': 130_000,
  '/pricing': 150_000,
  '/dashboard': 200_000,
  '/interview': 190_000,
  '/results/[id]': 200_000,
}

const MANIFEST = 'page_client-reference-manifest.js'

/**
 * @param {string} folder of the build
 * @returns {{ page: string, bytes: number, files: { file: string, bytes: number }[] }[]} per page, smallest first; file
 *   names are relative to the folder
 */
export function pageWeights(folder = '.next') {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'))
  return readdirSync(path.join(folder, 'server/app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === MANIFEST)
    .map((name) => {
      const { clientModules } = readManifest(path.join(folder, 'server/app', name))
      const own = Object.values(clientModules).flatMap(({ chunks }) =>
        chunks.map((chunk) => chunk.replace('/_next/', '')),
      )
      const files = [...new Set([...rootMainFiles, ...own])].map((file) => ({ file, bytes: sentBytes(folder, file) }))
      return { page: addressOf(name), bytes: sum(files), files }
    })
    .sort((a, b) => a.bytes - b.bytes)
}

/** Bytes of the framework scripts that every page loads. */
export function frameworkBytes(folder = '.next') {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'))
  return sum(rootMainFiles.map((/** @type {string} */ file) => ({ bytes: sentBytes(folder, file) })))
}

/** The scripts that the HTML of a static page loads, as `/_next/static/…`. */
export function scriptsOf(/** @type {string} */ html) {
  return new Set(
    [...html.matchAll(/<script src="(\/_next\/[^"?]+)[^>]*>/g)].flatMap(([tag, source = '']) => {
      return /nomodule/i.test(tag) ? [] : [source]
    }),
  )
}

/** Size of the Brotli file written by scripts/compress-static.mjs. */
const sentBytes = (/** @type {string} */ folder, /** @type {string} */ file) =>
  statSync(path.join(folder, `${file}.br`)).size

const sum = (/** @type {{ bytes: number }[]} */ files) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Route groups (folders in parentheses) are not part of the URL. */
const addressOf = (/** @type {string} */ name) =>
  `/${path
    .dirname(name)
    .split(path.sep)
    .filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
    .join('/')}`

/** @returns {{ clientModules: Record<string, { chunks: string[] }> }} with the URL path of each script */
function readManifest(/** @type {string} */ file) {
  const scope = vm.createContext({})
  vm.runInContext(`globalThis.self = globalThis;${readFileSync(file, 'utf8')}`, scope)
  return /** @type {any} */ (Object.values(scope.__RSC_MANIFEST)[0])
}

function print() {
  const asked = process.argv[2]
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8)
  if (asked) {
    const found = pageWeights().find(({ page }) => page === asked)
    if (!found) throw new Error(`The build has no page ${asked}.`)
    for (const { file, bytes } of found.files.sort((a, b) => b.bytes - a.bytes)) console.log(kilobytes(bytes), file)
    return
  }
  console.log('Brotli of the scripts fetched with a page, in kB\n')
  console.log(`${'page'.padEnd(38)}${'is'.padStart(8)}${'goal'.padStart(8)}`)
  console.log(`${'(framework alone)'.padEnd(38)}${kilobytes(frameworkBytes())}`)
  for (const { page, bytes } of pageWeights()) {
    const goal = SCRIPT_BUDGETS[page]
    const held = goal === undefined ? '' : `${kilobytes(goal)}${bytes > goal ? '   MISSED' : ''}`
    console.log(`${page.padEnd(38)}${kilobytes(bytes)}${held}`)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) print()
