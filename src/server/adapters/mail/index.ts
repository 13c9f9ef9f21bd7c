/** Chooses the mailer: SMTP if SMTP_URL is set, otherwise the outbox. */
import path from 'node:path'
import type { Env } from '@/server/env'
import type { Log } from '@/server/log'
import type { Mailer } from '@/server/ports'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'

export const createMailer = ({ SMTP_URL, mailFrom, DATA_DIR }: Env, log: Log): Mailer =>
  SMTP_URL
    ? smtpMailer({ url: SMTP_URL, from: mailFrom, log })
    : outboxMailer({ folder: path.join(DATA_DIR, 'outbox'), from: mailFrom, log })
