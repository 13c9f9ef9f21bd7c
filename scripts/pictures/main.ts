/** Takes the screenshots: per width and theme, each account signs in once, and its screens are opened in sequence. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../tests/helpers/browser'
import { seedPlace } from '../../tests/helpers/demo-place'
import { createPlace, startServer } from '../../tests/helpers/server-process'
import { openScreen } from './open-screen'
import { ARRIVE, type Person, type Places } from './people'
import { SCREENS, type Screen } from './screens'

const FOLDER = 'pictures'

/** Viewports of a phone, a tablet in portrait and a desktop; only the first and the last are used by default. */
const WINDOWS = [
  { width: 390, height: 844, hasTouch: true },
  { width: 768, height: 1024, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
]
const DRAWN = [390, 1440]
const THEMES = ['light', 'dark'] as const

async function take(page: Page, screen: Screen, places: Partial<Places>, look: string): Promise<void> {
  await openScreen(page, screen, places)
  await page.screenshot({ path: path.join(FOLDER, `${screen.name}-${look}.png`), fullPage: !screen.window })
}

type Wanted = { screens: readonly Screen[]; windows: typeof WINDOWS; themes: readonly (typeof THEMES)[number][] }

/**
 * Parses the arguments: numbers are widths, 'light' and 'dark' themes, all others name prefixes; a missing kind means
 * all.
 */
function wantedOf(words: readonly string[]): Wanted {
  const widths = words.map(Number).filter((width) => width > 0)
  const themes = THEMES.filter((theme) => words.includes(theme))
  const beginnings = words.filter((word) => !(Number(word) > 0) && !themes.some((theme) => theme === word))
  return {
    screens: SCREENS.filter(({ name }) => beginnings.length === 0 || beginnings.some((at) => name.startsWith(at))),
    windows: WINDOWS.filter(({ width }) => (widths.length > 0 ? widths : DRAWN).includes(width)),
    themes: themes.length > 0 ? themes : THEMES,
  }
}

async function takeAll(browser: Browser, url: string, { screens, windows, themes }: Wanted): Promise<string[]> {
  const failed: string[] = []
  for (const { width, height, hasTouch } of windows) {
    for (const theme of themes) {
      for (const person of new Set<Person>(screens.map((screen) => screen.as))) {
        const options: BrowserContextOptions = { viewport: { width, height }, hasTouch, colorScheme: theme }
        const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
        context.setDefaultTimeout(30_000)
        const places = await ARRIVE[person](context.request)
        for (const screen of screens.filter((each) => each.as === person)) {
          const page = await context.newPage()
          await take(page, screen, places, `${width}-${theme}`).catch((error: Error) => {
            failed.push(`${screen.name} at ${width}, ${theme}: ${error.message.split('\n')[0]}`)
          })
          await page.close()
        }
        await context.close()
      }
    }
  }
  return failed
}

async function main(): Promise<void> {
  const wanted = wantedOf(process.argv.slice(2))
  mkdirSync(FOLDER, { recursive: true })
  const running = process.env.PICTURES_OF
  const place = running ? null : await createPlace()
  if (place) await seedPlace(place)
  const server = place ? await startServer({ ...place.env, RATE_LIMIT_FACTOR: '100' }) : null
  const browser = await launchBrowser()
  try {
    const failed = await takeAll(browser, server?.url ?? running ?? '', wanted)
    for (const sentence of failed) console.error(sentence)
    console.log(`${wanted.screens.length} screens are in the folder ${FOLDER}.`)
    if (failed.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server?.stop()
    await place?.remove()
  }
}

await main()
