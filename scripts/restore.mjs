/** `npm run restore -- <file>`: puts a backup in the place of what the database holds. */
import process from 'node:process'
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/restore.ts', ...process.argv.slice(2)])
