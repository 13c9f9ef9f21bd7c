/** What pages may load, in the words of the header that says so. */
import { describe, expect, it, vi } from 'vitest'
import { PROVIDER_IDS } from '@/domain/account/providers'
import { contentSecurityPolicy } from '@/server/http/content-security-policy.mjs'
import { nextAuthProviders } from '@/server/next-auth-providers'
import config from '../../next.config.mjs'

const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('the content security policy', () => {
  const policy = read(contentSecurityPolicy({ isDevelopment: false }))

  it('lets pages load from ourselves, and the card checkout from its provider', () => {
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'unsafe-inline'", 'https://js.paystack.co', 'https://checkout.paystack.com'],
      'style-src': ["'self'", "'unsafe-inline'", 'https://paystack.com'],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.paystack.co', 'https://checkout.paystack.com'],
      'frame-src': ['https://checkout.paystack.com'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'https://accounts.google.com', 'https://www.linkedin.com', 'https://github.com'],
    })
  })

  it('lets the form that begins a sign-in reach every provider there is', () => {
    const key = { clientId: 'id', clientSecret: 'secret' }
    const providers = nextAuthProviders(Object.fromEntries(PROVIDER_IDS.map((id) => [id, key])))
    const origins = providers.map(({ wellKnown, issuer }) => new URL(wellKnown ?? issuer ?? '').origin)
    expect(policy['form-action']).toEqual(["'self'", ...origins])
  })

  it('allows more to the development server only', () => {
    const development = read(contentSecurityPolicy({ isDevelopment: true }))
    expect(development['script-src']).toContain("'unsafe-eval'")
    expect(development['connect-src']).toContain('ws:')
  })

  it('goes out with every page', async () => {
    const headers = await config.headers?.()
    const [value] = (headers ?? []).flatMap(({ headers }) =>
      headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [value] : [])),
    )
    expect(read(value ?? '')['frame-ancestors']).toEqual(["'none'"])
  })
})

describe('schemas in the browser', () => {
  it('are not compiled, which the policy would forbid', async () => {
    const compile = vi.spyOn(globalThis, 'Function')
    await import('@/instrumentation-client')
    // Only now, as in the browser: zod looks once.
    const { z } = await import('zod')
    z.object({ name: z.string() }).parse({ name: 'Ada' })
    expect(z.config().jitless).toBe(true)
    expect(compile).not.toHaveBeenCalled()
    compile.mockRestore()
  })
})
