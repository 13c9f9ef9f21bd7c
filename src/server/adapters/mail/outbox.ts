/** Without a mail server: writes each mail to an .eml file and logs its path. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '@/server/log'
import type { Mail } from '@/server/ports'
import type { TellingMailer } from './smtp'

type Options = { folder: string; from: string; log: Log }

/** Header with the user id, so that the mail can be found when the account is deleted. */
const ACCOUNT_HEADER = 'X-Greenroom-Account'

export const outboxMailer = ({ folder, from, log }: Options): TellingMailer => ({
  send: async ({ kind, userId, to, ...content }) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await composer.sendMail({
      ...content,
      ...addressed({ userId, to }),
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const file = path.join(folder, `${time}-${kind}-${randomBytes(3).toString('hex')}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Renamed when complete, so that readers of the folder never see a partial file.
    await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.new`, file)
    // The content is not logged: its links open accounts.
    log.info({ mail: kind, file }, 'a mail was written to the outbox')
    return 'sent'
  },
  forget: async ({ userId, address }) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name)
      if (isAbout(await readHead(file), userId, address)) await rm(file, { force: true })
    }
  },
})

/** The mail about an account's deletion is stored without the address, which must not be kept. */
const addressed = ({ userId, to }: Pick<Mail, 'userId' | 'to'>): { to?: string; headers: Record<string, string> } =>
  userId === null ? { headers: { To: 'undisclosed-recipients:;' } } : { to, headers: { [ACCOUNT_HEADER]: userId } }

/** Bytes to read for the headers; no mail of ours has longer ones. */
const HEAD_BYTES = 8_192

/** The headers of a stored mail; empty if it is gone. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file).catch(() => null)
  if (!handle) return ''
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1)[0] ?? ''
  } finally {
    await handle.close()
  }
}

/** By the header; by the address for mails stored before the header was introduced. */
function isAbout(head: string, userId: string, address: string): boolean {
  const lines = head.toLowerCase().split('\r\n')
  return lines.includes(`${ACCOUNT_HEADER}: ${userId}`.toLowerCase()) || lines.includes(`to: ${address}`)
}
