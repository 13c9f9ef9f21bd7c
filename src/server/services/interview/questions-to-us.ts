/** The candidate's questions to the interviewer: stored with the interview, and judged when they are saved. */
import { AppError } from '@/domain/errors'
import { isRole, roleName } from '@/domain/interview/roles'
import type { InterviewDto } from '@/schemas/interview'
import { type JudgedToUsDto, judgedToUsSchema, type SaveQuestionsToUsInput } from '@/schemas/questions-to-us'
import type { Deps } from '@/server/ports'
import { getInterview, interviewNotFound } from './queries'

/**
 * Replaces the questions of an interview that is open or completed. Free, and without effect on the score.
 * @throws AppError NOT_FOUND · CONFLICT the interview was discarded
 */
export async function saveQuestionsToUs(
  deps: Deps,
  userId: string,
  { id, questions }: SaveQuestionsToUsInput,
): Promise<InterviewDto> {
  const { prisma, rules } = deps
  const select = { role: true, jobDescription: true } as const
  const interview = await prisma.interview.findUnique({ where: { userId_id: { userId, id } }, select })
  if (!interview) throw interviewNotFound()
  const { role, jobDescription: advert } = interview
  const job = { advert, roleName: isRole(role) ? roleName(role) : '' }
  const questionsToUs = await rules.judgeQuestionsToUs({ questions, ...job }, userId)
  const { count } = await prisma.interview.updateMany({
    where: { id, userId, status: { not: 'abandoned' } },
    data: { questionsToUs },
  })
  if (count === 0)
    throw new AppError('CONFLICT', 'interview-ended', 'This interview was discarded and cannot be changed.')
  return getInterview(deps, userId, id)
}

/** The questions saved with the latest interview that has any, without those that fail a criterion. */
export async function goodQuestionsToUs({ prisma }: Pick<Deps, 'prisma'>, userId: string): Promise<string[]> {
  const latest = await prisma.interview.findFirst({
    where: { userId, status: { not: 'abandoned' }, NOT: { questionsToUs: { equals: [] } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { questionsToUs: true },
  })
  const questions: JudgedToUsDto[] = judgedToUsSchema.array().catch([]).parse(latest?.questionsToUs)
  return questions
    .filter(({ criteria }) => criteria.every(({ verdict }) => verdict !== 'unmet'))
    .map(({ text }) => text)
}
