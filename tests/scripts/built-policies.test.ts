/** The policy of every page of the build: `npm run build` must have run. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePolicies } from '@/server/http/page-policy'
import { readPreparedPages } from '@/server/http/prepared-pages'

const routes = JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')) as Record<string, string>
const pages = Object.entries(routes).flatMap(([file, route]) => (file.endsWith('/page') ? [route] : []))
const policyOf = pagePolicies(readPreparedPages())

it('covers every page', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages).toContain('/settings/payments/[reference]')
})

it.each(pages)('%s runs only its own inline scripts', (route) => {
  const { policy } = policyOf(route.replace(/\[\w+\]/g, 'x'), 'once')
  const sources = / script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(sources).not.toContain("'unsafe-inline'")
  expect(sources.filter((source) => /^'(?:sha256|nonce)-/.test(source))).not.toEqual([])
})
