/** `npm run restore -- <file>`: replaces the database's content with a backup. */
import process from 'node:process'
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/restore.ts', ...process.argv.slice(2)])
