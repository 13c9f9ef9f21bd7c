/** Validates questions that a model proposes. */

import type { InterviewQuestion, KeyPoint, QuestionCategory } from '@/domain/interview/question'
import { questionId } from '@/domain/interview/question-id'
import { bagOf, recallOf } from '@/domain/text/bag-of-words'
import { quoteFinder } from '@/domain/text/find-quote'
import { tokensOf } from '@/domain/text/tokens'
import { oneLine } from '@/domain/text/wording'
import { passagesOf } from './passages'
import { isSuitable, suitablePassages } from './unsuitable-text'

/** A question proposed by a model. */
export type ProposedQuestion = {
  category: QuestionCategory
  text: string
  source: 'cv' | 'job'
  quote: string
  minutes: number
  /** `says` are sentences that make the point, `against` sentences that state a common mistake instead. */
  keyPoints: readonly { point: string; says: readonly string[]; against: readonly string[] }[]
}

export type ProposalSources = { jobDescription: string; cv: string }

const WORDS = { question: [8, 60], quote: [2, 30], point: [3, 30], said: [4, 40] } as const
const MINUTES = { min: 3, max: 6 } as const
const KEY_POINTS = { min: 3, max: 6 } as const
const MOST_SAID = 3
/** Word similarity above which two questions count as the same. */
const TOO_ALIKE = 0.8

/**
 * The proposals that pass validation, as questions, at most as many per category as wanted. Rejected are proposals that
 * quote words found in neither text, use an unsuitable passage, are too long, have no key points, or repeat a question.
 */
export function acceptProposals(
  proposals: readonly ProposedQuestion[],
  sources: ProposalSources,
  counts: Readonly<Record<QuestionCategory, number>>,
  seen: ReadonlySet<string>,
): InterviewQuestion[] {
  const find = { job: passageQuoteFinder(sources.jobDescription), cv: passageQuoteFinder(sources.cv) }
  const left = { ...counts }
  const accepted: InterviewQuestion[] = []
  for (const proposal of proposals) {
    const text = oneLine(proposal.text)
    const quote = find[proposal.source](proposal.quote)
    const keyPoints = keyPointsOf(proposal)
    if (quote === null || !isAskable(text) || keyPoints.length < KEY_POINTS.min || left[proposal.category] <= 0)
      continue
    if (!quotedIn(text).every((words) => find.job(words) !== null || find.cv(words) !== null)) continue
    const id = questionId(text)
    const repeats = accepted.some(
      (other) => other.provenance?.quote === quote || similarity(other.text, text) > TOO_ALIKE,
    )
    if (seen.has(id) || repeats) continue
    left[proposal.category]--
    accepted.push({
      id,
      text,
      category: proposal.category,
      timeEstimate: Math.min(MINUTES.max, Math.max(MINUTES.min, Math.round(proposal.minutes) || MINUTES.min)),
      source: 'ai',
      keyPoints,
      provenance: { source: proposal.source, quote },
    })
  }
  return accepted
}

/** Similarity of two questions, 0 to 1: the recall of the shorter one's content words in the other. */
function similarity(a: string, b: string): number {
  const [one, other] = [bagOf(tokensOf(a)), bagOf(tokensOf(b))]
  const [short, long] = one.terms.length <= other.terms.length ? [one, other] : [other, one]
  return recallOf(short.terms, long)
}

const hasWords = (text: string, [fewest, most]: readonly [number, number]) => {
  const words = text.split(/\s+/).filter(Boolean).length
  return words >= fewest && words <= most
}

const isAskable = (text: string) =>
  hasWords(text, WORDS.question) &&
  isSuitable(text) &&
  // At most one question mark.
  text.split('?').length <= 2 &&
  (text.includes('?') || /\b(?:tell|describe|explain|walk|take|give|show|pick|talk)\b/i.test(text)) &&
  /[?.!]["”’)]*$/.test(text)

/** Finds a quote within a single suitable passage. */
function passageQuoteFinder(text: string): (quote: string) => string | null {
  let finders: ReturnType<typeof quoteFinder>[] | undefined
  return (quote) => {
    if (!hasWords(quote, WORDS.quote) || !isSuitable(quote)) return null
    finders ??= suitablePassages(passagesOf(text)).map((passage) => quoteFinder(passage.text))
    for (const find of finders) {
      const found = find(quote)
      if (found) return found.text
    }
    return null
  }
}

/** Quotations of more than one word in a question. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”|"([^"]+)"/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/(?<![\s….,;:?!])[\s….,;:?!]+$/, ''))
    .filter((words) => words.trim().includes(' '))

function keyPointsOf({ keyPoints }: ProposedQuestion): KeyPoint[] {
  const sentences = (said: readonly string[]) =>
    said
      .map(oneLine)
      .filter((text) => hasWords(text, WORDS.said) && isSuitable(text))
      .slice(0, MOST_SAID)
  return keyPoints
    .flatMap(({ point, says, against }): KeyPoint[] => {
      const key = { text: oneLine(point), says: sentences(says), against: sentences(against) }
      // A key point without a sentence that makes it cannot be compared with an answer.
      return hasWords(key.text, WORDS.point) && isSuitable(key.text) && key.says.length > 0 ? [key] : []
    })
    .slice(0, KEY_POINTS.max)
}
