/** What becomes of an account when a link that was sent to its address is opened. */

/**
 * An address that took another's place may belong to another person: it was typed by the one who changed it. When the
 * link is opened from a session of the account, mover and owner are one (`keep-session`): this session and the
 * password stay, and what else opened the account goes. Otherwise the account is the address's owner's alone
 * (`hand-over`): nothing that was set before opens it any more. An address that the account was made with is only
 * marked as verified (`keep`); whether its owner also knows the password comes out later (`providerSignIn`).
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
