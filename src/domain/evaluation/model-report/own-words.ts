/** The part of an answer that counts as evidence: without repeated question text, prompt injections and non-text. */
import { prepare } from '@/domain/evaluation/points/prepare'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { type FoundQuote, quoteFinder } from '@/domain/text/find-quote'
import { injectionSpans, type Span } from '@/domain/text/prompt-injection'
import { type Sentence, sentencesOf } from '@/domain/text/tokens'

export type OwnWords = {
  /** The position of a quote within the counted sentences, or null. */
  find: (quote: string | null) => FoundQuote | null
  /** The whole sentences that overlap a span. */
  around: (place: Span) => string
  /** The first prompt injection found, or null. */
  addressed: string | null
}

/** Text in the format of a model's report is not part of an answer. */
const REPORT = /"verdict"\s*:/

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

const runOf = ({ tokens }: Sentence) => tokens.map(({ stem }) => stem).join(' ')

export function ownWordsOf({ question, answer }: EvaluationInput): OwnWords {
  const read = readAnswer(answer, question.text, prepare(question).copyOf)
  const { text } = read
  // The rules accept a short sentence of the question, since it may be an answer; as a quote it proves nothing.
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
