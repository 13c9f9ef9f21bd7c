/** Generates personal interview questions by rules, from the job's requirements and their evidence in the CV. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { InterviewQuestion, QuestionCategory } from '@/domain/interview/question'
import { seededRandom } from '@/domain/random'
import { type Candidate, candidatesOf, chooseQuestions } from './choose'
import type { AskedCv, EvidenceVerdict, JudgedRequirement, QuestionInput } from './input'
import { readTexts } from './read-texts'
import type { Family } from './topic'
import { requirementTopic, topicsOf } from './topics'

/**
 * As many questions as wanted, or fewer where advert and CV have too few subjects. Deterministic. A category with too
 * few subjects is filled up from the others.
 */
export const generateQuestions = (input: QuestionInput): InterviewQuestion[] =>
  chooseQuestions(topicsOf(input), input).map(({ question }) => question)

/** One subject of a set of questions, to be worded by a model. */
export type PlannedQuestion = {
  category: QuestionCategory
  kind: Family
  /** Verbatim from the advert; null for a subject that comes only from the CV. */
  requirement: string | null
  /** Whether the CV shows the requirement; null when unknown. */
  verdict: EvidenceVerdict | null
  /** Verbatim from the CV; null where it has no evidence. */
  quote: string | null
}

/** The same selection and order as the questions that rules generate from this input. */
export const planQuestions = (input: QuestionInput): PlannedQuestion[] =>
  chooseQuestions(topicsOf(input), input).map(({ topic, question }) => ({
    category: question.category,
    kind: topic.family,
    requirement: topic.source === 'job' ? topic.quote : null,
    verdict: topic.verdict,
    quote: topic.cvQuote ?? (topic.source === 'cv' ? topic.quote : null),
  }))

/** Fitness that chance may outweigh, so that the next practice has other wordings. */
const VARIETY = 0.15

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
  const worthOf = ({ fitness, jitter }: Candidate) => fitness + VARIETY * jitter
  for (const { question } of candidatesOf(topic, seededRandom(seed)).sort((a, b) => worthOf(b) - worthOf(a))) {
    if (!chosen.has(question.category)) chosen.set(question.category, question)
  }
  return [...chosen.values()].slice(0, count)
}

export type PersonalInput = { jobDescription: string; cv: string } & Pick<
  QuestionInput,
  'counts' | 'seed' | 'seen' | 'taken'
>

/**
 * As many questions as wanted, or fewer where the texts have too few subjects. Deterministic for the same texts and
 * seed.
 */
export const personalQuestions = (input: PersonalInput, lexicon: Lexicon, now: Date): InterviewQuestion[] =>
  generateQuestions(inputFrom(input, lexicon, now))

/** The subjects of these questions. */
export const plannedQuestions = (input: PersonalInput, lexicon: Lexicon, now: Date): PlannedQuestion[] =>
  planQuestions(inputFrom(input, lexicon, now))

const inputFrom = ({ jobDescription, cv, ...wanted }: PersonalInput, lexicon: Lexicon, now: Date): QuestionInput => ({
  ...readTexts({ jobDescription, cv }, lexicon, now),
  ...wanted,
})
