/** Scores an interview as a whole from the scores of its answered questions. */
import leadership from '@/content/language/leadership.json'
import { METRICS, type Metric } from '@/domain/interview/metrics'
import type { QuestionCategory } from '@/domain/interview/question'
import { type LikelyRange, rangeOfMean } from './mean-range'
import { recommend } from './recommendations'

export type ScoredQuestion = {
  category: QuestionCategory
  /** What a behavioral question is about, as the bank has it ("Negotiation"). */
  competency?: string | undefined
  opener?: boolean | undefined
  scored: { score: number; range: LikelyRange; dimensions: Record<string, number> }
}

export type ScoredInterview = {
  /** Mean of the answered questions' scores, rounded, 0 to 100; 0 when nothing was answered. */
  score: number
  /** Where the score likely lies; null when nothing was answered. */
  range: LikelyRange | null
  /** 0 to 100, integers; 0 for what was not asked. */
  metrics: Record<Metric, number>
  /** Where each metric that was asked likely lies. */
  metricRanges: Partial<Record<Metric, LikelyRange>>
  /** Metrics that no question asked for. */
  notAsked: Metric[]
  /** Three to five, the most frequent weakness first. */
  recommendations: string[]
}

const LEADERSHIP = new Set(leadership)

/**
 * The metric that an answer counts in, and only there: technical questions show technical skills, situational ones problem
 * solving, behavioral ones leadership where they are about leading people, and communication otherwise. How people introduce
 * themselves shows communication.
 */
export function metricOf({
  category,
  competency = '',
  opener,
}: Pick<ScoredQuestion, 'category' | 'competency' | 'opener'>): Metric {
  if (category === 'technical') return 'technicalSkills'
  if (opener) return 'communication'
  if (category === 'situational') return 'problemSolving'
  return competency
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => LEADERSHIP.has(word))
    ? 'leadership'
    : 'communication'
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function scoreInterview(questions: readonly ScoredQuestion[]): ScoredInterview {
  const metrics = { technicalSkills: 0, communication: 0, problemSolving: 0, leadership: 0 }
  const metricRanges: ScoredInterview['metricRanges'] = {}
  const notAsked: Metric[] = []
  for (const metric of METRICS) {
    const asked = questions.filter((question) => metricOf(question) === metric).map(({ scored }) => scored)
    if (asked.length === 0) {
      notAsked.push(metric)
      continue
    }
    metrics[metric] = Math.round(meanOf(asked.map(({ score }) => score)))
    metricRanges[metric] = rangeOfMean(asked)
  }
  return {
    score: Math.round(meanOf(questions.map(({ scored }) => scored.score))),
    range: questions.length === 0 ? null : rangeOfMean(questions.map(({ scored }) => scored)),
    metrics,
    metricRanges,
    notAsked,
    recommendations: recommend(questions),
  }
}
