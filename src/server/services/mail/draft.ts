import type { MailText } from '@/content/mails/mail-texts'
import type { Mail } from '@/server/ports'

/** The account (null if deleted) and the address. */
export type Recipient = Pick<Mail, 'userId' | 'to'>

/** A mail to be sent; null if there is nothing to send any more. */
export type Draft = { recipient: Recipient; text: MailText } | null
