/** What services need from outside; `deps.ts` puts the parts together. */
import type { ProviderId } from '@/domain/account/providers'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { PlannedQuestion } from '@/domain/interview/personal-questions/plan'
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
   * Enqueues in the given transaction: the job exists if and only if it commits. `afterSeconds`: not before that.
   * `oncePerSeconds`: at most one job with this key within so many seconds; a further one is dropped. `lane`: whose
   * work it is; of a lane one job is worked on at a time, and lanes take turns.
   */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayload<N>,
    options?: { key?: string; afterSeconds?: number; oncePerSeconds?: number; lane?: string },
  ) => Promise<void>
  /** Tells this process's workers that something was committed, so that they need not wait for their next look. */
  wake: (name: JobName) => void
  /** Jobs whose last try failed, the latest first; they are kept for a week. */
  died: (which: { limit: number } | { id: string }) => Promise<DeadJob[]>
  /** Removes every trace of the jobs about an account, done or not, in the given transaction. */
  forget: (tx: Tx, account: AccountWork) => Promise<void>
}

/** What the jobs about an account name. */
export type AccountWork = {
  userId: string
  interviewIds: readonly string[]
  cvReviewIds: readonly string[]
  paymentIds: readonly string[]
}

/** A job that is tried no more. */
export type DeadJob = {
  id: string
  name: JobName
  payload: unknown
  /** What the last try ended with. */
  message: string
  /** The place in the code, where it is known. */
  where: string | null
  tries: number
  diedAt: Date
}

/** A mail as it goes out. */
export type Mail = {
  kind: JobPayload<'send-mail'>['kind']
  /** Whose account it is about; null when the account is gone. */
  userId: string | null
  to: string
  subject: string
  text: string
  html: string
}

export type Mailer = {
  /** Ends when the mail is handed over; throws when trying again later makes sense. */
  send: (mail: Mail) => Promise<void>
  /** Removes the mails about an account, and those to its address, where sent mails are kept. */
  forget: (account: { userId: string; address: string }) => Promise<void>
}

/** Finds facts in answers; never decides a score. @param owner whose answer it is */
export type FactExtractor = {
  readonly name: 'local' | 'llm'
  findFacts: (input: EvaluationInput, owner: string) => Promise<AnswerFacts>
}

/** One interview's evaluation by a service that is slow, costs money and can fail. */
export type EvaluationRun = FactExtractor & {
  /** How many answers may be read at the same time. */
  readonly parallel: number
  /** Calls made so far. */
  readonly calls: number
  /** Answers read so far. */
  readonly read: number
  /** `closing`: too little time is left for a further answer. `broken`: asking further is of no use. */
  state: () => 'open' | 'closing' | 'broken'
}

/** A fact extractor behind a remote service. Without a run it reads single answers, each with limits of its own. */
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
  /** What they are to be about, as far as rules can tell. */
  plan: readonly PlannedQuestion[]
  /** Whose interview it is. */
  owner: string
}

/** Asks a model for personal questions; gives what came in time, which may be nothing. Unchecked. */
export type ProposeQuestions = (request: ProposalRequest, withinMs: number) => Promise<ProposedQuestion[]>

/** Name and media type that a file came with; either may be wrong. */
export type FileLabel = { name: string; type: string }

export type ReadingWatch = {
  /** Hears how the recognition of a scan or picture goes on; nothing for a file with text. */
  onProgress?: ((progress: ReadingProgress) => void) | undefined
  /** Ends the reading, when nobody waits for it any more. */
  signal?: AbortSignal | undefined
}

/**
 * The text of an uploaded PDF, DOCX, PNG or JPEG, in reading order, with sentences on what was left out. `isScan` where
 * it was recognised in pictures and may hold mistakes. Throws an AppError that tells what is wrong with the file.
 * @param owner whose file it is; nobody's files keep the others waiting
 * @param options `label`: what the sender calls the file; its content alone decides how it is read
 */
export type ReadFile = (
  bytes: Uint8Array,
  owner: string,
  options?: ReadingWatch & { label?: FileLabel },
) => Promise<{ text: string; warnings: string[]; isScan: boolean }>

/** A payment as its provider is asked about it. */
export type AskedPayment = {
  reference: string
  /** Kobo. */
  amount: number
  currency: string
  /** What the sandbox was told to answer; null while it was told nothing, and at any other provider. */
  sandboxOutcome: 'success' | 'failure' | 'close' | null
}

/** Who takes the money. Its calls throw when it cannot be reached or does not make sense. */
export type PaymentProvider = {
  readonly name: 'paystack' | 'sandbox'
  readonly mode: PaymentMode
  /** What the browser names us by. */
  readonly publicKey: string | null
  /** Announces a payment, so that it can only be made as announced. `accessCode` opens the provider's popup. */
  initialize: (order: {
    reference: string
    amount: number
    currency: string
    email: string
  }) => Promise<{ accessCode: string | null }>
  /** What became of a payment; null when the provider does not know it. */
  verify: (payment: AskedPayment) => Promise<ProviderTransaction | null>
  /**
   * Orders that all of a payment is given back, which takes days; absent where nobody can be asked for it.
   * `why` is the provider's own sentence. Throws when it is not known what became of the order.
   */
  refund?: (payment: { reference: string }) => Promise<{ kind: 'begun' } | { kind: 'refused'; why: string }>
  /**
   * Reads what the provider posts; absent where nothing is posted.
   * @throws AppError UNAUTHORIZED when the signature does not match · BAD_REQUEST when it cannot be read
   */
  readEvent?: (body: string, signature: string) => ProviderEvent
}

export type CvTextsRequest = {
  cvContent: string
  jobDescription: string
  /** What the rules found, in sentences. */
  findings: readonly string[]
  /** Lines of the CV, verbatim, with what each lacks. */
  weakLines: readonly { quote: string; why: string }[]
  /** Whose CV it is. */
  owner: string
}
export type CvTexts = {
  overall: string
  /** `line` counts the weak lines from 1. */
  rewrites: readonly { line: number; text: string }[]
}

/** Asks a model to word a review. Unchecked; throws a ReaderError when nothing usable came in time. */
export type WriteCvTexts = (request: CvTextsRequest, withinMs: number) => Promise<CvTexts>

/** One statement past Prisma, for the few that people wait for at every step. */
export type Sql = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export type ProviderKey = {
  clientId: string
  clientSecret: string
  /** Where the provider is found, in place of its own address. */
  origin?: string
}

/** Only those that are set up. */
export type ProviderKeys = Partial<Record<ProviderId, ProviderKey>>

/** Counts uses, in one place for all processes. */
export type RateLimiter = {
  /** Counts one use, or as many as said. @returns 0 when it is allowed, else the seconds until the next one is */
  take: (key: string, window: LimitWindow, points?: number) => Promise<number>
  /** Takes one use back. */
  giveBack: (key: string, window: LimitWindow) => Promise<void>
  /** Begins anew with this key. */
  forget: (key: string) => Promise<void>
  /** Removes the counts whose time is over. */
  purgeExpired: () => Promise<void>
}

export type Deps = {
  prisma: PrismaClient
  sql: Sql
  limiter: RateLimiter
  /**
   * Removes what deleted rows held from the files of the embedded database; to be called after the deletion was
   * committed. Calls at the same time share one run. Does nothing on a PostgreSQL server.
   */
  purgeLogs: () => Promise<void>
  /** Whether there is no room left for anything new. */
  isDiskFull: () => boolean
  queue: JobQueue
  /** What takes long on long texts, beside the event loop and within a time limit. */
  rules: Rules
  evaluator: FactExtractor | RemoteFactExtractor
  /** Only where a language model is set up. */
  proposeQuestions?: ProposeQuestions | undefined
  mailer: Mailer
  /** Only where plans can be bought. */
  payments?: PaymentProvider | undefined
  readFile: ReadFile
  /** Only where a language model is set up. */
  writeCvTexts?: WriteCvTexts | undefined
  log: Log
  /** Only where METRICS_TOKEN is set. */
  metrics?: MetricsAccess | undefined
  publicUrl: string
  secret: string
  /** How many proxies of ours stand in front of the process. */
  trustedProxies: number
  /** The providers that one can sign in with, by what identifies us there. */
  providers: ProviderKeys
  now: () => Date
  /** A random unsigned 32-bit number, the seed of a shuffle. */
  seed: () => number
}
