/** Identity providers for sign-in. */
export const PROVIDERS = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' } as const

export type ProviderId = keyof typeof PROVIDERS

export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[]

/** The accounts that match a sign-in through a provider. */
export type KnownAccounts = {
  /** Whether an account is already linked to this provider account. */
  linked: boolean
  /** The account with the same email address; null when there is none. */
  byEmail: { isHolderVerified: boolean } | null
}

/**
 * The outcome of a sign-in through a provider. `email` is an address that the provider reports as verified; it is the
 * only way in which a provider is linked to an existing account.
 * An account whose address was never verified, or only by a link opened without being signed in, may have been created
 * by an attacker who waits for the owner of the address to sign up (account pre-hijacking). So it is claimed: handed to
 * the owner of the address, without its password, sessions and other linked providers.
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
