/** Delivery of mails: to the outbox, or to a mail server that may refuse them or be unreachable. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accountDeletedText,
  emailChangedText,
  passwordChangedText,
  planEndsSoonText,
  providerLinkedText,
  resetPasswordText,
  verifyEmailText,
  verifyNewEmailText,
} from '@/content/mails/mail-texts'
import { renderMail } from '@/content/mails/render-mail'
import { createMailer } from '@/server/adapters/mail'
import { EnvError, parseEnv } from '@/server/env'
import { createLog } from '@/server/log'
import type { Mail } from '@/server/ports'
import { seal, unseal } from '@/server/seal'
import { FakeSmtp } from '../helpers/fake-smtp'

const LINK = 'http://localhost:3000/verify-email/abc'
const mail: Mail = { kind: 'verify-email', to: 'ada@example.com', userId: 'u1', ...renderMail(verifyEmailText(LINK)) }

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const settings = (source: Record<string, string> = {}) => parseEnv({ DATA_DIR: dataDir, ...source })
const outcomes: string[] = []
const mailer = (source: Record<string, string> = {}) =>
  createMailer(settings(source), createLog('silent'), (outcome) => outcomes.push(outcome))

describe('the environment', () => {
  it('has a sender by default', () => {
    expect(settings().mailFrom).toBe('Greenroom <no-reply@localhost>')
    expect(settings({ NEXTAUTH_URL: 'https://greenroom.example' }).mailFrom).toBe(
      'Greenroom <no-reply@greenroom.example>',
    )
    expect(settings({ MAIL_FROM: 'hello@greenroom.example' }).mailFrom).toBe('hello@greenroom.example')
  })

  it.each([
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL cannot be used: must be an smtp:/],
    [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL cannot be used/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM cannot be used/],
    [{ MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' }, /MAIL_FROM cannot be used/],
  ])('refuses %j with a sentence', (source, sentence) => {
    const parse = () => settings(source as Record<string, string>)
    expect(parse).toThrow(EnvError)
    expect(parse).toThrow(sentence)
  })
})

describe('the outbox', () => {
  it('stores each mail as a complete file', async () => {
    const { send } = mailer()
    await Promise.all([send(mail), send(mail)])
    const files = readdirSync(path.join(dataDir, 'outbox'))
    expect(files).toHaveLength(2)
    for (const file of files) expect(file).toMatch(/-verify-email-[0-9a-f]{6}\.eml$/)
    const text = readFileSync(path.join(dataDir, 'outbox', files[0] ?? ''), 'utf8')
    expect(text).toMatch(/^From: Greenroom <no-reply@localhost>\r\nTo: ada@example\.com\r\n/m)
    expect(text).toContain(LINK)
    expect(text).toContain('Content-Type: text/html')
  })
})

describe('a mail in the outbox', () => {
  const folder = () => path.join(dataDir, 'outbox')
  const kept = () => readdirSync(folder()).map((file) => readFileSync(path.join(folder(), file), 'utf8'))

  it('is logged by its file name, without its links', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    await createMailer(settings(), log).send(mail)
    const [file] = readdirSync(folder())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(file)
    for (const secret of ['http', 'ada@example.com', 'verify-email/']) expect(lines[0]).not.toContain(secret)
  })

  it('is deleted with its account, whatever its address, and nothing else is deleted', async () => {
    const { send, forget } = mailer()
    await send(mail)
    await send({ ...mail, to: 'ada.before@example.com' })
    await send({ ...mail, userId: 'u2', to: 'ada@example.com.ng' })
    // In the format from before mails stored their account.
    writeFileSync(path.join(folder(), 'old.eml'), 'From: x\r\nTo: Ada@example.com\r\n\r\nolder')
    await forget({ userId: 'u1', address: 'ada@example.com' })
    expect(kept()).toEqual([expect.stringContaining('ada@example.com.ng')])
    await forget({ userId: 'u1', address: 'ada@example.com' })
    rmSync(folder(), { recursive: true })
    await forget({ userId: 'u1', address: 'ada@example.com' })
  })

  it('is, as a farewell, stored without the deleted address', async () => {
    await mailer().send({ ...mail, kind: 'account-deleted', userId: null, ...renderMail(accountDeletedText()) })
    expect(readdirSync(folder())).toEqual([expect.stringMatching(/-account-deleted-/)])
    expect(kept()[0]).toContain('Your Greenroom account is gone')
    expect(kept()[0]).not.toContain('ada@example.com')
  })
})

describe('a mail server', () => {
  let smtp: FakeSmtp
  beforeEach(async () => {
    smtp = await FakeSmtp.start()
  })
  afterEach(() => smtp.close())

  it('gets the mail from the sender that is set', async () => {
    await mailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Greenroom <hello@greenroom.example>' }).send(mail)
    expect(smtp.received).toMatch(/From: Greenroom <hello@greenroom\.example>/)
    expect(smtp.received).toMatch(/To: ada@example\.com/)
    expect(smtp.received).toMatch(/Auto-Submitted: auto-generated/)
  })

  it('that refuses it temporarily causes a retry, and the error contains no address', async () => {
    smtp.recipientAnswer = '451 later, ada@example.com'
    const error: Error = await mailer({ SMTP_URL: smtp.url })
      .send(mail)
      .then(Object, (thrown) => thrown)
    expect(error.message).toBe('The mail server did not take the mail (EENVELOPE, RCPT TO, 451).')
    expect(JSON.stringify([error, error.cause, error.stack])).not.toContain('ada@example.com')
  })

  it.each(['550 5.1.1 no such user', '550-5.1.10 null MX\r\n550 5.1.10 ada@example.com', '550 5.2.1 disabled'])(
    'that says of the recipient "%s" causes no retry',
    async (answer) => {
      smtp.recipientAnswer = answer
      await expect(mailer({ SMTP_URL: smtp.url }).send(mail)).resolves.toBeUndefined()
      expect(outcomes.at(-1)).toBe('refused')
    },
  )

  it.each([
    ['senderAnswer', '550 5.7.60 Sender address not allowed', 'EENVELOPE, MAIL FROM, 550 5.7.60'],
    ['senderAnswer', '550 5.1.1 Unknown sender', 'EENVELOPE, MAIL FROM, 550 5.1.1'],
    ['recipientAnswer', '550 5.7.1 Relaying denied', 'EENVELOPE, RCPT TO, 550 5.7.1'],
    ['recipientAnswer', '550 5.1.8 The domain of the sender does not exist', 'EENVELOPE, RCPT TO, 550 5.1.8'],
    ['recipientAnswer', '554 relay access denied', 'EENVELOPE, RCPT TO, 554'],
  ] as const)('that may refuse us, by its %s "%s", keeps the mail for a retry', async (which, answer, why) => {
    smtp[which] = answer
    const sent = mailer({ SMTP_URL: smtp.url }).send(mail)
    await expect(sent).rejects.toThrow(`The mail server did not take the mail (${why}).`)
  })

  it.each(['away', 'nonsense'] as const)('that is %s is an error', async (fault) => {
    smtp.fault = fault
    await expect(mailer({ SMTP_URL: smtp.url }).send(mail)).rejects.toThrow(/The mail server did not take the mail/)
    expect(outcomes.at(-1)).toBe('failed')
  })

  it('that is unreachable is an error', async () => {
    await expect(mailer({ SMTP_URL: 'smtp://127.0.0.1:1' }).send(mail)).rejects.toThrow(/ECONNREFUSED|ESOCKET/)
  })
})

describe('the texts', () => {
  const all = [
    verifyEmailText(LINK),
    verifyNewEmailText(LINK),
    resetPasswordText(LINK),
    passwordChangedText(LINK, []),
    passwordChangedText(LINK, ['Google', 'GitHub']),
    emailChangedText('new@example.com', LINK),
    accountDeletedText(),
    planEndsSoonText('Monthly Plan', new Date('2026-03-11T12:00:00Z'), LINK),
    providerLinkedText('Google', false, LINK),
    providerLinkedText('Google', true, LINK),
  ].map(renderMail)

  it('say the same as text and as HTML', () => {
    for (const { subject, text, html } of all) {
      expect(subject).toMatch(/^[\x20-\x7e]+$/)
      expect(html).toContain('<html lang="en">')
      for (const paragraph of text.split('\n\n').slice(1, 2)) expect(html).toContain(paragraph)
      expect(html.includes(LINK)).toBe(text.includes(LINK))
    }
  })

  it('with a link say which link works where the mail came more than once', () => {
    for (const { text } of all.slice(0, 3)) expect(text).toContain('use the link of the newest one.')
  })

  it('are escaped in the HTML', () => {
    const { html } = renderMail(emailChangedText('"<img/src=x>"@example.com', LINK))
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img/src=x&gt;')
  })
})

describe('a sealed text', () => {
  it('can be decrypted only with its own secret', () => {
    const sealed = seal('one secret', 'ada@example.com')
    expect(sealed).not.toContain('ada')
    expect(seal('one secret', 'ada@example.com')).not.toBe(sealed)
    expect(unseal('one secret', sealed)).toBe('ada@example.com')
    expect(() => unseal('another secret', sealed)).toThrow()
    const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    expect(() => unseal('one secret', changed)).toThrow()
  })
})
