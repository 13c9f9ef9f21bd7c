/** The claims of a CV beside the answers that tell them, and what the answers tell that the CV does not have. */
import words from '@/content/language/claim-words.json'
import { canPractiseClaim } from '@/domain/interview/personal-questions/practice-claim'
import { sentencesOf } from '@/domain/text/tokens'
import { type Amount, amountsIn, isShareOrMoney } from './amounts'
import type { CvClaim } from './claims-in-cv'
import { standsAmong } from './compare-amounts'
import { type ComparedText, comparedClaims, comparedText, hasEqualFigure, type Telling, tellingIn } from './told-claim'

export type ToldAnswer = {
  text: string
  /** The claim that its interview practises; null for any other interview. */
  about: string | null
  /** An earlier attempt at a question may tell a claim, but its other figures were replaced by the newer one. */
  isNewest: boolean
}

/** A sentence of an answer, verbatim. */
export type ToldQuote = {
  /** Index among the answers. */
  answer: number
  quote: string
  /** For another figure: both figures, verbatim; null where the figure is the same or the claim has none. */
  figures: { inCv: string; inAnswer: string } | null
}

export type LedgerClaim = Pick<CvClaim, 'kind' | 'quote' | 'job'> & {
  told: ToldQuote | null
  /** Whether questions can be made from it. */
  canPractise: boolean
}

/** A figure that a story tells and the CV does not have. */
export type MissingFigure = { story: number; quote: string }

export type Ledger = { claims: LedgerClaim[]; missing: MissingFigure[] }

export type LedgerInput = {
  /** As pasted. */
  cv: string
  claims: readonly CvClaim[]
  /** The newest first. */
  answers: readonly ToldAnswer[]
  /** The stories of the story bank, the best first. */
  stories: readonly string[]
}

/** Sentences compared at most, so that the time is bounded. */
const MOST_SENTENCES = 1_500
const MOST_MISSING = 12
/** A longer sentence, of speech without full stops, is taken by stretches of its words, each overlapping the next. */
const LONGEST = { words: 50, stretch: 32, step: 16 } as const

/** The sentences of a text, verbatim. */
export function tellingSentences(text: string): string[] {
  return sentencesOf(text).flatMap(({ text: sentence, tokens }) => {
    if (tokens.length <= LONGEST.words) return [sentence]
    const stretches: string[] = []
    for (let at = 0; at < tokens.length - LONGEST.step; at += LONGEST.step) {
      const last = tokens[Math.min(tokens.length, at + LONGEST.stretch) - 1]
      stretches.push(text.slice(tokens[at]?.start, last?.end))
    }
    return stretches
  })
}

/** Every claim with the sentence that tells it, in the order of the CV. */
export function ledgerOf({ cv, claims, answers, stories }: LedgerInput): Ledger {
  // Exact quotes only.
  const shown = claims.filter(({ quote, start }) => cv.slice(start, start + quote.length) === quote)
  const compared = comparedClaims(shown.map(({ quote }) => quote))
  const found = new Map<number, { telling: Telling; told: ToldQuote }>()
  let left = MOST_SENTENCES
  for (const [answer, { text, about, isNewest }] of answers.entries()) {
    const practised = shown.findIndex(({ quote }) => quote === about)
    for (const quote of tellingSentences(text).slice(0, Math.max(0, left))) {
      left--
      const sentence = comparedText(quote)
      const telling = tellingIn(compared, sentence) ?? aboutPractised(compared.claims[practised], practised, sentence)
      if (!telling || (telling.is === 'other' && !isNewest) || !text.includes(quote) || isOfTheAdvert(quote)) continue
      const known = found.get(telling.claim)
      if (known && !outweighs(telling, answer, known)) continue
      const figures =
        telling.is === 'other' ? { inCv: telling.figures.claimed.text, inAnswer: telling.figures.said.text } : null
      found.set(telling.claim, { telling, told: { answer, quote, figures } })
    }
  }
  return {
    claims: shown.map(({ kind, quote, job }, i) => ({
      kind,
      quote,
      job,
      told: found.get(i)?.told ?? null,
      canPractise: canPractiseClaim({ quote, employer: job?.employer || null }),
    })),
    missing: missingFigures(cv, compared, stories),
  }
}

/** Whether a sentence tells what the job asks for, not what was done. */
const isOfTheAdvert = (sentence: string): boolean =>
  words.ofTheAdvert.some((phrase) => sentence.toLowerCase().includes(phrase))

/** In an interview on one claim, its figure alone tells it: the question has named the rest. */
const aboutPractised = (claim: ComparedText | undefined, index: number, sentence: ComparedText): Telling | null =>
  claim && hasEqualFigure(claim, sentence) ? { is: 'told', claim: index, probability: 0 } : null

/**
 * Within one answer the same figure outweighs another one, which may be that of an earlier time; between answers
 * another figure is worth a check. Otherwise the more probable sentence is shown.
 */
function outweighs(telling: Telling, answer: number, known: { telling: Telling; told: ToldQuote }): boolean {
  if (telling.is === known.telling.is) return telling.probability > known.telling.probability
  return (telling.is === 'told') === (answer === known.told.answer)
}

/** Sentences of stories with a figure that stands nowhere in the CV, and that tell none of its claims. */
function missingFigures(cv: string, compared: ReturnType<typeof comparedClaims>, stories: readonly string[]) {
  const inCv = amountsIn(cv)
  const missing: MissingFigure[] = []
  for (const [story, text] of stories.entries()) {
    for (const quote of tellingSentences(text)) {
      if (missing.length >= MOST_MISSING) return missing
      const sentence = comparedText(quote)
      const isNew = sentence.amounts.some((amount) => isMeasure(amount) && !standsAmong(inCv, amount))
      const isKnown = missing.some((other) => other.quote === quote)
      if (isNew && !isKnown && text.includes(quote) && tellingIn(compared, sentence) === null)
        missing.push({ story, quote })
    }
  }
  return missing
}

/** A share, an amount of money, or a number of things from this on; times and small numbers say little. */
const MANY = 10
const isMeasure = ({ unit, value, nouns }: Amount): boolean =>
  unit === null ? value >= MANY && nouns.size > 0 : isShareOrMoney(unit)
