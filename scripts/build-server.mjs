/** Bundles the server for production; packages stay in node_modules. */
import { rmSync } from 'node:fs'
import { build } from 'esbuild'

// Removes the output of earlier builds, whose chunk names differ.
rmSync('dist', { recursive: true, force: true })

await build({
  entryPoints: {
    main: 'src/server/main.ts',
    'file-parser': 'src/server/adapters/files/parser/main.ts',
    'rules-worker': 'src/server/rules-worker.ts',
    desk: 'src/server/desk/main.ts',
    backup: 'scripts/backup.ts',
    restore: 'scripts/restore.ts',
    'watchdog-thread': 'src/server/watchdog-thread.ts',
  },
  outdir: 'dist',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  splitting: true,
  logLevel: 'warning',
})
