/**
 * A choice made the wrong way round: "encrypted, not hashed" where a point says "hashed, not encrypted". Each word of the
 * point stands there, so only the order tells.
 */
import { type Sentence, type Token, tokensOf } from '@/domain/evaluation/text/tokens'
import { weightOf } from '@/domain/evaluation/text/word-weights'

/** Stems of the thing that is chosen and of the one that is turned down. */
export type Choice = { chosen: string; refused: string }

const ARTICLES = new Set(['a', 'an', 'the', 'to'])
const JOINERS = new Set(['and', 'but'])

/** Where the words that turn down what follows end, or 0: "not", "rather than", "instead of". */
function afterRefusal(words: readonly string[], from: number): number {
  const at = JOINERS.has(words[from] ?? '') ? from + 1 : from
  const next = words[at + 1]
  if (words[at] === 'not') return at + 1
  return (words[at] === 'rather' && next === 'than') || (words[at] === 'instead' && next === 'of') ? at + 2 : 0
}

/** "A, not B", "A rather than B", "A instead of B" and "not A but B", with telling words for both. */
function choicesIn(tokens: readonly Token[]): Choice[] {
  const words = tokens.map(({ word }) => word)
  const skipArticle = (at: number) => (ARTICLES.has(words[at] ?? '') ? at + 1 : at)
  return tokens.flatMap(({ stem }, at) => {
    const rest = afterRefusal(words, at + 1)
    const isNotBut = words[at - 1] === 'not' && words[at + 1] === 'but'
    const other = tokens[skipArticle(isNotBut ? at + 2 : rest)]?.stem
    if ((rest === 0 && !isNotBut) || other === undefined || other === stem) return []
    if (weightOf(stem) < 1 || weightOf(other) < 1) return []
    return isNotBut ? { chosen: other, refused: stem } : { chosen: stem, refused: other }
  })
}

export const choicesOf = (text: string): Choice[] => choicesIn(tokensOf(text))

/** The sentence that chooses what the point turns down and turns down what it chooses, unless another does the reverse. */
export function choosesWrongly(choices: readonly Choice[], sentences: readonly Sentence[]): Sentence | undefined {
  const made = sentences.flatMap((sentence) => choicesIn(sentence.tokens).map((choice) => ({ sentence, choice })))
  const isMade = ({ chosen, refused }: Choice) =>
    made.find(({ choice }) => choice.chosen === chosen && choice.refused === refused)?.sentence
  for (const choice of choices) {
    const wrong = isMade({ chosen: choice.refused, refused: choice.chosen })
    if (wrong && !isMade(choice)) return wrong
  }
  return undefined
}
