/** `npm run dev`: runs the server with Next in development mode. */
import { generate, install, run } from './setup.mjs'

install()
generate()
run('npx', ['tsx', 'src/server/main.ts'], { NODE_ENV: 'development' })
