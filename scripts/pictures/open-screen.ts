import type { Page } from 'playwright-core'
import type { Places } from './people'
import type { Screen } from './screens'

/** Once nothing moves and nothing is being fetched. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(250)
}

/** Brings a screen about, as it is drawn and tested. */
export async function openScreen(page: Page, { path, open }: Screen, places: Partial<Places>): Promise<void> {
  await page.goto(path.startsWith('/') ? path : (places[path as keyof Places] ?? '/dashboard'))
  await settle(page)
  // What is off the screen is not drawn otherwise, and both look at the whole page.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await open?.(page)
  await settle(page)
}
