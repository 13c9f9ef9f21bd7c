import { describe, expect, it } from 'vitest'
import { providerSignIn } from '@/domain/account/providers'

describe('the outcome of a sign-in through a provider', () => {
  it.each([
    ['signs in where the provider account is known, whatever the address', null, true, null, 'sign-in'],
    ['is refused without a verified address', null, false, null, 'refuse'],
    ['gets an account where nobody has the address', 'a@b.example', false, null, 'create'],
    ['opens the account with the same verified address', 'a@b.example', false, true, 'link'],
    ['takes over an account whose address nobody proved who was signed in to it', 'a@b.example', false, false, 'claim'],
  ] as const)('%s', (_, email, linked, isHolderVerified, outcome) => {
    const byEmail = isHolderVerified === null ? null : { isHolderVerified }
    expect(providerSignIn(email, { linked, byEmail })).toBe(outcome)
  })
})
