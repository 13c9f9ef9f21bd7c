/**
 * `npm run score`: bundles score.ts and runs the bundle, since transpiling its modules one by one takes longer than
 * scoring several hundred answers. Bundled anew each time, so it is never older than the code.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { build } from 'esbuild'

// In a run of seconds on one core, V8's optimising compiler competes with the scoring. By default it recompiles so
// early and so often that about a tenth of the run is lost.
setFlagsFromString('--interrupt-budget=500000')

const scripts = import.meta.dirname
// In node_modules, so that the bundle can resolve its external packages.
const cache = path.join(scripts, '..', 'node_modules', '.cache')
mkdirSync(cache, { recursive: true })
const outdir = mkdtempSync(path.join(cache, 'score-'))
process.once('exit', () => rmSync(outdir, { recursive: true, force: true }))

await build({
  entryPoints: [path.join(scripts, 'score.ts')],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  // Loads each command on demand.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
})
await import(pathToFileURL(path.join(outdir, 'score.mjs')).href)
