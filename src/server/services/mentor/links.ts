/** Links through which a person without an account reads one result and comments on it. */
import { AppError } from '@/domain/errors'
import { assertMayShare, DEAD_MENTOR_LINK, mentorLinkExpiry } from '@/domain/mentor/link'
import type { MentorLinkDto, NewMentorLinkDto } from '@/schemas/mentor'
import type { Deps, Tx } from '@/server/ports'
import { assertOwnInterview, lockInterview } from '@/server/services/interview'
import { linkTokenHash, newLinkToken } from '@/server/services/shared/link-token'

const linkSelect = { id: true, createdAt: true, expiresAt: true } as const

/** One error, whether the link never existed or has ended. */
export const deadLink = () =>
  new AppError('NOT_FOUND', 'mentor-link-not-found', `${DEAD_MENTOR_LINK.title}. ${DEAD_MENTOR_LINK.reason}`)

/** The link of a token; null when it does not exist or has expired. */
export const findMentorLink = (tx: Tx, token: string, now: Date) =>
  tx.mentorLink.findUnique({
    where: { tokenHash: linkTokenHash(token), expiresAt: { gt: now } },
    select: { id: true, userId: true, interviewId: true, expiresAt: true },
  })

/**
 * The links to a result that work, the oldest first; there are few of them.
 * @throws AppError NOT_FOUND, also when the interview is somebody else's
 */
export async function listMentorLinks({ prisma, now }: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  await assertOwnInterview(prisma, userId, id)
  return prisma.mentorLink.findMany({
    where: { interviewId: id, expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: linkSelect,
  })
}

/**
 * Creates a link; its token is returned this once.
 * @throws AppError NOT_FOUND · CONFLICT there is no result yet, or there are as many links as there may be
 */
export async function createMentorLink(deps: Deps, userId: string, id: string): Promise<NewMentorLinkDto> {
  const now = deps.now()
  const token = newLinkToken()
  const link = await deps.prisma.$transaction(async (tx) => {
    const { status, feedbackStatus } = await lockInterview(tx, userId, id)
    if (status !== 'completed' || feedbackStatus !== 'ready') {
      throw new AppError('CONFLICT', 'no-feedback-yet', 'An interview can be shared once it has its feedback.')
    }
    assertMayShare(await tx.mentorLink.count({ where: { interviewId: id, expiresAt: { gt: now } } }))
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
 * @returns the links to the same result that are left
 * @throws AppError NOT_FOUND, also when it is somebody else's
 */
export async function endMentorLink(deps: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  const interviewId = await deps.prisma.$transaction(async (tx) => {
    const link = await tx.mentorLink.findUnique({ where: { id, userId }, select: { interviewId: true } })
    if (!link) throw new AppError('NOT_FOUND', 'mentor-link-not-found', 'There is no such link any more.')
    // Waits for a comment that is being stored, which locks the interview as well.
    await lockInterview(tx, userId, link.interviewId)
    await tx.mentorLink.deleteMany({ where: { id } })
    return link.interviewId
  })
  return listMentorLinks(deps, userId, interviewId)
}
