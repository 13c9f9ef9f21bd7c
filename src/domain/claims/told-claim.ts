/** Whether a sentence of an answer tells a claim of a CV, and whether with the same figure. */
import models from '@/content/models/claims.json'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { bagOf, matchOf } from '@/domain/text/bag-of-words'
import { tokensOf } from '@/domain/text/tokens'
import { type Amount, amountsIn } from './amounts'
import { type AmountPair, compareAmounts } from './compare-amounts'

/** A claim or a sentence, prepared for comparison. */
export type ComparedText = {
  text: string
  amounts: readonly Amount[]
  /** Its content words without those of amounts. */
  words: ReturnType<typeof bagOf>
}

export function comparedText(text: string): ComparedText {
  const amounts = amountsIn(text)
  const isAmount = ({ start, end }: { start: number; end: number }) =>
    amounts.some((amount) => start < amount.end && amount.start < end)
  return { text, amounts, words: bagOf(tokensOf(text).filter((token) => !isAmount(token))) }
}

/** The claims of one CV, with the number of claims that have each word: a word of many says little of one. */
export type ComparedClaims = { claims: readonly ComparedText[]; uses: ReadonlyMap<string, number> }

export function comparedClaims(texts: readonly string[]): ComparedClaims {
  const claims = texts.map(comparedText)
  const uses = new Map<string, number>()
  for (const { words } of claims) for (const stem of words.stems) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  return { claims, uses }
}

/** `other`: the same thing with another figure of the same unit. */
export type Telling =
  | { is: 'told'; claim: number; probability: number }
  | { is: 'other'; claim: number; probability: number; figures: AmountPair }

type Shared = { recall: number; weight: number; exact: number }

/** Weighted share of a text's words in another, and the summed weights of those shared in any form and in the same. */
function sharedBy(of: ComparedText, by: ComparedText, uses: ComparedClaims['uses']): Shared {
  let [total, weight, exact] = [0, 0, 0]
  for (const term of of.words.terms) {
    const worth = term.weight / (uses.get(term.stem) ?? 1)
    total += worth
    weight += worth * matchOf(term, by.words)
    if (by.words.stems.has(term.stem)) exact += worth
  }
  return { recall: total === 0 ? 0 : weight / total, weight, exact }
}

/** More equal figures than these make no difference. */
const MOST_EQUAL = 2

export type Pair = {
  claim: number
  /** Of the claim in the sentence and the reverse, the lead over the other claims, and the figures in common. */
  features: readonly number[]
  /** `told`: an equal figure and no other one, or a claim without figures. */
  mayBe: Telling['is']
  figures: AmountPair | undefined
}

/** Whether a sentence tells a figure of a claim in the same unit, and no other one in its place. */
export function hasEqualFigure(claim: ComparedText, sentence: ComparedText): boolean {
  const { same, others } = compareAmounts(claim.amounts, sentence.amounts)
  return same > 0 && others.length === 0
}

const NOTHING: Shared = { recall: 0, weight: 0, exact: 0 }

const shareWord = (a: ComparedText, b: ComparedText): boolean =>
  a.words.terms.some(({ stem }) => b.words.stems.has(stem))

/** A sentence beside the claims with which it shares a word or a figure; these alone cost time. */
export function pairsWith({ claims, uses }: ComparedClaims, sentence: ComparedText): Pair[] {
  const near = claims.map((claim) => {
    const figures = compareAmounts(claim.amounts, sentence.amounts)
    const equal = figures.same + figures.sameValue
    const isTold = figures.others.length === 0 && (claim.amounts.length === 0 || equal > 0)
    const hasWord = shareWord(claim, sentence)
    const mayBe: Pair['mayBe'] | null = figures.others.length > 0 ? 'other' : isTold ? 'told' : null
    return { figures, hasWord, mayBe: hasWord || equal > 0 ? mayBe : null }
  })
  if (near.every(({ mayBe }) => mayBe === null)) return []
  const shared = claims.map((claim, i) => (near[i]?.hasWord ? sharedBy(claim, sentence, uses) : NOTHING))
  const [first = 0, second = 0] = shared.map(({ weight }) => weight).sort((a, b) => b - a)
  return near.flatMap(({ figures: { same, sameValue, others }, mayBe }, i): Pair[] => {
    if (mayBe === null) return []
    const [claim, { recall, weight, exact }] = [claims[i] as ComparedText, shared[i] as Shared]
    const count = claim.amounts.length
    const features = [
      recall,
      weight,
      exact,
      sharedBy(sentence, claim, uses).recall,
      weight - (weight === first ? second : first),
      Math.min(MOST_EQUAL, same),
      Math.min(MOST_EQUAL, sameValue),
      count === 0 ? 0 : (same + sameValue) / count,
    ]
    return [{ claim: i, features, mayBe, figures: others[0] }]
  })
}

export type ClaimModels = Readonly<Record<Telling['is'], LinearModel>>

/** Least probability, chosen on `data/claims` outside of the fit. What is less sure counts as not told. */
export const SURE_FROM = { told: 0.6, other: 0.7 } as const

/** The claim that a sentence tells, the most probable one; null where none is sure. */
export function tellingIn(
  claims: ComparedClaims,
  sentence: ComparedText,
  { told, other }: ClaimModels = models,
): Telling | null {
  let best: Telling | null = null
  for (const { claim, features, mayBe, figures } of pairsWith(claims, sentence)) {
    const probability = logistic(mayBe === 'told' ? told : other, features)
    if (probability < SURE_FROM[mayBe] || probability <= (best?.probability ?? 0)) continue
    if (mayBe === 'told') best = { is: mayBe, claim, probability }
    else if (figures) best = { is: mayBe, claim, probability, figures }
  }
  return best
}
