/** Looks up the editors' content for a question that is stored with an interview. */
import { followedId, followUpId, followUpTo } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import { isOpenerId } from '@/domain/interview/question-id'
import type { Role } from '@/domain/interview/roles'
import { openersFor } from './openers'
import { type BankQuestion, bankQuestion } from './question-bank'

/** The question with this id, from the bank or the openers; undefined where the editors have removed it. */
export const knownQuestion = (id: string, role: Role): BankQuestion | undefined =>
  isOpenerId(id) ? openersFor(role).find((opener) => opener.id === id) : bankQuestion(id)

/** Includes the written follow-up questions, which the bank stores with the question that they follow. */
export function askedQuestion(id: string, role: Role): InterviewQuestion | undefined {
  const followed = followedId(id)
  if (followed === null) return knownQuestion(id, role)
  const question = followUpId(followed) === id ? knownQuestion(followed, role) : undefined
  return question && followUpTo(question)
}

/**
 * A question as stored with an interview, with the bank's wordings of its points. A point that was reworded since keeps
 * its stored text; if all were reworded, the bank's current points are used.
 */
export function withWaysToSay(question: InterviewQuestion, role: Role): InterviewQuestion {
  const known = question.source === 'bank' ? askedQuestion(question.id, role) : undefined
  if (!known) return question
  const keyPoints = question.keyPoints.map((point) => known.keyPoints.find(({ text }) => text === point.text) ?? point)
  // Every point differs if the question was rewritten.
  const isRewritten = keyPoints.every((point, i) => point === question.keyPoints[i])
  return { ...question, keyPoints: isRewritten ? known.keyPoints : keyPoints }
}
