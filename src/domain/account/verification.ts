/** The effect of opening a verification link on its account. */

/**
 * An address that replaced another one may belong to another person, since the person who changed it typed it. When the
 * link is opened in a session of the account, both are the same person (`keep-session`): this session and the password
 * stay, other sessions end, and linked providers are removed unless they are the only way to sign in. Otherwise the
 * account goes to the owner of the address alone (`hand-over`): all earlier credentials are removed. An address with
 * which the account was created is only marked as verified (`keep`); whether its owner also knows the password is
 * decided later (`providerSignIn`).
 */
export function onVerification({
  isMoved,
  isHolder,
}: {
  isMoved: boolean
  isHolder: boolean
}): 'keep' | 'keep-session' | 'hand-over' {
  if (!isMoved) return 'keep'
  return isHolder ? 'keep-session' : 'hand-over'
}
