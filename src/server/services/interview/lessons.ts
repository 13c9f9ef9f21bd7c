/** Learning material for questions that have been answered and scored. */
import { guideLink } from '@/content/guide-links'
import { askedQuestion, knownQuestion } from '@/content/known-question'
import { EVERYONE_GUIDE, headingId } from '@/domain/guides/outline'
import { evaluatedPart } from '@/domain/interview/answers'
import { assertEvaluated } from '@/domain/interview/attempts'
import { followedId, followUpId, probeId } from '@/domain/interview/follow-up'
import type { Role } from '@/domain/interview/roles'
import type { InterviewDto } from '@/schemas/interview'
import type { LessonDto } from '@/schemas/lesson'
import type { Deps } from '@/server/ports'
import { getInterview } from './queries'

/**
 * One lesson for each scored question of the interview.
 * @throws AppError NOT_FOUND · CONFLICT before there is feedback
 */
export async function listLessons(deps: Deps, userId: string, id: string): Promise<LessonDto[]> {
  const interview = await getInterview(deps, userId, id)
  assertEvaluated(interview, 'The lessons of an interview can be read once it has its feedback.')
  const role = interview.role as Role
  const scores = interview.feedback?.questionScores ?? []
  const scored = new Set(scores.map(({ questionId }) => questionId))
  const next = await nextQuestions(deps, userId, interview)
  return scores.map(({ questionId }) => ({
    ...lessonOf(questionId, role, scored),
    next: next.get(questionId) ?? null,
    guide: guideTo(followedId(questionId) ?? questionId, role),
  }))
}

/** Questions about the words of stories that were not asked in the interview, by the question that was answered. */
async function nextQuestions(
  { rules }: Deps,
  userId: string,
  { questions, answers }: InterviewDto,
): Promise<Map<string, LessonDto['next']>> {
  const stories = questions.flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)?.text
    const isAsked = questions.some(({ id }) => id === probeId(question.id))
    const isNext = answer && !isAsked && question.category === 'behavioral'
    return isNext ? [{ question, answer: evaluatedPart(answer) }] : []
  })
  if (stories.length === 0) return new Map()
  const asked = questions.map(({ text }) => text)
  const made = await rules.makeProbingQuestions({ answers: stories, asked, always: false }, userId)
  return new Map(
    made.flatMap((question) =>
      question?.followUpOf
        ? [[question.followUpOf, { text: question.text, points: question.keyPoints.map(({ text }) => text) }]]
        : [],
    ),
  )
}

/** The role's guide; for an opening question, the guide to the questions that everyone gets. */
function guideTo(questionId: string, role: Role): LessonDto['guide'] {
  const known = knownQuestion(questionId, role)
  if (!known?.opener) return guideLink(questionId, role)
  return { slug: EVERYONE_GUIDE, fragment: headingId(known.text), heading: known.text }
}

function lessonOf(questionId: string, role: Role, scored: ReadonlySet<string>): Omit<LessonDto, 'guide' | 'next'> {
  const known = knownQuestion(questionId, role)
  if (!known) return { questionId, example: null, why: null, mistake: null, followUp: null }
  const next = followUpId(questionId)
  // A follow-up question that was added but not answered can still be answered.
  const followUp = scored.has(next) ? undefined : askedQuestion(next, role)
  return {
    questionId,
    example: known.modelAnswer,
    why: known.whyItWorks,
    mistake: known.commonMistake,
    followUp: followUp ? { id: followUp.id, text: followUp.text } : null,
  }
}
