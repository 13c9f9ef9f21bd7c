/** `npm run bench`: builds, then measures on the embedded database and, with DATABASE_URL, on that server. */
import process from 'node:process'
import { build, generate, install, run } from './setup.mjs'

install()
generate()
build()
run('npx', ['tsx', 'bench/run.ts'], { DATABASE_URL: '' })
if (process.env.DATABASE_URL) run('npx', ['tsx', 'bench/run.ts'])
