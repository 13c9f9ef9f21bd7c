/** The links that are sent by mail: how long each works, and the message for a broken one. */
export type EmailLinkKind = 'verify_email' | 'reset_password'

const EMAIL_LINK_HOURS: Record<EmailLinkKind, number> = { verify_email: 24, reset_password: 1 }

/** How long a link works, in words. */
export const emailLinkLifetime = (kind: EmailLinkKind): string =>
  EMAIL_LINK_HOURS[kind] === 1 ? 'one hour' : `${EMAIL_LINK_HOURS[kind]} hours`

/** One message for a misspelt, used, replaced or expired link, so that it gives away nothing about accounts. */
export const BROKEN_LINK: Record<EmailLinkKind, string> = {
  verify_email: 'Invalid or expired verification link',
  reset_password: 'Invalid or expired reset link',
}

/** When a link made now stops working. */
export const emailLinkExpiry = (kind: EmailLinkKind, now: Date): Date =>
  new Date(now.getTime() + EMAIL_LINK_HOURS[kind] * 60 * 60 * 1000)
