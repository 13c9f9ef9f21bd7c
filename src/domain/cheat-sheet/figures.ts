/** Extracts the figures from a person's answers, each with its context. */
import { type Sentence, sentencesOf } from '@/domain/text/tokens'

/** In characters: two or three lines of the narrow column. */
const LONGEST = 110
const MOST_FIGURES = 8

/** Punctuation between two clauses. */
const CLAUSE_END = /[,;:]\s+|\s[-–—]\s+/g

/** A number, or a calendar year, which is no figure: "In 2021", but not "2,021" or "₦2000". */
const NUMBER = /(?<year>(?<![\p{L}\p{Sc}\d.,])(?:19|20)\d\d(?![.,]?\d|\s?%))|\d+/gu

/** Offset of the first figure of a text; -1 where it has none. */
const figureAt = (text: string): number =>
  [...text.matchAll(NUMBER)].find(({ groups }) => groups?.year === undefined)?.index ?? -1

type Span = { start: number; end: number }

/**
 * The sentences with figures, in order. Of a long one, only the clauses around its figure, as many as fit; "…" marks
 * what is left out.
 */
export function figuresOf(texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      for (const line of linesWithFigures(sentence)) {
        found.add(line)
        if (found.size >= MOST_FIGURES) return [...found]
      }
    }
  }
  return [...found]
}

function linesWithFigures({ text }: Sentence): string[] {
  const clauses = clausesOf(text)
  const lines: string[] = []
  let next = 0
  for (const [i, { start, end }] of clauses.entries()) {
    if (i < next || figureAt(text.slice(start, end)) < 0) continue
    const [first, last] = around(clauses, i, next)
    next = last + 1
    const span = { start: clauses[first]?.start ?? start, end: clauses[last]?.end ?? end }
    lines.push(lineOf(text, span.end - span.start <= LONGEST ? span : partOf(text, span)))
  }
  return lines
}

function clausesOf(text: string): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(CLAUSE_END)) {
    clauses.push({ start, end: index })
    start = index + mark.length
  }
  return [...clauses, { start, end: text.length }]
}

/** The first and the last of the clauses around the one at `at` that fit together, earlier ones first. */
function around(clauses: readonly Span[], at: number, from: number): [number, number] {
  let [first, last] = [at, at]
  const fits = (one: number, other: number) => (clauses[other]?.end ?? 0) - (clauses[one]?.start ?? 0) <= LONGEST
  while (first > from && fits(first - 1, last)) first--
  while (last < clauses.length - 1 && fits(first, last + 1)) last++
  return [first, last]
}

/** The words around the figure of a clause that is too long. */
function partOf(text: string, { start, end }: Span): Span {
  const figure = start + figureAt(text.slice(start, end))
  const from = Math.max(start, figure - LONGEST / 2)
  const to = Math.min(end, figure + LONGEST / 2)
  return {
    start: from === start ? start : text.indexOf(' ', from) + 1,
    end: to === end ? end : text.lastIndexOf(' ', to),
  }
}

function lineOf(text: string, { start, end }: Span): string {
  const part = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,;:])[\s,;:]+$/, '')
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`
}
