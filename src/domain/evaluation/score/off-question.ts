/** Whether an answer may answer another question than the one asked. */
import type { Measures } from '@/domain/evaluation/facts'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { OFF_QUESTION, VERDICT_LIMITS } from './policy'

/**
 * Whether an answer makes no point and says no common mistake, and is hardly similar to the question's topic. This
 * holds for 63 % of 134 answers to another question, on which nothing was fitted, and for 1 % of 804 others.
 */
export const mayBeOffQuestion = (question: EvaluatedQuestion, facts: Measures, knowledge: Knowledge): boolean =>
  hasOneSubject(question, knowledge) &&
  facts.points.length > 0 &&
  facts.points.every(({ made }) => made < VERDICT_LIMITS.partly) &&
  (facts.lean ?? 0) < VERDICT_LIMITS.leans &&
  facts.topic < OFF_QUESTION.topic

/**
 * Whether the points of a question are close enough to the words of an answer to say that it answers another one. Those
 * of opening questions, follow-up questions and general points are made in words that nobody can foresee.
 */
const hasOneSubject = (question: EvaluatedQuestion, knowledge: Knowledge) =>
  !question.opener && question.followUpOf === undefined && knowledge !== 'general'

/** Whether an answer to a question without points or model answers has hardly any of its words, nor of its subject. */
export const isUnlikeQuestion = ({ topic, unreadable }: Measures, knowledge: Knowledge): boolean =>
  knowledge === 'none' && unreadable === null && topic < OFF_QUESTION.topic
