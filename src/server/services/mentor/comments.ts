/** Mentors' comments, as the owner of the interview reads them. */
import { AppError } from '@/domain/errors'
import type { MentorCommentDto, NewCommentsDto, ReadCommentsInput } from '@/schemas/mentor'
import type { Page, PageWish } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { assertOwnInterview } from '@/server/services/interview'
import { byCreation, pageQuery, toPage } from '@/server/services/shared/page'

/**
 * The comments on an interview's answers, newest first. Listing them does not mark them as read.
 * @throws AppError NOT_FOUND no such interview, or another user's
 */
export async function listComments(
  { prisma }: Deps,
  userId: string,
  { id, ...page }: PageWish & { id: string },
): Promise<Page<MentorCommentDto>> {
  await assertOwnInterview(prisma, userId, id)
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const rows = await prisma.mentorComment.findMany({
    where: { userId, interviewId: id, AND: behind },
    orderBy,
    take,
    select: { id: true, questionId: true, name: true, text: true, createdAt: true, readAt: true },
  })
  return toPage(rows, page, byCreation, ({ readAt, ...comment }) => ({ ...comment, isNew: readAt === null }))
}

/** Marks exactly these comments as read. */
export async function readComments(
  { prisma, now }: Deps,
  userId: string,
  { id, commentIds }: ReadCommentsInput,
): Promise<NewCommentsDto> {
  await assertOwnInterview(prisma, userId, id)
  await prisma.mentorComment.updateMany({
    where: { userId, interviewId: id, id: { in: commentIds }, readAt: null },
    data: { readAt: now() },
  })
  return getNewComments({ prisma }, userId)
}

/** @throws AppError NOT_FOUND no such comment, or one on another user's interview */
export async function removeComment({ prisma }: Deps, userId: string, id: string): Promise<NewCommentsDto> {
  const { count } = await prisma.mentorComment.deleteMany({ where: { id, userId } })
  if (count === 0) throw new AppError('NOT_FOUND', 'comment-not-found', 'Comment not found')
  return getNewComments({ prisma }, userId)
}

/** The number of unread comments, and the interview of the newest one. */
export async function getNewComments({ prisma }: Pick<Deps, 'prisma'>, userId: string): Promise<NewCommentsDto> {
  const where = { userId, readAt: null }
  const latest = await prisma.mentorComment.findFirst({
    where,
    orderBy: { createdAt: 'desc' },
    select: { interview: { select: { id: true, role: true, focus: true } } },
  })
  if (!latest) return { count: 0, latest: null }
  const { id: interviewId, role, focus } = latest.interview
  return { count: await prisma.mentorComment.count({ where }), latest: { interviewId, role, focus } }
}
