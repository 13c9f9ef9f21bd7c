/** No mail server: each mail becomes a file that any mail program opens, and a line of the log with its link to click. */
import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../log'
import type { Mailer } from '../../ports'

type Options = { folder: string; from: string; log: Log }

export const outboxMailer = ({ folder, from, log }: Options): Mailer => ({
  send: async ({ kind, link, ...content }) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await composer.sendMail({ ...content, from, disableFileAccess: true, disableUrlAccess: true })
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const file = path.join(folder, `${time}-${kind}-${randomBytes(3).toString('hex')}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Renamed when whole: whoever watches the folder never reads half a mail.
    await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.new`, file)
    log.info({ mail: kind, link, file }, 'a mail lies in the outbox')
  },
})
