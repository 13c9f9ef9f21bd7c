/** Maps any thrown value to a public error. One mapping for tRPC and REST. */
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { z } from 'zod'
import { AppError, type ErrorReason, reasonOfCode, userNotFound } from '@/domain/errors'
import { isOfGoneAccount, isPassingFault } from './database-faults'
import type { Log } from './log'

export type Issue = { path: (string | number)[]; message: string }

/** An error as tRPC and REST send it. */
export type PublicError = {
  status: number
  code: string
  /** Machine-readable reason; omitted, the default reason of `code`. */
  reason?: ErrorReason
  message: string
  issues?: Issue[]
  /** Seconds. */
  retryAfter?: number
}

/** Seconds for Retry-After while the database is overloaded or starting. */
export const RETRY_AFTER = 5

const INTERNAL = 'Something went wrong on our side. Please try again.'

const unreachable = (cause: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'database-unreachable',
    'The database does not answer right now. Please try again.',
    { retryAfter: RETRY_AFTER, cause },
  )

/**
 * Maps an error thrown by a service to a TRPCError with a code. Unexpected errors are logged, and their text is not
 * sent.
 */
export function toTrpcError(error: TRPCError, log: Log): TRPCError {
  const { cause } = error
  if (cause instanceof AppError) return new TRPCError({ code: cause.code, message: cause.message, cause })
  // A ZodError thrown inside the server, not by input validation, has another code and falls through to the internal
  // error.
  if (cause instanceof z.ZodError && error.code === 'BAD_REQUEST') {
    return new TRPCError({ code: error.code, message: validationSentence(cause), cause })
  }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error
  if (isOfGoneAccount(cause)) {
    log.warn({ err: cause }, 'a request by an account that has been deleted')
    return toTrpcError(new TRPCError({ code: error.code, cause: userNotFound() }), log)
  }
  log.error({ err: cause ?? error }, 'unexpected error')
  if (isPassingFault(cause)) return toTrpcError(new TRPCError({ code: error.code, cause: unreachable(cause) }), log)
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: INTERNAL })
}

/** As `toTrpcError`, for values thrown outside a procedure. */
export function asTrpcError(thrown: unknown, log: Log): TRPCError {
  if (thrown instanceof TRPCError) return thrown
  const code = thrown instanceof AppError ? thrown.code : 'INTERNAL_SERVER_ERROR'
  return toTrpcError(new TRPCError({ code, cause: thrown }), log)
}

export function toPublicError(error: TRPCError): PublicError {
  const { cause } = error
  return {
    status: getHTTPStatusCodeFromError(error),
    code: error.code,
    reason: reasonOf(error),
    message: error.message,
    ...(cause instanceof z.ZodError ? { issues: toIssues(cause) } : {}),
    ...(cause instanceof AppError && cause.retryAfter !== undefined ? { retryAfter: cause.retryAfter } : {}),
  }
}

/** The machine-readable reason. A SyntaxError as the cause means that tRPC could not parse the body. */
export function reasonOf({ code, cause }: TRPCError): ErrorReason {
  if (cause instanceof AppError) return cause.reason
  if (cause instanceof z.ZodError && code === 'BAD_REQUEST') return 'invalid-input'
  return cause instanceof SyntaxError ? 'invalid-json' : reasonOfCode(code)
}

export const toIssues = (error: z.ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: path as (string | number)[], message }))

/**
 * The first validation issue as a sentence. zod's own messages do not name the field, so its path is prepended; ours
 * do.
 */
function validationSentence(error: z.ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'The input is not valid.'
  if (issue.path.length === 0 && issue.code === 'invalid_type') return 'Send an object with the fields of the input.'
  const isOwnText = !/^(Invalid|Too |Unrecognized|Expected)/.test(issue.message)
  return isOwnText || issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}
