/** Reads an answer into the sentences that count, and notes what was put aside: repeats, the question itself, orders to the grader. */
import type { DegenerateFinding } from '@/domain/evaluation/facts'
import { isGraderInstruction } from '@/domain/evaluation/grader-instructions'
import { isKeywordList } from '@/domain/evaluation/keyword-list'
import { findGibberish, isNoAnswer, isOtherLanguage } from '@/domain/evaluation/plausible-text'
import { withRejectedClaims } from '@/domain/evaluation/rejected-claims'
import { commonRun, type Places, placesOf } from '@/domain/evaluation/text/common-run'
import { withoutFillers } from '@/domain/evaluation/text/fillers'
import { remembered } from '@/domain/evaluation/text/remembered'
import { plainOf, type Sentence, sentencesOf, type Token, tokensIn } from '@/domain/evaluation/text/tokens'
import { isFunctionWord } from '@/domain/evaluation/text/word-weights'

/** A sentence as given, its telling words, and these words as plain text for patterns. */
export type ReadSentence = Sentence & { plain: string }

export type ReadAnswer = {
  /** Words and sentences as given, without orders to the grader. */
  words: number
  sentences: number
  /** Sentences that count, in order, without fillers. */
  content: readonly ReadSentence[]
  /** Words of `content`, in order. */
  tokens: readonly Token[]
  degenerate: readonly DegenerateFinding[]
}

/** Longest quote that is shown, in characters. */
const QUOTE_LENGTH = 160

/** A verbatim piece of the text, cut at a word when it is long. */
export function quoteOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= QUOTE_LENGTH) return trimmed
  const cut = trimmed.lastIndexOf(' ', QUOTE_LENGTH)
  return trimmed.slice(0, cut > 40 ? cut : QUOTE_LENGTH).trim()
}

const countWords = (sentences: readonly Sentence[]) => sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)

/** Content below this share of the words, in an answer of some length, is padding. */
const PADDING_SHARE = 0.5

/** A sentence of the question: the places of its words, and how many they are. */
type Asked = { places: Places; length: number }

const KNOWN_QUESTIONS = 200

const askedIn = remembered(KNOWN_QUESTIONS, (question): readonly Asked[] =>
  sentencesOf(question).map(({ tokens }) => ({
    places: placesOf(tokens.map(({ stem }) => stem)),
    length: tokens.length,
  })),
)

export function readAnswer(answer: string, question: string): ReadAnswer {
  const all = sentencesOf(answer)
  const orders = all.filter((sentence) => isGraderInstruction(sentence.text))
  const given = without(orders, all)
  const words = countWords(given)
  const degenerate: DegenerateFinding[] = []
  const note = (kind: DegenerateFinding['kind'], share: number, sentence: Sentence | undefined) =>
    degenerate.push({ kind, share: Math.min(1, share), quote: sentence ? quoteOf(sentence.text) : null })
  const shareOf = (sentences: readonly Sentence[]) => countWords(sentences) / Math.max(1, words)

  if (orders.length > 0) note('instructions', countWords(orders) / Math.max(1, countWords(all)), orders[0])
  const nothing = { words, sentences: given.length, content: [], tokens: [], degenerate }
  if (words === 0) {
    note('empty', 1, undefined)
    return nothing
  }
  if (isNoAnswer(given)) {
    note('no-answer', 1, given[0])
    return nothing
  }
  if (isOtherLanguage(given)) {
    note('other-language', 1, given[0])
    return nothing
  }

  const gibberish = findGibberish(given)
  if (gibberish.share > 0.25) note('gibberish', gibberish.share, gibberish.sentences[0])
  const plausible = withRejectedClaims(without(gibberish.sentences, given))

  const asked = askedIn(question)
  const echoes = plausible.filter((sentence) => isEchoOf(sentence, asked))
  if (shareOf(echoes) > 0.4) note('question-repeated', shareOf(echoes), echoes[0])
  const own = without(echoes, plausible)

  const { kept, repeats } = dropRepeats(own)
  if (shareOf(repeats) > 0.3) note('sentence-repeated', shareOf(repeats), repeats[0])

  const content = kept
    .map((sentence) => {
      const tokens = withoutFillers(sentence.tokens)
      return { ...sentence, tokens, plain: plainOf(tokens) }
    })
    .filter((sentence) => sentence.tokens.length > 0)
  const tokens = tokensIn(content)
  if (isKeywordList(kept)) note('keyword-list', 1, kept[0])
  if (words >= 60 && isPadded(tokens, countWords(kept))) note('filler', 1 - tokens.length / words, kept[0])
  return { ...nothing, content, tokens }
}

function without(left: readonly Sentence[], sentences: readonly Sentence[]): readonly Sentence[] {
  return left.length === 0 ? sentences : sentences.filter((sentence) => !left.includes(sentence))
}

/** What may open the question when it is told again: "The question asks", "I am asked to say". */
const FRAME =
  /^(?:the|this|your) question (?:is|was|here is|asks?|wants?)(?: (?:me|us|you|about|to|whether|for|say|tell|explain))*(?= )|^(?:i|we) (?:am|are|was|were) asked(?: (?:about|to|whether|say|tell|explain))*(?= )|^you (?:are asking|ask|asked|want to know)(?: (?:me|about|to|whether))*(?= )/

/** True when a sentence is little but the question's own words in the question's own order. */
function isEchoOf(sentence: Sentence, question: readonly Asked[]): boolean {
  if (sentence.tokens.length < 3) return false
  const said = sentence.tokens.map((token) => token.stem)
  const frame = FRAME.exec(plainOf(sentence.tokens))?.[0].split(' ').length ?? 0
  const length = said.length - frame
  return question.some((asked) => {
    const common = commonRun(said.slice(frame), asked.places)
    const isWhole = common >= 0.8 * asked.length
    return common >= 0.85 * length && (length >= 5 || isWhole)
  })
}

function dropRepeats(sentences: readonly Sentence[]): { kept: Sentence[]; repeats: Sentence[] } {
  const seen = new Set<string>()
  const kept: Sentence[] = []
  const repeats: Sentence[] = []
  for (const sentence of sentences) {
    const key = sentence.tokens.map((token) => token.stem).join(' ')
    if (seen.has(key) && sentence.tokens.length > 2) repeats.push(sentence)
    else kept.push(sentence)
    seen.add(key)
  }
  return { kept, repeats }
}

function isPadded(content: readonly Token[], words: number): boolean {
  const telling = new Set(content.filter((token) => !isFunctionWord(token.stem)).map((token) => token.stem))
  const distinctShare = telling.size / Math.max(1, Math.min(words, 400))
  return content.length < PADDING_SHARE * words || distinctShare < 0.12
}
