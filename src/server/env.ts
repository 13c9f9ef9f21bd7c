/** Environment variables: the only place where they are read, validated and given defaults. */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PROVIDER_IDS, PROVIDERS } from '@/domain/account/providers'
import { isLoopbackHost } from '@/domain/limits/loopback'
import { ExpectedError } from './expected-error'
import type { ProviderKeys } from './ports'
import { makePrivateFolder } from './private-folder'

/** An invalid environment variable; the message names the variable and the remedy. */
export class EnvError extends ExpectedError {
  override name = 'EnvError'
}

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => emptyAsUnset(given) ?? value, schema)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
/** For `refine` after `z.url`, which reports what is no URL at all. */
const urlThat = (fits: (url: URL) => boolean) => (value: string) => !URL.canParse(value) || fits(new URL(value))

const port = z.coerce.number({ error: 'must be a port number' }).int('must be a port number').min(1).max(65535)
const contact = z.union([z.email(), z.url({ protocol: /^https?$/ })], { error: 'must be an email address or a URL' })

const COUNT_OF_PROXIES = 'must be a whole number, 0 or more'
const FACTOR = 'must be a number above 0'

const MODES = ['development', 'production', 'test'] as const

const schema = z.object({
  NODE_ENV: withDefault(z.enum(MODES, `must be one of ${MODES.join(', ')}`), 'development'),
  PORT: withDefault(port, 3000),
  NEXTAUTH_URL: optional(
    httpUrl.refine(
      urlThat(({ href, origin, pathname }) => href === origin + pathname && /^\/+$/.test(pathname)),
      'must be an origin without a path, as in https://greenroom.example',
    ),
  ),
  NEXTAUTH_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  DATA_DIR: withDefault(z.string(), '.data'),
  DATABASE_URL: optional(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be a postgresql:// URL, or be left out for the embedded database',
      })
      .refine(
        urlThat(({ pathname }) => pathname.length > 1),
        'must name a database, as in postgresql://localhost/greenroom',
      ),
  ),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL, or be left out to keep mails as files' })
      .refine(
        urlThat(({ hostname }) => hostname !== ''),
        'must name a host, as in smtp://localhost:587',
      ),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        'must be an address, as in Greenroom <hello@example.com>',
      ),
  ),
  /** Shown on the page on privacy, which the build makes. */
  PRIVACY_CONTACT: optional(contact),
  /** Shown beside payments; unset, the contact for privacy is. */
  SUPPORT_CONTACT: optional(contact),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-4.1-mini'),
  PAYSTACK_SECRET_KEY: optional(
    z
      .string()
      .regex(/^sk_(test|live)_\w+$/, 'must be a secret key of Paystack, which begins with sk_test_ or sk_live_'),
  ),
  PAYSTACK_PUBLIC_KEY: optional(
    z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must be a public key of Paystack, which begins with pk_test_ or pk_live_'),
  ),
  PAYSTACK_BASE_URL: withDefault(httpUrl, 'https://api.paystack.co'),
  /** Whether plans are sold for test payments. Unset: only while the public URL is a loopback address. */
  ALLOW_SANDBOX_PAYMENTS: optional(z.enum(['0', '1'], { error: 'must be 1 or 0' })),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  LINKEDIN_CLIENT_ID: optional(z.string()),
  LINKEDIN_CLIENT_SECRET: optional(z.string()),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  /** Number of our reverse proxies: as many entries from the right of X-Forwarded-For are trusted. */
  TRUSTED_PROXIES: withDefault(z.coerce.number(COUNT_OF_PROXIES).int(COUNT_OF_PROXIES).min(0, COUNT_OF_PROXIES), 0),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: withDefault(z.coerce.number(FACTOR).positive(FACTOR), 1),
  LOG_LEVEL: withDefault(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    }),
    'info',
  ),
  /** Bearer token for GET /api/metrics; unset, that path answers 404. */
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]+$/, 'must be text without blanks, since it is sent in a header'),
  ),
  /** Port of the status server of a worker process, which serves no pages. */
  METRICS_PORT: optional(port),
  /** The role of this process: web server, job worker, or both. */
  PROCESS_ROLE: withDefault(z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }), 'all'),
})

type Raw = z.infer<typeof schema>

export type Env = Omit<Raw, 'NEXTAUTH_URL' | 'NEXTAUTH_SECRET' | 'MAIL_FROM' | 'ALLOW_SANDBOX_PAYMENTS'> & {
  /** The public URL without a trailing slash. */
  publicUrl: string
  /** The From address of mails. */
  mailFrom: string
  secret: string
  /** The configured OAuth providers. */
  providers: ProviderKeys
  /** Whether plans are sold for test payments: the sandbox, or the provider's test mode. */
  sellsForTestPayments: boolean
}

/** The public URL without a trailing slash. */
const publicUrlOf = (url: string | undefined, port: string | number | undefined) =>
  (url || `http://localhost:${port || 3000}`).replace(/(?<!\/)\/+$/, '')

/**
 * The public URL that pages are built with. Reads the environment directly, since no data folder may be opened during
 * the build. `npm start` rebuilds when NEXTAUTH_URL or PORT changes.
 */
export const siteUrl = (): string => publicUrlOf(process.env.NEXTAUTH_URL, process.env.PORT)

/** The contact that the page on privacy is built with; null if none is set. Read directly, like `siteUrl`. */
export const privacyContact = (): string | null => optional(contact).parse(process.env.PRIVACY_CONTACT) ?? null

/**
 * Validates the variables and applies the defaults. Creates the data folder and its secret if NEXTAUTH_SECRET is unset.
 * @throws EnvError with one sentence on the first invalid value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(`The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const { NEXTAUTH_URL, NEXTAUTH_SECRET, MAIL_FROM, ALLOW_SANDBOX_PAYMENTS, ...rest } = parsed.data
  if (!NEXTAUTH_SECRET && rest.DATABASE_URL && rest.NODE_ENV === 'production') {
    throw new EnvError(
      'The environment variable NEXTAUTH_SECRET is missing: with DATABASE_URL every process must share one ' +
        'secret, so set it to the same random text of 16 characters or more everywhere.',
    )
  }
  if (rest.PROCESS_ROLE !== 'all' && !rest.DATABASE_URL) {
    throw new EnvError(
      'The environment variable PROCESS_ROLE needs DATABASE_URL: the embedded database can be opened by ' +
        'one process only.',
    )
  }
  if (rest.METRICS_PORT !== undefined && rest.PROCESS_ROLE !== 'worker') {
    throw new EnvError(
      'The environment variable METRICS_PORT is for PROCESS_ROLE=worker: any other process has its metrics at PORT.',
    )
  }
  assertPaymentKeys(rest)
  const publicUrl = publicUrlOf(NEXTAUTH_URL, rest.PORT)
  const { hostname } = new URL(publicUrl)
  const mailFrom = MAIL_FROM ?? `Greenroom <no-reply@${hostname}>`
  const sellsForTestPayments = ALLOW_SANDBOX_PAYMENTS ? ALLOW_SANDBOX_PAYMENTS === '1' : isLoopbackHost(hostname)
  const secret = NEXTAUTH_SECRET ?? keptSecret(rest.DATA_DIR)
  return { ...rest, publicUrl, mailFrom, secret, providers: providerKeys(rest), sellsForTestPayments }
}

/** @throws EnvError when a provider's id is set without its secret, or the other way round */
function providerKeys(values: Partial<Raw>): ProviderKeys {
  const keys: ProviderKeys = {}
  for (const provider of PROVIDER_IDS) {
    const name = provider.toUpperCase() as Uppercase<typeof provider>
    const [clientId, clientSecret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]]
    if (clientId && clientSecret) keys[provider] = { clientId, clientSecret }
    else if (clientId || clientSecret) {
      throw new EnvError(
        `The environment variable ${name}_CLIENT_${clientId ? 'SECRET' : 'ID'} is missing: signing in with ` +
          `${PROVIDERS[provider]} needs both, or neither.`,
      )
    }
  }
  return keys
}

/**
 * Checks that Paystack's secret key (used here) and public key (used by the browser's popup) are both set and of the
 * same mode.
 * @throws EnvError
 */
function assertPaymentKeys({ PAYSTACK_SECRET_KEY: secret, PAYSTACK_PUBLIC_KEY: open }: Raw): void {
  if (!secret && !open) return
  if (!secret || !open) {
    throw new EnvError(
      `The environment variable PAYSTACK_${secret ? 'PUBLIC' : 'SECRET'}_KEY is missing: one key alone ` +
        'takes no payment, so set both or none.',
    )
  }
  if (secret.slice(3, 7) !== open.slice(3, 7)) {
    throw new EnvError(
      'The environment variables PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY do not belong together: one ' +
        'is a test key, the other a live one.',
    )
  }
}

/**
 * The secret stored in the data folder, created at the first start. Safe against concurrent first starts: one process
 * creates it, and all use that one.
 */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    makePrivateFolder(dataDir)
    const own = `${file}.${randomUUID()}`
    try {
      writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 })
      // `link` is atomic and fails if the name exists; `rename` would overwrite another process's secret.
      linkSync(own, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(file)) keepWithoutLink(error, own, file)
    } finally {
      rmSync(own, { force: true })
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 16) {
    throw new EnvError(`The secret in ${file} is not whole: delete that file, and everybody signs in anew.`)
  }
  return secret
}

/** Fallback for file systems without hard links, such as exFAT; concurrent first starts may race here. */
function keepWithoutLink(error: unknown, own: string, file: string): void {
  if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  renameSync(own, file)
}

let current: Env | undefined

/** The validated environment of this process; parsed at the first call. */
export function env(): Env {
  if (!current) {
    if (existsSync('.env')) process.loadEnvFile('.env')
    current = parseEnv(process.env)
    // next-auth reads these two from the environment.
    process.env.NEXTAUTH_URL = current.publicUrl
    process.env.NEXTAUTH_SECRET = current.secret
  }
  return current
}
