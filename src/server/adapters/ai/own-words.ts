/**
 * The part of an answer that counts: not the question repeated, not what speaks to the reader, not what is no text at
 * all.
 */
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { type FoundQuote, quoteFinder } from '@/domain/text/find-quote'
import { injectionSpans, type Span } from '@/domain/text/prompt-injection'
import { type Sentence, sentencesOf } from '@/domain/text/tokens'

export type OwnWords = {
  /** Where a quote stands within the sentences that count, or null. */
  find: (quote: string | null) => FoundQuote | null
  /** The whole sentences around a place. */
  around: (place: Span) => string
  /** The first sentence that speaks to the reader. */
  addressed: string | null
}

/** A report such as a model sends is nobody's answer. */
const REPORT = /"verdict"\s*:/

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

const runOf = ({ tokens }: Sentence) => tokens.map(({ stem }) => stem).join(' ')

export function ownWordsOf({ question, answer }: EvaluationInput): OwnWords {
  const read = readAnswer(answer, question.text)
  const { text } = read
  // Rules let a short sentence of the question pass, since it may be an answer in their eyes; it proves nothing.
  const asked = new Set(sentencesOf(question.text).map(runOf))
  const sentences = read.sentences.filter((sentence) => !asked.has(runOf(sentence)) && !REPORT.test(sentence.text))
  const touches = (place: Span, others: readonly Span[]) => others.some((other) => overlap(place, other))
  const aside = sentencesOf(text).filter((sentence) => !touches(sentence, sentences))
  const verbatim = quoteFinder(text)
  const [first] = injectionSpans(text)
  return {
    find: (quote) =>
      quote === null ? null : verbatim(quote, (place) => touches(place, sentences) && !touches(place, aside)),
    around: (place) =>
      sentences
        .filter((sentence) => overlap(place, sentence))
        .map((sentence) => sentence.text)
        .join(' '),
    addressed: first ? text.slice(first.start, first.end) : null,
  }
}
