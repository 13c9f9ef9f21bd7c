/** The sentences of an advert, each with its line and the heading above it. */
import { DEGREE } from '@/domain/documents/segments'
import { pattern } from '@/domain/text/pattern'
import type { Span } from './lines'
import { LONGEST_HEADING } from './section-headings'
import type { SectionLine } from './sections'

/** A sentence with its line, and the last heading above it. */
export type AdvertSentence = Span & { line: SectionLine; text: string; heading: string }

/** Characters before a line in which its heading is looked for. */
const NEAR = 2_000

/** Sentence boundaries, also in texts without capitals; abbreviations such as "B.Sc." and "approx. 5" do not count. */
const SENTENCE = pattern('u')`
  (?<=(?:[\p{L}\d)%”"'#+]{2}|\s\d)[.!?])(?<!${DEGREE})\s+(?=[\p{Lu}\p{Sc}“"(])
  |(?<=\p{L}{4}(?<!approx)[.!?])\s+(?=[\p{Ll}\d])
`

/** The sentences of all lines but headings. */
export function sentencesIn(text: string, lines: readonly SectionLine[]): AdvertSentence[] {
  let heading = ''
  let end = 0
  return lines.flatMap((line) => {
    const between = text.slice(Math.max(end, line.start - NEAR), line.start).match(/\p{L}(?:.*\p{L})?/su)
    if (between) heading = between[0].slice(-LONGEST_HEADING)
    end = line.end
    return sentencesOf(line).map((sentence) => ({ ...sentence, line, heading }))
  })
}

function sentencesOf(line: SectionLine): (Span & { text: string })[] {
  let at = line.start
  return line.text.split(SENTENCE).map((part) => {
    const start = at + Math.max(0, line.text.slice(at - line.start).indexOf(part))
    at = start + part.length
    return { text: part, start, end: at }
  })
}
