/** Sends mail through an SMTP server. */
import type { Log } from '@/server/log'
import type { Mailer } from '@/server/ports'

type Options = { url: string; from: string; log: Log }

/** Time limits in milliseconds, so that a hanging mail server does not block the queue; the URL may override them. */
const LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

function withLimits(url: string): string {
  const limited = new URL(url)
  for (const [name, value] of Object.entries(LIMITS_MS)) {
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, String(value))
  }
  return limited.href
}

export function smtpMailer({ url, from, log }: Options): Mailer {
  // Loaded with the first mail: most processes send none.
  const loaded = () => import('nodemailer').then(({ createTransport }) => createTransport(withLimits(url)))
  let transport: ReturnType<typeof loaded> | undefined

  return {
    send: async ({ kind, userId: _, ...content }) => {
      transport ??= loaded()
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await (await transport).sendMail({ ...content, from, headers, disableFileAccess: true, disableUrlAccess: true })
      } catch (error) {
        const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number }
        if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) {
          log.warn({ mail: kind, responseCode }, 'the mail server refuses an address for good: the mail is dropped')
          return
        }
        // A new error, because nodemailer's contains the recipient.
        throw new Error(`The mail server did not take the mail (${[code, responseCode].filter(Boolean).join(', ')}).`)
      }
    },
    // Nothing is stored here.
    forget: async () => {},
  }
}
