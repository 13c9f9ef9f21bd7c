/**
 * An answer that says a thing in one sentence and denies it in another. Comparisons do that rightly ("A has an index, B has
 * none"), so only sentences that hardly differ in anything else count.
 */
import type { Mention, Mentions } from '@/domain/evaluation/denial'
import type { PointFinding } from '@/domain/evaluation/facts'
import { PARTLY } from '@/domain/evaluation/find-points'
import { quoteOf } from '@/domain/evaluation/read-answer'
import { type Bag, bagOf, matchOf } from '@/domain/evaluation/text/bag'
import { mayDeny } from '@/domain/evaluation/text/negation'
import type { Sentence } from '@/domain/evaluation/text/tokens'
import { weightOf } from '@/domain/evaluation/text/word-weights'

/** Two sentences of the answer, verbatim. */
type Contradiction = { asserting: string; denying: string }

/** What the question says, prepared once. */
export type AskedQuestion = {
  bag: Bag
  /** Its good answers say of one thing what they deny of another, so nothing in them counts as a contradiction. */
  compares: boolean
}

export const askedQuestionOf = (text: string, bag: Bag): AskedQuestion => ({ bag, compares: COMPARES.test(text) })

/** Questions whose good answers say of one thing what they deny of another. */
const COMPARES =
  /\b(?:differ\w*|compar\w*|versus|vs|contrast\w*|between|advantages?|disadvantages?|trade-?offs?|pros|when would|which)\b/iu
/** Words that set one case apart from another. */
const SETS_APART = new Set(
  `other others another else every each all always only just if unless until when where first second third than instead but
  too again yet before then unlike latter former most some`.split(/\s+/),
)

/** What is denied under a condition ("never one without the other") is another case, whatever the other sentence says. */
const CONDITIONAL_DENIAL =
  /\b(?:if|unless|until|when|whenever)\b.{0,70}(?:\b(?:not|no|never|nothing|nobody|without)\b|n['’]t\b)|(?:\b(?:not|never|nobody)\b|n['’]t\b)[^,;]{0,100}\bwithout\b/isu

/** Weight of the words that must be said and denied, and of those in which the denial may differ. */
const LEAST_SHARED = 1.5
const MOST_OTHER = 0.5
/** Share of what the one sentence says that the other must deny. */
const LEAST_SHARE = 0.4

/** `claim`: stems of the telling words of a point. Null when the question compares, or nothing is denied that is said. */
function contradictionOf(claim: readonly string[], question: AskedQuestion, answer: Mentions): Contradiction | null {
  if (answer.isPlain || question.compares) return null
  const { sentences } = answer
  const only = (stance: Mention['stance'], at: number) => (stem: string) => {
    const mentions = answer.of(stem).filter(({ sentence }) => sentence === at)
    return mentions.length > 0 && mentions.every((mention) => mention.stance === stance)
  }
  for (const [no, denying] of sentences.entries()) {
    if (!mayDeny(denying.tokens) || CONDITIONAL_DENIAL.test(denying.text)) continue
    const denied = claim.filter(only('denied', no))
    if (weigh(denied) < LEAST_SHARED) continue
    for (const [yes, asserting] of sentences.entries()) {
      const said = claim.filter(only('said', yes))
      const shared = denied.filter((stem) => said.includes(stem))
      if (shared.length < 2 || weigh(shared) < Math.max(LEAST_SHARED, LEAST_SHARE * weigh(said))) continue
      if (setsApart(denying, asserting)) continue
      if (otherWords(denying, [question.bag, bagOf(asserting.tokens)], claim) > MOST_OTHER) continue
      return { asserting: quoteOf(asserting.text), denying: quoteOf(denying.text) }
    }
  }
  return null
}

/** What is left of a point that the answer both makes and denies. */
const LEFT_OF_CONTRADICTED = 0.5

/** The finding, lowered where another sentence of the answer denies the point. */
export function withContradiction(
  finding: PointFinding,
  claim: readonly string[],
  question: AskedQuestion,
  answer: Mentions,
): PointFinding {
  if (finding.denied || finding.quote === null) return finding
  const found = contradictionOf(claim, question, answer)
  if (!found) return finding
  const strength = finding.strength * LEFT_OF_CONTRADICTED
  const status = strength >= PARTLY ? 'partly' : 'missing'
  return { status, strength, quote: found.asserting, denied: false, contradiction: found.denying }
}

/** The denial is about another case than what is asserted ("not every column"). */
const setsApart = (denying: Sentence, asserting: Sentence) =>
  denying.tokens.some(({ word }) => SETS_APART.has(word) && asserting.tokens.every((token) => token.word !== word))

const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)

/** Weight of the words of a sentence that neither the point nor the texts hold. */
const otherWords = (sentence: Sentence, texts: readonly Bag[], claim: readonly string[]) =>
  bagOf(sentence.tokens)
    .terms.filter((term) => !claim.includes(term.stem) && texts.every((text) => matchOf(term, text) === 0))
    .reduce((sum, { weight }) => sum + weight, 0)
