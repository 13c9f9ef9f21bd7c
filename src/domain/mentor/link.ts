/** Links that let a person without an account read one result and comment on it. */
import { DAY_MS } from '@/domain/durations'
import { AppError } from '@/domain/errors'

export const MENTOR_LINK_DAYS = 14

/** Valid links per result. */
export const MAX_MENTOR_LINKS = 5

/** Comments per result, which also bounds the writes through one link. */
export const MAX_MENTOR_COMMENTS = 200

export const mentorLinkExpiry = (now: Date): Date => new Date(now.getTime() + MENTOR_LINK_DAYS * DAY_MS)

/** One message for a malformed, revoked or expired link. */
export const DEAD_MENTOR_LINK = {
  title: 'This link does not work',
  reason: 'It may be incomplete, or it has ended.',
} as const

/**
 * @param count valid links to the result
 * @throws AppError CONFLICT when the result has the most links allowed
 */
export function assertMayShare(count: number): void {
  if (count < MAX_MENTOR_LINKS) return
  throw new AppError(
    'CONFLICT',
    'mentor-links-used-up',
    `A result can have ${MAX_MENTOR_LINKS} links at a time. End one of them first.`,
  )
}

/**
 * @param count comments on the result
 * @throws AppError CONFLICT when the result has the most comments allowed
 */
export function assertMayComment(count: number): void {
  if (count < MAX_MENTOR_COMMENTS) return
  throw new AppError(
    'CONFLICT',
    'mentor-comments-used-up',
    `This result has ${MAX_MENTOR_COMMENTS} comments, and takes no more until its owner removes some.`,
  )
}
