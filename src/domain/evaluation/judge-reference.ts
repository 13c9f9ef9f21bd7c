/** Judges an answer against the model answer to a short question of knowledge: content alone counts. */
import { agreementOf, type Coefficients } from '@/domain/evaluation/calibration'
import { type AskedQuestion, withContradiction } from '@/domain/evaluation/contradiction'
import { type Denial, denialOf, type Mentions, type Statement, statementOf } from '@/domain/evaluation/denial'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import type { AnswerFacts, PointFinding } from '@/domain/evaluation/facts'
import { LOST_BY_DENIAL } from '@/domain/evaluation/find-relevance'
import { allowsList, namesOnly } from '@/domain/evaluation/keyword-list'
import { type MatchFeatures, matchFeatures, type ReferenceProfile } from '@/domain/evaluation/match-features'
import { quoteOf, type ReadAnswer } from '@/domain/evaluation/read-answer'
import { followersOf, swapsWords } from '@/domain/evaluation/swapped-words'
import type { Bag } from '@/domain/evaluation/text/bag'
import { sentencesOf } from '@/domain/evaluation/text/tokens'
import { topicality } from '@/domain/evaluation/topic'

/** A model answer made ready once per question. */
export type PreparedReference = {
  profile: ReferenceProfile
  statements: readonly Statement[]
  followers: ReturnType<typeof followersOf>
  /** Naming things answers the question. */
  allowsList: boolean
}

export function prepareReference(question: EvaluatedQuestion, profile: ReferenceProfile): PreparedReference {
  const read = question.keyPoints.map(({ text }) => sentencesOf(text))
  return {
    profile,
    statements: profile.statements.map((terms, i) => statementOf(terms, read[i] ?? [])),
    followers: followersOf(profile.reference.run),
    allowsList: allowsList(question.text, read.flat()),
  }
}

/** Shares from which on an answer says just what the reference says, so that a change of places is no accident. */
const SAME_WORDS = { exact: 0.85, precision: 0.9 }

/** From this strength on a denial is reported. */
const SURELY_DENIED = 0.5

/** What is left of the expected grade when the whole reference is denied, and of one for bare names of things. */
const LEFT_OF_DENIED = 0.3
const LEFT_OF_NAMES = 0.45
/** What is left when an answer says the same over and over, and the share of repeats from which it does. */
const LEFT_OF_REPEATS = { from: 0.75, kept: 0.45 }
/** Share lost when every statement is both made and denied. */
const COST_OF_CONTRADICTION = 0.5

/**
 * A denial costs in full when most of the reference is denied, nothing when a part of it is: people who are right deny
 * something else along the way.
 */
const costOf = (denied: number) => (1 - LEFT_OF_DENIED) * Math.min(1, Math.max(0, (denied - 0.3) / 0.4))

const DENIED = { status: 'missing', strength: 0, denied: true } as const

export type Judged = Pick<AnswerFacts, 'agreement' | 'degenerate' | 'points' | 'relevance'>

type Heard = { answer: string; read: ReadAnswer; said: Bag; mentions: Mentions }

/** What a reader of key points finds, who takes no notice of denials. `quote` shows what the answer is about. */
type Found = { points: readonly PointFinding[]; quote: string | null }

/** Judges what was found, and how the whole answer agrees with the reference. */
export function judgeReference(
  { profile, statements, followers, allowsList: mayList }: PreparedReference,
  question: AskedQuestion,
  { answer, read, said, mentions }: Heard,
  found: Found,
  coefficients: Coefficients,
): Judged {
  if (said.run.length === 0) {
    const relevance = { strength: 0, quote: null }
    return { points: found.points, relevance, agreement: 0, degenerate: read.degenerate }
  }
  const features = matchFeatures(profile, said)
  const denials = statements.map((statement) => denialOf(statement, mentions))
  const isSame = features.exact >= SAME_WORDS.exact && features.precision >= SAME_WORDS.precision
  const isSwapped = isSame && swapsWords(followers, followersOf(said.run))
  const denied = isSwapped ? 1 : shareDenied(statements, denials)
  const isListed = read.degenerate.some(({ kind }) => kind === 'keyword-list')
  const isNames = isListed && !mayList && namesOnly(answer, read.content)
  const points = found.points.map((point, i): PointFinding => {
    if (isSwapped && point.quote) return { ...DENIED, quote: point.quote }
    const denial = denials[i]
    return denial?.sentence && denial.strength >= SURELY_DENIED
      ? { ...DENIED, quote: quoteOf(denial.sentence.text) }
      : withContradiction(point, stemsOf(statements[i]), question, mentions)
  })
  const unsure = points.filter(({ contradiction }) => contradiction).length / Math.max(1, points.length)
  const repeats = read.degenerate.find(({ kind }) => kind === 'sentence-repeated')?.share ?? 0
  const told = (isNames ? LEFT_OF_NAMES : 1) * (repeats >= LEFT_OF_REPEATS.from ? LEFT_OF_REPEATS.kept : 1)
  const kept = (1 - costOf(denied)) * (1 - COST_OF_CONTRADICTION * unsure) * told
  return {
    agreement: agreementOf(features, kept, coefficients),
    degenerate: isNames ? read.degenerate : read.degenerate.filter(({ kind }) => kind !== 'keyword-list'),
    points,
    relevance: {
      strength: relevanceOf(features, coefficients) * (1 - LOST_BY_DENIAL * denied),
      quote: found.quote,
    },
  }
}

/** Share of the reference that is denied, by the weight of its statements. */
function shareDenied(statements: readonly Statement[], denials: readonly Denial[]): number {
  const weights = statements.map(({ terms }) => terms.reduce((sum, { weight }) => sum + weight, 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return total === 0 ? 0 : weights.reduce((sum, weight, i) => sum + weight * (denials[i]?.strength ?? 0), 0) / total
}

const stemsOf = (statement: Statement | undefined) => statement?.terms.map(({ stem }) => stem) ?? []

/** Words that make sense are never quite beside the point: they may be right in words of their own. */
const LEAST_RELEVANCE = 0.05

const relevanceOf = (features: MatchFeatures, { topic }: Coefficients) =>
  Math.max(LEAST_RELEVANCE, topicality(features, topic))
