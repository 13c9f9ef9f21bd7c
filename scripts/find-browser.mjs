/** Finds or installs a Chromium for the browser tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

// The headless shell first: without the parts of a window, the browser tests take a fifth less time.
const USUAL = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Loaded on demand: this file is read before the packages are installed.
async function found() {
  const { chromium } = await import('playwright-core')
  return [...USUAL, chromium.executablePath()].find((file) => file && existsSync(file))
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0

/** Path of a browser: an installed one, else Playwright's download, else Debian's package. Exits if none can be had. */
export async function findBrowser() {
  const present = await found()
  if (present) return present
  console.log('No Chromium found: fetching one …')
  run('npx', ['playwright-core', 'install', 'chromium'])
  if (!(await found()) && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq'])
    // Older releases of Debian have no package of the headless shell.
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) ||
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const fetched = await found()
  if (fetched) return fetched
  console.error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to it.')
  process.exit(1)
}
