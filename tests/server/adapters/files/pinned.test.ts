/**
 * Minimum versions of the parsers' dependencies, since older ones have known vulnerabilities and `npm audit` does not
 * run everywhere.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS as TEXT } from '@/domain/limits/text-limits'
import { LIMITS } from '@/server/adapters/files/limits'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>
}
const asNumber = (version: string) => version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0)

describe('packages that read uploads', () => {
  it.each([
    ['pdfjs-dist', '4.2.67'],
    ['mammoth', '1.11.0'],
    ['@xmldom/xmldom', '0.8.15'],
    ['jszip', '3.10.0'],
  ])('%s is at least %s', (name, least) => {
    const versions = Object.entries(packages)
      .filter(([place]) => place.endsWith(`node_modules/${name}`))
      .map(([, { version = '0.0.0' }]) => version)
    expect(versions).not.toHaveLength(0)
    for (const version of versions) expect(asNumber(version)).toBeGreaterThanOrEqual(asNumber(least))
  })
})

it("the reader's text is at most as long as a CV may be", () => {
  expect(LIMITS.textChars).toBe(TEXT.cv)
})
