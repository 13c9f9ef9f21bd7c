/** Generates personal interview questions by rules, from the job's requirements and their evidence in the CV. */
import { seededRandom } from '@/domain/interview/pick-questions'
import type { InterviewQuestion } from '@/domain/interview/question'
import { candidatesOf, chooseQuestions } from './choose'
import type { AskedCv, JudgedRequirement, QuestionInput } from './input'
import { requirementTopic, topicsOf } from './topics'

/**
 * As many questions as wanted, or fewer where advert and CV have too few subjects. Deterministic. A category with too
 * few subjects is filled up from the others.
 */
export const generateQuestions = (input: QuestionInput): InterviewQuestion[] =>
  chooseQuestions(topicsOf(input), input).map(({ question }) => question)

/**
 * Up to `count` questions on one requirement, each of a different category; none where it cannot be worded in a
 * sentence.
 */
export function questionsOnRequirement(
  requirement: JudgedRequirement,
  cv: AskedCv,
  { count = 3, seed = 1 }: { count?: number; seed?: number } = {},
): InterviewQuestion[] {
  const topic = requirementTopic(requirement, cv)
  if (!topic) return []
  const chosen = new Map<string, InterviewQuestion>()
  for (const { question } of candidatesOf(topic, seededRandom(seed)).sort((a, b) => b.jitter - a.jitter)) {
    if (!chosen.has(question.category)) chosen.set(question.category, question)
  }
  return [...chosen.values()].slice(0, count)
}
