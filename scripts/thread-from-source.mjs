/**
 * Entry point of a worker thread without a build: bundles its own source, which is faster than transpiling file by
 * file.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = path.join(import.meta.dirname, '..')
// In node_modules, so that the bundle can resolve its external packages.
const cache = path.join(root, 'node_modules', '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'rules-'))
const outfile = path.join(folder, 'rules-worker.mjs')

await build({
  entryPoints: [path.join(root, 'src/server/rules-worker.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
})
export const { runRule } = await import(pathToFileURL(outfile).href)
rmSync(folder, { recursive: true, force: true })
