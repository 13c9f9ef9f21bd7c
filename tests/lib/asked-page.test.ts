import { describe, expect, it } from 'vitest'
import { askedIn } from '@/lib/asked-page'
import { paths } from '@/lib/paths'

const ORIGIN = 'https://greenroom.example'
const asked = (page: string) => askedIn(new URL(paths.homeInPlaceOf(page), ORIGIN).search, ORIGIN)

describe('the requested page', () => {
  it('is restored with its query', () => {
    expect(asked('/settings?from=mail&x=a%20b')).toBe('/settings?from=mail&x=a%20b')
    expect(asked(paths.receipt('ref 1'))).toBe('/settings/payments/ref%201')
    expect(asked(`${ORIGIN}/settings`)).toBe('/settings')
  })

  it.each([
    'https://evil.example/settings',
    '//evil.example/settings',
    '\\\\evil.example/settings',
    '/settings/..//evil.example',
    'javascript:alert(1)//settings',
    '/pricing',
    '/settingsx',
    'http://',
    '',
  ])('is undefined for a URL of another site: %j', (page) => {
    expect(asked(page)).toBeNull()
  })

  it('is undefined without a query', () => {
    expect(askedIn('', ORIGIN)).toBeNull()
  })
})
