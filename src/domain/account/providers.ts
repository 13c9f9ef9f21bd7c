/** Where people may have an account already that opens theirs with us. */
export const PROVIDERS = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' } as const

export type ProviderId = keyof typeof PROVIDERS

export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[]

/** The accounts that match a sign-in through a provider. */
export type KnownAccounts = {
  /** The account that this very provider account opens. */
  linked: boolean
  /** The account that has the address; null when none has. */
  byEmail: { isHolderVerified: boolean } | null
}

/**
 * The outcome of a sign-in through a provider. `email` is an address that the provider says it has verified;
 * nothing else ever connects a provider with an account.
 *
 * An account whose address was never verified, or only by a link opened without being signed in, may have
 * been made by anybody, in the hope that the owner of the address comes by one day. So it is `claimed`: handed to the
 * owner of the address, without the password, the sessions and the other provider accounts that opened it.
 */
export function providerSignIn(
  email: string | null,
  { linked, byEmail }: KnownAccounts,
): 'sign-in' | 'create' | 'link' | 'claim' | 'refuse' {
  if (linked) return 'sign-in'
  if (email === null) return 'refuse'
  if (byEmail === null) return 'create'
  return byEmail.isHolderVerified ? 'link' : 'claim'
}
