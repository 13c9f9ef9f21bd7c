import { bagOf, recallOf } from '@/domain/text/bag-of-words'
import { tokensOf } from '@/domain/text/tokens'

/** Similarity of two questions, 0 to 1: the recall of the shorter one's content words in the other. */
export function similarity(a: string, b: string): number {
  const [one, other] = [bagOf(tokensOf(a)), bagOf(tokensOf(b))]
  const [short, long] = one.terms.length <= other.terms.length ? [one, other] : [other, one]
  return recallOf(short.terms, long)
}
