/** Finds facts in an answer with nothing but rules and word lists: same input, same facts, in the browser or on a server. */
import type { Coefficients } from '@/domain/evaluation/calibration'
import { COEFFICIENTS } from '@/domain/evaluation/calibration-coefficients'
import { type AskedQuestion, askedQuestionOf, withContradiction } from '@/domain/evaluation/contradiction'
import { Mentions } from '@/domain/evaluation/denial'
import { denyingSentences } from '@/domain/evaluation/denying-sentences'
import type { AnswerEvaluator, EvaluatedQuestion, EvaluationInput } from '@/domain/evaluation/evaluator'
import {
  type AnswerFacts,
  type OwnershipFinding,
  type PartFinding,
  type Specific,
  STAR_PARTS,
} from '@/domain/evaluation/facts'
import { withDescribed } from '@/domain/evaluation/find-described'
import { findOwnership } from '@/domain/evaluation/find-ownership'
import { findParts } from '@/domain/evaluation/find-parts'
import {
  findPoint,
  meetsTerm,
  oppositeOf,
  type PreparedPoint,
  preparePoint,
  weakened,
  windowsOf,
} from '@/domain/evaluation/find-points'
import { refusalIn } from '@/domain/evaluation/find-refusals'
import { findRelevance, relevantQuote, topicOf, trustIn } from '@/domain/evaluation/find-relevance'
import { findSignposts, findSpecifics } from '@/domain/evaluation/find-specifics'
import { judgeReference, type PreparedReference, prepareReference } from '@/domain/evaluation/judge-reference'
import { type MatchFeatures, matchFeatures, profileOf } from '@/domain/evaluation/match-features'
import { type ReadAnswer, readAnswer } from '@/domain/evaluation/read-answer'
import { remarksOn } from '@/domain/evaluation/remarks'
import { type Bag, bagOf } from '@/domain/evaluation/text/bag'
import { nearWordsOf } from '@/domain/evaluation/text/near-words'
import { tokensOf } from '@/domain/evaluation/text/tokens'
import type { KeyPoint } from '@/domain/interview/question'

type PreparedQuestion = {
  asked: AskedQuestion
  points: readonly PreparedPoint[]
  reference: PreparedReference
  /** All words of the question, its points and their listed terms, and the near words of these in an answer. */
  vocabulary: Bag
  nearIn: ReturnType<typeof nearWordsOf>
}

/** One answer, read once for all that is looked for in it. */
type Heard = {
  answer: string
  read: ReadAnswer
  said: Bag
  windows: ReturnType<typeof windowsOf>
  mentions: Mentions
  specifics: readonly Specific[]
}

type Judged = Pick<AnswerFacts, 'points' | 'relevance' | 'agreement' | 'degenerate' | 'parts' | 'ownership'>

/** Share of each point's strength that an answer made of refusals loses. */
const REFUSAL_COST = 0.7

/** In a story only what the teller did not do denies a point: "I never asked" does, "not much changed" does not. */
const REFUSES = /\b(?:i|we)\b[^.]{0,100}(?:\b(?:not|never|no|nobody|nothing|without)\b|n['’]t\b)/i

const NO_PARTS: readonly PartFinding[] = STAR_PARTS.map((part) => ({ part, present: false, quote: null, share: 0 }))
const NO_OWNERSHIP: OwnershipFinding = { own: 0, shared: 0, ownQuote: null, sharedQuote: null }
/** The parts of a model answer list no terms, so no term can be met by chance. */
const FULL_TRUST = 1

const wordsOf = ({ text, terms }: KeyPoint) => [text, ...terms.flat()].flatMap((piece) => tokensOf(piece))

/** The point as one that takes no notice of denials. */
const deaf = (point: PreparedPoint): PreparedPoint => ({
  ...point,
  negative: true,
  deniable: null,
  forbidden: [],
  choices: [],
})

/** Questions stay prepared, since the same few are asked again and again; a cache changes no result. */
const CACHE_LIMIT = 200

export class LocalEvaluator implements AnswerEvaluator {
  readonly name = 'local'
  readonly #prepared = new Map<string, PreparedQuestion>()
  /** The question asked last: answers to one question come in a row, and to write out its key takes a while. */
  #last: { question: EvaluatedQuestion; prepared: PreparedQuestion } | undefined
  readonly #coefficients: Coefficients

  /** Other coefficients than the shipped ones are for measuring, where each must be fitted on other questions. */
  constructor(coefficients: Coefficients = COEFFICIENTS) {
    this.#coefficients = coefficients
  }

  findFacts({ question, answer }: EvaluationInput): AnswerFacts {
    const prepared = this.#prepare(question)
    const read = readAnswer(answer, question.text)
    const said = bagOf(read.tokens, prepared.nearIn(read.tokens))
    const heard = {
      answer,
      read,
      said,
      windows: windowsOf(read, said),
      mentions: new Mentions(read.content, said.near),
      specifics: findSpecifics(read),
    }
    const found: Omit<AnswerFacts, 'remarks'> = {
      evaluator: 'local',
      words: read.words,
      sentences: read.sentences,
      ownWords: read.tokens.length,
      signposts: findSignposts(read),
      specifics: heard.specifics,
      ...(question.basis === 'reference'
        ? this.#judgeContent(prepared, heard)
        : judgeTelling(question, prepared, heard)),
    }
    return { ...found, remarks: remarksOn(found) }
  }

  /** A short answer of knowledge: nobody looks for a story in it, and only the match with its model answer is graded. */
  #judgeContent({ asked, points: sought, reference }: PreparedQuestion, heard: Heard): Judged {
    const points = sought.map((point) =>
      findPoint(point, heard.windows, { whole: heard.said, denies: false }, FULL_TRUST),
    )
    const quote = relevantQuote(heard.read, { question: asked.bag, said: heard.said }, points)
    return {
      ...judgeReference(reference, asked, heard, { points, quote }, this.#coefficients),
      parts: NO_PARTS,
      ownership: NO_OWNERSHIP,
    }
  }

  /** Measures of agreement with the reference answer, or null when nothing in the answer can be read. */
  measure({ question, answer }: EvaluationInput): MatchFeatures | null {
    const said = bagOf(readAnswer(answer, question.text).tokens)
    return said.run.length === 0 ? null : matchFeatures(this.#prepare(question).reference.profile, said)
  }

  #prepare(question: EvaluatedQuestion): PreparedQuestion {
    const last = this.#last
    if (last && isSameQuestion(last.question, question)) return last.prepared
    const prepared = this.#lookUp(question)
    this.#last = { question, prepared }
    return prepared
  }

  #lookUp(question: EvaluatedQuestion): PreparedQuestion {
    const key = JSON.stringify([question.text, question.basis, question.keyPoints])
    const known = this.#prepared.get(key)
    if (known) return known
    const bag = bagOf(tokensOf(question.text))
    const statements = question.keyPoints.map((point) => tokensOf(point.text))
    const profile = profileOf(
      bag,
      bagOf(statements.flat()),
      statements.map((tokens) => bagOf(tokens)),
    )
    const points = question.keyPoints.map((point) => preparePoint(point, bag))
    const vocabulary = bagOf(question.keyPoints.flatMap(wordsOf).concat(tokensOf(question.text)))
    const prepared: PreparedQuestion = {
      asked: askedQuestionOf(question.text, bag),
      // What denies a model answer is told by `judgeReference`.
      points: question.basis === 'reference' ? points.map(deaf) : points,
      reference: prepareReference(question, profile),
      vocabulary,
      nearIn: nearWordsOf(vocabulary.run),
    }
    if (this.#prepared.size >= CACHE_LIMIT) this.#prepared.clear()
    this.#prepared.set(key, prepared)
    return prepared
  }
}

const isSameQuestion = (a: EvaluatedQuestion, b: EvaluatedQuestion) =>
  a.keyPoints === b.keyPoints && a.text === b.text && a.basis === b.basis

/** An interview answer: key points, beside how and by whom the story is told. */
function judgeTelling(
  question: EvaluatedQuestion,
  { asked, points: sought, reference, vocabulary }: PreparedQuestion,
  { read, said, windows, mentions, specifics }: Heard,
): Judged {
  const parts = findParts(read, question.category)
  const topic = topicOf(asked.bag, reference.profile.reference, said)
  const met = sought.filter((point) => meetsTerm(point, said)).length
  const trust = trustIn(topic, met, read.tokens.length, question.category)
  const refusal = refusalIn(read)
  const isStory = question.category === 'behavioral'
  const denials = { denying: denyingSentences(mentions), mentions }
  const opposites = sought.map((point) => {
    const opposite = oppositeOf(point, denials, vocabulary.stems)
    return isStory && opposite && !REFUSES.test(opposite.text) ? undefined : opposite
  })
  const denies = opposites.some(Boolean)
  const points = sought.map((point, i) => {
    const finding = findPoint(point, windows, { whole: said, opposite: opposites[i], denies }, trust)
    const text = question.keyPoints[i]?.text ?? ''
    const described =
      question.category === 'technical' ? finding : withDescribed(finding, text, { read, parts, specifics }, topic)
    const coherent = point.negative ? described : withContradiction(described, point.claim, asked, mentions)
    return weakened(coherent, 1 - REFUSAL_COST * refusal)
  })
  return {
    points,
    relevance: findRelevance(read, { question: asked.bag, vocabulary, said, topic }, points),
    agreement: null,
    degenerate: read.degenerate,
    parts,
    ownership: findOwnership(read),
  }
}

export const localEvaluator = new LocalEvaluator()
