/** Ports: the interfaces of the adapters that services depend on. `runtime.ts` wires them together. */
import type { ProviderId } from '@/domain/account/providers'
import type { CvParagraph } from '@/domain/documents/cv/outline'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { PlannedQuestion } from '@/domain/interview/personal-questions/generate'
import type { ProposedQuestion } from '@/domain/interview/personal-questions/proposals'
import type { QuestionCategory } from '@/domain/interview/question'
import type { LimitWindow } from '@/domain/limits/limits'
import type { ProviderEvent } from '@/domain/payments/event'
import type { PaymentMode, ProviderTransaction } from '@/domain/payments/transaction'
import type { Prisma, PrismaClient } from '@/generated/prisma/client'
import type { ReadingProgress } from '@/schemas/progress-lines'
import type { JobName, JobPayload } from './jobs/payloads'
import type { Log } from './log'
import type { MetricsAccess } from './metrics/answer-metrics'
import type { Rules } from './rules/port'

/** A connection, or a transaction on one. */
export type Tx = Prisma.TransactionClient

export type JobQueue = {
  /**
   * Enqueues in the given transaction: the job exists if and only if it commits. `afterSeconds`: earliest start.
   * `oncePerSeconds`: deduplication window; a further job with the same key within it is dropped. `lane`: the owner of
   * the work; jobs of a lane run one at a time, and lanes are scheduled fairly.
   */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayload<N>,
    options?: { key?: string; afterSeconds?: number; oncePerSeconds?: number; lane?: string },
  ) => Promise<void>
  /** Notifies this process's workers after a commit, so that they need not wait for the next poll. */
  wake: (name: JobName) => void
  /** Jobs whose last attempt failed, the latest first; kept for a week. */
  died: (which: { limit: number } | { id: string } | { name: JobName }) => Promise<DeadJob[]>
  /** Deletes all jobs about an account, finished or not, in the given transaction. */
  forget: (tx: Tx, account: AccountWork) => Promise<void>
}

/** The ids by which jobs refer to an account. */
export type AccountWork = {
  userId: string
  interviewIds: readonly string[]
  cvReviewIds: readonly string[]
  paymentIds: readonly string[]
}

/** A job that exhausted its retries. */
export type DeadJob = {
  id: string
  name: JobName
  payload: unknown
  /** The error message of the last attempt. */
  message: string
  /** The first stack frame, if known. */
  where: string | null
  tries: number
  diedAt: Date
}

export type Mail = {
  kind: JobPayload<'send-mail'>['kind']
  /** Whose account it is about; null when the account is gone. */
  userId: string | null
  to: string
  subject: string
  text: string
  html: string
}

/** How sending ended: handed over, refused for good, or failed so that a retry makes sense. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

export type Mailer = {
  /**
   * Resolves when the mail is handed over, or dropped because its address was permanently rejected; rejects when a
   * retry makes sense.
   */
  send: (mail: Mail) => Promise<void>
  /** Deletes stored mails about an account and to its address, where sent mails are kept. */
  forget: (account: { userId: string; address: string }) => Promise<void>
}

/** Extracts facts from answers; does not score. @param owner user id of the answer's author */
export type FactExtractor = {
  readonly name: 'local' | 'llm'
  findFacts: (input: EvaluationInput, owner: string) => Promise<AnswerFacts>
}

/** The evaluation of one interview by a remote service that is slow, costs money and can fail. */
export type EvaluationRun = FactExtractor & {
  /** How many answers may be read at the same time. */
  readonly parallel: number
  /** Calls made so far. */
  readonly calls: number
  /** Answers read so far. */
  readonly read: number
  /** `closing`: too little time is left for another answer. `broken`: further calls would fail. */
  state: () => 'open' | 'closing' | 'broken'
}

/** A fact extractor that calls a remote service. Outside a run, each answer has its own limits. */
export type RemoteFactExtractor = FactExtractor & {
  readonly name: 'llm'
  begin: (limits: { calls: number; withinMs: number }) => EvaluationRun
}

export type ProposalRequest = {
  role: string
  jobDescription: string
  cvContent: string
  /** How many questions of each category are wanted. */
  counts: Readonly<Record<QuestionCategory, number>>
  /** The topics, as planned by the rules. */
  plan: readonly PlannedQuestion[]
  /** User id of the interview's owner. */
  owner: string
}

/**
 * Asks a language model for personal questions. Resolves with those that arrived in time, possibly none. Not validated.
 */
export type ProposeQuestions = (request: ProposalRequest, withinMs: number) => Promise<ProposedQuestion[]>

/** File name and media type as sent by the client; either may be wrong. */
export type FileLabel = { name: string; type: string }

export type ReadingWatch = {
  /** Called with the progress of text recognition; never called for a file with text. */
  onProgress?: ((progress: ReadingProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * The text of an uploaded PDF, DOCX, PNG or JPEG, in reading order, with warnings about omitted parts. `isScan`: the
 * text was recognised (OCR) and may contain errors. Throws an AppError that says what is wrong with the file.
 * @param owner user id, for fair queueing
 * @param options `label`: the client's name for the file; the type is detected from the content. `address`: the network
 * address that it comes from, if it is known and not this machine's
 */
export type ReadFile = (
  bytes: Uint8Array,
  owner: string,
  options?: ReadingWatch & { label?: FileLabel; address?: string | undefined },
) => Promise<{ text: string; warnings: string[]; isScan: boolean }>

/** The bytes of a Word file (DOCX). */
export type WriteWordFile = (paragraphs: readonly CvParagraph[]) => Promise<Uint8Array>

/** The fields of a payment that its provider needs for a query. */
export type AskedPayment = {
  reference: string
  /** Kobo. */
  amount: number
  currency: string
  /** The outcome chosen in the sandbox; null before a choice, and with any other provider. */
  sandboxOutcome: 'success' | 'failure' | 'close' | null
}

/** A payment provider. Its calls reject when it is unreachable or its response is invalid. */
export type PaymentProvider = {
  readonly name: 'paystack' | 'sandbox'
  readonly mode: PaymentMode
  /** The provider's public key for the browser; null in the sandbox. */
  readonly publicKey: string | null
  /** Registers a payment, which fixes its amount. `accessCode` opens the provider's popup. */
  initialize: (order: {
    reference: string
    amount: number
    currency: string
    email: string
  }) => Promise<{ accessCode: string | null }>
  /** The provider's record of a payment; null if it does not know it. */
  verify: (payment: AskedPayment) => Promise<ProviderTransaction | null>
  /**
   * Requests a full refund, which takes days to complete; absent where the provider has no such call. `why` is the
   * provider's message. Rejects when the outcome of the request is unknown.
   */
  refund?: (payment: { reference: string }) => Promise<{ kind: 'begun' } | { kind: 'refused'; why: string }>
  /**
   * Verifies and parses a webhook; absent where the provider sends none.
   * @throws AppError UNAUTHORIZED when the signature does not match · BAD_REQUEST when the body cannot be parsed
   */
  readEvent?: (body: string, signature: string) => ProviderEvent
}

export type CvTextsRequest = {
  cvContent: string
  jobDescription: string
  /** Findings of the rules, as sentences. */
  findings: readonly string[]
  /** Weak lines of the CV, verbatim, each with its weakness. */
  weakLines: readonly { quote: string; why: string }[]
  /** User id of the CV's owner. */
  owner: string
}
export type CvTexts = {
  overall: string
  /** `line` is the 1-based number of the weak line. */
  rewrites: readonly { line: number; text: string }[]
}

/**
 * Asks a language model to word a review. Not validated. Rejects with a ReaderError when no usable reply came in time.
 */
export type WriteCvTexts = (request: CvTextsRequest, withinMs: number) => Promise<CvTexts>

/** Runs one SQL statement without Prisma's overhead, for the few hot paths. */
export type Sql = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export type ProviderKey = {
  clientId: string
  clientSecret: string
  /** Base URL that replaces the provider's own, for tests. */
  origin?: string
}

/** Only the configured providers. */
export type ProviderKeys = Partial<Record<ProviderId, ProviderKey>>

/** A rate limiter; its counts are shared by all processes, except for windows that are counted per process. */
export type RateLimiter = {
  /** Consumes one point, or as many as given. @returns 0 if allowed, otherwise the seconds until the next use is */
  take: (key: string, window: LimitWindow, points?: number) => Promise<number>
  /** Gives one point back, or as many as given. */
  giveBack: (key: string, window: LimitWindow, points?: number) => Promise<void>
  /** Resets the count of this key. */
  forget: (key: string) => Promise<void>
  /** Deletes expired counts. */
  purgeExpired: () => Promise<void>
}

export type Deps = {
  prisma: PrismaClient
  sql: Sql
  limiter: RateLimiter
  /**
   * Erases the data of deleted rows from the files of the embedded database (VACUUM and write-ahead log). Call it after
   * the deletion is committed. Concurrent calls share one run. Does nothing on a PostgreSQL server.
   */
  purgeLogs: () => Promise<void>
  /** Whether the disk is almost full, so that writes are refused. */
  isDiskFull: () => boolean
  queue: JobQueue
  /** CPU-heavy rules, run in worker threads off the event loop and with a time limit. */
  rules: Rules
  evaluator: FactExtractor | RemoteFactExtractor
  /** Only if a language model is configured. */
  proposeQuestions?: ProposeQuestions | undefined
  mailer: Mailer
  /** Only if plans can be bought. */
  payments?: PaymentProvider | undefined
  /** Whom users ask about a payment, an email address or a URL; only if the operator names a contact. */
  supportContact?: string | undefined
  readFile: ReadFile
  writeWordFile: WriteWordFile
  /** Only if a language model is configured. */
  writeCvTexts?: WriteCvTexts | undefined
  log: Log
  /** Only where METRICS_TOKEN is set. */
  metrics?: MetricsAccess | undefined
  publicUrl: string
  secret: string
  /** Number of our reverse proxies in front of the process. */
  trustedProxies: number
  /** OAuth client ids and secrets of the configured providers. */
  providers: ProviderKeys
  now: () => Date
  /** A random unsigned 32-bit integer, to seed a shuffle. */
  seed: () => number
}
