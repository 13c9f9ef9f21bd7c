import { ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'

/** Failure reasons of the language model's service, as logged. */
export type AiFailure =
  /** One call timed out. */
  | 'timeout'
  /** The time limit of the whole task has passed. */
  | 'deadline'
  /** Connection failed or lost. */
  | 'connection'
  | 'rate_limited'
  /** The account has no credit left: retrying does not help. */
  | 'quota'
  | 'auth'
  | 'unknown_model'
  /** The service rejects the request (400, 413, 422 and the like). */
  | 'rejected'
  /** 408, 409 and 5xx. */
  | 'server_error'
  /** An HTML page instead of JSON, as from a proxy. */
  | 'html_body'
  /** The body is not JSON. */
  | 'malformed_body'
  /** No choice, or one without content. */
  | 'empty_choices'
  | 'length'
  | 'content_filter'
  | 'refusal'
  /** The content is not valid JSON, or is truncated. */
  | 'malformed_json'
  /** The content is JSON of the wrong shape. */
  | 'invalid_content'
  /** The task's calls are used up. */
  | 'budget'
  /** Not called: the circuit breaker is open after time-outs. */
  | 'circuit-open'
  /** Not called: the run stopped after repeated or permanent failures, or spent its budget. */
  | 'stopped'

/** The failure that the user is shown. */
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
 * The model gave no usable reply. Has no cause and no text of the service: either may quote the user, and errors are
 * logged.
 */
export class AiError extends ReaderError {
  override readonly name = 'AiError'
  readonly reason: AiFailure
  readonly status: number | undefined
  /** Delay in milliseconds that the service asks for. */
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

/** Whether the same call may succeed when retried shortly. */
export const isTransient = ({ reason }: AiError): boolean => TRANSIENT.has(reason)

/** Whether calls fail until someone changes the settings or pays. */
export const isHopeless = ({ reason }: AiError): boolean => HOPELESS.has(reason)
