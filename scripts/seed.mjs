/** `npm run seed:demo`: puts the demo account into the database, from a fresh clone too. */
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/seed-demo.ts'])
