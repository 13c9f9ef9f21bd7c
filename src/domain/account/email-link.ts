/** Links sent by email: their lifetime, and the message for an invalid one. */
import { HOUR_MS } from '@/domain/durations'

export type EmailLinkKind = 'verify_email' | 'reset_password'

const EMAIL_LINK_HOURS: Record<EmailLinkKind, number> = { verify_email: 24, reset_password: 1 }

export const emailLinkLifetime = (kind: EmailLinkKind): string =>
  EMAIL_LINK_HOURS[kind] === 1 ? 'one hour' : `${EMAIL_LINK_HOURS[kind]} hours`

/** One message for a malformed, used, replaced or expired link, so that it reveals nothing about accounts. */
export const BROKEN_LINK: Record<EmailLinkKind, string> = {
  verify_email: 'Invalid or expired verification link',
  reset_password: 'Invalid or expired reset link',
}

export const emailLinkExpiry = (kind: EmailLinkKind, now: Date): Date =>
  new Date(now.getTime() + EMAIL_LINK_HOURS[kind] * HOUR_MS)
