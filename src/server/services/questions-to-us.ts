/** What the candidate would ask the interviewer: kept with the interview, and judged when it is kept. */
import { AppError } from '@/domain/errors'
import { isRole, roleName } from '@/domain/interview/roles'
import type { InterviewDto } from '@/schemas/interview'
import { type JudgedToUsDto, judgedToUsSchema, type SaveQuestionsToUsInput } from '@/schemas/questions-to-us'
import type { Deps } from '../ports'
import { getInterview, notFound } from './interview-queries'

/**
 * Replaces the questions of an interview that goes on or is completed. Costs nothing, and changes no score.
 * @throws AppError NOT_FOUND · CONFLICT the interview was discarded
 */
export async function saveQuestionsToUs(
  deps: Deps,
  userId: string,
  { id, questions }: SaveQuestionsToUsInput,
): Promise<InterviewDto> {
  const { prisma, rules } = deps
  const select = { role: true, jobDescription: true } as const
  const interview = await prisma.interview.findUnique({ where: { id, userId }, select })
  if (!interview) throw notFound()
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

/** Those that were kept last, as far as nothing speaks against them. */
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
