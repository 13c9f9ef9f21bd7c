/** What a thread starts with where nothing was built: it bundles its own source, which is faster than one file at a time. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = path.join(import.meta.dirname, '..')
// Below node_modules, where the bundle finds the packages that stay outside of it.
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
