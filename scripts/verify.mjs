/**
 * `npm run verify`: measures what is promised and prints it beside the goal; fails if a promise is missed.
 * - `npm run verify -- --short`: only the checks that take a few seconds in all.
 * - `npm run verify -- licences advisories`: only these checks, with all they found.
 */
import process from 'node:process'
import { install, run } from './setup.mjs'

install()
run('npx', ['tsx', 'scripts/verify/main.ts', ...process.argv.slice(2)])
