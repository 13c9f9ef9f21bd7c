/** Splits a model answer into the points it makes. */
import { sentencesOf } from '@/domain/evaluation/text/tokens'
import { isFunctionWord } from '@/domain/evaluation/text/word-weights'
import type { KeyPoint } from '@/domain/interview/question'

/** Content words below which a piece is a heading or a stray half sentence, not a point of its own. */
const SHORTEST = 2
/** More points than this are joined two by two: nobody is expected to make twenty. */
const MOST = 8
const LIST_MARK = /(?:^|\s)(?:\(?\d{1,2}[.)]|[-–•●○*])\s*(?=[\p{L}“"'(])/gu

/** One key point per statement, in order; a text without words makes none. */
export function splitReference(reference: string): KeyPoint[] {
  const pieces = sentencesOf(reference.replace(LIST_MARK, '\n')).map(({ text, tokens }) => ({
    text,
    content: tokens.filter((token) => !isFunctionWord(token.stem)).length,
  }))
  const points: string[] = []
  let open = ''
  for (const { text, content } of pieces) {
    const joined = open === '' ? text : `${open} ${text}`
    if (content < SHORTEST || /[:：]$/u.test(text)) open = joined
    else {
      points.push(joined)
      open = ''
    }
  }
  if (open !== '') points.push(points.length > 0 ? `${points.pop()} ${open}` : open)
  let merged = points
  while (merged.length > MOST) merged = pairUp(merged)
  return merged.map((text) => ({ text, terms: [] }))
}

const pairUp = (points: readonly string[]): string[] =>
  points.flatMap((text, i) => (i % 2 === 0 ? [[text, points[i + 1]].filter(Boolean).join(' ')] : []))
