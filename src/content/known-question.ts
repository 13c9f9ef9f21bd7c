/** Finds what the editors wrote about a question that an interview keeps. */
import { followedId, followUpTo } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { openersFor } from './openers'
import { type BankQuestion, bankQuestion } from './question-bank'

/** The question of this id, be it one of the bank or an opener; undefined where the editors have taken it out. */
export const knownQuestion = (id: string, role: Role): BankQuestion | undefined =>
  id.startsWith('openers.') ? openersFor(role).find((opener) => opener.id === id) : bankQuestion(id)

/** Also a follow-up question, which the bank keeps with the question that it takes further. */
export function askedQuestion(id: string, role: Role): InterviewQuestion | undefined {
  const followed = followedId(id)
  const question = knownQuestion(followed ?? id, role)
  return question && followed !== null ? followUpTo(question) : question
}

/**
 * A question as it is kept with an interview, with the bank's ways to say its points. A point that has been reworded
 * since is read by its own words; where all of them have been, the answer is read by the new ones.
 */
export function withWaysToSay(question: InterviewQuestion, role: Role): InterviewQuestion {
  const known = question.source === 'bank' ? askedQuestion(question.id, role) : undefined
  if (!known) return question
  const keyPoints = question.keyPoints.map((point) => known.keyPoints.find(({ text }) => text === point.text) ?? point)
  // None is left where the whole question has been written anew.
  const isRewritten = keyPoints.every((point, i) => point === question.keyPoints[i])
  return { ...question, keyPoints: isRewritten ? known.keyPoints : keyPoints }
}
