/** `npm run backup`, or `npm run backup -- <file>`: writes the whole database to a file for `npm run restore`. */
import { runBuilt } from './run-built.mjs'

await runBuilt('backup', 'scripts/backup.ts')
