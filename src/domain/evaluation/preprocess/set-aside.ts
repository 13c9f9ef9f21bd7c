/** Sentences of an answer that do not count: they speak to whoever grades, repeat the question, or stand there already. */

import { addressedSpans } from '@/domain/text/addressed-text'
import type { Sentence } from '@/domain/text/tokens'
import { sentencesOf } from '@/domain/text/tokens'
import type { SetAside } from '../facts'
import { isStopWord } from './language'
import { quoteOf } from './quote'

/** A sentence with this share of its telling words in one sentence of the question, and nothing else to say, repeats it. */
const COPIED_SHARE = 0.9
/** Shorter ones may well be an answer. */
const FEWEST_COPIED = 5
/** Words from which a sentence that is one of the question's, word for word, repeats it. */
const FEWEST_REPEATED = 3

const runOf = ({ tokens }: Pick<Sentence, 'tokens'>) => tokens.map(({ stem }) => stem).join(' ')

const tellingStems = ({ tokens }: Pick<Sentence, 'tokens'>) =>
  tokens.flatMap(({ stem }) => (isStopWord(stem) ? [] : [stem]))

/** Parts the sentences of an answer into those that count and those that do not. */
export function setAside(
  answer: string,
  sentences: readonly Sentence[],
  question: string,
): { counted: Sentence[]; aside: SetAside[] } {
  const spans = addressedSpans(answer)
  const questionSentences = sentencesOf(question)
  const asked = questionSentences.map((sentence) => new Set(tellingStems(sentence)))
  const askedRuns = new Set(questionSentences.map(runOf))
  const seen = new Set<string>()
  const counted: Sentence[] = []
  const aside: SetAside[] = []
  for (const sentence of sentences) {
    const kind = kindOf(sentence)
    if (kind) aside.push({ kind, quote: quoteOf(sentence.text) })
    else counted.push(sentence)
  }
  return { counted, aside }

  function kindOf(sentence: Sentence): SetAside['kind'] | null {
    if (spans.some(({ start, end }) => start < sentence.end && sentence.start < end)) return 'instructions'
    const run = runOf(sentence)
    if (sentence.tokens.length >= FEWEST_REPEATED && askedRuns.has(run)) return 'question'
    const stems = tellingStems(sentence)
    if (stems.length >= FEWEST_COPIED) {
      const isCopied = asked.some(
        (words) => stems.filter((stem) => words.has(stem)).length >= COPIED_SHARE * stems.length,
      )
      if (isCopied) return 'question'
    }
    if (sentence.tokens.length >= FEWEST_COPIED && seen.has(run)) return 'repeated'
    seen.add(run)
    return null
  }
}
