/** Links through which a person without an account can read one result and comment on it. */
import { AppError } from '@/domain/errors'
import { assertMayShare, DEAD_MENTOR_LINK, mentorLinkExpiry } from '@/domain/mentor/link'
import type { MentorLinkDto, NewMentorLinkDto } from '@/schemas/mentor'
import type { Deps, Tx } from '@/server/ports'
import { assertOwnInterview, lockInterview } from '@/server/services/interview'
import { linkTokenHash, newLinkToken } from '@/server/services/shared/link-token'

const linkSelect = { id: true, createdAt: true, expiresAt: true } as const

/** The same error whether the link never existed or has ended, so that it reveals nothing. */
export const deadLink = () =>
  new AppError('NOT_FOUND', 'mentor-link-not-found', `${DEAD_MENTOR_LINK.title}. ${DEAD_MENTOR_LINK.reason}`)

/** The link of a token; null if it does not exist or has expired. */
export const findMentorLink = (tx: Tx, token: string, now: Date) =>
  tx.mentorLink.findFirst({
    where: { tokenHash: linkTokenHash(token), expiresAt: { gt: now } },
    select: { id: true, userId: true, interviewId: true, expiresAt: true },
  })

/**
 * The valid links to a result, oldest first; their number is bounded.
 * @throws AppError NOT_FOUND no such interview, or another user's
 */
export async function listMentorLinks({ prisma, now }: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  await assertOwnInterview(prisma, userId, id)
  return prisma.mentorLink.findMany({
    where: { userId, interviewId: id, expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: linkSelect,
  })
}

/**
 * Creates a link. Its token is returned only here.
 * @throws AppError NOT_FOUND · CONFLICT there is no result yet, or the maximum number of links is reached
 */
export async function createMentorLink(deps: Deps, userId: string, id: string): Promise<NewMentorLinkDto> {
  const now = deps.now()
  const token = newLinkToken()
  const link = await deps.prisma.$transaction(async (tx) => {
    const { status, feedbackStatus } = await lockInterview(tx, userId, id)
    if (status !== 'completed' || feedbackStatus !== 'ready') {
      throw new AppError('CONFLICT', 'no-feedback-yet', 'An interview can be shared once it has its feedback.')
    }
    assertMayShare(await tx.mentorLink.count({ where: { userId, interviewId: id, expiresAt: { gt: now } } }))
    return tx.mentorLink.create({
      data: {
        userId,
        interviewId: id,
        tokenHash: linkTokenHash(token),
        createdAt: now,
        expiresAt: mentorLinkExpiry(now),
      },
      select: linkSelect,
    })
  })
  return { ...link, token, url: `${deps.publicUrl}/shared/${token}` }
}

/**
 * Ends a link; its comments are kept.
 * @returns the remaining links to the same result
 * @throws AppError NOT_FOUND no such link, or another user's
 */
export async function endMentorLink(deps: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  const interviewId = await deps.prisma.$transaction(async (tx) => {
    const link = await tx.mentorLink.findUnique({ where: { userId_id: { userId, id } }, select: { interviewId: true } })
    if (!link) throw new AppError('NOT_FOUND', 'mentor-link-not-found', 'There is no such link any more.')
    // Waits for a comment that is being stored, because that locks the interview as well.
    await lockInterview(tx, userId, link.interviewId)
    await tx.mentorLink.deleteMany({ where: { userId, id } })
    return link.interviewId
  })
  return listMentorLinks(deps, userId, interviewId)
}
