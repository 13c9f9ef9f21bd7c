/** Takes the pictures: each person once per look, one screen after the other. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../tests/helpers/browser'
import { seedPlace } from '../../tests/helpers/demo-place'
import { createPlace, startServer } from '../../tests/helpers/server-process'
import { ARRIVE, type Person, type Places } from './people'
import { SCREENS, type Screen } from './screens'

const FOLDER = 'pictures'

const WIDTHS = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
]
const THEMES = ['light', 'dark'] as const

/** Once nothing moves and nothing is being fetched. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(250)
}

async function take(page: Page, { name, path: place, open, window }: Screen, places: Partial<Places>, look: string) {
  await page.goto(place.startsWith('/') ? place : (places[place as keyof Places] ?? '/dashboard'))
  await settle(page)
  // What is off the screen is not drawn otherwise, and the picture is of the whole page.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await open?.(page)
  await settle(page)
  await page.screenshot({ path: path.join(FOLDER, `${name}-${look}.png`), fullPage: !window })
}

async function takeAll(browser: Browser, url: string, screens: readonly Screen[]): Promise<string[]> {
  const failed: string[] = []
  for (const { width, height, hasTouch } of WIDTHS) {
    for (const theme of THEMES) {
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
  const beginnings = process.argv.slice(2)
  const screens = SCREENS.filter(({ name }) => beginnings.length === 0 || beginnings.some((at) => name.startsWith(at)))
  mkdirSync(FOLDER, { recursive: true })
  const running = process.env.PICTURES_OF
  const place = running ? null : await createPlace()
  if (place) await seedPlace(place)
  const server = place ? await startServer({ ...place.env, RATE_LIMIT_FACTOR: '100' }) : null
  const browser = await launchBrowser()
  try {
    const failed = await takeAll(browser, server?.url ?? running ?? '', screens)
    for (const sentence of failed) console.error(sentence)
    console.log(`${screens.length} screens are in the folder ${FOLDER}.`)
    if (failed.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server?.stop()
    await place?.remove()
  }
}

await main()
