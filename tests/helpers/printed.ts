/** Checks a page in print. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Prints the page: exactly one side of A4, without cut-off content. Leaves the page in print mode. */
export async function expectOneSideOfA4(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  // The page is clipped to one side.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 711, height: 1000 })
  const needed = await page
    .getByText('For the day')
    .evaluate((heading) => heading.closest('[class*="sheet"]')?.scrollHeight ?? 0)
  expect(needed).toBeLessThanOrEqual(1029)
}
