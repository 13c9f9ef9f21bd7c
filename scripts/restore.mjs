/** `npm run restore -- <file>`: replaces the database's content with a backup. */
import { runBuilt } from './run-built.mjs'

await runBuilt('restore', 'scripts/restore.ts')
