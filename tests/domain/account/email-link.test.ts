import { describe, expect, it } from 'vitest'
import { BROKEN_LINK } from '@/domain/account/email-link'

describe('a link that does not work', () => {
  it.each([
    ['verify_email', 'Invalid or expired verification link'],
    ['reset_password', 'Invalid or expired reset link'],
  ] as const)('to %s has the documented message', (kind, text) => expect(BROKEN_LINK[kind]).toBe(text))
})
