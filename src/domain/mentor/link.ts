/** Links that let a person without an account read one result and comment on it. */
import { AppError } from '@/domain/errors'

/** How long a link works. */
export const MENTOR_LINK_DAYS = 14

/** Links to one result that work at the same time. */
export const MAX_MENTOR_LINKS = 5

/** Comments on one result, which bounds the writing through one link. */
export const MAX_MENTOR_COMMENTS = 200

/** When a link made now stops working. */
export const mentorLinkExpiry = (now: Date): Date => new Date(now.getTime() + MENTOR_LINK_DAYS * 24 * 60 * 60 * 1000)

/** One message for a misspelt, ended or expired link. */
export const DEAD_MENTOR_LINK = {
  title: 'This link does not work',
  reason: 'It may be incomplete, or it has ended.',
} as const

/**
 * @param count links to the result that still work
 * @throws AppError CONFLICT when there are as many as there may be
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
 * @throws AppError CONFLICT when there are as many as there may be
 */
export function assertMayComment(count: number): void {
  if (count < MAX_MENTOR_COMMENTS) return
  throw new AppError(
    'CONFLICT',
    'mentor-comments-used-up',
    `This result has ${MAX_MENTOR_COMMENTS} comments, and takes no more until its owner removes some.`,
  )
}
