/** The preprocessed form of an answer: sentences with offsets, and windows of up to three sentences. */
import noAnswers from '@/content/language/no-answer.json'
import { type ExcludedSentence, quoteOf, type Unreadable } from '@/domain/evaluation/facts'
import { evaluatedPart } from '@/domain/interview/answers'
import { lazily } from '@/domain/text/memoize'
import { injectionSpans } from '@/domain/text/prompt-injection'
import { plainOf, type Sentence, sentencesOf, type Token, tokensOf } from '@/domain/text/tokens'
import { isStopWord, weightOf } from './language'
import { isArticle, type Profile, profileOf } from './text-features'

type ReadSentence = Sentence & { profile: Profile }

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
  /** The sentences that count, in order. */
  sentences: readonly ReadSentence[]
  excluded: readonly ExcludedSentence[]
  windows: readonly Window[]
  whole: Profile
  /** Number of words that count. */
  words: number
}

/** Most sentences in a window: a point rarely spans more. */
const MOST_SENTENCES = 3

/** In words but articles. Longer sentences, as in transcripts without full stops, are split into pieces of `CUT`. */
const LONGEST_SENTENCE = 45
const CUT = 25

export function readAnswer(answer: string, question: string): ReadAnswer {
  const text = evaluatedPart(answer)
  const { counted, excluded } = excludeSentences(text, sentencesOf(text), question)
  const names = new Set(counted.flatMap(({ tokens }) => tokens.filter((token, i) => i > 0 && isCapital(token, text))))
  const read = (parts: readonly Sentence[]) => {
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
    excluded,
    windows,
    whole: read(sentences),
    words: sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0),
  }
}

/** Whether a word is written with a capital, but "I" and single letters. */
const isCapital = ({ start, end }: Token, text: string): boolean => /^\p{Lu}\p{L}/u.test(text.slice(start, end))

function cutLong(sentence: Sentence, text: string): Sentence[] {
  const { tokens } = sentence
  const words = tokens.flatMap((token, i) => (isArticle(token) ? [] : [i]))
  if (words.length <= LONGEST_SENTENCE) return [sentence]
  const parts: Sentence[] = []
  for (let [from, done] = [0, 0]; from < tokens.length; ) {
    done += words.length - done <= LONGEST_SENTENCE ? words.length : CUT
    const to = words[done] ?? tokens.length
    const part = tokens.slice(from, to)
    const start = part[0]?.start ?? sentence.start
    const end = to === tokens.length ? sentence.end : (part.at(-1)?.end ?? sentence.end)
    parts.push({ text: text.slice(start, end), start, end, tokens: part })
    from = to
  }
  return parts
}

/** In words: a longer answer says more than "I don't know". */
const LONGEST_NO_ANSWER = 14
/** An answer with a smaller share of known words, English or from the question, is not English. */
const KNOWN_SHARE = 0.5
/** The same for an answer with few English function words, since other languages share words with English. */
const KNOWN_SHARE_WITHOUT_GRAMMAR = 0.8
const GRAMMAR_SHARE = 0.12
const FEWEST_WORDS = 5

const NO_ANSWERS = noAnswers.map((text) => plainOf(tokensOf(text)))

/**
 * Why an answer cannot be scored, or null.
 * @param known content stems of the question and of its points and references
 */
export function unreadable({ sentences, words }: ReadAnswer, known: ReadonlySet<string>): Unreadable | null {
  if (words === 0) return 'empty'
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  if (words <= LONGEST_NO_ANSWER) {
    const said = ` ${plainOf(tokens)} `
    const rest = NO_ANSWERS.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), said)
    if (rest !== said && rest.trim().split(' ').length <= words / 3) return 'no-answer'
  }
  if (words < FEWEST_WORDS) return null
  const understood = tokens.filter(({ word, stem }) => weightOf(stem) < 1 || /^\d/.test(word) || known.has(stem))
  const grammar = tokens.filter(({ stem }) => isStopWord(stem)).length / words
  const least = grammar < GRAMMAR_SHARE ? KNOWN_SHARE_WITHOUT_GRAMMAR : KNOWN_SHARE
  return understood.length / words < least ? 'not-english' : null
}

/** A sentence repeats the question when at least this share of its content words is in one sentence of the question. */
const COPIED_SHARE = 0.9
/** A sentence with fewer content words may well be an answer. */
const FEWEST_COPIED = 5
/** Fewest words of a sentence that repeats one of the question's, word for word. */
const FEWEST_REPEATED = 3

const runOf = ({ tokens }: Pick<Sentence, 'tokens'>) => tokens.map(({ stem }) => stem).join(' ')

const tellingStems = ({ tokens }: Pick<Sentence, 'tokens'>) =>
  tokens.flatMap(({ stem }) => (isStopWord(stem) ? [] : [stem]))

/** Splits the sentences of an answer into counted and excluded ones. */
function excludeSentences(
  answer: string,
  sentences: readonly Sentence[],
  question: string,
): { counted: Sentence[]; excluded: ExcludedSentence[] } {
  const spans = injectionSpans(answer)
  const questionSentences = sentencesOf(question)
  const asked = questionSentences.map((sentence) => new Set(tellingStems(sentence)))
  const askedRuns = new Set(questionSentences.map(runOf))
  const seen = new Set<string>()
  const counted: Sentence[] = []
  const excluded: ExcludedSentence[] = []
  for (const sentence of sentences) {
    const kind = kindOf(sentence)
    if (kind) excluded.push({ kind, quote: quoteOf(sentence.text) })
    else counted.push(sentence)
  }
  return { counted, excluded }

  function kindOf(sentence: Sentence): ExcludedSentence['kind'] | null {
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
