/** The links that are sent by mail: how long each works, and what a broken one is told. */
export type EmailLinkKind = 'verify_email' | 'reset_password'

const EMAIL_LINK_HOURS: Record<EmailLinkKind, number> = { verify_email: 24, reset_password: 1 }

/** How long a link works, in words. */
export const emailLinkLifetime = (kind: EmailLinkKind): string =>
  EMAIL_LINK_HOURS[kind] === 1 ? 'one hour' : `${EMAIL_LINK_HOURS[kind]} hours`

/** The same for a link that is misspelt, used, replaced or too old: which of them it is, is nobody's business. */
export const BROKEN_LINK: Record<EmailLinkKind, string> = {
  verify_email: 'Invalid or expired verification link',
  reset_password: 'Invalid or expired reset link',
}

/** When a link made now stops working. */
export const emailLinkExpiry = (kind: EmailLinkKind, now: Date): Date =>
  new Date(now.getTime() + EMAIL_LINK_HOURS[kind] * 60 * 60 * 1000)
