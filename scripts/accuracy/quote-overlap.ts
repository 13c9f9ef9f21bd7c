/** Word overlap of two quotes from one text. */
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => !isFunctionWord(stem)),
  )

/** Share of the smaller set of content words that the other contains, 0 to 1. */
export function sharedWords(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  return [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size))
}

const FEW = 3
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase()

/** Overlap score from 0 to 3: +2 if one contains the other verbatim; lower for lines with few content words. */
export function quoteOverlap(quote: string, line: string): number {
  const size = wordsOf(line).size
  const isWhole = plain(line).includes(plain(quote)) || (size >= FEW && plain(quote).includes(plain(line)))
  return (isWhole ? 2 : 0) + sharedWords(quote, line) * Math.min(1, size / FEW)
}
