/**
 * `npm run pictures`: takes a screenshot of every screen, narrow and wide, light and dark, into the folder `pictures`.
 * - `npm run pictures -- interview results`: only the screens whose names start with one of these.
 * - `npm run pictures -- --readme`: the screens in the README, compressed into `docs/screens`.
 * - `npm run pictures -- 768 dark`: only this width (390, 768 or 1440) and theme.
 * - `PICTURES_OF=http://localhost:3000 npm run pictures`: of a running server that has the demo account.
 */
import process from 'node:process'
import { findBrowser } from './find-browser.mjs'
import { build, generate, install, run } from './setup.mjs'

install()
generate()
if (!process.env.PICTURES_OF) build()
const words = process.argv.slice(2)
const script = words.includes('--readme') ? 'readme' : 'main'
run('npx', ['tsx', `scripts/pictures/${script}.ts`, ...words], { CHROMIUM_PATH: await findBrowser() })
