/** Save status of an interview's answers, and retries after a failure. */
import { isAnswered } from './answers'
import { isSaved } from './drafts'
import type { Session } from './session'

/**
 * Why the last call to the server failed; 'clear' when it succeeded. 'finished': the interview has been finished
 * elsewhere and takes no more answers.
 */
export type Line = 'clear' | 'offline' | 'unreachable' | 'signed-out' | 'refused' | 'finished'

export type SaveStatus = Exclude<Line, 'clear'> | 'untouched' | 'saving' | 'saved' | 'too-long' | 'conflict'

/** The overall status: 'saved' only when the server has confirmed every answer. */
export function saveStatus(session: Session, line: Line, maxLength: number): SaveStatus {
  const drafts = Object.values(session.drafts)
  const unsaved = drafts.filter((draft) => !isSaved(draft))
  if (unsaved.length === 0) return drafts.some((draft) => isAnswered(draft.text)) ? 'saved' : 'untouched'
  if (unsaved.some((draft) => draft.conflict !== null)) return 'conflict'
  if (unsaved.some((draft) => draft.text.length > maxLength)) return 'too-long'
  return line === 'clear' ? 'saving' : line
}

const REFUSED = new Set(['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNPROCESSABLE_CONTENT'])

/**
 * Classifies a failed call; 'ended' when the interview accepts no more answers.
 * @param code of the error; null when there was no response
 */
export function lineAfterFailure(code: string | null, isOnline: boolean): Line | 'ended' {
  if (code === 'CONFLICT') return 'ended'
  if (code === 'UNAUTHORIZED') return 'signed-out'
  if (code !== null && REFUSED.has(code)) return 'refused'
  return code === null && !isOnline ? 'offline' : 'unreachable'
}

const UNREACHABLE = new Set([null, 'TIMEOUT', 'BAD_GATEWAY', 'SERVICE_UNAVAILABLE'])

/**
 * Whether a failed call never reached the service, so that the same call can succeed once the connection is back.
 * @param code of the error; null when there was no response
 */
export const isUnreachable = (code: string | null): boolean => UNREACHABLE.has(code)

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/** Milliseconds until the next retry: exponential backoff, at most half a minute. */
export const retryDelay = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, Math.min(failures - 1, 10)))
