/** How far two quotes of one text are the same words. */
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => !isFunctionWord(stem)),
  )

/** Share of the words of the shorter one that the other holds, 0 to 1. */
export function sharedWords(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  return [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size))
}

const FEW = 3
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase()

/** 0 to 3: more where one holds the other as it stands, less where a line has hardly any words. */
export function quoteOverlap(quote: string, line: string): number {
  const size = wordsOf(line).size
  const isWhole = plain(line).includes(plain(quote)) || (size >= FEW && plain(quote).includes(plain(line)))
  return (isWhole ? 2 : 0) + sharedWords(quote, line) * Math.min(1, size / FEW)
}
