/** `npm run seed:demo`: creates the demo account, also from a fresh clone. */
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'scripts/seed-demo.ts'])
