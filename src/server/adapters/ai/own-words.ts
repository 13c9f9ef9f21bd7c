/** The part of an answer that counts: not the question repeated, not what speaks to the reader, not what is no text at all. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { readAnswer } from '@/domain/evaluation/read-answer'
import type { Sentence } from '@/domain/evaluation/text/tokens'
import { addressedSpans, type Span } from '@/domain/text/addressed-text'
import { type Verbatim, verbatimIn } from '@/domain/text/verbatim'
import { type FoundFacts, quotesOf } from './facts-schema'

export type OwnWords = {
  /** Where a quote stands within the sentences that count, or null. */
  find: (quote: string | null) => Verbatim | null
  /** The whole sentences around a place. */
  around: (place: Span) => string
  /** The first sentence that speaks to the reader, and the share of the answer's characters that all of them take. */
  addressed: { quote: string | null; share: number }
  /** The sentences that a report quotes from, one per line and letter by letter; empty when there is none. */
  sentencesOf: (found: FoundFacts) => string
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

export function ownWordsOf({ question, answer }: EvaluationInput): OwnWords {
  const verbatim = verbatimIn(answer)
  const addressed = addressedSpans(answer)
  const [first] = addressed
  const content = readAnswer(answer, question.text).content.filter(
    (sentence) => !addressed.some((span) => overlap(span, sentence)),
  )
  const find: OwnWords['find'] = (quote) =>
    quote === null ? null : verbatim(quote, (place) => content.some((sentence) => overlap(place, sentence)))

  return {
    find,
    around: (place) =>
      content
        .filter((sentence) => overlap(place, sentence))
        .map(({ text }) => text)
        .join(' '),
    addressed: {
      quote: first ? answer.slice(first.start, first.end) : null,
      share: addressed.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, answer.length),
    },
    sentencesOf: (found) => {
      const quoted = new Set<Sentence>()
      const add = (place: Verbatim | null) => {
        if (place) for (const sentence of content) if (overlap(place, sentence)) quoted.add(sentence)
      }
      for (const quote of quotesOf(found)) add(find(quote))
      // Openings come in order, so that two sentences may open with the same words.
      let from = 0
      for (const opening of found.sentences) {
        const place =
          verbatim(opening, ({ start, end }) => content.some((own) => start >= from && overlap({ start, end }, own))) ??
          find(opening)
        add(place)
        from = Math.max(from, place?.end ?? 0)
      }
      return content
        .filter((sentence) => quoted.has(sentence))
        .map(({ text }) => text)
        .join('\n')
    },
  }
}
