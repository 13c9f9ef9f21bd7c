/** Puts the articles in that adverts and CVs leave out: "managing vendor" → "managing the vendor". */
import { bare, isGerund, isPast, isVerb, LISTS, wordsOf } from './grammar'

const isLink = (word: string): boolean => word === '' || LISTS.boundaries.has(word) || word === 'of'
const isPair = (word = ''): boolean => word === 'and' || word === 'or'
/** Whether a noun phrase cannot go on to the left of a word. */
const endsBefore = (word: string, i: number): boolean =>
  isLink(word) || (i === 0 && (isGerund(word) || isPast(word) || isVerb(word)))

/**
 * A phrase that begins with a verb, with "the" before each noun phrase whose head is a countable noun in the singular
 * without an article: "planning monthly content calendar" → "planning the monthly content calendar". A lone noun after
 * a preposition stays as it is ("on site").
 */
export function withArticles(phrase: string): string {
  const words = wordsOf(phrase)
  const lower = words.map(bare)
  const starts = new Set<number>()
  for (const [i, word] of lower.entries()) {
    // In "clean unit and integration tests" the noun may be the first part of a compound.
    const isEnd = i === words.length - 1 || (isLink(lower[i + 1] ?? '') && !isPair(lower[i + 1]))
    if (!isEnd || !LISTS.countableThings.has(word) || !/^\p{Ll}/u.test(words[i] ?? '')) continue
    const begin = startOf(words, lower, i)
    // "building and improving pipeline": the second verb stands before the article.
    const isAfterTwo = begin === 2 && i > 2 && isPair(lower[1]) && isGerund(lower[0] ?? '') && isGerund(lower[2] ?? '')
    const start = isAfterTwo ? 3 : begin
    // After "a photo wall and" the article stands before the first noun.
    const isSecond = isPair(lower[start - 1]) && lower.slice(0, start).some((each) => LISTS.determiners.has(each))
    const isLone = start === i && i > 1 && !isAfterTwo
    if (start > 0 && !isLone && !isSecond && !hasArticle(words, lower, start, i)) starts.add(start)
  }
  return words.flatMap((word, i) => (starts.has(i) ? ['the', word] : [word])).join(' ')
}

/** Index of the first word of the noun phrase that ends at `head`. */
function startOf(words: readonly string[], lower: readonly string[], head: number): number {
  let at = head
  while (at > 0 && !endsBefore(lower[at - 1] ?? '', at - 1) && !/[,;]$/.test(words[at - 1] ?? '')) at--
  return at
}

/** An article, another determiner, a number or a genitive. */
const hasArticle = (words: readonly string[], lower: readonly string[], from: number, to: number): boolean =>
  words
    .slice(from, to)
    .some((word, i) => LISTS.determiners.has(lower[from + i] ?? '') || /^\d|['’]s$|s['’]$/.test(word)) ||
  LISTS.numerals.has(lower[from] ?? '')
