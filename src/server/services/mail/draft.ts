import type { MailText } from '@/content/mails/mail-texts'
import type { Mail } from '@/server/ports'

/** The account (null if deleted) and the address, which was verified or not. */
export type Recipient = Pick<Mail, 'userId' | 'to'> & { isVerified: boolean }

/**
 * A mail to be sent; null if there is nothing to send any more. `isCounted`: a link, which was counted when it was
 * asked for.
 */
export type Draft = { recipient: Recipient; text: MailText; isCounted?: true } | null
