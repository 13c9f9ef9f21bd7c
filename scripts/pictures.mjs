/**
 * `npm run pictures`: takes a picture of every screen, narrow and wide, light and dark, into the folder `pictures`.
 * `npm run pictures -- interview results`: only the screens whose names begin so.
 * `PICTURES_OF=http://localhost:3000 npm run pictures`: of a server that runs already and has the demo account.
 */
import process from 'node:process'
import { findBrowser } from './find-browser.mjs'
import { build, generate, install, run } from './setup.mjs'

install()
generate()
if (!process.env.PICTURES_OF) build()
run('npx', ['tsx', 'scripts/pictures/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: await findBrowser() })
