/** Features of the agreement between a sentence and a passage of an answer; the input of a regression. */

import { SIMILAR_CREDIT, type SimilarWords } from '@/domain/evaluation/preprocess/language'
import { cosine, type Profile } from '@/domain/evaluation/preprocess/text-features'

/**
 * In this order: recall and precision, the same beyond the question's words, and their F1; letter n-grams, common
 * subsequence, pairs of words, numbers, the roots of recall and of the n-grams; the ratio of the lengths, mismatches of
 * negation and of numbers, and whether the passage is short.
 */
export const PAIR_FEATURES = 15
/** The first of them measure agreement: no coefficient is negative, so that covering more never lowers a score. */
export const AGREEMENT_FEATURES = 11

/** The question's words, and similar words between the answer and the texts that it is compared with. */
export type PairContext = {
  question: Profile
  /** From words of the sentence to words of the answer. */
  similar: SimilarWords
  /** From words of the answer to words of the sentence. */
  similarBack: SimilarWords
}

function creditIn(stem: string, text: Profile, similar: SimilarWords): number {
  if (text.has.has(stem)) return 1
  const near = similar.get(stem)
  if (!near) return 0
  for (const other of near) if (text.has.has(other)) return SIMILAR_CREDIT
  return 0
}

/** Weighted share of a text's content words in another text, with and without the question's words. */
function coverage(of: Profile, by: Profile, similar: SimilarWords, question: ReadonlySet<string>) {
  let total = 0
  let held = 0
  let totalBeyond = 0
  let heldBeyond = 0
  for (let i = 0; i < of.content.length; i++) {
    const stem = of.content[i] as string
    const weight = of.weights[i] as number
    const credit = weight * creditIn(stem, by, similar)
    total += weight
    held += credit
    if (question.has(stem)) continue
    totalBeyond += weight
    heldBeyond += credit
  }
  return {
    all: total === 0 ? 0 : held / total,
    beyond: totalBeyond === 0 ? null : heldBeyond / totalBeyond,
  }
}

/** Longest passage that is searched for a common subsequence, in words: the time is the product of both lengths. */
const LONGEST_RUN = 400

const longestRow = new Uint16Array(LONGEST_RUN + 1)

/** Length of the longest common subsequence of two lists. */
function commonSubsequence(a: Int32Array, b: Int32Array): number {
  const row = longestRow.fill(0, 0, b.length + 1)
  for (let i = 0; i < a.length; i++) {
    const word = a[i]
    let diagonal = 0
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] as number
      row[j] = word === b[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1] as number)
      diagonal = above
    }
  }
  return row[b.length] as number
}

function shared(of: ReadonlySet<number>, by: ReadonlySet<number>): number {
  if (of.size === 0) return 0
  let count = 0
  for (const pair of of) if (by.has(pair)) count++
  return count / of.size
}

/**
 * @param sentence the sentence that is compared with the answer
 * @param part the passage of the answer
 * @returns `PAIR_FEATURES` values, most of them 0 to 1
 */
export function pairFeatures(sentence: Profile, part: Profile, context: PairContext): Float64Array {
  const { has: question, numbers: questionNumbers } = context.question
  const recalled = coverage(sentence, part, context.similar, question)
  const precise = coverage(part, sentence, context.similarBack, question)
  const recall = recalled.beyond ?? recalled.all
  const precision = precise.beyond ?? 0
  const run = part.run.length > LONGEST_RUN ? part.run.subarray(0, LONGEST_RUN) : part.run
  const target = sentence.run.length > LONGEST_RUN ? sentence.run.subarray(0, LONGEST_RUN) : sentence.run
  const subsequence = commonSubsequence(target, run)

  let matched = 0
  let mismatched = 0
  for (let i = 0; i < sentence.content.length; i++) {
    const stem = sentence.content[i] as string
    if (!part.has.has(stem)) continue
    const weight = sentence.weights[i] as number
    matched += weight
    if (sentence.negated.has(stem) !== part.negated.has(stem)) mismatched += weight
  }
  let wanted = 0
  let given = 0
  let same = 0
  for (const number of sentence.numbers) {
    if (questionNumbers.has(number)) continue
    wanted++
    if (part.numbers.has(number)) same++
  }
  for (const number of part.numbers) if (!questionNumbers.has(number)) given++

  const grams4 = cosine(sentence.grams4, part.grams4)
  const [length, partLength] = [Math.max(1, sentence.run.length), Math.max(1, part.run.length)]
  return Float64Array.of(
    recalled.all,
    precise.all,
    recall,
    precision,
    recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0,
    grams4,
    subsequence / length,
    shared(sentence.pairs, part.pairs),
    wanted > 0 ? same / wanted : 0.5,
    Math.sqrt(recall),
    Math.sqrt(grams4),
    Math.min(length, partLength) / Math.max(length, partLength),
    matched > 0 ? mismatched / matched : 0,
    wanted > 0 && given > 0 && same === 0 ? 1 : 0,
    part.content.length < 2 ? 1 : 0,
  )
}
