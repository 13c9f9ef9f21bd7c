/** Sends mail through an SMTP server. */
import type { Log } from '@/server/log'
import type { Mail, Mailer } from '@/server/ports'

/** A mailer that says whether the mail was handed over, or refused for good. */
export type TellingMailer = Omit<Mailer, 'send'> & { send: (mail: Mail) => Promise<'sent' | 'refused'> }

type Options = { url: string; from: string; log: Log }

/** Time limits in milliseconds, so that a hanging mail server does not block the queue; the URL may override them. */
const LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

type SmtpError = { code?: string; command?: string; response?: string }

/**
 * Statuses by which a server refuses the recipient for good: its address (5.1, but 5.1.7 and 5.1.8 are the sender's) or
 * a mailbox that is disabled (5.2.1). Any other refusal, such as "relay denied", may be ours: it is retried, and shown
 * to operators.
 */
const NO_RECIPIENT = /^5\d\d[ -]5\.(?:1\.(?![78]$)\d+|2\.1)$/

function withLimits(url: string): string {
  const limited = new URL(url)
  for (const [name, value] of Object.entries(LIMITS_MS)) {
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, String(value))
  }
  return limited.href
}

export function smtpMailer({ url, from, log }: Options): TellingMailer {
  // Loaded with the first mail: most processes send none.
  const loaded = () => import('nodemailer').then(({ createTransport }) => createTransport(withLimits(url)))
  let transport: ReturnType<typeof loaded> | undefined

  return {
    send: async ({ kind, userId: _, ...content }) => {
      transport ??= loaded()
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await (await transport).sendMail({ ...content, from, headers, disableFileAccess: true, disableUrlAccess: true })
        return 'sent'
      } catch (error) {
        const { code = 'no code', command, response = '' } = error as SmtpError
        // "550 5.1.1": the reply code and the enhanced status code (RFC 3463), if there is one.
        const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? []
        if (command === 'RCPT TO' && status !== undefined && NO_RECIPIENT.test(status)) {
          log.warn({ mail: kind, status }, 'the mail server does not know the recipient: the mail is dropped')
          return 'refused'
        }
        // A new error, because nodemailer's contains the recipient.
        throw new Error(
          `The mail server did not take the mail (${[code, command, status].filter(Boolean).join(', ')}).`,
        )
      }
    },
    // Nothing is stored here.
    forget: async () => {},
  }
}
