/** What an interviewer could ask about next in an answer that tells a story. */
import { isQuotable } from '@/domain/evaluation/facts'
import { type ReadAnswer, readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { classifySentences, type LabelledSentence, SENTENCE_LABELS } from '@/domain/evaluation/story/classify-sentences'
import { concretenessOf, cuesOf, type SentenceCues } from '@/domain/evaluation/story/sentence-cues'
import { LIST_MARK } from '@/domain/interview/personal-questions/passages'
import { sentencesOf } from '@/domain/text/tokens'

/**
 * `shared`: most steps are told as "we" · `open`: no sentence tells a result with enough certainty (the wording fits
 * whether or not there is one) · `figure`: a result with a figure · `result`: a result without one · `step`: something
 * the candidate did. In the order in which an interviewer asks: first for what is missing, then about what was said.
 */
export const PROBE_KINDS = ['shared', 'open', 'figure', 'result', 'step'] as const
export type ProbeKind = (typeof PROBE_KINDS)[number]

/** `quote`: the sentence that the question is about, whole and verbatim without its list mark; null if none is. */
export type Probe = { kind: ProbeKind; quote: string | null }

/** Minimum probability of its label for a sentence to be quoted; below it, the sentence may be another part. */
const SURE = 0.9
/** An answer tells no result if the probability of every sentence to be one is below this. */
const SURELY_NONE = 0.2
/** Minimum number of words of a story: in a shorter answer, no part can be called missing. */
const FEWEST_WORDS = 40
/** Minimum number of words of a sentence that is worth asking about: "I changed three things." is not. */
const FEWEST_QUOTED = 8

const DIGIT = /\d/
/** Marks at the end of a clause within a longer sentence. */
const OPEN_END = /[;:,•]$/u

type Told = { text: string; label: LabelledSentence; cues: SentenceCues; isWhole: boolean }

const ACTION = SENTENCE_LABELS.indexOf('action')
const RESULT = SENTENCE_LABELS.indexOf('result')

/** One probe of each kind that the answer gives reason for, in the order of `PROBE_KINDS`. */
export function findProbes(answer: string, question: string): Probe[] {
  const read = readAnswer(answer, question)
  const told = toldIn(read)
  const probabilityOf = ({ label }: Told, part: number) => label.probabilities[part] ?? 0
  const surely = (part: number) => (sentence: Told) =>
    sentence.label.label === SENTENCE_LABELS[part] && probabilityOf(sentence, part) >= SURE
  const results = told.filter(surely(RESULT))
  const steps = told.filter(surely(ACTION))
  const own = told.filter(({ cues }) => cues.ownSteps > 0)
  const shared = told.filter(({ label, cues }) => label.label === 'action' && cues.shared > 0 && cues.own === 0)
  const isStory = read.words >= FEWEST_WORDS
  const hasNoResult = isStory && told.every((sentence) => probabilityOf(sentence, RESULT) < SURELY_NONE)
  const withoutFigure = results.filter(({ cues }) => cues.figures === 0)
  // "Two colleagues agreed" is no figure to ask about.
  const withFigure = results.filter(({ cues, text }) => cues.figures > 0 && DIGIT.test(text))
  const probes: (Probe | null)[] = [
    shared.length > own.length ? quoted('shared', shared) : null,
    hasNoResult ? { kind: 'open', quote: null } : null,
    quoted('figure', withFigure),
    withFigure.length === 0 ? quoted('result', withoutFigure) : null,
    quoted(
      'step',
      steps.filter(({ cues }) => cues.ownSteps > 0),
    ),
  ]
  return probes.filter((probe) => probe !== null)
}

/** A probe about the most concrete of these sentences that can be quoted whole. */
function quoted(kind: ProbeKind, sentences: readonly Told[]): Probe | null {
  const [best] = sentences
    .filter(({ text, cues, isWhole }) => isWhole && isQuotable(text) && cues.words >= FEWEST_QUOTED)
    .sort((a, b) => concretenessOf(b.cues) - concretenessOf(a.cues))
  return best ? { kind, quote: best.text.replace(OPEN_END, '').trimEnd() } : null
}

function toldIn(read: ReadAnswer): Told[] {
  // Long sentences are read in parts, and a part is no sentence to be quoted.
  const whole = new Set(sentencesOf(read.text).map(({ start, end }) => `${start} ${end}`))
  const labels = classifySentences(read.sentences, read.text)
  return read.sentences.flatMap(({ text, start, end, tokens }, i) => {
    const label = labels[i]
    if (!label) return []
    const mark = LIST_MARK.exec(text)?.[0].length ?? 0
    // The number of a list item is no figure.
    const own = mark === 0 ? tokens : tokens.filter((token) => token.start >= start + mark)
    const isWhole = whole.has(`${start} ${end}`)
    return [{ text: text.slice(mark).trim(), label, cues: cuesOf(own, read.text), isWhole }]
  })
}
