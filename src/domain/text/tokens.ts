/** Tokenizer: splits a text into sentences and words with offsets, so that every finding can be quoted. */
import { memoize } from './memoize'
import { normalizeFigure, normalizeSpelling, stemOf } from './stem'

export type Token = {
  /** In lower case, with British and American spelling normalised. */
  word: string
  stem: string
  /** Offsets in the source text; `end` is exclusive. */
  start: number
  end: number
}

/** The normalised words of a sentence, separated by single spaces: the input of patterns. */
export const plainOf = (tokens: readonly Token[]): string => tokens.map((token) => token.word).join(' ')

export type Sentence = {
  /** Verbatim, without surrounding white space. */
  text: string
  start: number
  end: number
  tokens: readonly Token[]
}

/** A word. "40 %", "40 percent" and "40 per cent" give the same tokens. */
const WORD = /[Pp]er cent\b|%(?<=\p{N}\s?%)|[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:[.,]\p{N}+)*(?:\+\+|#)?/gu
const NEGATED = /^(.+)n['’]t$/
const IRREGULAR_NEGATION: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' }
/** The word behind a contracted ending; "'s" is left out, since it may be a genitive. */
const SPOKEN_ENDING: Readonly<Record<string, string>> = { d: 'would', ll: 'will', ve: 'have', re: 'are', m: 'am' }
/** Typed without the apostrophe; "cant" and "wont" are also words, but not in interview answers. */
const BARE_NEGATION = /^(do|does|did|is|was|were|are|has|have|had|could|would|should|ca|wo)nt$/

/** One or two tokens of a raw word. Cached, since normalisation applies a dozen patterns. */
const readWord = memoize(
  (raw) =>
    partsOf(raw.toLowerCase()).map((part) => {
      const word = normalizeSpelling(part)
      return { word, stem: stemOf(normalizeFigure(word)) }
    }),
  { entries: 20_000 },
)

/** Words of a text in reading order. Contractions become two words ("don't": "do", "not"); hyphens separate words. */
export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = []
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const start = offset + match.index
    const end = start + match[0].length
    for (const { word, stem } of readWord(match[0])) tokens.push({ word, stem, start, end })
  }
  return tokens
}

function partsOf(raw: string): string[] {
  if (raw === 'cannot') return ['can', 'not']
  if (raw === '%' || raw === 'per cent') return ['percent']
  const negated = NEGATED.exec(raw) ?? BARE_NEGATION.exec(raw)
  if (negated?.[1]) return [IRREGULAR_NEGATION[negated[1]] ?? negated[1], 'not']
  const [word = raw, ending] = raw.split(/['’]/u)
  const spoken = ending === undefined ? undefined : SPOKEN_ENDING[ending]
  return spoken ? [word, spoken] : [word]
}

const BOUNDARY = /(?<![.!?…。！？])[.!?…。！？]+["'”’)\]]*(?=\s|$)|\r?\n+|[;]\s|•/gu
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|approx|no|inc|ltd)\.$/iu

/** "6 p.m. on a Friday" goes on; before a capital the sentence may end. */
const TIME_OF_DAY = /\d\s?[ap]\.m\.$/iu
const GOES_ON = /^\s+[\p{Ll}\d]/u

/** A list number: "1." is not a sentence. */
const LIST_NUMBER = /^\s*\d{1,2}$/u

/**
 * Sentences of a text. Line breaks and semicolons also end a sentence, since transcripts and lists have few full stops.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number) => {
    const slice = text.slice(from, to)
    const start = from + (slice.length - slice.trimStart().length)
    const trimmed = slice.trim()
    const tokens = tokensOf(trimmed, start)
    if (tokens.length > 0) sentences.push({ text: trimmed, start, end: start + trimmed.length, tokens })
    from = to
  }
  for (const match of text.matchAll(BOUNDARY)) {
    const to = match.index + match[0].length
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(0, to - 9), to))) continue
    if (
      match[0] === '.' &&
      TIME_OF_DAY.test(text.slice(Math.max(0, to - 6), to)) &&
      GOES_ON.test(text.slice(to, to + 9))
    )
      continue
    if (match[0] === '.' && LIST_NUMBER.test(text.slice(from, match.index))) continue
    add(to)
  }
  add(text.length)
  return sentences
}
