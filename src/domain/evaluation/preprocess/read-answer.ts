/** The preprocessed form of an answer: sentences with offsets, and windows of up to three sentences. */
import lists from '@/content/language/story-words.json'
import { type ExcludedSentence, quoteOf, type Unreadable } from '@/domain/evaluation/facts'
import { evaluatedPart } from '@/domain/interview/answers'
import { lazily } from '@/domain/text/memoize'
import { injectionSpans } from '@/domain/text/prompt-injection'
import { type Sentence, sentencesOf, type Token } from '@/domain/text/tokens'
import { isStopWord, setOf, weightOf } from './language'
import { type CopyOf, FEWEST_COPIED, noAnswerIn, tellingStems } from './no-content'
import { type ComparedToken, comparedTokens, type Profile, profileOf } from './text-features'

type Compared = Omit<Sentence, 'tokens'> & { tokens: readonly ComparedToken[] }
type ReadSentence = Compared & { profile: Profile }

/** One to three consecutive sentences. */
export type Window = {
  /** Index of the first sentence, and the number of sentences. */
  first: number
  size: number
  profile: () => Profile
}

export type ReadAnswer = {
  /** The part of the answer that is evaluated. */
  text: string
  isCut: boolean
  /** The sentences that count, in order; long ones are cut. */
  sentences: readonly ReadSentence[]
  /** The same sentences as they were written. */
  written: readonly Compared[]
  excluded: readonly ExcludedSentence[]
  windows: readonly Window[]
  whole: Profile
  /** Number of words, articles included. */
  words: number
}

/** Whether an answer has hardly any full stops, as transcripts of speech. */
export const isUnstopped = ({ written, words }: ReadAnswer): boolean => words > LONGEST_SENTENCE * written.length

/** Most sentences in a window: a point rarely spans more. */
const MOST_SENTENCES = 3

/** In words without articles. Longer sentences, as in transcripts without full stops, are cut. */
const LONGEST_SENTENCE = 45
/**
 * Lengths of the parts of a long sentence, in words without articles; the last part may be longer. Answers of the
 * fitting half without their marks and capitals score 6.1 points apart from the usual ones, good ones 4.3 lower; cut
 * behind every 25th word, and up to 45 words at the end, it was 9.5 and 10.4.
 */
const PART = { shortest: 8, longest: 18, last: 26 } as const

/** @param copyOf what a sentence copies of the prepared question, beside one of its sentences */
export function readAnswer(answer: string, question: string, copyOf: CopyOf = () => null): ReadAnswer {
  const text = evaluatedPart(answer)
  const all = sentencesOf(text)
  const { counted, excluded } = excludeSentences(text, all.map(compared), question, copyOf)
  const starts = new Set(counted.map(({ start }) => start))
  const names = new Set(counted.flatMap(({ tokens }) => tokens.filter((token, i) => i > 0 && isCapital(token, text))))
  const read = (parts: readonly Compared[]) => {
    const tokens = parts.flatMap((part) => part.tokens)
    return profileOf(tokens, names)
  }
  const sentences = counted
    .flatMap((sentence) => cutLong(sentence, text))
    .map((sentence) => ({ ...sentence, profile: read([sentence]) }))
  const windows: Window[] = []
  for (let first = 0; first < sentences.length; first++) {
    for (let size = 1; size <= MOST_SENTENCES && first + size <= sentences.length; size++) {
      const parts = sentences.slice(first, first + size)
      const [single] = size === 1 ? parts : []
      const profile = lazily(() => single?.profile ?? read(parts))
      windows.push({ first, size, profile })
    }
  }
  return {
    text,
    isCut: answer.length > text.length,
    sentences,
    written: counted,
    excluded,
    windows,
    whole: read(sentences),
    words: all.reduce((sum, { start, tokens }) => sum + (starts.has(start) ? tokens.length : 0), 0),
  }
}

const compared = (sentence: Sentence): Compared => ({ ...sentence, tokens: comparedTokens(sentence.tokens) })

/** Whether a word is written with a capital, but "I" and single letters. */
const isCapital = ({ start, end }: Token, text: string): boolean => /^\p{Lu}\p{L}/u.test(text.slice(start, end))

function cutLong(sentence: Compared, text: string): Compared[] {
  const { tokens } = sentence
  if (tokens.length <= LONGEST_SENTENCE) return [sentence]
  const parts: Compared[] = []
  for (let [from, start] = [0, sentence.start]; from < tokens.length; ) {
    const to = tokens.length - from <= PART.last ? tokens.length : cutAt(tokens, from, text)
    const end = to === tokens.length ? sentence.end : (tokens[to - 1]?.end ?? sentence.end)
    parts.push({ text: text.slice(start, end), start, end, tokens: tokens.slice(from, to) })
    from = to
    start = end + text.slice(end).search(/[\p{L}\p{N}]|$/u)
  }
  return parts
}

const CLAUSE_MARK = /[,:–—()]/u
/** Words that begin a clause: "then", "because". */
const JOINING = setOf(`${lists.joining} ${lists.order} ${lists.reason}`)

/**
 * The end of a part, as an index of a word: at the last mark between two clauses, or before the last joining word, that
 * leaves a part of the allowed length.
 */
function cutAt(tokens: readonly ComparedToken[], from: number, text: string): number {
  const places = Array.from({ length: PART.longest - PART.shortest + 1 }, (_, i) => from + PART.longest - i)
  const isMarked = (at: number) => CLAUSE_MARK.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start))
  const isJoining = (at: number) => JOINING.has(tokens[at]?.word ?? '')
  return places.find(isMarked) ?? places.find((at) => isJoining(at) && !isJoining(at - 1)) ?? from + PART.longest
}

/** In words, of a sentence. */
const FEWEST_OF_A_SENTENCE = 3
/** An answer with a smaller share of known words, English or from the question, is not English. */
const KNOWN_SHARE = 0.5
/** The same for an answer with few English function words, since other languages share words with English. */
const KNOWN_SHARE_WITHOUT_GRAMMAR = 0.8
const GRAMMAR_SHARE = 0.12
const FEWEST_WORDS = 5

/** What touches the words of code and formulas: they have no language. */
const NOTATION = /[()[\]{}<>=&|_+*^]/

/**
 * The least that is an answer: any word to a short factual question, a term or a figure of the subject, or more words
 * than two where the candidate tells of their own life.
 */
export type Least = 'word' | 'term' | 'sentence'

/**
 * Why an answer cannot be scored, or null.
 * @param known content stems of the question and of its points and references
 */
export function unreadable(
  { sentences, text }: ReadAnswer,
  known: ReadonlySet<string>,
  shortest: Least,
): Unreadable | null {
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  const words = tokens.length
  if (words === 0) return 'empty'
  if (noAnswerIn(tokens)) return 'no-answer'
  if (words < FEWEST_OF_A_SENTENCE && !isEnough()) return 'no-answer'
  // "1 2 3 4 5" and "blah blah blah blah" tell of nothing.
  const different = new Set(tokens.flatMap(({ word }) => (/\p{L}/u.test(word) ? word : [])))
  if (shortest === 'sentence' && different.size < FEWEST_OF_A_SENTENCE) return 'no-answer'
  if (words < FEWEST_WORDS) return null
  const isNotation = ({ start, end }: Token) => NOTATION.test(text.slice(start - 1, start) + text.slice(end, end + 1))
  const understood = tokens.filter(
    (token) => weightOf(token.stem) < 1 || /^\d/.test(token.word) || known.has(token.stem) || isNotation(token),
  )
  const grammar = tokens.filter(({ stem }) => isStopWord(stem)).length / words
  const least = grammar < GRAMMAR_SHARE ? KNOWN_SHARE_WITHOUT_GRAMMAR : KNOWN_SHARE
  return understood.length / words < least ? 'not-english' : null

  function isEnough(): boolean {
    const isTerm = ({ word, stem }: Token) => /\d/.test(word) || known.has(stem)
    return shortest === 'word' || (shortest === 'term' && tokens.some(isTerm))
  }
}

/** A sentence repeats the question when at least this share of its content words is in one sentence of the question. */
const COPIED_SHARE = 0.9
/** Fewest words of a sentence that repeats one of the question's, word for word. */
const FEWEST_REPEATED = 3

const runOf = ({ tokens }: Pick<Sentence, 'tokens'>) => tokens.map(({ stem }) => stem).join(' ')

/** Splits the sentences of an answer into counted and excluded ones. */
function excludeSentences(
  answer: string,
  sentences: readonly Compared[],
  question: string,
  copyOf: CopyOf,
): { counted: Compared[]; excluded: ExcludedSentence[] } {
  const spans = injectionSpans(answer)
  const questionSentences = sentencesOf(question).map(compared)
  const asked = questionSentences.map(({ tokens }) => new Set(tellingStems(tokens)))
  const askedRuns = new Set(questionSentences.map(runOf))
  const seen = new Set<string>()
  const counted: Compared[] = []
  const excluded: ExcludedSentence[] = []
  for (const sentence of sentences) {
    const kind = kindOf(sentence)
    if (kind) excluded.push({ kind, quote: quoteOf(sentence.text) })
    else counted.push(sentence)
  }
  return { counted, excluded }

  function kindOf(sentence: Compared): ExcludedSentence['kind'] | null {
    if (spans.some(({ start, end }) => start < sentence.end && sentence.start < end)) return 'instructions'
    const run = runOf(sentence)
    if (sentence.tokens.length >= FEWEST_REPEATED && askedRuns.has(run)) return 'question'
    const stems = tellingStems(sentence.tokens)
    if (stems.length >= FEWEST_COPIED) {
      const isCopied = asked.some(
        (words) => stems.filter((stem) => words.has(stem)).length >= COPIED_SHARE * stems.length,
      )
      if (isCopied) return 'question'
    }
    const copied = copyOf(sentence)
    if (copied) return copied
    if (sentence.tokens.length >= FEWEST_COPIED && seen.has(run)) return 'repeated'
    seen.add(run)
    return null
  }
}
