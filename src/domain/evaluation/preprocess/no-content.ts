/**
 * Recognises what has no content of its own: answers that say that there is none ("I don't know", "I have never done
 * that"), and sentences that copy the key points, which the coach shows as descriptions of a strong answer.
 */
import lists from '@/content/language/no-answer.json'
import { type EvaluatedQuestion, isOfOwnLife } from '@/domain/evaluation/question'
import { describesAnswer } from '@/domain/interview/question'
import { lazily } from '@/domain/text/memoize'
import { plainOf, sentencesOf, type Token, tokensOf } from '@/domain/text/tokens'
import { isStopWord } from './language'
import { type ComparedToken, comparedTokens } from './text-features'

/** In words: a longer answer says more than "I don't know". */
const LONGEST = 14
/** Share of the words that may say something else. */
const OTHER_SHARE = 1 / 3

const slots: Readonly<Record<string, string>> = lists.slots

/** A phrase with each `{slot}` replaced by each of its alternatives. */
function expanded(phrase: string): string[] {
  const [slot, name = ''] = /\{(\w+)\}/.exec(phrase) ?? []
  if (!slot) return [phrase]
  return (slots[name] ?? '').split('|').flatMap((each) => expanded(phrase.replace(slot, each)))
}

const plain = (text: string) => plainOf(comparedTokens(tokensOf(text)))

const phrasesOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(expanded).map(plain).filter(Boolean))

/** All phrases, as normalised words: `never` says that the candidate has not done what is asked. */
export const noAnswerPhrases = lazily(() => ({
  none: phrasesOf(lists.none),
  never: phrasesOf(lists.never),
  beside: phrasesOf(lists.beside),
}))

type NoAnswer = 'none' | 'never'

/** Whether an answer says that the candidate has never done what is asked. */
export const saysNeverDone = (answer: string): boolean => noAnswerIn(comparedTokens(tokensOf(answer))) === 'never'

/**
 * What an answer without content says: nothing, or that the candidate has never done what is asked; null for others.
 * @param tokens as they are compared
 */
export function noAnswerIn(tokens: readonly Token[]): NoAnswer | null {
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  const { none, never, beside } = noAnswerPhrases()
  const words = tokens.map(({ word }) => word)
  const taken = new Set<number>()
  const takeOut = (phrases: ReadonlySet<string>): boolean => {
    let isFound = false
    for (let size = words.length; size > 0; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        const places = words.slice(at, at + size).map((_, i) => at + i)
        if (places.some((place) => taken.has(place))) continue
        if (!phrases.has(words.slice(at, at + size).join(' '))) continue
        for (const place of places) taken.add(place)
        isFound = true
      }
    }
    return isFound
  }
  const isNever = takeOut(never)
  const isNone = takeOut(none)
  if (!isNever && !isNone) return null
  takeOut(beside)
  if (words.length - taken.size > OTHER_SHARE * words.length) return null
  return isNever ? 'never' : 'none'
}

/** Number of words in a row that count as copied. */
const RUN = 3
/** A sentence is a copy when at least this share of its words is copied. */
const COPIED_SHARE = 0.7
/** In words without articles; a shorter sentence may well be an answer, unless it is a whole one of a point. */
const FEWEST_WORDS = 5

const ADDRESSING = /\byou(?:r|rs|rself)?\b/i

/** The first person of words that a point addresses to the reader. */
const ADDRESSED: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
}

type Copied = { text: string; tokens: readonly ComparedToken[] }

/** What a sentence copies: the key points of the question, the question itself, or neither. */
export type CopyOf = (sentence: Copied) => 'points' | 'question' | null

export const tellingStems = (tokens: readonly ComparedToken[]): string[] =>
  tokens.flatMap(({ stem }) => (isStopWord(stem) ? [] : [stem]))

/** In content words: a sentence with fewer may well be an answer to the question whose words it has. */
export const FEWEST_COPIED = 5
/**
 * A sentence repeats a question when it has so many content words, and at least this share of them is in any of the
 * question's sentences. Of the sentences of real answers only some of vague ones are excluded.
 */
const REPEATED = { fewest: 8, share: 0.8 } as const

/**
 * Whether a sentence repeats words from all over a question. Short factual questions, which have references, are
 * answered with their own words; a sentence with a figure may work with what the question gives.
 */
function repeaterOf({ text, references = [] }: EvaluatedQuestion): (sentence: Copied) => boolean {
  if (references.length > 0) return () => false
  const asked = new Set(tellingStems(comparedTokens(tokensOf(text))))
  return ({ tokens }) => {
    const stems = tellingStems(tokens)
    const isLong = stems.length >= REPEATED.fewest && !tokens.some(({ word }) => /^\d/.test(word))
    return isLong && stems.filter((stem) => asked.has(stem)).length >= REPEATED.share * stems.length
  }
}

/** What the sentences of an answer to a question may copy. */
export function copiesIn(question: EvaluatedQuestion): CopyOf {
  const [repeats, isCopy] = [repeaterOf(question), pointCopies(question)]
  return (sentence) => (repeats(sentence) ? 'question' : isCopy(sentence) ? 'points' : null)
}

/** Words in quotation marks: an example of what to say, which whoever says it need not have copied. */
const EXAMPLE = /"[^"]{1,300}"|“[^“”]{1,300}”/gu

/**
 * Whether a sentence copies points of a question.
 *
 * "You name a real weakness" says nothing of a weakness, in the first person as little: of stories, answers to opening
 * questions and to questions with general points, both are copies. A technical point says what is right, and readers
 * grade an answer in the words of such points 85 of 100: it is a copy only where it is addressed to "you".
 */
function pointCopies(question: EvaluatedQuestion): (sentence: Copied) => boolean {
  const { keyPoints } = question
  const saysNothing = isOfOwnLife(question) || keyPoints.some(({ general }) => general)
  const wordsOf = (tokens: readonly ComparedToken[]) =>
    tokens.map(({ word, stem }) => (saysNothing ? (ADDRESSED[word] ?? stem) : stem))
  const runs = new Set<string>()
  /** Those that stand in no example. */
  const ownRuns = new Set<string>()
  const whole = new Set<string>()
  for (const { text } of keyPoints.filter((point) => describesAnswer(point.text))) {
    for (const { tokens } of sentencesOf(text)) {
      const words = wordsOf(comparedTokens(tokens))
      whole.add(words.join(' '))
      for (const run of runsOf(words)) runs.add(run)
    }
    for (const part of text.split(EXAMPLE)) {
      for (const run of runsOf(wordsOf(comparedTokens(tokensOf(part))))) ownRuns.add(run)
    }
  }
  return ({ text, tokens }) => {
    if (!saysNothing && !ADDRESSING.test(text)) return false
    const words = wordsOf(tokens)
    if (words.length < FEWEST_WORDS) return words.length >= RUN && whole.has(words.join(' '))
    const copied = new Set<number>()
    const ofSentence = runsOf(words)
    if (!ofSentence.some((run) => ownRuns.has(run))) return false
    for (const [at, run] of ofSentence.entries()) {
      if (!runs.has(run)) continue
      for (let i = at; i < at + RUN; i++) copied.add(i)
    }
    return copied.size >= COPIED_SHARE * words.length
  }
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
