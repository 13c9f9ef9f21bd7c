/**
 * `npm run verify`: measures what is promised and prints it beside the goal; fails if a promise is missed.
 * - `npm run verify -- --short`: only the checks that take a few seconds in all.
 * - `npm run verify -- licences advisories`: only these checks, with all they found.
 * - `npm run verify -- faults`, `-- load`: what takes long, and runs only when it is asked for.
 */
import process from 'node:process'
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/verify/main.ts', ...process.argv.slice(2)])
