/** Scores an interview as a whole from the scores of its answered questions. */
import leadership from '@/content/language/leadership.json'
import { TIMED } from '@/domain/evaluation/advice/statements'
import { METRICS, type Metric } from '@/domain/interview/metrics'
import type { QuestionCategory } from '@/domain/interview/question'
import { type Range, rangeOfMean } from './range'

export type ScoredQuestion = {
  category: QuestionCategory
  /** The competency of a behavioural question, as in the question bank ("Negotiation"). */
  competency?: string | undefined
  opener?: boolean | undefined
  scored: { score: number; range: Range; dimensions: Record<string, number> }
}

export type ScoredInterview = {
  /** Mean score of the answered questions, rounded, 0 to 100; 0 when nothing was answered. */
  score: number
  /** Likely range of the score; null when nothing was answered. */
  range: Range | null
  /** 0 to 100, integers; 0 for metrics that no question covered. */
  metrics: Record<Metric, number>
  /** Likely range of each metric that a question covered. */
  metricRanges: Partial<Record<Metric, Range>>
  /** Metrics that no question covered. */
  notAsked: Metric[]
  /** Three to five, the most frequent weakness first. */
  recommendations: string[]
}

const LEADERSHIP = new Set(leadership)

/**
 * The one metric that an answer counts towards: technical questions count as technical skills, situational ones as
 * problem solving, behavioural ones as leadership where they are about leading people, otherwise as communication.
 * Openers count as communication.
 */
export function metricOf(question: Pick<ScoredQuestion, 'category' | 'competency' | 'opener'>): Metric {
  if (question.category === 'technical') return 'technicalSkills'
  if (question.opener) return 'communication'
  if (question.category === 'situational') return 'problemSolving'
  const words = question.competency?.toLowerCase().split(/[^a-z]+/)
  return words?.some((word) => LEADERSHIP.has(word)) ? 'leadership' : 'communication'
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

/** A dimension below this value is a weakness of the answer; not every sentence of a good story has a detail. */
const WEAK = 60
const WEAK_SPECIFICITY = 40

/** Keyed by dimension and category, or by dimension alone. */
const ADVICE: Readonly<Record<string, string>> = {
  'substance/technical':
    'Before your next technical round, write down the points listed under your answers and ' + TIMED.explain,
  'substance/behavioral':
    'Prepare four stories from your own work (a conflict, a failure, a success, a change) and note for ' +
    'each what the questions ask for.',
  'substance/situational':
    'For “what would you do” questions, go through the same steps each time: find out, weigh the ' +
    'options, act, check the result.',
  'structure/behavioral':
    'Tell each story in four parts: setting, task, action, result. One or two sentences for each, and ' +
    'most of the time for the action.',
  'structure/situational':
    'Number your steps (“first”, “then”, “finally”) and close with how you would know that it worked.',
  'specificity/behavioral':
    'Collect three figures from each of your last projects (time, money, people or quality) and use one ' +
    'in every story.',
  ownership: 'Say “I” for your own steps and “we” for the rest, so that your part can be told from the team’s.',
}

const GENERAL: readonly string[] = [
  'Answer the question with your lowest score again, with the points listed below it at hand, and compare the two.',
  TIMED.best,
  'Practise a question you have not seen, and check afterwards which points you reached without help.',
]

const FEWEST = 3
const MOST = 5

/** Advice on the most frequent weaknesses, ties by the larger gap; filled up to three. */
function recommend(questions: readonly ScoredQuestion[]): string[] {
  const gaps = new Map<string, { count: number; gap: number }>()
  for (const { category, opener, scored } of questions) {
    // The advice is about cases and stories; an opening question is neither, unless it asks for a story.
    if (opener && category !== 'behavioral') continue
    for (const [dimension, value] of Object.entries(scored.dimensions)) {
      const weak = dimension === 'specificity' ? WEAK_SPECIFICITY : WEAK
      if (value >= weak) continue
      const advice = ADVICE[`${dimension}/${category}`] ?? ADVICE[dimension]
      if (advice === undefined) continue
      const known = gaps.get(advice) ?? { count: 0, gap: 0 }
      gaps.set(advice, { count: known.count + 1, gap: known.gap + weak - value })
    }
  }
  const ordered = [...gaps].sort(([, a], [, b]) => b.count - a.count || b.gap - a.gap).map(([text]) => text)
  return [...ordered.slice(0, MOST), ...GENERAL].slice(0, Math.max(FEWEST, Math.min(MOST, ordered.length)))
}
