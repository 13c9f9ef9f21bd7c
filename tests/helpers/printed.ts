/** Checks pages in print. */

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
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

type Piece = { text: string; x: number; y: number; width: number; height: number }

/** Less than a line apart, and not beside each other. */
const areOverprinted = (a: Piece, b: Piece) =>
  Math.abs(a.y - b.y) < 0.6 * Math.min(a.height, b.height) &&
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 3

/** The pairs of texts that are printed over each other. @param height of the paper in CSS pixels */
export async function overprinted(page: Page, height: number): Promise<string[][]> {
  const data = new Uint8Array(await page.pdf({ width: '794px', height: `${height}px`, margin: { top: '1cm' } }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const found: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x, y] = item.transform
      return [{ text: item.str, x, y, width: item.width, height: item.height }]
    })
    for (const [i, a] of pieces.entries()) {
      for (const b of pieces.slice(i + 1)) if (areOverprinted(a, b)) found.push([a.text, b.text])
    }
  }
  await pdf.destroy()
  return found
}
