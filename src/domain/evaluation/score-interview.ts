import { type LikelyRange, rangeOfMean, surroundingRange } from '@/domain/evaluation/mean-range'
import type { ScoredAnswer } from '@/domain/evaluation/score-answer'
import type { QuestionCategory } from '@/domain/interview/question'

export type ScoredQuestion = {
  category: QuestionCategory
  scored: Pick<ScoredAnswer, 'score' | 'range' | 'dimensions' | 'improvements'>
}

export type InterviewMetrics = {
  technicalSkills: number
  communication: number
  problemSolving: number
  leadership: number
}

type MetricRanges = Record<keyof InterviewMetrics, LikelyRange>

export type ScoredInterview = {
  /** Mean of the answered questions' scores, rounded, 0 to 100; 0 when nothing was answered. */
  score: number
  /** Where the score likely lies; null when nothing was answered. */
  range: LikelyRange | null
  /** 0 to 100, integers. */
  metrics: InterviewMetrics
  /** Where each metric likely lies; null when nothing was answered. */
  metricRanges: MetricRanges | null
  /** Three to five, the most frequent weakness first. */
  recommendations: string[]
}

/** Values of dimensions, each with the question whose answer it is of. */
type Values = readonly { value: number; of: ScoredQuestion }[]

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Scores an interview from the scores of its answered questions.
 *
 * - technicalSkills: mean substance of the technical questions; without one, of all questions.
 * - communication: mean of structure and relevance of all questions.
 * - problemSolving: mean substance of the situational and technical questions; without one, mean of substance and
 *   structure of the behavioral ones.
 * - leadership: mean of ownership and structure (which holds the result) of the behavioral and situational questions;
 *   without one, communication, the nearest that a technical interview shows of it.
 *
 * The ranges follow from those of the answers, see `rangeOfMean`. A metric rests on fewer signs of each answer than the
 * score does, and is held to be no surer; it is as sure as the answers that it is drawn from are many.
 */
export function scoreInterview(questions: readonly ScoredQuestion[]): ScoredInterview {
  // Each an object of its own, so that two equal results stay two answers.
  const asked = questions.map((question) => ({ ...question }))
  const of = (dimension: string, ...categories: QuestionCategory[]): Values =>
    asked.flatMap((question) => {
      const value = question.scored.dimensions[dimension]
      return categories.includes(question.category) && value !== undefined ? [{ value, of: question }] : []
    })
  const all: QuestionCategory[] = ['technical', 'behavioral', 'situational']
  const scores = asked.map((question) => ({ value: question.scored.score, of: question }))
  const communication = firstKnown([...of('structure', ...all), ...of('relevance', ...all)], scores)
  const drawn: Record<keyof InterviewMetrics, Values> = {
    technicalSkills: firstKnown(of('substance', 'technical'), of('substance', ...all), scores),
    communication,
    problemSolving: firstKnown(
      of('substance', 'situational', 'technical'),
      [...of('substance', 'behavioral'), ...of('structure', 'behavioral')],
      scores,
    ),
    leadership: firstKnown(
      [...of('ownership', 'behavioral', 'situational'), ...of('structure', 'behavioral', 'situational')],
      communication,
    ),
  }
  const score = Math.round(meanOf(scores.map(({ value }) => value)))
  return {
    score,
    range: questions.length === 0 ? null : rangeOfMean(questions.map(({ scored }) => scored)),
    metrics: eachMetric(drawn, (values) => Math.round(meanOf(values.map(({ value }) => value)))),
    metricRanges: questions.length === 0 ? null : eachMetric(drawn, metricRange),
    recommendations: recommend(questions),
  }
}

const firstKnown = (...candidates: Values[]): Values => candidates.find((values) => values.length > 0) ?? []

const eachMetric = <T>(drawn: Record<keyof InterviewMetrics, Values>, of: (values: Values) => T) => ({
  technicalSkills: of(drawn.technicalSkills),
  communication: of(drawn.communication),
  problemSolving: of(drawn.problemSolving),
  leadership: of(drawn.leadership),
})

/** Two dimensions of one answer err together, so they count as one: it is the answers that make a mean surer. */
function metricRange(values: Values): LikelyRange {
  const byAnswer = new Map<ScoredQuestion, number[]>()
  for (const { value, of } of values) byAnswer.set(of, [...(byAnswer.get(of) ?? []), value])
  return rangeOfMean(
    [...byAnswer].map(([{ scored }, own]) => ({ score: meanOf(own), range: surroundingRange(meanOf(own), scored) })),
  )
}

/** Below this a dimension is a weakness of the answer. */
const WEAK = 70

const ADVICE: Readonly<Record<string, string>> = {
  'substance/technical':
    'Before your next technical round, write down the points that were missing here and explain each aloud in two sentences.',
  'substance/behavioral':
    'Prepare four stories from your own work (a conflict, a failure, a success, a change) and note for each the points shown under “What a strong answer covers”.',
  'substance/situational':
    'For “what would you do” questions, go through the same steps each time: find out, weigh the options, act, check the result.',
  'structure/technical': 'Explain in steps: the main claim first, then why, then one example.',
  'structure/behavioral':
    'Tell each story in four parts: situation, task, action, result. One or two sentences for each, and most of the time for the action.',
  'structure/situational':
    'Number your steps (“first”, “then”, “finally”) and close with how you would know that it worked.',
  specificity:
    'Collect three figures from each of your last projects (time, money, people, or quality) and use one in every answer.',
  ownership: 'Say “I” for your own steps and “we” for the rest, so that your part can be told from the team’s.',
  relevance: 'Answer the question in your first sentence, in its own words, and only then give the background.',
}

const GENERAL: readonly string[] = [
  'Answer the question with your lowest score again, with the points listed below it at hand, and compare the two.',
  'Say your best answer aloud in under two minutes; what does not fit is what an interviewer will not hear.',
  'Practise a question you have not seen, and check afterwards which points you reached without help.',
]

/** From the most frequent weaknesses, the deeper first where they are equally frequent; filled up to three. */
function recommend(questions: readonly ScoredQuestion[]): string[] {
  const gaps = new Map<string, { count: number; gap: number }>()
  for (const { category, scored } of questions) {
    for (const [dimension, value] of Object.entries(scored.dimensions)) {
      if (value >= WEAK) continue
      const key = ADVICE[`${dimension}/${category}`] ?? ADVICE[dimension]
      if (key === undefined) continue
      const known = gaps.get(key) ?? { count: 0, gap: 0 }
      gaps.set(key, { count: known.count + 1, gap: known.gap + WEAK - value })
    }
  }
  const ordered = [...gaps].sort(([, a], [, b]) => b.count - a.count || b.gap - a.gap).map(([text]) => text)
  return [...ordered.slice(0, 5), ...GENERAL].slice(0, Math.max(3, Math.min(5, ordered.length)))
}
