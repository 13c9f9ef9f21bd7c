/** Whether there is anything to judge: words, an answer, and English. */
import noAnswers from '@/content/language/no-answer.json'
import { tokensOf } from '@/domain/text/tokens'
import type { Unreadable } from '../facts'
import { isStopWord, weightOf } from './language'
import type { ReadAnswer } from './read-answer'

/** A longer answer says something beside "I don't know". */
const LONGEST_NO_ANSWER = 14
/** Below this share of words that English or the question knows, an answer of some length is no English text. */
const KNOWN_SHARE = 0.5
/** The same for one that hardly has an English word of grammar: another language shares words with English. */
const KNOWN_SHARE_WITHOUT_GRAMMAR = 0.8
const GRAMMAR_SHARE = 0.12
const FEWEST_WORDS = 5

const plain = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')

const NO_ANSWERS = noAnswers.map(plain)

/**
 * Why an answer cannot be judged, or null.
 * @param known content stems of the question and of what it is compared with
 */
export function unreadable({ sentences, words }: ReadAnswer, known: ReadonlySet<string>): Unreadable | null {
  if (words === 0) return 'empty'
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  if (words <= LONGEST_NO_ANSWER) {
    const said = ` ${tokens.map(({ word }) => word).join(' ')} `
    const rest = NO_ANSWERS.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), said)
    if (rest !== said && rest.trim().split(' ').length <= words / 3) return 'no-answer'
  }
  if (words < FEWEST_WORDS) return null
  const understood = tokens.filter(({ word, stem }) => weightOf(stem) < 1 || /^\d/.test(word) || known.has(stem))
  const grammar = tokens.filter(({ stem }) => isStopWord(stem)).length / words
  const least = grammar < GRAMMAR_SHARE ? KNOWN_SHARE_WITHOUT_GRAMMAR : KNOWN_SHARE
  return understood.length / words < least ? 'not-english' : null
}
