import { ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'

/** Every way in which a model's service can fail us, as the log names it. */
export type AiFailure =
  /** One call took too long. */
  | 'timeout'
  /** The time for the whole task is over. */
  | 'deadline'
  /** No connection, or one that broke. */
  | 'connection'
  | 'rate_limited'
  /** The account has no credit left: waiting does not help. */
  | 'quota'
  /** The key is not accepted. */
  | 'auth'
  | 'unknown_model'
  /** The service refuses the request as it is (400, 413, 422 and the like). */
  | 'rejected'
  /** 408, 409 and 5xx. */
  | 'server_error'
  /** A web page instead of an answer, as from a proxy. */
  | 'html_body'
  /** A body that is no JSON. */
  | 'malformed_body'
  /** No choice, or one without content. */
  | 'empty_choices'
  | 'length'
  | 'content_filter'
  | 'refusal'
  /** The content is no JSON, or half of one. */
  | 'malformed_json'
  /** The content is JSON, but not what was asked for. */
  | 'invalid_content'
  /** The calls granted for the whole task are used up. */
  | 'budget'
  /** Not asked, because the service kept others waiting in vain a moment ago. */
  | 'circuit-open'
  /** Not asked, because the service failed several times in a row. */
  | 'stopped'

/** What each comes to for the person who waits. */
const FAILURES: Readonly<Record<AiFailure, ReaderFailure | null>> = {
  connection: 'unreachable',
  server_error: 'unreachable',
  html_body: 'unreachable',
  timeout: 'too-slow',
  deadline: 'too-slow',
  budget: 'too-slow',
  'circuit-open': 'too-slow',
  rate_limited: 'unavailable',
  quota: 'unavailable',
  auth: 'unavailable',
  unknown_model: 'unavailable',
  rejected: 'declined',
  refusal: 'declined',
  content_filter: 'declined',
  malformed_body: 'unusable',
  empty_choices: 'unusable',
  length: 'unusable',
  malformed_json: 'unusable',
  invalid_content: 'unusable',
  stopped: null,
}

/**
 * The model gave nothing that can be used. Carries no cause and no text of the service: either may repeat what a user
 * wrote, and errors are logged.
 */
export class AiError extends ReaderError {
  override readonly name = 'AiError'
  readonly reason: AiFailure
  readonly status: number | undefined
  /** Milliseconds that the service wants us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(reason: AiFailure, { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {}) {
    super(`The language model gave nothing that can be used: ${reason}`, FAILURES[reason])
    this.reason = reason
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

const TRANSIENT = new Set<AiFailure>(['connection', 'rate_limited', 'server_error'])
const HOPELESS = new Set<AiFailure>(['quota', 'auth', 'unknown_model'])

/** The same call may well succeed in a moment. */
export const isTransient = ({ reason }: AiError): boolean => TRANSIENT.has(reason)

/** No other call will succeed until somebody changes the settings or pays. */
export const isHopeless = ({ reason }: AiError): boolean => HOPELESS.has(reason)
