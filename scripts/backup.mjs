/** `npm run backup`, or `npm run backup -- <file>`: writes the whole database to a file for `npm run restore`. */
import process from 'node:process'
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/backup.ts', ...process.argv.slice(2)])
