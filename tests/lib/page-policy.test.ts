/** The inline scripts that each page's policy allows. */
import { describe, expect, it } from 'vitest'
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { pagePolicies } from '@/server/http/page-policy'

const page = (name: string) => ({ file: name, inline: [`'sha256-${name}'`] })
const PREPARED = {
  pages: {
    '/': page('home'),
    '/pricing': page('pricing'),
    '/guides/accountant': page('accountant'),
    '/guide-not-found': page('no-guide'),
    '/_not-found': page('missing'),
    '/_global-error': page('fault'),
  },
  layout: ["'sha256-theme'"],
  drawn: ['^/settings(?:/)?$', '^/results/([^/]+?)(?:/)?$'],
}

const policyOf = pagePolicies(PREPARED)
const scriptsOf = (path: string) => / script-src ([^;]*)/.exec(policyOf(path, 'once').policy)?.[1]?.split(' ')
const CHECKOUT = ['https://js.paystack.co', 'https://checkout.paystack.com']

describe('the policy of a page', () => {
  it.each([
    ['/guides/accountant', "'sha256-accountant'"],
    ['/guides/accountant/', "'sha256-accountant'"],
    ['/guides/astronaut', "'sha256-no-guide'"],
    ['/nowhere', "'sha256-missing'"],
  ])("allows only the build's inline scripts in %s", (path, source) => {
    expect(scriptsOf(path)?.slice(0, 2)).toEqual(["'self'", source])
    expect(policyOf(path, 'once').isDrawn).toBe(false)
    expect(policyOf(path, 'once').policy).not.toContain('nonce')
  })

  it.each(['/settings', '/results/1'])('gives %s, which is rendered on request, a nonce', (path) => {
    const expected = ["'self'", "'nonce-once'", "'sha256-theme'", "'sha256-fault'", ...CHECKOUT]
    expect(policyOf(path, 'once').isDrawn).toBe(true)
    expect(scriptsOf(path)).toEqual(expected)
  })

  it('is not read from inherited object properties', () => {
    expect(scriptsOf('/constructor')).toContain("'sha256-missing'")
  })

  it('allows all inline scripts of a page that Next built alone, since its scripts are unknown', () => {
    expect(pagePolicies(null)('/', 'once')).toMatchObject({ isDrawn: false })
    expect(pagePolicies(null)('/', 'once').policy).toContain("script-src 'self' 'unsafe-inline'")
  })
})

describe("the card provider's checkout", () => {
  it.each(['/', '/pricing', '/upgrade', '/dashboard', '/settings'])('may be loaded by %s', (path) => {
    expect(hasCheckout(path)).toBe(true)
  })
  it.each(['/guides', '/guides/accountant', '/how-we-score', '/privacy', '/_not-found'])(
    'may not be loaded by %s',
    (path) => {
      expect(hasCheckout(path)).toBe(false)
    },
  )
})
