/** Spoken style, made from a written answer by rule: loose openings, asides and endings, and no new content. */
import { sentencesOf } from '@/domain/text/tokens'
import lists from '../../../data/fairness/swaps.json'

const { openings, asides, endings, lowered } = lists.spoken
const LOWERED: ReadonlySet<string> = new Set(lowered)
/** In words: an aside comes after these. */
const BEFORE_ASIDE = 4

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/**
 * Every third sentence with an opening, every third with an aside, every fifth with an ending.
 * @param turn which of them, and where they begin
 */
export function asSpoken(text: string, turn: number): string {
  const sentences = sentencesOf(text)
  return sentences
    .map(({ text: sentence, end }, i) => {
      const gap = text.slice(end, sentences[i + 1]?.start ?? text.length)
      return spoken(sentence, i + turn, turn) + gap
    })
    .join('')
}

function spoken(sentence: string, at: number, turn: number): string {
  let words = sentence.split(' ')
  if (at % 3 === 1 && words.length > BEFORE_ASIDE + 2) {
    words = [...words.slice(0, BEFORE_ASIDE), `${pick(asides, at * 5 + turn)},`, ...words.slice(BEFORE_ASIDE)]
  }
  if (at % 5 === 4 && /[.]$/.test(sentence)) {
    words = [...words.slice(0, -1), `${words.at(-1)?.replace(/[.]$/, '')}, ${pick(endings, at * 3 + turn)}.`]
  }
  const [first = '', ...rest] = words
  if (at % 3 !== 0) return words.join(' ')
  return [pick(openings, at * 7 + turn), LOWERED.has(first) ? first.toLowerCase() : first, ...rest].join(' ')
}
