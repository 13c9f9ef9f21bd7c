/**
 * `npm run score`: bundles score.ts and runs the bundle. To load its modules one by one and translate each takes longer
 * than to score several hundred answers. The bundle is made anew each time, so it is never older than the code.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { build } from 'esbuild'

// A run takes seconds, and on one core the compiler takes its time from the scoring. By default it recompiles functions so
// early and so often that about a tenth of the run is never won back.
setFlagsFromString('--interrupt-budget=500000')

const scripts = import.meta.dirname
// Below node_modules, where the bundle finds the packages that stay outside of it.
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
  // Each command is read when it is asked for.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
})
await import(pathToFileURL(path.join(outdir, 'score.mjs')).href)
