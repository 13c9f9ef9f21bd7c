/** Script sizes of the pages, from the files of the build: `npm run build` must have run. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameworkBytes, pageWeights, SCRIPT_BUDGETS, scriptsOf } from '../../scripts/page-weights.mjs'

const weights = new Map(pageWeights().map((weight) => [weight.page, weight]))

describe('the scripts of a page', () => {
  it.each(Object.entries(SCRIPT_BUDGETS))('%s weigh at most %i bytes', (page, most) => {
    expect(weights.get(page)?.bytes).toBeGreaterThan(frameworkBytes())
    expect(weights.get(page)?.bytes).toBeLessThanOrEqual(most)
  })

  it.each([
    ['/', 'index'],
    ['/guides', 'guides'],
    ['/guides/[slug]', 'guides/accountant'],
    ['/pricing', 'pricing'],
    ['/how-we-score', 'how-we-score'],
    ['/privacy', 'privacy'],
  ])('%s are those in its HTML', (page, file) => {
    const named = scriptsOf(readFileSync(`.next/server/app/${file}.html`, 'utf8'))
    const counted = weights.get(page)?.files.map((entry) => `/_next/${entry.file}`)
    expect(new Set(counted)).toEqual(named)
  })
})
