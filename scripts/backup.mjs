/** `npm run backup`, or `npm run backup -- <file>`: writes the whole database into a file that `npm run restore` reads. */
import process from 'node:process'
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/backup.ts', ...process.argv.slice(2)])
