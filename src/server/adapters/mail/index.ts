/** Chooses the mailer: SMTP if SMTP_URL is set, otherwise the outbox. */
import path from 'node:path'
import type { Env } from '@/server/env'
import type { Log } from '@/server/log'
import type { Mailer, MailOutcome } from '@/server/ports'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'

/** @param onEnd called with how each mail ended */
export function createMailer(
  { SMTP_URL, mailFrom, DATA_DIR }: Env,
  log: Log,
  onEnd: (outcome: MailOutcome) => void = () => {},
): Mailer {
  const mailer = SMTP_URL
    ? smtpMailer({ url: SMTP_URL, from: mailFrom, log })
    : outboxMailer({ folder: path.join(DATA_DIR, 'outbox'), from: mailFrom, log })
  return {
    ...mailer,
    send: async (mail) => {
      const outcome = await mailer.send(mail).catch((error: unknown) => {
        onEnd('failed')
        throw error
      })
      onEnd(outcome)
    },
  }
}
