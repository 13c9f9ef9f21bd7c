/** The content security policy header. */
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
  const policy = read(contentSecurityPolicy())

  it('allows our own origin, and no inline scripts', () => {
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'https://accounts.google.com', 'https://www.linkedin.com', 'https://github.com'],
    })
  })

  it('allows the listed inline scripts of the page', () => {
    const inline = ["'nonce-1'", "'sha256-a'"]
    expect(read(contentSecurityPolicy({ inline }))['script-src']).toEqual(["'self'", ...inline])
  })

  it('allows the card checkout from its provider, on its pages', () => {
    expect(read(contentSecurityPolicy({ checkout: true }))).toMatchObject({
      'script-src': ["'self'", 'https://js.paystack.co', 'https://checkout.paystack.com'],
      'style-src': ["'self'", "'unsafe-inline'", 'https://paystack.com'],
      'connect-src': ["'self'", 'https://api.paystack.co', 'https://checkout.paystack.com'],
      'frame-src': ['https://checkout.paystack.com'],
    })
  })

  it('allows the sign-in form to redirect to every provider', () => {
    const key = { clientId: 'id', clientSecret: 'secret' }
    const providers = nextAuthProviders(Object.fromEntries(PROVIDER_IDS.map((id) => [id, key])))
    const origins = providers.map(({ wellKnown, issuer }) => new URL(wellKnown ?? issuer ?? '').origin)
    expect(policy['form-action']).toEqual(["'self'", ...origins])
  })

  it('allows more to the development server only', () => {
    const development = read(contentSecurityPolicy({ isDevelopment: true }))
    expect(development['script-src']).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"])
    expect(development['connect-src']).toContain('ws:')
  })

  it('is also sent with responses that are not pages', async () => {
    const headers = await config.headers?.()
    const values = (headers ?? []).flatMap(({ headers }) =>
      headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [value] : [])),
    )
    expect(values).toEqual([contentSecurityPolicy()])
  })
})

describe('schemas in the browser', () => {
  it('are not compiled, which the policy would forbid', async () => {
    // Another file may have imported zod already.
    vi.resetModules()
    const compile = vi.spyOn(globalThis, 'Function')
    await import('@/instrumentation-client')
    // Imported only now, as in the browser, since zod checks once.
    const { z } = await import('zod')
    z.object({ name: z.string() }).parse({ name: 'Ada' })
    expect(z.config().jitless).toBe(true)
    expect(compile).not.toHaveBeenCalled()
    compile.mockRestore()
  })
})
