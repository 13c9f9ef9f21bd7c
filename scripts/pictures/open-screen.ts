import type { Page } from 'playwright-core'
import type { Places } from './people'
import type { Screen } from './screens'

/** Waits until the network is idle and fonts are loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(250)
}

/** Opens a screen in its state; used by the screenshots and by tests. */
export async function openScreen(page: Page, { path, open }: Screen, places: Partial<Places>): Promise<void> {
  await page.goto(path.startsWith('/') ? path : (places[path as keyof Places] ?? '/dashboard'))
  await settle(page)
  // Renders content outside the viewport too, since both use the whole page.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  if (!open) return
  await open(page)
  await settle(page)
}
