/** What there is to learn from, once a question has been answered and scored. */
import { guideLink } from '@/content/guide-links'
import { askedQuestion, knownQuestion } from '@/content/known-question'
import { assertEvaluated } from '@/domain/interview/attempts'
import { followedId, followUpId } from '@/domain/interview/follow-up'
import type { Role } from '@/domain/interview/roles'
import type { LessonDto } from '@/schemas/interview'
import type { Deps } from '../ports'
import { getInterview } from './interview-queries'

/**
 * One for each question of the interview that has a score.
 * @throws AppError NOT_FOUND · CONFLICT before there is feedback
 */
export async function listLessons(deps: Deps, userId: string, id: string): Promise<LessonDto[]> {
  const interview = await getInterview(deps, userId, id)
  assertEvaluated(interview)
  const role = interview.role as Role
  const asked = new Set(interview.questions.map((question) => question.id))
  return (interview.feedback?.questionScores ?? []).map(({ questionId }) => ({
    ...lessonOf(questionId, role, asked),
    guide: guideLink(followedId(questionId) ?? questionId, role),
  }))
}

function lessonOf(questionId: string, role: Role, asked: ReadonlySet<string>): Omit<LessonDto, 'guide'> {
  const known = knownQuestion(questionId, role)
  if (!known) return { questionId, example: null, why: null, mistake: null, followUp: null }
  const next = followUpId(questionId)
  const followUp = asked.has(next) ? undefined : askedQuestion(next, role)
  return {
    questionId,
    example: known.modelAnswer,
    why: known.whyItWorks,
    mistake: known.commonMistake,
    followUp: followUp ? { id: followUp.id, text: followUp.text } : null,
  }
}
