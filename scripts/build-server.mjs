/** Bundles the server for production; packages stay in node_modules. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const FOLDER = 'dist'

const { metafile } = await build({
  entryPoints: {
    main: 'src/server/main.ts',
    'file-parser': 'src/server/adapters/files/parser/main.ts',
    'rules-worker': 'src/server/rules-worker.ts',
    desk: 'src/server/desk/main.ts',
    backup: 'scripts/backup.ts',
    restore: 'scripts/restore.ts',
    'watchdog-thread': 'src/server/watchdog-thread.ts',
  },
  outdir: FOLDER,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  splitting: true,
  logLevel: 'warning',
  metafile: true,
})

// Chunks of earlier builds, whose names differ. Only now: a running server starts its threads and processes from here.
const made = new Set(Object.keys(metafile.outputs).map((file) => path.basename(file)))
for (const name of readdirSync(FOLDER)) {
  if (/\.js(?:\.map)?$/.test(name) && !made.has(name)) rmSync(path.join(FOLDER, name))
}
